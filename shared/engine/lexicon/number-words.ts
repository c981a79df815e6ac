/** Whole numbers in words. */

/** By their value. */
const SMALL_NUMBERS: readonly string[] =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  )
/** By their value in tens; the first two have no word. */
const TENS: readonly string[] = '- - twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')

/** The value of “twelve” or “twenty-one”; `null` for other words, and for “one”, which is seldom a number. */
export function valueOfWord(lower: string): number | null {
  const small = SMALL_NUMBERS.indexOf(lower)
  if (small > 1) return small
  const [tens = '', ones = ''] = lower.split('-')
  const ten = TENS.indexOf(tens)
  return ten > 1 ? ten * 10 + Math.max(0, SMALL_NUMBERS.indexOf(ones)) : null
}
