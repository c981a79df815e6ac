/** A server that speaks OpenAI's Chat Completions over real HTTP, well or in one of the ways they go wrong. */
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll } from 'vitest'

/** What was asked, as it came over the wire. */
export interface Asked {
  path: string
  headers: http.IncomingHttpHeaders
  body: {
    model: string
    messages: { role: string; content: string }[]
    response_format?: { type: string; json_schema?: { strict: boolean; schema: object } }
    stream?: boolean
    max_tokens?: number
    max_completion_tokens?: number
  }
}

interface Turn {
  asked: Asked
  /** What a model that does its work would answer. */
  text: string
  res: http.ServerResponse
}

const USAGE = { prompt_tokens: 50, completion_tokens: 30, total_tokens: 80 }

const json = (res: http.ServerResponse, status: number, body: unknown, headers = {}) => {
  res.writeHead(status, { 'content-type': 'application/json', ...headers })
  res.end(JSON.stringify(body))
}
const fail = (res: http.ServerResponse, status: number, code: string, message: string, headers = {}) =>
  json(res, status, { error: { message, type: 'invalid_request_error', code, param: null } }, headers)

const completion = (content: string | null, finish = 'stop', message: object = {}) => ({
  id: 'chatcmpl-1',
  object: 'chat.completion',
  created: 1,
  model: 'm',
  choices: [{ index: 0, message: { role: 'assistant', content, ...message }, finish_reason: finish }],
})
const ok = ({ res, text }: Turn, content = text) => json(res, 200, { ...completion(content), usage: USAGE })

const chunk = (delta: object, finish: string | null = null) => ({
  id: 'chatcmpl-1',
  object: 'chat.completion.chunk',
  created: 1,
  model: 'm',
  choices: [{ index: 0, delta, finish_reason: finish }],
})
const event = (data: unknown) => `data: ${typeof data === 'string' ? data : JSON.stringify(data)}\n\n`

/** Opens a stream of events and sends the answer up to a share of it. */
function begin({ res, text }: Turn, share = 1) {
  res.writeHead(200, { 'content-type': 'text/event-stream' })
  res.write(': ping\n\n')
  res.write(event(chunk({ role: 'assistant', content: '' })))
  for (const part of text.slice(0, text.length * share).match(/[\s\S]{1,17}/g) ?? [])
    res.write(event(chunk({ content: part })))
}

const refusesFormat = (turn: Turn, ...types: string[]) => {
  const type = turn.asked.body.response_format?.type ?? ''
  if (types.includes(type)) fail(turn.res, 400, 'unsupported', `response_format.type ${type} is unavailable`)
  else ok(turn)
}

/** How it answers, by the name of the model. What streams only fails in a stream. */
export const MODES: Readonly<Record<string, (turn: Turn) => void>> = {
  good: (turn) => (turn.asked.body.stream ? MODES['s-good']?.(turn) : ok(turn)),
  'truncated-json': (turn) => ok(turn, turn.text.slice(0, turn.text.length / 2)),
  'wrong-shape': (turn) => ok(turn, '{"answer": 42}'),
  'not-json': (turn) => ok(turn, 'Sure! I rewrote your mail and it is much better now.'),
  fenced: (turn) => ok(turn, `Sure!\n\`\`\`json\n${turn.text}\n\`\`\`\nAnything else?`),
  think: (turn) => ok(turn, `<think>Hmm. {"a": 1}</think>\n${turn.text}`),
  'ignores-schema': (turn) => {
    const { response_format: format, messages } = turn.asked.body
    const told = format?.type !== 'json_schema' || messages.length > 2
    ok(turn, told ? turn.text : '{"answer": 42}')
  },
  empty: (turn) => ok(turn, ''),
  length: ({ res, text }) => json(res, 200, completion(text.slice(0, 40), 'length')),
  filter: ({ res }) => json(res, 200, completion('', 'content_filter')),
  refusal: ({ res }) => json(res, 200, completion(null, 'stop', { refusal: 'I cannot help with that.' })),
  'no-choices': ({ res }) => json(res, 200, { id: 'x', object: 'chat.completion', choices: [] }),
  'empty-usage': ({ res, text }) => json(res, 200, { ...completion(text), usage: {} }),
  'no-usage': ({ res, text }) => json(res, 200, completion(text)),
  html: ({ res }) => {
    res.writeHead(200, { 'content-type': 'text/html' })
    res.end('<html>Sign in</html>')
  },
  'no-schema': (turn) => refusesFormat(turn, 'json_schema'),
  'no-format': (turn) => refusesFormat(turn, 'json_schema', 'json_object'),
  'no-max-tokens': (turn) =>
    turn.asked.body.max_tokens
      ? fail(
          turn.res,
          400,
          'unsupported_parameter',
          "Unsupported parameter: 'max_tokens'. Use 'max_completion_tokens' instead.",
        )
      : ok(turn),
  '429-seconds': ({ res }) => fail(res, 429, 'rate_limit_exceeded', 'Slow down', { 'retry-after': '1' }),
  '429-milliseconds': ({ res }) =>
    fail(res, 429, 'rate_limit_exceeded', 'Slow down', { 'retry-after-ms': '150' }),
  '429-absurd': ({ res }) => fail(res, 429, 'rate_limit_exceeded', 'Slow down', { 'retry-after': '3600' }),
  '429-quota': ({ res }) => fail(res, 429, 'insufficient_quota', 'Pay first'),
  '401': ({ res }) => fail(res, 401, 'invalid_api_key', 'Incorrect API key provided'),
  '404': ({ res }) => fail(res, 404, 'model_not_found', 'The model does not exist'),
  '500': ({ res }) => fail(res, 500, 'server_error', 'Oops'),
  '503-html': ({ res }) => {
    res.writeHead(503, { 'content-type': 'text/html' })
    res.end('<html>Bad gateway</html>')
  },
  redirect: ({ res }) => {
    res.writeHead(307, { location: '/elsewhere' })
    res.end()
  },
  'slow-headers': () => {},
  'stalled-body': ({ res }) => {
    res.writeHead(200, { 'content-type': 'application/json' })
    res.write('{"id":')
  },
  reset: ({ res }) => res.destroy(),
  'reset-mid-body': ({ res }) => {
    res.writeHead(200, { 'content-type': 'application/json', 'content-length': '5000' })
    res.write('{"id":', () => res.destroy())
  },
  endless: (turn) => ok(turn, 'x'.repeat(500_000)),
  's-good': (turn) => {
    begin(turn)
    turn.res.write(event(chunk({}, 'stop')))
    turn.res.write(event({ ...chunk({}), choices: [], usage: USAGE }))
    turn.res.end(event('[DONE]'))
  },
  's-split': (turn) => {
    turn.res.writeHead(200, { 'content-type': 'text/event-stream' })
    const bytes = Buffer.from(
      [chunk({ content: turn.text }), chunk({}, 'stop'), '[DONE]']
        .map(event)
        .join('')
        .replaceAll('\n', '\r\n'),
    )
    let at = 0
    const next = () => {
      if (at >= bytes.length) return turn.res.end()
      turn.res.write(bytes.subarray(at, ++at), () => setImmediate(next))
      return undefined
    }
    next()
  },
  's-no-done': (turn) => {
    begin(turn, 0.5)
    turn.res.end()
  },
  's-reset': (turn) => {
    begin(turn, 0.5)
    turn.res.write(': last\n\n', () => turn.res.destroy())
  },
  's-stall': (turn) => begin(turn, 0.5),
  's-error': (turn) => {
    begin(turn, 0.2)
    turn.res.end(event({ error: { message: 'Overloaded', type: 'server_error', code: 'overloaded' } }))
  },
  's-bad-json': (turn) => {
    begin(turn, 0.2)
    turn.res.end(event('{not json'))
  },
  's-ignored': (turn) => ok(turn),
}

/** Starts one for a test file; `write` gives what a model that does its work would answer. */
export async function fakeOpenAi(write: (asked: Asked) => string) {
  const asked: Asked[] = []
  let modes = MODES
  const server = http.createServer(async (req, res) => {
    const bytes: Uint8Array[] = []
    for await (const part of req) bytes.push(part)
    res.on('error', () => {})
    const one = {
      path: req.url ?? '',
      headers: req.headers,
      body: JSON.parse(Buffer.concat(bytes).toString()),
    }
    asked.push(one)
    const answer = modes[one.body.model]
    if (req.url !== '/v1/chat/completions') return fail(res, 404, 'not_found', 'No such address')
    if (!answer) return fail(res, 404, 'model_not_found', 'No such model')
    return answer({ asked: one, text: write(one), res })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  afterAll(() => {
    server.closeAllConnections()
    server.close()
  })
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}/v1`,
    asked,
    /** Further ways to answer, for one test file. */
    also: (more: typeof MODES) => {
      modes = { ...modes, ...more }
    },
  }
}
