/** Words of one country that another says differently, and those that only a person can decide on. */
import { capitalised, matchCase } from '../../../engine/edit.ts'
import { findTerms, indexTerms } from '../find-terms.ts'
import { beginsSentence, isNameAt, isSpelt } from '../names.ts'
import { type Findings, type Mail, type Segment, type Step, within } from '../step.ts'
import { OCCASIONS, SEASONS, SOUTHERN } from '../tables/occasions.ts'
import { FALLING } from '../tables/word-neighbours.ts'
import { type Question, type Replacement, wordTables } from '../word-tables.ts'

/** Puts in the words of the target; a mail from the same country is asked nothing. */
export const vocabulary: Step = (mail, findings) => {
  const { native, source, target, segments } = mail
  if (!native) return
  const { words, questions, notes } = wordTables(target.tag)
  const sameRegion = source.region === target.region
  const home = source.named && sameRegion
  // Where no locale was named, only a foreign spelling shows that the mail comes from elsewhere.
  const foreign = !home && (!sameRegion || isSpelt(mail))
  for (const segment of segments) {
    const found = findTerms(segment.text, words).filter(({ start, end }) => stands(segment, start, end))
    const settled = found.filter(({ start, end, of }) => !meansElse(segment, start, end, of))
    // A holiday that goes with another word has a name of its own; “elevator pitch” is said everywhere.
    const named = found.filter(
      ({ start, end, of }) => of.phrase.endsWith('vacation') && meansElse(segment, start, end, of),
    )
    for (const { start, end, of } of named) ask(mail, segment, start, end, of.word, findings)
    for (const { start, end, of } of settled) {
      const before = segment.text.slice(start, end)
      const place = within(segment, start, end)
      if (!isCalendar(of.word) && (readsAsName(before) || isNameAt(segment.text, start, end))) {
        findings.person({ ...place, reason: `Readers there say “${of.word}”, unless this is a name.` })
        continue
      }
      const article = articleFor(segment, start, before, of.word)
      findings.change({
        ...within(segment, start - article.length, end),
        after: article.after + inCaseOf(before, of.word, beginsSentence(segment.text, start)),
        type: 'vocabulary',
        rule_id: `vocabulary-${target.region.toLowerCase()}`,
        confidence: of.confidence,
      })
    }
    if (home) continue
    const asked = [...findTerms(segment.text, notes), ...(foreign ? findTerms(segment.text, questions) : [])]
    for (const { start, end, of } of asked) {
      // What a longer phrase settles is not asked about.
      if (![...settled, ...named].some((each) => each.start < end && start < each.end))
        question(mail, segment, start, end, of, findings)
    }
  }
}

const meansElse = (segment: Segment, start: number, end: number, { unless, notAfter }: Replacement) =>
  unless?.has(wordAfter(segment, end)) || notAfter?.has(wordBefore(segment, start)) || false

/** What is only done with checks that pay: “mail two checks”, “a check over $500”, “the checks bounced”. */
const MONEY_BEFORE = /\b(?:mail|cash|deposit)(?:ed|ing)? (?:\w+ )?$/i
const MONEY_AFTER =
  /^ (?:(?:of|for|over|in the amount of) [$€£]\d|(?:have |)bounced\b|payable to\b|made out to\b)/

function question(
  mail: Mail,
  segment: Segment,
  start: number,
  end: number,
  { twin, note, unless, after, notAfter }: Question,
  findings: Findings,
): void {
  if (twin === null) {
    findings.person({ ...within(segment, start, end), reason: note })
    return
  }
  const { text, field } = segment
  if (!stands(segment, start, end)) return
  const before = text.slice(start, end)
  const pays =
    MONEY_AFTER.test(text.slice(end, end + 24)) ||
    MONEY_BEFORE.test(text.slice(Math.max(0, start - 24), start))
  if (/cheques?$/.test(twin) && pays) {
    findings.change({
      ...within(segment, start, end),
      after: matchCase(before, twin),
      type: 'vocabulary',
      rule_id: `vocabulary-${mail.target.region.toLowerCase()}`,
      confidence: 0.95,
    })
    return
  }
  if (unless?.has(wordAfter(segment, end))) return
  if (notAfter?.has(wordBefore(segment, start))) return
  if (after !== undefined && !after.has(wordBefore(segment, start))) return
  if (field === 'draft' && isNameAt(text, start, end)) return
  ask(mail, segment, start, end, twin, findings)
}

const ask = (
  { target }: Mail,
  segment: Segment,
  start: number,
  end: number,
  twin: string,
  { person }: Findings,
): void =>
  person({
    ...within(segment, start, end),
    reason: `Readers in ${target.country} say “${twin}” for “${segment.text.slice(start, end)}”, if that is what is meant.`,
    unlessChanged: true,
  })

/** True for a word that is no part of a compound: not the `check` of `check-in`. */
const stands = ({ text }: Segment, start: number, end: number): boolean =>
  !/[-_/@]/.test(text.charAt(start - 1)) && !/^(?:[-_/@]|[.:]\p{L})/u.test(text.slice(end, end + 2))

/** The next word in small letters, `#` for a figure or a sum. */
function wordAfter({ text }: Segment, end: number): string {
  const [, word, figure] = /^ (?:(\p{L}+)|([$£€]?\d))/u.exec(text.slice(end, end + 16)) ?? []
  return word?.toLowerCase() ?? (figure === undefined ? '' : '#')
}

const wordBefore = ({ text }: Segment, start: number): string =>
  /(\p{L}+) $/u.exec(text.slice(Math.max(0, start - 16), start))?.[1]?.toLowerCase() ?? ''

/** `an elevator` becomes `a lift`: the article in front, where the new word begins otherwise. */
function articleFor({ text }: Segment, start: number, before: string, word: string) {
  const [raw = '', article = ''] =
    /(?<![\p{L}\p{N}'’])(an?) $/iu.exec(text.slice(Math.max(0, start - 4), start)) ?? []
  if (article === '' || VOWEL.test(before) === VOWEL.test(word)) return { length: 0, after: '' }
  return { length: raw.length, after: `${article.charAt(0)}${VOWEL.test(word) ? 'n' : ''} ` }
}

const VOWEL = /^[aeiou]/i

/** `Monday to Friday`, `Jänner`: capitals that make no name. */
const isCalendar = (word: string) => /^\p{Lu}\p{Ll}+day to |^J(?:anuar|änner)$/u.test(word)

/** `Current Account`: capitals on every word make a name of it. */
const readsAsName = (text: string) => /^\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)+$/u.test(text)

/** `ZIP code` keeps its capitals, and lends none to `postcode` unless that begins a sentence. */
function inCaseOf(before: string, word: string, begins: boolean): string {
  const first = before.split(/[ -]/)[0] ?? ''
  const spelled = first.length > 1 && first === first.toUpperCase() && before !== before.toUpperCase()
  if (/^\p{Lu}{2}/u.test(word)) return word
  if (spelled) return begins ? capitalised(word) : word
  return matchCase(before, word)
}

const occasions = indexTerms(
  OCCASIONS.flatMap(({ phrases, home }) => phrases.map((phrase) => [phrase, home] as const)),
)

const seasons = indexTerms(SEASONS.map((phrase) => [phrase, undefined] as const))

/** Feasts and sales of one country in a mail to another, and seasons that are at another time of the year there. */
export const calendar: Step = ({ source, target, language, segments }, { person }) => {
  if (language !== 'en' || source.region === target.region) return
  for (const segment of segments)
    for (const { start, end, of } of findTerms(segment.text, occasions))
      if (!of.includes(target.tag))
        person({
          ...within(segment, start, end),
          reason: `Check whether and when this is kept in ${target.country}.`,
        })
  if (!SOUTHERN.has(target.region) || SOUTHERN.has(source.region ?? '')) return
  for (const segment of segments)
    for (const { start, end } of findTerms(segment.text, seasons)) {
      if (FALLING.has(wordAfter(segment, end))) continue
      person({
        ...within(segment, start, end),
        reason: `The seasons of ${target.country} lie half a year from those of the north; name the month.`,
      })
      return
    }
}
