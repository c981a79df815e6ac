/** The real server with its web editor and an account of each role, and pages of it. */
import type { BrowserContext, BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, beforeAll, onTestFinished } from 'vitest'
import { createApp } from '#server/app.ts'
import { listen } from '#server/serve.ts'
import { hashPassword } from '#server/services/accounts/passwords.ts'
import { newId } from '#server/services/ids.ts'
import type { Store } from '#server/storage/store.ts'
import { loadWeb } from '#server/web-app.ts'
import { ROLES, type Role } from '#shared/api/endpoint.ts'
import { openBrowser } from '../../support/browser.ts'
import { makeApp } from '../../support/make-app.ts'

const PASSWORD = 'a few words in a row'
/** Nobody is signed in, the request does not fit, somebody was quicker: told by a status, which browsers call an error. */
const TOLD_BY_STATUS = /status of 4(?:01|04|09|22)/

export interface WebServer {
  /** Without a slash at the end; known once the tests run. */
  url: () => string
  store: Store
  workspace: string
  /** Method and path of what the server was asked. */
  asked: string[]
  /**
   * A page as somebody of that role, or as nobody, in a context of its own, and what it complained of. `at` is where,
   * such as `#/settings`: only the editor, `#/`, has to load the engine.
   */
  open: (
    role: Role | null,
    at: string,
    options?: BrowserContextOptions,
  ) => Promise<{ page: Page; complaints: string[] }>
}

const fail = (error: unknown): never => {
  throw error
}

/** Call at the top of a test file; the server stops after its last test. */
export async function startWeb(): Promise<WebServer> {
  const browser = openBrowser()
  const { deps, store, workspace } = await makeApp()
  const asked: string[] = []
  let url = ''
  let stop = async () => {}
  beforeAll(async () => {
    const app = createApp({ ...deps, web: await loadWeb(fail) })
    const note = (request: Request) => {
      asked.push(`${request.method} ${new URL(request.url).pathname}`)
      return app.fetch(request)
    }
    const server = await listen(note, { host: '127.0.0.1', port: 0 })
    url = `http://127.0.0.1:${server.port}`
    stop = server.stop
    const password = await hashPassword(PASSWORD)
    const created = new Date().toISOString()
    for (const role of ROLES) {
      const id = newId('usr')
      await store.changeAccounts(
        ({ users }) => void users.push({ id, email: emailOf(role), name: role, password, created }),
      )
      await store.tx(workspace, ({ members }) => void members.push({ user: id, role, since: created }))
    }
  })
  afterAll(() => stop())
  const open: WebServer['open'] = async (role, at, options = {}) => {
    const context = await browser().newContext({ viewport: { width: 1280, height: 900 }, ...options })
    onTestFinished(() => context.close())
    if (role !== null) await giveSession(context, url, role)
    const page = await context.newPage()
    page.setDefaultTimeout(20_000)
    const complaints: string[] = []
    page.on('pageerror', ({ message }) => complaints.push(message))
    page.on('console', (said) => {
      if (said.type() === 'error' && !TOLD_BY_STATUS.test(said.text())) complaints.push(said.text())
    })
    await page.goto(`${url}/${at}`)
    return { page, complaints }
  }
  return { url: () => url, store, workspace, asked, open }
}

const emailOf = (role: Role): string => `${role}@example.com`

/** Without the page: what people see of signing in has tests of its own. */
async function giveSession(context: BrowserContext, url: string, role: Role): Promise<void> {
  const answer = await context.request.post(`${url}/v1/session`, {
    data: { email: emailOf(role), password: PASSWORD },
    headers: { origin: url, 'sec-fetch-site': 'same-origin' },
  })
  if (!answer.ok()) throw new Error(`${role} is not signed in: ${await answer.text()}`)
}

/** Fills in the form of the page “Sign in”. */
export async function signIn(page: Page, role: Role): Promise<void> {
  await page.getByLabel('E-mail').fill(emailOf(role))
  await page.getByLabel('Password').fill(PASSWORD)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.getByRole('button', { name: 'Sign out' }).waitFor()
}
