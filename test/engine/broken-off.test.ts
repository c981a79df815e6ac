import { expect, it } from 'vitest'
import { entryOf } from '#shared/engine/phrases.ts'
import { DEFAULT_PROFILE } from '#shared/engine/profile.ts'
import { RULES } from '#shared/engine/rules/index.ts'
import { evaluate } from '#shared/engine/score.ts'
import { dictionary } from '../support/dictionary.ts'

/** So many beginnings of a rule's phrases: the shortest, and others evenly spread. */
const MOST = 60

/** Where a mail breaks off while it is written, or goes on with what no phrase expects. */
const ENDS = [
  (begun: string) => begun,
  (begun: string) => `Hi Ana,\n\nThe plan is here and ${begun}`,
  (begun: string) => `${begun} 3`,
]

/** A phrase up to each of its words, with the first of each of its alternatives. */
const beginnings = (phrase: string): string[] =>
  phrase.split(' ').map((_word, i, words) => words.slice(0, i + 1).join(' '))

const looking = RULES.flatMap(({ id, lexicon }) => (lexicon ? [[id, lexicon] as const] : []))

it.each(looking)('no rule fails on a draft that breaks off in a phrase of %s', (_, lexicon) => {
  const begun = [...new Set(lexicon.phrases.flatMap((phrase) => beginnings(entryOf(phrase, []).term)))]
  const step = Math.ceil(begun.length / MOST)
  const failed = begun
    .sort((a, b) => a.length - b.length)
    .filter((_begun, i) => i < MOST || i % step === 0)
    .flatMap((each) => ENDS.map((end) => end(each)))
    .flatMap((draft) =>
      evaluate({ draft, subject: draft }, DEFAULT_PROFILE, { dictionary }).failed.map(
        (id) => `${id}: ${draft}`,
      ),
    )
  expect(failed).toEqual([])
})
