/** Relative clauses that become sentences: “, which is” becomes “. This is”. */

import { isAllCaps, isCapitalised } from '../../../engine/characters.ts'
import type { Token } from '../../../engine/doc.ts'
import { capitalised } from '../../../engine/edit.ts'
import { words } from '../../../engine/word-set.ts'
import { isPlainVerb } from '../../material/verbs.ts'
import { adverbial, firstBehindAdverbs, isMain, type Reworded, wordAt } from './adverbials.ts'
import { DETERMINERS, hasTense, isClause, SUBJECTS, VERBAL } from './clauses.ts'

/** “, which was due on 2 April”: a sentence of its own, where nothing before it goes on behind it. */
export function relative(tokens: readonly Token[], i: number): Reworded | null {
  const at = firstBehindAdverbs(tokens, i + 2)
  const [verb, next] = [wordAt(tokens, at), tokens[at + 1]]
  if (!hasTense(verb) || !isMain(tokens, i) || isResumed(tokens, at) || isLastOfList(tokens, i)) return null
  if (/^(?:is|was)$/.test(verb) && next?.lower === 'why') return { text: `. That ${verb} why`, to: at + 1 }
  const drop = secondOf(tokens, at)
  if (drop === null) return null
  const subject = isMany(tokens[i - 1], verb, next?.lower ?? '') ? 'These' : 'This'
  // “This is £312” reads as if the figure were told now.
  return { text: `. ${subject === 'This' && isFigure(next) ? 'It' : subject}`, to: i + 1, ...drop }
}

/** “…, and the page about volunteers, which is long”: told within a list, as what the items before it have. */
function isLastOfList(tokens: readonly Token[], end: number): boolean {
  const comma = tokens.findLastIndex(({ text }, at) => at < end && text === ',')
  return (
    /^(?:and|or)$/.test(wordAt(tokens, comma + 1)) &&
    comma > 0 &&
    !tokens.slice(comma + 2, end).some(({ lower }) => VERBAL.has(lower)) &&
    tokens.slice(0, comma).some(({ lower }) => RELATIVE.test(lower))
  )
}

const isFigure = (token: Token | undefined): boolean =>
  token?.kind === 'number' ||
  /^[£€$¥]$|^(?:about|around|roughly|approximately|over|under)$/.test(token?.lower ?? '')

/** “the Symposium, that will take place in May”: taken for “which”, behind a name. */
export function thatOfName(tokens: readonly Token[], i: number): Reworded | null {
  const at = firstBehindAdverbs(tokens, i + 2)
  if (
    !isNameWord(tokens[i - 1]) ||
    !VERBAL.has(wordAt(tokens, at)) ||
    !isMain(tokens, i) ||
    isResumed(tokens, at)
  )
    return null
  const drop = secondOf(tokens, at)
  return drop && { text: `. ${PLURAL.test(wordAt(tokens, at)) ? 'They' : 'It'}`, to: i + 1, ...drop }
}

/** “…, who runs the yard”: told of the person by pronoun, name or noun, whichever is sure. */
export function ofPerson(tokens: readonly Token[], i: number): Reworded | null {
  const who = tokens[i]?.text === ',' ? i + 1 : i
  const at = firstBehindAdverbs(tokens, who + 1)
  const verb = wordAt(tokens, at)
  const subject = personBefore(tokens, i, verb, who === i)
  if (subject === null || !isSubjectOf(tokens, 'who', at) || !isMain(tokens, i) || isResumed(tokens, at))
    return null
  const drop = secondOf(tokens, at)
  return drop && { text: `. ${subject}`, to: who, ...drop }
}

/**
 * The second “which” or “who” with its verb, which goes when the first becomes a subject; an empty answer where there
 * is none, `null` where it would hang in the air.
 */
function secondOf(tokens: readonly Token[], from: number): { drop?: number } | null {
  const found = tokens.findIndex(
    ({ lower }, at) => at > from && RELATIVE.test(lower) && /^(?:and|but)$/.test(wordAt(tokens, at - 1)),
  )
  if (found < 0) return {}
  const word = wordAt(tokens, found)
  const isSubject = isSubjectOf(tokens, word, behindAside(tokens, firstBehindAdverbs(tokens, found + 1)))
  return isSubject && (word === 'which' || word === 'who') ? { drop: found } : null
}
/** Where the verb may stand behind “in our opinion”. */
const behindAside = (tokens: readonly Token[], at: number): number =>
  /^(?:in|to|for|at|by|over|on)$/.test(wordAt(tokens, at)) && !SUBJECTS.has(wordAt(tokens, at + 3))
    ? at + 3
    : at
const RELATIVE = /^(?:which|whose|where|who|whom)$/

/** “…, which is new, and which is yours”: the second, as a sentence. */
export function secondRelative(tokens: readonly Token[], i: number, which: number): Reworded | null {
  const word = wordAt(tokens, which)
  if (word !== 'which' && word !== 'who') return null
  const at = firstBehindAdverbs(tokens, which + 1)
  const verb = wordAt(tokens, at)
  const first = tokens.findIndex(
    ({ lower }, at) => at < i && lower === word && (tokens[at - 1]?.text === ',' || word === 'who'),
  )
  if (first < 0 || !isSubjectOf(tokens, word, at) || isResumed(tokens, which + 1)) return null
  if (word === 'who') {
    const isHung = tokens[first - 1]?.text !== ','
    const person = personBefore(tokens, isHung ? first : first - 1, verb, isHung)
    return person === null ? null : { text: `. ${person}`, to: which, isSecond: true }
  }
  return {
    text: /^means?$/.test(verb) ? '. That' : PLURAL.test(verb) ? '. They' : '. It',
    to: which,
    isSecond: true,
  }
}

const PLURAL = /^(?:are|were|have|do)(?:n't)?$/
/** Words of a name at most, and of a noun with its article. */
const NAME = 3

/** Who is meant by what ends before `end`, as the subject of a new sentence; `null` where it cannot be told. */
export function personBefore(
  tokens: readonly Token[],
  end: number,
  verb: string,
  onlyName = false,
): string | null {
  const last = tokens[end - 1]
  if (last?.kind !== 'word') return null
  let from = end
  while (from > 1 && end - from <= NAME && isNameWord(tokens[from - 1])) from--
  // “our CEO Maria Lenz”
  while (end - from > 1 && isAllCaps(tokens[from]?.text ?? '')) from++
  const name = tokens.slice(from, end)
  if (name.length === 0 || (name.length === 1 && isAllCaps(last.text)))
    return onlyName ? null : nounBefore(tokens, end, verb)
  if (name.length > NAME) return null
  const title =
    tokens[from - 1]?.text === '.' ? wordAt(tokens, from - 2) : name.length > 1 ? name[0]?.lower : ''
  if (title === 'dr' || title === 'prof')
    return `${capitalised(title)}. ${name.map(({ text }) => text).join(' ')}`
  if (title === 'mr') return 'He'
  if (title === 'mrs' || title === 'ms' || title === 'miss') return 'She'
  if (PLURAL.test(verb)) return 'They'
  const before = wordAt(tokens, from - 1)
  const told = name.map(({ text }) => text).join(' ')
  // “the Head of Marketing, who”, “Ana and Tom, who”.
  if (/^(?:of|and|or|&|for|in|at|from|to|a|an)$/.test(before)) return null
  // Told of what may be a firm, where the verb is the same for one and for many.
  if (before === 'the') return isForAny(verb) ? 'They' : `The ${told}`
  // “our manager, Marta Roth, who”: somebody who is known now.
  return before === ',' && name.length === 2 ? (name[0]?.text ?? told) : told
}

const isForAny = (verb: string): boolean => !/s$/.test(verb)

/** Whether a relative pronoun is the subject of what stands at `at`: “who built”, not “who we met”. */
const isSubjectOf = (tokens: readonly Token[], word: string, at: number): boolean => {
  const token = tokens[at]
  if (!token || word !== 'who') return hasTense(token?.lower ?? '')
  const { lower, kind, text } = token
  return (
    kind === 'word' &&
    text === lower &&
    !SUBJECTS.has(lower) &&
    !DETERMINERS.has(lower) &&
    !/^(?:a|an|for|in|to)$/.test(lower)
  )
}

const isNameWord = (token: Token | undefined): boolean => token?.kind === 'word' && isCapitalised(token.text)

/** “their new director, who came”: “The director”; “the vendors, who are”: “They”. */
function nounBefore(tokens: readonly Token[], end: number, verb: string): string | null {
  const noun = tokens[end - 1]
  const article = tokens.findLastIndex(
    ({ lower }, at) => at < end - 1 && at >= end - 1 - NAME && OWNED.test(lower),
  )
  if (!noun || article < 0 || !tokens.slice(article, end).every(({ kind }) => kind === 'word')) return null
  if (PLURAL.test(verb)) return 'They'
  if (/[^s]s$/.test(noun.lower)) return null
  // “my manager”: another one is no “the manager”.
  const owner = wordAt(tokens, article)
  return `${/^(?:my|our|your)$/.test(owner) ? capitalised(owner) : 'The'} ${noun.text}`
}
const OWNED = /^(?:the|our|my|your|their|his|her)$/

const isMany = (noun: Token | undefined, verb: string, after: string): boolean => {
  if (/^(?:are|were|have|do|aren't|weren't|haven't|don't)$/.test(verb)) return true
  if (/^(?:is|was|has|does|.*[^s]s)$/.test(verb) || DOES.has(after)) return false
  return noun?.kind === 'word' && /[^sui']s$/.test(noun.lower)
}
/** What a whole clause does, rather than its last noun. */
export const DOES = words('mean allow help make save give bring cause lead')

/** Examples, in which commas part only more of them. */
export const EXAMPLES = words('including like namely')

/** What these set against is the main clause. */
const CONTRASTS = words('although though whereas unless')

/** Whether a list, the verb of the main clause or what is set against it goes on behind a clause put in between. */
export function isResumed(tokens: readonly Token[], from: number): boolean {
  let listing = false
  let nested = false
  for (let i = from; i < tokens.length - 1; i++) {
    const next = wordAt(tokens, i + 1)
    if (EXAMPLES.has(wordAt(tokens, i))) listing = true
    if (tokens[i]?.text !== ',') continue
    if (listing && VERBAL.has(next)) return true
    if (listing) continue
    if (CONTRASTS.has(next)) return true
    // “We helped Ana, who is new, to get it done.”
    if (next === 'to') return true
    // “…, who joined in May, now spend”: many have a verb in its plain form.
    const verb = wordAt(tokens, firstBehindAdverbs(tokens, i + 1))
    if (hasTense(verb) || (isPlainVerb(verb) && !nested)) return true
    // “…, which is to be done before the auditors, who come on the 14th, begin”
    if (RELATIVE.test(next)) nested = true
    if (next !== 'and' && next !== 'or' && !DETERMINERS.has(next) && next !== 'a' && next !== 'an') continue
    const at = next === 'and' || next === 'or' ? i + 2 : i + 1
    if (/^(?:because|since)$/.test(wordAt(tokens, at))) continue
    if (!isClause(tokens, at) && !SUBJECTS.has(wordAt(tokens, at)) && adverbial(tokens, at) === null)
      return true
  }
  return false
}

/** “, the first of which would be”, “, all of which are”. */
export function partOfWhich(tokens: readonly Token[], i: number, from: number): Reworded | null {
  for (let at = from + 1; at < Math.min(from + PART, tokens.length - 2); at++) {
    if (tokens[at]?.kind === 'mark') return null
    if (wordAt(tokens, at) !== 'of' || !/^who?i?[cm]h?$/.test(wordAt(tokens, at + 1))) continue
    const verb = wordAt(tokens, firstBehindAdverbs(tokens, at + 2))
    if (!hasTense(verb) || !isMain(tokens, i)) return null
    const part = tokens.slice(from, at).map(({ text }) => text)
    const amount = part.at(-1)?.toLowerCase() ?? ''
    const rest = !AMOUNTS.has(amount) ? '' : OF_ONE.has(amount) && IS_ONE.test(verb) ? ' of it' : ' of them'
    return { text: `. ${capitalised(part.join(' '))}${rest}`, to: at + 1, isOneOf: true }
  }
  return null
}
/** “12 minutes, most of which is spent”: of one thing. */
const OF_ONE = words('all some most half any much')
const IS_ONE = /^(?:is|was|has|does|goes|.*[^s]s)(?:n't)?$/
/** Words before “of which”, at most. */
export const PART = 6
const AMOUNTS = words('all some most many both none each half several one two three few any')

/** “, at which point”, “, during which time”, “, in which case”. */
export function timeOfWhich(tokens: readonly Token[], i: number): Reworded | null {
  if (wordAt(tokens, i + 1) === 'failing' && wordAt(tokens, i + 2) === 'which')
    return isMain(tokens, i) ? { text: '. Otherwise,', to: i + 2 } : null
  const [head, which, noun] = [1, 2, 3].map((ahead) => wordAt(tokens, i + ahead))
  if (which !== 'which' || !head || !isMain(tokens, i)) return null
  if (/^(?:point|time|case|stage)$/.test(noun ?? '')) {
    const isWordy = wordAt(tokens, i + 4) === 'in' && wordAt(tokens, i + 5) === 'time'
    return { text: `. ${capitalised(head)} that ${noun},`, to: isWordy ? i + 5 : i + 3 }
  }
  return head === 'after' && SUBJECTS.has(noun ?? '') ? { text: '. After that,', to: i + 2 } : null
}
