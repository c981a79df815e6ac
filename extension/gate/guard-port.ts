/** Where the guard, which stands from the first moment, meets the content script that can judge. */
import type { Gesture } from '../hosts/host.ts'

/** True stops the press. */
export type Judge = (gesture: Gesture) => boolean

const PLACE = Symbol.for('sendworthy.judge')

export function standAsJudge(judge: Judge): void {
  Reflect.set(globalThis, PLACE, judge)
}

/** Null while the content script is not there yet. */
export const judge = (): Judge | null => (Reflect.get(globalThis, PLACE) as Judge | undefined) ?? null
