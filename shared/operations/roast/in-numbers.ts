/** Counts in words, as a person says them. */

const SMALL = 'no one two three four five six seven eight nine ten eleven twelve'.split(' ')

/** `seven`, `13`. */
export const number = (n: number): string => SMALL[n] ?? String(n)

/** `one link`, `seven links`. */
export const count = (n: number, one: string, many = `${one}s`): string =>
  `${number(n)} ${n === 1 ? one : many}`

/** `never`, `once`, `twice`, `five times`. */
export const times = (n: number): string =>
  n === 0 ? 'never' : n === 1 ? 'once' : n === 2 ? 'twice' : `${number(n)} times`

/** `40 seconds`, `two minutes`. */
export function duration(seconds: number): string {
  if (seconds < 90) return count(seconds, 'second')
  return count(Math.round(seconds / 60), 'minute')
}

/** `“a”, “b” and “c”`. */
export function listed(items: readonly string[]): string {
  const quoted = items.map((item) => `“${item}”`)
  const last = quoted.pop() ?? ''
  return quoted.length === 0 ? last : `${quoted.join(', ')} and ${last}`
}
