/** What every step of a sequence stands on. */
import type { LinkedItem } from './linked-items.ts'
import type { Told } from './notice.ts'
import type { Point } from './points.ts'
import type { Recalled } from './recall.ts'
import type { Renewal } from './recall-renewal.ts'
import type { Request } from './request.ts'

/** Read once, before the first step. */
export interface Ground {
  on: string
  matter: string | null
  offer: string | null
  does: string | null
  deadline: Recalled['deadline']
  date: string | null
  isEvent: boolean
  hours: string | null
  reminder: string | null
  closing: string | null
  isRecorded: boolean
  offered: string | null
  reading: string | null
  request: Request | null
  /** What a notice says; `null` where something is asked. */
  notice: Told | null
  /** True where the one proof of a brief is kept for the second step, and the first says what troubles the reader. */
  holdsProof: boolean
  renewal: Renewal | null
  /** What a call or a note can be about, as sentences, best first. */
  sayings: readonly string[]
  asksQuote: boolean
  isTrouble: boolean
  askLine: string | null
  dayAsk: string | null
  look: string | null
  items: readonly LinkedItem[]
  sends: string | null
  asksWho: boolean
  points: readonly Point[]
  consequence: string | null
  used: string | null
}
