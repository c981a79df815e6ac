/** Percentiles and ratios; nothing here asserts, since machines are noisy. */

export interface Timing {
  n: number
  /** Microseconds. */
  p50: number
  p95: number
}

export function timingOf(samples: number[]): Timing {
  const sorted = [...samples].sort((a, b) => a - b)
  const at = (share: number) =>
    Math.round((sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0) * 10) / 10
  return { n: sorted.length, p50: at(0.5), p95: at(0.95) }
}

/** Time of one call in microseconds. */
export async function timed(run: () => unknown): Promise<number> {
  const start = performance.now()
  const result = run()
  if (result instanceof Promise) await result
  return (performance.now() - start) * 1000
}

/** A table with padded columns. */
export function table(head: readonly string[], rows: readonly (readonly (string | number)[])[]): string {
  const all = [head, ...rows].map((row) => row.map(String))
  const widths = head.map((_, i) => Math.max(...all.map((row) => row[i]?.length ?? 0)))
  return all
    .map((row) =>
      row
        .map((cell, i) => (i === 0 ? cell.padEnd(widths[i] ?? 0) : cell.padStart(widths[i] ?? 0)))
        .join('  '),
    )
    .join('\n')
}
