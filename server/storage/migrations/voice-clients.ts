/** Schema 4 to 5 of workspaces: earlier versions of a voice tell their client. They were shown with that of today. */
import type { Json } from './index.ts'

export const voiceClients = (record: Json): Json => ({
  ...record,
  voices: (record.voices as Json[]).map((voice) => ({
    ...voice,
    past: (voice.past as Json[]).map((version) => ({ ...version, client: voice.client })),
  })),
})
