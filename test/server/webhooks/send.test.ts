import { createServer as createTlsServer } from 'node:https'
import { type AddressInfo, createServer } from 'node:net'
import { describe, expect, onTestFinished, test } from 'vitest'
import type { Resolved } from '#server/services/webhooks/resolve.ts'
import { type SendOptions, send } from '#server/services/webhooks/send.ts'
import { CERTIFICATE, CERTIFICATE_KEY } from '../../support/tls.ts'
import { status, webhookReceiver } from '../../support/webhook-receiver.ts'

const LOCAL: SendOptions = { allowLocal: true }
const v4 = (address: string): Resolved => ({ address, family: 4 })
const resolvesTo = (...addresses: Resolved[]) => ({ resolve: async () => addresses })
const sent = { headers: { 'content-type': 'application/json' }, body: '{"a":"Zażółć"}' }

/** A TCP server that does with a connection what it is told; counts connections. */
async function tcp(handle: (socket: import('node:net').Socket) => void) {
  let connections = 0
  const server = createServer((socket) => {
    connections += 1
    socket.on('error', () => {})
    handle(socket)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  const { port } = server.address() as AddressInfo
  return { port, url: `http://127.0.0.1:${port}/`, connections: () => connections }
}

describe('where it connects', () => {
  test.each([
    ['the only one', [v4('10.0.0.1')]],
    ['loopback', [v4('127.0.0.1')]],
    ['one of two', [v4('8.8.8.8'), v4('169.254.169.254')]],
    ['IPv4-mapped', [v4('8.8.8.8'), { address: '::ffff:10.0.0.1', family: 6 }]],
    ['NAT64', [{ address: '64:ff9b::a00:1', family: 6 }]],
  ])('nothing is sent when an address of the name is not public: %s', async (_, addresses) => {
    const options = { allowLocal: false, ...resolvesTo(...addresses) }
    await expect(send('https://hooks.example.com/', sent, options)).rejects.toThrow(
      'The host has an address that is not public.',
    )
  })

  test('where this machine is allowed, the rest of its network still is not', async () => {
    for (const address of ['10.0.0.1', '192.168.1.1', '169.254.169.254']) {
      const options = { ...LOCAL, ...resolvesTo(v4(address)) }
      await expect(send('https://hooks.example.com/', sent, options)).rejects.toThrow('not public')
    }
    // Nor may http leave this machine under a name of it.
    await expect(send('http://localhost/', sent, { ...LOCAL, ...resolvesTo(v4('8.8.8.8')) })).rejects.toThrow(
      'not public',
    )
  })

  test('the name is looked up once, and the address that was checked is the one that is used', async () => {
    const answers = [[v4('127.0.0.1')], [v4('127.0.0.9')]]
    let lookups = 0
    const resolve = async () => answers[lookups++] ?? []
    const { port, received } = await webhookReceiver()
    const answered = await send(`http://localhost:${port}/hook`, sent, { ...LOCAL, resolve })
    expect([answered.status, lookups, received.length]).toEqual([204, 1, 1])
    // The next attempt asks again, and meets what the name means by then: nobody listens at 127.0.0.9.
    await expect(send(`http://localhost:${port}/hook`, sent, { ...LOCAL, resolve })).rejects.toThrow(
      'Nothing accepts connections there.',
    )
    expect([lookups, received.length]).toEqual([2, 1])
  })

  test('a name that turns to a private address between two attempts is refused the second time', async () => {
    let address = '127.0.0.1'
    const { port, received } = await webhookReceiver()
    const options = { ...LOCAL, resolve: async () => [v4(address)] }
    await send(`http://localhost:${port}/`, sent, options)
    address = '192.168.0.1'
    await expect(send(`http://localhost:${port}/`, sent, options)).rejects.toThrow('not public')
    expect(received.length).toBe(1)
  })

  test('a redirect is an answer and leads nowhere', async () => {
    const secret = await webhookReceiver()
    const receiver = await webhookReceiver(status(307, { location: secret.url }))
    expect((await send(receiver.url, sent, LOCAL)).status).toBe(307)
    expect([receiver.received.length, secret.received.length]).toEqual([1, 0])
  })
})

describe('over TLS', () => {
  const tls = async () => {
    const server = createTlsServer({ cert: CERTIFICATE, key: CERTIFICATE_KEY }, (_, response) =>
      response.end(),
    )
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    onTestFinished(() => void server.close())
    return (server.address() as AddressInfo).port
  }

  test('the certificate must be for the name, not for the address that was checked', async () => {
    const port = await tls()
    const options = { ...LOCAL, ...resolvesTo(v4('127.0.0.1')), ca: CERTIFICATE }
    expect((await send(`https://localhost:${port}/`, sent, options)).status).toBe(200)
    await expect(send(`https://127.0.0.1:${port}/`, sent, options)).rejects.toThrow(
      'Its TLS certificate is not accepted (ERR_TLS_CERT_ALTNAME_INVALID).',
    )
  })

  test('a certificate that nobody vouches for is refused', async () => {
    await expect(send(`https://127.0.0.1:${await tls()}/`, sent, LOCAL)).rejects.toThrow(
      /^Its TLS certificate is not accepted \(DEPTH_ZERO_SELF_SIGNED_CERT\)\.$/,
    )
  })

  test('a receiver that speaks no TLS is told apart', async () => {
    const { port } = await webhookReceiver()
    await expect(send(`https://127.0.0.1:${port}/`, sent, LOCAL)).rejects.toThrow(
      /^No TLS connection came about/,
    )
  })
})

describe('what it waits for', () => {
  test('status and Retry-After come back, the body as it was given goes out', async () => {
    const { url, received } = await webhookReceiver(status(503, { 'retry-after': '120' }))
    expect(await send(url, sent, LOCAL)).toEqual({ status: 503, retryAfter: '120' })
    expect(received[0]?.body).toBe(sent.body)
    expect(received[0]?.headers).toMatchObject({
      'content-type': 'application/json',
      'content-length': String(Buffer.byteLength(sent.body)),
    })
  })

  test('no answer, half an answer and slow headers end at the deadline', async () => {
    const silent = await tcp(() => {})
    const half = await tcp((socket) => void socket.write('HTTP/1.1 200 OK\r\nX-Slow: '))
    const dripping = await tcp((socket) => {
      const drip = setInterval(() => socket.write('a'), 20)
      socket.write('HTTP/1.1 200 OK\r\nX-Slow: ')
      socket.on('close', () => clearInterval(drip))
    })
    for (const { url } of [silent, half, dripping]) {
      const begun = performance.now()
      await expect(send(url, sent, { ...LOCAL, deadline: 300 })).rejects.toThrow(
        'No answer came within 0.3 seconds.',
      )
      expect(performance.now() - begun).toBeLessThan(2000)
    }
  })

  test('a name that is never found ends at the deadline as well', async () => {
    const options = { allowLocal: false, deadline: 100, resolve: () => new Promise<never>(() => {}) }
    await expect(send('https://example.com/', sent, options)).rejects.toThrow(
      'No answer came within 0.1 seconds.',
    )
  })

  test('an endless answer counts by its status, and no more than 64 kB of it is taken', async () => {
    let written = 0
    const closed = Promise.withResolvers<void>()
    const { url } = await webhookReceiver((response) => {
      response.writeHead(200)
      const pour = () => {
        while (!response.destroyed && response.write(Buffer.alloc(16_384))) written += 16_384
      }
      response.on('drain', pour)
      response.on('close', () => closed.resolve())
      pour()
    })
    expect((await send(url, sent, LOCAL)).status).toBe(200)
    await closed.promise
    // What the system's buffers took, besides what was read.
    expect(written).toBeLessThan(16 * 1024 * 1024)
  })

  test.each([
    ['what is not HTTP', 'SSH-2.0-OpenSSH_9.6\r\n', /^What it answered is not HTTP \(HPE_\w+\)\.$/],
    ['nothing before the end', '', /^The connection was closed before an answer came\.$/],
  ])('failures are told in our words: %s', async (_, answer, message) => {
    const { url } = await tcp((socket) => socket.once('data', () => socket.end(answer)))
    await expect(send(url, sent, LOCAL)).rejects.toThrow(message)
  })

  test('a name without an address, and a closed port, are told apart', async () => {
    await expect(
      send('https://a.example.com/', sent, { allowLocal: false, ...resolvesTo() }),
    ).rejects.toThrow('The host name has no address.')
    await expect(send('http://127.0.0.1:1/', sent, LOCAL)).rejects.toThrow(
      'Nothing accepts connections there.',
    )
  })
})
