/** `mcp`: the operations as tools for an assistant on this machine, over standard input and output. */
import { fieldErrors } from '#shared/api/field-errors.ts'
import { ApiError } from '#shared/api/problem.ts'
import { DEFAULT_PROFILE } from '#shared/engine/profile.ts'
import type { Context } from '#shared/operations/operation.ts'
import { loadDictionary } from '../dictionary.ts'
import { inWords, TOOLS, type Tool } from '../mcp/tools.ts'
import { answerHere } from '../services/answer-here.ts'
import type { Command } from './command.ts'
import { profileHere } from './profile.ts'

export const mcp: Command = {
  name: 'mcp',
  usage: '',
  summary: 'Offers the operations as tools to an assistant, without a server or a key.',
  options: {},
  run: async () => {
    const { serveStandardStreams } = await import('../mcp/protocol.ts')
    const context = { profile: (await profileHere()) ?? DEFAULT_PROFILE, dictionary: await loadDictionary() }
    await serveStandardStreams({
      tools: TOOLS(),
      call: async (tool, input) => callHere(context, tool, input),
      problem: (error) =>
        error instanceof ApiError
          ? error
          : new ApiError('internal_error', { detail: 'This one could not be answered. Report it, please.' }),
    })
    return 0
  },
}

async function callHere(context: Context, { operation }: Tool, input: unknown) {
  const { contract, read } = operation
  const reading = read(input)
  if (!reading.ok) {
    throw new ApiError('invalid_request', { errors: fieldErrors(reading.error, contract.input, input) })
  }
  const { request } = reading
  const answer = await answerHere(operation, request, context)
  return { structured: answer, text: inWords(request.inWords(answer.result), answer.warnings) }
}
