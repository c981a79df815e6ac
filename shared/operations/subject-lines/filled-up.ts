/** More lines for a choice: other matters of the mail, behind the one that serves it best. */
import { likeness, overlap, stemsOfLine } from './alike.ts'
import type { Tried } from './bench.ts'
import type { FitIdea } from './choose.ts'
import { SERVES } from './serves.ts'

/** Lines from which people choose; beyond, only what serves by itself is offered. */
export const CHOICE = 5
/** Lines that are judged and do not serve, at most: each costs a score of the whole draft. */
const MOST_FAILED = 3
/** What two lines of one list share at most, and what a shorter one shares with a longer. */
const ALIKE = 0.5
const PART = 0.67
/** Words that a line with the same figures adds at least. */
const NEW = 2

/**
 * `lines` and, up to `most`, those of `more` that say something else; the first stays the first. What only says an
 * earlier line longer or shorter gives way to what says something else.
 */
export function filledUp(
  lines: readonly Tried[],
  more: (found: () => number) => Iterable<FitIdea>,
  most: number,
  judge: (idea: FitIdea, found: number) => Tried | undefined,
): Tried[] {
  const found: Tried[] = []
  const said: Said[] = []
  const take = (tried: Tried, own: Said) => {
    found.push(tried)
    said.push(own)
  }
  const repeated: Tried[] = []
  for (const line of lines) {
    const own = saidIn(line.text)
    if (said.some((each) => repeats(each, own))) repeated.push(line)
    else take(line, own)
  }
  const [first] = found
  let failed = 0
  for (const idea of found.length < most ? more(() => found.length) : []) {
    const own = saidIn(idea.text, idea.fit.stems)
    const isPhrased = idea.also === true || idea.said === true
    const isSaid = isPhrased ? addsNothing : isAlike
    const [at, another] = said.flatMap((each, i) => (isSaid(each, own) ? i : []))
    const other = at === undefined ? undefined : found[at]
    // A heading takes the place of a sentence that says the same and serves less.
    const replaces =
      at &&
      another === undefined &&
      isPhrased &&
      other &&
      !other.idea.also &&
      (other.fit < SERVES || overlap(stemsOfLine(other.text), own.stems) === 1)
    if (at !== undefined && !replaces) continue
    const tried = judge(idea, found.length)
    if (!tried) failed++
    else if (replaces) {
      found[at] = { ...tried, fit: other.fit }
      said[at] = own
    } else take({ ...tried, fit: Math.min(tried.fit, first?.fit ?? tried.fit) }, own)
    if (found.length >= most || failed >= MOST_FAILED) break
  }
  const [led, ...rest] = [...found, ...repeated.slice(0, Math.max(0, most - found.length))]
  return led ? [led, ...rest.sort((a, b) => b.fit - a.fit)] : []
}

interface Said {
  stems: ReadonlySet<string>
  figures: readonly string[]
}

const saidIn = (text: string, stems = stemsOfLine(text)): Said => ({
  stems,
  figures: text.match(/\d[\d.,:]*/g) ?? [],
})

const isAlike = (a: Said, b: Said): boolean =>
  likeness(a.stems, b.stems) >= ALIKE ||
  overlap(a.stems, b.stems) >= PART ||
  // “Overtime down 22%” beside “Brennan: overtime reduced by 22%”
  (b.figures.length > 0 &&
    b.figures.every((each) => a.figures.includes(each)) &&
    [...b.stems].filter((each) => !a.stems.has(each)).length < NEW)

/** Whether a line says the same and no more: “50% off until Sunday” adds a day to “50% off”. */
const addsNothing = (a: Said, b: Said): boolean =>
  (isAlike(a, b) && [...b.stems].filter((each) => !a.stems.has(each)).length < NEW) ||
  likeness(a.stems, b.stems) > ALIKE

/** Whether one says all that the other says. */
const repeats = (a: Said, b: Said): boolean => overlap(a.stems, b.stems) === 1
