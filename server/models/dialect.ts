/** What a server of models has shown that it can do: they all speak one protocol, each a little otherwise. */

/** How an answer is held to its schema, the surest way first. */
const RUNGS = ['json_schema', 'json_object', 'prompt'] as const
export type Rung = (typeof RUNGS)[number]

export interface Dialect {
  rung: Rung
  /** What it calls the most tokens of an answer. */
  limit: 'max_tokens' | 'max_completion_tokens'
  /** Whether it sends an answer in parts. */
  streams: boolean
  /** Whether it counts the tokens of such an answer when asked to. */
  countsStreams: boolean
}

export const FIRST_DIALECT: Dialect = {
  rung: 'json_schema',
  limit: 'max_tokens',
  streams: true,
  countsStreams: true,
}

export const lowerRung = (dialect: Dialect): Dialect | null => {
  const rung = RUNGS[RUNGS.indexOf(dialect.rung) + 1]
  return rung === undefined ? null : { ...dialect, rung }
}

/** Statuses that servers refuse an unknown parameter with. */
const REFUSES = new Set([400, 404, 422])

/** Some say no more than that they refuse. */
const ABOUT_FORMAT =
  /response_format|response format|json_schema|json_object|structured|schema|grammar|(?:generate|validate) json|\(no body\)/i

/** What to say instead, after a refusal with this status and message; `null` when it is about something else. */
export function adapted(dialect: Dialect, status: number | undefined, message: string): Dialect | null {
  if (status === undefined || !REFUSES.has(status)) return null
  if (dialect.limit === 'max_tokens' && /max_completion_tokens|max_tokens/i.test(message))
    return { ...dialect, limit: 'max_completion_tokens' }
  if (dialect.countsStreams && /stream_options|include_usage/i.test(message))
    return { ...dialect, countsStreams: false }
  if (ABOUT_FORMAT.test(message)) return lowerRung(dialect)
  if (dialect.streams && /\bstream/i.test(message)) return { ...dialect, streams: false }
  return null
}
