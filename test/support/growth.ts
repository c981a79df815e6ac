/**
 * Proves that work grows no faster than its input. What counts is the time this thread computed, the large input at its
 * best against the small ones as they usually are, so that neither a busy nor a slow machine can fail a test.
 */
import { expect } from 'vitest'

/** How many times the small input goes into the large one. */
const TIMES = 8
/**
 * How much more one run of the large input may take than eight of the small one. Linear work is at 1, quadratic
 * work at 8; the collector and the processor's caches lie between.
 */
const ALLOWED = 4
/** Milliseconds that nothing is compared with: the clock of a thread may tick that seldom. */
const FLOOR = 15
/** A measurement that is disturbed is taken again. */
const ROUNDS = 6

/**
 * Fails when `work` grows faster than its input.
 * @param largest size of the larger input; large enough that quadratic work would take 15 ms
 * @param inputOf makes an input of a size; made anew for every run, and outside the measured time
 */
export function expectLinear<T>(
  largest: number,
  inputOf: (size: number) => T,
  work: (input: T) => unknown,
): void {
  const small = Math.floor(largest / TIMES)
  let large = Number.POSITIVE_INFINITY
  // Not the least of them: a clock that ticks every few milliseconds tells less than was computed as often as more.
  const smalls: number[] = []
  let within = false
  // The large one first: the compiler has then seen the work, and the small ones are not taken for slow.
  for (let round = 0; round < ROUNDS && !within; round += 1) {
    large = Math.min(large, cpuMs(work, [inputOf(largest)]))
    within = large <= FLOOR
    if (within) break
    smalls.push(
      cpuMs(
        work,
        Array.from({ length: TIMES }, () => inputOf(small)),
      ),
    )
    within = large <= ALLOWED * medianOf(smalls)
  }
  expect(within, `${large} ms for one of ${largest}, ${medianOf(smalls)} ms for ${TIMES} of ${small}`).toBe(
    true,
  )
}

const medianOf = (times: readonly number[]): number =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0

/** Milliseconds this thread computed, whatever else the machine did meanwhile. */
function cpuMs<T>(work: (input: T) => unknown, inputs: readonly T[]): number {
  const before = process.threadCpuUsage()
  for (const input of inputs) work(input)
  const { user, system } = process.threadCpuUsage(before)
  return (user + system) / 1000
}
