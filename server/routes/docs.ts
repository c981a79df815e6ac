import type { Deps } from '../deps.ts'
import type { ApiDocument } from './api-document.ts'
import type { App } from './route.ts'
export function mountDocs(app: App, _deps: Deps, _document: () => ApiDocument): void {
  app.get('/', (c) => c.redirect('/api/docs', 303))
}
