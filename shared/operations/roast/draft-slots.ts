/** The facts of a whole draft that lines may speak of. */
import { isSure } from '../../engine/detect.ts'
import type { Doc, Sentence } from '../../engine/doc.ts'
import { bodyOf } from '../../engine/measures/body.ts'
import { emojiCount } from '../../engine/measures/emoji-count.ts'
import type { Report } from '../../engine/report.ts'
import { findAsks } from '../cta/found.ts'
import { count, duration, number, times } from './in-numbers.ts'
import { KIND_NAMES } from './kind-names.ts'
import type { Slots } from './line.ts'
import { firstWords, shortQuote } from './quoting.ts'

/** Times the usual words up to which a mail is hardly too long. */
const LITTLE = 1.12

/** Of longer subjects the first words are repeated. */
const LONG_SUBJECT = 64

/** The mail in figures. */
export interface DraftFacts {
  /** Places to mend: neither praise nor what the evidence disputes. */
  faults: number
  words: number
  sentences: number
  questions: number
  exclamations: number
  emoji: number
  links: number
  asks: number
  /** “I” and “we”, “you” and “your”. */
  senders: number
  readers: number
  /** “I” and “we” before the first “you”; 0 when no “you” comes. */
  sendersFirst: number
  /** Sentences before the first that speaks to the reader; 0 when none does. */
  lead: number
  longest: Sentence | null
  /** Words of the body over the most that are usual for the kind. */
  fullness: number
}

const SENDER = new Set("i i'm i've i'll i'd we we're we've we'll we'd".split(' '))
/** Words that speak to the reader. */
export const READER = new Set("you your yours you're you've you'll you'd".split(' '))

/** Counts what lines may speak of. */
export function factsOfDraft(doc: Doc, report: Report): DraftFacts {
  const body = bodyOf(doc)
  const own = [doc.subject, doc.preheader, ...doc.sentences.filter((s) => s.region !== 'quoted')]
  const pronouns = body.flatMap((s) => s.tokens.map((t) => t.lower))
  const senders = pronouns.filter((word) => SENDER.has(word)).length
  const readers = pronouns.filter((word) => READER.has(word)).length
  const firstReader = pronouns.findIndex((word) => READER.has(word))
  return {
    faults: report.annotations.filter((a) => a.severity !== 'praise' && !a.contested).length,
    words: doc.counts.words,
    sentences: body.length,
    questions: doc.counts.questions,
    exclamations: own.reduce((sum, s) => sum + (s?.text.split('!').length ?? 1) - 1, 0),
    emoji: own.reduce((sum, s) => sum + (s ? emojiCount(s) : 0), 0),
    links: doc.links.length,
    // “I'd love a call. Do you have 15 minutes?” asks once, and “Looking forward to hearing from you” not at all.
    asks: findAsks(doc).filter(({ weak }) => !weak).length,
    senders,
    readers,
    sendersFirst: pronouns.slice(0, Math.max(0, firstReader)).filter((word) => SENDER.has(word)).length,
    lead: Math.max(
      0,
      body.findIndex((s) => s.tokens.some((t) => READER.has(t.lower))),
    ),
    longest: body.reduce<Sentence | null>((best, s) => (s.words > (best?.words ?? 0) ? s : best), null),
    fullness: doc.counts.words / Math.max(1, doc.bands.words[1]),
  }
}

/** Slots that hold for every line of a roast. A slot is only filled where its figure is worth a remark. */
export function draftSlots(doc: Doc, report: Report, facts: DraftFacts): Slots {
  const { words, longest } = facts
  const whole = doc.subject ? shortQuote(doc.subject.text, LONG_SUBJECT) : null
  const subject = whole ?? (doc.subject ? firstWords(doc, 'subject', doc.subject.text, 0) : null)
  const when = (worth: boolean, text: () => string | null) => (worth ? text() : null)
  const seconds = report.metrics.reading_seconds
  return {
    score: String(report.score),
    kind: isSure(doc.kindConfidence) ? KIND_NAMES[doc.kind] : null,
    subject,
    subjectWords: when((doc.subject?.words ?? 0) > 1, () => count(doc.subject?.words ?? 0, 'word')),
    subjectLength: when(subject !== null, () => count(doc.subject?.text.length ?? 0, 'character')),
    words: when(words > 1, () => count(words, 'word')),
    usual: when(facts.fullness > 1, () => String(doc.bands.words[1])),
    excess: when(facts.fullness > 1, () => number(words - doc.bands.words[1])),
    little: when(facts.fullness > 1 && facts.fullness <= LITTLE, () =>
      count(words - doc.bands.words[1], 'word'),
    ),
    time: when(words > 1 && seconds > 3, () => duration(seconds)),
    sentences: when(facts.sentences > 1, () => count(facts.sentences, 'sentence')),
    faults: when(facts.faults > 1, () => number(facts.faults)),
    questions: when(facts.questions > 1, () => count(facts.questions, 'question')),
    exclamations: when(facts.exclamations > 1, () => count(facts.exclamations, 'exclamation mark')),
    emoji: when(facts.emoji > 1, () => `${number(facts.emoji)} emoji`),
    links: when(facts.links > 1, () => count(facts.links, 'link')),
    images: when(doc.images.length > 1, () => count(doc.images.length, 'picture')),
    asks: when(facts.asks > 1, () => number(facts.asks)),
    senders: when(facts.senders > 2 && facts.senders > facts.readers, () => times(facts.senders)),
    readers: when(facts.senders > 2 && facts.senders > facts.readers, () => times(facts.readers)),
    sendersFirst: when(facts.sendersFirst > 2, () => times(facts.sendersFirst)),
    lead: when(facts.lead > 1, () => count(facts.lead, 'sentence')),
    longest: when((longest?.words ?? 0) > 9, () => number(longest?.words ?? 0)),
    longestStart: longest ? firstWords(doc, 'draft', longest.text, longest.start) : null,
    grade: report.metrics.grade_fk === null || !doc.english ? null : String(report.metrics.grade_fk),
  }
}
