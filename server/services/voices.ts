/** Brand voices of a workspace. */
import { ApiError } from '#shared/api/problem.ts'
import type { Voice, VoiceInput } from '#shared/api/resources/voices.ts'
import type { BrandVoice } from '#shared/engine/profile.ts'
import type { Committed, Store } from '../storage/store.ts'
import type { VoiceRecord, WorkspaceRecord } from '../storage/workspace.ts'
import { type Audited, audit } from './audit.ts'
import { newId } from './ids.ts'
import { workspaceOf } from './workspaces.ts'

const VOICES_MAX = 500
const VERSIONS_KEPT = 20
/** Characters of all voices as JSON, without and with earlier versions: the record they stand in is written whole. */
const CHARS_MAX = 4_000_000
const CHARS_MAX_WITH_PAST = 8_000_000

/** All voices, or those of a client, oldest first. */
export async function listVoices(store: Store, workspaceId: string, client?: string): Promise<Voice[]> {
  const { voices } = await workspaceOf(store, workspaceId)
  return voices.filter((voice) => client === undefined || voice.client === client).map(shown)
}

/** A voice, or an earlier version of it. Throws `not_found`. */
export async function readVoice(
  store: Store,
  workspaceId: string,
  id: string,
  version?: number,
): Promise<Voice> {
  const found = find(await workspaceOf(store, workspaceId), id)
  if (version === undefined || version === found.version) return shown(found)
  const past = found.past.find((one) => one.version === version)
  if (!past) throw new ApiError('not_found')
  return shown({ ...found, ...past })
}

export const createVoice = (store: Store, by: Audited, input: VoiceInput): Promise<Voice> =>
  store.tx(by.workspace, (workspace) => {
    const made = add(workspace, by, input)
    keepBounded(workspace)
    return shown(made)
  })

/** `over` is the version that was changed; throws `conflict` when it is no longer the current one. */
export const replaceVoice = (
  store: Store,
  by: Audited,
  id: string,
  input: VoiceInput,
  over?: number,
): Promise<Voice> =>
  store.tx(by.workspace, (workspace) => {
    const found = find(workspace, id)
    if (over !== undefined && over !== found.version)
      throw new ApiError('conflict', {
        detail: `Version ${found.version} was saved in the meantime. Read it first, or save yours over it.`,
      })
    const replaced = replace(workspace, by, found, input)
    keepBounded(workspace)
    return shown(replaced)
  })

export const deleteVoice = (store: Store, by: Audited, id: string): Promise<undefined> =>
  store.tx(by.workspace, (workspace) => {
    const found = find(workspace, id)
    workspace.voices = workspace.voices.filter((voice) => voice !== found)
    if (workspace.settings.default_voice === id) workspace.settings.default_voice = null
    audit(workspace, by, {
      action: 'voice.deleted',
      target: id,
      before: { name: found.voice.name, client: found.client },
    })
    return undefined
  })

/** Makes or replaces voices by name and client, all or none. */
export const importVoices = (store: Store, by: Audited, inputs: readonly VoiceInput[]): Promise<Voice[]> =>
  store.tx(by.workspace, (workspace) => {
    const taken = inputs.map((input) => {
      const same = workspace.voices.find(
        ({ voice, client }) => voice.name === input.name && client === input.client,
      )
      return shown(same ? replace(workspace, by, same, input) : add(workspace, by, input))
    })
    keepBounded(workspace)
    return taken
  })

/** A voice without what belongs to the workspace. */
export function exported({
  id: _,
  object: __,
  version: ___,
  created: ____,
  updated: _____,
  ...input
}: Voice) {
  return input
}

function add(workspace: WorkspaceRecord, by: Audited, { client, ...voice }: VoiceInput): VoiceRecord {
  if (workspace.voices.length >= VOICES_MAX)
    throw new ApiError('limit_reached', { detail: `A workspace has at most ${VOICES_MAX} brand voices.` })
  const id = newId('bv')
  const now = new Date().toISOString()
  const made = { id, client, version: 1, created: now, updated: now, voice: { id, ...voice }, past: [] }
  workspace.voices.push(made)
  audit(workspace, by, { action: 'voice.created', target: id, after: { name: voice.name, client } })
  return made
}

function replace(
  workspace: WorkspaceRecord,
  by: Audited,
  found: VoiceRecord,
  { client, ...voice }: VoiceInput,
): VoiceRecord {
  const { version, client: clientBefore, updated, voice: before } = found
  const past = { version, client: clientBefore, updated, voice: before }
  found.past = [past, ...found.past].slice(0, VERSIONS_KEPT)
  found.version = version + 1
  found.updated = new Date().toISOString()
  found.client = client
  found.voice = { id: found.id, ...voice }
  audit(workspace, by, {
    action: 'voice.changed',
    target: found.id,
    before: { name: before.name, client: clientBefore, version },
    after: { name: voice.name, client, version: found.version },
  })
  return found
}

/** Drops the oldest earlier versions when all is too large. Throws `limit_reached` when what is current is. */
function keepBounded({ voices }: WorkspaceRecord): void {
  const chars = (value: unknown) => JSON.stringify(value).length
  const current = voices.reduce((sum, { voice }) => sum + chars(voice), 0)
  if (current > CHARS_MAX)
    throw new ApiError('limit_reached', {
      detail: `Brand voices may have ${CHARS_MAX.toLocaleString('en')} characters of JSON together. Shorten their lists.`,
    })
  const past = voices
    .flatMap((of) => of.past.map((version) => ({ of, version, size: chars(version) })))
    .sort((a, b) => (a.version.updated < b.version.updated ? -1 : 1))
  let total = past.reduce((sum, { size }) => sum + size, current)
  for (const { of, version, size } of past) {
    if (total <= CHARS_MAX_WITH_PAST) return
    of.past = of.past.filter((one) => one !== version)
    total -= size
  }
}

function find<W extends { voices: readonly { id: string }[] }>(
  { voices }: W,
  id: string,
): W['voices'][number] {
  const found = voices.find((voice) => voice.id === id)
  if (!found) throw new ApiError('not_found')
  return found
}

const shown = ({ id, client, version, created, updated, voice }: Committed<VoiceRecord>): Voice => ({
  id,
  object: 'brand_voice',
  version,
  created,
  updated,
  ...habits(voice),
  client,
})

/** The voice's own fields, as lists that are the caller's. */
function habits({ id: _, banned, preferred, samples, avoided_marks, ...rest }: Committed<BrandVoice>) {
  return {
    ...rest,
    banned: banned.map((term) => ({ ...term })),
    preferred: preferred.map(({ term, instead_of }) => ({ term, instead_of: [...instead_of] })),
    avoided_marks: [...avoided_marks],
    samples: [...samples],
  }
}
