/** What went wrong with a call, for people. */
import { SendworthyError } from '#shared/api/client.ts'
import { fieldLabel, readable } from './operations/names.ts'

/** A sentence or two: what it was, and what to do. */
export function problemOf(error: unknown): string {
  if (!(error instanceof SendworthyError))
    return 'That failed here in the page. Load it again; your text is kept.'
  const { code, message, retry_after } = error
  if (code === 'unreachable') return 'The server cannot be reached. Your text is kept.'
  const troubles = [...troublesOf(error)]
  // Not every field is in sight.
  if (troubles.length > 0)
    return `Something here is missing or wrong. ${troubles.map(([pointer, detail]) => `${placeInWords(pointer)}: ${detail}`).join(' ')}`
  const wait = retry_after === null ? '' : ` Wait ${waitInWords(retry_after)}.`
  return `${readable(message)}${wait}`
}

/** What was wrong with the fields of a request, by pointer; empty for any other error. */
export function troublesOf(error: unknown): ReadonlyMap<string, string> {
  const errors = error instanceof SendworthyError ? error.errors : []
  return new Map(errors.map(({ pointer, detail }) => [pointer, readable(detail)]))
}

/** A place in a request as people read it: `/settings/gate/required/0/score` is “Gate, required 1, score”. */
export function placeInWords(pointer: string): string {
  const text = pointer
    .split('/')
    .filter((part) => part !== '' && part !== 'settings')
    .map((part) => (/^\d+$/.test(part) ? ` ${Number(part) + 1}` : `, ${fieldLabel(part)}`))
    .join('')
    .replace(/^[, ]+/, '')
    .replaceAll(/, \p{Lu}(?=\p{Ll})/gu, (start) => start.toLowerCase())
  return text === '' ? 'The request' : text
}

/** Seconds as people say them, never less than they are. */
export function waitInWords(seconds: number): string {
  if (seconds < 90) return counted(Math.max(1, Math.ceil(seconds)), 'second')
  return seconds < 7200
    ? counted(Math.ceil(seconds / 60), 'minute')
    : counted(Math.ceil(seconds / 3600), 'hour')
}

const counted = (count: number, unit: string): string => `${count} ${unit}${count === 1 ? '' : 's'}`
