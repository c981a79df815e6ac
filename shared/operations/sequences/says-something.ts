/** Whether a later step says anything of the mail it follows. */
import type { Angle, Play } from './angles.ts'
import { MATTER, NAMES } from './parts-left.ts'
import { holds, openingOfFact } from './sayings.ts'
import type { Step } from './write-steps.ts'

/** Angles that are worth a step only with a fact of the mail beside their question. */
const LEANS: Partial<Record<Play, ReadonlySet<Angle>>> = {
  outreach: new Set<Angle>(['smaller_ask', 'objection', 'timing']),
  deal: new Set<Angle>(['smaller_ask', 'options']),
}
/** Plays in which the sender has said what there is to say: a step that only they could write is better left to them. */
const KNOWN: ReadonlySet<Play> = new Set<Play>(['deal', 'customer'])
/** Angles that stand on what happened at the reader's, or on somebody who agreed to be asked. */
const SENDERS: ReadonlySet<Angle> = new Set<Angle>(['trigger', 'reference'])

/** Angles of steps that only ask, and none of `asked`: the plan is better without them. */
export function saysNothing(
  steps: readonly Step[],
  play: Play,
  facts: readonly string[],
  asked: readonly Angle[],
): Angle[] {
  const heads = facts.map(openingOfFact)
  return steps.flatMap(({ n, angle, channel, text, cta, to_fill }) => {
    if (n === 1 || channel === 'task' || text === null || asked.includes(angle)) return []
    if (KNOWN.has(play) && to_fill.some((part) => !NAMES.includes(part) && part !== `[${MATTER}]`))
      return [angle]
    // Nobody fills in a call or a note before it goes out.
    if (
      play === 'outreach' &&
      channel !== 'email' &&
      SENDERS.has(angle) &&
      to_fill.some((part) => !NAMES.includes(part))
    )
      return [angle]
    // A text message to many that only repeats what the first mail asked for.
    const isBare = play === 'campaign' && channel === 'sms' && OPEN.has(angle)
    // Nobody fills in a text message before it goes out, and a bare question comes from nobody.
    if (channel === 'sms' && play !== 'campaign')
      if (/\[(?!your name|first name)/.test(text) || (cta !== null && text.startsWith(cta))) return [angle]
    // A goodbye by itself, where nothing was said in between.
    const parts = play === 'campaign' && angle === 'how_it_works' && n === 2
    if (!isBare && !parts && !LEANS[play]?.has(angle)) return []
    const told = text.replace(cta ?? '', '')
    if (isBare && told.includes('[')) return []
    return heads.some((fact) => holds(told, fact)) ? [] : [angle]
  })
}
/** Steps of a mailing that ask what is still open. */
const OPEN: ReadonlySet<Angle> = new Set<Angle>(['objection', 'how_it_works', 'proof'])
