/** What a step says. One script for each angle of a play; the words are data, the slots are filled from the draft. */
import type { Angle } from './angles.ts'

export interface Slots {
  /** The matter, as a noun phrase: `your duplicate contacts`; `this` when it has no name. */
  on: string
  /** ` about` with the matter, or nothing. */
  about: string
  /** The reader's company; `null` when unknown. */
  company: string | null
  /** ` at Acme`, or nothing. */
  at: string
  /** What is offered, as a noun phrase; `null` when it has no name. */
  offer: string | null
  /** A company that the first mail told of; `null` for none. */
  shown: string | null
  /** True for mail about a price. */
  priced: boolean
  /** `customer of the same size`, with the industry where it is known. */
  customer: string
  /** A day the draft names; `null` for none. */
  date: string | null
  /** Something that can be shown and was not told yet, as a sentence; `null` for none. */
  proof: string | null
  /** True when the first mail asked for time. */
  askedForTime: boolean
  link: string | null
  /** What the draft calls its link: `Finish your order`. */
  linkText: string | null
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
  value: string
  /** Ways to say it, one of which is taken by the words of the draft, so that senders differ. */
  tellings: readonly [Telling, ...Telling[]]
  /** The angle in one sentence, for LinkedIn and the telephone. */
  line: (slots: Slots) => string
  /** The question where the text of a mail is not at hand; default: the one of the mail. */
  spoken?: (slots: Slots) => string
  /** What to do, where the step is a task. */
  task: (slots: Slots) => string
  /** False when the angle has nothing to stand on. */
  fits?: (slots: Slots) => boolean
}

export type Scripts = Partial<Record<Angle, Script>>
