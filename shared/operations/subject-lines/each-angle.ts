/** A line for each angle that was asked for, whichever others are asked for with it. */
import { saysSame } from './alike.ts'
import { eligible, type FitIdea, type Limits, loosened, worthOf } from './choose.ts'
import type { Angle } from './contract.ts'
import type { Body } from './promise/promise.ts'

/** Lines of an angle that are looked at; what stands behind so many that do not serve does not either. */
const LOOKED_AT = 8

export interface EachAngle {
  /** The best line of each angle that has one unlike the others. */
  chosen: ReadonlyMap<Angle, FitIdea>
  /** Angles whose every line says what a line of another angle says, with that line. */
  shared: ReadonlyMap<Angle, FitIdea>
}

/**
 * A line for each of `angles`, no two alike. One that has few gives way to none: the others take their next. Of several
 * `pools` an angle takes the first that holds something for it.
 */
export function eachAngle(
  pools: readonly (readonly FitIdea[])[],
  body: Body,
  limits: Limits,
  angles: readonly Angle[],
  isGood: (idea: FitIdea) => boolean,
): EachAngle {
  const lines = new Map(
    angles.map((angle) => [
      angle,
      firstOf(pools, (ideas) =>
        linesOf(
          ideas.filter((idea) => idea.angle === angle),
          body,
          limits,
          isGood,
        ),
      ),
    ]),
  )
  const chosen = new Map<Angle, FitIdea>()
  const place = (angle: Angle, tried: ReadonlySet<Angle>): boolean =>
    (lines.get(angle) ?? []).some((line) => {
      const taken = [...chosen].filter(([, other]) => saysLike(line, other))
      if (taken.length > 1) return false
      const [owner] = taken[0] ?? []
      if (owner !== undefined) {
        if (tried.has(owner)) return false
        const before = new Map(chosen)
        chosen.delete(owner)
        chosen.set(angle, line)
        if (place(owner, new Set([...tried, owner]))) return true
        chosen.clear()
        for (const each of before) chosen.set(...each)
        return false
      }
      chosen.set(angle, line)
      return true
    })
  const byFewest = [...lines].filter(([, own]) => own.length > 0).sort((a, b) => a[1].length - b[1].length)
  const shared = new Map<Angle, FitIdea>()
  const left = byFewest.filter(([angle]) => !place(angle, new Set([angle])))
  for (const [angle, own] of left) {
    const other = [...chosen.values()].find((line) => own.some((each) => saysLike(each, line)))
    if (other) shared.set(angle, other)
  }
  return { chosen, shared }
}

/** What the first pool gives that gives something. */
function firstOf(
  pools: readonly (readonly FitIdea[])[],
  lines: (ideas: readonly FitIdea[]) => FitIdea[],
): FitIdea[] {
  for (const pool of pools) {
    const found = lines(pool)
    if (found.length > 0) return found
  }
  return []
}

/** The good lines of one angle, best first; longer ones only where it has none of the usual length. */
function linesOf(
  ideas: readonly FitIdea[],
  body: Body,
  limits: Limits,
  isGood: (idea: FitIdea) => boolean,
): FitIdea[] {
  for (const each of [limits, loosened(limits)]) {
    const sorted = eligible(ideas, body, each).sort((a, b) => worthOf(b) - worthOf(a))
    const unlike: FitIdea[] = []
    for (const idea of sorted) {
      if (unlike.length === LOOKED_AT) break
      if (!unlike.some((other) => other.text === idea.text)) unlike.push(idea)
    }
    const good = unlike.filter(isGood)
    if (good.length > 0) return good
  }
  return []
}

const saysLike = (a: FitIdea, b: FitIdea) => saysSame(a.text, b.text)
