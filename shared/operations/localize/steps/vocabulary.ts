/** Words of one country that another says differently, and those that only a person can decide on. */
import { matchCase } from '../../../engine/edit.ts'
import { findTerms, indexTerms, type TermIndex } from '../find-terms.ts'
import { type Step, within } from '../step.ts'
import type { LocaleTag } from '../tables/locales.ts'
import { BASEBALL, OCCASIONS } from '../tables/occasions.ts'
import { DOUBTS, VOCABULARY } from '../tables/vocabulary.ts'

interface Replacement {
  word: string
  confidence: number
}

interface Tables {
  words: TermIndex<Replacement>
  doubts: TermIndex<string>
}

const made = new Map<LocaleTag, Tables>()

function tablesFor(tag: LocaleTag): Tables {
  let tables = made.get(tag)
  if (!tables) {
    tables = { words: indexTerms(wordsFor(tag)), doubts: indexTerms(doubtsFor(tag)) }
    made.set(tag, tables)
  }
  return tables
}

function wordsFor(tag: LocaleTag): [string, Replacement][] {
  return VOCABULARY.flatMap(({ from, to, confidence }) => {
    const word = to[tag]
    if (word === undefined) return []
    return from
      .filter((each) => each !== word.toLowerCase())
      .map((each): [string, Replacement] => [each, { word, confidence }])
  })
}

function doubtsFor(tag: LocaleTag): [string, string][] {
  const doubts = DOUBTS.filter(({ where }) => where.includes(tag)).flatMap(({ phrases, reason }) =>
    phrases.map((phrase): [string, string] => [phrase, reason]),
  )
  const sports = ['en-GB', 'en-AU', 'en-IN'].includes(tag)
    ? BASEBALL.map((phrase): [string, string] => [phrase, 'A figure of speech from American sports.'])
    : []
  return [...doubts, ...sports]
}

/** Puts in the words of the target; a mail from the same country is asked nothing. */
export const vocabulary: Step = ({ native, source, target, segments }, { change, person }) => {
  if (!native) return
  const { words, doubts } = tablesFor(target.tag)
  const home = source.named && source.region === target.region
  for (const segment of segments) {
    const settled = findTerms(segment.text, words)
    for (const { start, end, of } of settled) {
      const before = segment.text.slice(start, end)
      if (readsAsName(before)) {
        person({
          ...within(segment, start, end),
          reason: `Readers there say “${of.word}”, unless this is a name.`,
        })
        continue
      }
      change({
        ...within(segment, start, end),
        after: inCaseOf(before, of.word),
        type: 'vocabulary',
        rule_id: `vocabulary-${target.region.toLowerCase()}`,
        confidence: of.confidence,
      })
    }
    if (home) continue
    // Both lists are in order: what a longer phrase settles is not asked about.
    let next = 0
    for (const { start, end, of } of findTerms(segment.text, doubts)) {
      while ((settled[next]?.end ?? end) <= start) next++
      if ((settled[next]?.start ?? end) < end) continue
      person({ ...within(segment, start, end), reason: of })
    }
  }
}

/** `Current Account`: capitals on every word make a name of it. */
const readsAsName = (text: string) => /^\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)+$/u.test(text)

/** `ZIP code` keeps its capitals, and lends none to `postcode`. */
function inCaseOf(before: string, word: string): string {
  const first = before.split(/[ -]/)[0] ?? ''
  const spelled = first.length > 1 && first === first.toUpperCase() && before !== before.toUpperCase()
  if (spelled || /^\p{Lu}{2}/u.test(word)) return word
  return matchCase(before, word)
}

const occasions = indexTerms(
  OCCASIONS.flatMap(({ phrases, home }) => phrases.map((phrase) => [phrase, home] as const)),
)

/** Feasts and sales of one country in a mail to another. */
export const calendar: Step = ({ source, target, language, segments }, { person }) => {
  if (language !== 'en' || source.region === target.region) return
  for (const segment of segments)
    for (const { start, end, of } of findTerms(segment.text, occasions))
      if (!of.includes(target.tag))
        person({
          ...within(segment, start, end),
          reason: `Check whether and when this is kept in ${target.country}.`,
        })
}
