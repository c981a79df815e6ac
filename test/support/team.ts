/** A workspace with a person of each role, and a stranger with a workspace of their own, all signed in. */

import { hashPassword } from '#server/services/accounts/passwords.ts'
import { beginSession } from '#server/services/accounts/sessions.ts'
import { byCommand } from '#server/services/audit.ts'
import { newId } from '#server/services/ids.ts'
import { createKey } from '#server/services/keys.ts'
import { createWorkspace } from '#server/services/workspaces.ts'
import type { ROLES, Role } from '#shared/api/endpoint.ts'
import { makeApp } from './make-app.ts'

export interface Answer {
  status: number
  /** What JSON said; null when there was none. */
  body: ReturnType<typeof JSON.parse>
  text: string
  headers: Headers
}

/** Headers of whoever calls. */
export type Who = Readonly<Record<string, string>>

/** Call at the top of a test file, as `makeApp`. */
export async function makeTeam() {
  const made = await makeApp()
  const { app, store, workspace, key } = made
  const { id: otherWorkspace, key: otherKey } = await createWorkspace(store, {
    name: 'Others',
    plan: 'enterprise',
  })

  const password = await hashPassword('nobody signs in with this one')
  /** Somebody new who belongs to a workspace. */
  async function join(to: string, role: Role): Promise<string> {
    const id = newId('usr')
    const created = new Date().toISOString()
    await store.changeAccounts(({ users }) => {
      users.push({ id, email: `${id.toLowerCase()}@example.com`, name: id, password, created })
    })
    await store.tx(to, ({ members }) => {
      members.push({ user: id, role, since: created })
    })
    return id
  }
  /** A new session of somebody, as headers; the workspace is named when one is given. */
  async function signedIn(user: string, named?: string): Promise<Who> {
    const visitor = { network: '203.0.113.0/24', agent: null, token: null }
    const { token } = await store.changeAccounts((accounts) =>
      beginSession(accounts, user, visitor, Date.now()),
    )
    return {
      cookie: `sid=${token}`,
      'sec-fetch-site': 'same-origin',
      ...(named !== undefined && { 'sendworthy-workspace': named }),
    }
  }
  const users = {
    viewer: await join(workspace, 'viewer'),
    member: await join(workspace, 'member'),
    admin: await join(workspace, 'admin'),
    owner: await join(workspace, 'owner'),
  } satisfies Record<(typeof ROLES)[number], string>
  const stranger = await join(otherWorkspace, 'owner')
  const keyWith = async (scopes: readonly string[], to = workspace): Promise<Who> => ({
    authorization: `Bearer ${(await createKey(store, byCommand(to), { scopes })).key}`,
  })

  const call = async (who: Who, method: string, path: string, body?: unknown): Promise<Answer> => {
    const headers = { ...who, ...(body !== undefined && { 'content-type': 'application/json' }) }
    const init = { method, headers, ...(body !== undefined && { body: JSON.stringify(body) }) }
    const response = await app.request(path, init)
    const text = await response.text()
    const isJson = response.headers.get('content-type')?.includes('json') ?? false
    return {
      status: response.status,
      body: isJson ? JSON.parse(text) : null,
      text,
      headers: response.headers,
    }
  }
  return {
    ...made,
    users,
    stranger,
    otherWorkspace,
    ofKey: { authorization: `Bearer ${key}` } as Who,
    ofOtherKey: { authorization: `Bearer ${otherKey}` } as Who,
    owner: await signedIn(users.owner),
    admin: await signedIn(users.admin),
    member: await signedIn(users.member),
    otherOwner: await signedIn(stranger),
    join,
    signedIn,
    keyWith,
    call,
  }
}
