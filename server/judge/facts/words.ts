/** Words that state a number or a date. */

export const NUMBER_WORDS: ReadonlySet<string> = new Set(
  'dozen dozens hundred hundreds thousand thousands million millions billion billions half halves halved double doubled twice triple tripled quarter quarters guarantee guaranteed'.split(
    ' ',
  ),
)

const named = (lists: readonly string[]): ReadonlyMap<string, string> =>
  new Map(lists.flatMap((list) => list.split(' ').map((word) => [word, list.split(' ')[0] ?? word] as const)))

/** What a word or a letter behind a figure multiplies it by. */
export const MAGNITUDES: ReadonlyMap<string, number> = new Map(
  Object.entries({
    hundred: 100,
    k: 1e3,
    thousand: 1e3,
    m: 1e6,
    mn: 1e6,
    mio: 1e6,
    million: 1e6,
    b: 1e9,
    bn: 1e9,
    billion: 1e9,
    tn: 1e12,
    trillion: 1e12,
  }),
)

/** Each word of a currency with its sign; a code is a word. */
export const CURRENCIES = named([
  '$ usd dollar dollars us$',
  '€ eur euro euros',
  '£ gbp pound pounds sterling',
  '¥ jpy yen',
  '₹ inr rupee rupees',
])

/** Each word of a span of time with the first of its forms. */
export const PERIODS = named([
  'second sec seconds secs',
  'minute min minutes mins',
  'hour hr hours hrs',
  'day days',
  'week wk weeks wks',
  'month mo months',
  'quarter quarters',
  'year yr years yrs annum',
])
/** Words for “each of them”. */
export const EACH: ReadonlySet<string> = new Set(['a', 'an', 'per', 'each', 'every', '/'])
/** Words for “each” and a span of time. */
export const ADVERBS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    hourly: 'hour',
    daily: 'day',
    weekly: 'week',
    monthly: 'month',
    quarterly: 'quarter',
    yearly: 'year',
    annually: 'year',
  }),
)
/** Parts of a day, a week or a year that are named against today: “this spring”. */
export const SEASONS: ReadonlySet<string> = new Set(
  'spring summer autumn fall winter weekend morning afternoon evening'.split(' '),
)
/** Words that set a span of time against today: “next week”. */
export const RELATIVE: ReadonlySet<string> = new Set(['next', 'this', 'last', 'coming', 'past'])

/** Each word of a day with the first of its forms. */
export const DAY_WORDS = named([
  'monday mon mondays',
  'tuesday tue tues tuesdays',
  'wednesday wed wednesdays',
  'thursday thu thur thurs thursdays',
  'friday fri fridays',
  'saturday saturdays',
  'sunday sundays',
  'today',
  'tonight',
  'tomorrow',
  'yesterday',
])

export const MONTH_WORDS = named([
  'january jan',
  'february feb',
  'march',
  'april apr',
  'may',
  'june jun',
  'july jul',
  'august aug',
  'september sep sept',
  'october oct',
  'november nov',
  'december dec',
])
