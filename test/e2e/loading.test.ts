import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { hasBrowser } from '../support/browser.ts'
import { EXTENSION, type Launched, launch } from './support/launch.ts'

/** Bytes, as the store packs them. */
const MOST = 450_000
/** Milliseconds in which a script that should not come would have come several times over. */
const LONG_ENOUGH = 1500

declare global {
  interface Window {
    loading: { isLoading: boolean }
  }
}

describe.skipIf(!hasBrowser)('a tab of Gmail', () => {
  let browser: Launched
  let options: Page
  let page: Page
  /** Files of the extension that run beside the page. */
  const ours = new Set<string>()
  beforeAll(async () => {
    browser = await launch()
    options = await browser.open('options')
    page = await browser.context.newPage()
    // Gmail has loaded when it has told who it belongs to.
    await page.addInitScript(() => {
      let globals: unknown
      const loading = { isLoading: true }
      Object.assign(window, { loading })
      Object.defineProperty(window, 'GLOBALS', {
        get: () => (loading.isLoading ? undefined : globals),
        set: (given) => {
          globals = given
        },
      })
    })
    const session = await browser.context.newCDPSession(page)
    session.on('Debugger.scriptParsed', ({ url }) => {
      const base = `chrome-extension://${browser.id}/`
      if (url.startsWith(base)) ours.add(url.slice(base.length))
    })
    await session.send('Debugger.enable')
  })
  afterAll(() => browser.close())
  beforeEach(async () => {
    ours.clear()
    await browser.gmail.open(page)
    await expect.poll(told).toBe('starting')
  })

  /** What the content script says of the tab, as the popup hears it. */
  const told = () =>
    options.evaluate(async () => {
      const { tabs } = chrome
      const [tab] = await tabs.query({ url: 'https://mail.google.com/*' })
      const answer = await tabs
        .sendMessage(tab?.id ?? 0, { sendworthy: 1, notice: 'state' })
        .catch(() => null)
      return answer?.state ?? null
    })

  it(`gets at most ${MOST / 1000} kB of ours while it loads, packed, and the engine once it has loaded and is idle`, async () => {
    await expect.poll(() => [...ours]).toContain('pageWorld.js')
    await page.waitForTimeout(LONG_ENOUGH)
    expect([...ours].sort()).toEqual(['content-scripts/gmail.js', 'content-scripts/guard.js', 'pageWorld.js'])
    const packed = [...ours].map((file) => gzipSync(readFileSync(join(EXTENSION, file)), { level: 9 }).length)
    expect(packed.reduce((a, b) => a + b)).toBeLessThanOrEqual(MOST)
    await page.evaluate(() => (window.loading.isLoading = false))
    await expect.poll(told).toBe('ready')
    expect([...ours]).toContain('engine.js')
    expect(await page.locator('.AD [role=dialog]').count()).toBe(0)
  })

  it('gets the engine at once for a mail that is sent while it loads', async () => {
    await page.evaluate(() => {
      gmailSim.openCompose({ to: ['ana@example.org'], paragraphs: ['Hi Ana,'] })
    })
    await page.getByRole('textbox', { name: 'Message Body' }).press('Control+Enter')
    await expect.poll(told).toBe('ready')
    expect([...ours]).toContain('engine.js')
  })
})
