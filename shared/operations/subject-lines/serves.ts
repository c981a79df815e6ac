/** What a line serves beside the others of its mail, by what the mail is for: the order in which they are offered. */
import type { Doc } from '../../engine/doc.ts'
import type { BriefInput } from '../brief.ts'
import type { Fit } from './fit.ts'
import type { Idea } from './idea.ts'
import { soundIn } from './sound.ts'

/** Fit from which a line may take the place of a subject unasked. */
export const SERVES = 75
/** Lines that serve worse are not offered. */
export const LEAST_FIT = 59
/** What a sum or a share gives up to the thing it is of. */
const SIDE = 15
/** What the thing that a brief begins with has before others of its fit. */
const FIRST_NAMED = 6

/** Judges the lines of one mail, or of a brief, whose ask is no subject: it says nothing of what is written. */
export function servesIn(doc: Doc, brief: BriefInput | undefined): (idea: Idea, fit: Fit) => number {
  const isSound = soundIn(doc)
  const about = brief?.about.toLowerCase().replace(/^(?:an?|the|our|my|we \p{L}+) (?:an? |the )?/u, '')
  return (idea, fit) => {
    const { points } = fit
    if (about === undefined)
      return isSound(idea.text, fit) ? points - sideOf(idea, doc, points) : belowServing(points)
    if (fit.role === 'ask' || idea.angle === 'question') return belowServing(points)
    const [start = ''] = /^\S+ \S+/.exec(idea.text.toLowerCase()) ?? []
    return start !== '' && about.startsWith(start) ? Math.min(100, points + FIRST_NAMED) : points
  }
}

/** The fit of a line that is beside the point of the mail or names nothing of it: in its order below those that serve. */
const belowServing = (points: number) =>
  points < LEAST_FIT
    ? points
    : LEAST_FIT + Math.floor(((points - LEAST_FIT) * (SERVES - LEAST_FIT)) / (101 - LEAST_FIT))

/** “Members pay $95, guests $140”: but for advertisements and bargaining what a thing costs or brings comes behind the thing. */
const sideOf = ({ text, headline }: Idea, { family, kind }: Doc, points: number) =>
  family !== 'bulk_promo' && kind !== 'negotiation' && !headline && /[$£€]\s?\d|\d\s?[%€]/.test(text)
    ? Math.max(0, Math.min(SIDE, points - LEAST_FIT))
    : 0
