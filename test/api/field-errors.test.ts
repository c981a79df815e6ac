import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { fieldErrors } from '#shared/api/field-errors.ts'
import { rotateKey } from '#shared/api/resources/keys.ts'
import { changeWorkspace } from '#shared/api/resources/workspace.ts'
import { contract as rewrite } from '#shared/operations/rewrite/contract.ts'
import { contract } from '#shared/operations/teardown/contract.ts'

const errorsFor = (compare_to: unknown) => {
  const body = { draft: 'Hi', compare_to }
  const { error } = contract.input.safeParse(body)
  return error ? fieldErrors(error, contract.input, body) : []
}

describe('a field that takes one of several forms', () => {
  it.each([[{ kind: 'renewal' }], ['auto'], [7], [null], [{}]])('names them for %j', (value) => {
    const [first, ...rest] = errorsFor(value)
    expect(rest).toEqual([])
    expect(first?.pointer).toBe('/compare_to')
    expect(first?.detail).toMatch(/\{ draft, .*\} or \{ benchmark \}/)
  })

  it('says what is wrong with the form that was meant', () => {
    expect(errorsFor({ benchmark: 'x' })).toMatchObject([
      { pointer: '/compare_to/benchmark', code: 'not_one_of' },
    ])
    expect(errorsFor({ draft: 5 })).toMatchObject([{ pointer: '/compare_to/draft', code: 'wrong_type' }])
    expect(errorsFor({ draft: 'a', kind: 'renewal' })).toEqual([
      {
        pointer: '/compare_to/kind',
        code: 'unknown_field',
        detail: 'Unknown field. Known fields: draft, subject, preheader, from_name, format.',
      },
    ])
    expect(errorsFor({ benchmark: 'auto' })).toEqual([])
  })
})

describe('a field that takes one of several values', () => {
  const { body: schema } = rotateKey
  it.each([[5], ['0'], [null], [{ literal: 0 }]])('names all of them for %j', (grace_seconds) => {
    const { error } = schema.safeParse({ grace_seconds })
    expect(error && fieldErrors(error, schema, { grace_seconds })).toEqual([
      {
        pointer: '/grace_seconds',
        code: 'not_one_of',
        detail: 'Must be one of: 0, 3600, 86400, 604800.',
      },
    ])
  })

  it('or one of several forms, names both', () => {
    const mixed = z.strictObject({ of: z.union([z.literal('auto'), z.strictObject({ id: z.string() })]) })
    const { error } = mixed.safeParse({ of: 7 })
    expect(error && fieldErrors(error, mixed, { of: 7 })).toMatchObject([
      { detail: 'Must be one of: auto, or have the fields of one of: { id }.' },
    ])
  })
})

describe('a name that cannot stand in a map', () => {
  const { body: schema } = changeWorkspace
  const errorOf = (settings: object) => {
    const { error } = schema.safeParse({ settings })
    return error && fieldErrors(error, schema, { settings })
  }

  it('is answered with those that can, where they are few', () => {
    expect(errorOf({ gate: { thresholds: { 'cold-outreach': 90 } } })).toEqual([
      {
        pointer: '/settings/gate/thresholds/cold-outreach',
        code: 'unknown_field',
        detail: expect.stringMatching(
          /^Unknown field\. Did you mean `cold_outreach`\? Known fields: cold_outreach, follow_up, /,
        ),
      },
    ])
  })

  it.each(['Hi Ana, the whole mail', `mk_live_${'x'.repeat(46)}`])(
    'is not repeated when it is none: %s',
    (name) => {
      for (const map of [{ rules: { [name]: {} } }, { gate: { thresholds: { [name]: 90 } } }]) {
        const errors = errorOf(map)
        expect(errors?.map(({ code }) => code)).toEqual(['unknown_field'])
        expect(JSON.stringify(errors)).not.toContain(name)
      }
    },
  )

  it('is pointed at when it looks like one', () => {
    expect(errorOf({ rules: { Long_Subject: {} } })).toMatchObject([
      { pointer: '/settings/rules/Long_Subject' },
    ])
  })
})

describe('the name of an unknown field', () => {
  it.each([
    ['a/b', '/a~1b'],
    ['a~b', '/a~0b'],
    ['first name', '/first name'],
  ])('%s is pointed at with the signs of a JSON Pointer', (name, pointer) => {
    const body = { draft: 'Hi', [name]: 1 }
    const { error } = contract.input.safeParse(body)
    expect(error && fieldErrors(error, contract.input, body)).toMatchObject([
      { pointer, code: 'unknown_field' },
    ])
  })

  it('is not repeated where it could be the draft', () => {
    const body = { draft: 'Hi', 'Hi Ana, we met in Leeds': 1 }
    const { error } = contract.input.safeParse(body)
    expect(error && fieldErrors(error, contract.input, body)).toMatchObject([{ pointer: '' }])
  })
})

describe('what has the wrong type', () => {
  it.each([['warm'], [{}], [4]])('gets that one error and no length: %j for a list', (tone) => {
    const body = { draft: 'Hi', tone }
    const { error } = rewrite.input.safeParse(body)
    expect(error && fieldErrors(error, rewrite.input, body)).toEqual([
      { pointer: '/tone', code: 'wrong_type', detail: 'Must be a list.' },
    ])
  })

  it('hides no error of another field', () => {
    const body = { draft: 5, tone: 'warm', from_name: 'x'.repeat(5000) }
    const { error } = rewrite.input.safeParse(body)
    const pointers = error && fieldErrors(error, rewrite.input, body).map(({ pointer }) => pointer)
    expect(pointers?.toSorted()).toEqual(['/draft', '/from_name', '/tone'])
  })
})
