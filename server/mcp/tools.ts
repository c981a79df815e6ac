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

/** Tools whose answers have an id and a price, as on a server. */
export const SERVER_TOOLS = lazy(() => toolsOf((schema) => schema))
/** Tools whose answers have neither, as on the command line. */
export const LOCAL_TOOLS = lazy(() => toolsOf((schema) => schema.omit({ id: true, usage: true })))

type Answers = ReturnType<typeof envelope>

function toolsOf(shape: (schema: Answers) => Parameters<typeof answerOutline>[0]): readonly Tool[] {
  const operations: readonly ServedOperation[] = OPERATIONS
  return operations.map((operation) => {
    const { object, result } = operation.contract
    return { operation, listed: listed(operation, shape(envelope(object, `${object}Tool`, result))) }
  })
}

function listed({ contract }: ServedOperation, output: Parameters<typeof answerOutline>[0]) {
  const { name, summary, description, input } = contract
  return {
    name,
    title: `${name.charAt(0).toUpperCase()}${name.slice(1).replaceAll('-', ' ')}`,
    description: `${summary} ${description}`,
    inputSchema: objectSchema(input, 'input'),
    outputSchema: answerOutline(output),
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
