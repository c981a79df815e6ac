import { expect, test } from 'vitest'
import { meteredApp, SECOND } from './metered-app.ts'

const CALL = JSON.stringify({
  jsonrpc: '2.0',
  id: 1,
  method: 'tools/call',
  params: { name: 'score', arguments: { draft: 'Hi Ana, can we talk on Tuesday?' } },
})
const HEADERS = { accept: 'application/json, text/event-stream' }

test('a tool call is one call, shows the limits, and a refused one says in words when to try again', async () => {
  const { call, clock, usage, use } = await meteredApp()
  const ask = () => call('/mcp', CALL, HEADERS)
  const first = await ask()
  expect(first.body.result.isError).toBeFalsy()
  expect(first.body.result.structuredContent.usage).toMatchObject({ calls: 1, used: 1, remaining: 49 })
  expect([first.headers.get('x-ratelimit-remaining'), first.headers.get('ratelimit')]).toEqual([
    '49',
    '"burst";r=0;t=1, "day";r=49;t=43200',
  ])
  const hasty = await ask()
  expect([hasty.status, hasty.body.result]).toEqual([
    200,
    {
      isError: true,
      content: [
        {
          type: 'text',
          text: 'Requests come too fast. The plan takes 1 request a second. Try again in 1 second.',
        },
      ],
    },
  ])
  await use(59)
  clock.now += SECOND
  const stopped = (await ask()).body.result
  expect([stopped.isError, stopped.content[0].text]).toEqual([
    true,
    'The calls of the plan are used up. 60 calls are used, 50 are included, and 60 are the most. Calls are answered again at 2026-06-11 00:00 UTC; a larger plan answers them at once.',
  ])
  expect((await usage()).today).toMatchObject({ calls: 60, by_operation: { score: 60 } })
})

test('the list of tools costs nothing', async () => {
  const { call, usage } = await meteredApp()
  const list = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/list', params: {} })
  expect((await call('/mcp', list, HEADERS)).body.result.tools.length).toBeGreaterThan(5)
  expect((await usage()).window.used).toBe(0)
})
