/** What a brief holds once it is read. */
import type { BriefInput } from '../../brief.ts'
import type { Held } from './held.ts'

/** What a fact is good for: each later step takes one of another role. */
export type Role = 'ours' | 'pain' | 'proof' | 'price' | 'day' | 'how' | 'wish' | 'other'

export interface Fact {
  /** Without its full stop, and with a capital. */
  text: string
  /** The same with the first letter of the brief. */
  raw: string
  /** False for a part of a sentence, which stands in a list or behind a colon. */
  whole: boolean
  role: Role
  /** True for the offer of a field, which the first mail ends with. */
  isOffer?: true
}

export interface Case {
  /** What the first mail begins with, before any fact; `null` for nothing. */
  lead: string | null
  facts: Fact[]
  /** As a question; `null` where the brief asks for nothing that is sure. */
  ask: string | null
  /** The same as the field of the brief has it. */
  wanted: string | undefined
  link: string | null
  /** What all is about, as it stands behind “about”; `null` where that is not sure. */
  topic: string | null
  /** What is held, where a brief names it and its day. */
  held: Held | null
  sender: NonNullable<BriefInput['sender']>
  reader: NonNullable<BriefInput['recipient']>
  /** The subject that the brief gives. */
  subject: string | null
  /** What the mail is for, where only the sender can say it: `decline the offer`. */
  purpose: string | null
  /** Thoughts that no reader is told. */
  left: string[]
}
