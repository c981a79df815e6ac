/** Every operation as a tool for assistants, from the same contracts as the HTTP API. */
import { type ApiError, PROBLEMS } from '#shared/api/problem.ts'
import { lazy } from '#shared/engine/lazy.ts'
import { envelope } from '#shared/operations/envelope.ts'
import { OPERATIONS, type ServedOperation } from '#shared/operations/index.ts'
import { answerOutline, objectSchema } from './json-schema.ts'

/** What a tool answers: the answer of the API, and the same in words. */
export interface ToolAnswer {
  structured: Record<string, unknown>
  text: string
}

export interface Tool {
  operation: ServedOperation
  /** As the protocol lists it. */
  listed: ReturnType<typeof listed>
}

/** The tools, on a server and on the command line alike. */
export const TOOLS = lazy((): readonly Tool[] => {
  const operations: readonly ServedOperation[] = OPERATIONS
  return operations.map((operation) => ({ operation, listed: listed(operation) }))
})

/** “ab-predict” as a person writes it. */
const titleOf = (name: string): string =>
  name === 'cta' || name === 'ab-predict'
    ? name.replace('cta', 'CTA').replace('ab-', 'A/B ')
    : `${name.charAt(0).toUpperCase()}${name.slice(1).replaceAll('-', ' ')}`

function listed({ contract }: ServedOperation) {
  const { name, object, summary, description, input, result } = contract
  return {
    name,
    title: titleOf(name),
    description: `${summary} ${description}`,
    inputSchema: objectSchema(input, 'input'),
    outputSchema: answerOutline(envelope(object, `${object}Tool`, result)),
    // It changes nothing, gives the same answer each time, and looks nowhere but at the draft.
    annotations: { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false },
  }
}

/** The result of an answer as an assistant reads it out. */
export const inWords = (text: string, warnings: readonly { message: string }[]): string =>
  [text, ...warnings.map(({ message }) => `Note: ${message}`)].join('\n\n')

/** A problem as an assistant can act on it: what happened, what to do, and which fields are at fault. */
export function problemInWords({ code, detail, errors = [] }: ApiError): string {
  const { title, help } = PROBLEMS[code]
  if (errors.length === 0) return `${title}. ${detail ?? help}`
  return [
    `${title}:`,
    ...errors.map(({ pointer, detail: what }) => `${pointer || 'The whole'}: ${what}`),
  ].join('\n')
}
