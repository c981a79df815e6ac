/** Schema 3 to 4 of workspaces: brand voices, and their earlier versions, have sample sentences; there were none. */
import type { Json } from './index.ts'

const withSamples = (of: Json): Json => ({ ...of, voice: { ...(of.voice as Json), samples: [] } })

export const voiceSamples = (record: Json): Json => ({
  ...record,
  voices: (record.voices as Json[]).map((voice) => ({
    ...withSamples(voice),
    past: (voice.past as Json[]).map(withSamples),
  })),
})
