/**
 * One table that finds all phrases of all lists in a single pass over a sentence's tokens. One regular
 * expression per phrase costs a hundred times as much.
 */
import { type Context, stands } from './context.ts'
import type { Token } from './doc.ts'
import { Steps, Vocabulary } from './number-tables.ts'
import { eachWord, type Place, read } from './patterns.ts'
import { type Entry, entryOf, type Lexicon, type Phrase, startOf } from './phrases.ts'

/** A phrase found in a sentence, as a half-open range of token indexes. */
export interface Hit {
  lexicon: Lexicon
  entry: Entry
  from: number
  to: number
  /** True when a word in it was read as it was meant; see `meant.ts`. */
  mended?: true
}

interface End {
  lexicon: Lexicon
  entry: Entry
  context: Context | null
  meant: boolean
}

/** A phrase and the list it is in. */
interface Line {
  lexicon: Lexicon
  phrase: Phrase
}

/** A reader of one phrase, on the way. */
interface Reader extends Line {
  place: Place
}

/** What is known after some words: the phrases that end here, and those that may go on. */
interface Node {
  ends: readonly End[]
  /** Whether any step leads on. */
  leadsOn: boolean
  /** Not yet read on from here; `null` once the steps are made. */
  readers: readonly Reader[] | null
}

/** Of the roots: no phrase starts so, and its node has yet to be made. */
const NO_NODE = 0
const UNMADE = -1

/**
 * All phrases of some lexicons in one trie over the numbers of their words. At the start the patterns are only
 * skimmed for their words. Branches are made when a draft first comes to them, as the lists stand for sixty
 * thousand phrases of which mail has a few hundred; what is found never depends on it. Flat number tables,
 * because maps of strings do not fit a processor's cache.
 */
export class PhraseTable {
  readonly #vocabulary = new Vocabulary()
  readonly #steps = new Steps()
  /** Node 0 is the root and stands for none. */
  readonly #nodes: Node[] = [{ ends: [], leadsOn: true, readers: null }]
  /** By word: the node it leads to from the root. */
  readonly #roots: Int32Array
  /** By word: the phrases that may start with it. */
  readonly #openings: (Line[] | undefined)[] = []

  constructor(lexicons: readonly Lexicon[]) {
    let line: Line
    // One function for all lines: a start makes as little garbage as it can.
    const see = (one: number, two: number, first: boolean) => {
      const word = this.#vocabulary.addHashed(one, two)
      if (first) this.#open(word, line)
    }
    for (const lexicon of new Set(lexicons))
      for (const phrase of lexicon.phrases) {
        line = { lexicon, phrase }
        if (phrase.literal)
          phrase.key.split(' ').forEach((text, i) => {
            const word = this.#vocabulary.add(text)
            if (i === 0) this.#open(word, line)
          })
        else eachWord(phrase.key, see)
      }
    this.#roots = new Int32Array(this.#vocabulary.size)
    for (let word = 0; word < this.#roots.length; word++) if (this.#openings[word]) this.#roots[word] = UNMADE
  }

  #open(word: number, line: Line) {
    const lines = this.#openings[word]
    if (!lines) this.#openings[word] = [line]
    // Several choices of a phrase may start with the same word.
    else if (lines.at(-1) !== line) lines.push(line)
  }

  /** Makes words known and gives them a role, a power of two; those that were not known before have the role `apart` as well. */
  give(role: number, words: Iterable<string>, apart = 0): void {
    for (const word of words) this.#vocabulary.give(role, word, apart)
  }

  /** How many words are known; their numbers are below it. */
  get size(): number {
    return this.#vocabulary.size
  }

  /** Number of a word in lower case; -1 for a word of no lexicon. */
  word(lower: string): number {
    return this.#vocabulary.find(lower)
  }

  /** Sum of the roles of a known word. */
  roles(word: number): number {
    return this.#vocabulary.roles(word)
  }

  #add(readers: readonly Reader[]): number {
    this.#nodes.push({ ends: NONE, leadsOn: false, readers })
    return this.#nodes.length - 1
  }

  /** The node that a first word leads to, `NO_NODE` for none. */
  #root(word: number, lower: string): number {
    const known = this.#roots[word] ?? NO_NODE
    return known === UNMADE ? this.#makeRoot(word, lower) : known
  }

  /** Apart, as what a function inside is to see is set up at every call. */
  #makeRoot(word: number, lower: string): number {
    const readers: Reader[] = []
    for (const { lexicon, phrase } of this.#openings[word] ?? [])
      read(
        phrase.key,
        startOf(phrase),
        (text, place) => {
          if (text === lower) readers.push({ lexicon, phrase, place })
        },
        lower,
      )
    const root = this.#add(readers)
    this.#roots[word] = root
    return root
  }

  /** Makes the ends of a node known, and its steps. */
  #readOn(at: number, node: Node, here: readonly Reader[]) {
    const nexts = new Map<string, Reader[]>()
    const ends: End[] = []
    for (const reader of here) readOn(reader, nexts, ends)
    for (const [word, readers] of nexts) this.#steps.add(at, this.#vocabulary.find(word), this.#add(readers))
    node.ends = ends
    node.leadsOn = nexts.size > 0
    node.readers = null
  }

  /**
   * Every phrase in the tokens, by start; of one lexicon only the longest at a place, never inside another
   * of its own. `words` holds the numbers of the tokens, where the caller has looked already.
   */
  find(tokens: readonly Token[], words: readonly number[] = tokens.map((t) => this.word(t.lower))): Hit[] {
    const nodes = this.#nodes
    const steps = this.#steps
    const hits: Hit[] = []
    const meant: Hit[] = []
    for (let from = 0; from < words.length; from++) {
      const first = words[from] as number
      let at = first === -1 ? NO_NODE : this.#root(first, (tokens[from] as Token).lower)
      for (let to = from + 1; at > 0; to++) {
        const node = nodes[at] as Node
        if (node.readers !== null) this.#readOn(at, node, node.readers)
        const { ends } = node
        // Most have none, and an iterator is made all the same.
        for (let i = 0; i < ends.length; i++) {
          const end = ends[i] as End
          if (end.context !== null && !stands(end.context, tokens, from, to)) continue
          const hit = keep(hits, end, from, to)
          if (end.meant && hit) meant.push(hit)
        }
        const word = words[to] ?? -1
        if (word < 0 || !node.leadsOn) break
        at = steps.from(at, word)
      }
    }
    return meant.length === 0 ? hits : hits.filter((hit) => !meant.includes(hit))
  }
}

const NONE: readonly End[] = []

/** Files a reader under every word that may come next, and its phrase under `ends` where it is complete. */
function readOn(reader: Reader, nexts: Map<string, Reader[]>, ends: End[]) {
  const { lexicon, phrase } = reader
  read(phrase.key, reader.place, (word, place) => {
    if (word === null) {
      ends.push({
        lexicon,
        entry: entryOf(phrase, place.choice),
        context: phrase.context,
        meant: phrase.meant,
      })
      return
    }
    const others = nexts.get(word)
    if (others) others.push({ lexicon, phrase, place })
    else nexts.set(word, [{ lexicon, phrase, place }])
  })
}

/** The longest phrase of a lexicon wins; a later one inside it is dropped. */
function keep(hits: Hit[], { lexicon, entry }: End, from: number, to: number): Hit | null {
  const kept = { lexicon, entry, from, to }
  for (let i = hits.length - 1; i >= 0; i--) {
    const hit = hits[i] as Hit
    if (hit.lexicon !== lexicon) continue
    if (hit.to <= from) break
    if (hit.from !== from) return null
    hits[i] = kept
    return kept
  }
  hits.push(kept)
  return kept
}
