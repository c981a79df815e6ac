/** The teardown of a request with the word list, and mails of the corpus to ask it about. */
import type { z } from 'zod'
import { DEFAULT_PROFILE } from '#shared/engine/profile.ts'
import { contract } from '#shared/operations/teardown/contract.ts'
import { local } from '#shared/operations/teardown/local.ts'
import { readCorpus } from '../../support/corpus.ts'
import { dictionary } from '../../support/dictionary.ts'

export type Request = z.input<typeof contract.input>

export const context = { profile: DEFAULT_PROFILE, dictionary }
export const answer = (request: Request) => local(contract.input.parse(request), context)
export const teardown = (request: Request) => answer(request).result

/** Throws for a mail that is not there. */
export function corpus(id: string): Request {
  const mail = readCorpus().find((m) => m.id === id)
  if (!mail) throw new Error(`the corpus lacks ${id}`)
  return contract.input.parse(JSON.parse(JSON.stringify(mail.draft)))
}
