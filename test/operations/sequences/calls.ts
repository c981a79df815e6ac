/** How the tests of this operation ask for a sequence. */
import type { z } from 'zod'
import type { Draft } from '#shared/engine/draft.ts'
import { DEFAULT_PROFILE } from '#shared/engine/profile.ts'
import { contract } from '#shared/operations/sequences/contract.ts'
import { local } from '#shared/operations/sequences/local.ts'
import { dictionary } from '../../support/dictionary.ts'

type Wishes = Partial<z.input<typeof contract.input>>
type Result = z.output<typeof contract.result>
export type Step = Result['steps'][number]

/** The answer to a request; fails where the request is not valid. */
export const ask = (request: unknown, profile = DEFAULT_PROFILE) =>
  local(contract.input.parse(request), { profile, dictionary })

/** The answer for a draft, with wishes. */
export const askFor = (draft: Draft, wishes: Wishes = {}) =>
  ask({ ...Object.fromEntries(Object.entries(draft).filter(([, v]) => v !== undefined)), ...wishes })

/** Mails that the operation wrote, the draft aside. */
export const written = (steps: readonly Step[]): Step[] =>
  steps.filter((s) => s.channel === 'email' && s.n > 1 && s.text !== null)
