/** Facts that changed places or their sense: “30 % fewer errors for $500” as “$500 more errors for 30 %”. */
import type { Token } from '#shared/engine/doc.ts'
import { valueOfWord } from '#shared/engine/lexicon/number-words.ts'
import { stem, stemsOfTokens } from '#shared/engine/measures/content-words.ts'
import { figureAt } from './figures.ts'
import { daysIn, monthsIn } from './names-of-time.ts'

/** Words of a sentence by how near they stand to a fact: 1 beside it, 1/2 one further. */
type Company = ReadonlyMap<string, number>
type Lines = readonly (readonly Token[])[]

/** How much better two facts have to fit each other's places than their own; a sentence may be put another way. */
const CLEARLY = 1.25

/** Whether two figures, merge tags or `names` of `before` stand in `after` among each other's words, or a figure goes the other way. */
export function swapsFigures(before: Lines, after: Lines, names: ReadonlySet<string> = new Set()): boolean {
  if (countsElsewhere(before, after)) return true
  const [was, is] = [companies(before, names), companies(after, names)]
  const kept = [...was.keys()].filter((fact) => is.has(fact))
  // What stands as near to both tells nothing of either.
  const fitIn = (fact: string, place: string, other: string) =>
    overlap(is.get(fact)?.near, without(was.get(place)?.near, was.get(other)?.near))
  return kept.some((one, i) => {
    if (turns(was.get(one)?.ways, is.get(one)?.ways)) return true
    return kept.slice(i + 1).some((other) => {
      if (was.get(one)?.kind !== was.get(other)?.kind) return false
      const own = fitIn(one, one, other) + fitIn(other, other, one)
      const crossed = fitIn(one, other, one) + fitIn(other, one, other)
      return crossed > 0 && crossed > own * CLEARLY
    })
  })
}

/** “six people in Lisbon and two in Dublin”: how many are where, though a number may stand more than once. */
function countsElsewhere(before: Lines, after: Lines): boolean {
  const [was, is] = [placesOf(before), placesOf(after)]
  return [...is].some(([place, counts]) => {
    const known = was.get(place)
    const all = new Set([...was.values()].flatMap((each) => [...each]))
    return known !== undefined && [...counts].some((count) => !known.has(count) && all.has(count))
  })
}

/** Words between a number and its place. */
const BETWEEN = 3

function placesOf(lines: Lines): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>()
  for (const tokens of lines)
    for (const [i, { lower, kind }] of tokens.entries()) {
      const count = kind === 'number' ? lower : kind === 'word' ? valueOfWord(lower)?.toString() : undefined
      if (count === undefined) continue
      const at = tokens.findIndex((t, n) => n > i && n <= i + BETWEEN && /^(?:in|at)$/.test(t.lower))
      const place = tokens[at + 1]
      if (at < 0 || !place || !/^\p{Lu}/u.test(place.text)) continue
      found.set(place.lower, (found.get(place.lower) ?? new Set()).add(count))
    }
  return found
}

/** “May” and “March” are words as well. */
const DAYS: ReadonlySet<string> = new Set(
  [...daysIn('en'), ...monthsIn('en'), 'tomorrow', 'today'].filter((day) => day !== 'may' && day !== 'march'),
)

interface Place {
  kind: 'figure' | 'name' | 'tag' | 'day'
  near: Company
  ways: ReadonlySet<Way>
}

/** Each fact that stands once. */
function companies(lines: Lines, names: ReadonlySet<string>): Map<string, Place> {
  const found = new Map<string, Place | null>()
  for (const tokens of lines)
    for (const [i, { kind, lower, text }] of tokens.entries()) {
      const inWords = kind === 'word' ? valueOfWord(lower) : null
      const figure = kind === 'number' ? figureAt(tokens, i) : inWords === null ? null : String(inWords)
      const isDay = DAYS.has(lower)
      const fact = figure ?? (kind === 'placeholder' ? text : isDay || names.has(lower) ? lower : null)
      if (fact === null) continue
      const what = figure ? 'figure' : kind === 'placeholder' ? 'tag' : isDay ? 'day' : 'name'
      const place = {
        kind: what,
        near: companyAt(tokens, i),
        ways: figure ? waysAt(tokens, i) : NO_WAYS,
      } as const
      found.set(fact, found.has(fact) ? null : place)
    }
  return new Map([...found].flatMap(([fact, place]) => (place ? [[fact, place] as const] : [])))
}

function companyAt(tokens: readonly Token[], at: number): Company {
  const near = new Map<string, number>()
  for (const step of [-1, 1])
    for (let i = at + step, away = 1; tokens[i]; i += step) {
      const token = tokens[i]
      if (token?.kind !== 'word') continue
      // “from 6 to 3” and “from 3 to 6” have the same words otherwise.
      const beside = i === at - 1 && /^(?:from|to)$/.test(token.lower) ? [`${token.lower} it`] : []
      for (const each of [...stemsOfTokens([token]), ...beside])
        near.set(each, Math.max(near.get(each) ?? 0, 1 / away))
      // What is told of the next thing is further away.
      away += /^(?:and|but|while|whereas)$/.test(token.lower) ? 3 : 1
    }
  return near
}

const without = (one: Company = new Map(), other: Company = new Map()): Company =>
  new Map([...one].filter(([word, weight]) => other.get(word) !== weight))

const overlap = (one: Company = new Map(), other: Company = new Map()): number =>
  [...one].reduce((sum, [word, weight]) => sum + Math.min(weight, other.get(word) ?? 0), 0)

/** Tokens on each side in which the direction of a figure stands. */
const DIRECTION = 7

type Way = 'fast' | 'slow' | 'up' | 'down' | 'by' | 'to'
const NO_WAYS: ReadonlySet<Way> = new Set()

const stems = (list: string): ReadonlySet<string> => new Set(list.split(' ').map(stem))
const UP = stems(
  'increase increased rise rose risen grow grew grown growth raise raised more higher up double doubled triple longer larger',
)
const DOWN = stems(
  'reduce reduced cut drop dropped lower lowered fewer less down decrease decreased fall fell fallen lose lost shrink shrank halve halved shorter smaller',
)

/** Where a sentence says a figure goes. */
function waysAt(tokens: readonly Token[], at: number): ReadonlySet<Way> {
  const ways = new Set<Way>()
  for (const [i, { kind, lower }] of tokens.entries()) {
    // What is told of another thing, and “no longer”, give this figure no direction.
    if (kind !== 'word' || Math.abs(i - at) > DIRECTION || tokens[i - 1]?.lower === 'no') continue
    if (UP.has(stem(lower))) ways.add('up')
    if (lower === 'faster') ways.add('fast')
    if (lower === 'slower') ways.add('slow')
    if (DOWN.has(stem(lower))) ways.add('down')
  }
  const before = tokens[at - 1]?.lower
  if (before === 'by' || before === 'to') ways.add(before)
  return ways
}

/** Whether a figure goes one way before and only the other way after. */
const turns = (was: ReadonlySet<Way> = NO_WAYS, is: ReadonlySet<Way> = NO_WAYS): boolean =>
  (
    [
      ['up', 'down'],
      ['down', 'up'],
      ['fast', 'slow'],
      ['slow', 'fast'],
      ['by', 'to'],
      ['to', 'by'],
    ] as const
  ).some(([one, other]) => was.has(one) && !was.has(other) && is.has(other) && !is.has(one))
