/** Length of the longest common subsequence of two lists of words. */

/** Words left on a side, after the common start and end, that are still compared: the work grows with both sides. */
const MOST = 8000

/** In the second list: matches any one word of the first. */
export const ANY = null

/**
 * How many words stand in both lists in the same order, at best; `null` when the lists are too long to tell.
 * A row of the usual table is kept as bits, 32 words at a time (Hyyrö, 2004).
 */
export function longestCommon(a: readonly string[], b: readonly (string | null)[]): number | null {
  let head = 0
  while (head < a.length && head < b.length && a[head] === b[head]) head++
  let tail = 0
  while (tail < a.length - head && tail < b.length - head && a.at(-1 - tail) === b.at(-1 - tail)) tail++
  const left = a.slice(head, a.length - tail)
  const right = b.slice(head, b.length - tail)
  if (left.length === 0 || right.length === 0) return head + tail
  if (left.length > MOST || right.length > MOST) return null
  return head + tail + inBits(left, right)
}

function inBits(left: readonly string[], right: readonly (string | null)[]): number {
  const wanted = new Set(right)
  const size = Math.ceil(left.length / 32)
  const places = new Map<string | null, Uint32Array>([[ANY, new Uint32Array(size).fill(0xffffffff)]])
  left.forEach((word, i) => {
    if (!wanted.has(word)) return
    const bits = places.get(word) ?? new Uint32Array(size)
    places.set(word, bits)
    bits[i >>> 5] = (bits[i >>> 5] ?? 0) | (1 << (i & 31))
  })
  const row = new Uint32Array(size).fill(0xffffffff)
  for (const word of right) {
    const bits = places.get(word)
    if (!bits) continue
    let carry = 0
    for (let k = 0; k < size; k++) {
      const before = row[k] ?? 0
      const at = bits[k] ?? 0
      const sum = before + ((before & at) >>> 0) + carry
      carry = sum > 0xffffffff ? 1 : 0
      row[k] = sum | (before & ~at)
    }
  }
  let common = 0
  for (let i = 0; i < left.length; i++) if ((((row[i >>> 5] ?? 0) >>> (i & 31)) & 1) === 0) common++
  return common
}
