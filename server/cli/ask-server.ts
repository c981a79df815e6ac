/** Sends a request to a server instead of answering it here. */
import { createClient, type OperationName, SendworthyError } from '#shared/api/client.ts'
import { UsageError } from './command.ts'
import { fieldLines } from './field-lines.ts'
import type { Facts } from './operation-report.ts'

/** The answer of the server at `address`, whole. The key comes from SENDWORTHY_KEY, so that no list of processes shows it. */
export async function askServer(address: string, name: string, body: unknown): Promise<Facts> {
  const key = process.env.SENDWORTHY_KEY
  if (!key) throw new UsageError('--server needs an API key in the variable SENDWORTHY_KEY.')
  if (!URL.canParse(address))
    throw new UsageError('--server takes a full address, such as http://localhost:8787.')
  const client = createClient({ server: address, key })
  try {
    // The contract has checked the body before.
    return await client.run(name as OperationName, body as never)
  } catch (error) {
    if (!(error instanceof SendworthyError)) throw error
    throw new Error([error.message, ...fieldLines(error.errors)].join('\n'))
  }
}
