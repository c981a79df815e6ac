/** What a step says. One script for each angle of a play; the words are data, the slots are filled from the draft. */
import type { Kind } from '../../engine/kinds.ts'
import type { Angle } from './angles.ts'
import type { LinkedItem } from './linked-items.ts'
import type { Told } from './notice.ts'
import type { Point } from './points.ts'
import type { Renewal } from './recall-renewal.ts'
import type { Request } from './request.ts'

export interface Slots {
  /** What is written about, as a noun phrase: `the racking quote`; to a stranger what the sender offers, never what is theirs already: `Slotwise`. `this` when it has no name. */
  on: string
  /** ` about` with it, or nothing. */
  about: string
  /** The reader's own matter, no product: `damaged pallets at Goole`; `null` when it has no name. */
  matter: string | null
  /** The reader's company; `null` when unknown. */
  company: string | null
  /** ` at Acme`, or nothing. */
  at: string
  /** What is offered, as a noun phrase or a name; `null` when it has no name. */
  offer: string | null
  /** What the sender does, as a sentence that goes on after a comma: `we make a claims form.`; `null` for none and once a later step told it. */
  does: string | null
  kind: Kind
  /** True for mail about a price. */
  priced: boolean
  /** `customer of the same size`, with the industry where it is known. */
  customer: string
  /** A day the ask names; `null` for none. */
  date: string | null
  /** The sentence that names the day; `null` for none. */
  deadline: string | null
  /** The same behind a colon, without its full stop; `null` for none. */
  reminder: string | null
  /** The time of day of an event, where its mail names just one: `8:30 to 10:30`. */
  hours: string | null
  /** The last day to sign up, before that day; `null` for none. */
  closing: string | null
  /** True where that day is the last for something, and not the day of an event. */
  isLast: boolean
  /** True for mail that invites to an event. */
  isEvent: boolean
  /** True when the mail says that there will be a recording. */
  isRecorded: boolean
  /** The page of a case or a guide that the mail links to besides; `null` for none. */
  reading: string | null
  /** Something to read that the mail offers besides: `the two-page summary of the move`; `null` for none. */
  offered: string | null
  /** What somebody who is known is asked for; `null` in all other mail. */
  request: Request | null
  /** What a notice says; `null` where something is asked. */
  notice: Told | null
  /** What a mail about a renewal says; `null` in all others. */
  renewal: Renewal | null
  /** True when a good word to quote is asked for, and no name. */
  asksQuote: boolean
  /** True when the mail says that the matter troubles the reader. */
  isTrouble: boolean
  /** A point of the first mail that no later step has taken up; `null` for none. */
  told: Point | null
  /** Lines that the subject-lines operation finds in a mailing without a name for its matter. */
  spare: () => readonly string[]
  /** True for the last step of a plan. */
  ends: boolean
  /** Whom the first mail names as an example: `Koster Logistics`; `null` for nobody. */
  example: string | null
  /** True when the first mail tells of somebody who did it, named or not. */
  shown: boolean
  /** The ask of a mail to many, with its link; `null` for none. */
  askLine: string | null
  /** The ask that stands beside the day, where it is another; `null` for none. */
  dayAsk: string | null
  /** The item of the first mail's list that this step is about; `null` where it lists none with pages. */
  item: LinkedItem | null
  /** The page of that ask, where it wants more than a look; `null` for none. */
  look: string | null
  /** What the first mail offers to send: `the Bergen report`; `null` for nothing. */
  sends: string | null
  /** True when the first mail asks who looks after its matter. */
  asksWho: boolean
  /** True when the first mail asked for time. */
  askedForTime: boolean
  /** What the mail says comes after a day without payment: `we will add the late fee`; `null` where it does not. */
  consequence: string | null
  /** What the mail says they had of what renews: `1,906 site reports`; `null` where it does not. */
  used: string | null
  /** What a call is for, as a sentence: what troubles the reader, else what the sender does; `null` where nothing says it. */
  point: string | null
  /** Facts of the first mail that no later step has said, as sentences. */
  facts: readonly string[]
  /** A part that only the sender can know, with what to put there. */
  hole: (instruction: string) => string
}

/** A part of a text: as it stands, or filled from the draft. */
export type Say = string | ((slots: Slots) => string)
/** Ways to say one part, each of which goes with every way to say the others. */
export type Ways = readonly [Say, ...Say[]]

/** A line of thought: its paragraphs and its question. */
export interface Telling {
  body: readonly Ways[]
  /** Questions that a nod answers: what is asked grows smaller after the first mail, and never larger. */
  ask: Ways
}

/** The same where no mail is at hand: a sentence and its question. */
export interface Note {
  line: Say | Ways
  ask: Say | Ways
}

export interface Script {
  purpose: string
  /** What the reader gets that no step before gave. */
  value: (slots: Slots) => string
  /** Lines of thought, one of which is taken by the words of the draft, so that senders differ. */
  tellings: readonly [Telling, ...Telling[]]
  /** For LinkedIn, the telephone and text messages. */
  notes: readonly [Note, ...Note[]]
  /** When to take the step, where it hangs on a day; `null` where it does not. */
  when?: (slots: Slots) => string | null
  /** False for what goes out whatever was answered. */
  waits?: false
  /** What to do, where the step is a task. */
  task: (slots: Slots) => string
  /** False when the angle has nothing to stand on. */
  fits?: (slots: Slots) => boolean
  /** False where the angle is taken only when it is asked for. */
  apt?: (slots: Slots) => boolean
}

export type Scripts = Partial<Record<Angle, Script>>

/** A part with its slots filled. */
export const said = (say: Say, slots: Slots): string => (typeof say === 'string' ? say : say(slots))
