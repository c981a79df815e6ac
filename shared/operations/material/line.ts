/** A sentence to take material from, with the way back to where it stands. */
import type { Sentence } from '../../engine/doc.ts'
import type { Origin, Part, Piece } from './material.ts'

export interface Line {
  sentence: Sentence
  /** Index into `Doc.sentences`; `null` for the subject, the preheader and a brief. */
  index: number | null
  /** What stands in this line weighs this much more or less. */
  weight: number
  /** The origin of a range of the sentence. */
  origin: (start: number, end: number) => Origin
}

/** The tokens `from` up to, not including, `to` as a piece. */
export function pieceOf({ sentence, origin }: Line, from: number, to: number): Piece {
  const start = sentence.tokens[from]?.start ?? 0
  const end = sentence.tokens[to - 1]?.end ?? 0
  return { text: plain(sentence.text.slice(start, end)), origin: origin(start, end) }
}

/** The whole line as a part. */
export const partOf = (line: Line): Part => ({
  text: plain(line.sentence.text),
  origin: line.origin(0, line.sentence.text.length),
  sentence: line.index,
})

/** One line, one space between words. */
export const plain = (text: string): string => text.replaceAll(/\s+/g, ' ').trim()
