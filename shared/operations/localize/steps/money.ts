/** Sums of money: separators and the place of the sign. The sum and its currency stay. */
import { bothReadings, isUnclearSum } from '../author-style.ts'
import { type Amount, formatMoney, formatNumber, separatorsOf } from '../conventions.ts'
import { type Run, readDecimal, readNumber, runsIn } from '../numerals.ts'
import { type Findings, type Mail, type Segment, type Step, within } from '../step.ts'
import { DOLLARS, HOME_CODES, HOME_SIGNS } from '../tables/currencies.ts'
import { sameMarks } from './numbers.ts'

const SIGN_BEFORE =
  /(?<![\p{Script=Latin}$])((?:US|CA|AU|NZ|HK|SG|MX|[CARS])?\$|[€£¥₹₩₽₺₪])([ \u00a0\u202f]?)$/u
/** `EUR 1,200` and `1,200 EUR`, in text of the reader’s language; English has them on either side. */
const CODE = [...new Set(Object.values(HOME_CODES))].join('|')
const CODE_BEFORE = new RegExp(`(?<![\\p{L}\\d])(${CODE})[ \\u00a0\\u202f]$`, 'u')
const CODE_AFTER = new RegExp(`^[ \\u00a0\\u202f](${CODE})(?![\\p{L}\\d])`, 'u')
/** A code beside a sign says which dollar or pound is meant: `$12,450.00 MXN`, `MXN $500`. */
const BESIDE_AFTER = new RegExp(`^[ \\u00a0\\u202f]?(${CODE})(?![\\p{L}\\d])`, 'u')
const BESIDE_BEFORE = new RegExp(`(?<![\\p{L}\\d])(${CODE})[ \\u00a0\\u202f]?$`, 'u')
/** Yen and yuan in words of their own stand behind the sum, ungrouped ones as well. */
const UNIT_AFTER = /^(?:円|元|원)/
const SIGN_AFTER = /^([ \u00a0\u202f]?)([$€£¥₹₩₽₺₪])(?![\p{L}\d])/u
/** `$2k`, `$1.2M`, `$3 million`: how thousands and millions are cut short or named differs by language. */
const SHORTENED = /^(?:[kmb]|bn|mn|mm|k\+|m\+|[ \u00a0-]?(?:thousand|[mb]illion|trillion))(?![\p{L}\d])/iu
/** Such words of other languages. */
const NAMED =
  /^[ \u00a0\u202f]?(?:million(?:en|er)?|milliarden?|millions?|milliards?|millones|millón|mil millones|milion[ei]|miliard[io]|milhão|milhões|milj(?:oner|oonaa|ardia?|arder)|milliarder|млн|млрд|тыс|(?:mio|mrd|tsd|mln|mld|tys|mia|milj)(?!\p{L})\.?)(?![\p{L}\d])/iu
/** They say “3 million of dollars”. */
const OF: ReadonlySet<string> = new Set(['fr', 'es', 'it', 'pt'])

export const money: Step = (mail, findings) => {
  const seen = { currency: false, dollar: false }
  for (const segment of mail.segments)
    for (const run of runsIn(segment.text, mail.spaced)) {
      const sum = sumIn(mail, segment.text, run)
      if (UNIT_AFTER.test(segment.text.slice(run.end, run.end + 1)) || /^[¥₩]$/.test(sum?.sign ?? ''))
        grouped(mail, segment, run, findings)
      if (!sum) continue
      const tail = segment.text.slice(sum.end)
      const named = NAMED.exec(tail)?.[0] ?? ''
      const short = SHORTENED.exec(tail)?.[0] ?? (OF.has(mail.target.language) ? named : '')
      noteCurrency(mail, segment, { ...sum, end: sum.end + short.length }, seen, findings)
      if (short !== '') {
        if (mail.target.language !== 'en')
          findings.person({
            ...within(segment, sum.start, sum.end + short.length),
            reason: `Thousands and millions are written in another way in ${mail.target.languageName}; write the sum out.`,
          })
        continue
      }
      if (isUnclearSum(mail, run.text)) {
        findings.person({ ...within(segment, sum.start, sum.end), reason: bothReadings(mail, run.text) })
        continue
      }
      const read = readNumber(run.text, mail.author.style) ?? cents(run.text)
      if (!read || !writes(mail)) continue
      const parted = mail.native && read.grouped && run.text.includes(separatorsOf(mail.target.tag).group)
      const whole = isWhole(mail, sum.sign) && Number.isInteger(read.value)
      const amount = { ...read, parted, ...(whole && { decimals: 0 }) }
      const after = inPlace(mail, sum)
        ? segment.text.slice(sum.start, run.start) +
          formatNumber(mail.target.tag, amount, mail.native) +
          segment.text.slice(run.end, sum.end)
        : withWord(formatMoney(mail.target.tag, amount, sum.sign, mail.native), named, sum.sign)
      // The point of “Mio.” that ends a line ends its sentence as well.
      const ends = named.endsWith('.') && /^[^\S\n]*(?:\n|$)/.test(tail.slice(named.length))
      const end = sum.end + named.length - (ends ? 1 : 0)
      if (sameMarks(after, segment.text.slice(sum.start, end), mail.target.tag)) continue
      findings.change({
        ...within(segment, sum.start, end),
        after,
        type: 'currency',
        rule_id: 'currency-form',
        confidence: 0.95,
      })
    }
}

/** A sum with the word for its thousands or millions right behind the figure: “3 Mio. $”. */
function withWord(sum: string, word: string, sign: string): string {
  const figure = sum.endsWith(sign) ? sum.slice(0, -sign.length).trimEnd() : sum
  return figure + word + sum.slice(figure.length)
}

/** From so many figures on, a sum in yen is read by its groups. */
const LONG = /^\d{5,12}$/

function grouped(mail: Mail, segment: Segment, run: Run, { change }: Findings): void {
  if (!mail.native || !LONG.test(run.text)) return
  const after = formatNumber(mail.target.tag, { value: Number(run.text), decimals: 0, grouped: true }, true)
  if (after === run.text) return
  change({
    ...within(segment, run.start, run.end),
    after,
    type: 'currency',
    rule_id: 'currency-form',
    confidence: 0.9,
  })
}

/** `1299.50` behind a sign: two figures after the only mark are cents. */
function cents(text: string): Amount | null {
  const read = readDecimal(text)
  return read?.decimals === 2 ? read : null
}

/** Whether the currency has no cents: won, and yen where ¥ cannot be yuan. */
const isWhole = ({ source, target }: Mail, sign: string): boolean =>
  /^(?:₩|KRW|JPY)$/.test(sign) || (sign === '¥' && [source.region, target.region].includes('JP'))

/** Among the Englishes only India groups otherwise; English text for readers from right to left stays as it is. */
const writes = ({ native, target }: Mail) => native || target.dir === 'ltr'

interface Sum {
  start: number
  end: number
  /** The sign or code that is shown; the code where there are both. */
  sign: string
  raw: string
  /** The sign beside the code. */
  beside?: string
}

/** English, and the country of the sign, write the sign before and the code behind: only the figure may change. */
const inPlace = ({ target }: Mail, { beside }: Sum): boolean =>
  beside !== undefined && (target.language === 'en' || HOME_SIGNS[target.region] === beside)

/** The sum of money a figure is part of, with its sign or code. */
export const sumIn = (mail: Mail, text: string, run: Run): Sum | null =>
  sumAt(text, run) ?? codedSum(mail, text, run)

function sumAt(text: string, run: Run): Sum | null {
  const before = SIGN_BEFORE.exec(text.slice(Math.max(0, run.start - 5), run.start))
  const after = before ? null : SIGN_AFTER.exec(text.slice(run.end, run.end + 3))
  if (!before && !after) return null
  const start = run.start - (before?.[0].length ?? 0)
  const end = run.end + (after?.[0].length ?? 0)
  const sign = before?.[1] ?? after?.[2] ?? ''
  const behind = BESIDE_AFTER.exec(text.slice(end, end + 5))
  const ahead = behind ? null : BESIDE_BEFORE.exec(text.slice(Math.max(0, start - 5), start))
  const [whole, code] = behind ?? ahead ?? []
  if (whole === undefined || code === undefined) return { start, end, sign, raw: text.slice(start, end) }
  const from = start - (ahead ? whole.length : 0)
  const to = end + (behind ? whole.length : 0)
  return { start: from, end: to, sign: code, raw: text.slice(from, to), beside: sign }
}

function codedSum({ native, target }: Mail, text: string, run: Run): Sum | null {
  if (!native || target.language === 'en') return null
  const before = CODE_BEFORE.exec(text.slice(Math.max(0, run.start - 5), run.start))
  const after = before ? null : CODE_AFTER.exec(text.slice(run.end, run.end + 5))
  const sign = before?.[1] ?? after?.[1]
  if (sign === undefined) return null
  const start = run.start - (before?.[0].length ?? 0)
  const end = run.end + (after?.[0].length ?? 0)
  return { start, end, sign, raw: text.slice(start, end) }
}

function noteCurrency(
  { source, target }: Mail,
  segment: Segment,
  { start, end, sign }: Sum,
  seen: { currency: boolean; dollar: boolean },
  { person }: Findings,
): void {
  const home = (/^\p{Lu}{3}$/u.test(sign) ? HOME_CODES : HOME_SIGNS)[target.region]
  const place = within(segment, start, end)
  if (sign === '$' && home === '$' && (source.region !== target.region || !source.named)) {
    if (seen.dollar || (!source.named && target.region === 'US')) return
    seen.dollar = true
    const theirs = DOLLARS[source.named ? (source.region ?? '') : '']
    const clear = theirs === undefined ? 'Name the currency.' : `Write ${theirs} if that is meant.`
    person({ ...place, reason: `Readers in ${target.country} take the bare $ for their own. ${clear}` })
  } else if (home !== undefined && home !== sign && !seen.currency) {
    seen.currency = true
    person({
      ...place,
      reason: `Amounts keep their currency; decide whether readers in ${target.country} pay in it.`,
    })
  }
}
