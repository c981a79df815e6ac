/** The log: JSON lines on standard error, so that standard output stays free for people and pipes. */
import pino from 'pino'
import type { Config } from './config.ts'

/** Only what may be kept for years: never drafts, keys, headers, or messages that could hold them. */
interface LogFields {
  request_id?: string
  /** Of the caller's own trace, 32 hex digits. */
  trace?: string | undefined
  method?: string
  /** A template: addresses may hold more. */
  route?: string
  status?: number
  /** Milliseconds. */
  ms?: number
  /** Ids, for what is not public. */
  workspace?: string | undefined
  key?: string | undefined
  user?: string | undefined
  operation?: string | undefined
  error?: string
  /** Frames of a stack, without its message. */
  at?: readonly string[]
}

export interface Log {
  debug(fields: LogFields, message: string): void
  info(fields: LogFields, message: string): void
  warn(fields: LogFields, message: string): void
  error(fields: LogFields, message: string): void
}

export const createLog = (level: Config['logLevel']): Log =>
  pino(
    { level, base: null, timestamp: pino.stdTimeFunctions.isoTime },
    pino.destination({ dest: 2, sync: true }),
  )

/** What may be logged of an error: its class and where it was thrown. Its message may quote a draft. */
export function errorFields(error: unknown): LogFields {
  if (!(error instanceof Error)) return { error: typeof error }
  const at = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line))
  return { error: error.name, at: at.slice(0, 8).map((line) => line.trim()) }
}
