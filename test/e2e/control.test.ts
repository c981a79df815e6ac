/** What the other tests stand on: without the gate mails do go, and without the extension they are the same. */
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, chromium, type Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { BROWSER_PATH, hasBrowser } from '../support/browser.ts'
import {
  type Compose,
  composeAt,
  connect,
  newMail,
  POOR,
  reply,
  sentMails,
  write,
} from './support/compose.ts'
import { serveGmail } from './support/gmail.ts'
import { EXTENSION, type Launched, launch } from './support/launch.ts'
import { startServer } from './support/server.ts'
import { chooseTime, WAYS } from './support/ways.ts'

const server = await startServer()

/** A copy of the build that hears of no press that sends. */
async function withoutGate(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'sendworthy-ungated-'))
  await cp(EXTENSION, folder, { recursive: true })
  const edit = async (file: string, change: (text: string) => string) => {
    const before = await readFile(join(folder, file), 'utf8')
    const after = change(before)
    if (after === before) throw new Error(`nothing to take out of ${file}`)
    await writeFile(join(folder, file), after)
  }
  await edit('content-scripts/guard.js', () => '')
  await edit('content-scripts/gmail.js', (text) =>
    text
      .replace(/(\.on\(.)presending(?=.,)/, '$1none')
      .replace(/(\.on\(.)scheduleSendMenuOpening(?=.,)/, '$1none'),
  )
  return folder
}

describe.skipIf(!hasBrowser)('without the gate', () => {
  let browser: Launched
  let page: Page
  let folder: string
  beforeAll(async () => {
    folder = await withoutGate()
    browser = await launch({ extension: folder })
    await server.gate({ mode: 'block', threshold: 100, override: 'never' })
    await connect(browser, server)
    page = await browser.gmail.open()
  })
  afterAll(async () => {
    await browser.close()
    await rm(folder, { recursive: true, force: true })
  })

  it.each(Object.keys(WAYS))(
    'a mail goes by %s that the gate would hold: its tests can fail',
    async (way) => {
      const compose = await newMail(page)
      await write(compose, way, POOR)
      await compose.score()
      await WAYS[way]?.(compose)
      if (way.startsWith('schedule')) await chooseTime(page)
      await compose.root.waitFor({ state: 'detached' })
      expect((await sentMails(page)).map(({ subject }) => subject)).toContain(way)
    },
  )

  it('a reply goes by send and archive that the gate would hold', async () => {
    const answer = await reply(page)
    await write(answer, '', POOR)
    await answer.score()
    await answer.root.getByRole('button', { name: 'Send + archive' }).click()
    await answer.root.waitFor({ state: 'detached' })
    expect((await sentMails(page)).map(({ via }) => via)).toContain('archive')
  })
})

describe.skipIf(!hasBrowser)('with the extension and without it', () => {
  let plain: Browser
  let browser: Launched
  beforeAll(async () => {
    await server.gate({ mode: 'block', threshold: 0 })
    browser = await launch()
    await connect(browser, server)
    plain = await chromium.launch({ executablePath: BROWSER_PATH ?? '', args: ['--no-sandbox'] })
  })
  afterAll(async () => {
    await browser.close()
    await plain.close()
  })

  /** Writes a mail by hand, with formatting, and sends it. */
  async function typed({ root, body, subject, send }: Compose): Promise<void> {
    await root.getByRole('combobox', { name: 'To recipients' }).fill('ana@example.org')
    await subject.fill('Quick question')
    await body.press('Control+Home')
    await body.pressSequentially('Hi Ana,')
    await body.press('Enter')
    await body.pressSequentially('I hope this email finds you well. We recieve ')
    await body.press('Control+B')
    await body.pressSequentially('bold & <odd> things')
    await body.press('Control+B')
    await body.pressSequentially(' in order to test.')
    await send.click()
    await root.waitFor({ state: 'detached' })
  }

  it('a mail is sent byte for byte the same', async () => {
    const context = await plain.newContext()
    const gmail = await serveGmail(context, 'light')
    const alone = await gmail.open(await context.newPage())
    await alone.getByRole('button', { name: 'Compose', exact: true }).click()
    await typed(composeAt(alone.locator('.AD [role=dialog]')))
    const page = await browser.gmail.open()
    await page.getByRole('button', { name: 'Compose', exact: true }).click()
    const compose = composeAt(page.locator('.AD [role=dialog]'))
    await compose.chip.waitFor({ state: 'attached' })
    await typed(compose)
    expect(await sentMails(page)).toEqual(await sentMails(alone))
    expect((await sentMails(page))[0]?.html).toContain('recieve')
  })
})
