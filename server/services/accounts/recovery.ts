/** A new password for somebody who has lost theirs: whoever runs the server makes the link. */
import type { Accounts, SignedIn, Visitor } from './context.ts'
import { findLink, makeLink } from './links.ts'
import { hashPassword } from './passwords.ts'
import { findByEmail } from './people.ts'
import { beginSession } from './sessions.ts'

/** The token of a link, or null when the address has no account. Earlier links of the account end. */
export async function offerRecovery(
  context: Pick<Accounts, 'store' | 'now'>,
  email: string,
): Promise<string | null> {
  const user = await findByEmail(context, email)
  return user ? makeLink(context, 'recovery', user.id) : null
}

/** Sets the password, ends all sessions of the account and begins one here. Throws `link_expired`. */
export async function recover(
  { store, now }: Accounts,
  { token, password }: { token: string; password: string },
  visitor: Visitor,
): Promise<SignedIn> {
  findLink(await store.accounts(), 'recovery', token, now())
  const kept = await hashPassword(password)
  return store.changeAccounts((accounts) => {
    const link = findLink(accounts, 'recovery', token, now()) // another may have used it meanwhile
    const user = accounts.users.find(({ id }) => id === link.user)
    if (!user) throw new Error('a recovery link belongs to nobody')
    user.password = kept
    accounts.links = accounts.links.filter((one) => one !== link)
    accounts.sessions = accounts.sessions.filter((one) => one.user !== user.id)
    return beginSession(accounts, user.id, visitor, now())
  })
}
