/** What a draft or a brief gives to write with: its own words, and nothing else. */

/** Where a piece of material was found: a range of the caller’s own string, or a field of the brief. */
export type Origin =
  | { from: 'draft'; field: 'subject' | 'preheader' | 'draft'; start: number; end: number }
  | { from: 'brief'; field: string }

/** Words as they stand in the draft or brief. */
export interface Piece {
  text: string
  origin: Origin
}

/** A thing the mail is about: a short noun phrase in the sender's words, without article: `March export`. */
export interface Topic extends Piece {
  /** How well it tells this mail from others, higher is better; comparable within one mail only. */
  weight: number
  /** True when it is named for the reader: their company, their event, their page. */
  readers: boolean
}

/** A figure with what it counts: `three late payslips`, `30% fewer errors`. */
export interface Figure extends Piece {
  /** The figure alone, as written. */
  number: string
}

/** A sentence that plays a part in the mail. */
export interface Part extends Piece {
  /** Index into `Doc.sentences`; `null` for a brief. */
  sentence: number | null
}

export interface Material {
  /** Things the mail is about, best first. */
  topics: readonly Topic[]
  figures: readonly Figure[]
  /** Dates and days as written: `Thursday`, `1 March`. */
  dates: readonly Piece[]
  /** Who is written to: a name as written, or a placeholder's own text; `null` when unknown. */
  recipient: { name: Piece | null; company: Piece | null; role: Piece | null }
  sender: { name: Piece | null; company: Piece | null }
  /** Why now: what happened at the reader's. */
  trigger: Part | null
  problem: Part | null
  offer: Part | null
  /** What can be shown: figures with a result, customers, quotes. */
  proof: readonly Part[]
  /** Sentence that asks, as written. */
  ask: Part | null
  link: string | null
  /** Placeholders that may be used again, as written. */
  placeholders: readonly string[]
}
