/** Cuts a text where annotations begin and end, to show them in place. */
import type { Severity } from '#shared/engine/rule.ts'

export interface Mark {
  start: number
  end: number
  severity: Severity
}

/** A piece of the text under the same marks. */
interface Stretch<M extends Mark> {
  start: number
  end: number
  /** Of the worst mark over it; null where nothing is marked. */
  severity: Severity | null
  over: readonly M[]
}

const WORST_FIRST: readonly Severity[] = ['blocker', 'error', 'warning', 'info', 'praise']

/** The pieces of `start` to `end`, in order and without gaps. */
export function stretches<M extends Mark>(start: number, end: number, marks: readonly M[]): Stretch<M>[] {
  const here = marks.filter((mark) => mark.start < end && mark.end > start)
  const cuts = new Set([start, end])
  for (const mark of here) {
    cuts.add(Math.max(mark.start, start))
    cuts.add(Math.min(mark.end, end))
  }
  const at = [...cuts].sort((a, b) => a - b)
  return at.slice(0, -1).map((from, index) => {
    const to = at[index + 1] ?? end
    const over = here.filter((mark) => mark.start < to && mark.end > from)
    const severity = WORST_FIRST.find((one) => over.some((mark) => mark.severity === one)) ?? null
    return { start: from, end: to, severity, over }
  })
}
