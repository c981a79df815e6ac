/** What a step of the rewrite sees and proposes. */
import type { Draft, Field } from '../../engine/draft.ts'
import type { Edit } from '../../engine/edit.ts'
import type { Context } from '../operation.ts'
import type { ReadDraft } from '../read-draft.ts'

/** Tones that can be had without a model. */
export const WRITTEN_TONES = ['plain', 'warm', 'direct', 'formal'] as const
export type WrittenTone = (typeof WRITTEN_TONES)[number]

export interface Wishes {
  /** Rules whose fixes may be applied; `null` for all safe ones. */
  rules: ReadonlySet<string> | null
  /** Words of the body to stay at or under; `null` for no wish. */
  wordsMax: number | null
  /** Use contractions, write them out, or leave them. */
  contractions: 'use' | 'avoid' | null
  include: readonly string[]
  exclude: readonly string[]
  /** Whether figures and names stay even where a rule that was named would drop them; default no. */
  keepsFacts?: boolean
  /** Phrases that must stay word for word. */
  keep: readonly string[]
  goal: Draft['goal']
  /** Whether an empty subject gives way to words of the mail; default yes. */
  subject?: 'keep'
  /** Whether padding goes, within sentences and whole; default no. */
  shorter?: boolean
  /** Whether asides of personal mail may go, as somebody asked for fewer words; default no. */
  asides?: boolean
  /** Whether what goes may give a reason or a figure in words; default no. */
  shortest?: boolean
  /** Whether no sentence goes for being empty; default no. */
  sameLength?: boolean
  /** Tones that words are changed for; default none. */
  tones?: ReadonlySet<WrittenTone>
  /** What is changed before all else, for a variant that differs in substance; the first that stands is taken. */
  turn?: (state: State, context: Context) => Proposal[]
  /** Leaves out everything but mending mistakes, for a light variant. */
  light: boolean
}

/** What a rewrite that nobody asked for holds to. */
export const NO_WISHES: Wishes = {
  rules: null,
  wordsMax: null,
  contractions: null,
  include: [],
  exclude: [],
  keep: [],
  goal: undefined,
  light: false,
}

/** A draft as it stands, with all remarks on it. */
export type State = ReadDraft

export interface Proposal {
  type: 'fix' | 'cut' | 'split' | 'ask' | 'greeting' | 'order' | 'term' | 'subject' | 'include'
  rule: string | null
  field: Field
  /** Edits of the field's own string, in any order, without overlap. They stand or fall together. */
  edits: readonly Edit[]
  reason: string
  /** The tone that asked for it, where one did. */
  tone?: WrittenTone
  /** True when facts inside the edits may go, because the caller asked for it. */
  mayDropFacts?: boolean
  /** Why a fix that was asked for cannot be made, as the end of a sentence. */
  blocked?: string
}

export type Step = (state: State, wishes: Wishes) => Proposal[]
