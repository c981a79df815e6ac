/** Finds runs of digits and reads what they can mean. */
import { isDigit, isLetter } from '../../engine/characters.ts'
import type { Span } from '../../engine/draft.ts'
import type { Amount, Separators } from './conventions.ts'

export interface Run extends Span {
  text: string
}

/** Longer runs are keys and codes. */
const LONGEST = 30
/** Most digits a sum keeps exactly. */
const EXACT = 15

/** From here on scripts write no spaces between words: `価格は1299500円`. */
const CJK = 0x2e80

/** `.`, `,`, `:`, `/`, `-`, the en dash, apostrophes and no-break spaces join digits. */
const joins = (c: number) =>
  (c >= 44 && c <= 47) || c === 58 || c === 0x2013 || c === 39 || c === 0x2019 || c === 0xa0 || c === 0x202f

/**
 * Runs of digits, with the marks between them, that are not part of a word. `spaced` takes the plain space
 * before three digits for a mark too, as the French write `1 250`.
 */
export function runsIn(text: string, spaced = false): Run[] {
  const runs: Run[] = []
  for (let i = 0; i < text.length; i++) {
    if (!isDigit(text.charCodeAt(i))) continue
    let end = i + 1
    while (
      isDigit(text.charCodeAt(end)) ||
      (joins(text.charCodeAt(end)) && isDigit(text.charCodeAt(end + 1))) ||
      (spaced &&
        end - i < LONGEST &&
        THOUSANDS.test(text.slice(end, end + 5)) &&
        GROUPS.test(text.slice(i, end)))
    )
      end++
    const before = text.charCodeAt(i - 1)
    const glued = (isLetter(before) && before < CJK) || before === 95 || before === 64 || before === 35
    if (!glued && end - i <= LONGEST) runs.push({ start: i, end, text: text.slice(i, end) })
    i = end
  }
  return runs
}

const THOUSANDS = /^ \d{3}(?!\d)/
const GROUPS = /^\d{1,3}(?: \d{3})*$/

const MARKS: readonly Separators[] = [
  { group: ',', decimal: '.' },
  { group: '.', decimal: ',' },
  { group: "'", decimal: '.' },
  { group: '’', decimal: '.' },
  { group: '\u00a0', decimal: ',' },
  { group: '\u202f', decimal: ',' },
  { group: ' ', decimal: ',' },
]

/**
 * Reads a number. `style` is how its author writes numbers, `null` when that is unknown; then only what can
 * be read in one way is read: `1,234.50` and `1.234.567`, but not `1,234`.
 */
export function readNumber(text: string, style: Separators | null): Amount | null {
  if (text.replaceAll(/\D/g, '').length > EXACT) return null
  if (/^\d+$/.test(text)) return { value: Number(text), decimals: 0, grouped: false }
  for (const marks of MARKS) {
    const own = style !== null && style.group === marks.group && style.decimal === marks.decimal
    const amount = readWith(text, marks, own)
    if (amount) return amount
  }
  return null
}

/** `4.1`, `12,75`: with fewer than three digits behind it the only mark parts decimals, whoever wrote it. */
export function readDecimal(text: string): Amount | null {
  const [, whole, part = ''] = /^(\d{1,12})[.,](\d{1,2})$/.exec(text) ?? []
  return whole === undefined
    ? null
    : { value: Number(`${whole}.${part}`), decimals: part.length, grouped: false }
}

/** The marks a figure must have been written with, such as `4.850,00`; `null` where it can be read in two ways or has none. */
export const readsOnlyWith = (text: string): Separators | null =>
  /\D/.test(text) ? (MARKS.find((marks) => readWith(text, marks, false) !== null) ?? null) : null

/** `1,25,000`, as India parts thousands. */
const LAKHS = /^\d{1,2}(?:,\d{2})+,\d{3}$/

function readWith(text: string, { group, decimal }: Separators, own: boolean): Amount | null {
  const [whole = '', fraction, ...more] = text.split(decimal)
  if (more.length > 0 || (fraction !== undefined && !/^\d+$/.test(fraction))) return null
  const groups = whole.split(group)
  const grouped = groups.length > 1
  const lakhs = LAKHS.test(whole)
  if (
    !lakhs &&
    !groups.every(
      (part, i) => /^\d+$/.test(part) && (!grouped || (i === 0 ? part.length < 4 : part.length === 3)),
    )
  )
    return null
  const plain = groups.length > 2 || (grouped && (fraction !== undefined || !'.,'.includes(group)))
  if (!plain && !own) return null
  const value = Number(`${groups.join('')}.${fraction ?? '0'}`)
  return { value, decimals: fraction?.length ?? 0, grouped }
}
