/** The built extension in a browser that reaches nothing but this machine. */
import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { type BrowserContext, chromium, type Page, type Request, type Worker } from 'playwright-core'
import { BROWSER_PATH } from '../../support/browser.ts'
import { type GmailPage, serveGmail } from './gmail.ts'

/** Milliseconds: a busy machine takes many times what a browser takes alone, and only what hangs shall fail. */
const HANGS = 120_000

/** Where the build puts it. */
export const EXTENSION = resolve('dist/extension/chrome-mv3')

export interface Launched {
  context: BrowserContext
  gmail: GmailPage
  /** Requests to anywhere but Gmail and this machine, as `METHOD host`, and those that the extension blocked. */
  strays: string[]
  blocked: string[]
  /** Id of the extension. */
  id: string
  /** The options, in the tab that opened by itself after the install. */
  options: Page
  /** Opens a page of the extension. */
  open: (page: 'options' | 'popup') => Promise<Page>
  worker: () => Promise<Worker>
  close: () => Promise<void>
}

export interface LaunchOptions {
  /** Scheme of the system and of Gmail's own theme. */
  scheme?: 'light' | 'dark'
  /** Another build, such as one without the gate. */
  extension?: string
}

/** Milliseconds in which a browser starts the extension that it was given; now and then one never does, on a busy machine. */
const STARTS = 60_000
const ATTEMPTS = 3

/** The options open by themselves after the install, in a tab that is empty: not in one that a test has just opened. `null` where they never do. */
async function welcomed(context: BrowserContext): Promise<Page | null> {
  const end = Date.now() + STARTS
  while (Date.now() < end) {
    const options = context.pages().find((page) => page.url().endsWith('/options.html'))
    if (options) return options
    await new Promise((resolve) => setTimeout(resolve, 25))
  }
  return null
}

/** Starts a browser with a profile of its own; one that does not start the extension gives way to another. */
export async function launch(options: LaunchOptions = {}): Promise<Launched> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const launched = await start(options)
    if (launched) return launched
  }
  throw new Error(`None of ${ATTEMPTS} browsers started the extension.`)
}

async function start({ scheme = 'light', extension = EXTENSION }: LaunchOptions): Promise<Launched | null> {
  if (BROWSER_PATH === null) throw new Error('there is no browser')
  if (!existsSync(join(extension, 'manifest.json')))
    throw new Error(`There is no extension in ${extension}. Run "npm run build" first.`)
  const profile = await mkdtemp(join(tmpdir(), 'sendworthy-profile-'))
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: BROWSER_PATH,
    headless: true,
    viewport: { width: 1280, height: 900 },
    colorScheme: scheme,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      '--disable-component-update',
      '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
      `--disable-extensions-except=${extension}`,
      `--load-extension=${extension}`,
    ],
  })
  context.setDefaultTimeout(HANGS)
  const strays: string[] = []
  const blocked: string[] = []
  const note = (request: Request) => {
    const { hostname, protocol } = new URL(request.url())
    if (!protocol.startsWith('http') || ['mail.google.com', '127.0.0.1'].includes(hostname)) return
    const failure = request.failure()?.errorText ?? ''
    ;(failure === 'net::ERR_BLOCKED_BY_CLIENT' ? blocked : strays).push(`${request.method()} ${hostname}`)
  }
  context.on('requestfailed', note)
  context.on('requestfinished', note)
  const gmail = await serveGmail(context, scheme)
  const close = async () => {
    await context.close()
    await rm(profile, { recursive: true, force: true })
  }
  const options = await welcomed(context)
  if (options === null) {
    await close()
    return null
  }
  const id = new URL(options.url()).host
  return {
    context,
    gmail,
    strays,
    blocked,
    id,
    options,
    open: async (name) => {
      const page = await context.newPage()
      await page.goto(`chrome-extension://${id}/${name}.html`)
      return page
    },
    worker: async () => context.serviceWorkers()[0] ?? (await context.waitForEvent('serviceworker')),
    close,
  }
}
