/** Where a sentence can end when the words of the joint change: “, which is” becomes “. This is”. */

import type { Token } from '../../../engine/doc.ts'
import { capitalised } from '../../../engine/edit.ts'
import { gerunds, PLAIN_OF_PAST, thirdPerson } from '../../../engine/measures/conjugation.ts'
import { words } from '../../../engine/word-set.ts'
import {
  adverbial,
  firstBehindAdverbs,
  HOLDING,
  isMain,
  isRequest,
  PREPOSITIONS,
  type Reworded,
  wordAt,
} from './adverbials.ts'
import {
  DETERMINERS,
  endsLimb,
  hasTense,
  hasVerbSoon,
  isClause,
  isNamed,
  isUnder,
  LONG_SUBJECT,
  mainClause,
  ONE_OF_US,
  RELATIVES,
  SUBJECTS,
  VERBAL,
  WITH_VERB,
} from './clauses.ts'
import { opensLongSubject } from './joints.ts'
import {
  isResumed,
  ofPerson,
  partOfWhich,
  relative,
  secondRelative,
  thatOfName,
  timeOfWhich,
} from './relatives.ts'

/** The reworded end of a sentence at the token at `i`; `null` where there is none. */
export function reworded(tokens: readonly Token[], i: number): Reworded | null {
  const { text, lower } = tokens[i] as Token
  if (text === ',') return behindComma(tokens, i)
  if (tokens[i - 1]?.kind === 'mark') return null
  if (lower === 'and')
    return (
      partOfWhich(tokens, i, i + 1) ??
      secondRelative(tokens, i, i + 1) ??
      sharedSubject(tokens, i, i + 1) ??
      newClause(tokens, i)
    )
  if (lower === 'so') return thatWay(tokens, i) ?? withoutComma(tokens, i)
  if (lower === 'but') return withoutComma(tokens, i)
  if (lower === 'as' || lower === 'since') return reasonWithoutComma(tokens, i)
  if (lower === 'who') return ofPerson(tokens, i)
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
    case 'that':
      return thatOfName(tokens, i)
    case 'who':
      return ofPerson(tokens, i)
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

const opensClause = (tokens: readonly Token[], at: number): boolean =>
  SUBJECTS.has(wordAt(tokens, at)) ||
  ((DETERMINERS.has(wordAt(tokens, at)) || isNamed(tokens, at)) &&
    tokens.slice(at + 1).some(({ lower }) => VERBAL.has(lower)))

/** What a fact does, as a participle and as a verb of its own. */
const RESULTS = new Map(
  'allow enable empower give mean help let save make result lead ensure cause leave free reduce create'
    .split(' ')
    .flatMap((verb) => gerunds(verb).map((gerund) => [gerund, thirdPerson(verb)] as const)),
)

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
  if (next === 'otherwise') return head === 'because' ? { text: '. Otherwise', to: i + 2 } : null
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
  const follows = WITH_VERB.has(next) || (SUBJECTS.has(next) && (hasTense(verb) || THINKS.has(verb)))
  const asks = isRequest(tokens.slice(0, i))
  // Behind a request a reason is seen to be one; behind a fact, “because” is what says so.
  if (
    !isTwice &&
    ((follows && (asks || head !== 'because')) ||
      (asks && (isClause(tokens, i + 2) || adverbial(tokens, i + 2) !== null)))
  )
    return { text: `. ${capitalised(tokens[i + 2]?.text ?? '')}`, to: i + 2 }
  if (
    follows ||
    isClause(tokens, i + 2) ||
    opensLongSubject(tokens, i + 2) ||
    adverbial(tokens, i + 2) !== null
  )
    return saysWhy(tokens, i) ? null : { text: '. This is because', to: i + 1 }
  return null
}

/** “Late because of the ice, because …”: “This is because” would give the reason of a reason. */
const saysWhy = (tokens: readonly Token[], i: number): boolean =>
  tokens
    .slice(0, i)
    .some(({ lower }, at) => lower === 'because' || (lower === 'due' && wordAt(tokens, at + 1) === 'to'))

function secondReason(tokens: readonly Token[], i: number): Reworded | null {
  if (wordAt(tokens, i + 2) !== 'because' || wordAt(tokens, i + 3) === 'of' || !isMain(tokens, i)) return null
  const rest = tokens.slice(i + 2)
  if (!tokens.slice(0, i).some(({ lower }) => lower === 'because') || mainClause(rest) < rest.length)
    return null
  return isClause(tokens, i + 3) || hasVerbSoon(tokens, i + 4, LONG_SUBJECT, RELATIVES)
    ? { text: '. Another reason is that', to: i + 2 }
    : null
}

const TELLS_THAT =
  /^(?:please (?:note|be (?:advised|aware|informed))|(?:i|we) can (?:now )?confirm|(?:i am|we are|this is) (?:just |pleased |happy )?to confirm|(?:i am|i'm|we are) writing to confirm) that\b/
/** “Please note that the price is net, and that it …”. */
const noteToo = (tokens: readonly Token[], i: number): Reworded | null =>
  wordAt(tokens, i + 2) === 'that' &&
  TELLS_THAT.test([0, 1, 2, 3, 4, 5].map((at) => wordAt(tokens, at)).join(' '))
    ? { text: `. ${capitalised(tokens[i + 3]?.text ?? '')}`, to: i + 3, isPlain: true }
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
    return { text: `. ${capitalised(next.text)}`, to: i + 1 }
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
  const isPast = (lower: string) =>
    /ed$/.test(lower) || (PLAIN_OF_PAST.has(lower) && !/^(?:am|are|is)$/.test(lower))
  // “We are hiring and based on your post …”: a participle, and no second deed.
  const isDeed = isPast(verb) && isPast(next.lower) && !VERBAL.has(next.lower) && next.lower !== 'based'
  const fits = AGAIN.has(next.lower) || isDeed
  return fits ? { text: `. ${subject.text} ${next.text}`, to: at } : null
}
const AGAIN = words('would will can have am are believe think hope')

/** “… is late so I think”, “… to $61k but we also lost”: a second clause that has no comma before it. */
function withoutComma(tokens: readonly Token[], i: number): Reworded | null {
  const [joint, next] = [tokens[i], tokens[i + 1]]
  if (!joint || next?.kind !== 'word' || isUnder(tokens, i) || !isMain(tokens, i)) return null
  if (NO_JOINT.test(wordAt(tokens, i - 1))) return null
  const verb = wordAt(tokens, firstBehindAdverbs(tokens, i + 2))
  const isStated =
    WITH_VERB.has(next.lower) ||
    (ONE_OF_US.has(next.lower) && !NO_VERB.has(verb)) ||
    (next.lower === 'you' && VERBAL.has(verb))
  // “… your number so we can call you” says what for.
  if (joint.lower === 'so' && /^(?:can|could|may|might|do|don't)$/.test(verb)) return null
  return isStated || adverbial(tokens, i + 1) !== null
    ? { text: `. ${capitalised(joint.text)} ${next.text}`, to: i + 1, isPlain: true }
    : null
}
/** Behind these, “so” and “but” join no clauses. */
const NO_JOINT =
  /^(?:and|or|not|even|just|do|does|did|think|thinks|thought|hope|say|says|said|is|are|was|were|be|if|why|ever|more|nothing|anything|all|everything)$/

/** “… help with that as we've done it for others”: a reason that a statement of its own gives as well. */
function reasonWithoutComma(tokens: readonly Token[], i: number): Reworded | null {
  const [before, next] = [wordAt(tokens, i - 1), tokens[i + 1]]
  if (!next || NO_REASON.test(before) || isUnder(tokens, i) || !isMain(tokens, i) || isResumed(tokens, i + 1))
    return null
  const isStated =
    /^(?:we|they|i)['’]ve$/.test(next.lower) ||
    (/^(?:we|they|i)$/.test(next.lower) && /^(?:have|had|are|were)$/.test(wordAt(tokens, i + 2)))
  return isStated ? { text: `. ${capitalised(next.text)}`, to: i + 1 } : null
}
/** Behind these, “as” measures or repeats, and “since” counts the time. */
const NO_REASON =
  /^(?:same|so|such|just|as|far|long|soon|much|many|well|even|only|not|is|was|known|ever|years?|months?|weeks?|and)$/

function behindDash(tokens: readonly Token[], i: number): Reworded | null {
  const isOnly = tokens.filter(({ text }) => text === '–' || text === '—').length === 1
  return isOnly &&
    isMain(tokens, i) &&
    SUBJECTS.has(wordAt(tokens, i + 1)) &&
    VERBAL.has(wordAt(tokens, i + 2))
    ? { text: `. ${capitalised(tokens[i + 1]?.text ?? '')}`, to: i + 1 }
    : null
}
