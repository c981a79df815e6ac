/**
 * Schema 1 to 2 of workspaces. Settings were a profile of the engine with one brand voice in it; there were no
 * clients, members, billing, webhooks or audit. What a key or setting says stays as it was.
 */
import { hash } from 'node:crypto'
import type { Json } from './index.ts'

const KEYS_MAX = 200
const VOICE_ID = /^bv_[0-9A-Za-z]{1,40}$/

export function voicesAndBilling(record: Json): Json {
  const { settings, keys, created } = record as { settings: Json; keys: Json[]; created: string }
  const { threshold, gate, rules, own_words, locale, jurisdiction } = settings
  const voice = settings.voice as Json | null
  const voiceId = voice && voiceIdOf(String(voice.id))
  return {
    ...record,
    billing: { anchor: null, spend_cap_micro_usd: null, included: null, rate_per_second: null },
    settings: {
      default_kind: null,
      locale,
      jurisdiction,
      default_voice: voiceId,
      gate: {
        mode: gate,
        threshold,
        thresholds: {},
        required: [],
        exempt: { replies: false, internal_domains: [] },
        override: 'with_reason',
        unavailable: 'open',
      },
      terms: { own: own_words, banned: [], preferred: [] },
      rules,
      ruleset: null,
      history: { on: false, drafts: false, days: 90 },
      model: { use: true },
    },
    voices: voice
      ? [
          {
            id: voiceId,
            client: null,
            version: 1,
            created,
            updated: created,
            voice: { ...voice, id: voiceId },
            past: [],
          },
        ]
      : [],
    keys: bounded(keys).map((key) => ({
      ...key,
      creator: null,
      calls_max: null,
      rotated_from: null,
      rotated_to: null,
      client: null,
    })),
    members: [],
    invitations: [],
    notices: [],
    endpoints: [],
    outbox: [],
    audit: { seq: 0, hash: '0'.repeat(64), waiting: [] },
  }
}

/** The list had no bound: keys that ended are left out, oldest first, where there are too many. */
function bounded(keys: Json[]): Json[] {
  const ended = keys.filter(({ revoked }) => revoked !== null)
  const left = new Set(ended.slice(0, Math.max(0, keys.length - KEYS_MAX)))
  return keys.filter((key) => !left.has(key))
}

/** Ids had no form; one without it gets the same new one each time. */
const voiceIdOf = (id: string): string =>
  VOICE_ID.test(id) ? id : `bv_${hash('sha256', id, 'hex').slice(0, 20)}`
