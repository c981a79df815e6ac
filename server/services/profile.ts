/** What the engine reads of a workspace: its settings and one brand voice, as a profile. */
import { type Profile, SILENT_VOICE } from '#shared/engine/profile.ts'
import type { Committed } from '../storage/store.ts'
import type { VoiceRecord, WorkspaceRecord } from '../storage/workspace.ts'

type Workspace = Committed<WorkspaceRecord>

/** Profiles by voice, for as long as their workspace stays as it is: the engine compiles each one's terms once. */
const made = new WeakMap<Workspace, Map<string, Profile>>()

/** The voice with this id, or the workspace's default one when none is named; null without any. */
export function voiceOf(workspace: Workspace, id: string | undefined): Committed<VoiceRecord> | null {
  const wanted = id ?? workspace.settings.default_voice
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
    profile = make(workspace, voice)
    profiles.set(name, profile)
  }
  return profile
}

function make({ settings }: Workspace, voice: Committed<VoiceRecord> | null): Profile {
  const { gate, terms, rules, locale, jurisdiction } = settings
  const { banned, preferred } = terms
  const own = voice?.voice ?? (banned.length + preferred.length > 0 ? SILENT_VOICE : null)
  return {
    threshold: gate.threshold,
    thresholds: gate.thresholds,
    required: gate.required,
    gate: gate.mode,
    default_kind: settings.default_kind,
    rules,
    own_words: terms.own,
    // The client's words come first: where both say something of a term, the client's holds.
    voice: own && { ...own, banned: [...own.banned, ...banned], preferred: [...own.preferred, ...preferred] },
    locale,
    jurisdiction,
  }
}
