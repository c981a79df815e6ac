/** The application: routes behind one chain. It listens nowhere and knows no globals. */
import { OpenAPIHono } from '@hono/zod-openapi'
import type { Deps } from './deps.ts'
import { bodyLimit } from './middleware/body.ts'
import { preflight } from './middleware/preflight.ts'
import { notFound, onError } from './middleware/problems.ts'
import { requestId } from './middleware/request-id.ts'
import type { Env } from './middleware/respond.ts'
import { mountBatches } from './routes/batch.ts'
import { mountCatalogue } from './routes/catalogue.ts'
import { mountDocs } from './routes/docs.ts'
import { mountHealth } from './routes/health.ts'
import { mountMcp } from './routes/mcp.ts'
import { mountOpenApi } from './routes/openapi.ts'
import { mountOperations } from './routes/operations.ts'
import type { App } from './routes/route.ts'

export function createApp(deps: Deps): App {
  const app = new OpenAPIHono<Env>()
  app.use(requestId(deps.log))
  app.use(bodyLimit)
  app.options('/v1/*', preflight)
  app.options('/openapi.json', preflight)
  app.options('/mcp', preflight)
  mountOperations(app, deps)
  mountBatches(app, deps)
  mountCatalogue(app)
  mountMcp(app, deps)
  const document = mountOpenApi(app, deps)
  mountDocs(app, deps, document)
  mountHealth(app, deps)
  app.onError(onError(deps.log))
  app.notFound(notFound(app))
  return app
}
