/** Serves the tiny model by llama.cpp as OpenAI's Chat Completions, held to the schema by a grammar. Prints its address. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { json } from 'node:stream/consumers'
import { tinyModel } from './tiny-model.ts'

/** What is used of node-llama-cpp, which is not installed with the rest. */
interface Llama {
  loadModel(options: { modelPath: string }): Promise<{
    tokenize(text: string): unknown[]
    createContext(options: { contextSize: number; threads: number }): Promise<{ getSequence(): unknown }>
  }>
  createGrammarForJsonSchema(schema: unknown): Promise<unknown>
  getGrammarFor(kind: 'json'): Promise<unknown>
}
interface Completion {
  generateCompletionWithMeta(
    prompt: string,
    options: object,
  ): Promise<{ response: string; metadata: { stopReason: string } }>
  dispose(options: { disposeSequence: boolean }): void
}
interface Library {
  getLlama(options: object): Promise<Llama>
  LlamaCompletion: new (options: { contextSequence: unknown }) => Completion
}

interface Asked {
  model: string
  messages: { role: string; content: string }[]
  response_format?: { type: string; json_schema?: { schema: object } }
  max_tokens?: number
  stream?: boolean
}

const PACKAGE = 'node-llama-cpp'
const { getLlama, LlamaCompletion }: Library = await import(PACKAGE)

const folder = mkdtempSync(join(tmpdir(), 'decoder-'))
const modelPath = join(folder, 'tiny.gguf')
writeFileSync(modelPath, tinyModel())
// One thread: more of them wait for each other on a busy machine, a thousand times as long.
const llama = await getLlama({
  gpu: false,
  build: 'never',
  skipDownload: true,
  logLevel: 'error',
  maxThreads: 1,
})
const model = await llama.loadModel({ modelPath })
rmSync(folder, { recursive: true })
const context = await model.createContext({ contextSize: 16_384, threads: 1 })
const contextSequence = context.getSequence()

/** Its converter of schemas knows `anyOf` as `oneOf`. */
const inItsWords = (schema: object): unknown =>
  JSON.parse(JSON.stringify(schema).replaceAll('"anyOf":', '"oneOf":'))

function grammarFor({ response_format: format }: Asked): Promise<unknown> {
  return format?.json_schema
    ? llama.createGrammarForJsonSchema(inItsWords(format.json_schema.schema))
    : llama.getGrammarFor('json')
}

let asked = 0

async function answer(body: Asked, onTextChunk?: (text: string) => void) {
  const prompt = body.messages.map(({ role, content }) => `${role}: ${content}\n`).join('')
  const completion = new LlamaCompletion({ contextSequence })
  const { response, metadata } = await completion.generateCompletionWithMeta(prompt, {
    grammar: await grammarFor(body),
    maxTokens: body.max_tokens,
    temperature: 1,
    seed: ++asked,
    onTextChunk,
  })
  completion.dispose({ disposeSequence: false })
  const [read, written] = [model.tokenize(prompt).length, model.tokenize(response).length]
  return {
    response,
    finish_reason: metadata.stopReason === 'maxTokens' ? 'length' : 'stop',
    usage: { prompt_tokens: read, completion_tokens: written, total_tokens: read + written },
  }
}

async function respond(body: Asked, res: http.ServerResponse): Promise<void> {
  const shared = { id: 'chatcmpl-1', created: 1, model: body.model }
  if (!body.stream) {
    const { response, finish_reason, usage } = await answer(body)
    const message = { role: 'assistant', content: response }
    res.writeHead(200, { 'content-type': 'application/json' })
    res.end(
      JSON.stringify({
        ...shared,
        object: 'chat.completion',
        choices: [{ index: 0, message, finish_reason }],
        usage,
      }),
    )
    return
  }
  const send = (delta: object, finish_reason: string | null, usage?: object) =>
    res.write(
      `data: ${JSON.stringify({ ...shared, object: 'chat.completion.chunk', choices: [{ index: 0, delta, finish_reason }], usage })}\n\n`,
    )
  res.writeHead(200, { 'content-type': 'text/event-stream' })
  const { finish_reason, usage } = await answer(body, (content) => send({ content }, null))
  send({}, finish_reason, usage)
  res.end('data: [DONE]\n\n')
}

/** There is one sequence: one question after the other. */
let turn = Promise.resolve()
const server = http.createServer((req, res) => {
  turn = turn.then(async () => {
    try {
      await respond((await json(req)) as Asked, res)
    } catch (error) {
      if (!res.headersSent) res.writeHead(400, { 'content-type': 'application/json' })
      res.end(JSON.stringify({ error: { message: String(error) } }))
    }
  })
})
server.listen(0, '127.0.0.1', () => {
  console.log(`http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`)
})
