/** Tables for spreadsheets (RFC 4180). */

export type Cell = string | number | null

/** Rows as CSV, each ended by CRLF. The caller puts the names of the columns first. */
export const csv = (rows: readonly (readonly Cell[])[]): string =>
  rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('')

/** A cell that a spreadsheet would run as a formula is made text first. */
function cell(value: Cell): string {
  const text = String(value ?? '')
  const safe = typeof value === 'string' && /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
