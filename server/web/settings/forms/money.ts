/** Millionths of a US dollar, as the API counts money, and dollars, as people do. */

const MICRO = 1_000_000

/** `$49`, `$0.03`. */
export const dollars = (micro: number): string => {
  const value = micro / MICRO
  return `$${Number.isInteger(value) ? value.toLocaleString('en-US') : value.toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 6 })}`
}

/** What was typed, such as `49.50` or `$49`; null when it is no amount. */
export function microOf(typed: string): number | null {
  const text = typed
    .trim()
    .replace(/^\$\s*/, '')
    .replaceAll(',', '')
  return /^\d{1,9}(?:\.\d{1,6})?$/.test(text) ? Math.round(Number(text) * MICRO) : null
}
