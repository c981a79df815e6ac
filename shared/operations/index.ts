/** Every operation. Routes, machine description, reference and commands follow from this list. */
import type { z } from 'zod'
import { contract as abPredictContract } from './ab-predict/contract.ts'
import { inWords as abPredictInWords } from './ab-predict/in-words.ts'
import { local as abPredictLocal } from './ab-predict/local.ts'
import { contract as ctaContract } from './cta/contract.ts'
import { inWords as ctaInWords } from './cta/in-words.ts'
import { local as ctaLocal } from './cta/local.ts'
import type { CommonInput } from './fields.ts'
import { contract as localizeContract } from './localize/contract.ts'
import { inWords as localizeInWords } from './localize/in-words.ts'
import { local as localizeLocal } from './localize/local.ts'
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
import { local as preheaderLocal } from './preheader/local.ts'
import { contract as rewriteContract } from './rewrite/contract.ts'
import { inWords as rewriteInWords } from './rewrite/in-words.ts'
import { local as rewriteLocal } from './rewrite/local.ts'
import { contract as roastContract } from './roast/contract.ts'
import { inWords as roastInWords } from './roast/in-words.ts'
import { local as roastLocal } from './roast/local.ts'
import { contract as scoreContract } from './score/contract.ts'
import { inWords as scoreInWords } from './score/in-words.ts'
import { local as scoreLocal } from './score/local.ts'
import { contract as sequencesContract } from './sequences/contract.ts'
import { inWords as sequencesInWords } from './sequences/in-words.ts'
import { local as sequencesLocal } from './sequences/local.ts'
import { contract as subjectLinesContract } from './subject-lines/contract.ts'
import { inWords as subjectLinesInWords } from './subject-lines/in-words.ts'
import { local as subjectLinesLocal } from './subject-lines/local.ts'
import { contract as teardownContract } from './teardown/contract.ts'
import { inWords as teardownInWords } from './teardown/in-words.ts'
import { local as teardownLocal } from './teardown/local.ts'
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
  answer: (context: Context) => Answer<unknown>
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
  run,
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
        answer: (context) => {
          const answered = run(data, context)
          const warnings = [...answered.warnings, ...unreadFields(contract.name, data)]
          return { ...answered, warnings }
        },
        inWords: (result) => inWords(contract.result.parse(result)),
      },
    }
  },
})

export const OPERATIONS = [
  served(defineOperation(scoreContract, scoreLocal, scoreInWords)),
  served(defineOperation(rewriteContract, rewriteLocal, rewriteInWords)),
  served(defineOperation(subjectLinesContract, subjectLinesLocal, subjectLinesInWords)),
  served(defineOperation(preheaderContract, preheaderLocal, preheaderInWords)),
  served(defineOperation(ctaContract, ctaLocal, ctaInWords)),
  served(defineOperation(sequencesContract, sequencesLocal, sequencesInWords)),
  served(defineOperation(roastContract, roastLocal, roastInWords)),
  served(defineOperation(teardownContract, teardownLocal, teardownInWords)),
  served(defineOperation(abPredictContract, abPredictLocal, abPredictInWords)),
  served(defineOperation(localizeContract, localizeLocal, localizeInWords)),
]
