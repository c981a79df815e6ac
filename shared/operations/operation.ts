/** What an operation is: a contract, and a local engine that answers it. */
import type { z } from 'zod'
import type { Dictionary } from '../engine/dictionary.ts'
import type { Family, Kind } from '../engine/kinds.ts'
import type { Profile } from '../engine/profile.ts'
import type { GateReport } from '../engine/report.ts'

/** What a local engine may read besides its input. */
export interface Context {
  profile: Profile
  dictionary: Dictionary | null
  /** True when a model goes on from the answer, so that it need not refuse what only a model can do. */
  model?: boolean
}

/** What every local engine answers; the server adds ids, engine and usage. */
export interface Answer<R> {
  input: { kind: Kind; kind_confidence: number; family: Family; locale: string; words: number }
  result: R
  warnings: { code: string; message: string }[]
  /** The score that was given, for a workspace that keeps its history. Not part of the answer. */
  judged?: { score: number; decision: GateReport['decision']; rules: readonly string[] }
  placeholders: {
    found: {
      raw: string
      syntax: string
      field: 'subject' | 'preheader' | 'draft'
      start: number
      end: number
    }[]
    preserved: boolean
    issues: { message: string; start: number; end: number }[]
  }
}

export interface Contract<I extends z.ZodType, R extends z.ZodType> {
  /** Folder, path under `/v1/` and command: `subject-lines`. The type keeps the very name, for the client. */
  name: Lowercase<string>
  /** `object` of the answer and, with its first letters, prefix of its id. */
  object: string
  prefix: string
  /** One sentence for lists and the reference. */
  summary: string
  /** A paragraph for the reference. */
  description: string
  /** Calls charged for one answer. */
  calls: number
  /** Most items that `/v1/<name>/batch` takes; without it there is no such address. */
  batch?: number
  /** True when the answer can be followed as events while it is made. */
  streams?: true
  input: I
  result: R
  /** Realistic requests; tests run them and the reference shows them. */
  examples: { summary: string; input: z.input<I> }[]
}

export type AnyContract = Contract<z.ZodType, z.ZodType>

export interface Operation<I extends z.ZodType, R extends z.ZodType, C extends Contract<I, R>> {
  contract: C & Contract<I, R>
  /** Gives the engine, which answers without a model and throws `OperationError` for what only the content can tell. */
  load: () => Promise<{ local: (input: z.output<I>, context: Context) => Answer<z.output<R>> }>
  /** The result as plain text for people: the command line and tools of assistants show it. */
  inWords: (result: z.output<R>) => string
}

/** A request that fits the schema and yet cannot be answered, such as one for a model that is not there. */
export class OperationError extends Error {
  override name = 'OperationError'
  readonly code: 'model_required' | 'invalid_request'
  /** JSON pointer of the field to change. */
  readonly pointer: string

  /** `message` says what to do and never repeats a draft. */
  constructor(code: OperationError['code'], pointer: string, message: string) {
    super(message)
    this.code = code
    this.pointer = pointer
  }
}

/** Ties a contract to its engine, so that a list of operations needs no casts. */
export const defineOperation = <I extends z.ZodType, R extends z.ZodType, C extends Contract<I, R>>(
  contract: C & Contract<I, R>,
  load: Operation<I, R, C>['load'],
  inWords: (result: z.output<R>) => string,
): Operation<I, R, C> => ({ contract, load, inWords })
