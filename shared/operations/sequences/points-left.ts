/** Which points of a first mail its later steps can take up, by who is written to. */
import type { Play } from './angles.ts'
import { casesIn } from './cases.ts'
import type { Channel } from './plan.ts'
import { type Point, pointsIn } from './points.ts'
import type { Source } from './slots.ts'
import { isOfReader } from './theirs.ts'

interface Told {
  /** True where the mail says what there is to decide, and nothing else is told again. */
  decides: boolean
  /** What the sender does, which a step of its own says. */
  does: string | null
  play: Play | null
  toMany: boolean
  /** What the mail is about. */
  about: string | null
}

/** What a named customer did comes first: it is what a stranger can compare with. */
export function pointsLeft(source: Source, { does, play, toMany, about, decides }: Told): Point[] {
  const { doc, material } = source
  if (doc === null || decides) return []
  const isCold = play === 'outreach'
  const isLeft = ({ text }: Point) =>
    !/\bthe same\b|^we (?:met|spoke|talked)\b/i.test(text) &&
    !(does?.toLowerCase().startsWith(text.toLowerCase()) ?? false)
  const suits = (point: Point) =>
    toMany ||
    // What they had of it, and not what it costs.
    (play === 'renewal' && /\byour?\b/i.test(point.text)) ||
    (play !== 'renewal' && (OWN.has(play ?? 'outreach') || !isOfReader(point.text, source)) && isSolid(point))
  return [
    ...(isCold ? casesIn(doc, material) : []),
    ...pointsIn(doc, material, about, isCold).filter((point) => isLeft(point) && suits(point)),
  ]
}

/** Plays in which what the reader did and had is what the mail is about. */
const OWN: ReadonlySet<Play> = new Set<Play>(['customer', 'deal'])

/** What a stranger can judge: a figure, or what binds them. */
const isSolid = ({ text, aspect }: Point) =>
  FIGURE.test(text) || aspect === 'time' || aspect === 'leaving' || WORK.test(text)
/** “We do the re-tuning on site over two night shifts”: how the sender works, with more to it than a verb. */
const WORK =
  /^we (?!are\b|were\b|have\b|had\b|hope\b|help\b|think\b|know\b|would\b|can\b|will\b|offer\b)\p{Ll}+(?: \S+){5,}/u
const FIGURE =
  /\d|\b(?:an?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty) (?:hour|day|week|month|year)s?\b/i

/** Plays whose notes have room for a whole sentence of the mail. */
const WHOLE: ReadonlySet<Play> = new Set<Play>(['outreach', 'deal', 'customer'])

/** A mail leaves out a point that would only be the first mail once more; other channels may say it. */
export const pointsFor = (points: readonly Point[], channel: Channel, play: Play): readonly Point[] =>
  channel === 'call' || channel === 'task' || (channel !== 'email' && WHOLE.has(play))
    ? points
    : points.filter(({ isLong }) => !isLong)
