/** Sessions of people: begun, recognised, listed and ended. */
import { ApiError } from '#shared/api/problem.ts'
import type { AccountsRecord, SessionRecord, UserRecord } from '../../storage/accounts.ts'
import { StorageUnavailableError } from '../../storage/errors.ts'
import type { Committed } from '../../storage/store.ts'
import { newId } from '../ids.ts'
import type { Person } from '../principal.ts'
import type { Accounts, SignedIn, Visitor } from './context.ts'
import { digestOf, newToken } from './token.ts'

const HOUR_MS = 3_600_000
/** A session ends when it is not used for so long, and after so long in any case. */
const IDLE_MS = 12 * HOUR_MS
export const ABSOLUTE_MS = 7 * 24 * HOUR_MS
/** Its use is noted at most this often, so that reading a page costs no write. */
const NOTED_MS = 5 * 60_000
/** Of one person, and of all that the store holds; the oldest end when there would be more. */
const SESSIONS_MAX = 20
const SESSIONS_OF_ALL = 50_000
const AGENT_CHARS = 200

type Times = Pick<SessionRecord, 'created' | 'seen'>

/** When it ends without being used again, milliseconds since 1970. */
export const endOf = ({ created, seen }: Times): number =>
  Math.min(Date.parse(seen) + IDLE_MS, Date.parse(created) + ABSOLUTE_MS)

/** A session in the draft, in place of the one the browser had. Gives its token. */
export function beginSession(
  accounts: AccountsRecord,
  user: string,
  visitor: Visitor,
  now: number,
): SignedIn {
  const token = newToken()
  const replaced = visitor.token === null ? null : digestOf(visitor.token)
  const others = accounts.sessions.filter((one) => endOf(one) > now && one.hash !== replaced)
  const own = others.filter((one) => one.user === user)
  const tooMany = new Set(own.slice(0, Math.max(0, own.length - SESSIONS_MAX + 1)))
  const at = new Date(now).toISOString()
  const begun: SessionRecord = {
    id: newId('ses'),
    hash: digestOf(token),
    user,
    created: at,
    seen: at,
    agent: visitor.agent?.slice(0, AGENT_CHARS) ?? null,
    ip: visitor.network,
  }
  accounts.sessions = [...others.filter((one) => !tooMany.has(one)), begun].slice(-SESSIONS_OF_ALL)
  return { token, user, session: begun.id }
}

export interface FoundSession {
  session: Committed<SessionRecord>
  user: Committed<UserRecord>
}

/** The session of this token, or null when there is none or it has ended. Notes its use. */
export async function findSession(
  { store, now }: Pick<Accounts, 'store' | 'now'>,
  token: string,
): Promise<FoundSession | null> {
  const { sessions, users } = await store.accounts()
  const hash = digestOf(token)
  const at = now()
  const session = sessions.find((one) => one.hash === hash)
  if (!session || endOf(session) <= at) return null
  const user = users.find(({ id }) => id === session.user)
  if (!user) return null
  if (at - Date.parse(session.seen) >= NOTED_MS) {
    await store
      .changeAccounts((accounts) => {
        const used = accounts.sessions.find(({ id }) => id === session.id)
        if (used) used.seen = new Date(at).toISOString()
      })
      .catch((error: unknown) => {
        // On a full disk people can still look around; the session ends earlier at worst.
        if (!(error instanceof StorageUnavailableError)) throw error
      })
  }
  return { session, user }
}

/** The session and its person. Throws `not_signed_in` when it has just ended. */
export async function readSession({ store, now }: Accounts, person: Person): Promise<FoundSession> {
  const { sessions, users } = await store.accounts()
  const session = sessions.find(({ id }) => id === person.session)
  const user = users.find(({ id }) => id === person.user)
  if (!session || !user || endOf(session) <= now()) throw new ApiError('not_signed_in')
  return { session, user }
}

/** All sessions of a person that have not ended, oldest first. */
export async function listSessions(
  { store, now }: Accounts,
  user: string,
): Promise<Committed<SessionRecord>[]> {
  const { sessions } = await store.accounts()
  return sessions.filter((one) => one.user === user && endOf(one) > now())
}

/** Ends a session of the person. Throws `not_found` for any other. */
export const endSession = ({ store }: Accounts, { user }: Person, id: string): Promise<undefined> =>
  store.changeAccounts((accounts) => {
    const ended = accounts.sessions.find((one) => one.user === user && one.id === id)
    if (!ended) throw new ApiError('not_found')
    accounts.sessions = accounts.sessions.filter((one) => one !== ended)
    return undefined
  })

/** Ends all sessions of the person but the one that asks. */
export const endOtherSessions = ({ store }: Accounts, { user, session }: Person): Promise<undefined> =>
  store.changeAccounts((accounts) => {
    accounts.sessions = accounts.sessions.filter((one) => one.user !== user || one.id === session)
    return undefined
  })

/** A new session in place of the one that asks, for a person whose rights have changed. */
export const renewSession = ({ store, now }: Accounts, person: Person, visitor: Visitor): Promise<SignedIn> =>
  store.changeAccounts((accounts) => {
    if (!accounts.sessions.some(({ id }) => id === person.session)) throw new ApiError('not_signed_in')
    accounts.sessions = accounts.sessions.filter(({ id }) => id !== person.session)
    return beginSession(accounts, person.user, visitor, now())
  })
