/** The addresses of a name, asked of DNS. */
import { Resolver } from 'node:dns/promises'
import { isIP } from 'node:net'

export interface Resolved {
  address: string
  family: number
}

/** DNS did not tell whether the name has an address. */
export class LookupError extends Error {
  override name = 'LookupError'
}

/** Milliseconds for each question, and how often it is asked. */
const QUESTION_MS = 3000
const TRIES = 2

/**
 * All addresses; none for a name that has none. Name servers are asked directly: the system's resolver would hold
 * threads that the disk needs as well, and strangers choose the names. Rejects with `LookupError`.
 */
export async function resolveAll(
  host: string,
  nameServers?: readonly string[],
): Promise<readonly Resolved[]> {
  if (host === 'localhost') return [{ address: '127.0.0.1', family: 4 }]
  const resolver = new Resolver({ timeout: QUESTION_MS, tries: TRIES })
  if (nameServers) resolver.setServers(nameServers)
  const answers = await Promise.allSettled([resolver.resolve4(host), resolver.resolve6(host)])
  const found = answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []))
  const failure = answers.find((answer) => answer.status === 'rejected' && !isNone(answer.reason))
  if (found.length === 0 && failure) throw new LookupError('The host name could not be looked up.')
  return found.map((address) => ({ address, family: isIP(address) }))
}

/** A name without addresses of a kind is no failure. */
const isNone = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && (error.code === 'ENOTFOUND' || error.code === 'ENODATA')
