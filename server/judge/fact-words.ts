/** Words that state a number or a date. */

/** By their value. */
export const SMALL_NUMBERS: readonly string[] =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  )
/** By their value in tens; the first two have no word. */
export const TENS: readonly string[] = '- - twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')

export const NUMBER_WORDS: ReadonlySet<string> = new Set(
  'dozen dozens hundred hundreds thousand thousands million millions billion billions half halves halved double doubled twice triple tripled quarter quarters guarantee guaranteed'.split(
    ' ',
  ),
)

const named = (lists: readonly string[]): ReadonlyMap<string, string> =>
  new Map(lists.flatMap((list) => list.split(' ').map((word) => [word, list.split(' ')[0] ?? word] as const)))

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
