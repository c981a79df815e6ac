/** The customer whom a mail or a brief tells of, by the facts about them. */
import type { BriefInput } from '../brief.ts'
import type { Point } from './points.ts'

/** What a brief can prove, each as a point. */
export const ofProofs = (brief: BriefInput | null): Point[] =>
  (brief?.proof ?? []).map((text) => ({ text, aspect: 'result', isLong: false }))

/** `Halden Cider` of “at Halden Cider rejects fell from 4.1% to 1.3%”. */
export function customerIn(points: readonly Point[]): string | null {
  for (const { text } of points) {
    const [, name] =
      /^(?:at )?((?:the )?\p{Lu}[\p{L}\p{N}&’'-]+(?: (?:\p{Lu}[\p{L}\p{N}&’'-]+|&|group|chain)){1,3})(?=:? \S)/u.exec(
        text,
      ) ?? []
    if (name !== undefined) return name
  }
  return null
}
