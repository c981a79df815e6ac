/** How well a fragment does as a preheader. */

import type { Doc, Token } from '../../engine/doc.ts'
import { capitalised } from '../../engine/edit.ts'
import { shared, stemsOf, stemsOfTokens } from '../../engine/measures/content-words.ts'
import { hasName } from '../../engine/measures/names-a-thing.ts'
import type { Report } from '../../engine/report.ts'
import { type FoundAsk, findAsks, primaryOf } from '../cta/found.ts'
import { isForSomeCase } from '../in-some-case.ts'
import { quieted, untitled } from '../quieted.ts'
import { saysNothing } from '../rewrite/steps/padding.ts'
import { shocks } from '../subject-lines/risk.ts'
import { hasDate, hasOffer, isDateAt } from './dates.ts'
import { FEWEST, type Fragment, wordsIn } from './fragments.ts'
import { EMPTY_LINES, POINTING, TEMPLATE_LINES } from './phrases.ts'

export type Mode = 'complement' | 'summary' | 'cta'

export interface Ranked extends Fragment {
  stems: ReadonlySet<string>
  overlap: number | null
  /** Worth without regard to length; higher is better, comparable within one mail only. */
  rank: number
  asks: boolean
  /** True when inboxes show it anyway where there is no preheader. */
  shown: boolean
}

/** From this share of repeated words on a preheader tells nothing new. */
export const REPEATS = 0.5

/** Characters of the body that most inboxes show behind a subject. */
const SHOWN = 90

/** Share of the stems that the subject has; `null` without a subject. */
export function overlapOf(stems: ReadonlySet<string>, doc: Doc): number | null {
  if (!doc.subject || doc.subject.text.trim() === '') return null
  return stems.size === 0 ? 0 : shared(stems, stemsOf(doc.subject)) / stems.size
}

/** Worth a line of its own: no courtesy or offer, and no small task that is not what the mail is for. */
const isFirm = (ask: FoundAsk, main: FoundAsk | null): boolean =>
  !ask.weak && !ask.offer && !ask.stays && (ask === main || ask.kind !== 'task' || ask.friction > 2)

/** “Import your first spreadsheet”, which a later “… so start there: {{ import_url }}” points back to. */
function isMeant(doc: Doc, { sentence, own }: FoundAsk, main: FoundAsk | null): boolean {
  if (main === null || main.sentence !== null || sentence === null || !own || !/\bthere\b/i.test(main.text))
    return false
  const around = doc.sentences.find((s) => s.start <= main.start && s.end >= main.end)
  return around !== undefined && shared(stemsOf(own), stemsOf(around)) > 1
}

/** Fragments that may stand after the subject, best first. `loose` takes what is shouted as well, said quietly. */
export function ranked(
  doc: Doc,
  report: Report,
  found: readonly Fragment[],
  mode: Mode,
  loose = false,
): Ranked[] {
  const frequency = new Map<string, number>()
  for (const s of doc.sentences)
    if (s.region === 'body' || s.region === 'opening' || s.region === 'ask')
      for (const stem of stemsOf(s)) frequency.set(stem, (frequency.get(stem) ?? 0) + 1)
  const asks = new Set(doc.asks.map(({ sentence }) => sentence))
  const all = findAsks(doc)
  const main = primaryOf(doc, all)
  const asked = new Set(all.map(({ sentence }) => sentence))
  const firm = new Set(
    all.flatMap((ask) => (isFirm(ask, main) || isMeant(doc, ask, main) ? (ask.sentence ?? []) : [])),
  )
  const faults = faultsOf(doc, report)
  const from = doc.sentences[0]?.start ?? 0
  const good: Ranked[] = []
  for (const fragment of found) {
    const stems = stemsOfTokens(fragment.tokens)
    const overlap = overlapOf(stems, doc)
    if (mode !== 'cta' && wordsIn(fragment.tokens) < FEWEST) continue
    if (mode !== 'cta' && doc.blocks[fragment.sentence.block]?.kind === 'button') continue
    const calls = mode === 'cta' && firm.has(fragment.index)
    // “If you see damage, tell Keith”: for those who do.
    const forSome = mode !== 'cta' && asked.has(fragment.index) && isForSomeCase(fragment.sentence)
    // A short call may take up the subject's words; what stands beside it makes up for that.
    if (!calls && ((doc.english && stems.size < 2) || (overlap ?? 0) > REPEATS)) continue
    if (says(fragment, TEMPLATE_LINES) || says(fragment, EMPTY_LINES) || isAddress(fragment.text)) continue
    if (ANNOUNCES.test(fragment.text) || saysNothing(fragment.sentence)) continue
    const text = quieted(
      loose ? untitled(fragment.text, doc.dictionary) : fragment.text,
      doc.dictionary,
      loose,
    )
    if (loose ? shocks(text) || BOASTS.test(text) : loud(fragment.text)) continue
    if (isHarsh(fragment) || (doc.family === 'operational' && isName(fragment))) continue
    if ((!calls && bare(fragment)) || faults.broken(fragment)) continue
    const central = [...stems].reduce((sum, stem) => sum + Math.min(3, (frequency.get(stem) ?? 1) - 1), 0)
    const rank =
      concrete(fragment) -
      faults.weight(fragment) +
      (mode === 'summary' ? Math.min(3, (central / Math.max(1, stems.size)) * 2) : -2 * (overlap ?? 0)) +
      (mode === 'cta' ? (calls ? 3 : 0) : asks.has(fragment.index) ? -1.2 : 0) -
      1.2 * (fragment.start / Math.max(1, doc.text.length)) -
      (OTHERWISE.test(fragment.text) || UNCHANGED.test(fragment.text) || forSome ? LESS : 0) +
      (fragment.sentence.region === 'opening' ? (mode === 'summary' ? 1 : 0.3) : 0) +
      (doc.blocks[fragment.sentence.block]?.kind === 'button' ? 1 : 0)
    const shown = fragment.start + fragment.text.length / 2 < from + SHOWN
    // What the inbox shows anyway adds nothing to the subject and itself.
    const added = mode === 'complement' && shown ? rank - 1.5 : rank
    good.push({ ...fragment, text: capitalised(text), stems, overlap, rank: added, asks: calls, shown })
  }
  return good.sort((a, b) => b.rank - a.rank || a.start - b.start)
}

/** “A few things have changed since you signed.”: what, only the next lines say. */
const ANNOUNCES =
  /^(?:there (?:are|have been) )?(?:an? (?:few|couple of|number of|lot of)|some|several|many|two|three|four|five) (?:more |other |quick |small |important )*(?:things?|changes?|updates?|points?|reminders?|notes?|questions?|items?)\b(?!.*\d)/i

/** “If mornings are impossible, …”: the way out of what the mail is for. */
const OTHERWISE =
  /^(?:(?:and|but) )?if\b[^,]*\b(?:not|\p{L}+n['’]t|rather|prefer|impossible|cannot|neither|wrong|trouble|problems?|difficult|unable|already|else|instead|any)\b/iu
/** “The fair will go ahead as planned”: nothing new. */
const UNCHANGED = /\bas (?:planned|usual|before|normal|always|expected)\b|\b(?:unchanged|no change)\b/i
const LESS = 1.5

/** What scolds, presses or shames is said once too often already. */
const HARSH: ReadonlySet<string> = new Set(['rudeness', 'guilt-trip', 'insult', 'threat'])

const isHarsh = ({ sentence, tokens }: Fragment): boolean => {
  const from = sentence.tokens.findIndex(({ start }) => start === tokens[0]?.start)
  return sentence.hits.some((h) => HARSH.has(h.lexicon.id) && h.from < from + tokens.length && h.to > from)
}

/** “Collections, Upper Coliban Water Corporation”: who writes, at the foot of a notice. */
const isName = ({ sentence, tokens }: Fragment): boolean =>
  sentence.mark === '' &&
  tokens.every((t) => t.kind === 'mark' || /^(?:\p{Lu}|of$|and$|the$|for$)/u.test(t.text))

/** What no reader believes in front of a mail. */
const BOASTS =
  /\b(?:guarantee\w*|cures?|risk.free|amazing|incredible|unbelievable|insane|epic|once in a lifetime|biggest \w+ ever|lowest price|literally|hurry|act now|only (?:a few|\d+)\b.*\bleft|don['’]t (?:miss|wait|sleep))\b|\${2,}/i

/** Ends in a post code or names a street: where, not what. */
const isAddress = (text: string) =>
  /\b[A-Z]\d[A-Z] ?\d[A-Z]\d\b|\b[A-Z]{2} \d{5}\b|\b[A-Z]{1,2}\d{1,2}[A-Z]? \d[A-Z]{2}\b/.test(text) ||
  /\b\d+ (?:\p{Lu}\p{Ll}+ ){1,3}(?:Street|Road|Lane|Avenue|Drive|St|Rd|Ave)\b/u.test(text)

/** A day and an hour alone say nothing of what happens then. */
const bare = ({ tokens }: Fragment) =>
  tokens.filter((t, i) => t.kind === 'word' && t.text.length > 2 && !isDateAt(tokens, i)).length < 2

/** Written to shout: no preheader to offer, whatever it says. */
const loud = (text: string) =>
  /[!?]{2}|\p{Extended_Pictographic}/u.test(text) || /\p{Lu}{4,}[\s,]+\p{Lu}{3,}/u.test(text)

const says = ({ text }: Fragment, lines: readonly string[]) => {
  const lower = text.toLowerCase().replaceAll('’', "'")
  return lines.some((line) => lower.includes(line))
}

/** Figures in words; “one” mostly counts nothing. */
const COUNTED = new Set(
  'two three four five six seven eight nine ten eleven twelve fifteen twenty thirty forty fifty hundred thousand half twice'.split(
    ' ',
  ),
)

/** Figures, days, names and the reader make a line worth opening for. */
function concrete({ sentence, tokens, text }: Fragment): number {
  const figures = tokens.filter((t) => t.kind === 'number' || COUNTED.has(t.lower)).length
  const first = tokens[0]?.lower ?? ''
  const pointers = tokens.filter((t) => POINTING.has(t.lower)).length
  return (
    Math.min(1.8, figures * 1.2) +
    (hasDate(tokens) ? 0.8 : 0) +
    (hasOffer(tokens) ? 0.6 : 0) +
    (hasName(sentence) ? 0.4 : 0) +
    (tokens.some((t) => /^you(?:r|rs|'ll|'re|'ve|'d)?$/.test(t.lower)) ? 0.6 : 0) +
    (early(tokens) ? 0.4 : 0) -
    (/^(?:we|i|our|my|we're|i'm|we've|i've)$/.test(first) ? 0.5 : 0) -
    Math.min(1.6, pointers * 0.8) -
    // Lines of receipts and addresses: no mark at the end, and too short to say anything.
    (sentence.mark === '' && text.length < 30 ? 1.2 : 0) -
    (text.endsWith('?') ? 0.5 : 0) -
    (text.includes('!') ? 0.8 : 0)
  )
}

/** A phone shows about 40 characters: what counts should stand among them. */
const early = (tokens: readonly Token[]) =>
  tokens.some((t) => t.start < 36 && (t.kind === 'number' || hasDate([t])))

/** Short lines leave their row to whatever comes next. */
export const lengthWorth = (text: string) =>
  text.length < 20 ? -2 : text.length < 30 ? -1 : text.length < 40 ? 0 : 0.6

/** What the engine finds wrong with a place of the draft. */
function faultsOf(doc: Doc, report: Report) {
  const costly = report.annotations.filter((a) => a.field === 'draft' && a.points > 0 && a.quote !== '')
  const within = (fragment: Fragment) => {
    const place = doc.source.toSource(fragment)
    // A finding on a whole paragraph says little of one sentence in it.
    return costly.filter(
      (a) => a.start < place.end && a.end > place.start && a.end - a.start <= (place.end - place.start) * 1.5,
    )
  }
  return {
    broken: (fragment: Fragment) => within(fragment).some((a) => a.dimension === 'correctness'),
    weight: (fragment: Fragment) => Math.min(3, within(fragment).length * 0.8),
  }
}
