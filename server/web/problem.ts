/** What went wrong with a call, for people. */
import { SendworthyError } from '#shared/api/client.ts'

/** A sentence or two: what it was, and what to do. */
export function problemOf(error: unknown): string {
  if (!(error instanceof SendworthyError))
    return 'That failed here in the page. Load it again; your text is kept.'
  const { code, message, errors, retry_after } = error
  if (code === 'unreachable') return 'The server cannot be reached. Your text is kept; try again.'
  const wait = retry_after === null ? '' : ` Wait ${waitInWords(retry_after)}.`
  const fields = errors.map((one) => ` ${one.pointer.slice(1).replaceAll('/', ' ')}: ${one.detail}`).join('')
  return `${message.replaceAll('`', '')}${fields}${wait}`
}

/** Seconds as people say them, never less than they are. */
export function waitInWords(seconds: number): string {
  if (seconds < 90) return counted(Math.max(1, Math.ceil(seconds)), 'second')
  return seconds < 7200
    ? counted(Math.ceil(seconds / 60), 'minute')
    : counted(Math.ceil(seconds / 3600), 'hour')
}

const counted = (count: number, unit: string): string => `${count} ${unit}${count === 1 ? '' : 's'}`
