import type { Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { hasBrowser } from '../support/browser.ts'
import {
  type Compose,
  clear,
  connect,
  GOOD,
  newMail,
  POOR,
  refresh,
  sentMails,
  write,
} from './support/compose.ts'
import { type Launched, launch } from './support/launch.ts'
import { startServer } from './support/server.ts'

const server = await startServer()

const WAYS: Record<string, (compose: Compose) => Promise<void>> = {
  click: ({ send }) => send.click(),
  shortcut: ({ body }) => body.press('Control+Enter'),
  'enter-on-button': ({ send }) => send.press('Enter'),
  'space-on-button': ({ send }) => send.press(' '),
}

describe.skipIf(!hasBrowser)('the send gate', () => {
  let browser: Launched
  let page: Page
  const gate = async (settings: Parameters<typeof server.gate>[0]) => {
    await server.gate(settings)
    await refresh(browser)
  }
  beforeAll(async () => {
    browser = await launch()
    await connect(browser, server)
    page = await browser.gmail.open()
  })
  afterAll(() => browser.close())
  beforeEach(() => clear(page))

  describe('in mode block', () => {
    beforeAll(() => gate({ mode: 'block', threshold: 85, override: 'never' }))
    it.each(Object.keys(WAYS))(
      'holds a mail that falls short, sent by %s, and lets a good one go',
      async (way) => {
        const compose = await newMail(page)
        await write(compose, 'Quick question', POOR)
        await WAYS[way]?.(compose)
        await page.getByText('Your workspace asks for 85').waitFor()
        expect(await sentMails(page)).toEqual([])
        await page.getByRole('button', { name: 'Back to the mail' }).click()
        await write(compose, 'Missed appointments in Leeds', GOOD)
        await WAYS[way]?.(compose)
        await compose.root.waitFor({ state: 'detached' })
        expect((await sentMails(page)).map(({ subject }) => subject)).toEqual([
          'Missed appointments in Leeds',
        ])
      },
    )
  })
})
