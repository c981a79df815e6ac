/** Where “43 days to 11” ends. */
import type { Token } from '../../../engine/doc.ts'
import { MEASURE } from './units.ts'

const ABOUT = /^(?:under|over|about|around|nearly|almost|just|below)$/

/** End of “43 days to 11” behind “from”, else 0. */
export function changeEnd(tokens: readonly Token[], from: number, to: number): number {
  if (tokens[from - 1]?.lower !== 'from') return 0
  // “14 a week to 2”
  if (/^(?:a|an|per)$/.test(tokens[from + 1]?.lower ?? '') && tokens[from + 3]?.lower === 'to')
    return tokens[from + 4]?.kind === 'number' ? from + 5 : 0
  // “30 pages a week to 6”
  const past = /^(?:a|an|per)$/.test(tokens[to]?.lower ?? '') && tokens[to + 2]?.lower === 'to' ? to + 2 : to
  // “from 6% to under 1%”
  if (
    tokens[past]?.lower === 'to' &&
    ABOUT.test(tokens[past + 1]?.lower ?? '') &&
    tokens[past + 2]?.kind === 'number'
  )
    return past + 3
  const end =
    tokens[from + 1]?.lower === 'to'
      ? to
      : tokens[past]?.lower === 'to' && tokens[past + 1]?.kind === 'number'
        ? past + 2
        : 0
  return end > 0 && MEASURE.test(tokens[end]?.text ?? '') ? end + 1 : end
}
