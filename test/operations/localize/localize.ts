/** Shorthands of the tests of one operation. */
import type { z } from 'zod'
import { DEFAULT_PROFILE } from '#shared/engine/profile.ts'
import { contract } from '#shared/operations/localize/contract.ts'
import { local } from '#shared/operations/localize/local.ts'

export type Request = z.input<typeof contract.input>
export type Result = z.output<typeof contract.result>

export const answer = (request: Request) =>
  local(contract.input.parse(request), { profile: DEFAULT_PROFILE, dictionary: null })

export const localize = (request: Request): Result => answer(request).result

/** The adapted body alone. */
export const bodyFor = (target_locale: string, draft: string, more: Partial<Request> = {}): string =>
  localize({ draft, target_locale: target_locale as Request['target_locale'], ...more }).draft
