/** The pages that links lead to: `/setup`, `/recover` and `/invite`. What stands after `#` never reaches the server. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { lazy } from '#shared/engine/lazy.ts'
import type { Deps } from '../deps.ts'
import { isSetupOpen } from '../services/accounts/setup.ts'
import { accountPage, ownedPage, PAGES } from './account-pages/page.ts'
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
