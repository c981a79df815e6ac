import type { Doc, Sentence } from '../../../engine/doc.ts'
import type { Span } from '../../../engine/draft.ts'
import type { Edit } from '../../../engine/edit.ts'
import { NUDGES } from '../../../engine/lexicon/nudges.ts'
import { STOPWORDS } from '../../../engine/lexicon/stopwords.ts'
import type { Annotation } from '../../../engine/report.ts'
import type { Proposal, Step } from '../step.ts'
import { carriesFact, cutOut, holdsFigure, POINTING } from './sentence-cuts.ts'
import { canGo } from './shorten.ts'
import { isSoleMention } from './sole-mention.ts'

/** Rules that mark a sentence without which the mail says as much; what it is about stands elsewhere. */
const EMPTY = new Set([
  'empty-follow-up',
  'guilt-trip',
  'self-introduction',
  'apologetic-opening',
  'generic-flattery',
  'padding',
  'throat-clearing',
  'empty-assurance',
  'pressure',
  'hype',
  'rudeness',
  'template-smell',
])
/** Of these, rules whose sentences may be the only ones to say what the mail is about. */
const NAMES_MATTER = new Set(['empty-follow-up', 'guilt-trip', 'self-introduction', 'hype'])
/** Rules that may mark a part of a sentence that says something. */
const PART = new Set(['empty-assurance', 'template-smell'])
/** A mail keeps at least so many sentences and words. */
const SENTENCES = 2
const WORDS = 20

/** Proposes to cut whole sentences that only ask again, blame, push, introduce the sender or flatter. */
export const emptyTalk: Step = ({ doc, report }, wishes) => {
  if (wishes.light || wishes.sameLength || doc.counts.sentences <= SENTENCES) return []
  const found = report.annotations.filter(
    ({ rule_id, field }) => field === 'draft' && EMPTY.has(rule_id) && (wishes.rules?.has(rule_id) ?? true),
  )
  return found.flatMap((annotation): Proposal[] => {
    const i = doc.sentences.findIndex((sentence) => holds(doc.source.toSource(sentence), annotation))
    const sentence = doc.sentences[i]
    const nudges = annotation.rule_id === 'empty-follow-up' ? nudgesFrom(doc, i) : [i]
    const last = nudges.at(-1) ?? i
    const named = annotation.rule_id === 'empty-follow-up' ? namedInNext(doc, last) : []
    const words = nudges.reduce((sum, at) => sum + (doc.sentences[at]?.words ?? 0), 0)
    if (!sentence || named === null || doc.counts.words - words < WORDS) return []
    const stands = nudges.every((at) =>
      canGo(doc, doc.sentences[at] as Sentence, at, at !== last || named.length > 0),
    )
    if (!stands) return []
    if (NAMES_MATTER.has(annotation.rule_id) && isSoleMention(doc, i)) return []
    // An attack that holds a fact is for the sender to put in other words.
    if (annotation.rule_id === 'rudeness' && (sentence.question || carriesFact(sentence))) return []
    // Beside the assurance, or “came across your profile”, the sentence may say something.
    if (PART.has(annotation.rule_id) && !isMostly(sentence, annotation)) return []
    if (annotation.rule_id === 'template-smell' && says(doc, sentence, [annotation])) return []
    if (LOUD.has(annotation.rule_id) && !isOnlyLoud(doc, sentence, found)) return []
    // “I just wanted to reach out to see what we could have done better” asks something.
    if (
      annotation.rule_id === 'throat-clearing' &&
      !isMostly(sentence, annotation) &&
      says(doc, sentence, [annotation])
    )
      return []
    // What a fix leaves of it may be the thanks that the mail begins with.
    if (annotation.rule_id === 'throat-clearing' && keepsWords(annotation)) return []
    if (annotation.rule_id === 'self-introduction' && !isOnlyName(doc, i)) return []
    return cutOut(doc, i, { rule: annotation.rule_id, reason: annotation.message }, last).map((cut) => ({
      ...cut,
      edits: [...cut.edits, ...named],
    }))
  })
}

/** The sentence at `i` and those behind it in its paragraph that ask again as well, and for nothing else. */
function nudgesFrom(doc: Doc, i: number): number[] {
  const first = doc.sentences[i]
  let end = i + 1
  for (let next = doc.sentences[end]; next && next.block === first?.block; next = doc.sentences[end]) {
    if (next.question || carriesFact(next) || !next.hits.some(({ lexicon }) => lexicon === NUDGES)) break
    end++
  }
  return Array.from({ length: end - i }, (_, at) => i + at)
}

/** What a nudge asks about: “circling back on the racking quote”. */
const MATTER =
  /\b(?:on|about|regarding|with) ((?:the|your|our|my) [\p{L}\p{N} '’-]{2,40}?)(?: (?:I|we|you|that|which|from|sent) .*)?[.!]?$/u

/** The edit that names in the next sentence what the nudge named; none where nothing there points at it, `null` where that cannot be done. */
function namedInNext(doc: Doc, i: number): Edit[] | null {
  const [nudge, next] = [doc.sentences[i], doc.sentences[i + 1]]
  if (!nudge || next?.block !== nudge.block) return []
  const pointers = next.tokens.filter(({ lower }) => POINTING.has(lower))
  const pointer = next.tokens.find(
    ({ lower }, at) =>
      lower === 'it' && /^(?:on|about|of|with|to|for)$/.test(next.tokens[at - 1]?.lower ?? ''),
  )
  if (!pointer) return []
  if (pointers.length > 1) return null
  const [, matter] = MATTER.exec(nudge.text.trim()) ?? []
  const place = doc.source.toSource({ start: next.start + pointer.start, end: next.start + pointer.end })
  return matter === undefined ? null : [{ ...place, replacement: doc.source.encode(matter) }]
}

/** Whether the words marked are most of the sentence. */
const isMostly = ({ text }: Sentence, { quote }: Annotation): boolean => quote.length * 2 > text.length

/** Rules that mark loud words; a sentence may say something besides. */
const LOUD = new Set(['pressure', 'hype'])
/** Words of its own, besides the loud ones, from which a sentence says something. */
const SAYS = 3
const DAYS =
  /\b(?:mon|tues|wednes|thurs|fri|satur|sun)day|\b(?:today|tonight|tomorrow|midnight|noon|until)\b/i

/** “Act now before it’s too late.”: nothing besides the pushing, no figure, no day and no word of weight. */
function isOnlyLoud(doc: Doc, sentence: Sentence, found: readonly Annotation[]): boolean {
  if (holdsFigure(sentence) || DAYS.test(sentence.text)) return false
  const before = doc.sentences[doc.sentences.indexOf(sentence) - 1]
  // “P.S. Hurry!”: the label would be left alone.
  if (before && before.block === sentence.block && before.words <= 1) return false
  const marked = found.filter(({ rule_id }) => LOUD.has(rule_id))
  return !says(doc, sentence, marked)
}

/** “share a few details so that everyone is on the same page”: any mail does. */
const OF_ANY_MAIL = new Set(
  'share give send details information info updates update some quick brief short everyone everybody same page loop know aware'.split(
    ' ',
  ),
)

/** Whether a sentence has words of weight besides those that were marked. */
function says(doc: Doc, sentence: Sentence, marked: readonly Annotation[]): boolean {
  const own = sentence.tokens.filter(({ kind, lower, start, end }) => {
    if (kind !== 'word' || lower.length < 4 || STOPWORDS.has(lower) || OF_ANY_MAIL.has(lower)) return false
    const word = doc.source.toSource({ start: sentence.start + start, end: sentence.start + end })
    return !marked.some((mark) => holds(mark, word))
  })
  return own.length >= SAYS
}

const keepsWords = ({ fixes }: Annotation): boolean =>
  fixes.some(({ safe, replacement }) => safe && replacement !== '')

/** Words of an introduction that says who writes and no more. */
const INTRODUCTION = 22
const WE = new Set(['we', "we've", "we're", 'our'])

/** Whether a sentence introduces a person, and what the firm does stands elsewhere. */
function isOnlyName({ sentences }: Doc, i: number): boolean {
  const { tokens, words } = sentences[i] as Sentence
  const opening = tokens.slice(0, 2).map(({ lower }) => lower)
  const isPerson = opening[0] === "i'm" || ['my name', 'i am', 'this is'].includes(opening.join(' '))
  const others = sentences.filter((s, at) => at !== i && (s.region === 'body' || s.region === 'opening'))
  return (
    isPerson &&
    words <= INTRODUCTION &&
    others.some((s) => s.words > 6 && s.tokens.some((t) => WE.has(t.lower)))
  )
}

const holds = (span: Span, { start, end }: Span): boolean => span.start <= start && end <= span.end
