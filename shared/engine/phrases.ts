/**
 * Phrase lists, and one table that finds all of them in a single pass over a sentence's tokens.
 * One regular expression per phrase costs a hundred times as much.
 */
import type { Token } from './doc.ts'
import { Steps, Vocabulary } from './number-tables.ts'

/** One phrase of a lexicon, after alternatives were written out. */
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
  entries: readonly Entry[]
}

/** How an entry may be written: its replacement, several, `null` for none, or with a note. */
export type EntrySource =
  | string
  | null
  | readonly string[]
  | { use?: string | readonly string[]; note?: string }

/**
 * Builds a lexicon. Keys are phrases in lower case. `(a|b)` stands for alternatives, `(a|)` for an
 * optional word; where a replacement has groups of the same size, they are chosen in step:
 * `'leverag(e|es|ed|ing)': 'us(e|es|ed|ing)'`.
 */
export function lexicon(id: string, source: Record<string, EntrySource>): Lexicon {
  const entries: Entry[] = []
  for (const [key, value] of Object.entries(source)) {
    const record = value !== null && typeof value === 'object' && !Array.isArray(value)
    const full = (record ? value : { use: value }) as {
      use?: string | readonly string[] | null
      note?: string
    }
    const use =
      full.use === undefined || full.use === null ? [] : typeof full.use === 'string' ? [full.use] : full.use
    for (const { text, choice } of expand(key))
      entries.push({ term: text, use: use.map((u) => choose(u, choice)), note: full.note ?? '', key })
  }
  return { id, entries }
}

const GROUP = /\(([^()]*\|[^()]*)\)/
const tidy = (text: string) => text.replaceAll(/\s+/g, ' ').trim()

function expand(pattern: string): { text: string; choice: number[] }[] {
  const group = GROUP.exec(pattern)
  if (!group) return [{ text: tidy(pattern), choice: [] }]
  return (group[1] ?? '').split('|').flatMap((option, i) =>
    expand(pattern.slice(0, group.index) + option + pattern.slice(group.index + group[0].length)).map(
      (rest) => ({
        text: rest.text,
        choice: [i, ...rest.choice],
      }),
    ),
  )
}

function choose(replacement: string, choice: readonly number[]): string {
  let text = replacement
  for (const i of choice) {
    const group = GROUP.exec(text)
    if (!group) break
    text =
      text.slice(0, group.index) +
      ((group[1] ?? '').split('|')[i] ?? '') +
      text.slice(group.index + group[0].length)
  }
  return tidy(text)
}

/** A phrase found in a sentence, as a half-open range of token indexes. */
export interface Hit {
  lexicon: Lexicon
  entry: Entry
  from: number
  to: number
}

interface End {
  lexicon: Lexicon
  entry: Entry
}

/**
 * All phrases of some lexicons in one trie over the numbers of their words. Flat number tables, because
 * ten thousand words in maps of strings do not fit a processor's cache, and every draft would pay for it.
 */
export class PhraseTable {
  readonly #vocabulary = new Vocabulary()
  readonly #steps = new Steps()
  /** By node: the phrases that end there. Node 0 is the root. */
  readonly #ends: (End[] | null)[] = [null]

  constructor(lexicons: readonly Lexicon[]) {
    for (const lexicon of new Set(lexicons))
      for (const entry of lexicon.entries) this.#add(entry.term.split(' '), { lexicon, entry })
  }

  /** Makes words known and gives them a role, a power of two under 256. */
  give(role: number, words: Iterable<string>): void {
    for (const word of words) this.#vocabulary.give(role, word)
  }

  /** Number of a word in lower case; -1 for a word of no lexicon. */
  word(lower: string): number {
    return this.#vocabulary.find(lower)
  }

  /** Sum of the roles of a known word. */
  roles(word: number): number {
    return this.#vocabulary.roles(word)
  }

  #add(words: readonly string[], end: End) {
    let node = 0
    for (const word of words) {
      const id = this.#vocabulary.add(word)
      let next = this.#steps.from(node, id)
      if (next < 0) {
        next = this.#ends.length
        this.#ends.push(null)
        this.#steps.add(node, id, next)
      }
      node = next
    }
    const ends = this.#ends[node] ?? []
    ends.push(end)
    this.#ends[node] = ends
  }

  /**
   * Every phrase in the tokens, by start; of one lexicon only the longest at a place, never inside another
   * of its own. `words` holds the numbers of the tokens, where the caller has looked already.
   */
  find(tokens: readonly Token[], words: readonly number[] = tokens.map((t) => this.word(t.lower))): Hit[] {
    const hits: Hit[] = []
    for (let from = 0; from < words.length; from++) {
      let node = 0
      for (let at = from; at < words.length; at++) {
        const word = words[at] as number
        if (word < 0) break
        node = this.#steps.from(node, word)
        if (node < 0) break
        const ends = this.#ends[node]
        if (ends) for (const end of ends) keep(hits, end, from, at + 1)
      }
    }
    return hits
  }
}

/** The longest phrase of a lexicon wins; a later one inside it is dropped. */
function keep(hits: Hit[], { lexicon, entry }: End, from: number, to: number) {
  for (let i = hits.length - 1; i >= 0; i--) {
    const hit = hits[i] as Hit
    if (hit.lexicon !== lexicon) continue
    if (hit.to <= from) break
    if (hit.from === from) hits[i] = { lexicon, entry, from, to }
    return
  }
  hits.push({ lexicon, entry, from, to })
}
