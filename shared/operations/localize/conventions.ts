/** Numbers, dates and times as a locale writes them. The one place that asks `Intl`; makers are kept, as they are dear. */

const numbers = new Map<string, Intl.NumberFormat>()
const dates = new Map<string, Intl.DateTimeFormat>()

/** Makers that are kept; tags come from callers, and there is no end to them. */
const MOST = 500

/** What was made before for the same key. */
function kept<T>(made: Map<string, T>, tag: string, options: object, make: () => T): T {
  const key = `${tag} ${JSON.stringify(options)}`
  const known = made.get(key)
  if (known) return known
  if (made.size >= MOST) made.clear()
  const format = make()
  made.set(key, format)
  return format
}

const numberFormat = (tag: string, options: Intl.NumberFormatOptions): Intl.NumberFormat =>
  kept(numbers, tag, options, () => new Intl.NumberFormat(tag, options))

const dateFormat = (tag: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat =>
  kept(
    dates,
    tag,
    options,
    () => new Intl.DateTimeFormat(tag, { calendar: 'gregory', timeZone: 'UTC', ...options }),
  )

/** Switzerland parts thousands with ’; some versions of the data behind `Intl` have the straight mark. */
const swiss = (tag: string, text: string): string =>
  /^(?:de|fr|it)-(?:CH|LI)$/.test(tag) ? text.replaceAll("'", '’') : text

/** Western digits, where `native` does not allow those of the locale. */
const digits = (native: boolean) => (native ? {} : { numberingSystem: 'latn' })

/** A tag from outside in the form `Intl` takes; `en-US` for one that it refuses. */
export function canonicalTag(tag: string): string {
  try {
    return Intl.getCanonicalLocales(tag)[0] ?? 'en-US'
  } catch {
    return 'en-US'
  }
}

export interface Separators {
  group: string
  decimal: string
}

/** The marks a locale parts thousands and decimals with. */
export function separatorsOf(tag: string): Separators {
  const parts = numberFormat(tag, digits(false)).formatToParts(1234567.8)
  const find = (type: string) => parts.find((part) => part.type === type)?.value ?? ''
  return { group: swiss(tag, find('group')), decimal: find('decimal') }
}

export interface Amount {
  value: number
  decimals: number
  grouped: boolean
  /** True where the author parted four digits as readers there also do: then CLDR's rule to leave them together is no reason to change it. */
  parted?: boolean
}

const shape = ({ decimals, grouped, parted }: Amount): Intl.NumberFormatOptions => ({
  minimumFractionDigits: decimals,
  maximumFractionDigits: decimals,
  useGrouping: parted ? 'always' : grouped ? 'auto' : false,
})

/** A number with as many decimals as it came with. `native` allows the digits of the locale. */
export const formatNumber = (tag: string, amount: Amount, native: boolean): string =>
  swiss(tag, numberFormat(tag, { ...digits(native), ...shape(amount) }).format(amount.value))

/** A percentage; `value` counts percents. */
export const formatPercent = (tag: string, amount: Amount): string =>
  swiss(tag, numberFormat(tag, { style: 'percent', ...shape(amount) }).format(amount.value / 100))

/** A sum with its sign as the author wrote it, where the locale puts it. */
export const formatMoney = (tag: string, amount: Amount, sign: string, native: boolean): string =>
  numberFormat(tag, {
    ...digits(native),
    style: 'currency',
    currency: 'USD',
    // Codes keep a space that signs have not: “USD 5”.
    currencyDisplay: /^\p{Lu}{3}$/u.test(sign) ? 'code' : 'narrowSymbol',
    ...shape(amount),
  })
    .formatToParts(amount.value)
    .map(({ type, value }) => (type === 'currency' ? sign : swiss(tag, value)))
    .join('')

/** Japanese and Chinese name year, month and day: `2025年12月31日`. Text in other languages has figures alone. */
const NAMED_PARTS = /^(?:ja|zh)\b/

/** A calendar date in figures, its parts padded or not, its year in two figures or four; long where mail has it so. */
export const formatFigures = (
  tag: string,
  date: Date,
  { padded, shortYear, native }: { padded: boolean; shortYear: boolean; native: boolean },
): string =>
  native && NAMED_PARTS.test(tag)
    ? formatWords(tag, date, { year: 'numeric', month: 'long', day: 'numeric' })
    : dateFormat(tag, {
        ...digits(native),
        year: shortYear ? '2-digit' : 'numeric',
        month: padded ? '2-digit' : 'numeric',
        day: padded ? '2-digit' : 'numeric',
      }).format(date)

/** A day of any year in figures: `11/29`, `29.11.`, `11月29日`. */
export const formatDayMonth = (
  tag: string,
  date: Date,
  { padded, native }: { padded: boolean; native: boolean },
): string =>
  native && NAMED_PARTS.test(tag)
    ? formatWords(tag, date, { month: 'long', day: 'numeric' })
    : dateFormat(tag, {
        ...digits(native),
        month: padded ? '2-digit' : 'numeric',
        day: padded ? '2-digit' : 'numeric',
      }).format(date)

/** A calendar date in words. */
export const formatWords = (tag: string, date: Date, parts: Intl.DateTimeFormatOptions): string =>
  dateFormat(tag, parts).format(date)

/** True where clocks count to twelve. */
export const countsToTwelve = (tag: string): boolean =>
  dateFormat(tag, { hour: 'numeric', minute: '2-digit' }).resolvedOptions().hour12 === true

/** A time of day. American English writes a narrow space before PM that mail programs show badly. */
export const formatTime = (tag: string, hours: number, minutes: number): string =>
  dateFormat(tag, { hour: 'numeric', minute: '2-digit' })
    .format(new Date(Date.UTC(2026, 0, 1, hours, minutes)))
    .replaceAll('\u202f', ' ')

/** Items joined as a locale joins them: with or without a comma before the last. */
export const formatList = (tag: string, items: readonly string[], type: 'conjunction' | 'disjunction') =>
  new Intl.ListFormat(tag, { type }).format(items)
