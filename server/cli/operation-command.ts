/** A command for an operation: runs the engine here, so it needs neither a server nor a key. */
import { z } from 'zod'
import { fieldErrors } from '#shared/api/field-errors.ts'
import { DEFAULT_PROFILE } from '#shared/engine/profile.ts'
import type { ServedOperation } from '#shared/operations/index.ts'
import { loadDictionary } from '../dictionary.ts'
import { inEnvelope } from '../services/run-operation.ts'
import {
  type Arguments,
  type Command,
  JSON_OPTION,
  type Option,
  print,
  printJson,
  UsageError,
} from './command.ts'
import { profileHere } from './profile.ts'
import { readMail } from './read-mail.ts'
import { showRewrite } from './rewrite-report.ts'
import { showScore } from './score-report.ts'

/** What a person sees of an answer, and the score that `--threshold` is held against. */
export interface Shown {
  text: string
  score: number | null
}
export type Show = (
  draft: { draft: string; subject?: string | undefined },
  answer: Pick<ReturnType<typeof inEnvelope>, 'input' | 'result' | 'warnings'>,
) => Shown

/** Operations without one are shown as JSON. */
const SHOWS: Readonly<Record<string, Show>> = { score: showScore, rewrite: showRewrite }

const NO_CHARGE = { calls: 0, included: null, used: 0, remaining: null, resets_at: '' }

/** Options that are fields of the contract as they are. */
const FIELDS: Readonly<Record<string, Option>> = {
  kind: { type: 'string', value: 'KIND', help: 'Kind of mail, such as cold-outreach; default: a guess.' },
  subject: { type: 'string', value: 'TEXT', help: 'Subject line; default: a first line “Subject: …”.' },
  preheader: { type: 'string', value: 'TEXT', help: 'Preview text.' },
  format: { type: 'string', value: 'FORMAT', help: 'text or html; default: a guess.' },
  locale: { type: 'string', value: 'TAG', help: 'Language and country, such as en-GB.' },
  goal: { type: 'string', value: 'GOAL', help: 'reply, click, book_meeting, inform and others.' },
}

export const operationCommand = (operation: ServedOperation): Command => ({
  name: operation.contract.name,
  usage: 'FILE|-',
  summary: operation.contract.summary,
  options: {
    ...FIELDS,
    threshold: { type: 'string', value: 'N', help: 'Exit with 1 when the score is under N (0 to 100).' },
    json: JSON_OPTION,
  },
  run: (args) => run(operation, args),
})

async function run(operation: ServedOperation, args: Arguments): Promise<number> {
  const { contract } = operation
  const threshold = thresholdOf(args.text('threshold'))
  const mail = await readMail(args.words)
  const given = Object.keys(FIELDS).flatMap((field) => {
    const value = args.text(field)
    return value === undefined ? [] : [[field, value]]
  })
  const takesThreshold = contract.input instanceof z.ZodObject && 'threshold' in contract.input.shape
  const body = {
    ...mail,
    ...Object.fromEntries(given),
    ...(threshold !== null && takesThreshold ? { threshold } : {}),
  }
  const reading = operation.read(body)
  if (!reading.ok) {
    const errors = fieldErrors(reading.error, contract.input, body)
    throw new UsageError(errors.map(({ pointer, detail }) => `${pointer.slice(1)}: ${detail}`).join('\n'))
  }
  const profile = (await profileHere()) ?? DEFAULT_PROFILE
  const answered = reading.request.answer({ profile, dictionary: await loadDictionary() })
  const { id: _, usage: __, ...answer } = inEnvelope(contract, reading.request.input, answered, '', NO_CHARGE)
  const shown = SHOWS[contract.name]?.(
    { ...mail, ...(body.subject ? { subject: body.subject } : {}) },
    answer,
  )
  if (args.given('json') || !shown) printJson(answer)
  else print(shown.text)
  return threshold !== null && shown?.score !== null && shown !== undefined && shown.score < threshold ? 1 : 0
}

function thresholdOf(text: string | undefined): number | null {
  if (text === undefined) return null
  if (!/^(?:100|\d{1,2})$/.test(text)) throw new UsageError('--threshold takes a whole number from 0 to 100.')
  return Number(text)
}
