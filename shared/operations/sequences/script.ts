/** What a step says. One script for each angle of a play; the words are data, the slots are filled from the draft. */
import type { Angle } from './angles.ts'
import type { Renewal } from './recall-renewal.ts'

export interface Slots {
  /** What is written about, as a noun phrase: `the racking quote`; to a stranger what the sender offers, never what is theirs already: `Slotwise`. `this` when it has no name. */
  on: string
  /** ` about` with it, or nothing. */
  about: string
  /** The reader's own matter, no product: `damaged pallets at Goole`; `null` when it has no name. */
  matter: string | null
  /** What troubles the reader, as a clause; `null` for none. */
  trouble: string | null
  /** The reader's company; `null` when unknown. */
  company: string | null
  /** ` at Acme`, or nothing. */
  at: string
  /** What is offered, as a noun phrase or a name; `null` when it has no name. */
  offer: string | null
  /** What the sender does, as a sentence that goes on after a comma: `we make a claims form.`; `null` for none and once a later step told it. */
  does: string | null
  /** True for mail about a price. */
  priced: boolean
  /** `customer of the same size`, with the industry where it is known. */
  customer: string
  /** A day the ask names; `null` for none. */
  date: string | null
  /** The sentence that names the day; `null` for none. */
  deadline: string | null
  /** True where that day is the last for something, and not the day of an event. */
  isLast: boolean
  /** True for mail that invites to an event. */
  isEvent: boolean
  /** True when the mail says that there will be a recording. */
  isRecorded: boolean
  /** Something to read that the mail offers besides: `the two-page summary of the move`; `null` for none. */
  offered: string | null
  /** What a mail about a renewal says; `null` in all others. */
  renewal: Renewal | null
  /** Something that can be shown and was not told yet, as a sentence; `null` for none. */
  proof: string | null
  /** What the first mail shows, as a sentence; `null` for none. */
  result: string | null
  /** True when the first mail tells of somebody else who did it, in words that cannot be said again. */
  named: boolean
  /** A sentence of the mail with a figure or a name, that no later step told yet; `null` for none. */
  fact: string | null
  /** The one after it. */
  next: string | null
  /** How many such sentences are left. */
  facts: number
  /** The question of the draft, where it can be asked again; `null` for none. */
  ownAsk: string | null
  /** The ask of a mail to many, with its link; `null` for none. */
  askLine: string | null
  /** True when the first mail asked for time. */
  askedForTime: boolean
  /** A page to read; `null` for none and for a calendar. */
  page: string | null
  /** A part that only the sender can know, with what to put there. */
  hole: (instruction: string) => string
}

export interface Telling {
  /** Paragraphs of the mail, without the question. */
  body: (slots: Slots) => string[]
  /** The question. */
  ask: (slots: Slots) => string
}

export interface Script {
  purpose: string
  /** What the reader gets that no step before gave. */
  value: (slots: Slots) => string
  /** Ways to say it, one of which is taken by the words of the draft, so that senders differ. */
  tellings: readonly [Telling, ...Telling[]]
  /** The angle in one sentence, for LinkedIn and the telephone. */
  line: (slots: Slots) => string
  /** The question where the text of a mail is not at hand; default: the one of the mail. */
  spoken?: (slots: Slots) => string
  /** When to take the step, where it hangs on a day; `null` where it does not. */
  when?: (slots: Slots) => string | null
  /** What to do, where the step is a task. */
  task: (slots: Slots) => string
  /** False when the angle has nothing to stand on. */
  fits?: (slots: Slots) => boolean
}

export type Scripts = Partial<Record<Angle, Script>>

/** What a step brings that tells a line of the first mail once more. */
export const again = (line: string | null): string | null =>
  line === null ? null : `A line of the first mail by itself: “${line}”`
