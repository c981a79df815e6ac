/** The customer whom a mail tells of, by the facts about them. */
import type { Point } from './points.ts'

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
