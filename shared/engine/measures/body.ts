/** The body of a mail: what stands between greeting and sign-off. */
import type { Ask, Doc, Sentence } from '../doc.ts'
import type { Region } from '../draft.ts'
import { ofDoc } from '../of-doc.ts'

/** Whether something stands there. */
export const inBody = ({ region }: { region: Region }): boolean =>
  region === 'body' || region === 'opening' || region === 'ask'

/** Sentences of the body that have words, in order. */
export const bodyOf = ofDoc((doc): readonly Sentence[] =>
  doc.sentences.filter((s) => s.words > 0 && inBody(s)),
)

/** Sentences of the body above the sign-off: what a postscript adds is left out, unless there is nothing else. */
export const letterOf = ofDoc((doc): readonly Sentence[] => {
  const body = bodyOf(doc)
  const closed = doc.blocks.findIndex((b) => b.region === 'signoff' || b.region === 'signature')
  if (closed < 0) return body
  const letter = body.filter((s) => s.block < closed)
  return letter.length > 0 ? letter : body
})

/** Offset where the last sentence above the sign-off ends, to add something there; 0 when there is none. */
export const endOfBody = (doc: Doc): number => letterOf(doc).at(-1)?.end ?? 0

/** The last ask of the letter, that of a postscript only where there is no other. */
export const lastAsk = (doc: Doc): Ask | undefined =>
  doc.asks.findLast((ask) => ask.postscript !== true) ?? doc.asks.at(-1)
