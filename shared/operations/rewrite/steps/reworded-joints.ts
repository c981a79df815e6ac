/** Where a sentence can end when the words of the joint change: “, which is” becomes “. This is”. */
import type { Token } from '../../../engine/doc.ts'
import { gerunds, PLAIN_OF_PAST, thirdPerson } from '../../../engine/measures/conjugation.ts'
import {
  capital,
  DETERMINERS,
  endsLimb,
  hasTense,
  hasVerbSoon,
  isClause,
  isNamed,
  isUnder,
  LONG_SUBJECT,
  leadsOn,
  mainClause,
  ONE_OF_US,
  RELATIVES,
  SUBJECTS,
  VERBAL,
  WITH_VERB,
} from './clauses.ts'
import { opensLongSubject } from './joints.ts'

/** What stands in place of the tokens from the joint to `to`. */
export interface Reworded {
  text: string
  to: number
  /** True where no word of it is new. */
  isPlain?: boolean
  /** True for one of a series, “the first of which”, that is cut everywhere or nowhere. */
  isOneOf?: boolean
}

/** The reworded end of a sentence at the token at `i`; `null` where there is none. */
export function reworded(tokens: readonly Token[], i: number): Reworded | null {
  const { text, lower } = tokens[i] as Token
  if (text === ',') return behindComma(tokens, i)
  if (tokens[i - 1]?.kind === 'mark') return null
  if (lower === 'and')
    return secondRelative(tokens, i, i + 1) ?? sharedSubject(tokens, i, i + 1) ?? newClause(tokens, i)
  if (lower === 'so') return thatWay(tokens, i)
  if (text === '–' || text === '—') return behindDash(tokens, i)
  return null
}

function behindComma(tokens: readonly Token[], i: number): Reworded | null {
  if (endsLimb(tokens, i)) return null
  const next = wordAt(tokens, i + 1)
  switch (next) {
    case 'and':
      return (
        secondReason(tokens, i) ??
        secondRelative(tokens, i, i + 2) ??
        noteToo(tokens, i) ??
        partOfWhich(tokens, i, i + 2) ??
        sharedSubject(tokens, i, i + 2) ??
        adverbial(tokens, i + 2)
      )
    case 'or':
      return SUBJECTS.has(wordAt(tokens, i + 2)) && VERBAL.has(wordAt(tokens, i + 3))
        ? { text: '. Or', to: i + 1 }
        : null
    case 'so':
      return thatWay(tokens, i + 1)
    case 'which':
      return relative(tokens, i)
    case 'where':
      return isMain(tokens, i) && opensClause(tokens, i + 2) ? { text: '. There,', to: i + 1 } : null
    case 'because':
    case 'since':
    case 'as':
      return resultOf(tokens, i) ?? asWell(tokens, i) ?? reason(tokens, i, next)
    default:
      return timeOfWhich(tokens, i) ?? partOfWhich(tokens, i, i + 1) ?? result(tokens, i, next)
  }
}

const words = (list: string): ReadonlySet<string> => new Set(list.split(' '))

const wordAt = (tokens: readonly Token[], at: number): string => tokens[at]?.lower ?? ''

/** Between a relative and its verb. */
const ADVERBS = words(
  'also only just really now then currently usually always often apparently unfortunately fortunately normally recently still',
)

const firstBehindAdverbs = (tokens: readonly Token[], from: number): number => {
  let at = from
  while (ADVERBS.has(wordAt(tokens, at))) at++
  return at
}

/** Whether what stands before `i` has its verb: “Invoice 4471, which” has not. */
const isMain = (tokens: readonly Token[], i: number): boolean =>
  tokens
    .slice(0, i)
    .some(
      ({ lower }, at) =>
        VERBAL.has(lower) || (at > 0 && SUBJECTS.has(wordAt(tokens, at - 1)) && hasTense(lower)),
    ) ||
  (DETERMINERS.has(wordAt(tokens, 0)) && tokens.slice(1, i).some(({ lower }) => hasTense(lower)))

const opensClause = (tokens: readonly Token[], at: number): boolean =>
  SUBJECTS.has(wordAt(tokens, at)) ||
  ((DETERMINERS.has(wordAt(tokens, at)) || isNamed(tokens, at)) &&
    tokens.slice(at + 1).some(({ lower }) => VERBAL.has(lower)))

/** “, which was due on 2 April”: a sentence of its own, where nothing before it goes on behind it. */
function relative(tokens: readonly Token[], i: number): Reworded | null {
  const at = firstBehindAdverbs(tokens, i + 2)
  const verb = wordAt(tokens, at)
  if (!hasTense(verb) || !isMain(tokens, i) || isResumed(tokens, at) || isDoubled(tokens, at)) return null
  return { text: `. ${isMany(tokens[i - 1], verb, wordAt(tokens, at + 1)) ? 'These' : 'This'}`, to: i + 1 }
}

/** “…, which is new and which we like”: the second would hang in the air. */
const isDoubled = (tokens: readonly Token[], from: number): boolean =>
  tokens.some(
    ({ lower }, at) => at > from && /^(?:which|whose|where)$/.test(lower) && wordAt(tokens, at - 1) === 'and',
  )

/** “…, which is new, and which is yours”: the second, as a sentence. */
function secondRelative(tokens: readonly Token[], i: number, which: number): Reworded | null {
  const verb = wordAt(tokens, firstBehindAdverbs(tokens, which + 1))
  const isSecond = tokens.some(({ lower }, at) => at < i && lower === 'which' && tokens[at - 1]?.text === ',')
  if (wordAt(tokens, which) !== 'which' || !isSecond || !hasTense(verb) || isResumed(tokens, which + 1))
    return null
  return {
    text: /^means?$/.test(verb) ? '. That' : /^(?:are|were|have|do)$/.test(verb) ? '. They' : '. It',
    to: which,
  }
}

const isMany = (noun: Token | undefined, verb: string, after: string): boolean => {
  if (/^(?:are|were|have|do|aren't|weren't|haven't|don't)$/.test(verb)) return true
  if (/^(?:is|was|has|does|.*[^s]s)$/.test(verb) || DOES.has(after)) return false
  return noun?.kind === 'word' && /[^sui']s$/.test(noun.lower)
}
/** What a whole clause does, rather than its last noun. */
const DOES = words('mean allow help make save give bring cause lead')

/** Examples, in which commas part only more of them. */
const EXAMPLES = words('including like namely')

/** What these set against is the main clause. */
const CONTRASTS = words('although though whereas unless')

/** Whether a list, the verb of the main clause or what is set against it goes on behind a clause put in between. */
function isResumed(tokens: readonly Token[], from: number): boolean {
  for (let i = from; i < tokens.length - 1; i++) {
    const next = wordAt(tokens, i + 1)
    if (EXAMPLES.has(wordAt(tokens, i))) return false
    if (tokens[i]?.text !== ',') continue
    if (CONTRASTS.has(next)) return true
    if (hasTense(wordAt(tokens, firstBehindAdverbs(tokens, i + 1)))) return true
    if (next !== 'and' && next !== 'or' && !DETERMINERS.has(next) && next !== 'a' && next !== 'an') continue
    const at = next === 'and' || next === 'or' ? i + 2 : i + 1
    if (/^(?:because|since)$/.test(wordAt(tokens, at))) continue
    if (!isClause(tokens, at) && !SUBJECTS.has(wordAt(tokens, at)) && adverbial(tokens, at) === null)
      return true
  }
  return false
}

/** “, the first of which would be”, “, all of which are”. */
function partOfWhich(tokens: readonly Token[], i: number, from: number): Reworded | null {
  for (let at = from + 1; at < Math.min(from + PART, tokens.length - 2); at++) {
    if (tokens[at]?.kind === 'mark') return null
    if (wordAt(tokens, at) !== 'of' || !/^who?i?[cm]h?$/.test(wordAt(tokens, at + 1))) continue
    if (!hasTense(wordAt(tokens, firstBehindAdverbs(tokens, at + 2))) || !isMain(tokens, i)) return null
    const part = tokens.slice(from, at).map(({ text }) => text)
    const rest = AMOUNTS.has(part.at(-1)?.toLowerCase() ?? '') ? ' of them' : ''
    return { text: `. ${capital(part.join(' '))}${rest}`, to: at + 1, isOneOf: true }
  }
  return null
}
/** Words before “of which”, at most. */
const PART = 6
const AMOUNTS = words('all some most many both none each half several one two three few any')

/** “, at which point”, “, during which time”, “, in which case”. */
function timeOfWhich(tokens: readonly Token[], i: number): Reworded | null {
  const [head, which, noun] = [1, 2, 3].map((ahead) => wordAt(tokens, i + ahead))
  if (which !== 'which' || !head || !isMain(tokens, i)) return null
  if (/^(?:point|time|case|stage)$/.test(noun ?? ''))
    return { text: `. ${capital(head)} that ${noun},`, to: i + 3 }
  return head === 'after' && SUBJECTS.has(noun ?? '') ? { text: '. After that,', to: i + 2 } : null
}

/** What a fact does, as a participle and as a verb of its own. */
const RESULTS = new Map(
  'allow enable empower give mean help let save make result lead ensure cause leave free reduce create'
    .split(' ')
    .flatMap((verb) => gerunds(verb).map((gerund) => [gerund, thirdPerson(verb)] as const)),
)
const PREPOSITIONS = words('from for at on by with about up off out over')

/** “, allowing you to see each truck”. */
function result(tokens: readonly Token[], i: number, next: string): Reworded | null {
  const verb = RESULTS.get(next)
  const after = wordAt(tokens, i + 2)
  if (!verb || PREPOSITIONS.has(after) || !isMain(tokens, i)) return null
  if (after === 'in' && next !== 'resulting') return null
  // One of a series of participles.
  const isSeries = tokens.some(
    ({ lower }, at) =>
      (at !== i + 1 && /^[a-z]{3,}ing$/.test(lower) && tokens[at - 1]?.text === ',') ||
      (/^[a-z]{3,}ing$/.test(lower) && wordAt(tokens, at - 1) === 'and' && at > i),
  )
  return isSeries ? null : { text: `. This ${verb}`, to: i + 1 }
}

/** “so that they no longer have to call”: what comes of it, as a sentence. */
function thatWay(tokens: readonly Token[], i: number): Reworded | null {
  if (wordAt(tokens, i + 1) !== 'that' || !isMain(tokens, i) || goesOnAsWell(tokens, i)) return null
  const next = wordAt(tokens, i + 2)
  const isPronoun = SUBJECTS.has(next) && tokens.slice(i + 3, i + 7).some(({ lower }) => VERBAL.has(lower))
  return isPronoun || (DETERMINERS.has(next) && hasVerbSoon(tokens, i + 3))
    ? { text: isDone(tokens, i + 3) ? '. So' : '. That way,', to: i + 1 }
    : null
}

const PARTICIPLE = /ed$|^(?:been|not|gone|done|seen|taken|given|become|lost|left)$/
/** Whether the first verb from `from` on tells what came about, not what can be done: “have now been”, “was”. */
function isDone(tokens: readonly Token[], from: number): boolean {
  const at = tokens.findIndex(({ lower }, n) => n >= from && hasTense(lower))
  const verb = wordAt(tokens, at)
  if (/^(?:has|have)(?:n't)?$/.test(verb)) {
    const next = wordAt(tokens, firstBehindAdverbs(tokens, at + 1))
    return PARTICIPLE.test(next) || PLAIN_OF_PAST.has(next)
  }
  return /^(?:was|were|had|did)(?:n't)?$|ed$/.test(verb) || PLAIN_OF_PAST.has(verb)
}

/** “…, as well as giving you”: more of what the main clause does. */
const goesOnAsWell = (tokens: readonly Token[], i: number): boolean =>
  tokens.some(({ lower }, at) => at > i && lower === 'well' && /ing$/.test(wordAt(tokens, at + 2)))

/** “, as a result of which 40 bags got wet”. */
function resultOf(tokens: readonly Token[], i: number): Reworded | null {
  const ahead = [1, 2, 3, 4, 5].map((at) => wordAt(tokens, i + at)).join(' ')
  if (ahead === 'as a result of which') return { text: '. As a result,', to: i + 5 }
  return ahead.startsWith('because of which ') ? { text: '. Because of that,', to: i + 3 } : null
}

/** “…, as well as giving you a link”, behind a thing that does something. */
function asWell(tokens: readonly Token[], i: number): Reworded | null {
  const verb = RESULTS.get(wordAt(tokens, i + 4))
  return wordAt(tokens, i + 2) === 'well' &&
    verb &&
    THINGS.has(wordAt(tokens, 0)) &&
    !ONE_OF_US.has(wordAt(tokens, 1))
    ? { text: `. It also ${verb}`, to: i + 4 }
    : null
}
const THINGS = words('our the this it your')

/** “as I said” and “as you know” give no reason. */
const THINKS = words("am are need think want believe have can can't cannot will would do don't")

/** “, because over the years we have …”. */
function reason(tokens: readonly Token[], i: number, head: string): Reworded | null {
  const next = wordAt(tokens, i + 2)
  const verb = wordAt(tokens, firstBehindAdverbs(tokens, i + 3))
  if (!isMain(tokens, i)) return null
  // A second reason hangs on the same “because”.
  const isTwice = tokens.some(
    ({ lower }, at) => at > i + 1 && /^(?:because|since|as)$/.test(lower) && wordAt(tokens, at - 1) === 'and',
  )
  if (
    isResumed(tokens, i + 2) ||
    (isTwice && !tokens.some(({ lower }, at) => lower === 'because' && wordAt(tokens, at - 1) === 'and'))
  )
    return null
  if (head === 'as' && /^(?:i|we|you|they)$/.test(next) && !THINKS.has(verb)) return null
  if (
    !isTwice &&
    (WITH_VERB.has(next) ||
      (isRequest(tokens.slice(0, i)) && (isClause(tokens, i + 2) || adverbial(tokens, i + 2) !== null)) ||
      (SUBJECTS.has(next) && (hasTense(verb) || THINKS.has(verb))))
  )
    return { text: `. ${capital(tokens[i + 2]?.text ?? '')}`, to: i + 2 }
  if (isClause(tokens, i + 2) || opensLongSubject(tokens, i + 2) || adverbial(tokens, i + 2) !== null)
    return { text: '. This is because', to: i + 1 }
  return null
}

/** “Please reply by Friday. This is because …” would be stilted. */
const isRequest = (tokens: readonly Token[]): boolean =>
  tokens.some(({ lower }) => lower === 'please' || lower === 'grateful' || lower === 'suggest')

/** “…, because it is late, and because costs have gone up”: behind a first reason, and not where it leads on. */
function secondReason(tokens: readonly Token[], i: number): Reworded | null {
  if (wordAt(tokens, i + 2) !== 'because' || wordAt(tokens, i + 3) === 'of' || !isMain(tokens, i)) return null
  const rest = tokens.slice(i + 2)
  if (!tokens.slice(0, i).some(({ lower }) => lower === 'because') || mainClause(rest) < rest.length)
    return null
  return isClause(tokens, i + 3) || hasVerbSoon(tokens, i + 4, LONG_SUBJECT, RELATIVES)
    ? { text: '. It is also because', to: i + 2 }
    : null
}

const CONDITIONAL = words('if when once unless')
/** Words that begin what may stand before a subject. */
const LEADS = words(
  'in after then finally ideally by on for with to at instead also now unfortunately currently therefore over during',
)
/** Words from there to the subject, at most. */
const LEAD = 10

/** “, and in return you would receive”, “, and if the price was it, I can”: the part from `at` on stands by itself. */
function adverbial(tokens: readonly Token[], at: number): Reworded | null {
  const first = tokens[at]
  if (first?.kind !== 'word') return null
  const found = { text: `. ${capital(first.text)}`, to: at, isPlain: true }
  if (first.lower === 'that')
    return /^(?:is|was|will|would|has|means|makes|'s)$/.test(wordAt(tokens, at + 1)) ? found : null
  if (leadsOn(tokens, at) || (CONDITIONAL.has(first.lower) && isRequest(tokens.slice(at)))) return found
  if (!LEADS.has(first.lower)) return null
  for (let i = at + 1; i < Math.min(at + LEAD, tokens.length - 1); i++) {
    const { lower, kind } = tokens[i] as Token
    if (SUBJECTS.has(lower) && hasTense(wordAt(tokens, firstBehindAdverbs(tokens, i + 1)))) return found
    if (kind === 'mark') return opensMain(tokens, i + 1) ? found : null
    if (
      DETERMINERS.has(lower) &&
      i > at + 1 &&
      !PREPOSITIONS.has(wordAt(tokens, i - 1)) &&
      !/^(?:of|in|to)$/.test(wordAt(tokens, i - 1)) &&
      hasVerbSoon(tokens, i + 1)
    )
      return found
    if ((HOLDING.has(lower) && !(lower === 'that' && i === at + 1)) || (hasTense(lower) && !/s$/.test(lower)))
      return null
  }
  return null
}

/** Behind the comma of an adverbial: “the first 50 people will”, “we can”, “if you need it, you can”. */
const opensMain = (tokens: readonly Token[], at: number): boolean =>
  (DETERMINERS.has(wordAt(tokens, at)) && hasVerbSoon(tokens, at + 1, LEAD)) ||
  (SUBJECTS.has(wordAt(tokens, at)) &&
    (WITH_VERB.has(wordAt(tokens, at)) || hasTense(wordAt(tokens, at + 1)))) ||
  leadsOn(tokens, at)

/** “Please note that the price is net, and that it …”. */
const noteToo = (tokens: readonly Token[], i: number): Reworded | null =>
  wordAt(tokens, i + 2) === 'that' &&
  /^please note that$/.test([0, 1, 2].map((at) => wordAt(tokens, at)).join(' '))
    ? { text: `. ${capital(tokens[i + 3]?.text ?? '')}`, to: i + 3, isPlain: true }
    : null

/** Behind these, what follows is no verb. */
const NO_VERB = words('and or to in on at of for with the a an all both')
/** “and I thought”, “and if it rains, we …”. */
function newClause(tokens: readonly Token[], i: number): Reworded | null {
  if (isUnder(tokens, i)) return null
  const [next, after] = [tokens[i + 1], wordAt(tokens, i + 2)]
  if (
    next &&
    (WITH_VERB.has(next.lower) ||
      (ONE_OF_US.has(next.lower) && tokens[i + 2]?.kind === 'word' && !NO_VERB.has(after)))
  )
    return { text: `. ${capital(next.text)}`, to: i + 1 }
  return isMain(tokens, i) ? adverbial(tokens, i + 1) : null
}

/** “I would be glad to hear your view and would …”: the second verb gets the subject of the first. */
function sharedSubject(tokens: readonly Token[], i: number, at: number): Reworded | null {
  const [subject, verb] = [tokens[0], wordAt(tokens, 1)]
  const next = tokens[at]
  if (!subject || !next || !/^(?:i|we)$/.test(subject.lower)) return null
  const between = tokens.slice(1, i)
  if (
    between.some(
      ({ lower }, n) =>
        (SUBJECTS.has(lower) && !(lower === 'this' && PREPOSITIONS.has(between[n - 1]?.lower ?? ''))) ||
        HOLDING.has(lower),
    )
  )
    return null
  const isPast = (lower: string) => /ed$/.test(lower) || PLAIN_OF_PAST.has(lower)
  const fits = AGAIN.has(next.lower) || (isPast(verb) && isPast(next.lower) && !VERBAL.has(next.lower))
  return fits ? { text: `. ${subject.text} ${next.text}`, to: at } : null
}
const AGAIN = words('would will can have am are believe think hope')
const HOLDING = words('that which who if when because whether what how and or')

function behindDash(tokens: readonly Token[], i: number): Reworded | null {
  const isOnly = tokens.filter(({ text }) => text === '–' || text === '—').length === 1
  return isOnly &&
    isMain(tokens, i) &&
    SUBJECTS.has(wordAt(tokens, i + 1)) &&
    VERBAL.has(wordAt(tokens, i + 2))
    ? { text: `. ${capital(tokens[i + 1]?.text ?? '')}`, to: i + 1 }
    : null
}
