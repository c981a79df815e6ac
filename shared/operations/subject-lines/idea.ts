/** A subject before it is judged. */
import type { Line } from '../material/line.ts'
import type { Angle } from './contract.ts'

export interface Idea {
  text: string
  angle: Angle
  /** How promising it looks before it is scored; comparable within one mail. */
  weight: number
  why: string
  /** The line it was taken from; `null` when from several. */
  line: Line | null
}
