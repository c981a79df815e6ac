/** What every prompt is made of: what a model is asked for an operation, and what is taken of what it says. */
import type { z } from 'zod'
import type { Answer, Context } from '#shared/operations/operation.ts'
import type { Rejection } from '../judge/rejection.ts'
import type { Question } from '../models/model.ts'
import { systemText } from './system.ts'

/** What is known before a model is asked. */
export interface Given<I, R> {
  input: I
  /** The answer of the rules: the baseline that a model has to reach. */
  local: Answer<R>
  context: Context
}

/** What a model is asked. The draft stands in `data` and nowhere else. */
export interface Task {
  /** What to write and how, for this operation. Holds nothing of a request. */
  instructions: string
  /** What to work on, as JSON; see `DATA_MAX`. */
  data: object
  /** Characters the whole answer is expected to have. */
  chars: number
}

/** Why a model is not asked: there is nothing for it to do, or it cannot be done. */
export type Skip = 'not_needed' | 'draft_too_long' | 'grave_matter'

export interface Taken<R> {
  answer: Answer<R>
  /** How much of what was written stands in the answer. */
  share: 'none' | 'some' | 'all'
  /** Why each text that is not in it was refused. */
  rejected: readonly Rejection[]
  /** Texts that the judge let pass. */
  passed: number
}

export interface Prompt<I, R, S extends z.ZodType> {
  /** A strict object, all of whose fields are required. */
  schema: S
  build: (given: Given<I, R>) => Task | Skip
  /** Judges what came and puts it together with the answer of the rules. `system` is what the model was told. */
  accept: (reply: z.output<S>, given: Given<I, R>, system: string) => Taken<R>
}

/** A prompt whose types are closed over, so that all of them fit in one list. */
export interface ServedPrompt {
  question: (given: Given<unknown, unknown>) => Question | Skip
  accept: (reply: unknown, given: Given<unknown, unknown>, system: string) => Taken<unknown>
}

/** Characters of data that are sent at most. */
const DATA_MAX = 60_000
/** Characters of a token, at least, and tokens a model may think aloud in. */
const TOKEN_CHARS = 2
const SPARE_TOKENS = 4000

export function servedPrompt<I, R, S extends z.ZodType>(
  operation: string,
  { schema, build, accept }: Prompt<I, R, S>,
): ServedPrompt {
  // The one place where the request of an operation is taken for what its contract says: it was read by it.
  const typed = (given: Given<unknown, unknown>) => given as Given<I, R>
  return {
    question: (given) => {
      const task = build(typed(given))
      if (typeof task === 'string') return task
      const user = JSON.stringify(task.data)
      if (user.length > DATA_MAX) return 'draft_too_long'
      return {
        name: operation.replaceAll('-', '_'),
        schema,
        system: systemText(task.instructions),
        user,
        maxTokens: Math.ceil(task.chars / TOKEN_CHARS) + SPARE_TOKENS,
      }
    },
    accept: (reply, given, system) => accept(schema.parse(reply) as z.output<S>, typed(given), system),
  }
}
