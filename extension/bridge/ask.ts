/** Asking the worker, from content scripts and pages of the extension. */
import { browser } from 'wxt/browser'
import {
  type Answer,
  type AskName,
  type Asks,
  BRIDGE_VERSION,
  type Question,
  type Trouble,
} from './messages.ts'

/** Milliseconds. An operation may take the client's 30 seconds. */
const USUAL_MS = 5_000
const OPERATION_MS = 35_000
/** Waits before another attempt when the worker was just being started. */
const WAITS_MS = [100, 400]

export class BridgeError extends Error {
  override name = 'BridgeError'
  readonly trouble: Trouble

  constructor(trouble: Trouble) {
    super(trouble.detail)
    this.trouble = trouble
  }
}

/** Whether the extension that this script came with is still there; false after an update or removal. */
export function isAlive(): boolean {
  try {
    return browser.runtime?.id !== undefined
  } catch {
    return false
  }
}

/** The worker's answer. Rejects with `BridgeError`, also when none comes in time. */
export async function ask<N extends AskName>(
  name: N,
  about: Parameters<Asks[N]>[0],
  { timeoutMs = name === 'operation' ? OPERATION_MS : USUAL_MS } = {},
): Promise<ReturnType<Asks[N]>> {
  const question: Question<N> = { sendworthy: BRIDGE_VERSION, name, about }
  const answer = await withTimeout(attempts(question), timeoutMs)
  if (!isAnswer<N>(answer)) throw new BridgeError(TROUBLES.no_answer)
  if (!answer.ok) throw new BridgeError(answer.trouble)
  return answer.value
}

async function attempts(question: Question): Promise<unknown> {
  for (let attempt = 0; ; attempt++) {
    if (!isAlive()) throw new BridgeError(TROUBLES.orphaned)
    try {
      return await browser.runtime.sendMessage(question)
    } catch {
      const wait = WAITS_MS[attempt]
      if (!isAlive()) throw new BridgeError(TROUBLES.orphaned)
      if (wait === undefined) throw new BridgeError(TROUBLES.no_answer)
      await new Promise((resolve) => setTimeout(resolve, wait))
    }
  }
}

async function withTimeout<T>(work: Promise<T>, ms: number): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new BridgeError(TROUBLES.no_answer)), ms)
  })
  try {
    return await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}

const isAnswer = <N extends AskName>(value: unknown): value is Answer<N> =>
  typeof value === 'object' && value !== null && typeof Reflect.get(value, 'ok') === 'boolean'

const TROUBLES = {
  orphaned: { code: 'orphaned', detail: 'Sendworthy was updated. Reload this tab to use it again.' },
  no_answer: { code: 'no_answer', detail: 'The extension did not answer. Reload this tab and try again.' },
} as const satisfies Record<string, Trouble>

/** Any failure as something to show. */
export const troubleOf = (error: unknown): Trouble =>
  error instanceof BridgeError
    ? error.trouble
    : { code: 'failed', detail: 'Something went wrong in the extension. Reload this tab and try again.' }
