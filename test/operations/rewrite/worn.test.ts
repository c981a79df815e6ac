import { describe, expect, it } from 'vitest'
import { DEFAULT_PROFILE } from '#shared/engine/profile.ts'
import { contract } from '#shared/operations/rewrite/contract.ts'
import { local } from '#shared/operations/rewrite/local.ts'
import { dictionary } from '../../support/dictionary.ts'

const [BEFORE, AFTER] = ['Thanks for the call this morning.', 'The rest is on the shared list.']

/** What becomes of a sentence that stands between two others. */
function one(sentence: string): string {
  const draft = `Hi Dana,\n\n${BEFORE} ${sentence} ${AFTER}\n\nBest,\nPaul`
  const input = contract.input.parse({ kind: 'internal', draft })
  const text = local(input, { profile: DEFAULT_PROFILE, dictionary }).result.variants[0]?.draft ?? ''
  return text.split(`${BEFORE} `)[1]?.split(` ${AFTER}`)[0] ?? text
}

describe('worn phrases', () => {
  it.each([
    ['It is hard to track, because at the end of the day it makes more work.', 'because it makes more work'],
    ["In today's fast-paced business world, depots need a spare van.", 'Depots need a spare van.'],
    ['We should agree on next steps going forward.', 'We should agree on next steps.'],
    ["Please read the plan and don't hesitate to call me on Friday.", 'Please read the plan and call me'],
    ['I have gone ahead and unlocked the gate.', 'I have unlocked the gate.'],
    ['We should touch base on the crane next week.', 'We should talk about the crane next week.'],
    ['It is with great pleasure that we would like to cordially invite you to the fair.', 'We invite you'],
    [
      'I am writing this email to express my disappointment with the new gate.',
      'I am disappointed with the new gate.',
    ],
    ['They are going to be discussing the three plans.', 'They will discuss the three plans.'],
    ['It is often the case that a van comes late.', 'Often a van comes late.'],
  ])('give way to what is meant: %s', (sentence, plain) => {
    expect(one(sentence)).toContain(plain)
  })

  it.each([
    'We count the till because at the end of the day the shop shuts.',
    'In today’s rental market, a flat costs twice as much.',
    'We want to go ahead and need a date.',
    'The plan went ahead and the gate was moved.',
    'This is going to be exciting to watch.',
    'From May on we use the new form going forward to the gate.',
  ])('stay where they say something: %s', (sentence) => {
    expect(one(sentence)).toBe(sentence)
  })
})
