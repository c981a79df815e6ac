/** The profiles of a workspace, one for each brand voice. */
import { profileFrom } from '#shared/api/profile.ts'
import type { Profile } from '#shared/engine/profile.ts'
import type { Committed } from '../storage/store.ts'
import type { VoiceRecord, WorkspaceRecord } from '../storage/workspace.ts'

type Workspace = Committed<WorkspaceRecord>

/** Profiles by voice, for as long as their workspace stays as it is: the engine compiles each one's terms once. */
const made = new WeakMap<Workspace, Map<string, Profile>>()

/** The voice with this id, or the workspace's default one when none is named; null without any, and for `null`. */
export function voiceOf(workspace: Workspace, id: string | null | undefined): Committed<VoiceRecord> | null {
  const wanted = id === undefined ? workspace.settings.default_voice : id
  return workspace.voices.find((voice) => voice.id === wanted) ?? null
}

/** The profile under a voice of the workspace, or under none. */
export function profileOf(workspace: Workspace, voice: Committed<VoiceRecord> | null): Profile {
  let profiles = made.get(workspace)
  if (!profiles) {
    profiles = new Map()
    made.set(workspace, profiles)
  }
  const name = voice?.id ?? ''
  let profile = profiles.get(name)
  if (!profile) {
    profile = profileFrom(workspace.settings, voice?.voice ?? null)
    profiles.set(name, profile)
  }
  return profile
}
