import type { Sentence } from '../doc.ts'
import { at, textOf } from '../finding.ts'
import { isPluralNoun } from '../measures/nouns.ts'
import { A_SUBJECT, keepingSecondHalf } from '../measures/second-half.ts'
import { defineRule, type Examples, type Finding } from '../rule.ts'
import { words } from '../word-set.ts'

/** How far from “there are” its “that” may stand. */
const REACH = 6
const RELATIVE = new Set(['that', 'who', 'which'])
/**
 * “There is no doubt that” names no thing to begin with, and in “kayaks for people who” the people do the doing.
 */
const NOT_THINGS = words(
  'no nothing something anything everything little nobody somebody doubt chance reason ' +
    'also still for of in on at with from to by as why when where how whether if the our your we you they',
)

/** “There are customers who want” → the customers, and the index of “who”. */
function opening({ tokens }: Sentence): number {
  if (tokens[0]?.lower !== 'there' || (tokens[1]?.lower !== 'are' && tokens[1]?.lower !== 'is')) return 0
  for (let i = 2; i < Math.min(tokens.length - 1, 2 + REACH); i++) {
    const token = tokens[i]
    if (token === undefined || token.kind === 'mark' || NOT_THINGS.has(token.lower)) return 0
    if (i > 2 && RELATIVE.has(token.lower)) return i
  }
  return 0
}

export default defineRule({
  id: 'expletive-opening',
  dimension: 'clarity',
  severity: 'info',
  summary: 'Begin with the thing itself, not with “there is”.',
  why: 'The first words of a sentence are read most. “There are … that” spends them on nothing.',
  evidence: [],
  sentence: (sentence): readonly Finding[] => {
    const to = opening(sentence)
    if (to === 0) return []
    const first = sentence.tokens[2]
    // “There are tenants who pay late” is not said of all.
    const some = to === 3 && first && isPluralNoun(first) ? 'some ' : ''
    const things = some + textOf(sentence, 2, to)
    const next = sentence.tokens[to + 1]
    if (next?.kind !== 'word' || A_SUBJECT.test(next.lower))
      // “Ways that you can”.
      return [at(sentence, 0, to + 1)]
    const replacement = things.charAt(0).toUpperCase() + things.slice(1)
    const fixes = [{ label: `Begin with “${replacement}”`, replacement, safe: true }]
    return [
      keepingSecondHalf(at(sentence, 0, to + 1, { fixes }), sentence, { from: 0, to: to + 1 }, things, true),
    ]
  },
})

export const examples: Examples = {
  flags: [
    {
      draft: 'There are two customers who want the blue one. There is a form that takes a minute.',
      marks: ['There are two customers who', 'There is a form that'],
      fixed: 'Two customers want the blue one. A form takes a minute.',
    },
    { draft: 'There are many ways that you can pay.', marks: ['There are many ways that'] },
  ],
  passes: [
    'There are four left from this firing.',
    'There are several reasons why the lift that was repaired in May failed.',
    'There are also a few forms that have to be filled in.',
    'There is no doubt that it rained. There are kayaks for people who like the quiet.',
  ],
}
