import {
  Client,
  type StreamableHTTPClientTransport as HttpTransport,
  StreamableHTTPClientTransport,
} from '@modelcontextprotocol/client'
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio'
import { afterAll, describe, expect, onTestFinished, test } from 'vitest'
import { z } from 'zod'
import type { ApiDocument } from '#server/routes/api-document.ts'
import { listen } from '#server/serve.ts'
import { byCommand } from '#server/services/audit.ts'
import { createKey } from '#server/services/keys.ts'
import { OPERATIONS, type ServedOperation } from '#shared/operations/index.ts'
import { describedAnswers } from '../support/described-answers.ts'
import { makeApp } from '../support/make-app.ts'
import { usedNow } from '../support/used-now.ts'

const { app, store, workspace, key, post, logged } = await makeApp()
const server = await listen(app.fetch, { host: '127.0.0.1', port: 0 })
afterAll(() => server.stop())
const address = new URL(`http://127.0.0.1:${server.port}/mcp`)
const operations: readonly ServedOperation[] = OPERATIONS
const names = operations.map(({ contract }) => contract.name)
/** The protocol of 2025, and that of 2026. */
const GENERATIONS = ['legacy', 'auto'] as const
type Generation = (typeof GENERATIONS)[number]

async function connected(transport: HttpTransport | StdioClientTransport, mode: Generation = 'auto') {
  const client = new Client({ name: 'test', version: '1' }, { versionNegotiation: { mode } })
  await client.connect(transport)
  onTestFinished(() => client.close())
  return client
}
const overHttp = (mode?: Generation, bearer = key) =>
  connected(
    new StreamableHTTPClientTransport(address, {
      requestInit: { headers: { authorization: `Bearer ${bearer}` } },
    }),
    mode,
  )
const overStdio = (mode?: Generation) =>
  connected(
    new StdioClientTransport({
      command: process.execPath,
      args: ['server/cli.ts', 'mcp'],
      env: { DATA_DIR: '/nowhere/at/all' },
      stderr: 'ignore',
    }),
    mode,
  )
const used = async () => (await usedNow(store, workspace)).calls
const textOf = ({ content }: { content?: unknown }) => String(Object(Object(content)[0]).text)
const UNCOUNTED = { calls: 0, included: null, used: 0, remaining: null, resets_at: null }
const DRAFT = 'Hi Ana,\n\nI hope you are well. Is the zebra-quartz-lantern still dark?\n\nTom'

describe.each(GENERATIONS)('over HTTP, in the %s protocol', (mode) => {
  test('every operation is a tool, described by its contract', async () => {
    const { tools } = await (await overHttp(mode)).listTools()
    expect(tools.map(({ name }) => name)).toEqual(names)
    for (const { name, inputSchema, outputSchema, description, annotations } of tools) {
      const contract = operations.find((one) => one.contract.name === name)?.contract
      expect(description).toContain(contract?.summary)
      expect(Object.keys(inputSchema.properties ?? {})).toContain('kind')
      expect(inputSchema.type).toBe('object')
      expect(Object.keys(Object(outputSchema).properties)).toEqual(
        expect.arrayContaining(['result', 'usage']),
      )
      // Assistants that follow no references can read the whole of it.
      expect(JSON.stringify([inputSchema, outputSchema])).not.toMatch(/\$ref|\$defs|9007199254740991/)
      expect(annotations?.readOnlyHint).toBe(true)
    }
  })

  test('the list of tools fits into the context of an assistant, and names the fields of every result', async () => {
    const { tools } = await (await overHttp(mode)).listTools()
    expect(JSON.stringify(tools).length).toBeLessThan(90_000)
    for (const { name, outputSchema } of tools) {
      const result = operations.find(({ contract }) => contract.name === name)?.contract.result
      const named = Object.keys(Object(outputSchema).properties.result.properties)
      expect(named, name).toEqual(Object.keys(result instanceof z.ZodObject ? result.shape : {}))
      expect(JSON.stringify(outputSchema)).not.toContain('"description":"')
    }
  })

  test('a tool answers as the operation does, in words as well, and is charged like it', async () => {
    const client = await overHttp(mode)
    await client.listTools() // the client then checks every answer against the schema of its tool
    for (const { contract } of operations) {
      for (const { input } of contract.examples) {
        const alone = Object(await (await post(`/v1/${contract.name}`, JSON.stringify(input))).json())
        const before = await used()
        const answer = await client.callTool({ name: contract.name, arguments: Object(input) })
        expect(answer.isError, `${contract.name}: ${textOf(answer)}`).toBeFalsy()
        const { id: _, usage, ...rest } = Object(answer.structuredContent)
        const { id: __, usage: ___, ...same } = alone
        expect(rest).toEqual(same)
        expect(usage).toMatchObject({ calls: contract.calls, used: before + contract.calls })
        expect(textOf(answer).length).toBeGreaterThan(20)
        expect(textOf(answer)).not.toMatch(/^[{[]|undefined|\[object/)
      }
    }
  })

  test('errors say what to do, name the fields, cost nothing and never repeat the draft', async () => {
    const client = await overHttp(mode)
    const before = await used()
    const wrong: [object, RegExp][] = [
      [{ draft: DRAFT, threshold: 'zebra' }, /\/threshold: Must be a number\./],
      [{ draft: DRAFT, [DRAFT]: 1 }, /Unknown field\. Known fields: draft/],
      [{ draft: [DRAFT] }, /\/draft: Must be text\./],
      [{ draft: DRAFT, kind: 'zebra' }, /\/kind: Must be one of: auto/],
      [{ draft: DRAFT, brand_voice_id: 'zebra' }, /no brand voice/],
      [{}, /\/draft: This field is required\./],
    ]
    for (const [input, says] of wrong) {
      const answer = await client.callTool({ name: 'score', arguments: { ...input } })
      expect(answer.isError).toBe(true)
      expect(textOf(answer)).toMatch(says)
      expect(textOf(answer)).not.toContain('zebra')
    }
    const unknown = await client.callTool({ name: 'zebra', arguments: {} })
    expect([unknown.isError, textOf(unknown)]).toEqual([true, expect.stringContaining('score, rewrite')])
    expect(textOf(unknown)).not.toContain('zebra')
    expect(await used()).toBe(before)
    expect(logged.join()).not.toContain('zebra')
  })
})

describe.each(GENERATIONS)('over standard input, in the %s protocol', (mode) => {
  test('the tools answer as the server does, without one and without a key, and count nothing', async () => {
    const client = await overStdio(mode)
    expect((await client.listTools()).tools).toEqual((await (await overHttp(mode)).listTools()).tools)
    for (const { contract } of operations) {
      const input = contract.examples[0]?.input
      const alone = Object(await (await post(`/v1/${contract.name}`, JSON.stringify(input))).json())
      const answer = await client.callTool({ name: contract.name, arguments: Object(input) })
      expect(answer.isError, `${contract.name}: ${textOf(answer)}`).toBeFalsy()
      const { id, ...rest } = Object(answer.structuredContent)
      expect(id).toMatch(new RegExp(`^${contract.prefix}_[0-9A-Za-z]{20}$`))
      expect({ ...rest, id: alone.id }).toEqual({ ...alone, usage: UNCOUNTED })
      const again = await client.callTool({ name: contract.name, arguments: Object(input) })
      expect(again.structuredContent).toEqual(answer.structuredContent)
    }
    const wrong = await client.callTool({ name: 'score', arguments: { draft: DRAFT, zebra: 1 } })
    expect([wrong.isError, textOf(wrong)]).toEqual([true, expect.stringMatching(/Unknown field/)])
  })
})

describe('a key', () => {
  const keyFor = async (...scopes: string[]) => (await createKey(store, byCommand(workspace), { scopes })).key

  test('sees and calls the tools that its scopes allow, and no others', async () => {
    const client = await overHttp('auto', await keyFor('optimize:score'))
    expect((await client.listTools()).tools.map(({ name }) => name)).toEqual(['score'])
    const before = await used()
    const refused = await client.callTool({ name: 'rewrite', arguments: { draft: DRAFT } })
    expect([refused.isError, await used()]).toEqual([true, before])
  })

  test('with the scope mcp calls every tool, and nothing under /v1', async () => {
    const own = await keyFor('mcp')
    const client = await overHttp('auto', own)
    expect((await client.listTools()).tools.map(({ name }) => name)).toEqual(names)
    expect((await client.callTool({ name: 'score', arguments: { draft: DRAFT } })).isError).toBeFalsy()
    const direct = await post('/v1/score', JSON.stringify({ draft: DRAFT }), {
      authorization: `Bearer ${own}`,
    })
    expect(direct.status).toBe(403)
  })

  test.each([
    ['none', undefined, 401, 'Bearer realm="sendworthy"'],
    ['a wrong one', 'Bearer mk_live_1', 401, 'Bearer realm="sendworthy", error="invalid_token"'],
  ])('%s is asked for', async (_, authorization, status, challenge) => {
    const response = await post('/mcp', LIST, { authorization })
    expect([response.status, response.headers.get('www-authenticate')]).toEqual([status, challenge])
  })

  test('that may call no tool is told which scope it lacks', async () => {
    const response = await post('/mcp', LIST, { authorization: `Bearer ${await keyFor('usage:read')}` })
    expect(response.status).toBe(403)
    expect(response.headers.get('www-authenticate')).toContain('scope="mcp"')
  })
})

const LIST = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/list', params: {} })

test.each([
  ['no page', undefined, 'mail.example.com', 200],
  ['a page of this machine', 'http://localhost:8787', 'localhost:8787', 200],
  ['a page elsewhere, which needs a key of its own', 'https://assistant.example', 'localhost:8787', 200],
  ['a page whose name was bound to our address', 'http://evil.example:8787', 'evil.example:8787', 403],
  ['a page without a name', 'null', 'localhost:8787', 403],
])('%s: %s at %s', async (_, origin, host, status) => {
  const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json', host }
  const response = await app.request(`http://${host}/mcp`, {
    method: 'POST',
    body: LIST,
    headers: { ...headers, ...(origin === undefined ? {} : { origin }) },
  })
  expect(response.status).toBe(status)
  if (status === 403) expect(Object(await response.json()).code).toBe('wrong_origin')
  else expect(response.headers.get('access-control-allow-origin')).toBe('*')
})

test('every answer has a described status and shape, whatever comes', async () => {
  const document: ApiDocument = JSON.parse(await (await app.request('/openapi.json')).text())
  const check = describedAnswers(document)
  const meta = { 'io.modelcontextprotocol/protocolVersion': '2026-07-28' }
  const bodies = [
    LIST,
    '',
    '{',
    '{}',
    '[]',
    '1',
    '"zebra"',
    `[${LIST}]`,
    '{"jsonrpc":"2.0","id":1,"method":"zebra"}',
    '{"jsonrpc":"2.0","id":1,"method":"tools/call"}',
    '{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":7}}',
    '{"jsonrpc":"2.0","id":1,"result":{}}',
    JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/list', params: { _meta: meta } }),
    JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'subscriptions/listen', params: { _meta: meta } }),
    JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'zebra', params: { _meta: { ...meta, x: 'zebra' } } }),
    `{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"score","arguments":{"a":${'['.repeat(20_000)}${']'.repeat(20_000)}}}}`,
  ]
  for (const body of bodies) {
    for (const more of [
      {},
      { 'mcp-protocol-version': '2026-07-28', 'mcp-method': 'tools/list' },
      { accept: 'x' },
    ]) {
      const response = await post('/mcp', body, more)
      const note = `${body.slice(0, 80)} ${JSON.stringify(more)}`
      if (response.status === 202) expect(await response.text(), note).toBe('')
      else expect(JSON.stringify(await check('POST', '/mcp', response)), note).not.toContain('zebra"')
    }
  }
  const notified = await post('/mcp', '{"jsonrpc":"2.0","method":"notifications/initialized"}')
  expect([notified.status, await notified.text()]).toEqual([202, ''])
  expect((await app.request('/mcp')).headers.get('allow')).toBe('OPTIONS, POST')
})
