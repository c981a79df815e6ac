/** One attempt to deliver a message, to a webhook or to people; how it went, and what is to be done. */
import { MESSAGES, type MessageData } from '#shared/api/messages.ts'
import { errorFields, type Log } from '../../log.ts'
import type { Mailer } from '../../mail.ts'
import type { Committed, Store } from '../../storage/store.ts'
import type { EndpointRecord, WorkspaceRecord } from '../../storage/workspace.ts'
import { noticeMail } from '../notice-mail.ts'
import { isMailed, type MailedType } from '../outbox.ts'
import { type Seal, SealError } from '../seal.ts'
import { readRetryAfter } from './schedule.ts'
import { openSecrets } from './secrets.ts'
import { SendError, type SendOptions, send } from './send.ts'
import { signatureHeaders } from './sign.ts'
import { bodyOf, type Taken } from './state.ts'

export interface AttemptDeps {
  store: Store
  log: Log
  seal: Seal
  /** Null without SMTP_URL. */
  mailer: Mailer | null
  /** Address people reach the server by. */
  publicUrl: string
  send: SendOptions
  now: () => number
}

export interface Outcome {
  /** Status of the answer; null when there was none. */
  status: number | null
  /** Why it failed, as a sentence; null when it arrived. */
  failure: string | null
  /** Milliseconds the receiver asks us to wait; null when it does not. */
  retryAfter: number | null
  /** Whether the receiver wants nothing more. */
  gone: boolean
}

/** Whatever goes wrong is an outcome, so this never rejects. Null: there is nobody to tell. */
export async function attempt(deps: AttemptDeps, workspaceId: string, taken: Taken): Promise<Outcome | null> {
  try {
    return taken.endpoint === null
      ? await mailTo(deps, workspaceId, taken)
      : await callOn(deps, workspaceId, taken, taken.endpoint)
  } catch (error) {
    if (error instanceof SendError) return failed(error.message)
    deps.log.error({ workspace: workspaceId, ...errorFields(error) }, 'delivery failed')
    return failed(error instanceof SealError ? UNSEALABLE : 'It could not be sent for a reason of ours.')
  }
}

const UNSEALABLE = 'Its secret is sealed under a master key that the server does not have.'

const arrived: Outcome = { status: null, failure: null, retryAfter: null, gone: false }
const failed = (failure: string): Outcome => ({ ...arrived, failure })

async function callOn(
  { seal, send: options, now }: AttemptDeps,
  workspaceId: string,
  { message }: Taken,
  endpoint: EndpointRecord,
): Promise<Outcome> {
  const secrets = await openSecrets(seal, workspaceId, endpoint, now())
  const body = bodyOf(workspaceId, message)
  const headers = {
    'content-type': 'application/json',
    'user-agent': 'Sendworthy',
    ...signatureHeaders(message.id, body, secrets, now()),
  }
  const { status, retryAfter } = await send(endpoint.url, { headers, body }, options)
  if (status >= 200 && status < 300) return { ...arrived, status }
  return {
    status,
    failure: `It answered with status ${status}.`,
    retryAfter: status === 429 || status === 503 ? readRetryAfter(retryAfter, now()) : null,
    gone: status === 410,
  }
}

/** To the owners and admins. */
async function mailTo(
  { store, log, mailer, publicUrl }: AttemptDeps,
  workspaceId: string,
  { message }: Taken,
): Promise<Outcome | null> {
  const workspace = await store.read(workspaceId)
  const to = workspace ? await recipients(store, workspace) : []
  const { id, type, data } = message
  if (!mailer || !workspace || to.length === 0 || !isMailed(type)) return null
  const place = { workspace: workspace.name, url: publicUrl, named: (id: string) => nameOf(workspace, id) }
  const mail = noticeMail(type, dataOf(type, data), place)
  try {
    await mailer.send({ id, to, ...mail })
    return arrived
  } catch (error) {
    log.warn({ workspace: workspaceId, ...errorFields(error) }, 'mail not taken')
    return failed('The mail server did not take it.')
  }
}

/** What `post` was given for the type, as it comes out of the store. */
const dataOf = <T extends MailedType>(type: T, data: unknown): MessageData<T> =>
  MESSAGES[type].data.parse(data) as MessageData<T>

async function recipients(store: Store, { members }: Committed<WorkspaceRecord>): Promise<string[]> {
  const told = new Set(
    members.filter(({ role }) => role === 'owner' || role === 'admin').map(({ user }) => user),
  )
  const { users } = await store.accounts()
  return users.filter(({ id }) => told.has(id)).map(({ email }) => email)
}

const nameOf = ({ endpoints, keys }: Committed<WorkspaceRecord>, id: string): string =>
  endpoints.find((endpoint) => endpoint.id === id)?.url ?? keys.find((key) => key.id === id)?.name ?? id
