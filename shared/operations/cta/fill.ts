/** Lines of a kind with the mail's own words in their slots, and the sums that a mail names for a gift. */
import type { Doc } from '../../engine/doc.ts'
import { hasOffer, isPrice } from '../preheader/dates.ts'
import type { Slots } from './slots.ts'
import { onTime } from './turned.ts'

/** A sum that a gift could be: “£10 buys a bed”, “a gift of £10”, “Give £10”; not what was given or is needed. */
const GIVES =
  /\b(?:give|giving|gift of|donate|donating|donation of|pledge|chip in|from|just|only|as little as|with|add|or|your)\s*$/iu
const DOES =
  /^,?(?: (?:an?|per|each|every) (?:month|week|year))?,? (?:(?!has\b|was\b|is\b|does\b)\p{Ll}{2,}s|will|would|can|could|may|helps?)\b/iu

/** The smallest sum the mail names for a gift, as written; `null` for none. */
export function amountOf(doc: Doc): string | null {
  let least: { text: string; value: number } | null = null
  for (const s of doc.sentences) {
    if (s.region !== 'body' && s.region !== 'opening' && s.region !== 'ask') continue
    if (!hasOffer(s.tokens)) continue
    for (const t of s.tokens) {
      if (!isPrice(t) || !(GIVES.test(s.text.slice(0, t.start)) || DOES.test(s.text.slice(t.end)))) continue
      const value = Number.parseFloat(t.text.replace(/[^\d.]/g, ''))
      if (value > 0 && (!least || value < least.value)) least = { text: t.text, value }
    }
  }
  return least?.text ?? null
}

/** What runs for a term and is renewed: nobody renews a trial or a price. */
const RENEWED =
  /\b(?:agreements?|contracts?|cover|domains?|hosting|insurance|leases?|licen[cs]es?|maintenance|memberships?|permits?|plans?|polic(?:y|ies)|registrations?|rental|service|subscriptions?|support|tenancy|warrant(?:y|ies)|certificates?)\b/i

/** The line with its slots filled; none when one stays empty or the mail lacks the word it hangs on. */
export function fill(
  line: string,
  { about, thing, area, sendable, customer, days, minutes }: Slots,
  words: ReadonlySet<string>,
  sums: { amount: string | null; offer: string | null } = { amount: null, offer: null },
): string[] {
  const colon = line.indexOf(': ')
  if (
    colon > 0 &&
    !line
      .slice(0, colon)
      .split('|')
      .some((word) => words.has(word))
  )
    return []
  // A trial is over, or goes on as something else.
  if (line.startsWith('Renew') && words.has('trial')) return []
  const either = days.length > 1 ? `${days[0]} or ${days[1]}` : null
  if (line.startsWith('Which suits you better') && either === null) return []
  const values: Readonly<Record<string, string | null | undefined>> = {
    about: about[0],
    term: about.find((phrase) => RENEWED.test(phrase)),
    thing,
    area,
    sendable,
    customer,
    day: days[0],
    days: either ?? days[0],
    minutes,
    ...sums,
  }
  let empty = false
  const text = line.slice(colon > 0 ? colon + 2 : 0).replace(/\{(\w+)\}/g, (_, name: string) => {
    empty ||= !values[name]
    return values[name] ?? ''
  })
  return empty
    ? []
    : [
        onTime(text)
          // How to talk is the mail's to say.
          .replace(/ by phone\b/, (by) => (SPEAKS.some((word) => words.has(word)) ? by : '')),
      ]
}

const SPEAKS = ['phone', 'call', 'ring', 'telephone', 'mobile']
