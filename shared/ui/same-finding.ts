import type { Annotation } from '../engine/report.ts'

/** The finding in a list that is the same as one of before: by its words, and of several by its place. */
export function sameIn<T extends Pick<Annotation, 'hash' | 'start'>>(
  annotations: readonly T[],
  { hash, start }: Pick<Annotation, 'hash' | 'start'>,
): T | undefined {
  const same = annotations.filter((one) => one.hash === hash)
  return same.sort((a, b) => Math.abs(a.start - start) - Math.abs(b.start - start))[0]
}
