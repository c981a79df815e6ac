/** What a new API key is made of, and which scopes there are. */
import { hash } from 'node:crypto'
import { OPERATIONS } from '#shared/operations/index.ts'
import type { KeyRecord } from '../storage/workspace.ts'
import { type KeyMode, mintKey } from './key-format.ts'

/** What a key may do unless it is told otherwise. */
export const DEFAULT_SCOPES: readonly string[] = ['optimize:*', 'profiles:read', 'usage:read']

/** `optimize:<operation>` allows that operation alone. */
const SCOPE = /^(?:optimize:\*|profiles:(?:read|write)|usage:read|webhooks:write|mcp)$/
const OPERATION_SCOPES = new Set(OPERATIONS.map(({ contract }) => `optimize:${contract.name}`))
const SCOPES =
  'Scopes: optimize:*, optimize:<operation>, profiles:read, profiles:write, usage:read, webhooks:write, mcp.'
const isScope = (scope: string): boolean => SCOPE.test(scope) || OPERATION_SCOPES.has(scope)

export interface KeyRequest {
  name?: string | undefined
  scopes?: readonly string[] | undefined
  expires?: Date | null
  mode?: KeyMode
  /** Most calls in a window of the plan; null for the plan's alone. */
  calls_max?: number | null
  /** The client it works for; null for all. */
  client?: string | null
}

/** The request for a key cannot be granted; `field` says which part of it. The message never repeats it. */
export class KeyRequestError extends Error {
  override name = 'KeyRequestError'
  readonly field: keyof KeyRequest
  /** Which of a list. */
  readonly entry: number | undefined
  constructor(field: keyof KeyRequest, message: string, entry?: number) {
    super(message)
    this.field = field
    this.entry = entry
  }
}

/** A new key and its record, not yet kept anywhere. Throws `KeyRequestError`. */
export function newKey(request: KeyRequest, now = new Date()): { key: string; record: KeyRecord } {
  const { name = 'default', scopes = DEFAULT_SCOPES, expires = null, mode = 'live' } = request
  const { calls_max = null, client = null } = request
  if (name.length > 100 || !name.isWellFormed() || name.includes('\0') || name.trim() === '') {
    throw new KeyRequestError('name', 'A name has 1 to 100 characters.')
  }
  const unknown = scopes.findIndex((scope) => !isScope(scope))
  if (unknown >= 0) throw new KeyRequestError('scopes', `There is no such scope. ${SCOPES}`, unknown)
  if (scopes.length === 0) throw new KeyRequestError('scopes', `A key needs a scope. ${SCOPES}`)
  if (expires && !(expires > now)) throw new KeyRequestError('expires', 'A key expires in the future.')
  const { id, key } = mintKey(mode)
  const record: KeyRecord = {
    id,
    mode,
    hash: digest(key),
    last4: key.slice(-4),
    name,
    scopes: [...new Set(scopes)],
    creator: null,
    created: now.toISOString(),
    expires: expires?.toISOString() ?? null,
    revoked: null,
    last_used: null,
    calls_max,
    rotated_from: null,
    rotated_to: null,
    client,
  }
  return { key, record }
}

/** What the audit log tells of a key that was made. */
export const keyFacts = ({ name, scopes, expires, calls_max, client, rotated_from }: KeyRecord) => ({
  name,
  scopes,
  expires,
  calls_max,
  client,
  rotated_from,
})

/** SHA-256 of a key, as it is kept: a key has 191 random bits, so a slow hash would add nothing. */
export const digest = (key: string): string => hash('sha256', key, 'hex')
