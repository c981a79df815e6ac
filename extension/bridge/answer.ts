/** Answering in the worker: who may ask what, and failures as data. */
import { SendworthyError } from '#shared/api/client.ts'
import { matchesAny } from '../hosts/match.ts'
import {
  type Answer,
  type AskName,
  type Asks,
  BRIDGE_VERSION,
  PAGES_ONLY,
  type Question,
  type Trouble,
} from './messages.ts'

/** Where a question comes from, as the browser says it. */
export interface Asker {
  id?: string | undefined
  url?: string | undefined
  tab?: { id?: number | undefined } | undefined
  frameId?: number | undefined
}

export type Handlers = {
  [N in AskName]: (
    about: Parameters<Asks[N]>[0],
    asker: Asker,
  ) => ReturnType<Asks[N]> | Promise<ReturnType<Asks[N]>>
}

export interface House {
  /** Id of this extension and the address its pages begin with. */
  id: string
  base: string
  /** Patterns of addresses whose content scripts may ask. */
  sites: readonly string[]
}

/** Refuses with this: the worker has an answer for everything else. */
export class Refusal extends Error {
  override name = 'Refusal'
  readonly trouble: Trouble

  constructor(code: string, detail: string) {
    super(detail)
    this.trouble = { code, detail }
  }
}

/** The answer to a message; null for one that is no question of ours. Never rejects. */
export async function answer(
  handlers: Handlers,
  house: House,
  message: unknown,
  asker: Asker,
): Promise<Answer | null> {
  if (!isQuestion(message)) return null
  const { name, about, sendworthy } = message
  if (!mayAsk(house, asker, name)) return refused('refused', 'This page may not ask for that.')
  if (sendworthy !== BRIDGE_VERSION || !Object.hasOwn(handlers, name))
    return refused('wrong_version', 'Sendworthy was updated. Reload this tab to use it again.')
  try {
    // A name and what it is about belong together by the type of the question.
    const handle = handlers[name] as (about: unknown, asker: Asker) => unknown
    return { ok: true, value: (await handle(about, asker)) as ReturnType<Asks[AskName]> }
  } catch (error) {
    return { ok: false, trouble: troubleIn(error) }
  }
}

function mayAsk({ id, base, sites }: House, asker: Asker, name: AskName): boolean {
  if (asker.id !== id || asker.url === undefined) return false
  if (asker.url.startsWith(base)) return true
  return !PAGES_ONLY.has(name) && matchesAny(sites, asker.url)
}

const refused = (code: string, detail: string): Answer => ({ ok: false, trouble: { code, detail } })

/** Only what we wrote ourselves is passed on: any other message could hold what was being worked on. */
export function troubleIn(error: unknown): Trouble {
  if (error instanceof Refusal) return error.trouble
  if (error instanceof SendworthyError) {
    const { code, title, detail } = error
    return { code, detail: title === detail ? detail : `${title}. ${detail}` }
  }
  return { code: 'failed', detail: 'Something went wrong in the extension. Try again.' }
}

const isQuestion = (message: unknown): message is Question =>
  typeof message === 'object' &&
  message !== null &&
  typeof Reflect.get(message, 'sendworthy') === 'number' &&
  typeof Reflect.get(message, 'name') === 'string'
