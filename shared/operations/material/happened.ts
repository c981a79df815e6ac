/** Whether a sentence tells what happened at the reader's, and not only something in which they occur. */
import type { Sentence } from '../../engine/doc.ts'
import { LOOKED } from '../../engine/lexicon/observations.ts'
import { READER } from '../../engine/measures/reader-facts.ts'

/** Thanks, wishes and promises are no events. */
const NO_EVENT = /^(?:thank|thanks|i'd like|i would like|i hope|hope|would|could|please|if)\b/i
/** “in your area”, “at your rate”: where or how. “For your yard” is for them. */
const WHERE = new Set(['in', 'at', 'near', 'across', 'around', 'within', 'from', 'of', 'with', 'to'])
/** What they begin explains something else. */
const ASIDES = new Set(['because', 'if', 'so', 'when', 'which', 'unless'])
const SUBJECT = 4

/** Tighter than what the score asks for: the reader does something, or the sender has seen it. */
export function happened({ tokens, text }: Sentence): boolean {
  if (NO_EVENT.test(text.slice(0, 40).trimStart())) return false
  const seen = tokens.findIndex((t) => LOOKED.has(t.lower))
  const reader = tokens.findIndex((t) => READER.has(t.lower))
  // The I may be left out: “Saw that Acme opened in Tulsa.”
  if (
    seen >= 0 &&
    seen < SUBJECT &&
    (reader >= 0 || /^(?:i|saw|noticed|read|heard)\b/i.test(text.trimStart()))
  )
    return true
  // “in your area”: the reader is where it happens, and not whom it is about.
  return tokens.some(
    (t, i) =>
      READER.has(t.lower) &&
      (i < SUBJECT ||
        (!WHERE.has(tokens[i - 1]?.lower ?? '') && !tokens.slice(0, i).some((b) => ASIDES.has(b.lower)))),
  )
}
