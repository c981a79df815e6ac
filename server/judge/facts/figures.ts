/** Figures of English text by what they are worth, so that “$3 million” and “$3m” are one and “$3” is another. */
import type { Token } from '#shared/engine/doc.ts'
import { valueOfWord } from '#shared/engine/lexicon/number-words.ts'
import { ADVERBS, CURRENCIES, EACH, MAGNITUDES, NUMBER_WORDS, PERIODS } from './words.ts'

/** A sign of currency, digits with their marks, and what is written on to them. */
const PARTS = /^(\p{Sc}?)([\d.,:]*\d)(\D*)$/u

/** The figure at `tokens[i]`: `$3000000`, `30%`, `$50/day`. What is no such figure, as a date, stays as written. */
export function figureAt(tokens: readonly Token[], i: number): string {
  const written = (tokens[i]?.lower ?? '').replace(/[.,:]+$/, '')
  const [, sign = '', digits = '', end = ''] = PARTS.exec(written) ?? []
  if (digits === '') return written
  const word = (at: number) => tokens[at]?.lower ?? ''
  let next = i + 1
  let times = MAGNITUDES.get(end) ?? 1
  const far = end === '' ? MAGNITUDES.get(word(next)) : undefined
  if (far) [times, next] = [far, next + 1]
  let unit = times > 1 || end === '' ? '' : end
  if (word(next) === '%' || word(next) === 'percent') [unit, next] = ['%', next + 1]
  else if (word(next) === 'per' && word(next + 1) === 'cent') [unit, next] = ['%', next + 2]
  const behind = CURRENCIES.get(word(next))
  if (!sign && behind) next++
  const currency = sign || behind || CURRENCIES.get(word(i - 1)) || ''
  return `${currency}${worth(digits, times)}${unit}${rateAt(word, next)}`
}

/** Without commas between thousands; a figure of a time or of several parts stays as written. */
function worth(digits: string, times: number): string {
  const bare = digits.replaceAll(/(?<=\d),(?=\d{3}(?:\D|$))/g, '').replace(/^(\d+)\.0+$/, '$1')
  const value = Number(bare)
  // Rounded, as a tenth of a million is no whole number of halves.
  return times === 1 || Number.isNaN(value) ? bare : String(Math.round(value * times * 100) / 100)
}

/** `/day` for “a day”, “per day”, “/day” and “daily”; a slash may stand before any word. */
function rateAt(word: (at: number) => string, next: number): string {
  const each = word(next)
  const period = ADVERBS.get(each) ?? (EACH.has(each) ? PERIODS.get(word(next + 1)) : undefined)
  if (period) return `/${period}`
  return each === '/' && /^\p{L}+$/u.test(word(next + 1)) ? `/${word(next + 1)}` : ''
}

/** A number in words as figures; `null` for other words. “One” is seldom a number. */
export function numberIn(lower: string): string | null {
  if (/^\d+$/.test(lower)) return lower
  const value = valueOfWord(lower)
  if (value !== null) return String(value)
  return NUMBER_WORDS.has(lower) ? lower.replace(/s$/, '') : null
}
