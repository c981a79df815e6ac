/** One-time links: to set the server up, or to choose a new password. */
import { ApiError } from '#shared/api/problem.ts'
import type { AccountsRecord, LinkRecord } from '../../storage/accounts.ts'
import type { Committed } from '../../storage/store.ts'
import type { Accounts } from './context.ts'
import { digestOf, newToken } from './token.ts'

type Purpose = LinkRecord['purpose']

/** Milliseconds. */
const LINK_MS = 30 * 60_000

/** How many for the same work at once: every server that starts prints one, and a person needs no other. */
const WORKING: Readonly<Record<Purpose, number>> = { setup: 5, recovery: 1 }

/** Makes the token of a link. When there are too many for the same, the oldest end. */
export async function makeLink(
  { store, now }: Pick<Accounts, 'store' | 'now'>,
  purpose: Purpose,
  user: string | null = null,
): Promise<string> {
  const token = newToken()
  const at = now()
  await store.changeAccounts((accounts) => {
    const alive = accounts.links.filter((link) => Date.parse(link.expires) > at)
    const same = alive.filter((link) => link.purpose === purpose && link.user === user)
    const ended = same.slice(0, Math.max(0, same.length - WORKING[purpose] + 1))
    accounts.links = alive.filter((link) => !ended.includes(link))
    const expires = new Date(at + LINK_MS).toISOString()
    accounts.links.push({ purpose, hash: digestOf(token), user, expires })
  })
  return token
}

/** The link of this token. Throws `link_expired`. */
export function findLink<A extends Committed<AccountsRecord> | AccountsRecord>(
  { links }: A,
  purpose: Purpose,
  token: string,
  now: number,
): A['links'][number] {
  const hash = digestOf(token)
  const found = links.find((link) => link.purpose === purpose && link.hash === hash)
  if (!found || Date.parse(found.expires) <= now) throw new ApiError('link_expired')
  return found
}
