/**
 * Row 10 of the OWASP API Security Top 10 (2023), unsafe consumption of APIs: what a model, a webhook’s receiver or a
 * mail server answers is taken for data of a stranger. Each of their faults stands in models/ and webhooks/.
 */
import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { afterAll, describe, expect, test } from 'vitest'
import { createApp } from '#server/app.ts'
import { createMailer } from '#server/mail.ts'
import { openAiModel } from '#server/models/openai.ts'
import { post as postMessage } from '#server/services/outbox.ts'
import { delivering, WORKSPACE } from '../support/delivering.ts'
import { describedAnswers } from '../support/described-answers.ts'
import { fakeOpenAi } from '../support/fake-openai.ts'
import { makeApp } from '../support/make-app.ts'
import { smtpReceiver } from '../support/smtp-receiver.ts'
import { CERTIFICATE, CERTIFICATE_KEY } from '../support/tls.ts'
import { webhookReceiver } from '../support/webhook-receiver.ts'

const CANARY = 'kingfisher-73194'

describe('what a model answers', async () => {
  const { app, deps, key, logged } = await makeApp()
  const check = describedAnswers(JSON.parse(await (await app.request('/openapi.json')).text()))
  const draft = 'Hi Ana,\n\nI just wanted to ask whether you have time for a call.\n\nBest,\nTom'
  const rewriteBy = async (name: string, baseUrl: string) => {
    const model = openAiModel({ baseUrl, name, apiKey: CANARY, deadlineMs: 20_000 })
    const response = await createApp({ ...deps, model }).request('/v1/rewrite', {
      method: 'POST',
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
      body: JSON.stringify({ draft, engine: 'model' }),
    })
    const text = await response.clone().text()
    return { text, status: response.status, answer: Object(await check('POST', '/v1/rewrite', response)) }
  }
  const hostile = (text: string) => JSON.stringify({ variants: [{ subject: null, body: text }] })
  const fake = await fakeOpenAi(() => hostile(`<script src="https://${CANARY}.example/"></script>`))
  let poured = 0
  fake.also({
    flood: ({ res }) => {
      res.writeHead(200, { 'content-type': 'application/json' })
      const pour = () => {
        do poured += 65_536
        while (!res.destroyed && res.write(' '.repeat(65_536)))
      }
      res.on('drain', pour)
      pour()
    },
  })
  const untrusted = createServer({ key: CERTIFICATE_KEY, cert: CERTIFICATE }, (_, res) => res.end(CANARY))
  await new Promise<void>((resolve) => untrusted.listen(0, '127.0.0.1', resolve))
  afterAll(() => untrusted.close())

  test.each([
    ['of another shape', 'wrong-shape', 'model_invalid_output'],
    ['that is a page', 'html', 'model_upstream'],
    ['that leads elsewhere', 'redirect', 'model_unreachable'],
    ['that does not end', 'flood', 'model_truncated'],
  ])('%s leaves an answer by the rules, in the shape that is described', async (_, mode, degraded) => {
    const asked = fake.asked.length
    const { status, answer } = await rewriteBy(mode, fake.url)
    expect([status, answer.engine?.mode, answer.engine?.degraded]).toEqual([200, 'local', degraded])
    expect(fake.asked.slice(asked).map(({ path }) => path)).not.toContain('/elsewhere')
  })

  test('is read for a few megabytes at most', () => {
    expect(poured).toBeGreaterThan(1_000_000)
    // What the system's buffers took, besides what was read.
    expect(poured).toBeLessThan(24_000_000)
  })

  test('brings no mark-up and no address that the draft has not', async () => {
    const { status, text } = await rewriteBy('good', fake.url)
    expect(status).toBe(200)
    expect(text).not.toMatch(/<script|kingfisher/)
  })

  test('is not asked for where nobody vouches for the certificate', async () => {
    const { port } = untrusted.address() as AddressInfo
    const { answer, text } = await rewriteBy('good', `https://localhost:${port}/v1`)
    expect(answer.engine).toMatchObject({ mode: 'local', degraded: 'model_unreachable' })
    expect(text).not.toContain(CANARY)
  })

  test('stands in no log, and neither does what it was asked with', () => {
    expect(logged.join('\n')).not.toMatch(/kingfisher|<script|Hi Ana/)
  })
})

test('what a webhook’s receiver answers is kept as its status alone, and leads nowhere', async () => {
  const elsewhere = await webhookReceiver()
  const receiver = await webhookReceiver((response) => {
    response.writeHead(302, { location: elsewhere.url, 'x-said': CANARY }).end(CANARY)
  })
  const { webhook, post, deliverer, attempts, workspace, logged } = await delivering()
  await webhook(receiver.url)
  await post()
  await deliverer.settled()
  const kept = await attempts()
  expect(kept).toMatchObject([{ status: 302, failure: 'It answered with status 302.' }])
  expect(elsewhere.received).toEqual([])
  expect(JSON.stringify([kept, await workspace(), logged])).not.toContain(CANARY)
})

test('what a mail server answers is kept nowhere', async () => {
  const server = await smtpReceiver(() => true, `451 ${CANARY}`)
  const member = { user: 'usr_1', role: 'owner', since: '2026-02-03T04:05:06.000Z' } as const
  const mailer = createMailer(server.url, 'notices@example.com')
  const { store, deliverer, attempts, workspace, logged } = await delivering({
    part: { members: [member] },
    mailer,
  })
  await store.changeAccounts(({ users }) => {
    users.push({ id: 'usr_1', email: 'o@example.com', name: 'O', password: 'x', created: member.since })
  })
  const resets_at = '2026-02-04T00:00:00.000Z'
  const notice = { notice: 'ntc_1', percent: 80, used: 40, included: 50, resets_at, plan: 'free' } as const
  await store.tx(WORKSPACE, (one) => postMessage(one, 'quota.warning', notice, Date.now()))
  await deliverer.settled()
  const kept = await attempts()
  expect(kept).toMatchObject([{ endpoint: 'email', failure: 'The mail server did not take it.' }])
  expect(JSON.stringify([kept, await workspace(), logged])).not.toContain(CANARY)
})
