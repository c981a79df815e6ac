/** Every endpoint of a resource called once with its example, in an order that works. */

import type { EndpointName } from '#shared/api/endpoints.ts'
import { EXAMPLES } from '#shared/api/examples.ts'
import { makeTeam, type Who } from './team.ts'

/** What no example can show: it would need a link or a password. */
export const NOT_TOLD = [
  'GET /v1/setup',
  'POST /v1/setup',
  'POST /v1/session',
  'POST /v1/recovery',
  'PUT /v1/account/password',
  'POST /v1/invitations/open',
  'POST /v1/invitations/accept',
  'POST /v1/webhooks/{id}/replay',
] as const satisfies EndpointName[]

/** Call at the top of a test file. Gives status and answer by endpoint, in the order they were called. */
export async function resourceStory() {
  const team = await makeTeam()
  const { workspace, users, store, keyWith } = team
  const key = await keyWith(['optimize:*', 'profiles:read', 'profiles:write', 'usage:read', 'webhooks:write'])
  const owner = await team.signedIn(users.owner, workspace)
  const other = await team.signedIn(users.owner)
  const told = new Map<EndpointName, { status: number; body: unknown }>()
  const tell = async (name: EndpointName, who: Who, id = '', query = '') => {
    const [method = '', path = ''] = name.split(' ')
    const body = Object.entries(EXAMPLES).find(([example]) => example === name)?.[1]
    const sent = body === undefined ? undefined : JSON.parse(JSON.stringify(body, freshened))
    const answer = await team.call(who, method, `${path.replace('{id}', id)}${query}`, sent)
    told.set(name, { status: answer.status, body: answer.body })
    return Object(answer.body)
  }
  await tell('PATCH /v1/workspace', owner)
  await tell('GET /v1/me', key)
  const voice = await tell('POST /v1/brand-voices', key)
  await tell('GET /v1/brand-voices/{id}', key, voice.id)
  await tell('PUT /v1/brand-voices/{id}', key, voice.id)
  await tell('GET /v1/brand-voices', key)
  await tell('GET /v1/brand-voices/export', key)
  await tell('POST /v1/brand-voices/import', key)
  await tell('POST /v1/brand-voices/learn', key)
  const draft = 'Hi Ana,\n\nCan we talk on Tuesday at 10?\n\nTom'
  await team.call(key, 'POST', '/v1/score', { draft, brand_voice_id: voice.id })
  await tell('DELETE /v1/brand-voices/{id}', key, voice.id)
  await tell('GET /v1/workspace', key)
  const made = await tell('POST /v1/keys', owner)
  await tell('PATCH /v1/keys/{id}', owner, made.id)
  await tell('POST /v1/keys/{id}/rotate', owner, made.id)
  await tell('DELETE /v1/keys/{id}', owner, made.id)
  await tell('GET /v1/keys', owner)
  await tell('PATCH /v1/usage/spend-cap', owner)
  await tell('GET /v1/usage', key)
  await tell('GET /v1/usage/events', key)
  await tell('GET /v1/plans', {})
  await tell('POST /v1/gate-events', key)
  await tell('GET /v1/history', owner)
  await tell('GET /v1/reports/quality', key)
  await tell('GET /v1/webhooks/event-types', {})
  const hook = await tell('POST /v1/webhooks', key)
  await tell('GET /v1/webhooks', key)
  await tell('GET /v1/webhooks/{id}', key, hook.id)
  await tell('POST /v1/webhooks/{id}/rotate-secret', key, hook.id)
  await tell('POST /v1/webhooks/{id}/test', key, hook.id)
  await tell('GET /v1/webhooks/{id}/deliveries', key, hook.id)
  await tell('PATCH /v1/webhooks/{id}', key, hook.id)
  await tell('DELETE /v1/webhooks/{id}', key, hook.id)
  await tell('GET /v1/members', owner)
  await tell('PATCH /v1/members/{id}', owner, users.viewer)
  await tell('DELETE /v1/members/{id}', owner, users.viewer)
  const invited = await tell('POST /v1/invitations', owner)
  await tell('GET /v1/invitations', owner)
  await tell('DELETE /v1/invitations/{id}', owner, invited.id)
  await tell('PATCH /v1/account', owner)
  await tell('GET /v1/session', owner)
  const sessions = await tell('GET /v1/sessions', owner)
  await tell('DELETE /v1/sessions/{id}', other, sessions.data[0].id)
  await tell('DELETE /v1/sessions', other)
  await tell('POST /v1/workspaces', other)
  await tell('GET /v1/workspaces', other)
  const there = { ...other, 'sendworthy-workspace': workspace }
  await tell('GET /v1/audit', there, '', '?limit=2')
  await tell('GET /v1/workspace/export', there)
  await tell('DELETE /v1/workspace', there, '', '?confirm=Northwind%20sales')
  await tell('DELETE /v1/session', other)
  if ((await store.read(workspace)) !== null) throw new Error('the workspace is still there')
  return { told, app: team.app }
}

/** Decisions are refused when they are old; an example has a date that grows old. */
const freshened = (name: string, value: unknown) => (name === 'at' ? new Date().toISOString() : value)
