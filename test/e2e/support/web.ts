/** The real server with its web editor and an account of each role, and pages of it that are signed in. */
import type { Page } from 'playwright-core'
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

export interface WebServer {
  /** Without a slash at the end; known once the tests run. */
  url: () => string
  store: Store
  workspace: string
  /** A page of somebody of that role, in a context of its own, and what it complained of. */
  open: (role: Role) => Promise<{ page: Page; complaints: string[] }>
}

const fail = (error: unknown): never => {
  throw error
}

/** Call at the top of a test file; the server stops after its last test. */
export async function startWeb(): Promise<WebServer> {
  const browser = openBrowser()
  const { deps, store, workspace } = await makeApp()
  let url = ''
  let stop = async () => {}
  beforeAll(async () => {
    const app = createApp({ ...deps, web: await loadWeb(fail) })
    const server = await listen((request) => app.fetch(request), { host: '127.0.0.1', port: 0 })
    url = `http://127.0.0.1:${server.port}`
    stop = server.stop
    const password = await hashPassword(PASSWORD)
    const created = new Date().toISOString()
    for (const role of ROLES) {
      const id = newId('usr')
      await store.changeAccounts(
        ({ users }) => void users.push({ id, email: `${role}@example.com`, name: role, password, created }),
      )
      await store.tx(workspace, ({ members }) => void members.push({ user: id, role, since: created }))
    }
  })
  afterAll(() => stop())
  const open: WebServer['open'] = async (role) => {
    const context = await browser().newContext({ viewport: { width: 1280, height: 900 } })
    onTestFinished(() => context.close())
    const page = await context.newPage()
    page.setDefaultTimeout(20_000)
    const complaints: string[] = []
    page.on('pageerror', ({ message }) => complaints.push(message))
    await page.goto(`${url}/#/sign-in`)
    await signIn(page, role)
    return { page, complaints }
  }
  return { url: () => url, store, workspace, open }
}

/** Fills in the form of the page “Sign in”. */
export async function signIn(page: Page, role: Role): Promise<void> {
  await page.getByLabel('E-mail').fill(`${role}@example.com`)
  await page.getByLabel('Password').fill(PASSWORD)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.getByRole('button', { name: 'Sign out' }).waitFor()
}
