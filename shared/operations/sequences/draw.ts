/** Draws by the words of the draft: the same draft gets the same words, and two senders seldom share one. */

/** The same for the same words (FNV-1a). */
export function seedOf(text: string): number {
  let hash = 0x811c9dc5
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193)
  return (hash ^ (hash >>> 15)) >>> 0
}

/** One of the list; `part` names what it is drawn for, so that each part of a text is drawn by itself. */
export const drawn = <T>(list: readonly [T, ...T[]], seed: number, part: string): T =>
  list[seedOf(`${part} ${seed}`) % list.length] ?? list[0]
