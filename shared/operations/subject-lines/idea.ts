/** A subject before it is judged. */
import { parseSentence } from '../../engine/parsed-sentence.ts'
import type { Line } from '../material/line.ts'
import type { Angle } from './contract.ts'
import { type Body, shareKept } from './promise/promise.ts'
import type { Role } from './role.ts'

/** Whether a line says something, names a thing, or only gives a figure. */
export type Shape = 'says' | 'names' | 'counts'

export interface Idea {
  text: string
  angle: Angle
  shape: Shape
  /** How promising it looks among others of its fit; comparable within one mail. */
  weight: number
  why: string
  /** The line it was taken from; `null` when from several. */
  line: Line | null
  /** The part it takes up, where its line does not say it. */
  role?: Role
  /** True for a heading: it may be longer than other lines of its kind. */
  headline?: boolean
  /** Taken where little else is there: of an angle that is unusual for the kind, or a plain thing. */
  spare?: boolean
  /** True for what reads as a whole and need not name the matter: `Thanks for yesterday`. */
  plain?: boolean
  /** The part that the body has to keep, where the rest is the reader's own name. */
  promise?: string
  /** True for what its sentence says in so many words to be its heading: no word or sum of it stands beside the point. */
  said?: boolean
  /** True for one more thing that the mail holds, said as a heading: a choice beside what leads. */
  also?: true
  /** True for what helps the matter and is not the matter. */
  aside?: boolean
}

/** The subject sent, as far as can be told without its source: by what the body holds of it. */
export const asIdea = (text: string, body: Body): Idea => ({
  text,
  angle: 'specific',
  shape: parseSentence(text).words > 2 ? 'says' : 'names',
  role: shareKept(text, body) >= 0.5 ? 'news' : 'detail',
  weight: 0,
  why: '',
  line: null,
})
