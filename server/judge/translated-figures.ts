/** Figures of a sentence, looked for in its translation. The marks between their digits were adapted before. */
import type { Facts } from './facts.ts'
import { asRead } from './plain.ts'
import type { Rejection } from './rejection.ts'
import { SIGNS } from './translated-signs.ts'

/** Why the figures of a translation are refused: one was added, lost, or is worth something else. */
export function judgeFigures(given: Facts, source: string, text: string): Rejection | null {
  const [was, is] = [asRead(source), asRead(text)]
  const [before, after] = [figuresIn(was), figuresIn(is)]
  if ([...before].some((each) => !after.has(each))) return 'fact_dropped'
  // A number in words may become one in figures.
  if ([...after].some((each) => !before.has(each) && !given.figures.has(each))) return 'fact_added'
  if (after.size === 0) return null
  // “%” may become “Prozent” and “USD” “$”, and nothing else.
  if (SIGNS.some((sign) => sign.test(is) && !sign.test(was))) return 'fact_added'
  return SIGNS.some((sign) => sign.test(was) && !sign.test(is)) ? 'fact_dropped' : null
}

/** Digits with the marks between them; a space stands before three alone. */
const FIGURE = /\d+(?:(?:[.,:'’]|[ \u{A0}\u{202F}](?=\d{3}(?!\d)))\d+)*/gu

/** Each figure as its digits, with a point where decimals begin. */
const figuresIn = (text: string): ReadonlySet<string> =>
  new Set([...text.matchAll(FIGURE)].map(([figure]) => worthOf(figure)))

/** Three digits behind a mark are thousands, as the rules write them; fewer or more behind the only mark of its kind are decimals. */
function worthOf(figure: string): string {
  const digits = figure.replaceAll(/\D/g, '')
  const [, mark = '', decimals = ''] = /([.,])(\d{1,2}|\d{4,})$/u.exec(figure) ?? []
  if (mark === '' || figure.split(mark).length > 2) return digits
  const whole = digits.slice(0, -decimals.length)
  return /^0+$/.test(decimals) ? whole : `${whole}.${decimals}`
}
