/** The application: routes behind one chain. It listens nowhere and knows no globals. */
import { OpenAPIHono } from '@hono/zod-openapi'
import type { Deps } from './deps.ts'
import { behindProxies } from './middleware/address.ts'
import { bodyLimit } from './middleware/body.ts'
import { showLimits } from './middleware/limits.ts'
import { preflight } from './middleware/preflight.ts'
import { notFound, onError } from './middleware/problems.ts'
import { requestId } from './middleware/request-id.ts'
import type { Env } from './middleware/respond.ts'
import { unknownAddress } from './routes/account-pages.ts'
import { mountAccounts } from './routes/accounts.ts'
import { mountBatches } from './routes/batch.ts'
import { mountCatalogue } from './routes/catalogue.ts'
import { mountDocs } from './routes/docs.ts'
import { mountHealth } from './routes/health.ts'
import { mountKeys } from './routes/keys.ts'
import { mountMcp } from './routes/mcp.ts'
import { mountMetrics } from './routes/metrics.ts'
import { mountOpenApi } from './routes/openapi.ts'
import { mountOperations } from './routes/operations.ts'
import { mountQuality } from './routes/quality.ts'
import type { App } from './routes/route.ts'
import { RememberingRouter } from './routes/router.ts'
import { mountUsage } from './routes/usage.ts'
import { mountVoices } from './routes/voices.ts'
import { mountWeb } from './routes/web.ts'
import { mountWebhooks } from './routes/webhooks.ts'
import { mountWorkspaces } from './routes/workspaces.ts'

export function createApp(deps: Deps): App {
  const app = new OpenAPIHono<Env>({ router: new RememberingRouter() })
  app.use(requestId(deps))
  // Before whatever may refuse a request.
  app.use('/v1/*', showLimits(deps))
  app.use('/mcp', showLimits(deps))
  app.use(bodyLimit)
  if (deps.trustedProxies) app.use(behindProxies(deps.trustedProxies))
  app.options('/v1/*', preflight)
  app.options('/openapi.json', preflight)
  app.options('/mcp', preflight)
  mountOperations(app, deps)
  mountBatches(app, deps)
  mountCatalogue(app)
  mountMcp(app, deps)
  mountAccounts(app, deps)
  mountWorkspaces(app, deps)
  mountVoices(app, deps)
  mountKeys(app, deps)
  mountUsage(app, deps)
  mountQuality(app, deps)
  mountWebhooks(app, deps)
  const document = mountOpenApi(app, deps)
  mountDocs(app, deps, document)
  mountWeb(app, deps)
  mountHealth(app, deps)
  mountMetrics(app, deps)
  app.onError(onError(deps))
  app.notFound(unknownAddress(notFound(app)))
  return app
}
