/** A subject before it is judged. */
import type { Line } from '../material/line.ts'
import type { Angle } from './contract.ts'
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
  /** True for what helps the matter and is not the matter. */
  aside?: boolean
}
