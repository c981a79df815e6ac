import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { z } from 'zod'
import { withFacts } from '#server/services/run-operation.ts'
import type { Draft } from '#shared/engine/draft.ts'
import { findPlaceholders } from '#shared/engine/placeholders.ts'
import { DEFAULT_PROFILE } from '#shared/engine/profile.ts'
import { envelope } from '#shared/operations/envelope.ts'
import { OPERATIONS, type ServedOperation } from '#shared/operations/index.ts'
import { type AnyContract, OperationError } from '#shared/operations/operation.ts'
import { readCorpus } from '../support/corpus.ts'
import { dictionary } from '../support/dictionary.ts'
import { generatedDraft } from '../support/generated-drafts.ts'
import { plainRequest } from '../support/operation-requests.ts'

const operations: readonly ServedOperation[] = OPERATIONS
const context = { profile: DEFAULT_PROFILE, dictionary }
const corpus = readCorpus()
const GENERATED = 1000

type Fields = Readonly<Record<string, unknown>>

/** What the operation says to a request about the draft; null when the contract refuses the draft itself. */
function answerTo({ contract, read }: ServedOperation, draft: Draft) {
  const body = plainRequest(contract, draft)
  const reading = read(body)
  if (!reading.ok) return null
  try {
    const { input, answer, inWords } = reading.request
    return { body, answer: withFacts(input, answer(context)), inWords }
  } catch (error) {
    if (error instanceof OperationError) return null
    throw error
  }
}

const schemas = new Map<AnyContract, z.ZodType>()
function schemaOf(contract: AnyContract): z.ZodType {
  const known = schemas.get(contract)
  if (known) return known
  const made = envelope(contract.object, `${contract.prefix}Test`, contract.result).omit({
    ...{ id: true, object: true, usage: true },
  })
  schemas.set(contract, made)
  return made
}

/** Every object in a value, with the names that lead to it and the objects around it, the nearest first. */
function* objectsIn(
  value: unknown,
  path = '',
  around: readonly Fields[] = [],
): Generator<{ path: string; object: Fields; around: readonly Fields[] }> {
  if (typeof value !== 'object' || value === null) return
  if (!Array.isArray(value)) yield { path, object: Object(value), around }
  const outer = Array.isArray(value) ? around : [Object(value), ...around]
  for (const [name, inner] of Object.entries(value)) yield* objectsIn(inner, `${path}/${name}`, outer)
}

/** What a span says it quotes. */
const QUOTES = ['quote', 'text', 'before', 'raw'] as const

/**
 * Where a span quotes something else than what is there: in the request, or in a text that the answer holds
 * around it, such as a candidate or a variant.
 */
function misquoted(answer: unknown, request: Fields): string[] {
  const wrong: string[] = []
  for (const { path, object, around } of objectsIn(answer)) {
    const { field, start, end } = object
    if (typeof start !== 'number' || typeof end !== 'number' || typeof field !== 'string') continue
    const quote = QUOTES.map((name) => object[name]).find((text) => typeof text === 'string')
    const texts = [request[field], ...around.flatMap((outer) => [outer[field], outer.text])]
    const sources = texts.filter((text) => typeof text === 'string')
    if (quote === undefined || sources.length === 0) continue
    if (!sources.some((text) => text.slice(start, end) === quote)) wrong.push(`${path}: ${quote}`)
  }
  return wrong
}

const tagsIn = (text: string) => findPlaceholders(text).map(({ raw }) => raw)

/** Words to the person who asked, which may name a tag that would help. */
const ADVICE =
  /\/(?:message|why|reason|label|detail|help|purpose|fix|real_advice|rule|instruction|hypothesis|note|stop_rule)(?:\/|$)/

/**
 * Tags in the texts of a result that the request does not hold. What a result lists as `to_fill` is told apart.
 * A table is left out: cells that stand side by side are no text, and what they hold stands in the result.
 */
function inventedTags(result: unknown, request: Fields): string[] {
  const given = JSON.stringify(request)
  const known = new Set(strings(request).flatMap(([, text]) => tagsIn(text)))
  const toFill = strings(result).flatMap(([path, text]) => (path.includes('/to_fill/') ? [text] : []))
  return strings(result)
    .filter(([path]) => !ADVICE.test(path) && !path.endsWith('/csv'))
    .flatMap(([path, text]) => tagsIn(text).map((tag) => ({ path, tag })))
    .filter(
      ({ tag }) => !known.has(tag) && !given.includes(tag) && !toFill.some((part) => part.includes(tag)),
    )
    .map(({ path, tag }) => `${path}: ${tag}`)
}

function strings(value: unknown, path = ''): [path: string, text: string][] {
  if (typeof value === 'string') return [[path, value]]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, inner]) => strings(inner, `${path}/${name}`))
}

/** Whether the draft was answered at all; what was is held to every promise. */
function expectGoodAnswer(operation: ServedOperation, draft: Draft, twice: boolean): boolean {
  const given = answerTo(operation, draft)
  if (!given) return false
  const { body, answer, inWords } = given
  expect(schemaOf(operation.contract).safeParse(answer).error?.issues ?? []).toEqual([])
  expect([...misquoted(answer, body), ...inventedTags(answer.result, body)]).toEqual([])
  expect(inWords(answer.result).trim()).not.toBe('')
  if (twice) expect(answerTo(operation, structuredClone(draft))?.answer).toEqual(answer)
  return true
}

describe.each(operations)('$contract.name', (operation) => {
  test('answers every mail of the corpus as its contract says, quotes exactly and invents no tag', () => {
    const answered = corpus.filter(({ draft }, index) => expectGoodAnswer(operation, draft, index % 4 === 0))
    expect(answered.length).toBeGreaterThan(corpus.length / 2)
  })

  test(`does so for ${GENERATED} generated drafts`, () => {
    let runs = 0
    fc.assert(
      fc.property(generatedDraft, (draft): void => {
        runs += 1
        expectGoodAnswer(operation, draft, runs % 10 === 0)
      }),
      { numRuns: GENERATED, seed: 20_261_121 },
    )
  })

  test('its examples ask for what it takes, and its words hold no code', () => {
    for (const { input } of operation.contract.examples) {
      const reading = operation.read(input)
      if (!reading.ok) throw new Error('An example does not fit its contract.')
      const { result } = reading.request.answer(context)
      expect(reading.request.inWords(result)).not.toMatch(/^[{[]|\bundefined\b|\bNaN\b|\[object/)
    }
  })
})
