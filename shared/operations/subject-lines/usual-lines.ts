/** What a mail offers where nobody asked for an angle: first what it is about, and other things only as far as it says little. */
import type { Doc } from '../../engine/doc.ts'
import { saysSame } from './alike.ts'
import { isBareThing, sayable } from './bare-thing.ts'
import { byFit, ENOUGH, type Tried } from './bench.ts'
import { type FitIdea, STRONG } from './choose.ts'
import type { Idea } from './idea.ts'
import { SERVES } from './serves.ts'

/** Lines of last resort are one or two, not a list. */
export const MOST_LAST = 2
/** Up to so many lines things named in passing are taken as well. */
const FEW = 1

/** “Window fitters?”: a question of one thing is no more. “Trial figures for the two dryers” says which. */
const isThing = ({ shape, text }: Idea) =>
  (shape !== 'says' && !/^Your | (?:for|on|of|about) /.test(text)) || /^\S+(?: \S+)?\?$/.test(text)

/** Beside a line that serves, things off the point only fill up a choice of two. */
function withoutThings(found: readonly Tried[]): Tried[] {
  if (!found.some(({ fit }) => fit >= SERVES)) return [...found]
  const isKept = ({ idea, fit }: Tried) => fit >= SERVES || !isThing(idea)
  const room = Math.max(0, MOST_LAST - found.filter(isKept).length)
  const fillers = new Set(found.filter((each) => !isKept(each) && !each.text.endsWith('?')).slice(0, room))
  return found.filter((each) => isKept(each) || fillers.has(each))
}

/** How lines are chosen and judged, best first. */
export interface Ways {
  /** The good ones of the usual length. */
  usual: (ideas: readonly FitIdea[]) => Tried[]
  /** The good ones, longer ones too where there are few. */
  best: (ideas: readonly FitIdea[]) => Tried[]
  /** Where nothing else serves, the little that can be said of any mail of its kind. */
  last: () => Tried[]
}

/** The lines, and among which ideas they were looked for. */
export interface Served {
  lines: Tried[]
  pool: readonly FitIdea[]
}

/** `telling` are the ideas that say something of the mail, `fitted` all that fit it. */
export function usualLines(
  telling: readonly FitIdea[],
  fitted: readonly FitIdea[],
  { family }: Doc,
  ways: Ways,
): Served {
  // What the mail says on the side serves where it says little else.
  const main = telling.filter(({ fit }) => !fit.beside)
  const said = taken(sayable(main), sayable(telling), ways)
  // Beside two good lines an empty place is better than a thing named and nothing said of it.
  const { lines, pool } = said.lines.length >= MOST_LAST ? said : taken(main, telling, ways)
  const isMailing = family === 'bulk_promo' || family === 'bulk_content'
  return { lines: withoutBare(filled(lines, fitted, isMailing, ways)), pool }
}

function taken(first: readonly FitIdea[], all: readonly FitIdea[], { usual, best }: Ways): Served {
  const central = usual(first)
  return central.length >= ENOUGH
    ? { lines: central, pool: first }
    : { lines: best(all).slice(0, ENOUGH), pool: all }
}

/** With lines of last resort and things named in passing, where there is next to nothing else. */
function filled(
  found: readonly Tried[],
  fitted: readonly FitIdea[],
  isMailing: boolean,
  { best, last }: Ways,
): Tried[] {
  let served = [...found]
  const more = (all: readonly Tried[]) =>
    all.filter(({ text }) => !served.some((other) => saysSame(other.text, text)))
  if (served.length < (isMailing ? MOST_LAST : 1)) served = [...served, ...more(last())]
  if (served.length < FEW) served = [...served, ...more(best(fitted)).slice(0, FEW - served.length)]
  return served.sort(byFit)
}

/** A bare thing of the mail is filler beside a line that serves, or two good ones. */
function withoutBare(found: readonly Tried[]): Tried[] {
  const served = withoutThings(found)
  const telling = served.filter(({ idea, fit }) => !isBareThing(idea, fit))
  const enough =
    telling.some(({ fit }) => fit >= SERVES) || telling.filter(({ fit }) => fit >= STRONG).length >= MOST_LAST
  // “Front door?”: a bare thing that asks is none beside any line that tells.
  return enough || telling.length === 0
    ? [...(enough ? telling : served)]
    : served.filter((each) => telling.includes(each) || !each.text.endsWith('?'))
}
