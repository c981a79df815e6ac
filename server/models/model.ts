/** What the server asks a language model, and what it may rely on. Every answer was checked against its schema. */
import type { z } from 'zod'
import type { MODEL_FAILURES, ModelState } from '#shared/api/health.ts'

export type Failure = (typeof MODEL_FAILURES)[number]

/** Tokens as the server counted them; `null` where it does not say. */
export interface Tokens {
  input: number | null
  output: number | null
}

export class ModelError extends Error {
  override name = 'ModelError'
  readonly kind: Failure
  /** Spent in vain; `null` where nothing is known. */
  tokens: Tokens | null = null

  /** The message never quotes what was asked or answered. */
  constructor(kind: Failure, message: string) {
    super(message)
    this.kind = kind
  }
}

export interface Question<S extends z.ZodType = z.ZodType> {
  /** Names the schema on the wire: letters, digits and `_`. */
  name: string
  /** A strict object whose fields are all required; bounds are checked here and not sent. */
  schema: S
  /** What to do. Holds nothing of a draft. */
  system: string
  /** What to do it with, as JSON. */
  user: string
  /** Tokens the answer may have. */
  maxTokens: number
}

/** Who asks, and when to stop. */
export interface Asking {
  /** Whose calls are counted together. */
  workspace: string
  /** Aborted when nobody waits for the answer any more. */
  signal?: AbortSignal | undefined
  /** Milliseconds an answer may take; without, what the configuration says. */
  withinMs?: number | undefined
  /** Gets the raw text as it comes, before anything is checked. */
  onText?: ((text: string) => void) | undefined
}

export interface Reply<T> {
  value: T
  tokens: Tokens | null
}

export interface Model {
  /** As the server of the model knows it; `null` for none. */
  readonly name: string | null
  /** Rejects with `ModelError`, and with nothing else. */
  ask<S extends z.ZodType>(question: Question<S>, asking: Asking): Promise<Reply<z.output<S>>>
  state(): ModelState
}
