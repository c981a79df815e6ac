/** Passive constructions: `was sent`, `are not yet being read`, `got fired`. English, by word forms alone. */

import type { Token } from '../doc.ts'
import { FEELINGS, GET_IDIOMS, NO_PASSIVE, NOT_PARTICIPLES, STATES, UNDOING } from '../lexicon/participles.ts'
import { words } from '../word-set.ts'
import { IRREGULAR_PARTICIPLES } from './conjugation.ts'

/** Half-open range of token indexes. */
export interface TokenRange {
  from: number
  to: number
}

/** `it's` is left out: it may be `it has`. */
const BE = words(
  "am is are was were be been being isn't aren't wasn't weren't ain't i'm you're we're they're who're there're",
)
/** Forms that go on with a passive already begun: `is being sent`. */
const CHAINED = words('being been getting')
const GET = words('get gets got getting gotten')
/** Whether a word a passive may begin with is a form of get. */
const STARTS = new Map([
  ...[...BE].map((be) => [be, false] as const),
  ...[...GET].map((get) => [get, true] as const),
])
/** Adverbs besides those in -ly. Not `very` or `so`: what follows them is an adjective. */
const ADVERBS = words(
  'again all almost also already always both either even ever first just later long never newly not now often once ' +
    'only rather seldom since sometimes soon still then thus today twice yet',
)
const NOT_ADVERBS = words(
  'anomaly apply assembly family fly friendly likely rely reply supply unlikely ugly lovely',
)
const MOST_ADVERBS = 2
/** What may follow a passive with `get`: `get paid on`, not `get qualified leads`. */
const AFTER_GET = words(
  'after again and as at because before but by during for from if in instead into last more next on or out over so than ' +
    'this through to today tomorrow tonight twice under until up via when while with within without yesterday',
)
const VOWEL = /[aeiouy]/
const EED = words('freed guaranteed refereed')

/** Words one of which every passive begins with; a sentence without any need not be searched. */
export const PASSIVE_STARTS: readonly string[] = [...STARTS.keys()]

/** Whether a word may stand between a helping verb and its participle. */
export const isAdverb = (lower: string): boolean =>
  ADVERBS.has(lower) || (lower.endsWith('ly') && lower.length > 4 && !NOT_ADVERBS.has(lower))

/** True for a past participle that, after `be` and before `next`, makes a passive. */
function isParticiple(lower: string, next: string): boolean {
  const verb = lower.startsWith('re-') ? lower.slice(3) : lower
  if (FEELINGS.has(verb) || NOT_PARTICIPLES.has(verb) || verb.includes('-')) return false
  if (STATES.has(verb)) return next === 'by'
  if (verb === 'used') return next !== 'to'
  if (verb === 'fed') return next !== 'up'
  if (EED.has(verb) || (IRREGULAR_PARTICIPLES.has(verb) && !NO_PASSIVE.has(verb))) return true
  if (!verb.endsWith('ed') || verb.endsWith('eed') || !VOWEL.test(verb.slice(0, -2))) return false
  return !verb.startsWith('un') || verb.startsWith('under') || UNDOING.has(verb)
}

/** Whether `get` with a participle is a passive, by the token after it: before a noun the participle is an attribute. */
function endsClause(after: Token | undefined): boolean {
  if (after === undefined || after.kind === 'mark') return true
  return AFTER_GET.has(after.lower) || isAdverb(after.lower)
}

/**
 * The passives of a sentence, in order and apart from each other: each from its first form of be or get through the
 * participle, with at most two adverbs in a row between. Adjectives (`am excited`, `is based in`) are none.
 */
export function passives(tokens: readonly Token[]): TokenRange[] {
  const found: TokenRange[] = []
  let from = -1
  let get = false
  let adverbs = 0
  for (let i = 0; i < tokens.length; i++) {
    const token = tokens[i] as Token
    const { lower } = token
    const starts = token.kind === 'word' ? STARTS.get(lower) : undefined
    if (token.kind !== 'word') from = -1
    else if (starts !== undefined) {
      if (from < 0 || !CHAINED.has(lower)) from = i
      get = starts
      adverbs = 0
    } else if (from >= 0) {
      const after = tokens[i + 1]
      const passive = isParticiple(lower, after?.lower ?? '')
      if (passive && (!get || (endsClause(after) && !GET_IDIOMS.has(lower)))) found.push({ from, to: i + 1 })
      if (passive || !isAdverb(lower) || ++adverbs > MOST_ADVERBS) from = -1
    }
  }
  return found
}
