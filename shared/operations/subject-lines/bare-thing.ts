/** A thing named alone, with nothing said of it: filler beside lines that say something. */
import { stemsOfLine } from './alike.ts'
import type { FitIdea } from './choose.ts'
import type { Idea } from './idea.ts'
import { SERVES } from './serves.ts'

/** Fit from which a thing named alone may stand beside two lines. */
const LEAST_NAMED = 67

/** Those that say something, or name a thing that serves well. */
export const sayable = (ideas: readonly FitIdea[]): FitIdea[] =>
  ideas.filter(({ shape, fit }) => shape === 'says' || fit.points >= LEAST_NAMED)

/** “Security lanes”, “second night planner”, “Weight, moisture, price and buyer”. */
export const isBareThing = ({ text, shape, headline, plain }: Idea, fit: number): boolean =>
  fit < SERVES && !headline && !plain && (shape === 'says' ? IN_A_ROW.test(text) : !saysWhich(text))

/** “Signalling software for 31 metro lines”, “Bergen report”, “Your booking page”: which one, the line tells. */
export const saysWhich = (text: string): boolean =>
  /\d|\s\p{Lu}|^[Yy]our\b/u.test(text) ||
  (/\p{L} (?:of|on|for|at|in|with|from|about|by|to) /u.test(text) && stemsOfLine(text).size > MOST_BARE)
const MOST_BARE = 2
const IN_A_ROW = /^[\p{L} -]+, [\p{L} -]+, [\p{L} -]+ and [\p{L} -]+$/u
