/** A blank page that can import modules of the tree, for tests of what works on a real document. */
import { readFileSync } from 'node:fs'
import { stripTypeScriptTypes } from 'node:module'
import type { Browser, Page } from 'playwright-core'

const ORIGIN = 'http://house.test'
const IMPORTS = JSON.stringify({ imports: { '#shared/': '/shared/', '#extension/': '/extension/' } })
const PAGE = `<!doctype html><script type="importmap">${IMPORTS}</script><script>load = (name) => import(name)</script><body></body>`

/** In the page `load('#extension/…')` gives a module, as `import` would in a file; nothing but the tree is reached. */
export async function pageWithModules(browser: Browser): Promise<Page> {
  const page = await browser.newPage()
  await page.route('**/*', (route) => {
    const { origin, pathname } = new URL(route.request().url())
    if (origin !== ORIGIN) return route.abort()
    if (pathname === '/') return route.fulfill({ contentType: 'text/html', body: PAGE })
    if (!/^\/(?:shared|extension)\/[\w/.-]+\.ts$/.test(pathname)) return route.fulfill({ status: 404 })
    const body = stripTypeScriptTypes(readFileSync(pathname.slice(1), 'utf8'))
    return route.fulfill({ contentType: 'text/javascript', body })
  })
  await page.goto(`${ORIGIN}/`)
  return page
}
