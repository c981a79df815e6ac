/** Counts of calls as rows. */

export interface CountRow {
  id: string
  /** What people call it. */
  name: string
  today: number
  month: number
}

/** One row for each id of either count, the most of the month first. `nameOf` gives null for what it does not know. */
export function countRows(
  today: Readonly<Record<string, number>>,
  month: Readonly<Record<string, number>>,
  nameOf: (id: string) => string | null,
): CountRow[] {
  const ids = new Set([...Object.keys(month), ...Object.keys(today)])
  return [...ids]
    .map((id) => ({ id, name: nameOf(id) ?? id, today: today[id] ?? 0, month: month[id] ?? 0 }))
    .sort((a, b) => b.month - a.month || b.today - a.today || a.name.localeCompare(b.name))
}
