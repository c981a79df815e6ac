/** What part a word may play in a phrase, told by its form and its neighbours. English, no model. */
import { isCapitalised } from '../../engine/characters.ts'
import type { Token } from '../../engine/doc.ts'
import { ACTS, NOUNS } from '../../engine/lexicon/asks.ts'
import { clauseVerb } from './clause-verb.ts'
import { isGerund, isPast, isVerb, maybeVerb } from './verbs.ts'
import {
  ARTICLES,
  BE,
  DAYS,
  MODALS,
  MONTHS,
  NOT_ADVERBS,
  NUMBER_WORDS,
  OTHERS,
  OWNERS,
  PREPOSITIONS,
  SUBJECTS,
} from './words.ts'

/** `date` stands for days and months, `break` for whatever ends a phrase. */
export type WordClass =
  | 'article'
  | 'owner'
  | 'number'
  | 'name'
  | 'word'
  | 'verb'
  | 'preposition'
  | 'subject'
  | 'be'
  | 'modal'
  | 'date'
  | 'break'

const known = new WeakMap<readonly Token[], readonly WordClass[]>()

/** Class of every token; told once for each list of tokens, as many ask for it. */
export function classesOf(tokens: readonly Token[]): readonly WordClass[] {
  const told = known.get(tokens)
  if (told) return told
  const titled = isTitled(tokens)
  const classes = tokens.map((token, i) => classOf(tokens, token, i, titled))
  const verb = titled ? null : clauseVerb(tokens, classes)
  if (verb !== null) classes[verb] = 'verb'
  known.set(tokens, classes)
  return classes
}

/** Capitals on most long words say nothing of names. */
export function isTitled(tokens: readonly Token[]): boolean {
  let long = 0
  let capitals = 0
  for (const { kind, text } of tokens)
    if (kind === 'word' && text.length > 3) {
      long++
      if (isCapitalised(text)) capitals++
    }
  return long > 3 && capitals > 0.7 * long
}

const SMALL: readonly (readonly [ReadonlySet<string>, WordClass])[] = [
  [OWNERS, 'owner'],
  [NUMBER_WORDS, 'number'],
  [BE, 'be'],
  [MODALS, 'modal'],
  [SUBJECTS, 'subject'],
  [PREPOSITIONS, 'preposition'],
  [OTHERS, 'break'],
]

/** Behind a number these make it a time of day. */
const CLOCK = new Set(['am', 'pm', 'a.m.', 'p.m.', 'a.m', 'p.m', "o'clock"])

function classOf(tokens: readonly Token[], token: Token, i: number, titled: boolean): WordClass {
  const { kind, lower, text } = token
  if (kind === 'number')
    return text.includes(':') || CLOCK.has(tokens[i + 1]?.lower ?? '') ? 'break' : 'number'
  if (kind !== 'word' || (lower.length === 1 && lower === text && lower !== 'a')) return 'break'
  if (ARTICLES.has(lower)) return lower === 'that' && !leadsToNoun(tokens[i + 1]) ? 'subject' : 'article'
  // “on 3 May”
  if (text === 'May' && (tokens[i - 1]?.kind === 'number' || tokens[i + 1]?.kind === 'number')) return 'date'
  // “holiday lets”
  if (lower === 'lets' && tokens[i - 1]?.kind === 'word' && /^\p{Ll}{4,}$/u.test(tokens[i - 1]?.text ?? ''))
    return 'word'
  // “our till app”: a thing is owned, a preposition is not.
  if (lower === 'till' && isDetermined(tokens[i - 1])) return 'word'
  for (const [set, name] of SMALL) if (set.has(lower)) return name
  const capital = isCapitalised(text) && !titled
  if (DAYS.has(lower) || (MONTHS.has(lower) && (capital || titled))) return 'date'
  const opens = i === 0 || ':.?!•'.includes(tokens[i - 1]?.text ?? ' ')
  if (capital && !opens) return 'name'
  const owned = i > 0 && isDetermined(tokens[i - 1])
  // “the slipway repair is late”
  const named =
    i > 1 &&
    isBase(lower) &&
    BE.has(tokens[i + 1]?.lower ?? '') &&
    tokens[i - 1]?.kind === 'word' &&
    isDetermined(tokens[i - 2])
  // “Returns are free”, “your returns page”
  const before = tokens[i - 1]?.lower ?? ''
  const subject =
    lower.endsWith('s') &&
    ((opens && BE.has(tokens[i + 1]?.lower ?? '')) || before === 'the' || OWNERS.has(before))
  // “I run a bakery”, “they ship on Monday”
  if (DOERS.has(before) && maybeVerb(lower)) return 'verb'
  if ((isVerb(lower) && !subject && !((owned || named) && isBase(lower))) || (opens && isRequest(tokens, i)))
    return 'verb'
  if (lower.endsWith('ly') && lower.length > 4 && !NOT_ADVERBS.has(lower)) return 'break'
  return 'word'
}

const isDetermined = (before: Token | undefined) =>
  before !== undefined && (OWNERS.has(before.lower) || ARTICLES.has(before.lower))

const DOERS = new Set(['i', 'we', 'they', 'he', 'she'])

/** Behind an article a base form is a noun: `your talk`, `the move`. */
const isBase = (lower: string) => !isPast(lower) && !isGerund(lower) && !lower.endsWith('s')

/** Whether a clause may open with this word as a request: `Remove seats`, but not `Order 12 has left`. */
function isRequest(tokens: readonly Token[], i: number): boolean {
  const lower = tokens[i]?.lower ?? ''
  const next = tokens[i + 1]
  if (!ACTS.has(lower) || !next || BE.has(next.lower) || MODALS.has(next.lower)) return false
  return (
    !NOUNS.has(lower) || ARTICLES.has(next.lower) || OWNERS.has(next.lower) || PREPOSITIONS.has(next.lower)
  )
}

/** After “that”: whether a noun comes, and not a clause. */
function leadsToNoun(next: Token | undefined): boolean {
  // “a tool that texts patients”: one says “those texts”.
  if (next?.kind !== 'word' || isVerb(next.lower) || (maybeVerb(next.lower) && /[^s]s$/.test(next.lower)))
    return false
  return ![SUBJECTS, BE, MODALS, OTHERS, OWNERS, ARTICLES].some((set) => set.has(next.lower))
}
