/** What is worth remembering between two scores of nearly the same draft. */
import type { ParsedSentence } from './doc.ts'
import type { Found } from './placeholders.ts'

/** Entries of each sort remembered at most; a mail has under a hundred. */
const MOST = 4000

/** The sentences and placeholders of a block, by offsets from its start. */
export interface ParsedBlock {
  sentences: readonly { start: number; parsed: ParsedSentence }[]
  placeholders: readonly Found[]
}

/**
 * Blocks and sentences by their text, and what was found in them. Hand the same memo to every score of
 * one draft, and an edit costs little more than the sentence it touches. It holds text of the draft:
 * drop it with the draft.
 */
export class Memo {
  readonly #blocks = new Map<string, ParsedBlock>()
  readonly #sentences = new Map<string, ParsedSentence>()
  readonly #footers = new Map<string, boolean>()

  /** The parse of a block, made by `parse` when it is not known yet. */
  block(text: string, parse: (text: string) => ParsedBlock): ParsedBlock {
    return remember(this.#blocks, text, parse)
  }

  sentence(text: string, parse: (text: string) => ParsedSentence): ParsedSentence {
    return remember(this.#sentences, text, parse)
  }

  /** Whether a text is boilerplate, as `test` tells. */
  footer(text: string, test: (text: string) => boolean): boolean {
    return remember(this.#footers, text, test)
  }
}

function remember<T>(known: Map<string, T>, text: string, make: (text: string) => T): T {
  const found = known.get(text)
  if (found !== undefined) return found
  if (known.size >= MOST) known.clear()
  const made = make(text)
  known.set(text, made)
  return made
}
