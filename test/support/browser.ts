/** A real browser for tests of pages. */
import { existsSync } from 'node:fs'
import { type Browser, chromium } from 'playwright-core'
import { afterAll, beforeAll } from 'vitest'

const PATH = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium'

/** Whether there is a browser. Tests that need it are skipped without, which is said aloud. */
export const hasBrowser: boolean = existsSync(PATH)
if (!hasBrowser) {
  console.warn(`NO BROWSER at ${PATH}: tests of pages are skipped. Set CHROMIUM_PATH to a Chromium.`)
}

/** Call at the top of a test file: the browser runs for its tests. */
export function openBrowser(): () => Browser {
  let browser: Browser | null = null
  beforeAll(async () => {
    if (hasBrowser) browser = await chromium.launch({ executablePath: PATH, args: ['--no-sandbox'] })
  }, 30_000)
  afterAll(async () => {
    await browser?.close()
  })
  return () => {
    if (!browser) throw new Error('there is no browser')
    return browser
  }
}
