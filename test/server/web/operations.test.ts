import { execFileSync } from 'node:child_process'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { operationsOfWeb, toldOf } from '#server/build/web-operations.ts'
import { BLANK, readMail } from '#server/web/editor/mail.ts'
import { type Block, blocksOf, labelled } from '#server/web/operations/blocks.ts'
import { comparedField, sameAsMail } from '#server/web/operations/compared.ts'
import { curlOf } from '#server/web/operations/curl.ts'
import { isOfBefore, mailInput } from '#server/web/operations/mail-input.ts'
import { readable } from '#server/web/operations/names.ts'
import { OF_THE_MAIL, requestOf } from '#server/web/operations/request.ts'
import { controlOf, filledIn, type Schema } from '#server/web/operations/schema.ts'
import { OPERATIONS } from '#shared/operations/index.ts'

const told = OPERATIONS.map(({ contract, read }) => ({ ...toldOf({ contract }), read }))

describe.each(told)('the form of $name', ({ input, examples, read }) => {
  const schema = input as Schema
  const fields = Object.keys(schema.properties ?? {})

  test('has a control for every field that has more than one answer', () => {
    const missing: string[] = []
    const look = (path: string, one: Schema) => {
      if (controlOf(one) === 'none' && one.const === undefined && one.enum?.length !== 1) missing.push(path)
      for (const [name, inner] of Object.entries(one.properties ?? {})) look(`${path}/${name}`, inner)
      if (one.items?.properties) look(`${path}/0`, one.items)
      for (const [i, form] of (one.anyOf ?? []).entries()) look(`${path}/${i}`, form)
    }
    for (const name of fields) look(name, schema.properties?.[name] ?? {})
    expect(missing).toEqual([])
  })

  test.each(examples)('sends what the contract takes: $summary', ({ input: example }) => {
    const request: Record<string, unknown> = { ...(example as object) }
    const given = Object.fromEntries(Object.entries(request).filter(([name]) => !OF_THE_MAIL.includes(name)))
    const byBrief = 'brief' in request
    const usesMail = fields.includes('draft') && !byBrief
    const sent = requestOf(given, readMail(request), { input: schema, usesMail, byBrief })
    const reading = read(sent)
    expect(reading.ok ? null : reading.error.issues).toBeNull()
  })
})

describe('an operation that compares mails', () => {
  const { input, read } = told.find(({ name }) => name === 'ab-predict') ?? {}
  const schema = input as Schema
  const mail = { ...BLANK, draft: 'Hi', subject: 'Lists', preheader: 'For May', kind: 'renewal' as const }
  const ask = (given: unknown, usesMail: boolean) =>
    requestOf({ variants: given }, { ...mail, format: 'html' }, { input: schema, usesMail, byBrief: false })

  test('is sent no mail unless that is wanted', () => {
    const variants = [{ subject: 'a' }, { subject: 'b' }]
    expect(ask(variants, false)).toEqual({ kind: 'renewal', variants })
  })

  test('has the mail as the first, and of it what the others leave empty', () => {
    const own = { draft: 'Hi', subject: 'Lists', preheader: 'For May' }
    const sent = ask(
      [
        { id: 'short', subject: 'May' },
        { subject: '', draft: 'Hello' },
      ],
      true,
    )
    expect(sent).toEqual({
      kind: 'renewal',
      variants: [own, { ...own, id: 'short', subject: 'May' }, { ...own, draft: 'Hello' }],
    })
    expect(read?.(sent).ok).toBe(true)
  })

  test('keeps each in its place, so that what is wrong is said there, and drops empty ones at the end', () => {
    expect(ask(undefined, false).variants).toEqual([{}, {}])
    const gap = [{ subject: 'a' }, { subject: '' }, { subject: 'c' }, {}]
    expect(ask(gap, false).variants).toEqual([{ subject: 'a' }, {}, { subject: 'c' }])
  })

  test('is not asked about a variant that is the mail again, whatever its name', () => {
    const same = (given: unknown) => [...sameAsMail(schema, given).keys()]
    expect(same(undefined)).toEqual(['/variants/1/subject'])
    expect(same([{ preheader: 'For June' }, { id: 'b' }, { draft: 'Hello' }])).toEqual([
      '/variants/2/subject',
    ])
  })

  test('is the only one with such a list', () => {
    const names = told
      .filter((one) => comparedField(one.input as Schema) !== undefined)
      .map(({ name }) => name)
    expect(names).toEqual(['ab-predict'])
  })
})

test('an answer is told to be of another mail once subject or text have changed, and only then', () => {
  const mail = { ...BLANK, draft: 'Hi', subject: 'Lists', preheader: 'For May' }
  const { preheader, ...untold } = mailInput(mail)
  expect(preheader).toBe('For May')
  expect(isOfBefore(mailInput(mail), mail)).toBe(false)
  expect(isOfBefore(untold, mail)).toBe(false)
  for (const change of [{ draft: 'Hi Ana' }, { subject: '' }, { preheader: 'For June' }])
    expect(isOfBefore(mailInput(mail), { ...mail, ...change })).toBe(true)
  expect(isOfBefore({}, mail)).toBe(false)
})

test('what was left empty is not sent, and nothing else is lost', () => {
  const isEmpty = (value: unknown): boolean =>
    value === undefined ||
    value === null ||
    value === '' ||
    JSON.stringify(value) === '[]' ||
    JSON.stringify(value) === '{}'
  const hasEmpty = (value: unknown): boolean =>
    isEmpty(value) || (typeof value === 'object' && Object.values(Object(value)).some(hasEmpty))
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      const filled = filledIn(value)
      if (filled === undefined) return
      expect(hasEmpty(filled)).toBe(false)
      if (!hasEmpty(value)) expect(filled).toEqual(value)
    }),
  )
  expect(filledIn({ a: 0, b: false, c: '', d: [], e: { f: '' }, g: ['x', ''] })).toEqual({
    a: 0,
    b: false,
    g: ['x'],
  })
})

test('the page is given the operations as data', () => {
  const { load } = operationsOfWeb() as { load: (id: string) => string | null }
  const source = load('\0virtual:operations') ?? ''
  expect(JSON.parse(source.slice(source.indexOf('=') + 1))).toHaveLength(OPERATIONS.length)
  expect(source).not.toContain('$ref')
})

test('the curl line gives a shell the very request', () => {
  const told = (command: string): string[] =>
    execFileSync('sh', ['-c', `curl() { printf '%s\\000' "$@"; }\n${command}`], {
      encoding: 'utf8',
      env: { SENDWORTHY_KEY: 'mk_live_x' },
    }).split('\0')
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (draft) => {
      const said = told(curlOf('http://localhost:8787', 'roast', { draft }))
      expect(JSON.parse(said[said.indexOf('-d') + 1] ?? '')).toEqual({ draft })
      expect(said).toContain('Authorization: Bearer mk_live_x')
      expect(said).toContain('http://localhost:8787/v1/roast')
    }),
    { numRuns: 20, examples: [['it\'s $HOME `id` \\ "x"\n\'']] },
  )
})

test('no line of an answer in words is lost or moved', () => {
  const mark = fc.constantFrom('', '- ', '3. ', '−4 ', '+2.5 ', '→ ', '! ', '— ', '   ', '  · ')
  const line = fc.oneof(
    fc.string(),
    fc.constant(''),
    fc.tuple(mark, fc.string()).map((parts) => parts.join('')),
    fc.string().map((text) => `${text}:`),
  )
  const linesIn = (blocks: readonly Block[]): string[] =>
    blocks.flatMap(({ lines }) => lines.flatMap((one) => [one.mark + one.text, ...linesIn(one.inner)]))
  const solid = (text: string) => text.replaceAll(/\s/g, '')
  fc.assert(
    fc.property(fc.array(line), (lines) => {
      const text = lines.join('\n')
      expect(linesIn(blocksOf(text)).map(solid)).toEqual(
        text
          .split('\n')
          .filter((one) => one.trim() !== '')
          .map(solid),
      )
    }),
  )
})

describe('an answer in words', () => {
  const kinds = (text: string) => blocksOf(text).map(({ kind }) => kind)

  test('has a heading over its lists, and where lines are set in', () => {
    expect(kinds('Score 74.\n\nMend first:\n- One\n- Two')).toEqual(['text', 'heading', 'bullets'])
    const [section] = blocksOf('opening · 43\n  −6 This could be sent to anyone.\n  + Short.')
    expect(section?.kind).toBe('heading')
    expect(section?.lines[0]?.inner.map(({ kind, lines }) => [kind, lines.length])).toEqual([['points', 2]])
    // What costs may begin with a number.
    expect(kinds('−1 2 fillers in 56 words.\n−2.5 (hidden)\n+3 Short.')).toEqual(['points'])
  })

  test('keeps the numbers of a list whose items have lines of their own', () => {
    const [first, second] = blocksOf('1. A joke.\n   → Advice.\n\n2. Another.')
    expect([first, second].map((block) => block?.lines[0]?.mark)).toEqual(['1.', '2.'])
    expect(first?.lines[0]?.inner[0]?.lines[0]).toMatchObject({ mark: '→', text: 'Advice.' })
  })

  test('leaves the lines of a mail as they are', () => {
    expect(kinds('Hi Ana:\n\n+44 20 7946 0958\nBest,\nTom')).toEqual(['text', 'text'])
    expect(kinds('We meet in May:')).toEqual(['text'])
  })

  test('has a label of a few words where a line begins with one', () => {
    expect(labelled('Heard before: “synergies”.')).toEqual({ label: 'Heard before:', rest: '“synergies”.' })
    for (const text of ['We met at 10: all of us.', 'https://example.com', 'No label here.', 'ask: us'])
      expect(labelled(text)).toBeNull()
  })
})

test('a remark names fields and operations as the form does', () => {
  expect(readable('Choose `commitment` or `max_chars`; `rewrite` it.')).toBe(
    'Choose “Commitment” or “Characters, at most”; “Rewrite” it.',
  )
  expect(readable('Said `"kind": "follow_up"` there.')).toBe('Said "kind": "follow_up" there.')
})
