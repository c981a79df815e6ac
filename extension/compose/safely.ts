/** Runs a part of the work: its failure is its own, and gives undefined. */
export function safely<T>(work: () => T): T | undefined {
  try {
    return work()
  } catch {
    return undefined
  }
}
