/** Choices that look free and are not: the same draft always gets the same ones. */

/** FNV-1a over UTF-16 code units, with a last mix so that near texts fall far apart. */
export function hash(text: string, from = 0x811c9dc5): number {
  let h = from | 0
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193)
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b)
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35)
  return (h ^ (h >>> 16)) >>> 0
}

/** The items in an order that seed and salt decide. */
export function shuffled<T extends string>(items: readonly T[], seed: number, salt: string): readonly T[] {
  const from = hash(salt, seed)
  return items
    .map((item) => ({ item, place: hash(item, from) }))
    .sort((a, b) => a.place - b.place)
    .map(({ item }) => item)
}

/** A whole number from 0 up to, not including, `below`. */
export const choice = (below: number, seed: number, salt: string): number =>
  below < 2 ? 0 : hash(salt, seed) % below
