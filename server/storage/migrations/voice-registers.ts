/** Schema 6 to 7 of workspaces: brand voices, and their earlier versions, have a formality and a person; they had no opinion. */
import type { Json } from './index.ts'

const withRegister = (of: Json): Json => ({
  ...of,
  voice: { ...(of.voice as Json), formality: null, person: null },
})

export const voiceRegisters = (record: Json): Json => ({
  ...record,
  voices: (record.voices as Json[]).map((voice) => ({
    ...withRegister(voice),
    past: (voice.past as Json[]).map(withRegister),
  })),
})
