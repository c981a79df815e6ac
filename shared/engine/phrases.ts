/** Phrase lists: what rules look for, with what to put instead. */
import { type Context, type ContextSource, contextOf } from './context.ts'
import { everyChoice, type Place, START, startOfLiteral, written } from './patterns.ts'

/** One line of a lexicon: all phrases of its pattern. */
export interface Phrase {
  /** The pattern as written in the list; facts about a phrase are kept under it. */
  key: string
  /** Replacements as written, best first. */
  use: readonly string[]
  note: string
  /** What has to stand beside it; `null` for a phrase that is found anywhere. */
  context: Context | null
  /** True for a term that is meant: it is not found, and keeps its words from the shorter phrases in it. */
  meant: boolean
  /** True when it is data, in which brackets and bars mean themselves. */
  literal: boolean
}

/** One phrase, with its alternatives chosen. */
export interface Entry {
  /** Lower-case words, single spaces. */
  term: string
  /** Replacements, best first; '' deletes the phrase. Empty when there is none to offer. */
  use: readonly string[]
  /** What to say of this entry, when the rule's summary is not enough. */
  note: string
  /** The key it was written under, for rules that keep facts by key. */
  key: string
}

export interface Lexicon {
  id: string
  phrases: readonly Phrase[]
  /** A power of two, shared with few others: tells a sentence without any of its phrases at a glance. */
  bit: number
}

let lexicons = 0

/** A list of phrases that are made already. */
export const lexiconOf = (id: string, phrases: readonly Phrase[]): Lexicon => ({
  id,
  phrases,
  bit: 1 << (lexicons++ % 32),
})

/**
 * How an entry may be written: its replacement, several, `null` for none, or with a note and what stands beside it;
 * `false` for a term that is meant.
 */
export type EntrySource =
  | string
  | null
  | false
  | readonly string[]
  | ({ use?: string | readonly string[]; note?: string } & ContextSource)

/**
 * Builds a lexicon. Keys are phrases in lower case. `(a|b)` stands for alternatives, `(a|)` for an
 * optional word; where a replacement has groups of the same size, they are chosen in step:
 * `'leverag(e|es|ed|ing)': 'us(e|es|ed|ing)'`.
 */
export function lexicon(id: string, source: Record<string, EntrySource>): Lexicon {
  const phrases = Object.keys(source).map((key): Phrase => {
    const value = source[key] as EntrySource
    const record = isRecord(value)
    const note = record ? (value.note ?? '') : ''
    const context = record ? contextOf(value) : null
    const use = value === false ? NONE : listOf(record ? value.use : value)
    return { key, use, note, context, meant: value === false, literal: false }
  })
  return lexiconOf(id, phrases)
}

/** A phrase that is data, in which brackets and bars mean themselves. */
export const literalPhrase = (term: string, use: readonly string[], note: string): Phrase => ({
  key: term,
  use,
  note,
  context: null,
  meant: false,
  literal: true,
})

const NONE: readonly string[] = []

const isRecord = (value: EntrySource): value is Extract<EntrySource, { note?: string }> =>
  value !== null && value !== false && typeof value === 'object' && !Array.isArray(value)

const listOf = (use: string | readonly string[] | null | undefined): readonly string[] =>
  use === null || use === undefined ? NONE : typeof use === 'string' ? [use] : use

/** The phrase that one choice of alternatives makes. */
export function entryOf({ key, use, note, literal }: Phrase, choice: readonly number[]): Entry {
  return literal
    ? { term: key, use, note, key }
    : { term: written(key, choice), use: use.map((each) => written(each, choice)), note, key }
}

/** Where a reader of a phrase begins. */
export const startOf = ({ key, literal }: Phrase): Place => (literal ? startOfLiteral(key) : START)

/** Every phrase of a lexicon. Some lists stand for tens of thousands: for tests. */
export function entriesOf(lexicon: Lexicon): Entry[] {
  const entries: Entry[] = []
  for (const phrase of lexicon.phrases) {
    if (phrase.literal) entries.push(entryOf(phrase, []))
    else everyChoice(phrase.key, (_, choice) => entries.push(entryOf(phrase, choice)))
  }
  return entries
}
