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
    const record = isRecord(value)
    const use = listOf(record ? value.use : value).map(parts)
    const note = record ? (value.note ?? '') : ''
    const pattern = parts(key)
    const choice = pattern.groups.map(() => 0)
    do {
      const chosen = use.length === 0 ? NONE : use.map((replacement) => written(replacement, choice))
      entries.push({ term: written(pattern, choice), use: chosen, note, key })
    } while (next(choice, pattern))
  }
  return { id, entries }
}

const NONE: readonly string[] = []

const isRecord = (value: EntrySource): value is { use?: string | readonly string[]; note?: string } =>
  value !== null && typeof value === 'object' && !Array.isArray(value)

const listOf = (use: string | readonly string[] | null | undefined): readonly string[] =>
  use === null || use === undefined ? NONE : typeof use === 'string' ? [use] : use

/** A phrase cut at its groups of alternatives: one more literal than groups. */
interface Parts {
  literals: readonly string[]
  groups: readonly (readonly string[])[]
}

function parts(pattern: string): Parts {
  const literals: string[] = []
  const groups: string[][] = []
  let at = 0
  for (;;) {
    const open = pattern.indexOf('(', at)
    const close = open < 0 ? -1 : pattern.indexOf(')', open)
    if (close < 0) break
    const options = pattern.slice(open + 1, close)
    if (options.includes('(')) throw new SyntaxError(`groups of alternatives cannot be nested: ${pattern}`)
    literals.push(pattern.slice(at, open))
    groups.push(options.split('|'))
    at = close + 1
  }
  literals.push(pattern.slice(at))
  return { literals, groups }
}

/** The phrase with one alternative of each group; spaces that an empty one leaves are taken out. */
function written({ literals, groups }: Parts, choice: readonly number[]): string {
  let text = literals[0] ?? ''
  for (let i = 0; i < groups.length; i++)
    text += (groups[i]?.[choice[i] ?? 0] ?? '') + (literals[i + 1] ?? '')
  return groups.length > 0 && (text.includes('  ') || text !== text.trim())
    ? text.replaceAll(/ +/g, ' ').trim()
    : text
}

/** Moves on to the next choice, the last group first; false after the last. */
function next(choice: number[], { groups }: Parts): boolean {
  for (let i = choice.length - 1; i >= 0; i--) {
    const now = (choice[i] as number) + 1
    if (now < (groups[i]?.length ?? 0)) {
      choice[i] = now
      return true
    }
    choice[i] = 0
  }
  return false
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
  /** By node: whether any step leads on. */
  readonly #leadsOn: boolean[] = [true]
  /** By word: the node it leads to from the root, 0 for none; most words of a mail go no further. */
  readonly #roots: number[] = []

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
      while (this.#roots.length <= id) this.#roots.push(0)
      let next = node === 0 ? this.#roots[id] || -1 : this.#steps.from(node, id)
      if (next < 0) {
        next = this.#ends.length
        this.#ends.push(null)
        this.#leadsOn.push(false)
        if (node === 0) this.#roots[id] = next
        else this.#steps.add(node, id, next)
      }
      this.#leadsOn[node] = true
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
      let node = words[from] === -1 ? 0 : (this.#roots[words[from] as number] ?? 0)
      for (let to = from + 1; node > 0; to++) {
        const ends = this.#ends[node]
        if (ends) for (const end of ends) keep(hits, end, from, to)
        const word = words[to] ?? -1
        if (word < 0 || !this.#leadsOn[node]) break
        node = this.#steps.from(node, word)
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
