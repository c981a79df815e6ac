/** Whether the leader is called the winner, and what to say where it is not, or where its lead is not settled. */
import type { Input } from './arms.ts'
import { COUNTED_MARGIN, MARGIN, SURE } from './strength.ts'

interface Lead {
  leader: string
  metric: Input['metric']
  /** Probability of the leader against the next. */
  sure: number
  /** True when the caller's own counts had a part. */
  counted: boolean
  /** True when enough was counted of both in front for the counts to speak. */
  both: boolean
  /** Least and most lift that is likely; `null` when it is not known. */
  interval: readonly [number, number] | null
}

interface Call {
  called: boolean
  /** Code and message of the caveat about it; `null` for a lead that its counts carry. */
  why: readonly [code: string, message: string] | null
}

/** Differences from even odds that nothing stands behind. */
const NOTHING = 0.002

/** Codes of these caveats: they belong beside the verdict. */
export const CALL_CODES: ReadonlySet<string> = new Set([
  'nothing_tells_apart',
  'lead_too_slight',
  'counts_leave_it_open',
  'opens_decide_nothing',
  'lead_not_settled',
])

/** Machines open mail too: a lead in opens has to be as sure as counts of one's own can make it. */
export function callOf({ leader, metric, sure, counted, both, interval }: Lead): Call {
  if (sure < 0.5 + NOTHING)
    return {
      called: false,
      why: [
        'nothing_tells_apart',
        `${sure > 0.5 ? 'Next to nothing' : 'Nothing'} that is measured here tells the two in front apart.`,
      ],
    }
  if (sure < MARGIN)
    return {
      called: false,
      why: [
        'lead_too_slight',
        `“${leader}” leads by too little: under ${Math.round(MARGIN * 100)} to ${Math.round((1 - MARGIN) * 100)} no lead is called.`,
      ],
    }
  // What was counted weighs more than what was guessed: where it shows next to nothing, that is the answer.
  if (both && sure < COUNTED_MARGIN)
    return {
      called: false,
      why: [
        'counts_leave_it_open',
        'Your own counts leave it open: so small a difference comes about by chance.',
      ],
    }
  if (metric === 'open' && !(counted && sure >= SURE))
    return {
      called: false,
      why: [
        'opens_decide_nothing',
        counted
          ? 'Programs open mail that nobody reads, and a lead in opens this slight may be theirs.'
          : 'Programs open mail that nobody reads, so no text is called the winner of opens before it is sent.',
      ],
    }
  if (!interval || interval[0] > 0 || interval[1] < 0) return { called: true, why: null }
  return {
    called: true,
    why: [
      'lead_not_settled',
      `That takes in no difference at all: lean to “${leader}” if you have to choose today, and let a test settle it.`,
    ],
  }
}
