/** Figures told in words: “nine of ten jobs”, “under an hour”, “by half”. */
import type { Token } from '../../engine/doc.ts'
import { words } from '../../engine/word-set.ts'

const NUMBERS = words(
  'two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen ' +
    'twenty thirty forty fifty sixty seventy eighty ninety hundred hundreds thousand thousands million dozen dozens half halved third quarter twice doubled tripled trebled quadrupled',
)
/** Before “an hour” these make it a measure. */
const BOUNDS = words('under over about around nearly almost than within to barely just')
const UNITS = words('minute hour day week fortnight month quarter year')

/** Whether a sentence has a figure, in digits or in words. */
export const hasFigure = (tokens: readonly Token[]): boolean =>
  tokens.some(({ kind, lower }) => kind === 'number' || NUMBERS.has(lower)) ||
  tokens.some(
    ({ lower }, i) =>
      UNITS.has(lower) &&
      /^(?:an?|one)$/.test(tokens[i - 1]?.lower ?? '') &&
      BOUNDS.has(tokens[i - 2]?.lower ?? '') &&
      // “for over a year” and “over a year ago” measure nothing that was done.
      tokens[i - 3]?.lower !== 'for' &&
      tokens[i + 1]?.lower !== 'ago',
  )
