/** The body of a mail: what stands between greeting and sign-off. */
import type { Doc, Sentence } from '../doc.ts'

export const inBody = ({ region }: Sentence): boolean =>
  region === 'body' || region === 'opening' || region === 'ask'

/** Sentences of the body that have words, in order. */
export const bodyOf = (doc: Doc): readonly Sentence[] => doc.sentences.filter((s) => s.words > 0 && inBody(s))

/** Offset where the last sentence of the body ends, to add something there; 0 when there is none. */
export const endOfBody = (doc: Doc): number =>
  doc.sentences.findLast((s) => s.words > 0 && inBody(s))?.end ?? 0
