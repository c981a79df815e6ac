import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { hasBrowser, openBrowser } from '../support/browser.ts'
import { type Served, serve } from '../support/run-node.ts'

const browser = openBrowser()
/** Characters of the page before it is packed: what a phone has to read. */
const MOST = 1_250_000

describe.skipIf(!hasBrowser)('the reference in a browser', { timeout: 90_000 }, () => {
  let folder: string
  let server: Served
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'sendworthy-'))
    server = await serve({ DATA_DIR: join(folder, 'data') })
  })
  afterAll(async () => {
    await server.stop('SIGTERM')
    await rm(folder, { recursive: true, force: true })
  })

  test.each([
    ['on a desk', 1200, 'light'],
    ['on a phone in the dark', 390, 'dark'],
  ] as const)(
    '%s fits, shows what is opened, and tries a call, all from its own server',
    async (_, width, colorScheme) => {
      const context = await browser().newContext({ viewport: { width, height: 800 }, colorScheme })
      onTestFinished(() => context.close())
      const page = await context.newPage()
      page.setDefaultTimeout(20_000)
      const complaints: string[] = []
      const asked: string[] = []
      page.on('pageerror', ({ message }) => complaints.push(message))
      page.on('console', (said) => void (said.type() === 'error' && complaints.push(said.text())))
      page.on('request', (request) => asked.push(request.url()))

      const response = await page.goto(`${server.url}/api/docs`)
      expect((await response?.text())?.length).toBeLessThan(MOST)
      expect(await page.evaluate('document.documentElement.scrollWidth - innerWidth')).toBe(0)

      const rule = page.locator('.rule[data-id="hedging"]')
      await rule.locator('summary').click()
      await rule.locator('.example.flagged mark').first().waitFor()
      const another = page.locator('#score .answer[data-index]').first()
      await another.locator('summary').click()
      expect(await another.locator('pre').last().textContent()).toContain('"object": "score"')

      const form = page.locator('#score form.try')
      await form.locator('[name=key]').fill(/mk_live_\w+/.exec(server.welcome)?.[0] ?? '')
      await form.locator('button').click()
      await form.locator('.outcome .status.ok').waitFor()
      expect(await form.locator('.outcome .mail mark').count()).toBeGreaterThan(0)
      expect(complaints).toEqual([])
      expect(asked.filter((url) => !url.startsWith(server.url))).toEqual([])
    },
  )
})
