/** Roasts as tests ask for them, and what every one of them has to keep. */
import { expect } from 'vitest'
import type { z } from 'zod'
import { DEFAULT_PROFILE } from '#shared/engine/profile.ts'
import { contract } from '#shared/operations/roast/contract.ts'
import { local } from '#shared/operations/roast/local.ts'
import { readCorpus, readPairs } from '../../support/corpus.ts'
import { dictionary } from '../../support/dictionary.ts'

export type Request = z.input<typeof contract.input>
export type Result = z.output<typeof contract.result>

export const context = { profile: DEFAULT_PROFILE, dictionary }
const answered = new Map<string, ReturnType<typeof local>>()
/** The answer to a request: asked once, for a roast is the same whenever it is asked for. */
export function answerTo(request: Request) {
  const asked = JSON.stringify(request)
  const known = answered.get(asked) ?? local(contract.input.parse(request), context)
  answered.set(asked, known)
  return known
}
export const roast = (request: Request) => answerTo(request).result
export const spoken = (result: Result) => [
  result.verdict,
  result.one_liner,
  ...result.findings.map(({ line }) => line),
]

export const all = (result: Result) => [
  ...spoken(result),
  ...(result.saving_grace ? [result.saving_grace] : []),
]

export const corpus = readCorpus()
export const mails: { id: string; request: Request }[] = [
  ...corpus,
  ...readPairs().map(({ name, worse }) => ({ id: `${name} worse`, draft: worse.draft })),
].map(({ id, draft }) => ({ id, request: { ...draft } }))
export const INTENSITIES = [1, 2, 3] as const

export const isGrave = (request: Request) =>
  answerTo(request).warnings.some(({ code }) => code === 'grave_matter')

export const promises = (request: Request, result: Result) => {
  for (const { quote, field, start, end, fix, line } of result.findings) {
    expect((request[field] ?? '').slice(start, end)).toBe(quote)
    expect(fix?.score_delta ?? 0).toBeGreaterThanOrEqual(0)
    expect(line).not.toBe('')
  }
  expect(result.findings.map(({ rank }) => rank)).toEqual(result.findings.map((_, i) => i + 1))
  expect(new Set(result.findings.map(({ rule_id }) => rule_id)).size).toBe(result.findings.length)
  const lines = spoken(result)
  expect(new Set(lines).size).toBe(lines.length)
  const fields = [request.subject ?? '', request.preheader ?? '', request.draft]
  for (const cliche of result.cliches) expect(fields.some((text) => text.includes(cliche))).toBe(true)
}
