/** Where the thing ends that a verb takes: “our annual charity run”, “a new role for a payments PM”. Read from its article on, where no verb can stand. */
import { isAllCaps, isCapitalised } from '../../../engine/characters.ts'
import type { Token } from '../../../engine/doc.ts'
import { dateEnd } from '../../material/dates.ts'
import { isOfMany } from '../../material/noun-phrases.ts'
import { isGerund, isPast, isVerb, mayBePast, maybeVerb } from '../../material/verbs.ts'
import { ADJECTIVES, BE, DAYS, MODALS, MONTHS, OTHERS, PREPOSITIONS, SUBJECTS } from '../../material/words.ts'
import { UNITS } from './units.ts'

export interface Thing {
  /** Index of its first word, behind its article. */
  from: number
  /** The word that says whose it is; '' for none. */
  owner: string
  /** Where it ends, alone and then with each thing joined to it. */
  ends: readonly number[]
}

const LONGEST = 6
const LONGEST_JOINED = 11
/** Of each, of none and of those the mail pointed at before. */
const OPEN =
  /^(?:this|that|these|those|no|any|every|each|some|all|both|another|either|neither|such|what|it|them)$/
const OWNER = /^(?:our|my|your|its|it's|their|his|her)$/
/** In front of a thing these say nothing of it. */
const IDLE =
  /^(?:quick|brief|short|little|very|really|amazing|incredible|exclusive|exciting|awesome|fantastic|great|special|big|brand|attached|enclosed|following|all|latest|next|last|upcoming|own|various|current|existing|actual|entire|whole|other|certain)$/
const LINKS = /^(?:of|for|on|about|with|to|at|in|from|behind|between)$/
/** Adverbs and the like behind a thing: “the rest soon”. */
const BEHIND =
  /^(?:soon|today|tomorrow|yesterday|now|then|again|back|together|sometime|instead|below|above|herewith|herein|next|last|this|early|late|over|out|up)$/

/** The thing that begins at `at`; `null` where none does. */
export function thingAt(tokens: readonly Token[], at: number): Thing | null {
  const first = tokens[at]?.lower ?? ''
  if (OPEN.test(first)) return null
  const owned = OWNER.test(first)
  let from = owned || /^(?:a|an|the)$/.test(first) ? at + 1 : at
  const skip = () => {
    while (IDLE.test(tokens[from]?.lower ?? '') && tokens[from + 1]?.kind !== 'mark') from++
  }
  skip()
  // “a new and improved version”: of two adjectives the second is enough.
  if (tokens[from + 1]?.lower === 'and' && ADJECTIVES.has(tokens[from]?.lower ?? '') && tokens[from + 3])
    from += 2
  skip()
  // “a lot of heat pumps”, “the bit with the bridge”: so much of something is no thing.
  if (
    /^(?:lots?|bit|couple|number|kind|sort|bunch|handful|plenty)$/.test(tokens[from]?.lower ?? '') &&
    /^(?:of|with|about)$/.test(tokens[from + 1]?.lower ?? '')
  )
    return null
  const end = runEnd(tokens, from)
  return end === from ? null : { from, owner: owned ? first : '', ends: [end, ...joined(tokens, from, end)] }
}

function joined(tokens: readonly Token[], from: number, at: number): number[] {
  if (!LINKS.test(tokens[at]?.lower ?? '')) return []
  const next = tokens[at + 1]?.lower ?? ''
  // “new tickets to your email”: where they went.
  if (
    tokens[at]?.lower === 'to' &&
    next === 'your' &&
    /^(?:e-?mail|inbox|address|phone|card|account|door|home|house|office|bank|desk)$/.test(
      tokens[at + 2]?.lower ?? '',
    )
  )
    return []
  // “invoice for October”
  if (
    /^(?:for|of)$/.test(tokens[at]?.lower ?? '') &&
    MONTHS.has(next) &&
    isCapitalised(tokens[at + 1]?.text ?? '')
  )
    return [at + 2]
  // “with the team in order to move”
  if (tokens[at]?.lower === 'in' && next === 'order') return []
  // “minutes of 17 November”
  const day = dateEnd(tokens, at + 1)
  if (day > at + 1) return tokens[at]?.lower === 'of' && day > at + 2 ? [day] : []
  if (OPEN.test(next) || /^(?:their|his|her|its)$/.test(next)) return []
  // “quote for repainting the stairwell”
  // “proposal to replace the lighting”
  if (
    (isGerund(next) || (tokens[at]?.lower === 'to' && maybeVerb(next))) &&
    /^(?:a|an|the|your|our)$/.test(tokens[at + 2]?.lower ?? '')
  ) {
    const done = thingAt(tokens, at + 2)?.ends ?? []
    return done.filter((to) => to - from <= LONGEST_JOINED)
  }
  // “a machinery operator to start in March”
  if (tokens[at]?.lower === 'to' && isVerb(next)) return []
  const start = OWNER.test(next) || /^(?:a|an|the)$/.test(next) ? at + 2 : at + 1
  const end = runEnd(tokens, start)
  // “the pump for eight hours”: how long is no part of it.
  if (
    UNITS.test(
      tokens
        .slice(start, end)
        .map((t) => t.text)
        .join(' '),
    )
  )
    return []
  return end === start || end - from > LONGEST_JOINED ? [] : [end, ...joined(tokens, from, end)]
}

/** Where the run of words from `from` on ends that can be one thing. */
function runEnd(tokens: readonly Token[], from: number): number {
  let to = from
  while (to - from < LONGEST && goesOn(tokens, to, from)) to++
  // “glass bottles with the swing top”: behind a thing the word names its part.
  const isPart = to > from + 1 && tokens[to - 1]?.lower === 'top'
  // “the damp in the back bedroom”: behind an article and before a place it is a thing.
  const isThing =
    to === from + 1 &&
    tokens[from - 1]?.lower === 'the' &&
    /^(?:in|on|at|under)$/.test(tokens[to]?.lower ?? '')
  // “numbers split by region”: how they are to be is no part of their name.
  if (
    to > from + 1 &&
    mayBePast(tokens[to - 1]?.lower ?? '') &&
    /^(?:by|into)$/.test(tokens[to]?.lower ?? '')
  )
    to--
  while (to > from && !isPart && !isThing && !mayEnd(tokens[to - 1] as Token)) to--
  // “invoice no. 5518”
  const number = tokens[to + 1]?.text === '.' ? to + 2 : to + 1
  if (to > from && tokens[to]?.lower === 'no' && tokens[number]?.kind === 'number') return number + 1
  return to
}

function goesOn(tokens: readonly Token[], i: number, from: number): boolean {
  const t = tokens[i]
  if (!t) return false
  if (t.kind === 'mark')
    return i > from && (isOfMany(tokens, i) || (/^[-&/]$/.test(t.text) && tokens[i - 1]?.end === t.start))
  if (t.kind !== 'word' && t.kind !== 'number' && t.kind !== 'placeholder') return false
  // “our 2 pm call”
  if (/^[ap]\.?m\.?$/.test(t.lower))
    return i > from && tokens[i - 1]?.kind === 'number' && tokens[i + 1]?.kind === 'word'
  if (DAYS.has(t.lower) || MONTHS.has(t.lower)) return i === from && tokens[i + 1]?.kind === 'word'
  return !(
    PREPOSITIONS.has(t.lower) ||
    (OTHERS.has(t.lower) && !(isAllCaps(t.text) && tokens[i - 1]?.kind === 'word')) ||
    SUBJECTS.has(t.lower) ||
    BE.has(t.lower) ||
    MODALS.has(t.lower) ||
    // “the back bedroom”: behind an article it says which.
    (BEHIND.test(t.lower) && !(i === from && /^(?:the|an?|your|our)$/.test(tokens[i - 1]?.lower ?? ''))) ||
    (i > from && isPast(t.lower) && tokens[i - 1]?.kind === 'word' && tokens[i - 1]?.text !== '-') ||
    /^(?:a|an|the|your|our|my|his|her|its|their|this|that|these|those|each|every)$/.test(t.lower)
  )
}

const mayEnd = ({ kind, lower }: Token): boolean =>
  kind !== 'mark' &&
  !ADJECTIVES.has(lower) &&
  !(lower.length > 6 && /(?:able|ible|ful|less|ous)$/.test(lower)) &&
  !(isPast(lower) && lower.endsWith('ed'))

/** Words of the thing up to `to`, as the mail has them. */
export const textUpTo = (text: string, tokens: readonly Token[], from: number, to: number): string =>
  text.slice(tokens[from]?.start ?? 0, tokens[to - 1]?.end ?? 0)

/** With its date a day needs no name. */
export const WEEKDAY = /^\p{Lu}\p{Ll}+day,? (?=[\p{Lu}\d])/u

/** “On 12 February the Society holds its lecture”: the day in front. */
export function dayInFront({ tokens, text }: { tokens: readonly Token[]; text: string }): string | null {
  const end = tokens[0]?.lower === 'on' ? dateEnd(tokens, 1) : 0
  return end < 2 ? null : text.slice(tokens[1]?.start ?? 0, tokens[end - 1]?.end ?? 0).replace(WEEKDAY, '')
}

/** “on May 17th” somewhere behind `at` in the same clause, without its preposition; `null` for none. */
export function dayBehind(
  { tokens, text }: { tokens: readonly Token[]; text: string },
  at: number,
): string | null {
  for (let i = at; i < tokens.length; i++) {
    const { lower, text: mark } = tokens[i] as Token
    if (/^[;:.–—(]$/.test(mark) || /^(?:but|so|because|which|that|who|if|when)$/.test(lower)) return null
    if (lower !== 'on') continue
    const end = dateEnd(tokens, i + 1)
    if (end > i + 1)
      return text.slice(tokens[i + 1]?.start ?? 0, tokens[end - 1]?.end ?? 0).replace(WEEKDAY, '')
  }
  return null
}
