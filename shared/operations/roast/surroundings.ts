/** What stands round a place: the sentence it is in, and the words that follow it. */
import type { Doc, Sentence } from '../../engine/doc.ts'
import { bodyOf } from '../../engine/measures/body.ts'
import { isForSomeCase } from '../in-some-case.ts'
import type { Place } from './finding-slots.ts'
import type { Slots } from './line.ts'
import { firstWords } from './quoting.ts'

/** Slots of the whole mail that quote it; a line about words should not quote them twice. */
const QUOTING = [
  'product',
  'firm',
  'matter',
  'opening',
  'distant',
  'youLine',
  'closing',
  'last',
  'ask',
  'question',
  'longestStart',
  'opened',
  'ended',
] as const

/** Slots of what stands round a place of the body. */
export function surroundings(doc: Doc, { found }: Place): Slots {
  if (found.field !== 'draft' || found.source !== undefined)
    return { next: null, follow: null, sentence: null, first: null }
  const body = bodyOf(doc)
  const index = body.findIndex((s) => s.start <= found.start && found.start < s.end)
  const own = body[index]
  return {
    next: (own && start(doc, rest(doc, own, found.end), found.end)) ?? nextLine(doc, body, found.end),
    follow: nextLine(doc, body, own?.end ?? found.end),
    // What is said of first lines is said of the first alone.
    first: index === 0 ? 'first' : null,
    sentence: own && !isForSomeCase(own) ? before(doc, own, found.start, found.end) : null,
  }
}

/** The slots of a mail without those that repeat `text`, or are repeated in it. */
export const besides = (slots: Slots, text: string): Slots => withoutQuotes(slots, text, quotesOf(slots))

/** The words that the slots of a mail quote, without marks. */
const quotesOf = (slots: Slots) => QUOTING.map((name) => ({ name, words: plain(slots[name] ?? '') }))

function withoutQuotes(slots: Slots, text: string, quotes: ReturnType<typeof quotesOf>): Slots {
  const own = plain(text)
  if (own === '') return slots
  const kept = { ...slots }
  for (const { name, words } of quotes)
    if (words !== '' && (own.includes(words) || words.includes(own))) kept[name] = null
  return kept
}

/** The slots of a mail without words in which something is wrong: lines of praise quote none of those. */
export function soundSlots(slots: Slots, doc: Doc, places: readonly Place[]): Slots {
  let kept = slots
  // What is gone already may go once more.
  const quotes = quotesOf(slots)
  const faulty = (name: string, text: string | null | undefined) => {
    if (text && plain(slots[name] ?? '') === plain(text)) kept = { ...kept, [name]: null }
  }
  // What a mail asks is not to be praised where something is wrong with how it asks, nor is the end it stands at.
  if (places.some(({ annotation }) => annotation.dimension === 'cta')) kept = { ...kept, ...ASKING }
  for (const place of places) {
    const { found, annotation } = place
    if (found.source !== undefined || annotation.quote === '') continue
    if (found.field === 'draft') {
      kept = withoutQuotes(kept, doc.text.slice(found.start, found.end), quotes)
      // The first words of a sentence are not to be praised for what comes later in it.
      const own =
        annotation.points > 0 ? bodyOf(doc).find((s) => s.start <= found.start && found.start < s.end) : null
      if (own) kept = withoutQuotes(kept, own.text, quotes)
      continue
    }
    if (found.field === 'subject') {
      faulty('matter', slots.subject)
      kept = { ...kept, subject: null }
    }
  }
  return kept
}

/** Slots that hold what a mail asks, and where it ends. */
const ASKING: Slots = { ask: null, question: null, last: null, closing: null }

const plain = (text: string): string =>
  text
    .slice(0, 400)
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

const rest = (doc: Doc, sentence: Sentence, end: number): string => doc.text.slice(end, sentence.end)

function nextLine(doc: Doc, body: readonly Sentence[], end: number): string | null {
  const next = body.find((s) => s.start >= end && !isForSomeCase(s))
  return next ? start(doc, next.text, next.start) : null
}

/** The sentence round a place; `null` when its first words hold the place itself. */
function before(doc: Doc, sentence: Sentence, from: number, to: number): string | null {
  const text = start(doc, sentence.text, sentence.start)
  const quote = plain(doc.text.slice(from, to))
  return text === null || (quote !== '' && plain(text).includes(quote)) ? null : text
}

/** First words without marks at either end; `null` when there are no two words to quote. */
function start(doc: Doc, text: string, at: number): string | null {
  const lead = /^[\s,;:.!?–—-]*/.exec(text)?.[0].length ?? 0
  const trimmed = text.slice(lead, lead + 400)
  const words = firstWords(doc, 'draft', trimmed, at + lead)?.replace(/[\s.,;:!?]+$/, '') ?? null
  return words !== null && /\p{L}\S*\s+\S*\p{L}/u.test(words) ? words : null
}
