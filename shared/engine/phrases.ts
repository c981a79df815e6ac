/**
 * Phrase lists, and one table that finds all of them in a single pass over a sentence's tokens.
 * One regular expression per phrase costs a hundred times as much.
 */
import type { Token } from './doc.ts'

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

interface End {
  lexicon: Lexicon
  entry: Entry
}

interface Node {
  /** What follows, by the word's number: numbers are found several times faster than strings. */
  next: Map<number, Node> | null
  ends: End[] | null
}

/** What is known of a word before any draft is read. One look-up serves phrases, syllables and counts. */
export interface KnownWord extends Node {
  id: number
  /** Sum of the roles it was added with. */
  roles: number
  /** Syllables, counted when first met; 0 until then. */
  syllables: number
}

/** A phrase found in a sentence, as a half-open range of token indexes. */
export interface Hit {
  lexicon: Lexicon
  entry: Entry
  from: number
  to: number
}

/** All phrases of some lexicons in one trie over words. */
export class PhraseTable {
  readonly #words: Map<string, KnownWord> = new Map()

  constructor(lexicons: readonly Lexicon[]) {
    for (const lexicon of new Set(lexicons))
      for (const entry of lexicon.entries) this.#add(entry.term.split(' '), { lexicon, entry })
  }

  /** Makes words known and gives them a role, a power of two. */
  give(role: number, words: Iterable<string>): void {
    for (const word of words) this.#first(word).roles |= role
  }

  /** What is known of a word in lower case. */
  word(lower: string): KnownWord | undefined {
    return this.#words.get(lower)
  }

  #first(word: string): KnownWord {
    let known = this.#words.get(word)
    if (!known) {
      known = { next: null, ends: null, id: this.#words.size, roles: 0, syllables: 0 }
      this.#words.set(word, known)
    }
    return known
  }

  #add([first = '', ...rest]: readonly string[], end: End) {
    let node: Node = this.#first(first)
    for (const word of rest) {
      const { id } = this.#first(word)
      node.next ??= new Map()
      const next: Node = node.next.get(id) ?? { next: null, ends: null }
      node.next.set(id, next)
      node = next
    }
    node.ends ??= []
    node.ends.push(end)
  }

  /**
   * Every phrase in the tokens, by start; of one lexicon only the longest at a place, never inside another
   * of its own. `words` holds what is known of each token, where the caller has looked already.
   */
  find(tokens: readonly Token[], words: readonly (KnownWord | undefined)[] = this.#lookUp(tokens)): Hit[] {
    const hits: Hit[] = []
    for (let from = 0; from < words.length; from++) {
      let node: Node | undefined = words[from]
      let at = from
      while (node) {
        at++
        if (node.ends) for (const end of node.ends) keep(hits, end, from, at)
        const word = words[at]
        if (!node.next || !word) break
        node = node.next.get(word.id)
      }
    }
    return hits
  }

  #lookUp(tokens: readonly Token[]): (KnownWord | undefined)[] {
    return tokens.map((token) => this.#words.get(token.lower))
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
