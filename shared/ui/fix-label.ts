import type { ReportedFix } from '../engine/report.ts'

/** Characters that a button has room for. */
const ROOM = 60

/**
 * A label says what is done; where it does not say with which words, they stand behind it. Where words only go, those
 * before stand there as well: “Leave it out: “dispatch”” would name what stays.
 */
export function labelOf(
  { label, replacement }: Pick<ReportedFix, 'label' | 'replacement'>,
  quote: string,
): string {
  if (replacement === '' || replacement.length > ROOM) return label
  if (replacement.includes('<') || label.includes(replacement)) return label
  const before = quote.includes(replacement) && quote.length <= ROOM ? `“${quote}” → ` : ''
  return `${label}: ${before}“${replacement}”`
}
