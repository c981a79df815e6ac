/** Every operation. Routes, machine description, reference and commands follow from this list. */
import type { z } from 'zod'
import type { CommonInput } from './fields.ts'
import { type Answer, type Context, type Contract, defineOperation, type Operation } from './operation.ts'
import { contract as rewriteContract } from './rewrite/contract.ts'
import { inWords as rewriteInWords } from './rewrite/in-words.ts'
import { local as rewriteLocal } from './rewrite/local.ts'
import { contract as scoreContract } from './score/contract.ts'
import { inWords as scoreInWords } from './score/in-words.ts'
import { local as scoreLocal } from './score/local.ts'

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
  answer: (context: Context) => Answer<unknown>
  /** The result of `answer` as plain text. */
  inWords: (result: unknown) => string
}

export type Reading = { ok: true; request: OperationRequest } | { ok: false; error: z.ZodError }

/** An operation whose types are closed over, so that all of them fit in one list. */
export interface ServedOperation {
  contract: Contract<z.ZodType, z.ZodType>
  /** Checks a request body. Never throws. */
  read: (body: unknown) => Reading
}

const served = <I extends z.ZodType<OperationInput>, R extends z.ZodType>({
  contract,
  run,
  inWords,
}: Operation<I, R>): ServedOperation => ({
  contract,
  read: (body) => {
    const { success, data, error } = contract.input.safeParse(body)
    if (!success) return { ok: false, error }
    return {
      ok: true,
      request: {
        input: data,
        answer: (context) => run(data, context),
        inWords: (result) => inWords(contract.result.parse(result)),
      },
    }
  },
})

export const OPERATIONS: readonly ServedOperation[] = [
  served(defineOperation(scoreContract, scoreLocal, scoreInWords)),
  served(defineOperation(rewriteContract, rewriteLocal, rewriteInWords)),
]
