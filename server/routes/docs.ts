/** The reference for people at `/api/docs`, with its style and script, and what leads there. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { lazy } from '#shared/engine/lazy.ts'
import type { Deps } from '../deps.ts'
import { respond } from '../middleware/respond.ts'
import type { ApiDocument } from './api-document.ts'
import { docsPage } from './docs/page.ts'
import { ANYWHERE, type App, mount, problems } from './route.ts'
import { StaticDocument } from './static-document.ts'

const FOLDER = join(import.meta.dirname, 'docs')
const read = (...names: string[]) => readFileSync(join(FOLDER, ...names), 'utf8')

/** One sheet, from its parts in the order of their names. */
const STYLES = lazy(() => {
  const parts = readdirSync(join(FOLDER, 'styles')).sort()
  return new StaticDocument(
    parts.map((part) => read('styles', part)).join('\n'),
    'text/css; charset=utf-8',
    0,
  )
})
const SCRIPT = lazy(() => new StaticDocument(read('try-it.js'), 'text/javascript; charset=utf-8', 0))

export function mountDocs(
  app: App,
  { publicUrl }: Pick<Deps, 'publicUrl'>,
  document: () => Promise<ApiDocument>,
): void {
  const page = lazy(async () => {
    const assets = {
      styles: `/api/docs/styles.css?v=${STYLES().version}`,
      script: `/api/docs/try-it.js?v=${SCRIPT().version}`,
    }
    return new StaticDocument(docsPage(await document(), publicUrl, assets), 'text/html; charset=utf-8', 0)
  })
  mount(
    app,
    {
      method: 'get',
      path: '/api/docs',
      operationId: 'docs',
      tags: ['Description'],
      summary: 'Gives this page.',
      description:
        'The same description for people, with the rules and their evidence, and a form to try each call.',
      security: [],
      responses: {
        200: { description: 'The reference.', content: { 'text/html': { schema: { type: 'string' } } } },
        304: { description: 'What `If-None-Match` names is still current.' },
        ...problems(...ANYWHERE),
      },
    },
    async (c) => (await page()).respond(c),
  )
  app.get('/api/docs/styles.css', (c) => STYLES().respond(c))
  app.get('/api/docs/try-it.js', (c) => SCRIPT().respond(c))
  app.get('/favicon.ico', (c) => respond(c, 204, null, { 'cache-control': 'public, max-age=86400' }))
}
