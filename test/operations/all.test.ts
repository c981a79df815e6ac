import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { ApiDocument } from '#server/routes/api-document.ts'
import { answerHere } from '#server/services/answer-here.ts'
import { ApiError } from '#shared/api/problem.ts'
import type { Draft } from '#shared/engine/draft.ts'
import { findPlaceholders } from '#shared/engine/placeholders.ts'
import { DEFAULT_PROFILE } from '#shared/engine/profile.ts'
import { OPERATIONS, type ServedOperation } from '#shared/operations/index.ts'
import { readCorpus } from '../support/corpus.ts'
import { describedResults } from '../support/described-answers.ts'
import { dictionary } from '../support/dictionary.ts'
import { generatedDraft } from '../support/generated-drafts.ts'
import { makeApp } from '../support/make-app.ts'
import { plainRequest } from '../support/operation-requests.ts'

const { app } = await makeApp()
const document: ApiDocument = JSON.parse(await (await app.request('/openapi.json')).text())
const differences = describedResults(document)
const operations: readonly ServedOperation[] = OPERATIONS
const context = { profile: DEFAULT_PROFILE, dictionary }
const corpus = readCorpus()
const GENERATED = 1000
/** Of the generated drafts, one in so many is asked for again: that takes as long as the first time. */
const ASKED_AGAIN = 20

type Fields = Readonly<Record<string, unknown>>

/** What the operation says to a request about the draft; null when the contract refuses the draft itself. */
async function answerTo(operation: ServedOperation, draft: Draft) {
  const body = plainRequest(operation.contract, draft)
  const reading = operation.read(body)
  if (!reading.ok) return null
  try {
    return {
      body,
      answer: await answerHere(operation, reading.request, context),
      inWords: reading.request.inWords,
    }
  } catch (error) {
    if (error instanceof ApiError) return null
    throw error
  }
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

/** So much of one end of a tag tells that it is that tag: `{{fi`, `me}}`. */
const TELLING = 4

/** Words to the person who asked, which may name a tag that would help. */
const ADVICE =
  /\/(?:message|why|reason|label|detail|help|purpose|fix|real_advice|rule|instruction|hypothesis|note|stop_rule)(?:\/|$)/

/**
 * Tags in the texts of a result that the request does not hold, whole or in part. What a result lists as `to_fill` is
 * told apart. A table is left out: cells that stand side by side are no text, and what they hold stands in the result.
 */
function strangeTags(result: unknown, request: Fields): string[] {
  const given = strings(request).map(([, text]) => text)
  const known = [...new Set(given.flatMap(tagsIn))].sort((a, b) => b.length - a.length)
  const toFill = strings(result).flatMap(([path, text]) => (path.includes('/to_fill/') ? [text] : []))
  const without = (text: string) => known.reduce((rest, tag) => rest.replaceAll(tag, ' '), text)
  const ends = known.flatMap((tag) => [tag.slice(0, TELLING), tag.slice(-TELLING)])
  const looseEnds = ends.filter((end) => !given.some((text) => without(text).includes(end)))
  return strings(result)
    .filter(([path]) => !ADVICE.test(path) && !path.endsWith('/csv'))
    .map(([path, text]) => [path, toFill.reduce((rest, part) => rest.replaceAll(part, ' '), text)] as const)
    .flatMap(([path, text]) => {
      const invented = tagsIn(text).filter((tag) => !given.some((whole) => whole.includes(tag)))
      const changed = looseEnds.filter((end) => without(text).includes(end))
      return [...invented, ...changed].map((tag) => `${path}: ${tag}`)
    })
}

function strings(value: unknown, path = ''): [path: string, text: string][] {
  if (typeof value === 'string') return [[path, value]]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, inner]) => strings(inner, `${path}/${name}`))
}

/** The id of the answer, which follows from all of it, once it is held to every promise; null when the draft is refused. */
async function goodAnswer(operation: ServedOperation, draft: Draft): Promise<string | null> {
  const given = await answerTo(operation, draft)
  if (!given) return null
  const { body, answer, inWords } = given
  expect(differences(operation.contract, answer)).toBe('')
  expect([...misquoted(answer, body), ...strangeTags(answer.result, body)]).toEqual([])
  expect(inWords(answer.result).trim()).not.toBe('')
  return answer.id
}

/** Asks again in another order, when other drafts were read before: nothing of them may show in an answer. */
async function expectTheSameAgain(
  operation: ServedOperation,
  earlier: readonly (readonly [Draft, string | null])[],
) {
  for (const [draft, answered] of earlier.toReversed()) {
    const again = await answerTo(operation, structuredClone(draft))
    expect(again?.answer.id ?? null, draft.draft).toBe(answered)
  }
}

describe.each(operations)('$contract.name', (operation) => {
  test('answers every mail of the corpus as described, quotes exactly, keeps tags, and says the same again', async () => {
    const answers: [Draft, string | null][] = []
    for (const { draft } of corpus) answers.push([draft, await goodAnswer(operation, draft)])
    expect(answers.filter(([, answer]) => answer !== null).length).toBeGreaterThan(corpus.length / 2)
    await expectTheSameAgain(operation, answers)
  })

  test(`does so for ${GENERATED} generated drafts`, async () => {
    const answers: [Draft, string | null][] = []
    await fc.assert(
      fc.asyncProperty(generatedDraft, async (draft) => {
        answers.push([draft, await goodAnswer(operation, draft)])
      }),
      { numRuns: GENERATED },
    )
    await expectTheSameAgain(
      operation,
      answers.filter((_, at) => at % ASKED_AGAIN === 0),
    )
  })

  test('its examples ask for what it takes, and its words hold no code', async () => {
    for (const { input } of operation.contract.examples) {
      const reading = operation.read(input)
      if (!reading.ok) throw new Error('An example does not fit its contract.')
      const { result } = await reading.request.answer(context)
      expect(reading.request.inWords(result)).not.toMatch(/^[{[]|\bundefined\b|\bNaN\b|\[object/)
    }
  })
})
