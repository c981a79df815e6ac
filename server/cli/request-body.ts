/** The request that a command makes: the mail, `--data`, and the options over both. */
import { z } from 'zod'
import type { ServedOperation } from '#shared/operations/index.ts'
import { type Arguments, UsageError } from './command.ts'
import { type FieldOption, takesMail } from './contract-options.ts'
import { readFileText, readMail } from './read-mail.ts'

export type Body = Readonly<Record<string, unknown>>

/** Later ones win: what `--data` says, the mail, the options. */
export async function requestBody(
  { contract }: ServedOperation,
  options: readonly FieldOption[],
  args: Arguments,
): Promise<Body> {
  const data = args.text('data')
  const body = {
    ...(data === undefined ? {} : objectIn(data, '--data')),
    ...(await fromFile(contract, args, data !== undefined)),
  }
  for (const { field, name, read } of options) {
    if (!args.given(name)) continue
    const value = read({ texts: args.texts(name), flag: args.flag(name) })
    if (value !== undefined) Object.assign(body, { [field]: value })
  }
  if (Object.keys(body).length === 0) throw new UsageError(`${contract.name} needs a FILE or --data.`)
  return body
}

/** A file that ends in .json is a request; any other is a mail. With `--data` there need be none. */
async function fromFile(
  { input }: ServedOperation['contract'],
  { words }: Arguments,
  optional: boolean,
): Promise<Body> {
  const [name, ...more] = words
  if (name === undefined && optional) return {}
  if (name?.endsWith('.json') && more.length === 0) return objectIn(await readFileText(name), 'The file')
  if (!takesMail(input)) throw new UsageError('Give one .json file that holds the request, or --data.')
  // What the operation does not read stays with the file.
  const mail = Object.entries(await readMail(words))
  return Object.fromEntries(mail.filter(([field]) => input instanceof z.ZodObject && field in input.shape))
}

function objectIn(text: string, where: string): Body {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    throw new UsageError(`${where} is not JSON.`) // the parser's own message quotes it
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new UsageError(`${where} must hold one JSON object.`)
  }
  return { ...value }
}
