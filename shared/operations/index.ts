/**
 * Every operation. Routes, machine description, reference and commands follow from this list. An engine is loaded when
 * it is first asked: what lists or describes operations starts without their code.
 */
import type { z } from 'zod'
import { contract as abPredictContract } from './ab-predict/contract.ts'
import { inWords as abPredictInWords } from './ab-predict/in-words.ts'
import { contract as ctaContract } from './cta/contract.ts'
import { inWords as ctaInWords } from './cta/in-words.ts'
import type { CommonInput } from './fields.ts'
import { contract as localizeContract } from './localize/contract.ts'
import { inWords as localizeInWords } from './localize/in-words.ts'
import {
  type Answer,
  type AnyContract,
  type Context,
  type Contract,
  defineOperation,
  type Operation,
} from './operation.ts'
import { contract as preheaderContract } from './preheader/contract.ts'
import { inWords as preheaderInWords } from './preheader/in-words.ts'
import { contract as rewriteContract } from './rewrite/contract.ts'
import { inWords as rewriteInWords } from './rewrite/in-words.ts'
import { contract as roastContract } from './roast/contract.ts'
import { inWords as roastInWords } from './roast/in-words.ts'
import { contract as scoreContract } from './score/contract.ts'
import { inWords as scoreInWords } from './score/in-words.ts'
import { contract as sequencesContract } from './sequences/contract.ts'
import { inWords as sequencesInWords } from './sequences/in-words.ts'
import { contract as subjectLinesContract } from './subject-lines/contract.ts'
import { inWords as subjectLinesInWords } from './subject-lines/in-words.ts'
import { contract as teardownContract } from './teardown/contract.ts'
import { inWords as teardownInWords } from './teardown/in-words.ts'
import { unreadFields } from './unread.ts'

/** What the server reads of any request; the rest is the operation's own business. */
export type OperationInput = CommonInput & {
  draft?: string | undefined
  /** Where there may be no draft. */
  brief?: unknown
  variants?: unknown
  apply_rules?: readonly string[] | undefined
}

/** A request that fits its contract, bound to the engine that answers it. */
export interface OperationRequest {
  input: OperationInput
  answer: (context: Context) => Promise<Answer<unknown>>
  /** The result of `answer` as plain text. */
  inWords: (result: unknown) => string
}

export type Reading = { ok: true; request: OperationRequest } | { ok: false; error: z.ZodError }

/** An operation whose types are closed over, so that all of them fit in one list. */
export interface ServedOperation<C extends AnyContract = AnyContract> {
  contract: C
  /** Checks a request body. Never throws. */
  read: (body: unknown) => Reading
}

const served = <I extends z.ZodType<OperationInput>, R extends z.ZodType, C extends Contract<I, R>>({
  contract,
  load,
  inWords,
}: Operation<I, R, C>): ServedOperation<C> => ({
  contract,
  read: (body) => {
    const { success, data, error } = contract.input.safeParse(body)
    if (!success) return { ok: false, error }
    return {
      ok: true,
      request: {
        input: data,
        answer: async (context) => {
          const { local } = await load()
          const answered = local(data, context)
          const warnings = [...answered.warnings, ...unreadFields(contract.name, data)]
          return { ...answered, warnings }
        },
        inWords: (result) => inWords(contract.result.parse(result)),
      },
    }
  },
})

export const OPERATIONS = [
  served(defineOperation(scoreContract, () => import('./score/local.ts'), scoreInWords)),
  served(defineOperation(rewriteContract, () => import('./rewrite/local.ts'), rewriteInWords)),
  served(
    defineOperation(subjectLinesContract, () => import('./subject-lines/local.ts'), subjectLinesInWords),
  ),
  served(defineOperation(preheaderContract, () => import('./preheader/local.ts'), preheaderInWords)),
  served(defineOperation(ctaContract, () => import('./cta/local.ts'), ctaInWords)),
  served(defineOperation(sequencesContract, () => import('./sequences/local.ts'), sequencesInWords)),
  served(defineOperation(roastContract, () => import('./roast/local.ts'), roastInWords)),
  served(defineOperation(teardownContract, () => import('./teardown/local.ts'), teardownInWords)),
  served(defineOperation(abPredictContract, () => import('./ab-predict/local.ts'), abPredictInWords)),
  served(defineOperation(localizeContract, () => import('./localize/local.ts'), localizeInWords)),
]
