/** Which angle each step takes. */
import { type Angle, LAST, ORDER, type Play } from './angles.ts'
import type { Scripts, Slots } from './script.ts'

export interface Choice {
  angles: Angle[]
  /** Asked for and not taken: told already, asked for twice, or nothing for this kind of mail. */
  left: Angle[]
}

/** A sequence of this many steps or more ends with the mail that closes it. */
const CLOSES_FROM = 3

/** Angles for `count` steps after the first; fewer when there are no more that differ. */
export function choose(
  count: number,
  total: number,
  asked: readonly Angle[],
  told: ReadonlySet<Angle>,
  play: Play,
  scripts: Scripts,
  slots: Slots,
): Choice {
  const fits = (angle: Angle) => {
    const script = scripts[angle]
    return script !== undefined && !told.has(angle) && (script.fits?.(slots) ?? true)
  }
  // The day comes last in a campaign, whatever was left out before it; an order that was asked for stands.
  const story = Object.keys(scripts)
  const inOrder = (angles: Angle[]) =>
    play === 'campaign' && asked.length === 0
      ? angles.sort((a, b) => story.indexOf(a) - story.indexOf(b))
      : angles
  const wanted = [...new Set(asked)].filter(fits)
  const left = asked.filter((angle, i) => !fits(angle) || asked.indexOf(angle) !== i)
  // A fact at hand comes before the question what is wrong.
  const isFirst = (angle: Angle) => angle === 'proof' || (angle === 'timing' && play === 'deal')
  const isKnown = (play === 'deal' || play === 'customer') && slots.told?.isLong === false
  const order = isKnown
    ? [...ORDER[play].filter(isFirst), ...ORDER[play].filter((a) => !isFirst(a))]
    : ORDER[play]
  // A page that the mail has comes before an example that only the sender has.
  const reads = play === 'outreach' && slots.reading !== null && slots.told === null
  const first: readonly Angle[] = reads ? ['resource', 'smaller_ask'] : []
  const rest = [...first, ...order.filter((angle) => !first.includes(angle))].filter(
    (angle) => fits(angle) && (scripts[angle]?.apt?.(slots) ?? true) && !wanted.includes(angle),
  )
  const all = [...wanted, ...rest].slice(0, count)
  const last = LAST[play]
  const closes = total >= CLOSES_FROM && wanted.length < count && fits(last)
  if (!closes) return { angles: inOrder(all), left }
  const open = [...wanted, ...rest].filter((angle) => angle !== last)
  return { angles: inOrder([...open.slice(0, count - 1), last]), left }
}
