import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Webhook } from 'standardwebhooks'
import { describe, expect, test } from 'vitest'
import { post } from '#server/services/outbox.ts'
import { replayMessage } from '#server/services/webhooks/delivery-log.ts'
import {
  changeWebhook,
  deleteWebhook,
  rotateSecret,
  testWebhook,
} from '#server/services/webhooks/endpoints.ts'
import { SCHEDULE } from '#server/services/webhooks/schedule.ts'
import { LEASE_MS } from '#server/services/webhooks/state.ts'
import { envelope } from '#shared/api/messages.ts'
import { BY, delivering, WORKSPACE } from '../../support/delivering.ts'
import { type Received, status, webhookReceiver } from '../../support/webhook-receiver.ts'

/** The message, when the official library takes it for genuine. */
const verified = (secret: string, { body, headers }: Received): unknown =>
  new Webhook(secret).verify(
    body,
    Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)])),
  )

const HOUR = 3_600_000
const idOf = ({ headers }: Received) => headers['webhook-id']
const keyOf = ({ body }: Received) => JSON.parse(body).data.key

describe('a message', () => {
  test('goes out right after the commit that posted it, and the official library verifies it', async () => {
    const { webhook, post, deliverer, workspace, attempts } = await delivering()
    const { url, received } = await webhookReceiver()
    const { id, secret } = await webhook(url)
    await post(7)
    await deliverer.settled()
    expect(received.length).toBe(1)
    const [request] = received
    if (!request) throw new Error('nothing came')
    expect(envelope('api_key.revoked').parse(verified(secret, request))).toMatchObject({
      type: 'api_key.revoked',
      workspace: WORKSPACE,
      data: { key: 'key_7' },
    })
    expect(request.headers['content-type']).toBe('application/json')
    expect((await workspace()).outbox).toEqual([])
    expect(await attempts()).toMatchObject([
      {
        endpoint: id,
        message: idOf(request),
        attempt: 1,
        status: 204,
        failure: null,
        data: { key: 'key_7' },
      },
    ])
  })

  test('goes only to webhooks that listen to its type, that are on, and that are still there', async () => {
    const { webhook, post, deliverer, deps, store } = await delivering()
    const [all, other, off, gone] = [
      await webhookReceiver(),
      await webhookReceiver(),
      await webhookReceiver(),
      await webhookReceiver(),
    ]
    await webhook(all.url)
    await webhook(other.url, ['quota.warning'])
    await changeWebhook(deps, BY, (await webhook(off.url)).id, { enabled: false })
    await deleteWebhook(store, BY, (await webhook(gone.url)).id)
    await post()
    await deliverer.settled()
    expect([all, other, off, gone].map(({ received }) => received.length)).toEqual([1, 0, 0, 0])
  })

  test('comes in the order of posting while the receiver is well', async () => {
    const { webhook, post, deliverer } = await delivering()
    const { url, received } = await webhookReceiver()
    await webhook(url)
    for (let n = 0; n < 30; n++) await post(n)
    await deliverer.settled()
    expect(received.map(keyOf)).toEqual(Array.from({ length: 30 }, (_, n) => `key_${n}`))
  })

  test('is not kept from one receiver by another that is slow', async () => {
    const { webhook, post, deliverer } = await delivering()
    const held = Promise.withResolvers<void>()
    const slow = await webhookReceiver(async (response) => {
      await held.promise
      response.end()
    })
    const arrived = Promise.withResolvers<void>()
    const quick = await webhookReceiver((response, nth) => {
      response.end()
      if (nth === 4) arrived.resolve()
    })
    await webhook(slow.url)
    await webhook(quick.url)
    for (let n = 0; n < 5; n++) await post(n)
    await arrived.promise
    expect([slow.received.length, quick.received.length]).toEqual([1, 5])
    held.resolve()
    await deliverer.settled()
    expect(slow.received.length).toBe(5)
  })
})

describe('a receiver that fails', () => {
  test('is tried again on schedule, ten times, with the same id and body; then it is switched off', async () => {
    const { webhook, post, advance, deliverer, workspace, attempts } = await delivering()
    const { url, received } = await webhookReceiver(status(500))
    const well = await webhookReceiver()
    const { id } = await webhook(url)
    await webhook(well.url)
    await post()
    await deliverer.settled()
    for (const [made, wait] of SCHEDULE.slice(1).entries()) {
      expect(received.length).toBe(made + 1)
      expect((await workspace()).endpoints[0]?.disabled).toBeNull()
      await advance(wait - 1)
      expect(received.length).toBe(made + 1)
      await advance(1)
    }
    expect(received.length).toBe(10)
    expect(new Set(received.map(idOf)).size).toBe(1)
    expect(new Set(received.map(({ body }) => body)).size).toBe(1)
    expect((await workspace()).endpoints[0]).toMatchObject({
      disabled: new Date(Date.now()).toISOString(),
      disabled_reason: expect.stringContaining('in 10 attempts. The last time: It answered with status 500.'),
    })
    expect((await workspace()).outbox).toEqual([])
    const told = well.received.map(({ body }) => JSON.parse(body))
    expect(told).toMatchObject([
      { type: 'api_key.revoked' },
      { type: 'webhook.disabled', data: { webhook: id } },
    ])
    expect(
      (await attempts()).filter(({ endpoint }) => endpoint === id).map(({ attempt }) => attempt),
    ).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
    await advance(100 * HOUR)
    expect(received.length).toBe(10)
  })

  test('gets nothing twice once it is well', async () => {
    const { webhook, post, advance, deliverer, workspace } = await delivering()
    const { url, received } = await webhookReceiver((response, nth) => {
      response.writeHead(nth < 2 ? 500 : 200).end()
    })
    await webhook(url)
    await post()
    await deliverer.settled()
    await advance(5000)
    await advance(300_000)
    await advance(100 * HOUR)
    expect(received.length).toBe(3)
    expect((await workspace()).endpoints[0]?.disabled).toBeNull()
  })

  test('that answers 410 is switched off at once, and what waits for it is dropped', async () => {
    const { webhook, post, deliverer, workspace, store } = await delivering()
    const { url, received } = await webhookReceiver(status(410))
    const { id } = await webhook(url)
    await post(1)
    await post(2)
    await deliverer.settled()
    const { endpoints, outbox } = await workspace()
    expect([received.length, outbox.length]).toEqual([1, 0])
    expect(endpoints[0]?.disabled_reason).toBe('It answered with status 410: it wants no more messages.')
    const [event] = (await store.page(WORKSPACE, 'audit', { limit: 1 })).entries
    expect(event).toMatchObject({ action: 'webhook.disabled', target: id, actor: { type: 'system' } })
  })

  test.each([429, 503])('that asks for time with status %i gets it', async (code) => {
    const { webhook, post, advance, deliverer } = await delivering()
    const { url, received } = await webhookReceiver(status(code, { 'retry-after': '3600' }))
    await webhook(url)
    await post()
    await deliverer.settled()
    await advance(HOUR - 1)
    expect(received.length).toBe(1)
    await advance(1)
    expect(received.length).toBe(2)
  })

  test.each([301, 400, 404, 502])('with status %i is one that fails', async (code) => {
    const { webhook, post, deliverer, attempts } = await delivering()
    const { url } = await webhookReceiver(status(code))
    await webhook(url)
    await post()
    await deliverer.settled()
    expect(await attempts()).toMatchObject([{ status: code, failure: `It answered with status ${code}.` }])
  })
})

describe('whatever dies in between', () => {
  test('a message that was taken and never sent is taken over when the lease is over, not before', async () => {
    const { webhook, node, advance, disk } = await delivering()
    const { url, received } = await webhookReceiver()
    await webhook(url)
    const taken = Promise.withResolvers<void>()
    const dying = node({
      attempt: () => {
        taken.resolve()
        return new Promise(() => {})
      },
    })
    await disk.tx(WORKSPACE, (workspace) => post(workspace, 'api_key.revoked', { key: 'key_1' }, Date.now()))
    dying.wake()
    await taken.promise
    await advance(LEASE_MS - 1)
    expect(received.length).toBe(0)
    await advance(1)
    expect(received.length).toBe(1)
  })

  test('two servers on one store send each message once while nothing fails', async () => {
    const { webhook, post, node, deliverer } = await delivering()
    const { url, received } = await webhookReceiver((response) => setTimeout(() => response.end(), 5))
    for (let n = 0; n < 3; n++) await webhook(`${url}?${n}`)
    const second = node()
    for (let n = 0; n < 15; n++) {
      await post(n)
      second.wake()
    }
    do {
      second.wake()
      deliverer.wake()
      await Promise.all([second.settled(), deliverer.settled()])
    } while (received.length < 45)
    const counts = Map.groupBy(received, ({ headers, body }) => `${headers['webhook-signature']} ${body}`)
    expect([received.length, counts.size]).toEqual([45, 45])
  })

  test('a stop waits for what is under way, and begins nothing more', async () => {
    const { webhook, post, deliverer, workspace } = await delivering()
    const arrived = Promise.withResolvers<void>()
    const held = Promise.withResolvers<void>()
    const { url, received } = await webhookReceiver(async (response) => {
      arrived.resolve()
      await held.promise
      response.end()
    })
    await webhook(url)
    await post(1)
    await post(2)
    await arrived.promise
    const stopped = deliverer.stop()
    held.resolve()
    await stopped
    const { outbox } = await workspace()
    expect([received.length, outbox.length]).toEqual([1, 1])
  })

  test('what could not be noted is sent again: a disk that fails loses nothing', async () => {
    const { webhook, disk, node, advance, workspace, logged } = await delivering()
    let isFailing = false
    const { url, received } = await webhookReceiver((response, nth) => {
      isFailing = nth === 0
      response.end()
    })
    await webhook(url)
    const failing = new Proxy(disk, {
      get: (target, name) => {
        if (isFailing && (name === 'tx' || name === 'append'))
          return async () => Promise.reject(new Error('full'))
        const value: unknown = Reflect.get(target, name)
        return typeof value === 'function' ? value.bind(target) : value
      },
    })
    const unlucky = node({ store: failing })
    await disk.tx(WORKSPACE, (workspace) => post(workspace, 'api_key.revoked', { key: 'key_1' }, Date.now()))
    unlucky.wake()
    await unlucky.settled()
    expect([received.length, (await workspace()).outbox.length]).toEqual([1, 1])
    expect(logged.join()).toContain('delivery not noted')
    await advance(LEASE_MS)
    expect([new Set(received.map(idOf)).size, received.length]).toEqual([1, 2])
    expect((await workspace()).outbox).toEqual([])
  })
})

describe('on request', () => {
  test('a test is sent whatever the webhook listens to, and nobody else gets it', async () => {
    const { webhook, deliverer, store } = await delivering()
    const [one, other] = [await webhookReceiver(), await webhookReceiver()]
    const { id, secret } = await webhook(one.url, ['quota.warning'])
    await webhook(other.url)
    const queued = await testWebhook(store, BY, id)
    await deliverer.settled()
    expect(one.received.map((request) => verified(secret, request))).toMatchObject([{ type: 'webhook.test' }])
    expect([one.received.map(idOf), other.received.length]).toEqual([[queued.id], 0])
  })

  test('a message is sent once more, under its id and with its content, signed anew', async () => {
    const { webhook, post, deliverer, store, advance } = await delivering()
    const { url, received } = await webhookReceiver()
    const { id, secret } = await webhook(url)
    await post()
    await deliverer.settled()
    await advance(24 * HOUR)
    await replayMessage(store, BY, id, String(received[0] && idOf(received[0])))
    await deliverer.settled()
    const [first, second] = received
    if (!first || !second) throw new Error('nothing came')
    expect([idOf(second), second.body]).toEqual([idOf(first), first.body])
    expect(second.headers['webhook-signature']).not.toBe(first.headers['webhook-signature'])
    expect(() => verified(secret, second)).not.toThrow()
    await expect(replayMessage(store, BY, id, 'msg_1')).rejects.toMatchObject({ code: 'not_found' })
  })

  test('a message that waits for its next attempt is sent at once, and its schedule begins anew', async () => {
    const { webhook, post, deliverer, store, advance, workspace } = await delivering()
    const { url, received } = await webhookReceiver(status(500))
    const { id } = await webhook(url)
    await post()
    await deliverer.settled()
    await advance(5000)
    await replayMessage(store, BY, id, String(received[0] && idOf(received[0])))
    deliverer.wake()
    await deliverer.settled()
    expect(received.length).toBe(3)
    expect((await workspace()).outbox[0]?.deliveries).toMatchObject([{ attempt: 1, due: Date.now() + 5000 }])
  })

  test('a new secret signs beside the old one for a day, then alone', async () => {
    const { webhook, post, deliverer, deps, advance } = await delivering()
    const { url, received } = await webhookReceiver()
    const { id, secret: old } = await webhook(url)
    const { secret } = await rotateSecret(deps, BY, id)
    await post(1)
    await deliverer.settled()
    const last = () => received.at(-1) ?? { headers: {}, body: '' }
    for (const key of [old, secret]) expect(() => verified(key, last())).not.toThrow()
    await advance(24 * HOUR)
    await post(2)
    await deliverer.settled()
    expect(() => verified(secret, last())).not.toThrow()
    expect(() => verified(old, last())).toThrow('No matching signature')
  })
})

test('the log keeps attempts for 30 days', async () => {
  const { webhook, post, deliverer, advance, attempts } = await delivering()
  const { url } = await webhookReceiver()
  await webhook(url)
  for (const days of [0, 20, 11]) {
    await advance(days * 24 * HOUR)
    await post(days)
    await deliverer.settled()
  }
  expect((await attempts()).map(({ data }) => data)).toEqual([{ key: 'key_20' }, { key: 'key_11' }])
})

test('neither secrets nor what receivers answer are in a log, a journal or a record', async () => {
  const CANARY = 'zebra-quartz-lantern'
  const { webhook, post, deliverer, advance, folder, logged, disk } = await delivering()
  const { url } = await webhookReceiver((response) => {
    response.writeHead(500, { 'x-canary': CANARY }).end(CANARY)
  })
  const broken = await webhookReceiver((response) => void response.socket?.end(`HTTP/1.1 ${CANARY}\r\n\r\n`))
  const secrets = [(await webhook(url)).secret, (await webhook(broken.url)).secret]
  await post()
  await deliverer.settled()
  await advance(5000)
  await disk.close()
  const files = (await readdir(folder, { recursive: true, withFileTypes: true })).filter((file) =>
    file.isFile(),
  )
  const texts = await Promise.all(files.map((file) => readFile(join(file.parentPath, file.name), 'latin1')))
  expect(texts.join()).toContain('It answered with status 500.')
  for (const secret of [CANARY, ...secrets, ...secrets.map((one) => one.slice(6))]) {
    expect([...texts, ...logged].filter((text) => text.includes(secret))).toEqual([])
  }
})
