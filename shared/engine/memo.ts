/** What is worth remembering between two scores of nearly the same draft. */
import type { Dictionary } from './dictionary.ts'
import type { BlockKind, Doc, ParsedSentence, Sentence } from './doc.ts'
import type { Draft, Region, Span } from './draft.ts'
import type { Found } from './placeholders.ts'
import type { Profile } from './profile.ts'
import type { ClosingWords } from './regions/closing.ts'

/** Entries of each sort remembered at most; a mail has under a hundred. */
const MOST = 4000
/** Characters of whole drafts, and of blocks, remembered at most: a few hundred versions of a mail. */
const MOST_CHARS = 1_000_000

/** A sentence of a block, by its offset from the block's start. */
export interface PlacedSentence {
  start: number
  parsed: ParsedSentence
  /** As it stood in the draft that was read last, and what made it so. */
  last: { sentence: Sentence; region: Region; kind: BlockKind } | null
}

/** What there is in a block, by offsets from its start. */
export interface ParsedBlock {
  sentences: readonly PlacedSentence[]
  placeholders: readonly Found[]
  /** Code, and words in quotation marks that others said. */
  verbatim: readonly Span[]
}

/**
 * Drafts, blocks and sentences by their text, and what was found in them. Hand the same memo to every score
 * of one draft, and an edit costs little more than the sentence it touches, and one that was weighed before
 * nothing. It holds text of the draft: drop it with the draft.
 */
export class Memo {
  readonly #drafts = new Map<string, Doc[]>()
  #chars = 0
  #blockChars = 0
  readonly #spellings = new WeakMap<Dictionary, Dictionary>()
  readonly #blocks = new Map<string, ParsedBlock>()
  readonly #sentences = new Map<string, ParsedSentence>()
  readonly #footers = new Map<string, boolean>()
  readonly #closings = new Map<string, ClosingWords>()

  /** The parse of a whole draft under a profile and a word list, made by `parse` when it is not known yet. */
  draft(draft: Draft, profile: Profile, dictionary: Dictionary | null, parse: () => Doc): Doc {
    const known = this.#drafts
      .get(draft.draft)
      ?.find((doc) => doc.profile === profile && doc.dictionary === dictionary && isSame(doc.draft, draft))
    if (known) return known
    if (this.#chars > MOST_CHARS) {
      this.#drafts.clear()
      this.#chars = 0
    }
    const made = parse()
    const versions = this.#drafts.get(draft.draft)
    if (versions) versions.push(made)
    else this.#drafts.set(draft.draft, [made])
    this.#chars += draft.draft.length
    return made
  }

  /** The word list, with the corrections it has found before: looking for them costs more than reading a mail. */
  spelling(dictionary: Dictionary): Dictionary {
    let known = this.#spellings.get(dictionary)
    if (!known) {
      known = remembering(dictionary)
      this.#spellings.set(dictionary, known)
    }
    return known
  }

  /** The parse of a block, made by `parse` when it is not known yet. */
  block(text: string, parse: (text: string) => ParsedBlock): ParsedBlock {
    const known = this.#blocks.get(text)
    if (known) return known
    // A book in one paragraph has another block for every change.
    if (this.#blockChars > MOST_CHARS) {
      this.#blocks.clear()
      this.#blockChars = 0
    }
    this.#blockChars += text.length
    return remember(this.#blocks, text, parse)
  }

  sentence(text: string, parse: (text: string) => ParsedSentence): ParsedSentence {
    return remember(this.#sentences, text, parse)
  }

  /** Whether a text is boilerplate, as `test` tells. */
  footer(text: string, test: (text: string) => boolean): boolean {
    return remember(this.#footers, text, test)
  }

  /** What a line says of being a closing, as `read` tells. */
  closing(line: string, read: (line: string) => ClosingWords): ClosingWords {
    return remember(this.#closings, line, read)
  }
}

function remembering(dictionary: Dictionary): Dictionary {
  const corrections = new Map<string, readonly string[]>()
  return {
    ...dictionary,
    suggest: (word, limit, farther = true) =>
      remember(corrections, `${limit} ${farther} ${word}`, () => dictionary.suggest(word, limit, farther)),
  }
}

/** Every field of a draft, lest two that differ pass for one. */
const FIELDS = Object.keys({
  draft: true,
  format: true,
  subject: true,
  preheader: true,
  from_name: true,
  kind: true,
  taken: true,
  goal: true,
  audience: true,
  locale: true,
  known_fields: true,
} satisfies Record<keyof Draft, true>) as (keyof Draft)[]

function isSame(a: Draft, b: Draft): boolean {
  for (const field of FIELDS) if (a[field] !== b[field]) return false
  return true
}

function remember<K, T>(known: Map<K, T>, key: K, make: (key: K) => T): T {
  const found = known.get(key)
  if (found !== undefined) return found
  if (known.size >= MOST) known.clear()
  const made = make(key)
  known.set(key, made)
  return made
}
