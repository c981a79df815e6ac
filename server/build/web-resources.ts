/** The resources as the web editor knows them: what its forms take, and who may call what, from the contracts. */
import type { Plugin } from 'vite'
import type { Endpoint } from '#shared/api/endpoint.ts'
import { ENDPOINTS } from '#shared/api/endpoints.ts'
import { createKey } from '#shared/api/resources/keys.ts'
import { createVoice } from '#shared/api/resources/voices.ts'
import { createWebhook } from '#shared/api/resources/webhooks.ts'
import { changeWorkspace } from '#shared/api/resources/workspace.ts'
import { schemaOf } from './web-schema.ts'

/** What `server/web` imports it as. */
const NAME = 'virtual:resources'
const RESOLVED = `\0${NAME}`
const WITH_FORMS = [createKey, createVoice, createWebhook, changeWorkspace]

const nameOf = ({ method, path }: Endpoint): string => `${method.toUpperCase()} ${path}`

export function resourcesOfWeb(): Plugin {
  return {
    name: 'resources',
    resolveId: (id) => (id === NAME ? RESOLVED : null),
    load: (id) => (id === RESOLVED ? module() : null),
  }
}

function module(): string {
  const bodies = WITH_FORMS.map((one) => [nameOf(one), schemaOf(one.body)])
  const needed = ENDPOINTS.flatMap((one: Endpoint) =>
    typeof one.access === 'object' ? [[nameOf(one), one.access.role]] : [],
  )
  return [
    `export const BODIES = ${JSON.stringify(Object.fromEntries(bodies))}`,
    `export const NEEDED = ${JSON.stringify(Object.fromEntries(needed))}`,
  ].join('\n')
}
