/** What a workspace or client decides about scoring. Plain data; the API's brand voices and settings end up here. */
import type { Draft } from './draft.ts'
import type { Kind } from './kinds.ts'
import type { AvoidedMark } from './lexicon/avoidable-marks.ts'
import type { Dimension } from './rule.ts'

/** Habits and words of a brand. `null` and empty lists mean: no opinion. */
export interface BrandVoice {
  id: string
  name: string
  /** Words and phrases never to use, with what to say instead when there is something. */
  banned: readonly { term: string; use: string | null; reason: string | null }[]
  /** Words to prefer: whenever one of `instead_of` stands in the draft, `term` is offered. */
  preferred: readonly { term: string; instead_of: readonly string[] }[]
  /** How near it stands to its reader: as letters are written, or as people talk. */
  formality: 'formal' | 'informal' | null
  /** Who speaks: the sender or the company. */
  person: 'i' | 'we' | null
  contractions: 'use' | 'avoid' | null
  exclamations: 'allow' | 'avoid' | null
  emoji: 'allow' | 'avoid' | null
  /** Marks that it does without. */
  avoided_marks: readonly AvoidedMark[]
  /** Highest reading grade (Flesch–Kincaid) the brand wants. */
  reading_grade_max: number | null
  /** Longest sentence in words. */
  sentence_words_max: number | null
  greeting: string | null
  signoff: string | null
  /** Sentences that show how it sounds, for a model to write by. No rule reads them. */
  samples: readonly string[]
}

/** A voice without any opinion, for what is told of a voice in part. */
export const SILENT_VOICE: BrandVoice = {
  id: '',
  name: '',
  banned: [],
  preferred: [],
  formality: null,
  person: null,
  contractions: null,
  exclamations: null,
  emoji: null,
  avoided_marks: [],
  reading_grade_max: null,
  sentence_words_max: null,
  greeting: null,
  signoff: null,
  samples: [],
}

export type GateMode = 'off' | 'advise' | 'prompt' | 'block'

export interface Profile {
  /** Score under which the send gate acts, 0 to 100. */
  threshold: number
  /** Thresholds of kinds that have one of their own. */
  thresholds: { readonly [K in Kind]?: number }
  /** Dimensions that must reach a score of their own, whatever the whole. */
  required: readonly { dimension: Dimension; score: number }[]
  gate: GateMode
  /** Taken for a draft that names no kind, instead of a guess. */
  default_kind: Kind | null
  /** Rules switched off, or their points multiplied by 0.5 to 2. */
  rules: Readonly<Record<string, { enabled?: boolean | undefined; factor?: number | undefined }>>
  /** Words that are never typos, compared without case. */
  own_words: readonly string[]
  voice: BrandVoice | null
  /** Default for drafts without one. */
  locale: string | null
  jurisdiction: string | null
}

export const DEFAULT_PROFILE: Profile = {
  threshold: 70,
  thresholds: {},
  required: [],
  gate: 'advise',
  default_kind: null,
  rules: {},
  own_words: [],
  voice: null,
  locale: null,
  jurisdiction: null,
}

/** Country whose law the compliance rules read: the draft's, else the profile's, else the locale's region, else `otherwise`. */
export function jurisdictionOf(draft: Draft, profile: Profile, otherwise = 'US'): string {
  const region = /-([A-Za-z]{2})\b/.exec(draft.locale ?? profile.locale ?? '')?.[1]
  return (draft.audience?.jurisdiction ?? profile.jurisdiction ?? region ?? otherwise).toUpperCase()
}
