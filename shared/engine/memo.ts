/** What is worth remembering between two scores of nearly the same draft. */
import type { ParsedSentence } from './doc.ts'

/** Sentences remembered at most; a mail has under a hundred. */
const MOST = 4000

/**
 * Sentences by their text, and what was found in them. Hand the same memo to every score of one draft
 * with one profile, and an edit costs little more than the sentence it touches. It holds text of the
 * draft: drop it with the draft.
 */
export class Memo {
  readonly #sentences = new Map<string, ParsedSentence>()

  /** The parse of a sentence, made by `parse` when it is not known yet. */
  sentence(text: string, parse: (text: string) => ParsedSentence): ParsedSentence {
    let known = this.#sentences.get(text)
    if (!known) {
      if (this.#sentences.size >= MOST) this.#sentences.clear()
      known = parse(text)
      this.#sentences.set(text, known)
    }
    return known
  }
}
