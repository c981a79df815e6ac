/** What the engine reads of a workspace: its settings and one brand voice, as a profile. */
import { type BrandVoice, type Profile, SILENT_VOICE } from '../engine/profile.ts'
import type { Settings } from './resources/settings.ts'

/** Lists may be read-only: the server's are. */
type Frozen<T> = T extends (infer I)[]
  ? readonly Frozen<I>[]
  : T extends object
    ? { readonly [K in keyof T]: Frozen<T[K]> }
    : T

/** The profile that server and extension score by; the same for the same settings and voice. */
export function profileFrom(settings: Frozen<Settings>, voice: BrandVoice | null): Profile {
  const { gate, terms, rules, locale, jurisdiction } = settings
  const { banned, preferred } = terms
  const own = voice ?? (banned.length + preferred.length > 0 ? SILENT_VOICE : null)
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
