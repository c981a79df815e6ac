/** What went wrong with a call, for people. */
import { SendworthyError } from '#shared/api/client.ts'
import { nameOf } from '#shared/ui/name-of.ts'

/** A sentence or two: what it was, and what to do. */
export function problemOf(error: unknown): string {
  if (!(error instanceof SendworthyError))
    return 'That failed here in the page. Load it again; your text is kept.'
  const { code, message, errors, retry_after } = error
  if (code === 'unreachable') return 'The server cannot be reached. Your text is kept; try again.'
  const wait = retry_after === null ? '' : ` Wait ${waitInWords(retry_after)}.`
  if (code === 'invalid_request' && errors.length > 0)
    return `Something in it does not fit. ${errors.map(({ pointer, detail }) => `${fieldName(pointer)}: ${detail}`).join(' ')}`
  return `${message.replaceAll('`', '')}${wait}`
}

/** A field as forms name it, and of several the number: `/variants/0/subject` is “Variants 1 subject”. */
const fieldName = (pointer: string): string =>
  nameOf(
    pointer
      .slice(1)
      .split('/')
      .map((part) => (/^\d+$/.test(part) ? String(Number(part) + 1) : part))
      .join('_'),
  )

/** Seconds as people say them, never less than they are. */
export function waitInWords(seconds: number): string {
  if (seconds < 90) return counted(Math.max(1, Math.ceil(seconds)), 'second')
  return seconds < 7200
    ? counted(Math.ceil(seconds / 60), 'minute')
    : counted(Math.ceil(seconds / 3600), 'hour')
}

const counted = (count: number, unit: string): string => `${count} ${unit}${count === 1 ? '' : 's'}`
