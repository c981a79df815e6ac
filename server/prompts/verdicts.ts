/** Judging a list of texts. */
import type { Rejection } from '../judge/rejection.ts'

export interface Sorted<T> {
  passed: T[]
  rejected: Rejection[]
}

/** Parts what was taken from what was refused, in order. `judge` gives what is taken, or why it is not. */
export function sorted<A, T extends object>(all: readonly A[], judge: (each: A) => T | Rejection): Sorted<T> {
  const passed: T[] = []
  const rejected: Rejection[] = []
  for (const each of all) {
    const verdict = judge(each)
    if (typeof verdict === 'string') rejected.push(verdict)
    else passed.push(verdict)
  }
  return { passed, rejected }
}

/** How much of a list is a model's. */
export function shareOf(all: readonly { source: 'local' | 'model' }[]): 'none' | 'some' | 'all' {
  const models = all.filter(({ source }) => source === 'model').length
  return models === 0 ? 'none' : models === all.length ? 'all' : 'some'
}

/** The lists to choose from: with `engine: model` the model's alone, where there is any. */
export const poolOf = <T>(engine: string, written: readonly T[], own: readonly T[]): (readonly T[])[] =>
  engine === 'model' && written.length > 0 ? [written] : [written, own]
