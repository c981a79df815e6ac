import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeEach, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { optionsOf } from '#server/cli/contract-options.ts'
import { listen } from '#server/serve.ts'
import { envelope } from '#shared/operations/envelope.ts'
import { OPERATIONS, type ServedOperation } from '#shared/operations/index.ts'
import { makeApp } from '../support/make-app.ts'
import { runHere } from '../support/run-here.ts'
import { tempFolder } from '../support/temp-folder.ts'
import { usedNow } from '../support/used-now.ts'

const operations: readonly ServedOperation[] = OPERATIONS
const MAIL =
  'Subject: Payroll in Leeds\n\nHi Ana,\n\nYou opened a depot in Leeds. Is a look at payroll worth it?\n\nTom\n'
let folder = ''
beforeEach(async () => {
  folder = await tempFolder()
})
const run = (words: readonly string[], input = '', env: Record<string, string> = {}) =>
  runHere(words, { DATA_DIR: join(folder, 'data'), ...env }, input)
async function each(work: (operation: ServedOperation) => Promise<void>) {
  for (const operation of operations) await work(operation)
}

describe('every operation', () => {
  test('answers its example from a .json file, in words and as JSON', async () => {
    await each(async ({ contract: { name, object, result, examples } }) => {
      const file = join(folder, `${name}.json`)
      await writeFile(file, JSON.stringify(examples[0]?.input))
      const [words, json] = [await run([name, file]), await run([name, file, '--json'])]
      expect([words.code, words.err], name).toEqual([0, ''])
      expect(words.out.length, name).toBeGreaterThan(40)
      expect(words.out, name).not.toMatch(/^[{[]|undefined|\[object/)
      const answer = JSON.parse(json.out)
      expect(envelope(object, name, result).safeParse(answer).error, name).toBeUndefined()
    })
  })

  test('prints the same bytes each time, under an id that follows from them, and counts nothing', async () => {
    const ask = (draft: string) => run(['score', '-', '--json'], draft)
    const [first, again, other] = [await ask(MAIL), await ask(MAIL), await ask(`${MAIL}.`)]
    expect(again).toEqual(first)
    const [one, two] = [JSON.parse(first.out), JSON.parse(other.out)]
    expect(one.id).toMatch(/^scr_[0-9A-Za-z]{20}$/)
    expect(two.id).not.toBe(one.id)
    expect(one.usage).toEqual({ calls: 0, included: null, used: 0, remaining: null, resets_at: null })
  })

  test('takes the same as --data, without a file', async () => {
    await each(async ({ contract: { name, examples } }) => {
      const { code, err } = await run([
        name,
        '--data',
        JSON.stringify(examples[1]?.input ?? examples[0]?.input),
      ])
      expect([code, err], name).toEqual([0, ''])
    })
  })

  test('has an option for each field that a word can hold, and says so in its help', async () => {
    await each(async ({ contract: { name, input } }) => {
      const { out } = await run(['help', name])
      const options = optionsOf(input).map((option) => option.name)
      expect(options.length).toBeGreaterThan(5)
      for (const option of options) expect(out, name).toContain(`--${option}`)
      expect(Math.max(...out.split('\n').map((line) => line.length)), name).toBeLessThanOrEqual(110)
    })
  })

  test('says what to do when called with nothing', async () => {
    await each(async ({ contract: { name } }) => {
      const { code, err } = await run([name])
      expect([code, err], name).toEqual([2, expect.stringMatching(/Give one file|--data/)])
    })
  })
})

describe('options become fields', () => {
  const contract = z.strictObject({
    draft: z.string(),
    max_chars: z.int().min(1).max(99).optional(),
    ratio: z.number().default(1),
    case: z.enum(['lower', 'title']).optional(),
    angles: z.array(z.enum(['a', 'b'])).optional(),
    phrases: z.array(z.string()).optional(),
    sizes: z.array(z.int()).optional(),
    level: z.union([z.literal(1), z.literal(2)]).optional(),
    emoji: z.boolean().default(true),
    kind: z.preprocess((value) => value, z.enum(['x', 'y'])).optional(),
    deep: z.strictObject({ er: z.string() }).optional(),
    rows: z.array(z.strictObject({ a: z.string() })).optional(),
  })
  const options = new Map(optionsOf(contract).map((option) => [option.field, option]))
  const read = (field: string, ...texts: string[]) => options.get(field)?.read({ texts, flag: undefined })

  test('all but the draft and what only JSON can say', () => {
    expect([...options.keys()]).toEqual([
      ...['max_chars', 'ratio', 'case', 'angles', 'phrases', 'sizes', 'level', 'emoji', 'kind'],
    ])
    expect(options.get('max_chars')?.name).toBe('max-chars')
  })

  test('numbers as numbers, and what is none as it was typed', () => {
    expect([read('max_chars', '40'), read('ratio', '0.5'), read('level', '2')]).toEqual([40, 0.5, 2])
    expect([read('max_chars', 'many'), read('max_chars', '')]).toEqual(['many', ''])
  })

  test('lists by repeating or by commas; a phrase that is repeated keeps its own', () => {
    expect(read('angles', 'a,b')).toEqual(['a', 'b'])
    expect(read('angles', 'a', 'b')).toEqual(['a', 'b'])
    expect(read('sizes', '1, 2', '3')).toEqual([1, 2, 3])
    expect(read('phrases', 'one, two')).toEqual(['one', 'two'])
    expect(read('phrases', 'It is free', 'two')).toEqual(['It is free', 'two'])
  })

  test('switches on and off', () => {
    expect(options.get('emoji')?.read({ texts: [], flag: false })).toBe(false)
    expect(options.get('emoji')?.option).toMatchObject({ type: 'boolean' })
  })
})

describe('a command', () => {
  test('puts options over the file, and the file over --data', async () => {
    const data = JSON.stringify({
      kind: 'other',
      audience: { jurisdiction: 'DE' },
      draft: 'x',
      locale: 'en-GB',
    })
    const { out } = await run(['score', '-', '--data', data, '--kind', 'cold-outreach', '--json'], MAIL)
    const answer = JSON.parse(out)
    expect(answer.input).toMatchObject({ kind: 'cold_outreach', locale: 'en-GB' })
    expect(answer.input.words).toBeGreaterThan(10)
  })

  test('that scores shows what a second draft changes and how far the first is from its template', async () => {
    const data = JSON.stringify({
      compare: { draft: 'Dear Sir/Madam,\n\nYou opened a depot in Leeds.' },
      template: 'Hi {{name}},',
    })
    const { out } = await run(['score', '-', '--data', data], MAIL)
    expect(out).toContain('Second draft: ')
    expect(out).toMatch(/^−\d+ “Hi Ana,” → “Dear Sir\/Madam,”/m)
    expect(out).toContain(' % of the words differ from the template.')
  })

  test('turns a switch off and takes a list', async () => {
    const args = [
      'rewrite',
      '-',
      '--no-return-diff',
      '--must-include',
      'It is free',
      '--must-include',
      'See you',
    ]
    const { out, code } = await run([...args, '--json'], MAIL)
    expect(code).toBe(0)
    const [variant] = JSON.parse(out).result.variants
    expect(variant.diff).toEqual([])
    expect(variant.draft).toContain('It is free')
  })

  test.each([
    ['data that is no JSON', ['--data', '{zebra'], '--data is not JSON'],
    ['data that is no object', ['--data', '["zebra"]'], 'one JSON object'],
    ['a field the contract lacks', ['--data', '{"draft": "zebra", "zeebra": 1}'], 'Unknown field'],
    ['a number that is none', ['-', '--max-annotations', 'zebra'], 'max_annotations: Must be a number.'],
    ['a name that is none', ['-', '--engine', 'zebra'], 'engine: Must be one of: auto, local, model.'],
    ['a server without a key', ['-', '--server', 'http://localhost:1'], 'SENDWORTHY_KEY'],
    ['a server that is none', ['-', '--server', 'zebra'], '--server takes a full address'],
  ])('called with %s says what to do and exits with 2', async (_, args, message) => {
    const key = args.includes('zebra') ? { SENDWORTHY_KEY: 'k' } : { SENDWORTHY_KEY: '' }
    const { code, out, err } = await run(['score', ...args], 'zebra', key)
    expect([code, out]).toEqual([2, ''])
    expect(err).toContain(message)
    expect(err).not.toContain('zebra')
  })
})

describe('with --server', async () => {
  const { app, key, store, workspace } = await makeApp()

  test('the server answers, charges and refuses; what is shown is the same', async () => {
    const server = await listen(app.fetch, { host: '127.0.0.1', port: 0 })
    const args = ['--server', `http://127.0.0.1:${server.port}`]
    try {
      const env = { SENDWORTHY_KEY: key }
      const [here, there] = [await run(['score', '-'], MAIL), await run(['score', '-', ...args], MAIL, env)]
      expect(there).toEqual({ code: 0, err: '', out: here.out })
      const { out } = await run(['rewrite', '-', ...args, '--json'], MAIL, env)
      const { id, usage, ...rest } = JSON.parse(out)
      expect(usage).toMatchObject({ calls: 1, used: 2 })
      const alone = JSON.parse((await run(['rewrite', '-', '--json'], MAIL)).out)
      expect({ ...rest, id, usage }).toEqual({ ...alone, id, usage })
      expect((await usedNow(store, workspace)).calls).toBe(2)
      const refused = await run(['score', '-', ...args, '--brand-voice-id', 'zebra'], MAIL, env)
      expect([refused.code, refused.err]).toEqual([
        1,
        expect.stringContaining('brand_voice_id: There is no brand voice'),
      ])
      const wrong = await run(['score', '-', ...args], MAIL, { SENDWORTHY_KEY: 'mk_live_zebra' })
      expect([wrong.code, wrong.err]).toEqual([1, expect.stringMatching(/^The API key is not valid\./)])
      expect(refused.err + wrong.err).not.toContain('zebra')
    } finally {
      await server.stop()
    }
  })
})
