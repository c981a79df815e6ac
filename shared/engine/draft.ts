/** The words every part of the product shares: what a caller hands in, and what can be said about it. */
import type { Guess } from './detect.ts'
import type { Kind } from './kinds.ts'

export type Format = 'auto' | 'text' | 'html'
export type Field = 'subject' | 'preheader' | 'draft'
export type Goal = 'reply' | 'positive_reply' | 'click' | 'book_meeting' | 'inform' | 'retain' | 'donate'
export type Relationship = 'cold' | 'warm' | 'customer' | 'internal'

export interface Audience {
  relationship?: Relationship | undefined
  role?: string | undefined
  seniority?: 'ic' | 'manager' | 'director' | 'vp' | 'c_level' | undefined
  industry?: string | undefined
  /** ISO 3166 country of the reader; decides which law the compliance rules read. */
  jurisdiction?: string | undefined
}

/** What a caller hands in. Only `draft` is required. Field names are those of the HTTP API. */
export interface Draft {
  /** The body: plain text or HTML. */
  draft: string
  format?: Format | undefined
  subject?: string | undefined
  preheader?: string | undefined
  from_name?: string | undefined
  kind?: Kind | 'auto' | undefined
  /** What the mail was taken for that this is a version of; a kind that is named goes before it. */
  taken?: Guess | undefined
  goal?: Goal | undefined
  audience?: Audience | undefined
  /** BCP 47 tag, such as `en-GB`. */
  locale?: string | undefined
  /** Names of the fields that merge tags may stand for; without it any name will do. */
  known_fields?: string[] | undefined
}

/** Part of a body. `opening` and `ask` belong to sentences; the others to whole blocks as well. */
export type Region = 'greeting' | 'opening' | 'body' | 'ask' | 'signoff' | 'signature' | 'quoted' | 'footer'

/** Regions the sender wrote for this mail; rules look only here unless they say otherwise. */
export const AUTHORED: readonly Region[] = ['greeting', 'opening', 'body', 'ask', 'signoff']

/** Half-open range of UTF-16 code units. */
export interface Span {
  start: number
  end: number
}
