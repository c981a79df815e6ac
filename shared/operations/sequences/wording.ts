/** Turns the short answers of a brief into sentences, whatever their form. */

import type { Token } from '../../engine/doc.ts'
import { capitalised } from '../../engine/edit.ts'
import { ACTS, NOUNS } from '../../engine/lexicon/asks.ts'
import { nounNumber } from '../../engine/measures/noun-number.ts'
import { tokenize } from '../../engine/tokens.ts'
import { isGerund, isPast, isVerb, maybeVerb } from '../material/verbs.ts'
import { classesOf, type WordClass } from '../material/word-class.ts'

/** `unsure` is what could be read in two ways: it is said behind a colon, where every form is right. */
export type Form = 'question' | 'clause' | 'verb' | 'gerund' | 'noun' | 'unsure'

/** Subjects by themselves: behind one of them a verb follows. */
const SUBJECTS = new Set(
  "you we i they it he she there you're we're they're it's you've we've they've i'm i've nobody everybody people".split(
    ' ',
  ),
)
/** Verbs by which briefs ask or offer, besides those the engine knows as asks. */
const ACTING = new Set(
  'buy compare connect cut do find fix get give have help let make run see stop try'.split(' '),
)
/** Forms that are finite wherever they stand behind their subject. */
const FINITE =
  /^(?:is|are|was|were|isn't|aren't|wasn't|weren't|has|have|had|hasn't|haven't|does|do|did|doesn't|don't|didn't|can|can't|could|will|won't|would|should|may|might|must|went|took|grew|fell|came|became|rose|began|gave|saw|makes|takes|loses|goes|gets|gives|keeps|brings|becomes|knows|happens|dropped|rose|renews)$/
/** Behind these a clause belongs to the noun in front of it. */
const INSIDE = new Set(
  'that which who whose when where because while if after before since how why what'.split(' '),
)
/** What an object begins with. */
const OBJECT = /^(?:a|an|its|their|your|our|his|her|my|us|you|them|me|it)$/
const PHRASE: ReadonlySet<WordClass> = new Set<WordClass>([
  'article',
  'owner',
  'number',
  'name',
  'word',
  'preposition',
  'date',
])

/** What a short text is: `15 minutes on Thursday` is a noun, `you opened a depot` a clause, `try the demo` a verb. */
export function formOf(text: string): Form {
  const trimmed = text.trim()
  if (trimmed.endsWith('?')) return 'question'
  const tokens = tokenize(bare(trimmed))
  const [first, second] = tokens
  if (!first) return 'unsure'
  if (SUBJECTS.has(first.lower)) {
    // “IT support”: in capitals it is no pronoun.
    if (first.text.length > 1 && first.text === first.text.toUpperCase())
      return formOf(`our${trimmed.slice(first.text.length)}`)
    return tokens.length > 1 ? 'clause' : 'unsure'
  }
  const classes = classesOf(tokens)
  const cut = tokens.findIndex((t, i) => i > 0 && INSIDE.has(t.lower))
  const end = cut < 0 ? tokens.length : cut
  if (tells(tokens, end)) return 'clause'
  if (isAct(first, second)) return 'verb'
  if (first.lower.endsWith('ing') && tokens.length > 1 && first.kind === 'word')
    return isGerund(first.lower) && classes[1] !== 'preposition' ? 'gerund' : named(tokens, classes, end)
  return named(tokens, classes, end)
}

/** Whether a finite verb stands behind a subject, before anything that belongs to a noun. */
const tells = (tokens: readonly Token[], end: number): boolean =>
  tokens.slice(0, end).some(
    ({ lower, text }, i) =>
      i > 0 &&
      // “opening in May”
      text !== 'May' &&
      (FINITE.test(lower) ||
        (isVerb(lower) && lower.endsWith('s') && OBJECT.test(tokens[i + 1]?.lower ?? ''))),
  )

/** A base form that begins a request or an offer; what may be a noun as well is one only before an object. */
function isAct({ lower }: Token, next: Token | undefined): boolean {
  if (!ACTS.has(lower) && !ACTING.has(lower) && !isVerb(lower)) return false
  if (isPast(lower) && !ACTS.has(lower) && !ACTING.has(lower)) return false
  if (/(?:ing|[^e]ed|[^su]s)$/.test(lower)) return false
  const follows = next?.lower ?? ''
  // “repair costs £45”: a noun with its verb.
  if (maybeVerb(follows) && follows.endsWith('s')) return false
  // “register by 5 June”, “sign up”, “shop now”
  if (ACTS.has(lower) && AT_ONCE.test(follows)) return true
  return (
    (!NOUNS.has(lower) && (ACTING.has(lower) || isVerb(lower))) || follows === 'the' || OBJECT.test(follows)
  )
}

/** No noun stands before these in a short request. */
const AT_ONCE = /^(?:now|today|here|online|up|by|before|until)$/

/** `noun` for a phrase with whatever is joined to it by small words; else `unsure`. */
function named(tokens: readonly Token[], classes: readonly WordClass[], end: number): Form {
  // “a walk through your store”: behind an article a base form is a noun.
  const isOne = /^(?:an?|\d.*)$/.test(tokens[0]?.lower ?? '')
  for (let i = 0; i < end; i++) {
    const token = tokens[i]
    const here = classes[i]
    if (!token || !here) break
    const inner = here === 'verb' && (isPast(token.lower) || (i > 0 && isGerund(token.lower)))
    const last = here === 'verb' && i > 0 && (i + 1 === end || (isOne && classes[i + 1] === 'preposition'))
    if (inner || last || (token.kind === 'mark' && '-&/%'.includes(token.text))) continue
    if (!PHRASE.has(here)) return 'unsure'
    // “the oven breaks every week”: behind a noun no other begins without a word that joins it.
    if ((here === 'article' || here === 'owner') && i > 0 && classes[i - 1] !== 'preposition') return 'unsure'
  }
  return 'noun'
}

/** Whether a phrase can stand within a sentence as it is: in small letters, and with a determiner, a number or more than one. */
export function isDetermined(noun: string): boolean {
  const tokens = tokenize(noun)
  if (/^\p{Lu}/u.test(noun)) return false
  return (
    DETERMINED.test(tokens[0]?.lower ?? '') ||
    tokens[0]?.kind === 'number' ||
    nounNumber(tokens, 0) === 'many'
  )
}

/** `free for all plans` says how something is, and names nothing. */
export const isPredicate = (text: string): boolean =>
  /^(?:(?:always|still|now|entirely|completely) )?(?:free|available|included|open|valid|ready|cheaper|compatible|half[ -]price) (?:for|of charge|to|until|till|in|with|on|when|from|at|during)\b/i.test(
    text.trim(),
  )

const DETERMINED =
  /^(?:an?|the|our|my|your|their|his|her|this|these|some|one|two|three|four|five|six|seven|eight|nine|ten)$/

/** Parts two things, and stands in no number or bracket: `85,000`, `(Go, Postgres)`. */
export const COMMA = /,(?!\d) (?![^()]*\))/

/** The sentences of a short note. */
export const sentencesOf = (text: string): string[] =>
  text
    .split(/(?<=[.!?])(?<!\b(?:Dr|Mr|Mrs|Ms|Prof|St)\.)\s+/)
    .map((part) => part.trim())
    .filter((part) => part !== '')

/** Without the full stop at the end. */
export const bare = (text: string): string => {
  const trimmed = text.trim()
  let end = trimmed.length
  while (end > 0 && '.!;,'.includes(trimmed.charAt(end - 1))) end--
  return trimmed.slice(0, end)
}

/** As a sentence of its own, or the end of one that began: then its first letter stays. */
export function sentence(text: string, begins = true): string {
  const trimmed = text.trim()
  const capital = begins ? capitalised(trimmed) : trimmed
  return /[.!?…:]["”’)]?$/.test(capital) ? capital : `${capital}.`
}

/** In the middle of a sentence: small first letter, unless the word is a name or an acronym. */
export function inside(text: string): string {
  const trimmed = bare(text)
  const [first = ''] = trimmed.split(/\s+/)
  if (first.length > 1 && first === first.toUpperCase()) return trimmed
  const lower = first.toLowerCase()
  return STARTS.has(lower) || ACTS.has(lower) || ACTING.has(lower) || isGerund(lower) || isPast(lower)
    ? trimmed.charAt(0).toLowerCase() + trimmed.slice(1)
    : trimmed
}

const STARTS = new Set(
  'last every each all they their a an the your our my their this these those some two three four five six seven eight nine ten you we they it there late slow missing lost no less more fewer'.split(
    ' ',
  ),
)

const OF_READER: Readonly<Record<string, string>> = {
  they: 'you',
  their: 'your',
  "they're": "you're",
  "they've": "you've",
}

/** A note about the reader as it is said to the reader: `they lose visits` is `you lose visits`. */
export function toReader(text: string): string {
  const [first = ''] = text.trim().toLowerCase().split(/\s+/)
  if (!(first in OF_READER)) return text
  return text
    .trim()
    .replaceAll(/\b(?:they're|they've|they|their)\b/gi, (word) => OF_READER[word.toLowerCase()] ?? word)
}

/** Full forms, for a voice that avoids contractions. */
export const writtenOut = (text: string): string =>
  text
    .replaceAll(/\bwon't\b/g, 'will not')
    .replaceAll(/\b([Cc])an't\b/g, '$1annot')
    .replaceAll(/n't\b/g, ' not')
    .replaceAll(/\b(I|you|we|they|it|You|We|They|It)'ll\b/g, '$1 will')
    .replaceAll(/\b(I|you|we|they|You|We|They)'d\b/g, '$1 would')
    .replaceAll(/\b(you|we|they|You|We|They)'re\b/g, '$1 are')
    .replaceAll(/\b(it|here|that|what|who|It|Here|That|What|Who)'s\b/g, '$1 is')
