/** Where the engine's script and the content script meet: they share one world, and nothing else does. */
import type { Memo, openDictionary, score } from '#shared/engine/index.ts'

/** What the content script uses of the engine. */
export interface Engine {
  score: typeof score
  openDictionary: typeof openDictionary
  Memo: new () => Memo
}

const PLACE = Symbol.for('sendworthy.engine')

export function offer(engine: Engine): void {
  Reflect.set(globalThis, PLACE, engine)
}

/** The engine; null until its script has run. */
export const offered = (): Engine | null => (Reflect.get(globalThis, PLACE) as Engine | undefined) ?? null
