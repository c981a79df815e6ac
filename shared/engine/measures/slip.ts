/** How two spellings differ. */

/** `swap`: two letters changed places. `double`: a letter twice instead of once, or once. `letter`: one more or fewer. */
export type Slip = 'swap' | 'double' | 'letter' | 'vowel' | 'change'

/** The one slip that makes `written` of `meant`; `null` when it takes more, or none. */
export function slipOf(written: string, meant: string): Slip | null {
  let at = 0
  while (at < written.length && at < meant.length && written[at] === meant[at]) at++
  if (written.length === meant.length) {
    if (at === written.length) return null
    if (written.slice(at + 1) === meant.slice(at + 1))
      return isVowel(written[at]) && isVowel(meant[at]) ? 'vowel' : 'change'
    const swapped =
      written[at] === meant[at + 1] &&
      written[at + 1] === meant[at] &&
      written.slice(at + 2) === meant.slice(at + 2)
    return swapped ? 'swap' : null
  }
  const [short, long] = written.length < meant.length ? [written, meant] : [meant, written]
  if (long.length - short.length > 1 || long.slice(at + 1) !== short.slice(at)) return null
  return long[at] === long[at - 1] ? 'double' : 'letter'
}

const isVowel = (letter: string | undefined): boolean => letter !== undefined && 'aeiou'.includes(letter)

/** Letters to insert, delete, change or swap to get from one word to the other; 3 for anything farther apart in length. */
export function distance(a: string, b: string): number {
  if (Math.abs(a.length - b.length) > 2) return 3
  let before: number[] = []
  let above = Array.from({ length: b.length + 1 }, (_, j) => j)
  for (let i = 1; i <= a.length; i++) {
    const row = [i]
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1]
      let cost = Math.min((above[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (above[j - 1] ?? 0) + (same ? 0 : 1))
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        cost = Math.min(cost, (before[j - 2] ?? 0) + 1)
      row.push(cost)
    }
    before = above
    above = row
  }
  return above[b.length] ?? 3
}
