/** Tells dates, offers and figures by the words around them. English. */
import type { Token } from '../../engine/doc.ts'
import { words } from '../../engine/word-set.ts'
import { MONTHS } from '../material/words.ts'

const DAYS = words(
  'monday tuesday wednesday thursday friday saturday sunday mondays tuesdays wednesdays thursdays fridays saturdays sundays ' +
    'tomorrow tonight today midnight weekend easter christmas halloween thanksgiving',
)
const OFFERS = words(
  'free discount discounts sale voucher coupon gift complimentary waived refund rebate bonus half-price save saves',
)
const OF_PRICE = words('off cheaper less discount back')

/** Beside these a sum is no price: nobody can buy it. */
const NOT_FOR_SALE = words(
  'budget budgets budgeted capped revenue turnover salary salaries raised funding grant debt fined invested donated owe owed charged',
)

/** True for a month with its day, a weekday, and the like at `i`. “May” alone may be a verb. */
export function isDateAt(tokens: readonly Token[], i: number): boolean {
  const token = tokens[i]
  if (!token) return false
  if (token.kind === 'number') return isWrittenDate(token.text) || ordinal(tokens, i)
  if (DAYS.has(token.lower)) return true
  if (!MONTHS.has(token.lower) || !/^\p{Lu}/u.test(token.text)) return false
  return token.lower !== 'may' || tokens[i - 1]?.kind === 'number' || tokens[i + 1]?.kind === 'number'
}

/** `2026-05-31`, `31/05/2026`. */
const isWrittenDate = (text: string) => /^\d{4}-\d\d?-\d\d?$|^\d\d?[/.]\d\d?[/.]\d{2,4}$/.test(text)

/** `the 24th`. */
const ordinal = (tokens: readonly Token[], i: number) =>
  /^\d\d?(?:st|nd|rd|th)$/i.test(tokens[i]?.text ?? '') && /^(?:the|on|by)$/.test(tokens[i - 1]?.lower ?? '')

/** True when the words name a day. */
export const hasDate = (tokens: readonly Token[]): boolean => tokens.some((_, i) => isDateAt(tokens, i))

/** True for an amount of money. */
export const isPrice = ({ kind, text }: Token): boolean => kind === 'number' && /[$£€¥]/.test(text)

/** True when the words name a price or a discount, or say that something is free. */
export const hasOffer = (tokens: readonly Token[]): boolean =>
  tokens.some((token, i) => {
    if (isPrice(token)) return !tokens.some((t) => NOT_FOR_SALE.has(t.lower))
    if (token.kind === 'number')
      return token.text.endsWith('%') && tokens.slice(i + 1, i + 3).some((t) => OF_PRICE.has(t.lower))
    if (!OFFERS.has(token.lower)) return false
    // “Feel free” and “free on Friday” give nothing away.
    const next = tokens[i + 1]?.lower ?? ''
    return (
      token.lower !== 'free' ||
      (tokens[i - 1]?.lower !== 'feel' && !/^(?:to|on|for|at|this|next|of|from)$/.test(next))
    )
  })
