/** The lines of a mail before their judge. */
import type { FitIdea } from './choose.ts'
import type { Fit } from './fit.ts'
import type { Idea } from './idea.ts'
import { type Court, judge, type Verdict } from './judge.ts'
import { LEAST_FIT } from './serves.ts'

/** A line and what its judge says of it. */
export interface Tried extends Verdict {
  idea: Idea
  why: string
  /** Where it stood among those it was tried with. */
  place: number
}

/** Where little else is there, a plain thing of the mail is better than none. */
export const LEAST_SPARE = 52

/** So many good lines are enough. */
export const ENOUGH = 3

export class Bench {
  readonly #court: Court
  readonly #fitOf: (idea: Idea) => Fit
  readonly #serves: (idea: Idea, fit: Fit) => number
  /** A line that stands in several choices is judged once. */
  readonly #verdicts = new Map<string, Verdict>()

  constructor(court: Court, fitOf: (idea: Idea) => Fit, serves: (idea: Idea, fit: Fit) => number) {
    this.#court = court
    this.#fitOf = fitOf
    this.#serves = serves
  }

  /** Judges lines; `place` is that of the first. */
  tried(lines: readonly Idea[], place = 0): Tried[] {
    return lines.map((idea, i) => {
      const fit = this.#fitOf(idea)
      const verdict = this.#verdictOn(idea, this.#serves(idea, fit))
      const promise_match = idea.promise === undefined ? verdict.promise_match : true
      return { idea, place: place + i, why: fit.reason, ...verdict, promise_match }
    })
  }

  /** The good ones, as they stood. */
  good(lines: readonly Idea[]): Tried[] {
    return this.tried(lines).filter(isGood)
  }

  isSound(idea: Idea): boolean {
    return this.tried([idea]).every(isGood)
  }

  /** The good ones down to where none can be the first any more, and enough to tell that there are enough. */
  few(lines: readonly FitIdea[]): Tried[] {
    const found: Tried[] = []
    const places = lines.map((idea, place) => ({ idea, place, most: this.#serves(idea, idea.fit) }))
    // A verdict lowers the fit of a line and never raises it.
    for (const { idea, place, most } of places.sort((a, b) => b.most - a.most)) {
      if (found.length >= ENOUGH && found.some(({ fit }) => fit > most)) break
      found.push(...this.tried([idea], place).filter(isGood))
    }
    return found
  }

  #verdictOn({ text, angle }: Idea, points: number): Verdict {
    const key = `${angle} ${points} ${text}`
    const verdict = this.#verdicts.get(key) ?? judge(text, angle, this.#court, points)
    this.#verdicts.set(key, verdict)
    return verdict
  }
}

/** Whether a line serves, misleads nobody and has no slip. */
const isGood = ({ idea, fit, risk, correct }: Tried): boolean =>
  fit >= (idea.spare ? LEAST_SPARE : LEAST_FIT) && risk !== 'misleading' && correct

/** Best first. */
export const byFit = (a: Tried, b: Tried): number =>
  b.fit - a.fit ||
  Number(isNews(b)) - Number(isNews(a)) ||
  (b.score ?? 0) - (a.score ?? 0) ||
  a.place - b.place

/** What the mail says in so many words to be its news. */
const isNews = ({ idea }: Tried): boolean => idea.said === true && idea.role === 'news'
