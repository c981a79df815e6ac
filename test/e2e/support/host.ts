/** The simulated pages of hosts beside Gmail, each under its real address, and what a person does in one. */
import { readFileSync, writeFileSync } from 'node:fs'
import { cp, mkdtemp } from 'node:fs/promises'
import { stripTypeScriptTypes } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { BrowserContext, FrameLocator, Locator, Page } from 'playwright-core'
import type { Layout } from '#extension/hosts/page/layout.ts'
import { EXTENSION } from './launch.ts'

const FOLDER = join(import.meta.dirname, '..', 'hosts')
const TYPES: Readonly<Record<string, string>> = { js: 'text/javascript', html: 'text/html; charset=utf-8' }

/** What a page of a host sent. */
export interface HostSent {
  to: string
  subject: string
  html: string
  text: string
  via: string
}

/** An address of a host, as the browser shows it. */
export const addressOf = ({ matches }: Layout): string =>
  (matches[0] ?? '').replace('*.', 'acme.').replace('*', 'mail/')

/** Answers everything of a host. */
export async function serveHost(context: Pick<BrowserContext, 'route'>, layout: Layout): Promise<void> {
  const { origin } = new URL(addressOf(layout))
  await context.route(`${origin}/**`, (route) => {
    const { pathname } = new URL(route.request().url())
    // Modules of the tree, for tests that read a page without the extension.
    if (/^\/extension\/[\w/.-]+\.ts$/.test(pathname)) {
      const body = stripTypeScriptTypes(readFileSync(pathname.slice(1), 'utf8'))
      return route.fulfill({ contentType: 'text/javascript', body })
    }
    const packaged = /^\/node\/([\w-]+)\.js$/.exec(pathname)?.[1]
    if (packaged) {
      const body = readFileSync(fileURLToPath(import.meta.resolve(packaged)), 'utf8')
      return route.fulfill({ contentType: 'text/javascript', body })
    }
    const file = /^\/sim\/([\w-]+\.(\w+))$/.exec(pathname)
    const [name, type] = file ? [file[1] ?? '', file[2] ?? ''] : ['index.html', 'html']
    try {
      const body = readFileSync(join(FOLDER, layout.id, name), 'utf8')
      return route.fulfill({ contentType: TYPES[type] ?? 'text/plain', body })
    } catch {
      return route.fulfill({ status: 404, body: '' })
    }
  })
}

/**
 * A copy of the build that has been granted every host: the browser asks the person for them in a window of its own,
 * which no test can answer. All that follows from the grant is as it is.
 */
export async function withAllHosts(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'sendworthy-hosts-'))
  await cp(EXTENSION, folder, { recursive: true })
  const file = join(folder, 'manifest.json')
  const { optional_host_permissions, ...manifest } = JSON.parse(readFileSync(file, 'utf8'))
  manifest.host_permissions.push(...optional_host_permissions)
  writeFileSync(file, JSON.stringify(manifest))
  return folder
}

/** A compose of a host's page by the marks that its elements have for tests, and for nobody else. */
export interface HostCompose {
  body: Locator
  subject: Locator
  send: Locator
  /** Score and buttons. */
  pill: Locator
  score: () => Promise<number>
}

export const person = (root: Page | FrameLocator, name: string): Locator =>
  root.locator(`[data-person=${name}]`)

export function composeOn(page: Page, layout: Layout): HostCompose {
  const inFrame = layout.frames === null ? page : page.frameLocator(layout.frames)
  const pill = page.locator('sendworthy-floating .pill')
  return {
    body: layout.frames === null ? person(page, 'body') : inFrame.locator('body'),
    subject: person(page, 'subject'),
    send: person(page, 'send'),
    pill,
    score: async () => Number(await pill.locator('.chip-score span').first().innerText()),
  }
}

/** Opens a new mail to somebody and waits until we are in it. */
export async function newHostMail(page: Page, layout: Layout, to = 'ana@example.org'): Promise<HostCompose> {
  await person(page, 'write').click()
  await person(page, 'to').click()
  await page.keyboard.type(to)
  await page.keyboard.press('Enter')
  const compose = composeOn(page, layout)
  await compose.pill.waitFor()
  return compose
}

/** Writes subject and paragraphs as a person does, before a signature and a mail that is answered. */
export async function writeOn(
  page: Page,
  { body, subject }: HostCompose,
  words: string,
  paragraphs: readonly string[],
): Promise<void> {
  if (await subject.isVisible()) await subject.fill(words)
  await body.press('Control+Home')
  for (const [index, paragraph] of paragraphs.entries()) {
    if (index > 0) await page.keyboard.press('Enter')
    await page.keyboard.insertText(paragraph)
  }
}

export const hostSent = (page: Page): Promise<HostSent[]> => page.evaluate(() => hostSim.sent)

/** Words that are underlined, also in a frame, and where they stand in the window. */
const marksOn = (page: Page): Promise<{ words: string; x: number; y: number }[]> =>
  page.evaluate(() => {
    const frames = [...document.querySelectorAll('iframe')].map((frame) => {
      const { x, y } = frame.getBoundingClientRect()
      const view = frame.contentWindow as (Window & typeof globalThis) | null
      return { view, x: x + frame.clientLeft, y: y + frame.clientTop }
    })
    return [{ view: window, x: 0, y: 0 }, ...frames].flatMap(({ view, x, y }) =>
      [...(view?.CSS.highlights ?? [])]
        .filter(([name]) => name.startsWith('sendworthy-'))
        .flatMap(([, ranges]) =>
          [...ranges].map((range) => {
            const rect = (range as Range).getBoundingClientRect()
            return { words: String(range), x: x + rect.x + rect.width / 2, y: y + rect.y + rect.height / 2 }
          }),
        ),
    )
  })

export const underlinedOn = async (page: Page): Promise<string[]> =>
  (await marksOn(page)).map(({ words }) => words)

/** The middle of words that are underlined. */
export async function placeOf(page: Page, words: string): Promise<{ x: number; y: number }> {
  const mark = (await marksOn(page)).find((one) => one.words === words)
  if (!mark) throw new Error(`not underlined: ${words}`)
  return mark
}
