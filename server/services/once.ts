/**
 * Requests that make something, under a key of the caller's: done once, and answered again as they were. That a
 * request was done is noted in the commit that does it, so no crash and no second server comes between.
 */
import { hash, hkdfSync } from 'node:crypto'
import { deflateRawSync, inflateRawSync } from 'node:zlib'
import { ApiError } from '#shared/api/problem.ts'
import type { Deps } from '../deps.ts'
import { decorate } from '../storage/decorate.ts'
import { WorkspaceExistsError } from '../storage/errors.ts'
import type { Committed, Store } from '../storage/store.ts'
import type { DoneRequest, WorkspaceRecord } from '../storage/workspace.ts'
import { base62 } from './key-format.ts'
import type { Person, Principal } from './principal.ts'
import { ABANDONED_MS, REPEATABLE_MS, type Repeatable } from './repeatable.ts'
import { Seal, SealError } from './seal.ts'

/** A request with the secret that its caller showed: a key, or the token of a session. */
export interface Named extends Repeatable {
  secret: string
}

/** Notes that a workspace keeps; the oldest go first. A retry comes within minutes, not after 200 others. */
const NOTES_MAX = 200
/** Characters of one sealed answer, and of all in a workspace. */
const ANSWER_MAX = 32_000
const ANSWERS_MAX = 64_000

/** Where a request is noted: in its workspace, or in the one it makes, whose id follows from who asks and the key. */
export const homeOf = (caller: Principal | Person, { key }: Repeatable): string =>
  'workspace' in caller
    ? caller.workspace
    : `ws_${base62(hash('sha256', `${caller.user} ${key}`, 'buffer'), 16)}`

/**
 * The answer of `work`, which must make its changes through the store it is given. Throws `request_in_progress`,
 * `idempotency_mismatch` and `already_done`; what `work` throws leaves no note.
 */
export async function once(
  { store, now = Date.now }: Pick<Deps, 'store' | 'now'>,
  home: string,
  named: Named,
  work: (store: Store) => Promise<string>,
): Promise<{ answer: string; repeated: boolean }> {
  const noted = await store.read(home)
  const earlier = noted && find(noted, named, now())
  if (earlier) return { answer: await answerOf(earlier, named, now()), repeated: true }
  const answer = await work(notingStore(store, home, named, now))
  const sealed = await packedAndSealed(answer, named)
  // The change is durable, so it is answered even when the answer cannot be kept.
  await store.tx(home, (workspace) => keepAnswer(workspace, named, sealed)).catch(() => {})
  return { answer, repeated: false }
}

/**
 * Keeps what cannot be made again, such as the words of a model, for repeats of a request that is charged under its
 * key. When it cannot be kept, a repeat is told so.
 */
export async function keepForRepeats(
  { store, now = Date.now }: Pick<Deps, 'store' | 'now'>,
  workspaceId: string,
  named: Named,
  text: string,
): Promise<void> {
  const sealed = await packedAndSealed(text, named)
  const keep = (workspace: WorkspaceRecord) => {
    addNote(workspace, named, now())
    keepAnswer(workspace, named, sealed)
  }
  await store.tx(workspaceId, keep).catch(() => {})
}

/** What was kept for repeats; null when nothing had to be. Rejects with `already_done` when it cannot be given. */
export async function keptForRepeats(
  workspace: Pick<Committed<WorkspaceRecord>, 'requests'>,
  named: Named,
  now: number,
): Promise<string | null> {
  const noted = find(workspace, named, now)
  if (!noted) return null
  if (noted.answer === null) throw new ApiError('already_done')
  return answerOf(noted, named, now)
}

/** The store, which notes the request in the first commit to its home, and refuses one that was noted meanwhile. */
function notingStore(store: Store, home: string, named: Named, now: () => number): Store {
  let isNoted = false
  const note = (workspace: WorkspaceRecord) => {
    if (isNoted) return
    const earlier = find(workspace, named, now())
    if (earlier) throw unanswered(earlier, named, now())
    addNote(workspace, named, now())
  }
  return decorate(store, {
    tx: async (id, fn) => {
      const result = await store.tx(id, (workspace) => {
        if (id === home) note(workspace)
        return fn(workspace)
      })
      isNoted ||= id === home
      return result
    },
    createWorkspace: async (workspace) => {
      note(workspace)
      try {
        await store.createWorkspace(workspace)
      } catch (error) {
        if (!(error instanceof WorkspaceExistsError)) throw error
        const made = await store.read(home)
        const earlier = find(made, named, now())
        if (earlier) throw unanswered(earlier, named, now())
        throw made ? new ApiError('already_done') : inProgress() // it is being made
      }
      isNoted = true
    },
  })
}

/** Drops what may not be repeated any more. */
export async function forgetRequests(store: Store, { id, requests }: NotedIn, now: number): Promise<void> {
  if (requests.every((one) => isKept(one, now))) return
  await store.tx(id, (workspace) => {
    workspace.requests = workspace.requests.filter((one) => isKept(one, now))
  })
}

type NotedIn = Pick<Committed<WorkspaceRecord>, 'id' | 'requests'>

const isKept = ({ at }: Committed<DoneRequest>, now: number): boolean => at >= iso(now - REPEATABLE_MS)

/** Notes a request as the newest; those of more than a day ago go. */
function addNote(workspace: WorkspaceRecord, { key, fingerprint }: Repeatable, now: number): void {
  const others = workspace.requests.filter((one) => isKept(one, now) && one.key !== key)
  workspace.requests = [...others.slice(1 - NOTES_MAX), { key, fingerprint, at: iso(now), answer: null }]
}

function find(
  workspace: Pick<Committed<WorkspaceRecord>, 'requests'> | null,
  { key }: Repeatable,
  now: number,
): Committed<DoneRequest> | undefined {
  return workspace?.requests.find((one) => one.key === key && isKept(one, now))
}

/** Rejects with `ApiError` when there is none to give. */
async function answerOf(earlier: Committed<DoneRequest>, named: Named, now: number): Promise<string> {
  if (earlier.fingerprint !== named.fingerprint || earlier.answer === null)
    throw unanswered(earlier, named, now)
  try {
    const packed = await sealFor(named).open(earlier.answer, named.key)
    return inflateRawSync(Buffer.from(packed, 'base64')).toString()
  } catch (error) {
    if (!(error instanceof SealError)) throw error
    throw new ApiError('already_done') // somebody else of the workspace did it
  }
}

function unanswered({ fingerprint, at }: Committed<DoneRequest>, named: Named, now: number): ApiError {
  if (fingerprint !== named.fingerprint) return new ApiError('idempotency_mismatch')
  return Date.parse(at) + ABANDONED_MS > now ? inProgress() : new ApiError('already_done')
}

const inProgress = () => new ApiError('request_in_progress', { headers: { 'retry-after': '1' } })

/** Keeps the answer, at the expense of older ones. */
function keepAnswer({ requests }: WorkspaceRecord, { key }: Named, sealed: string): void {
  const note = requests.find((one) => one.key === key)
  if (!note || sealed.length > ANSWER_MAX) return
  note.answer = sealed
  let kept = 0
  for (const one of requests.toReversed()) {
    kept += one.answer?.length ?? 0
    if (kept > ANSWERS_MAX) one.answer = null
  }
}

const packedAndSealed = (text: string, named: Named): Promise<string> =>
  sealFor(named).seal(deflateRawSync(text).toString('base64'), named.key)

/** Under the caller's own secret, which is kept nowhere: an answer may show a key, once, to whoever asked for it. */
function sealFor({ secret, key }: Named): Seal {
  const own = Buffer.from(hkdfSync('sha256', secret, key, 'answer of a named request', 32))
  return new Seal(async () => [own])
}

const iso = (ms: number): string => new Date(ms).toISOString()
