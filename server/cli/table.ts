/** What is said of a store that nothing was put into. */
export const NO_WORKSPACE = 'There is no workspace in DATA_DIR or DATABASE_URL yet'

/** Columns of text, as wide as their widest entry. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = head.map((title, column) =>
    Math.max(title.length, ...rows.map((row) => row[column]?.length ?? 0)),
  )
  const lines = [head, ...rows].map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  )
  return lines.join('\n')
}
