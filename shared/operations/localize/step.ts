/** What every step of a localization reads and what it may say. */
import type { Doc } from '../../engine/doc.ts'
import type { Field, Region, Span } from '../../engine/draft.ts'
import type { AuthorStyle } from './author-style.ts'
import type { Formality, Locale } from './tables/locales.ts'

export const ADAPTATION_TYPES = [
  'greeting',
  'signoff',
  'punctuation',
  'date',
  'time',
  'number',
  'currency',
  'phone',
  'address',
  'name_order',
  'units',
  'quotes',
  'direction',
  'legal',
  'idiom',
  'spelling',
  'vocabulary',
  'translation',
] as const
export type AdaptationType = (typeof ADAPTATION_TYPES)[number]

export interface Recipient {
  family_name?: string | undefined
  given_name?: string | undefined
  title?: string | undefined
  gender: 'unknown' | 'female' | 'male' | 'other'
}

/** A stretch of visible text that may be adapted: subject, preheader, or a block the sender wrote. */
export interface Segment {
  field: Field
  region: Region
  text: string
  /** Place of `text` in the visible text of the field. */
  at: number
}

export interface Mail {
  doc: Doc
  target: Locale
  source: {
    tag: string
    language: string
    region: string | null
    /** True when the caller or the workspace named it; else it is only assumed. */
    named: boolean
  }
  /** How the author writes numbers, and how that is known. */
  author: AuthorStyle
  /** True when plain spaces part thousands. */
  spaced: boolean
  /** Code of the language the text is in; `null` when it cannot be told. */
  language: string | null
  /** True when the text is in the language of the target already. */
  native: boolean
  /** What the caller asked for. */
  asked: 'auto' | Formality
  /** What applies. */
  formality: Formality
  recipient: Recipient
  glossary: Readonly<Record<string, string>>
  segments: readonly Segment[]
  /** Where the lines under the closing begin, in the visible text of the draft; beyond its end when there are none. */
  signedAt: number
  /** True when nothing in the range is out of bounds: placeholder, link, code, a phrase to keep. */
  isFree: (field: Field, span: Span) => boolean
}

/** A change, in the visible text of its field. */
export interface Proposal extends Span {
  field: Field
  after: string
  type: AdaptationType
  rule_id: string
  confidence: number
  /** Range in the caller's own draft, for what does not show; `after` is markup then. */
  source?: Span
}

/** A place that needs somebody else, in the visible text of its field. */
export interface Point extends Span {
  field: Field
  reason: string
  /** Range in the caller's own draft, for what does not show. */
  source?: Span
  /** Not worth saying where a change was made in the same place. */
  unlessChanged?: boolean
}

/** Where steps leave what they find. Of changes that overlap, the earlier one counts. */
export interface Findings {
  change: (proposal: Proposal) => void
  person: (point: Point) => void
  model: (point: Point) => void
}

export type Step = (mail: Mail, findings: Findings) => void

/** Range of a segment's text in its field. */
export const within = ({ field, at }: Segment, start: number, end: number) => ({
  field,
  start: at + start,
  end: at + end,
})
