/** Working days and calendar days, counted from the first working day of a week. */

export const WEEK = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const
export type Weekday = (typeof WEEK)[number]

/** The days in the order of the week. */
export const inOrder = (days: readonly Weekday[]): Weekday[] => WEEK.filter((day) => days.includes(day))

/** Calendar days from the first working day of a week to the working day `offset` working days later. */
export function calendarDay(offset: number, days: readonly Weekday[]): number {
  const places = inOrder(days).map((day) => WEEK.indexOf(day))
  const first = places[0] ?? 0
  const count = Math.max(1, places.length)
  const day = places[offset % count] ?? 0
  return Math.floor(offset / count) * 7 + day - first
}

/** The last working day that is at most `calendarDays` after the first; 0 when there is none. */
export function workingDay(calendarDays: number, days: readonly Weekday[]): number {
  let offset = 0
  while (calendarDay(offset + 1, days) <= calendarDays) offset++
  return offset
}
