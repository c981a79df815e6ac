/** What went wrong with a call, for people. */
import { SendworthyError } from '#shared/api/client.ts'

/** A sentence or two: what it was, and what to do. */
export function problemOf(error: unknown): string {
  if (!(error instanceof SendworthyError))
    return 'That failed here in the page. Load it again; your text is kept.'
  const { code, detail, errors, retry_after } = error
  if (code === 'unreachable') return 'The server cannot be reached. Your text is kept; try again.'
  const wait = retry_after === null ? '' : ` Wait ${waitInWords(retry_after)}.`
  const fields = errors.map((one) => ` ${one.pointer.slice(1).replaceAll('/', ' ')}: ${one.detail}`).join('')
  return `${detail.replaceAll('`', '')}${fields}${wait}`
}

export const waitInWords = (seconds: number): string =>
  seconds < 90
    ? `${Math.max(1, Math.ceil(seconds))} seconds`
    : seconds < 7200
      ? `${Math.ceil(seconds / 60)} minutes`
      : `${Math.ceil(seconds / 3600)} hours`
