import { connect } from 'node:net'
import { afterAll, describe, expect, test } from 'vitest'
import { listen } from '#server/serve.ts'
import { makeApp } from '../support/make-app.ts'

const { app, key, store, workspace } = await makeApp()
const server = await listen(app.fetch, { host: '127.0.0.1', port: 0 })
afterAll(() => server.stop())

const BODY = JSON.stringify({ draft: 'Hi Ana, can we talk on Tuesday?' })
const LENGTH = Buffer.byteLength(BODY)
const CHUNK = `${LENGTH.toString(16)}\r\n${BODY}\r\n0\r\n\r\n`
const HEALTH = 'GET /healthz HTTP/1.1\r\nHost: a\r\n'
const CLOSE = 'Connection: close\r\n\r\n'
/** A score but for how long its body is. */
const SCORE = `POST /v1/score HTTP/1.1\r\nHost: a\r\nAuthorization: Bearer ${key}\r\nContent-Type: application/json\r\n`
const WHOLE = `${SCORE}Content-Length: ${LENGTH}\r\n`

/** All that comes back until the server closes the connection. */
function send(bytes: string, more: (socket: ReturnType<typeof connect>) => void = () => {}): Promise<string> {
  return new Promise((resolve) => {
    let answer = ''
    const socket = connect(server.port, '127.0.0.1', () => {
      socket.write(Buffer.from(bytes, 'latin1'))
      more(socket)
    })
    socket.setEncoding('utf8').on('data', (chunk) => {
      answer += chunk
    })
    socket.on('error', () => {}) // a connection may be reset; what counts is what came before
    socket.on('close', () => resolve(answer))
  })
}

const statusesOf = (answer: string) =>
  [...answer.matchAll(/HTTP\/1\.1 (\d+) /g)].map(([, status]) => Number(status))
const codeOf = (answer: string) => /"code":"(\w+)","request_id"/.exec(answer)?.[1] ?? null

/** Shapes that a server behind another could read otherwise than the one before it. */
const SMUGGLED: Record<string, string> = {
  'a length and chunks': `${WHOLE}Transfer-Encoding: chunked\r\n\r\n0\r\n\r\nGET /v1/me HTTP/1.1\r\nHost: a\r\n\r\n`,
  'chunks and a length': `${SCORE}Transfer-Encoding: chunked\r\nContent-Length: 3\r\n\r\n${CHUNK}`,
  'two lengths': `${WHOLE}Content-Length: ${LENGTH + 1}\r\n\r\n${BODY}`,
  'the same length twice': `${WHOLE}Content-Length: ${LENGTH}\r\n\r\n${BODY}`,
  'a list of lengths': `${SCORE}Content-Length: ${LENGTH}, ${LENGTH}\r\n\r\n${BODY}`,
  'a length with a sign': `${SCORE}Content-Length: +${LENGTH}\r\n\r\n${BODY}`,
  'a length below nothing': `${SCORE}Content-Length: -1\r\n\r\n${BODY}`,
  'a length in hex': `${SCORE}Content-Length: 0x10\r\n\r\n${BODY}`,
  'a length beyond numbers': `${SCORE}Content-Length: 99999999999999999999\r\n\r\n${BODY}`,
  'another coding': `${SCORE}Transfer-Encoding: xchunked\r\n\r\n0\r\n\r\n`,
  'two codings': `${SCORE}Transfer-Encoding: chunked\r\nTransfer-Encoding: identity\r\n\r\n0\r\n\r\n`,
  'a space before the colon': `${SCORE}Transfer-Encoding : chunked\r\n\r\n0\r\n\r\n`,
  'chunks of no size': `${SCORE}Transfer-Encoding: chunked\r\n\r\nzz\r\n${BODY}\r\n0\r\n\r\n`,
  'a chunk below nothing': `${SCORE}Transfer-Encoding: chunked\r\n\r\n-1\r\n${BODY}\r\n0\r\n\r\n`,
  'a chunk that goes on': `${SCORE}Transfer-Encoding: chunked\r\n\r\n5\r\n${BODY}\r\n0\r\n\r\n`,
  'a chunk beyond numbers': `${SCORE}Transfer-Encoding: chunked\r\n\r\nfffffffffffffffff\r\n${BODY}`,
  'a chunk with a long extension': `${SCORE}Transfer-Encoding: chunked\r\n\r\n5;${'a'.repeat(100_000)}\r\nhello\r\n0\r\n\r\n`,
  'lines that end with LF alone': `${WHOLE}\r\n${BODY}`.replaceAll('\r\n', '\n'),
  'a CR in a header': `${WHOLE}X: a\rb\r\n\r\n${BODY}`,
  'a header on two lines': `${HEALTH}X-Request-Id: a\r\n b\r\n\r\n`,
  'two hosts': `${HEALTH}Host: b\r\n${CLOSE}`,
  'no host': 'GET /healthz HTTP/1.1\r\n\r\n',
  'a host that is none': `GET /healthz HTTP/1.1\r\nHost: a b/<>\r\n${CLOSE}`,
}

const BROKEN: Record<string, string> = {
  'NUL in a header': `${WHOLE}X: a\0b\r\n\r\n${BODY}`,
  'NUL in an address': 'GET /v1/\0me HTTP/1.1\r\nHost: a\r\n\r\n',
  'bytes that are no ASCII in an address': 'GET /v1/rules/\xff\xfe HTTP/1.1\r\nHost: a\r\n\r\n',
  'a header without a colon': `${HEALTH}nonsense\r\n\r\n`,
  'a header with a space in its name': `${HEALTH}X Y: z\r\n\r\n`,
  'a header without a name': `${HEALTH}: z\r\n\r\n`,
  'an address of another scheme': `GET ftp://a/healthz HTTP/1.1\r\nHost: a\r\n${CLOSE}`,
  'an address without a slash': `GET healthz HTTP/1.1\r\nHost: a\r\n${CLOSE}`,
  'the server as a whole': `OPTIONS * HTTP/1.1\r\nHost: a\r\n${CLOSE}`,
  'a method that is none': 'BREW /pot HTTP/1.1\r\nHost: a\r\n\r\n',
  'a method in small letters': 'get /healthz HTTP/1.1\r\nHost: a\r\n\r\n',
  'HTTP 1.0 without a host': 'GET /healthz HTTP/1.0\r\n\r\n',
  'HTTP 0.9': 'GET /healthz\r\n\r\n',
  'HTTP 2 without being asked': 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
  'a version to come': 'GET /healthz HTTP/9.9\r\nHost: a\r\n\r\n',
  'TLS on a plain port': '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03',
  'no text at all': '\0\xff\0\xff\r\n\r\n',
}

const TOO_LARGE: Record<string, string> = {
  'a header of 100 kB': `${HEALTH}X: ${'a'.repeat(100_000)}\r\n\r\n`,
  '5,000 headers': `${HEALTH}${'X: a\r\n'.repeat(5000)}\r\n`,
  'an address of 100 kB': `GET /${'a'.repeat(100_000)} HTTP/1.1\r\nHost: a\r\n\r\n`,
}

/** What is HTTP, with what it is answered. */
const TAKEN: [name: string, bytes: string, statuses: number[], code: string | null][] = [
  ['chunks', `${SCORE}Transfer-Encoding: chunked\r\n${CLOSE}${CHUNK}`, [200], null],
  [
    'a chunk with an extension',
    `${SCORE}Transfer-Encoding: chunked\r\n${CLOSE}${CHUNK.replace('\r', ';a=b\r')}`,
    [200],
    null,
  ],
  [
    'a key that comes after the body',
    `POST /v1/score HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\nTrailer: Authorization\r\n${CLOSE}${CHUNK.replace(/\r\n$/, `Authorization: Bearer ${key}\r\n\r\n`)}`,
    [401],
    'missing_key',
  ],
  ['empty lines before it', `\r\n\r\n${HEALTH}${CLOSE}`, [200], null],
  [
    'a whole address, as proxies get it',
    `GET http://elsewhere.example/healthz HTTP/1.1\r\nHost: a\r\n${CLOSE}`,
    [200],
    null,
  ],
  [
    'an address that looks like a host',
    `GET //elsewhere.example/healthz HTTP/1.1\r\nHost: a\r\n${CLOSE}`,
    [404],
    'not_found',
  ],
  ['NUL that is escaped', `GET /v1/rules/%00 HTTP/1.1\r\nHost: a\r\n${CLOSE}`, [404], 'not_found'],
  ['an escape that is broken', `GET /v1/rules/%zz%c3 HTTP/1.1\r\nHost: a\r\n${CLOSE}`, [404], 'not_found'],
  ['TRACE', `TRACE / HTTP/1.1\r\nHost: a\r\n${CLOSE}`, [405], 'method_not_allowed'],
  ['a method of others', `PROPFIND / HTTP/1.1\r\nHost: a\r\n${CLOSE}`, [405], 'method_not_allowed'],
  [
    'another method in a header',
    `POST /v1/me HTTP/1.1\r\nHost: a\r\nX-HTTP-Method-Override: GET\r\nContent-Length: 0\r\n${CLOSE}`,
    [405],
    'method_not_allowed',
  ],
  ['a body where none belongs', `${HEALTH}Content-Length: 5\r\n${CLOSE}hello`, [200], null],
  ['a body that waits to be asked for', `${WHOLE}Expect: 100-continue\r\n${CLOSE}${BODY}`, [100, 200], null],
  ['what nobody can expect', `${WHOLE}Expect: 200-maybe\r\n${CLOSE}${BODY}`, [417], 'expectation_failed'],
  ['too much, before it is sent', `${SCORE}Content-Length: 99999999\r\n${CLOSE}`, [413], 'body_too_large'],
  ['three requests at once', `${WHOLE}\r\n${BODY}${HEALTH}\r\n${HEALTH}${CLOSE}`, [200, 200, 200], null],
  [
    'a request after one that was refused',
    `GET /nothing HTTP/1.1\r\nHost: a\r\n\r\n${HEALTH}${CLOSE}`,
    [404, 200],
    'not_found',
  ],
]

/** The next request is served, whatever came before. */
const nextIsServed = async () => {
  expect(statusesOf(await send(`${HEALTH}${CLOSE}`))).toEqual([200])
}

const isProblem = (answer: string) =>
  /^content-type: application\/problem\+json\r$/im.test(answer) && /^x-request-id: \S+\r$/im.test(answer)

describe('is refused once, whole, and the connection closed', () => {
  test.each(Object.entries({ ...SMUGGLED, ...BROKEN }))('%s', async (_, bytes) => {
    const answer = await send(bytes)
    expect([statusesOf(answer), codeOf(answer), isProblem(answer)]).toEqual([
      [400],
      'malformed_request',
      true,
    ])
    await nextIsServed()
  })

  test.each(Object.entries(TOO_LARGE))('%s', async (_, bytes) => {
    const answer = await send(bytes)
    expect([statusesOf(answer), codeOf(answer), isProblem(answer)]).toEqual([
      [431],
      'headers_too_large',
      true,
    ])
    await nextIsServed()
  })
})

test.each(TAKEN)('%s has its answer', async (_, bytes, statuses, code) => {
  const answer = await send(bytes)
  expect([statusesOf(answer), codeOf(answer)]).toEqual([statuses, code])
  await nextIsServed()
})

test('a value with an escaped line break makes no header', async () => {
  const answer = await send(
    `GET /v1/rules HTTP/1.1\r\nHost: a\r\nX-Request-Id: a%0d%0aSet-Cookie:%20a=b\r\n${CLOSE}`,
  )
  expect(statusesOf(answer)).toEqual([200])
  expect(answer).not.toMatch(/set-cookie/i)
})

test('a tunnel is not opened', async () => {
  expect(await send('CONNECT elsewhere.example:443 HTTP/1.1\r\nHost: a\r\n\r\n')).toBe('')
  await nextIsServed()
})

test('no other protocol is spoken on the same connection', async () => {
  for (const protocol of ['websocket', 'h2c']) {
    const upgrade = `${HEALTH}Connection: Upgrade, close\r\nUpgrade: ${protocol}\r\n\r\n`
    expect(statusesOf(await send(upgrade))).toEqual([200])
  }
})

test('a thousand requests in one go are answered in their order, each once', async () => {
  const answer = await send(`${`${HEALTH}\r\n`.repeat(999)}GET /nothing HTTP/1.1\r\nHost: a\r\n${CLOSE}`)
  expect(statusesOf(answer)).toEqual([...Array.from({ length: 999 }, () => 200), 404])
})

describe('whoever is slow, or leaves, keeps nobody waiting', { timeout: 40_000 }, () => {
  test('headers and bodies that do not end are given up, and nothing is charged', async () => {
    const before = (await store.meter(workspace)).counters
    const trickle = (socket: ReturnType<typeof connect>) => {
      const timer = setInterval(() => socket.write('X: a\r\n'), 500)
      socket.on('close', () => clearInterval(timer))
    }
    const slow = [
      send(''), // nothing at all
      send('GET /healthz HTTP/1.1\r\nHost: a\r\n', trickle),
      send(`${WHOLE}\r\n${BODY.slice(0, 10)}`),
      send(`${SCORE}Transfer-Encoding: chunked\r\n\r\n5\r\nhe`),
    ]
    await nextIsServed()
    for (const answer of await Promise.all(slow)) {
      // Whoever said nothing is told nothing.
      expect(
        statusesOf(answer).every((status) => status === 408),
        answer,
      ).toBe(true)
    }
    expect((await store.meter(workspace)).counters).toEqual(before)
    await nextIsServed()
  })

  test.each([
    ['in its first line', 'POST /v1/sc'],
    ['in a header', `${SCORE}X-A`],
    ['before the body', `${WHOLE}\r\n`],
    ['in the body', `${WHOLE}\r\n${BODY.slice(0, 10)}`],
    ['in a chunk', `${SCORE}Transfer-Encoding: chunked\r\n\r\n5\r\nhe`],
    ['between chunks', `${SCORE}Transfer-Encoding: chunked\r\n\r\n2\r\nhe\r\n`],
  ])('a connection that ends %s, politely or not, is let go', async (_, bytes) => {
    const before = (await store.meter(workspace)).counters
    for (let round = 0; round < 5; round++) {
      const half = await send(bytes, (socket) => socket.end())
      expect(
        statusesOf(half).every((status) => status === 400),
        half,
      ).toBe(true)
      await send(bytes, (socket) => setImmediate(() => socket.resetAndDestroy()))
    }
    await nextIsServed()
    expect((await store.meter(workspace)).counters).toEqual(before)
  })

  test('answers that nobody reads hold up nobody else', async () => {
    const socket = connect(server.port, '127.0.0.1')
    socket.on('error', () => {})
    socket.pause()
    socket.write(`GET /openapi.json HTTP/1.1\r\nHost: a\r\n\r\n`.repeat(200))
    for (let round = 0; round < 5; round++) await nextIsServed()
    socket.destroy()
    await nextIsServed()
  })
})
