/** The pages that links lead to: `/setup`, `/recover` and `/invite`. What stands after `#` never reaches the server. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { NotFoundHandler } from 'hono'
import { lazy } from '#shared/engine/lazy.ts'
import type { Deps } from '../deps.ts'
import { accepts } from '../middleware/accept.ts'
import type { Env } from '../middleware/respond.ts'
import { isSetupOpen } from '../services/accounts/setup.ts'
import { accountPage, ownedPage, PAGES, unknownPage } from './account-pages/page.ts'
import type { App } from './route.ts'
import { StaticDocument } from './static-document.ts'

const FOLDER = join(import.meta.dirname, 'account-pages')
const UI = join(import.meta.dirname, '..', '..', 'shared', 'ui')
/** Those of every face, then their own. */
const SHEETS = [
  ...['tokens.css', 'page.css', 'form.css', 'parts.css'].map((name) => join(UI, name)),
  join(FOLDER, 'styles.css'),
]
const read = (path: string) => readFileSync(path, 'utf8')

const STYLES = lazy(() => new StaticDocument(SHEETS.map(read).join('\n'), 'text/css; charset=utf-8', 0))
const SCRIPT = lazy(
  () => new StaticDocument(read(join(FOLDER, 'form.js')), 'text/javascript; charset=utf-8', 0),
)

const page = (text: () => string) => lazy(() => new StaticDocument(text(), 'text/html; charset=utf-8', 0))
const OWNED = page(ownedPage)
const UNKNOWN = page(unknownPage)

export function mountAccountPages(app: App, { store }: Pick<Deps, 'store'>): void {
  for (const one of PAGES) {
    const document = page(() => accountPage(one))
    app.get(`/${one.name}`, async (c) =>
      one.name !== 'setup' || (await isSetupOpen(store)) ? document().respond(c) : OWNED().respond(c, 404),
    )
  }
  app.get('/account/styles.css', (c) => STYLES().respond(c))
  app.get('/account/form.js', (c) => SCRIPT().respond(c))
}

const OF_PROGRAMS = /^\/(?:v1|mcp)(?:\/|$)/

/** A person who mistyped an address is told so by a page, a program by a problem as everywhere. */
export const unknownAddress =
  (otherwise: NotFoundHandler<Env>): NotFoundHandler<Env> =>
  (c) =>
    c.req.method === 'GET' && !OF_PROGRAMS.test(c.req.path) && accepts(c, 'text/html')
      ? UNKNOWN().respond(c, 404)
      : otherwise(c)
