/**
 * How likely one spelling is a slip for another. Costs are relative, in tenths of an ordinary edit; their
 * order is what matters: swapped neighbours and a doubling forgotten, then a letter doubled in vain, then a
 * confused vowel, then a neighbouring key, then anything else.
 */
const SWAPPED = 6
const DOUBLED = 6
const DOUBLED_IN_VAIN = 7
const APOSTROPHE = 4
const VOWEL = 8
const KEY = 9
const SOUND = 9
const MISSING = 9
const EXTRA = 10
const CHANGED = 12
/** Added when the slip touches the first letter, which people seldom get wrong. */
const FIRST = 6

const VOWELS = 'aeiouy'
const KEYS = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm']
const SOUNDS = ['cs', 'ck', 'sz', 'fv', 'gj', 'mn', 'td']

/** 32 by 32 costs of writing one letter for another, by the low five bits of their codes. */
const CHANGES = tabulate()

function tabulate(): Uint8Array {
  const costs = new Uint8Array(1024).fill(CHANGED)
  const set = (a: string, b: string, cost: number) => {
    for (const [x, y] of [[a, b] as const, [b, a] as const]) {
      const at = ((x.charCodeAt(0) & 31) << 5) | (y.charCodeAt(0) & 31)
      costs[at] = Math.min(cost, costs[at] ?? cost)
    }
  }
  for (const [row, keys] of KEYS.entries()) {
    for (const [column, key] of [...keys].entries()) {
      const neighbours = [keys[column + 1], KEYS[row + 1]?.[column], KEYS[row + 1]?.[column - 1]]
      for (const neighbour of neighbours) if (neighbour !== undefined) set(key, neighbour, KEY)
    }
  }
  for (const [a = '', b = ''] of SOUNDS.map((pair) => [...pair])) set(a, b, SOUND)
  for (const a of VOWELS) for (const b of VOWELS) set(a, b, VOWEL)
  return costs
}

/** The cost of writing `typed` for `meant`; 0 when they are equal. */
export function slipCost(typed: string, meant: string): number {
  const width = meant.length + 1
  const table = new Uint16Array((typed.length + 1) * width)
  for (let row = 0; row <= typed.length; row += 1) {
    for (let column = 0; column <= meant.length; column += 1) {
      if (row === 0 && column === 0) continue
      table[row * width + column] = cheapest(table, width, typed, meant, row, column)
    }
  }
  return table[table.length - 1] ?? 0
}

function cheapest(
  table: Uint16Array,
  width: number,
  typed: string,
  meant: string,
  row: number,
  column: number,
) {
  const here = row * width + column
  const first = row <= 1 && column <= 1 ? FIRST : 0
  const a = typed.charCodeAt(row - 1)
  const b = meant.charCodeAt(column - 1)
  let least = Number.POSITIVE_INFINITY
  if (row > 0 && column > 0) {
    const same = a === b ? 0 : first + (CHANGES[((a & 31) << 5) | (b & 31)] ?? CHANGED)
    least = (table[here - width - 1] ?? 0) + same
  }
  if (row > 0) {
    const doubled = row > 1 && a === typed.charCodeAt(row - 2)
    least = Math.min(least, (table[here - width] ?? 0) + first + (doubled ? DOUBLED_IN_VAIN : EXTRA))
  }
  if (column > 0) {
    const doubled = column > 1 && b === meant.charCodeAt(column - 2)
    const cost = doubled ? DOUBLED : b === 39 ? APOSTROPHE : MISSING
    least = Math.min(least, (table[here - 1] ?? 0) + first + cost)
  }
  const crossed =
    row > 1 && column > 1 && a === meant.charCodeAt(column - 2) && b === typed.charCodeAt(row - 2)
  if (crossed && a !== b) least = Math.min(least, (table[here - 2 * width - 2] ?? 0) + SWAPPED)
  return least
}
