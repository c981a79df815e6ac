/** Asks the server of a test with another model behind it. */
import { expect } from 'vitest'
import type { z } from 'zod'
import { createApp } from '#server/app.ts'
import type { Deps } from '#server/deps.ts'
import type { Model } from '#server/models/model.ts'
import { PROMPTS } from '#server/prompts/index.ts'
import type { Engine, Warning } from '#shared/operations/envelope.ts'
import { OPERATIONS } from '#shared/operations/index.ts'

type Contracts = (typeof OPERATIONS)[number]['contract']
type Name = Contracts['name']
export type ResultOf<N extends Name> = z.output<Extract<Contracts, { name: N }>['result']>

export interface Answered<R> {
  engine: z.output<typeof Engine>
  result: R
  warnings: z.output<typeof Warning>[]
}

/** The answer to a request, which is a 200 whatever the model does. */
export async function answerWith<N extends Name>(
  { deps, key }: { deps: Deps; key: string },
  model: Model,
  operation: N,
  body: object,
): Promise<Answered<ResultOf<N>>> {
  const response = await createApp({ ...deps, model }).request(`/v1/${operation}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  const text = await response.text()
  expect(response.status, text).toBe(200)
  return JSON.parse(text)
}

/** What a request has to say besides before a model is asked. */
const FOR_A_MODEL: Readonly<Record<string, object>> = {
  localize: { mode: 'translate', target_locale: 'de-DE' },
  score: { model_notes: true },
}

/** Operations that a model can write for, each with a request for which it is asked. */
export const PROMPTED = OPERATIONS.filter(({ contract }) => contract.name in PROMPTS).map(({ contract }) => ({
  name: contract.name,
  request: { ...contract.examples[0]?.input, ...FOR_A_MODEL[contract.name] },
}))

export const codesOf = ({ warnings }: Pick<Answered<unknown>, 'warnings'>): string[] =>
  warnings.map(({ code }) => code)
