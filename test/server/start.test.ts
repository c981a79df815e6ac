import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { describe, expect, test } from 'vitest'
import type { ApiDocument } from '#server/routes/api-document.ts'
import { type Endpoint, endpointsOf, partOf } from '#server/routes/docs/endpoint.ts'
import { SAMPLES } from '#server/routes/docs/samples.ts'
import { OPERATIONS } from '#shared/operations/index.ts'
import { runNode, serve } from '../support/run-node.ts'
import { tempFolder } from '../support/temp-folder.ts'

const run = promisify(execFile)
const keyIn = (text: string) => /mk_live_[0-9A-Za-z]{46}/.exec(text)?.[0]
const callWith = (url: string, key: string) =>
  fetch(`${url}/v1/score`, {
    method: 'POST',
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
    body: JSON.stringify({ draft: 'Hi Ana, can we talk on Tuesday?' }),
  })

/** What the server sends back for bytes that may be no HTTP at all. */
function send(url: string, bytes: string): Promise<string> {
  const { hostname, port } = new URL(url)
  return new Promise((resolve, reject) => {
    let answer = ''
    const socket = connect(Number(port), hostname, () => socket.write(bytes))
    socket.setEncoding('utf8').setTimeout(60_000, () => socket.destroy(new Error('no answer')))
    socket.on('data', (chunk) => {
      answer += chunk
    })
    socket.on('close', () => resolve(answer))
    socket.on('error', reject)
  })
}

test('the first start prints a key and a call that works as pasted; kill -9 and a second start keep it', async () => {
  const DATA_DIR = join(await tempFolder(), 'data')
  const first = await serve({ DATA_DIR })
  const key = keyIn(first.welcome) ?? ''
  const pasted = first.welcome.split('\n').find((line) => line.startsWith('curl ')) ?? ''
  const { stdout } = await run('sh', ['-c', pasted])
  const answer = JSON.parse(stdout)
  expect(answer).toMatchObject({
    object: 'rewrite',
    input: { kind: 'cold_outreach' },
    usage: { used: 1, included: null },
  })
  expect(answer.result.variants[0].score).toBeGreaterThan(answer.result.variants[0].score_before)
  await first.stop('SIGKILL')

  const second = await serve({ DATA_DIR })
  expect(keyIn(second.welcome)).toBeUndefined()
  expect(second.welcome).toContain('keys create')
  expect(await (await callWith(second.url, key)).json()).toMatchObject({ usage: { used: 2 } })
  expect(await second.stop('SIGTERM')).toBe(0)
})

/** A call whose body is held back: `finish` sends the rest, and `answer` is what came until the connection closed. */
function slowCall(
  url: string,
  key: string,
): { taken: Promise<unknown>; finish: () => void; answer: Promise<string> } {
  const body = JSON.stringify({ draft: 'Hi Ana, can we talk on Tuesday?' })
  const head = `POST /v1/score HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${key}\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\nExpect: 100-continue\r\n\r\n`
  const { hostname, port } = new URL(url)
  const socket = connect(Number(port), hostname, () => socket.write(head + body.slice(0, 10)))
  let text = ''
  socket.setEncoding('utf8').on('data', (chunk) => {
    text += chunk
  })
  socket.on('error', () => {})
  const answer = once(socket, 'close').then(() => text.replace(CONTINUE, ''))
  // “100 Continue”: the server has taken the call.
  const taken = once(socket, 'data')
  return { taken, finish: () => socket.write(body.slice(10)), answer }
}
const CONTINUE = 'HTTP/1.1 100 Continue\r\n\r\n'
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

test('a stop lets the calls under way finish, then closes the store and says so in the log', async () => {
  const DATA_DIR = join(await tempFolder(), 'data')
  const server = await serve({ DATA_DIR })
  const { taken, finish, answer } = slowCall(server.url, keyIn(server.welcome) ?? '')
  await taken
  const stopped = server.stop('SIGTERM')
  await pause(250)
  await expect(fetch(`${server.url}/healthz`)).rejects.toThrow('fetch failed')
  finish()
  expect(await answer).toMatch(/^HTTP\/1\.1 200 /)
  expect(await stopped).toBe(0)
  const lines = server.logged().map((line) => JSON.parse(line))
  expect(lines.map(({ msg }) => msg)).toEqual(['stopping', 'request'])
  expect(lines[1]).toMatchObject({ route: '/v1/score', status: 200, operation: 'score' })
  // The folder is free: its lock went with the store.
  expect((await runNode(['server/cli.ts', 'keys', 'list'], { DATA_DIR })).code).toBe(0)
})

test('a second signal ends the server at once, whatever is under way', async () => {
  const server = await serve({ DATA_DIR: join(await tempFolder(), 'data') })
  const { taken, answer } = slowCall(server.url, keyIn(server.welcome) ?? '')
  await taken
  server.stop('SIGTERM')
  await pause(150)
  expect(await server.stop('SIGINT')).toBe(1)
  expect(await answer).toBe('')
})

describe('what cannot start says why in a sentence and exits with 1', () => {
  const start = (env: Record<string, string>) => runNode(['server/cli.ts', 'start'], env)

  test('a port or a folder that is taken', async () => {
    const folder = await tempFolder()
    const running = await serve({ DATA_DIR: join(folder, 'a') })
    const PORT = new URL(running.url).port
    const taken = await start({ DATA_DIR: join(folder, 'b'), PORT })
    expect(taken).toMatchObject({
      code: 1,
      out: '',
      err: expect.stringContaining(`The port ${PORT} is in use`),
    })
    const locked = await start({ DATA_DIR: join(folder, 'a'), PORT: '0' })
    expect(locked).toMatchObject({ code: 1, out: '', err: expect.stringContaining('is in use by process') })
    const key = await runNode(['server/cli.ts', 'keys', 'create'], { DATA_DIR: join(folder, 'a') })
    expect(key).toMatchObject({ code: 1, out: '', err: expect.stringContaining('Stop it first') })
    await running.stop('SIGTERM')
    for (const { err } of [taken, locked, key]) expect(err).not.toMatch(/^\s+at /m)
  })

  test('a damaged file and a wrong environment', async () => {
    const DATA_DIR = join(await tempFolder(), 'data')
    await (await serve({ DATA_DIR })).stop('SIGTERM')
    await writeFile(join(DATA_DIR, 'meta.json'), 'not what was written')
    const damaged = await start({ DATA_DIR, PORT: '0' })
    expect(damaged).toMatchObject({ code: 1, out: '', err: expect.stringContaining('meta.json is damaged') })
    const wrong = await start({ DATA_DIR, PORT: 'eighty' })
    expect(wrong).toMatchObject({ code: 1, out: '', err: expect.stringContaining('PORT must be a number') })
    for (const { err } of [damaged, wrong]) expect(err).not.toMatch(/^\s+at /m)
  })
})

const AFTER_EACH = 'the next sample\n'

/** How the files of a language run one after the other in one process, with a line after each. */
const RUNNERS: Record<string, { program: string; ending: string; together: readonly string[] }> = {
  curl: {
    program: 'sh',
    ending: 'sh',
    together: ['-c', `for file; do . "$file"; printf '\\n%s\\n' '${AFTER_EACH.trim()}'; done`, 'sh'],
  },
  TypeScript: {
    program: process.execPath,
    ending: 'mts',
    together: [
      '-e',
      `for (const file of process.argv.slice(1)) { await import(file); console.log('${AFTER_EACH.trim()}') }`,
      '--',
    ],
  },
  Python: {
    program: 'python3',
    ending: 'py',
    together: [
      '-c',
      `import runpy, sys\nfor file in sys.argv[1:]:\n  runpy.run_path(file)\n  print('${AFTER_EACH.trim()}')`,
    ],
  },
}

/** What a sample sends, the part of the answer it prints, and a field that stands in that. */
function exampleOf({ requestBody, responses }: Endpoint['operation']) {
  const answer = responses['200']?.content?.['application/json']?.examples?.example_1?.value
  const part = partOf(answer)
  const shown = part === 'items' ? Object(answer).items[0] : Object(answer).result
  const [field = 'tools'] = Object.keys(Object(shown))
  return { body: requestBody?.content['application/json']?.examples?.example_1?.value, part, field }
}

describe('over the wire', () => {
  test('what is no HTTP is answered with a problem, and the samples of the reference run', async () => {
    const server = await serve({ DATA_DIR: join(await tempFolder(), 'data') })
    const problem = /^HTTP\/1\.1 (\d+) [\s\S]*content-type: application\/problem\+json[\s\S]*"code":"(\w+)"/i
    const wrong: [string, string, string][] = [
      ['GARBAGE\r\n\r\n', '400', 'malformed_request'],
      ['GET / HTTP/1.1\r\nHost: a b\r\nConnection: close\r\n\r\n', '400', 'malformed_request'],
      [
        'POST /v1/score HTTP/1.1\r\nHost: x\r\nContent-Length: 3\r\nTransfer-Encoding: chunked\r\n\r\n',
        '400',
        'malformed_request',
      ],
      [`GET / HTTP/1.1\r\nHost: x\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`, '431', 'headers_too_large'],
      ['TRACE / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n', '405', 'method_not_allowed'],
      [
        'POST /v1/score HTTP/1.1\r\nHost: x\r\nContent-Length: 999999\r\nConnection: close\r\n\r\n',
        '413',
        'body_too_large',
      ],
    ]
    for (const [bytes, status, code] of wrong) {
      const answer = await send(server.url, bytes)
      expect(answer.match(problem)?.slice(1), bytes.slice(0, 60)).toEqual([status, code])
      const id = /^x-request-id: (\S+)/im.exec(answer)?.[1] ?? 'none'
      const lines = server.logged().filter((line) => line.includes(`"request_id":"${id}"`))
      expect(lines.map((line) => JSON.parse(line).status)).toEqual([Number(status)])
    }

    const SENDWORTHY_KEY = keyIn(server.welcome) ?? ''
    const folder = await tempFolder()
    const has = async (program: string) =>
      run(program, ['--version']).then(
        () => true,
        () => false,
      )
    const document: ApiDocument = JSON.parse(await (await fetch(`${server.url}/openapi.json`)).text())
    // Resources are tried elsewhere: a sample of theirs would change what the next one meets.
    const endpoints = endpointsOf(document).filter(({ operation }) =>
      ['Operations', 'Assistants'].some((tag) => operation.tags.includes(tag)),
    )
    expect(endpoints.length).toBeGreaterThan(OPERATIONS.length)
    for (const { name, write } of SAMPLES) {
      const { program, ending, together } = RUNNERS[name] ?? expect.unreachable()
      if (name === 'Python' && !(await has(program))) continue
      const files = await Promise.all(
        endpoints.map(async ({ method, path, operation }, index) => {
          const { body, part } = exampleOf(operation)
          const file = join(folder, `sample-${index}.${ending}`)
          await writeFile(file, write({ base: server.url, method, path, body, part, caller: 'key' }))
          return file
        }),
      )
      const env = { ...process.env, SENDWORTHY_KEY }
      const { stdout } = await run(program, [...together, ...files], { env })
      const printed = stdout.split(AFTER_EACH)
      for (const [index, { path, operation }] of endpoints.entries())
        expect(printed[index], `${name} ${path}`).toMatch(new RegExp(`\\b${exampleOf(operation).field}\\b`))
    }
    await server.stop('SIGTERM')
  })
})
