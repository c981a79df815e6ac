import { writeFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import type { ApiDocument } from '#server/routes/api-document.ts'
import { ANSWERS_FILE } from '#server/services/resource-examples.ts'
import { ENDPOINTS } from '#shared/api/endpoints.ts'
import { NOT_TOLD, resourceStory } from '../../support/resource-story.ts'

const { app, told } = await resourceStory()
/** `UPDATE_EXAMPLES=1 npx vitest run test/server/resources/examples.test.ts` writes the answers anew. */
if (process.env.UPDATE_EXAMPLES) await writeFile(ANSWERS_FILE, `${written()}\n`)
const document: ApiDocument = JSON.parse(await (await app.request('/openapi.json')).text())

test('every endpoint answers its example with the status that is described', () => {
  for (const { method, path, ...endpoint } of ENDPOINTS) {
    const name = `${method.toUpperCase()} ${path}` as const
    if (NOT_TOLD.some((one) => one === name)) continue
    const { status = 200, answer } = { status: undefined, ...endpoint }
    expect(told.get(name as Parameters<typeof told.get>[0])?.status, name).toBe(
      answer === null ? 204 : status,
    )
  }
})

test('the examples of answers in the description are what an example is answered with', () => {
  for (const [name, { body }] of told) {
    const [method = '', path = ''] = name.split(' ')
    const responses = document.paths[path]?.[method.toLowerCase()]?.responses ?? {}
    const success = Object.entries(responses).find(([status]) => status.startsWith('2'))?.[1]
    const shown = success?.content?.['application/json']?.examples?.example_1?.value
    if (body === null) expect(shown, name).toBeUndefined()
    else expect(lasting(shown), name).toEqual(lasting(body))
  }
})

/** A value without what is another each time: ids, times, digests, secrets, and what counts people. */
function lasting(value: unknown): unknown {
  const text = JSON.stringify(value, (name, part) => (VOLATILE.has(name) ? '…' : part))
  return JSON.parse(
    text
      .replaceAll(/"(ws|key|usr|bv|ep|msg|dlv|inv|ses|evt|his|aud|ntc)_\w+"/g, '"$1_…"')
      .replaceAll(/"\d{4}-\d\d-\d\d(?:T[\d:.]+Z)?"/g, '"time"'),
  )
}
const VOLATILE = new Set([
  'email',
  'name',
  'hash',
  'previous',
  'key',
  'secret',
  'link',
  'last4',
  'by_key',
  'request_id',
  'next_cursor',
  'agent',
  'journals',
  'workspace',
  'billing',
  'sessions',
])

/** The answers as the reference shows them: what opens something is cut, and so is what is long. */
function written(): string {
  const bodies = [...told].filter(([, { body }]) => body !== null).map(([name, { body }]) => [name, body])
  const shown = JSON.stringify(
    Object.fromEntries(bodies),
    (name, part) => {
      if (name === 'journals') return { usage: [], audit: [], history: [], gate: [], delivery: [] }
      if (name === 'workspace' && part?.schema) return { id: part.id, name: part.name }
      return part
    },
    1,
  )
  return shown
    .replaceAll(/"mk_(live|test)_\w+"/g, '"mk_$1_…"')
    .replaceAll(/"whsec_[^"]+"/g, '"whsec_…"')
    .replaceAll(/token=[\w.-]+/g, 'token=…')
    .replaceAll(/"usr_\w+@example\.com"/gi, '"ana@example.com"')
    .replaceAll(/"name": "usr_\w+"/g, '"name": "Ana Ruiz"')
}
