/** Schema 7 to 8 of workspaces: brand voices, and their earlier versions, may do without marks; they had no opinion. */
import type { Json } from './index.ts'

const withMarks = (of: Json): Json => ({ ...of, voice: { ...(of.voice as Json), avoided_marks: [] } })

export const voiceMarks = (record: Json): Json => ({
  ...record,
  voices: (record.voices as Json[]).map((voice) => ({
    ...withMarks(voice),
    past: (voice.past as Json[]).map(withMarks),
  })),
})
