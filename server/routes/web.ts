/** The web editor at `/`, and what its page loads. */
import { lazy } from '#shared/engine/lazy.ts'
import type { Deps } from '../deps.ts'
import { respond } from '../middleware/respond.ts'
import type { App } from './route.ts'
import { StaticDocument } from './static-document.ts'

const TYPES: Readonly<Record<string, string>> = {
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  svg: 'image/svg+xml',
}
const OTHERWISE = 'application/octet-stream'

/** Without a built editor the reference is the front door. */
export function mountWeb(app: App, { web = null }: Pick<Deps, 'web'>): void {
  if (web === null) {
    app.get('/', (c) => respond(c, 303, null, { location: '/api/docs' }))
    return
  }
  const page = lazy(() => new StaticDocument(web.page, 'text/html; charset=utf-8', 0))
  app.get('/', (c) => page().respond(c))
  for (const [name, bytes] of web.assets) {
    const type = TYPES[name.split('.').at(-1) ?? ''] ?? OTHERWISE
    const asset = lazy(() => new StaticDocument(bytes, type, 'forever'))
    app.get(`/assets/${name}`, (c) => asset().respond(c))
  }
}
