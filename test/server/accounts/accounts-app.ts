/** The application with an owner's link, browsers with cookies, and a clock that can be moved. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { createApp } from '#server/app.ts'
import type { Deps } from '#server/deps.ts'
import type { Log } from '#server/log.ts'
import { offerSetup } from '#server/services/accounts/setup.ts'
import { ensureFirstWorkspace } from '#server/services/workspaces.ts'
import { openFileStore } from '#server/storage/lowdb.ts'
import type { Store } from '#server/storage/store.ts'
import { NO_WEBHOOKS } from '../../support/no-webhooks.ts'

export const OWNER = { email: 'owner@example.com', name: 'Olga', password: 'correct horse battery' }
export const HOUR = 3_600_000

export interface Answer {
  status: number
  /** What JSON said; null when there was none. */
  body: ReturnType<typeof JSON.parse>
  headers: Headers
}

export interface Browser {
  /** `name=value` of the session's cookie; null when it has none. */
  cookie: string | null
  call(
    method: string,
    path: string,
    body?: unknown,
    headers?: Record<string, string | undefined>,
  ): Promise<Answer>
}

export async function accountsApp(more: Partial<Deps> = {}) {
  const folder = await mkdtemp(join(tmpdir(), 'sendworthy-'))
  const store = more.store ?? (await openFileStore(folder))
  const { workspace, made } = await ensureFirstWorkspace(store)
  const clock = { now: Date.now() }
  const logged: string[] = []
  const write = (fields: object, message: string) => void logged.push(JSON.stringify({ ...fields, message }))
  const log: Log = { debug: write, info: write, warn: write, error: write }
  const publicUrl = more.publicUrl ?? 'https://mail.example.com'
  const now = () => clock.now
  const app = createApp({ store, log, dictionary: null, publicUrl, now, ...NO_WEBHOOKS, ...more })
  onTestFinished(async () => {
    await store.close()
    await rm(folder, { recursive: true, force: true })
  })

  /** A browser at an address, which keeps the cookie it gets and says that its pages are the server's own. */
  function browser(address = '203.0.113.7'): Browser {
    const self: Browser = {
      cookie: null,
      async call(method, path, body, headers = {}) {
        const all = {
          'sec-fetch-site': 'same-origin',
          'content-type': body === undefined ? undefined : 'application/json',
          cookie: self.cookie ?? undefined,
          ...headers,
        }
        const given = Object.entries(all).flatMap(([name, value]) =>
          value === undefined ? [] : [[name, value]],
        )
        const init = { method, headers: Object.fromEntries(given), body: JSON.stringify(body) ?? null }
        const env = { incoming: { socket: { remoteAddress: address, remotePort: 1, remoteFamily: 'IPv4' } } }
        const response = await app.request(`${publicUrl}${path}`, init, env)
        const set = response.headers.get('set-cookie')?.split(';')[0]
        if (set !== undefined) self.cookie = set.endsWith('=') ? null : set
        const text = await response.text()
        return {
          status: response.status,
          body: text === '' ? null : JSON.parse(text),
          headers: response.headers,
        }
      },
    }
    return self
  }

  const setupToken = async () => (await offerSetup({ store, now })) ?? ''
  /** A browser in which the owner is signed in. */
  async function owner(): Promise<Browser> {
    const made = browser()
    const { status } = await made.call('POST', '/v1/setup', { token: await setupToken(), ...OWNER })
    if (status !== 201) throw new Error(`the owner could not be made: ${status}`)
    return made
  }
  /** Another member, invited by the owner, signed in. */
  async function member(by: Browser, role: string, name: string): Promise<Browser> {
    const invited = await by.call('POST', '/v1/invitations', { email: `${name}@example.com`, role })
    const token = tokenIn(invited.body.link)
    const made = browser()
    const { status } = await made.call('POST', '/v1/invitations/accept', {
      token,
      name,
      password: passwordOf(name),
    })
    if (status !== 201) throw new Error(`${name} could not join: ${status}`)
    return made
  }
  const signIn = (from: Browser, password = OWNER.password, email = OWNER.email) =>
    from.call('POST', '/v1/session', { email, password })
  return {
    app,
    store,
    folder,
    workspace,
    key: made?.key ?? '',
    clock,
    logged,
    browser,
    setupToken,
    owner,
    member,
    signIn,
  }
}

export const passwordOf = (name: string): string => `password of ${name}`
export const tokenIn = (link: string): string =>
  new URLSearchParams(new URL(link).hash.slice(1)).get('token') ?? ''

/** The store, with some of its methods replaced. */
export const storeWith = (store: Store, replaced: Partial<Store>): Store =>
  new Proxy(store, {
    get(target, name) {
      const value = Reflect.get(replaced, name) ?? Reflect.get(target, name)
      return typeof value === 'function' ? value.bind(target) : value
    },
  })
