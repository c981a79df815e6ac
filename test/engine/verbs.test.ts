import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import * as lexicon from '#shared/engine/lexicon/verbs.ts'
import {
  gerunds,
  plainFormsOf,
  regularPasts,
  thirdPerson,
  type Verb,
  verbsOf,
} from '#shared/engine/measures/conjugation.ts'
import { dictionary } from '../support/dictionary.ts'

const { AUXILIARIES: _, NEGATED: __, ...LISTS } = lexicon
const VERBS = Object.values(LISTS).flatMap(verbsOf)
/** A verb of offices that no dictionary has in every form. */
const OURS = 'operationalize'

const pastsOf = ({ plain, past, participle }: Verb) =>
  past && participle ? [past, participle] : regularPasts(plain)

describe('the verbs of the lexicon', () => {
  test('stand in one list each, once', () => {
    const plain = VERBS.map((verb) => verb.plain)
    expect(plain.filter((verb, i) => plain.indexOf(verb) !== i)).toEqual([])
  })

  test('have forms that are words of a dictionary', () => {
    const made = VERBS.filter(({ plain }) => plain !== OURS).flatMap((verb) => [
      verb.plain,
      thirdPerson(verb.plain),
      ...pastsOf(verb),
      ...gerunds(verb.plain),
    ])
    expect(made.filter((form) => !dictionary.has(form))).toEqual([])
  })

  test('are found again from what is made of them by rule', () => {
    const lost = VERBS.filter(({ past }) => past === null).filter(
      ({ plain }) => !regularPasts(plain).every((form) => plainFormsOf(form).includes(plain)),
    )
    expect(lost).toEqual([])
  })
})

describe('forms that are made', () => {
  test.each([
    ['open', 'opens', 'opened', 'opening'],
    ['stop', 'stops', 'stopped', 'stopping'],
    ['shred', 'shreds', 'shredded', 'shredding'],
    ['submit', 'submits', 'submitted', 'submitting'],
    ['offer', 'offers', 'offered', 'offering'],
    ['prefer', 'prefers', 'preferred', 'preferring'],
    ['limit', 'limits', 'limited', 'limiting'],
    ['agree', 'agrees', 'agreed', 'agreeing'],
    ['move', 'moves', 'moved', 'moving'],
    ['try', 'tries', 'tried', 'trying'],
    ['stay', 'stays', 'stayed', 'staying'],
    ['tie', 'ties', 'tied', 'tying'],
    ['fix', 'fixes', 'fixed', 'fixing'],
    ['wait', 'waits', 'waited', 'waiting'],
    ['veto', 'vetoes', 'vetoed', 'vetoing'],
    ['radio', 'radios', 'radioed', 'radioing'],
  ])('are right: %s', (verb, one, past, gerund) => {
    expect([thirdPerson(verb), regularPasts(verb), gerunds(verb)]).toEqual([one, [past], [gerund]])
  })

  test('have both spellings where Britain and America differ', () => {
    expect(regularPasts('cancel')).toEqual(['canceled', 'cancelled'])
    expect(gerunds('travel')).toEqual(['traveling', 'travelling'])
  })

  test('have their ending, whatever the word', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[a-z]{1,12}$/), (verb) => {
        expect(thirdPerson(verb)).toMatch(/s$/)
        expect(regularPasts(verb).every((form) => form.endsWith('ed'))).toBe(true)
        expect(gerunds(verb).every((form) => form.endsWith('ing'))).toBe(true)
      }),
    )
  })
})
