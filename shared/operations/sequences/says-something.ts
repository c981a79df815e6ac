/** Whether a later step says anything of the mail it follows. */
import type { Angle, Play } from './angles.ts'
import { holds, openingOfFact } from './sayings.ts'
import type { Step } from './write-steps.ts'

/** Angles that are worth a step only with a fact of the mail beside their question. */
const LEANS: Partial<Record<Play, ReadonlySet<Angle>>> = {
  outreach: new Set<Angle>(['smaller_ask', 'objection', 'timing']),
  deal: new Set<Angle>(['smaller_ask', 'objection', 'options']),
}

/** Angles of steps that only ask, and none of `asked`: the plan is better without them. */
export function saysNothing(
  steps: readonly Step[],
  play: Play,
  facts: readonly string[],
  asked: readonly Angle[],
): Angle[] {
  const heads = facts.map(openingOfFact)
  return steps.flatMap(({ n, angle, channel, text, cta }) => {
    if (n === 1 || channel === 'task' || text === null || asked.includes(angle)) return []
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
