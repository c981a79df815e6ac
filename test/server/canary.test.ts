import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createApp } from '#server/app.ts'
import { createMailer } from '#server/mail.ts'
import { byCommand } from '#server/services/audit.ts'
import { createKey } from '#server/services/keys.ts'
import { attempt } from '#server/services/webhooks/attempt.ts'
import { Deliverer } from '#server/services/webhooks/deliver.ts'
import { createWebhook } from '#server/services/webhooks/endpoints.ts'
import { decorate } from '#server/storage/decorate.ts'
import { StorageUnavailableError } from '#server/storage/errors.ts'
import type { Endpoint } from '#shared/api/endpoint.ts'
import { ENDPOINTS } from '#shared/api/endpoints.ts'
import { exampleFor } from '#shared/api/examples.ts'
import { OPERATIONS } from '#shared/operations/index.ts'
import { requestAbout } from '../support/request-about.ts'
import { smtpReceiver } from '../support/smtp-receiver.ts'
import { makeTeam, type Who } from '../support/team.ts'
import { webhookReceiver } from '../support/webhook-receiver.ts'

const CANARY = 'zebra-quartz-lantern'
const DRAFT = `Hi Ana,\n\nThe ${CANARY} is ready. Can we talk on Tuesday?\n\nTom`

/** Bodies that hold the canary and are refused, each for a reason of its own. */
const REFUSED: readonly unknown[] = [
  CANARY,
  [DRAFT],
  { draft: [DRAFT] },
  { draft: `${DRAFT}\u0000` },
  { draft: `${DRAFT}\ud800` },
  { draft: DRAFT, kind: CANARY },
  { draft: DRAFT, locale: `${CANARY}!` },
  { draft: DRAFT, threshold: CANARY, length: { mode: CANARY } },
  { draft: DRAFT, audience: { relationship: CANARY } },
  { draft: DRAFT, brand_voice_id: CANARY },
  { draft: DRAFT, apply_rules: [CANARY] },
  { draft: DRAFT, [`${CANARY} in a name, as from a form that was pasted into the wrong place`]: 1 },
]

const team = await makeTeam()
const { app, deps, store, folder, workspace, users, logged, metrics } = team
const seen = { errors: [] as string[], answers: [] as string[] }

/** Sends it with the headers of somebody; what comes back is looked through, but for what is meant to hold the draft. */
async function ask(
  who: Who,
  method: string,
  path: string,
  body?: unknown,
  more: { headers?: Record<string, string>; through?: typeof app } = {},
): Promise<Response> {
  const text = typeof body === 'string' || body === undefined ? (body ?? null) : JSON.stringify(body)
  const headers = { ...who, ...(text !== null && { 'content-type': 'application/json' }), ...more.headers }
  const response = await (more.through ?? app).request(path, { method, headers, body: text })
  const copy = `${await response.clone().text()} ${JSON.stringify([...response.headers])}`
  if (response.status >= 400) seen.errors.push(copy)
  else if (method === 'GET') seen.answers.push(copy)
  return response
}

test('a draft and a key go through every route and every failure, and are in no error, log, file, webhook, mail or metric', async () => {
  const keys: string[] = [team.ofKey, team.ofOtherKey].map(({ authorization = '' }) => authorization.slice(7))
  const receiver = await webhookReceiver()
  const post = await smtpReceiver()
  await store.tx(workspace, (changed) => {
    changed.plan = 'pro'
    Object.assign(changed.billing, { included: 5, rate_per_second: 10_000 })
  })
  await createWebhook(deps, byCommand(workspace), { url: receiver.url, description: '', events: [] })
  const all = ['optimize:*', 'profiles:write', 'profiles:read', 'usage:read', 'webhooks:write', 'mcp']
  const made = await createKey(store, byCommand(workspace), { scopes: all, client: 'Northwind' })
  const narrow = await createKey(store, byCommand(workspace), { scopes: ['usage:read'] })
  keys.push(made.key, narrow.key)
  const program: Who = { authorization: `Bearer ${made.key}` }

  const fails = (error: Error) => () => Promise.reject(error)
  const full = fails(new StorageUnavailableError(`${CANARY} ${made.key}`, new Error(DRAFT)))
  const bug = fails(new RangeError(`cannot read ${DRAFT} for ${made.key}`))
  const broken = [
    { reserve: full },
    { settle: full },
    { settle: bug },
    { read: bug },
    { tx: full },
    { tx: bug },
    { append: full },
    { page: bug },
    { accounts: bug },
    { changeAccounts: full },
  ].map((own) => createApp({ ...deps, store: decorate(store, own) }))

  // Operations: done, repeated, in a batch, as a tool, refused, and on a server that fails.
  for (const { contract } of OPERATIONS) {
    const path = `/v1/${contract.name}`
    const body = requestAbout(contract, DRAFT)
    const named = { headers: { 'idempotency-key': `${CANARY}-1` } }
    for (let round = 0; round < 2; round++) {
      expect((await ask(program, 'POST', path, body, named)).status).toBe(200)
    }
    await ask(program, 'POST', path, { ...Object(body), goal: CANARY }, named)
    await ask(program, 'POST', `${path}/batch`, { items: [body, { [CANARY]: DRAFT }, DRAFT] })
    const tool = { name: contract.name, arguments: body }
    const mcp = { headers: { accept: 'application/json, text/event-stream' } }
    await ask(
      program,
      'POST',
      '/mcp',
      { jsonrpc: '2.0', id: CANARY, method: 'tools/call', params: tool },
      mcp,
    )
    for (const wrong of REFUSED) await ask(program, 'POST', path, JSON.stringify(wrong))
    await ask(program, 'POST', path, DRAFT.repeat(5000))
    await ask(program, 'POST', path, body, { headers: { 'content-type': 'text/plain' } })
    await ask(program, 'POST', `${path}?draft=${CANARY}&key=${made.key}`, body)
    await ask({ authorization: `Bearer ${narrow.key}` }, 'POST', path, body)
    for (const through of broken) await ask(program, 'POST', path, body, { through })
  }

  // Everything else: where no draft belongs it is refused by name, wherever it was put.
  for (const { method, path, body } of ENDPOINTS as readonly Endpoint[]) {
    const name = `${method.toUpperCase()} ${path}`
    const at = path.replace('{id}', encodeURIComponent(CANARY))
    for (const who of [program, await team.signedIn(users.owner)]) {
      if (body) {
        const example = exampleFor(name)
        await ask(who, method.toUpperCase(), at, { ...Object(example), draft: DRAFT })
        await ask(who, method.toUpperCase(), at, `{"draft": "${CANARY}`)
        await ask(who, method.toUpperCase(), at, [DRAFT, made.key])
        for (const through of broken) {
          const named = { headers: { 'idempotency-key': `${CANARY}-${broken.indexOf(through)}` }, through }
          await ask(who, method.toUpperCase(), at, { ...Object(example), draft: DRAFT }, named)
        }
      } else if (method === 'get' || path.includes('{id}')) {
        await ask(who, method.toUpperCase(), at)
        await ask(who, method.toUpperCase(), `${at}?cursor=${CANARY}&draft=${CANARY}&confirm=${CANARY}`)
        for (const through of broken) await ask(who, method.toUpperCase(), at, undefined, { through })
      }
    }
  }
  const owner = await team.signedIn(users.owner)
  const turn = await ask(owner, 'POST', `/v1/keys/${made.id}/rotate`, { grace_seconds: 3600 })
  const rotated = (await turn.json()) as { id: string; key: string }
  keys.push(rotated.key)
  await ask(owner, 'DELETE', `/v1/keys/${rotated.id}`)
  for (const wrong of [`${made.key}x`, rotated.key, `${made.key} ${CANARY}`, CANARY]) {
    await ask({ authorization: `Bearer ${wrong}` }, 'POST', '/v1/score', { draft: DRAFT })
    await ask({ authorization: wrong }, 'GET', '/v1/me')
  }
  await ask({}, 'GET', `/v1/${CANARY}?token=${made.key}`)

  // All that was to be told is delivered.
  const mailer = createMailer(post.url, 'sendworthy@example.com')
  const sending = { ...deps, mailer, send: { allowLocal: true }, now: Date.now }
  const deliverer = new Deliverer({
    store,
    log: deps.log,
    attempt: (id, taken) => attempt(sending, id, taken),
    mails: true,
    now: Date.now,
    random: () => 0,
  })
  deliverer.wake()
  await deliverer.settled()
  await deliverer.stop()
  mailer.close()
  for (const path of ['/v1/usage', '/v1/usage/events', '/v1/audit', '/v1/history', '/v1/workspace/export'])
    await ask(owner, 'GET', path)
  const exposed = await metrics.text()
  await store.close() // what is still being written would come and go under the reader

  const files = (await readdir(folder, { recursive: true, withFileTypes: true })).filter((one) =>
    one.isFile(),
  )
  const stored = await Promise.all(files.map((one) => readFile(join(one.parentPath, one.name), 'utf8')))
  const places = {
    errors: seen.errors,
    answers: seen.answers,
    log: logged,
    files: stored,
    webhooks: receiver.received.map(({ body, headers }) => `${body} ${JSON.stringify(headers)}`),
    mails: post.mails.map((mail) => JSON.stringify(mail)),
    metrics: [exposed],
  }
  // What is looked through is there.
  expect(places.errors.length).toBeGreaterThan(500)
  expect(places.log.length).toBeGreaterThan(500)
  expect(places.files.join()).toMatch(/"operation":"localize"/)
  expect(places.webhooks.join()).toMatch(/overage\.started[\s\S]*api_key\.rotated/)
  expect(places.mails.length).toBeGreaterThan(0)
  expect(exposed).toContain('sendworthy_http_requests_total')
  // A key's public part names it; the rest is the secret.
  const secrets = [CANARY, ...keys.map((key) => key.slice(17))]
  for (const [place, texts] of Object.entries(places)) {
    const held = texts.filter((text) => secrets.some((secret) => text.includes(secret)))
    expect(
      held.map((text) => text.slice(0, 300)),
      place,
    ).toEqual([])
  }
}, 120_000)
