/** What a call that fails is rejected with. */
import type { FieldError, Problem, ProblemCode } from '../problem.ts'

/** Failures that are no answer of the server; the last two are known by their status alone. */
const TROUBLES = {
  unreachable: 'The server cannot be reached. Check its address and your connection.',
  deadline_exceeded: 'The time for the call is used up.',
  invalid_answer: 'The server answered with something that is no answer of Sendworthy. Check its address.',
  unavailable: 'The server, or what stands in front of it, cannot answer now. Try again later.',
  rate_limited: 'There were too many calls for the moment. Try again later.',
} as const

export type TroubleCode = keyof typeof TROUBLES

/** Holds nothing of the request: neither the draft nor the key can get into a log through it. */
export class SendworthyError extends Error {
  override name = 'SendworthyError'
  /** Switch on this. */
  readonly code: ProblemCode | TroubleCode
  /** HTTP status; null when nothing was answered. */
  readonly status: number | null
  readonly title: string
  /** What to do, as a sentence. */
  readonly detail: string
  /** Where the reference explains it, relative to the server. */
  readonly type: string | null
  /** Names the request in the server's log. */
  readonly request_id: string | null
  /** The fields at fault. */
  readonly errors: readonly FieldError[]
  /** Seconds after which to try again, when the server said so. */
  readonly retry_after: number | null

  constructor(problem: Omit<Problem, 'instance'> | TroubleCode, { status, retryAfter }: Circumstances = {}) {
    const known = typeof problem === 'string' ? null : problem
    const text = typeof problem === 'string' ? TROUBLES[problem] : problem.detail
    super(known ? `${known.title}. ${text}` : text)
    this.code = typeof problem === 'string' ? problem : problem.code
    this.status = known?.status ?? status ?? null
    this.title = known?.title ?? text
    this.detail = text
    this.type = known?.type ?? null
    this.request_id = known?.request_id ?? null
    this.errors = known?.errors ?? []
    this.retry_after = retryAfter ?? null
  }
}

interface Circumstances {
  status?: number | undefined
  retryAfter?: number | null | undefined
}
