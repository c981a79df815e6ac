/** All lines, by rule id. */
import type { Lines } from '../line.ts'
import { ASKING_LINES } from './asking.ts'
import { BLOW_LINES } from './blows.ts'
import { DUTY_LINES } from './duties.ts'
import { MANNER_LINES } from './manners.ts'
import { OPENING_LINES } from './opening.ts'
import { PERSONAL_LINES } from './personal.ts'
import { SENTENCE_LINES } from './sentences.ts'
import { SHAPE_LINES } from './shape.ts'
import { SLIP_LINES } from './slips.ts'
import { SUBJECT_LINES } from './subject.ts'
import { TONE_LINES } from './tone.ts'
import { TRICK_LINES } from './tricks.ts'
import { WORD_LINES } from './words.ts'

export const LINES: Lines = {
  ...ASKING_LINES,
  ...BLOW_LINES,
  ...DUTY_LINES,
  ...MANNER_LINES,
  ...OPENING_LINES,
  ...PERSONAL_LINES,
  ...SENTENCE_LINES,
  ...SHAPE_LINES,
  ...SLIP_LINES,
  ...SUBJECT_LINES,
  ...TONE_LINES,
  ...TRICK_LINES,
  ...WORD_LINES,
}
