/** Callers of servers that are killed under them. They keep what they were told, and repeat what got no answer. */
import { setTimeout as pause } from 'node:timers/promises'
import { type Account, type Answer, type Ask, asking, inBrowser, scoreNamed } from './client.ts'

/** Milliseconds before somebody who got no answer comes again, and how often at most. */
const AGAIN_MS = 20
const AGAIN_MAX = 1500

/** What callers were told. */
export interface Told {
  /** Ids of answers by the idempotency key of their call or batch. */
  calls: Map<string, string>
  keys: string[]
  /** Names of voices by their ids. */
  voices: Map<string, string>
  /** Notices by their ids. */
  notices: Map<string, unknown>
}

/** Callers of one workspace at one or more servers. */
export class Callers {
  readonly told: Told = { calls: new Map(), keys: [], voices: new Map(), notices: new Map() }
  readonly #account: Account
  readonly #ask: Ask
  /** Idempotency keys of calls that got no answer. */
  readonly #lost = new Set<string>()
  readonly #waiting: { answers: number; resolve: () => void }[] = []
  #answers = 0
  #stopped = false

  constructor(account: Account) {
    this.#account = account
    this.#ask = asking(account)
  }

  /** So many call without a break until `stop`. Rejects for an answer that nobody should get. */
  async run(urls: readonly string[], atOnce: number): Promise<void> {
    await Promise.all(
      Array.from({ length: atOnce }, async (_, caller) => {
        for (let step = caller; !this.#stopped; step++) {
          const url = urls[step % urls.length] ?? ''
          if (await this.#step(url, step % 16, `${caller}x${step}`)) this.#count()
          else await pause(AGAIN_MS)
        }
      }),
    )
  }

  /** Resolves when there were so many more answers. */
  answers(more: number): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>()
    this.#waiting.push({ answers: this.#answers + more, resolve })
    return promise
  }

  /** No new requests from here on. */
  stop(): void {
    this.#stopped = true
  }

  /** Repeats calls without an answer until they have one, and makes one more. Gives how many there were. */
  async repeat(url: string): Promise<number> {
    const lost = [...this.#lost]
    for (const name of [...lost, 'last']) {
      for (let tries = 0; !(await this.#score(url, name)); tries++) {
        if (tries > AGAIN_MAX) throw new Error(`the repeated call ${name} is never answered`)
        await pause(AGAIN_MS)
      }
    }
    return lost.length
  }

  #count(): void {
    this.#answers++
    for (const { answers, resolve } of this.#waiting) if (this.#answers >= answers) resolve()
  }

  /** Does one thing; false when it got no answer. */
  #step(url: string, step: number, name: string): Promise<boolean> {
    if (step === 5) return this.#makeKey(url, name)
    if (step === 10) return this.#makeVoice(url, name)
    if (step === 3 || step === 13) return this.#score(url, `batch${name}`)
    if (step === 15) return this.#lookAtNotices(url)
    return this.#score(url, name)
  }

  async #score(url: string, name: string): Promise<boolean> {
    this.#lost.add(name)
    const answer = await this.#try(url, 'POST', ...scoreNamed(name, this.#account))
    if (!answer) return false
    this.#lost.delete(name)
    this.told.calls.set(name, answer.body.id)
    return true
  }

  async #makeKey(url: string, name: string): Promise<boolean> {
    const headers = inBrowser(this.#account)
    const answer = await this.#try(url, 'POST', '/v1/keys', { body: { name, expires: null }, headers })
    if (answer) this.told.keys.push(answer.body.key)
    return answer !== null
  }

  async #makeVoice(url: string, name: string): Promise<boolean> {
    const answer = await this.#try(url, 'POST', '/v1/brand-voices', { body: { name } })
    if (answer) this.told.voices.set(answer.body.id, name)
    return answer !== null
  }

  async #lookAtNotices(url: string): Promise<boolean> {
    const answer = await this.#try(url, 'GET', '/v1/usage')
    for (const notice of answer?.body.notices ?? []) this.told.notices.set(notice.id, notice)
    return answer !== null
  }

  /** The answer, or null for none. Throws for one that nobody should get, whatever was killed. */
  async #try(...request: Parameters<Ask>): Promise<Answer | null> {
    const answer = await this.#ask(...request).catch(() => null)
    if (answer === null || answer.status === 503) return null
    if (answer.status >= 300) throw new Error(`${request[2]} was answered with ${JSON.stringify(answer)}`)
    return answer
  }
}
