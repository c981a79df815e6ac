/** A real browser for tests of pages. */
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { type Browser, chromium } from 'playwright-core'
import { afterAll, beforeAll } from 'vitest'

/** Branded Chrome will do for pages; it loads no unpacked extension. */
const NAMES = ['chromium', 'chromium-browser', 'google-chrome']

/** Where the browser is; null without one. */
export const BROWSER_PATH: string | null =
  [
    ...(process.env.CHROMIUM_PATH === undefined ? [] : [process.env.CHROMIUM_PATH]),
    ...['/usr/bin', ...(process.env.PATH ?? '').split(delimiter)].flatMap((folder) =>
      NAMES.map((name) => join(folder, name)),
    ),
    chromium.executablePath(),
  ].find((path) => path !== '' && existsSync(path)) ?? null

/** Whether there is a browser. Tests that need it are skipped without, which is said aloud. */
export const hasBrowser: boolean = BROWSER_PATH !== null
if (!hasBrowser) {
  console.warn(
    'NO BROWSER: tests of pages and of the extension are skipped. Install chromium (apt-get install chromium) or set CHROMIUM_PATH.',
  )
}

/** Call at the top of a test file: the browser runs for its tests. */
export function openBrowser(): () => Browser {
  let browser: Browser | null = null
  beforeAll(async () => {
    if (BROWSER_PATH !== null)
      browser = await chromium.launch({ executablePath: BROWSER_PATH, args: ['--no-sandbox'] })
  }, 30_000)
  afterAll(async () => {
    await browser?.close()
  })
  return () => {
    if (!browser) throw new Error('there is no browser')
    return browser
  }
}
