/** Which end of a change a figure or day is, and which way a figure moved: “down from £40 to £30”. */

import type { Token } from '../../../engine/doc.ts'
import { words } from '../../../engine/word-set.ts'
import { DAYS, MONTHS } from '../../material/words.ts'

export type End = 'from' | 'to'
export type Way = 'up' | 'down'

const UP = words(
  'up rise rises rising rose risen raise raises raised increase increases increased increasing grow grows grew grown growth higher dearer more doubled tripled gain gains gained',
)
const DOWN = words(
  'down drop drops dropped dropping fall falls fell fallen falling cut cuts lower lowers lowered reduce reduces reduced reduction decrease decreases decreased shrink shrinks shrank sank less fewer cheaper halved save saves saved',
)
/** What may stand between the way and its figure. */
const BETWEEN = words('by to from of at a an the is are about another only now some')
/** Words between a figure and the way it moved, at most, as a mail tells it. */
const REACH = 6
/** As a subject does. */
const NEAR = 3

const isDay = ({ lower }: Token) => DAYS.has(lower)
const isMonth = ({ lower }: Token) => MONTHS.has(lower)

/** Figures and days of the week, which a change may lead from and to. */
export const isEnd = (t: Token): boolean => t.kind === 'number' || isDay(t)

/** Whether the figure or day at `at` is what something comes from or goes to; `null` for neither. */
export function endOf(tokens: readonly Token[], at: number): End | null {
  let i = at - 1
  while (i >= 0 && (isDay(tokens[i] as Token) || isMonth(tokens[i] as Token) || tokens[i]?.lower === 'about'))
    i--
  const before = tokens[i]?.lower
  if (before === 'from') return 'from'
  if (before === 'to') return 'to'
  // “£68 instead of £85”, “was £85, now £68”
  if (
    (before === 'of' && tokens[i - 1]?.lower === 'instead') ||
    (before === 'than' && tokens[i - 1]?.lower === 'rather')
  )
    return 'from'
  if (isReplacing(tokens, at)) return 'to'
  if (/^(?:was|were|formerly|previously|originally)$/.test(before ?? '')) return 'from'
  if (before === 'now') return 'to'
  // “43 days to 11”
  for (let j = at + 1; j <= at + 2; j++)
    if (tokens[j]?.lower === 'to' && tokens[j + 1]?.kind === 'number') return 'from'
  return null
}

/** “£68 instead of …”, “£9 a month instead of …”: it takes the place of another. */
function isReplacing(tokens: readonly Token[], at: number): boolean {
  const link = /^(?:an?|per)$/.test(tokens[at + 1]?.lower ?? '') ? at + 3 : at + 1
  const said = `${tokens[link]?.lower ?? ''} ${tokens[link + 1]?.lower ?? ''}`
  return (said === 'instead of' || said === 'rather than') && tokens[link + 2]?.kind === 'number'
}

const wayAt = ({ lower }: Token): Way | null => (UP.has(lower) ? 'up' : DOWN.has(lower) ? 'down' : null)

/** Whether a word tells which way something moved. */
export const isWay = (lower: string): boolean => UP.has(lower) || DOWN.has(lower)

/** Which way a subject says that the figure at `at` moved: only a word right beside it counts. */
export function saidWay(tokens: readonly Token[], at: number): Way | null {
  for (let i = at - 1; i >= Math.max(0, at - NEAR); i--) {
    const way = wayAt(tokens[i] as Token)
    if (way !== null) return way
    if (!BETWEEN.has(tokens[i]?.lower ?? '')) break
  }
  const next = tokens[at + 1]
  return next === undefined ? null : wayAt(next)
}

/** Which way the mail says that it moved: the nearest word that tells, or the two figures themselves. */
export function heldWay(tokens: readonly Token[], at: number): Way | null {
  for (let far = 1; far <= REACH; far++)
    for (const i of [at - far, at + far]) {
      const way = tokens[i] ? wayAt(tokens[i] as Token) : null
      if (way !== null) return way
    }
  return wayOfEnds(tokens, at)
}

function wayOfEnds(tokens: readonly Token[], at: number): Way | null {
  const end = endOf(tokens, at)
  const other = tokens.findIndex((t, i) => i !== at && isEnd(t) && Math.abs(i - at) <= REACH)
  if (end === null || other < 0) return null
  const [a, b] = end === 'from' ? [at, other] : [other, at]
  const [from, to] = [worth(tokens[a]), worth(tokens[b])]
  return Number.isNaN(from - to) || from === to ? null : to > from ? 'up' : 'down'
}

const worth = (t: Token | undefined): number => Number.parseFloat((t?.text ?? '').replaceAll(/[^\d.]/g, ''))
