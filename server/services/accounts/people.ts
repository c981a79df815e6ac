/** Accounts of people: made, recognised by their password, and changed. */
import { ApiError } from '#shared/api/problem.ts'
import type { UserRecord } from '../../storage/accounts.ts'
import type { Committed } from '../../storage/store.ts'
import { newId } from '../ids.ts'
import type { Person } from '../principal.ts'
import type { Accounts, SignedIn, Visitor } from './context.ts'
import { hashPassword, isPassword } from './passwords.ts'
import { beginSession } from './sessions.ts'

/** As many as the store holds. */
const USERS_MAX = 10_000

/** Addresses are compared and kept without case. */
export const foldEmail = (email: string): string => email.normalize('NFC').toLowerCase()

/** The account of an address, or undefined. */
export async function findByEmail({ store }: Pick<Accounts, 'store'>, email: string) {
  const { users } = await store.accounts()
  const folded = foldEmail(email)
  return users.find((user) => user.email === folded)
}

/** Throws `wrong_credentials` and `too_many_attempts`; a wrong address takes as long as a wrong password. */
export async function signIn(
  { store, tries, now }: Accounts,
  { email, password }: { email: string; password: string },
  visitor: Visitor,
): Promise<SignedIn> {
  const attempt = tries.begin(foldEmail(email), visitor.network)
  const user = await findByEmail({ store }, email)
  if (!(await isPassword(user?.password ?? null, password)) || !user) throw new ApiError('wrong_credentials')
  attempt.succeeded()
  return store.changeAccounts((accounts) => {
    // Changed while it was hashed: the old password opens nothing.
    const current = accounts.users.find(({ id }) => id === user.id)
    if (current?.password !== user.password) throw new ApiError('wrong_credentials')
    return beginSession(accounts, user.id, visitor, now())
  })
}

/**
 * The account that a link lets somebody in with: a new one, or the one the address has already, whose password
 * must then be given. Throws `wrong_credentials` when it is another.
 */
export async function accountFor(
  context: Accounts,
  { email, name, password }: { email: string; name: string | null; password: string },
  { network }: Visitor,
): Promise<{ user: string; isNew: boolean }> {
  const known = await findByEmail(context, email)
  if (known) {
    const attempt = context.tries.begin(known.email, network)
    if (!(await isPassword(known.password, password))) {
      throw new ApiError('wrong_credentials', {
        detail: 'This address has an account already, and this is not its password.',
      })
    }
    attempt.succeeded()
    return { user: known.id, isNew: false }
  }
  if (name === null) {
    const missing = { pointer: '/name', code: 'missing', detail: 'A new account needs a name.' } as const
    throw new ApiError('invalid_request', { errors: [missing] })
  }
  const user: UserRecord = {
    id: newId('usr'),
    email: foldEmail(email),
    name,
    password: await hashPassword(password),
    created: new Date(context.now()).toISOString(),
  }
  await context.store.changeAccounts(({ users }) => {
    if (users.some((one) => one.email === user.email)) {
      throw new ApiError('conflict', { detail: 'This address has an account since a moment ago. Try again.' })
    }
    if (users.length >= USERS_MAX) {
      throw new ApiError('limit_reached', { detail: `A server has at most ${USERS_MAX} accounts.` })
    }
    users.push(user)
  })
  return { user: user.id, isNew: true }
}

/** Takes back an account that was made for something that then failed. */
export const withdrawAccount = ({ store }: Accounts, user: string): Promise<void> =>
  store.changeAccounts((accounts) => {
    accounts.users = accounts.users.filter(({ id }) => id !== user)
  })

/** Sets another password and ends all sessions; the browser that asks gets a new one. Throws `wrong_credentials`. */
export async function changePassword(
  { store, tries, now }: Accounts,
  person: Person,
  { current, password }: { current: string; password: string },
  visitor: Visitor,
): Promise<SignedIn> {
  const { users } = await store.accounts()
  const user = users.find(({ id }) => id === person.user)
  if (!user) throw new ApiError('not_signed_in')
  const attempt = tries.begin(user.email, visitor.network)
  if (!(await isPassword(user.password, current))) {
    throw new ApiError('wrong_credentials', { detail: 'The current password is wrong.' })
  }
  attempt.succeeded()
  const kept = await hashPassword(password)
  return store.changeAccounts((accounts) => {
    const found = accounts.users.find(({ id }) => id === user.id)
    const isOpen = accounts.sessions.some(({ id }) => id === person.session)
    if (found?.password !== user.password || !isOpen) throw new ApiError('not_signed_in')
    found.password = kept
    accounts.sessions = accounts.sessions.filter((one) => one.user !== user.id)
    return beginSession(accounts, user.id, visitor, now())
  })
}

export const changeName = (
  { store }: Accounts,
  { user }: Person,
  name: string,
): Promise<Committed<UserRecord>> =>
  store.changeAccounts(({ users }) => {
    const found = users.find(({ id }) => id === user)
    if (!found) throw new ApiError('not_signed_in')
    found.name = name
    return found
  })
