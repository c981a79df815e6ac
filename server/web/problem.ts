/** What went wrong with a call, for people. */
import { SendworthyError } from '#shared/api/client.ts'
import type { FieldError } from '#shared/api/problem.ts'
import { fieldLabel, itemLabel, readable } from './operations/names.ts'

/** A sentence or two: what it was, and what to do. */
export function problemOf(error: unknown): string {
  if (!(error instanceof SendworthyError))
    return 'That failed here in the page. Load it again; your text is kept.'
  const { code, message, retry_after } = error
  if (code === 'unreachable') return 'The server cannot be reached. Your text is kept.'
  // Not every field is in sight.
  if (error.errors.length > 0) return `Something here is missing or wrong. ${faultsIn(error.errors)}`
  const wait = retry_after === null ? '' : ` Wait ${waitInWords(retry_after)}.`
  return `${readable(message)}${wait}`
}

/** What to fill in, and what else is wrong, each field by its name. */
function faultsIn(errors: readonly FieldError[]): string {
  const missing = errors.filter(isMissing).map(({ pointer }) => `“${placeInWords(pointer)}”`)
  const wrong = errors
    .filter((one) => !isMissing(one))
    .map((one) => [one.pointer, readable(one.detail)] as const)
  const fill = missing.length > 0 ? `Fill in ${listed(missing)}. ` : ''
  return `${fill}${wrongIn(new Map(wrong))}`.trim()
}

/** What is wrong with fields, by their pointers, each with its name. */
export const wrongIn = (troubles: ReadonlyMap<string, string>): string =>
  [...troubles].map(([pointer, detail]) => `${placeInWords(pointer)}: ${detail}`).join(' ')

const isMissing = ({ code }: FieldError): boolean => code === 'missing'

const listed = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`

/** What was wrong with the fields of a request, by pointer; empty for any other error. */
export function troublesOf(error: unknown): ReadonlyMap<string, string> {
  const errors = error instanceof SendworthyError ? error.errors : []
  // The name of the field stands above, what it is to hold beneath.
  return new Map(errors.map((one) => [one.pointer, isMissing(one) ? 'Fill this in.' : readable(one.detail)]))
}

/** A place in a request as people read it: `/settings/gate/required/0/score` is “Gate, required 1, score”. */
export function placeInWords(pointer: string): string {
  const parts = pointer.split('/').filter((part) => part !== '' && part !== 'settings')
  const names = parts.flatMap((part, at) => {
    if (isPlace(part)) return []
    const next = parts[at + 1]
    return [isPlace(next) ? itemLabel(part, Number(next)) : fieldLabel(part)]
  })
  const text = names.join(', ').replaceAll(/, \p{Lu}(?=\p{Ll})/gu, (start) => start.toLowerCase())
  return text === '' ? 'The request' : text
}

const isPlace = (part: string | undefined): boolean => /^\d+$/.test(part ?? '')

/** Seconds as people say them, never less than they are. */
export function waitInWords(seconds: number): string {
  if (seconds < 90) return counted(Math.max(1, Math.ceil(seconds)), 'second')
  return seconds < 7200
    ? counted(Math.ceil(seconds / 60), 'minute')
    : counted(Math.ceil(seconds / 3600), 'hour')
}

const counted = (count: number, unit: string): string => `${count} ${unit}${count === 1 ? '' : 's'}`
