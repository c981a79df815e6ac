/** A command for an operation. The engine runs here, so it needs neither a server nor a key; `--server` asks one. */
import { fieldErrors } from '#shared/api/field-errors.ts'
import { ApiError, PROBLEMS } from '#shared/api/problem.ts'
import { DEFAULT_PROFILE } from '#shared/engine/profile.ts'
import type { OperationRequest, ServedOperation } from '#shared/operations/index.ts'
import { loadDictionary } from '../dictionary.ts'
import { answerHere } from '../services/answer-here.ts'
import { askServer } from './ask-server.ts'
import { type Arguments, type Command, JSON_OPTION, type Option, printResult, UsageError } from './command.ts'
import { dataFields, type FieldOption, optionsOf, takesMail } from './contract-options.ts'
import { fieldLines } from './field-lines.ts'
import { CALL } from './help.ts'
import { hasScore, report } from './operation-report.ts'
import { profileHere } from './profile.ts'
import { type Body, requestBody } from './request-body.ts'

const SERVER: Option = {
  type: 'string',
  value: 'URL',
  help: 'Ask this server, with the key in SENDWORTHY_KEY, instead of answering here.',
}
const THRESHOLD: Option = {
  type: 'string',
  value: 'N',
  help: 'Exit with 1 when the score is under N (0 to 100).',
}

export function operationCommand(operation: ServedOperation): Command {
  const { name, summary, input } = operation.contract
  const options = optionsOf(input).filter((option) => option.name !== 'threshold')
  const others = dataFields(input)
  const more = others.length > 0 ? ` For ${others.join(', ')}.` : ''
  return {
    name,
    usage: takesMail(input) ? 'FILE|-' : 'FILE.json',
    summary,
    options: {
      ...Object.fromEntries(options.map(({ name: option, option: about }) => [option, about])),
      ...(hasScore(name) ? { threshold: THRESHOLD } : {}),
      data: {
        type: 'string',
        value: 'JSON',
        help: `Fields of the request; a FILE in .json does the same.${more}`,
      },
      server: SERVER,
      json: JSON_OPTION,
    },
    run: (args) => run(operation, options, args),
  }
}

async function run(
  operation: ServedOperation,
  options: readonly FieldOption[],
  args: Arguments,
): Promise<number> {
  const { contract } = operation
  const threshold = thresholdOf(args.text('threshold'))
  const body = withThreshold(await requestBody(operation, options, args), contract, threshold)
  const request = requestIn(operation, body)
  const server = args.text('server')
  const answer =
    server === undefined ? await answered(operation, request) : await askServer(server, contract.name, body)
  const { text, score } = report(contract.name, request, answer)
  printResult(args, answer, text)
  return threshold !== null && score !== null && score < threshold ? 1 : 0
}

/** The gate of a score acts at the same threshold as the command. */
const withThreshold = (body: Body, { name }: ServedOperation['contract'], threshold: number | null): Body =>
  threshold !== null && name === 'score' ? { ...body, threshold } : body

function requestIn({ contract, read }: ServedOperation, body: Body): OperationRequest {
  const reading = read(body)
  if (reading.ok) return reading.request
  const errors = fieldErrors(reading.error, contract.input, body)
  throw new UsageError([...fieldLines(errors), `${CALL} help ${contract.name} shows the options.`].join('\n'))
}

async function answered(operation: ServedOperation, request: OperationRequest) {
  const context = { profile: (await profileHere()) ?? DEFAULT_PROFILE, dictionary: await loadDictionary() }
  try {
    return await answerHere(operation, request, context)
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    throw new UsageError([`${PROBLEMS[error.code].title}.`, ...fieldLines(error.errors)].join('\n'))
  }
}

function thresholdOf(text: string | undefined): number | null {
  if (text === undefined) return null
  if (!/^(?:100|\d{1,2})$/.test(text)) throw new UsageError('--threshold takes a whole number from 0 to 100.')
  return Number(text)
}
