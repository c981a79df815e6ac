/** The noun that leads a clause and the verb that has to fit it, over what stands between: “the results of the survey is”. */
import { isCapitalised } from '../characters.ts'
import type { Token } from '../doc.ts'
import { DAYS, MONTHS } from '../lexicon/calendar-words.ts'
import { PHRASE_ENDERS } from '../lexicon/clause-words.ts'
import { words } from '../word-set.ts'
import { opensClause } from './clause.ts'
import { FOR_ONE_OF, IRREGULAR_PARTICIPLES, PLAIN_OF, thirdPerson, VERBS_ONLY } from './conjugation.ts'
import { lowerAt } from './lower-at.ts'
import { areCountable, isOneThing, isPerson, isPlural, isPluralNoun, isRole, MASS } from './nouns.ts'

/** Verbs whose form tells one from many, and the other form. */
export const FOR_ONE = new Map([
  ['is', 'are'],
  ['was', 'were'],
  ['has', 'have'],
  ['does', 'do'],
  ["doesn't", "don't"],
  ["isn't", "aren't"],
  ["wasn't", "weren't"],
  ["hasn't", "haven't"],
  ['doesnt', "don't"],
])
/** What follows a verb, and not the second half of a compound: “the user wants list”. */
export const OBJECTS = words(
  'that the a an to us you your our it more how in up no all this at from for with',
)
/** Between a subject and its verb. */
const BEFORE_VERB = words('still always never often usually rarely')
/** “Two of your depots has …” */
const SEVERAL_OF = words(
  'two three four five six seven eight nine ten twelve twenty thirty forty fifty both several many few',
)
export const FOR_MANY = new Map(
  [...FOR_ONE].map(([one, many]) => [many, one.replace('snt', "sn't")] as const),
).set('dont', "doesn't")
export const FINITE = new Set([...FOR_ONE.keys(), ...FOR_MANY.keys()])

export const ARTICLES = words('a an the our your my their his her its this that these those')
/** Behind these a word in -s is no subject: “an object holding promises”. */
const ONE = words('a an this that')
/** “Some of the rooms is”: the noun behind “of” tells. */
const PART_OF = words('some most all half')
/** “Both plans includes”, “all rooms is”. */
const QUANTITIES = words('both all most many several few some')
const OTHER_NUMBER = new Map([
  ['this', 'these'],
  ['these', 'this'],
  ['those', 'that'],
])
/** Verbs that are seldom nouns, and what tells that they are none: “every customer get a login”. */
const ACTS = words('want need come go make think say keep mean take ask pay seem speak show')
const THESE = words('these those')
/** What may hang on a noun before its verb comes. */
const PREPOSITIONS = words(
  'of in for at from on with by about near under behind inside outside against along',
)
/** Surely persons, not “many older have” or “an important need to”. */
const isNamed = (lower: string): boolean => isRole(lower) || /(?:[aci]tor|tenant)$/.test(lower)
/** One thing or person; behind “a” whoever it is: “a picker see”. */
const isOne = ({ lower }: Token, first: Token): boolean =>
  isOneThing(lower) || isRole(lower) || (/^an?$/.test(first.lower) && isPerson(lower))

/** Words of one part of the phrase at most: behind more its end is a guess. */
const LONGEST = 5

const ACTORS = words('i you we they he she')
/** Before the verb of a clause that hangs on a noun: “that you have already given us”. */
const HELPING = words('have had did do can could will would already never just also only')
/** What may follow that verb: “gave us last week”, “asked for in March”. */
const TAIL = words(
  `us you it them me him her for to on in with about from at this yesterday today earlier last week time month year ${DAYS} ${MONTHS}`,
)

/** The verb of a noun on which the clause at `at` hangs, “the boots (that) you gave us *was*”; -1 where that is not sure. */
function behindRelative(tokens: readonly Token[], at: number): number {
  let i = /^(?:that|which|who)$/.test(lowerAt(tokens, at)) ? at + 1 : at
  // “The reports that were due was not sent.”
  if (i > at && /^(?:are|were)$/.test(lowerAt(tokens, i))) {
    i += 2
    while (TAIL.has(lowerAt(tokens, i))) i++
    return FOR_ONE.has(lowerAt(tokens, i)) ? i : -1
  }
  if (!ACTORS.has(lowerAt(tokens, i++))) return -1
  while (HELPING.has(lowerAt(tokens, i)) && !FINITE.has(lowerAt(tokens, i + 1))) i++
  if (
    tokens[i]?.kind !== 'word' ||
    (PHRASE_ENDERS.has(lowerAt(tokens, i)) && !HELPING.has(lowerAt(tokens, i)))
  )
    return -1
  i++
  while (TAIL.has(lowerAt(tokens, i))) i++
  return FINITE.has(lowerAt(tokens, i)) || VERBS_ONLY.has(PLAIN_OF.get(lowerAt(tokens, i)) ?? '') ? i : -1
}

export interface SubjectVerb {
  /** Index of the verb, and of the noun when it stands right before. */
  verb: number
  noun: number | null
  /** The verb as it should be. */
  right: string
  /** The noun as it should be where it may be the wrong one of the two: “our customer are”. */
  many?: string | undefined
}

/** Words one of which every subject begins with that `misfitAt` can tell. */
export const LEADS: readonly string[] = [
  ...ARTICLES,
  ...QUANTITIES,
  ...PART_OF,
  ...SEVERAL_OF,
  ...words('each every one neither either'),
]

/** How a subject begins: with an article, “each”, “one of”, “two of”, a quantity or a number. */
type Lead = 'article' | 'each' | 'one of' | 'several of' | 'quantity' | 'number'

function leadOf(first: Token, second: string): Lead | null {
  if (second === 'of' && /^(?:each|one|n?either)$/.test(first.lower)) return 'one of'
  if (second === 'of' && SEVERAL_OF.has(first.lower)) return 'several of'
  if (ARTICLES.has(first.lower)) return 'article'
  if (first.lower === 'each' || first.lower === 'every') return 'each'
  // “All the team needs is a date.”
  if (QUANTITIES.has(first.lower)) return ARTICLES.has(second) ? null : 'quantity'
  return isSeveral(first) ? 'number' : null
}

const ASKED = /^(?:wh.+|how|that)$/

/** A number above one. */
export const isSeveral = ({ lower, kind, text }: Token): boolean =>
  SEVERAL_OF.has(lower) || (kind === 'number' && /^(?:[2-9]|[1-9]\d{1,2}(?:,\d{3})?)$/.test(text))
/** Of several things; “two coffees is enough” is of an amount. */
const isState = ({ lower }: Token): boolean =>
  IRREGULAR_PARTICIPLES.has(lower) ||
  (/^(?:still|open|late|overdue|missing|ready|empty|wrong)$|[^e]ed$/.test(lower) &&
    !/^(?:ask|allow|requir|expect|recommend|includ)ed$/.test(lower))

/** The verb that does not fit its noun, where the token at `at` begins a clause; `null` where none is sure to be wrong. */
export function misfitAt(tokens: readonly Token[], at: number): SubjectVerb | null {
  const first = tokens[at]
  const second = tokens[at + 1]?.lower ?? ''
  if (first === undefined) return null
  if (second === 'of' && PART_OF.has(first.lower)) {
    const misfit = misfitAt(tokens, at + 2)
    // In “most of our client are” the noun is wrong.
    const verb = misfit ? (tokens[misfit.verb]?.lower ?? '') : ''
    return FOR_ONE.has(verb) || PLAIN_OF.has(verb) ? misfit : null
  }
  // “Every one of us are.”
  if (second === 'one' && first.lower === 'every') return misfitAt(tokens, at + 1)
  const lead = leadOf(first, second)
  if (lead === null) return null
  const third = tokens[at + 2]?.lower ?? ''
  // “Many customer ask for it”, “several tenant have”.
  if (
    lead === 'quantity' &&
    SEVERAL_OF.has(first.lower) &&
    isNamed(second) &&
    (FOR_MANY.has(third) || (FOR_ONE_OF.has(third) && PHRASE_ENDERS.has(tokens[at + 3]?.lower ?? '')))
  )
    return { verb: at + 1, noun: null, right: thirdPerson(second) }
  let head: Token | null = lead === 'one of' || lead === 'several of' ? first : null
  let last: Token | null = head
  let length = 0
  let bare = false
  for (let i = at + 1; i < tokens.length - 1; i++) {
    const token = tokens[i] as Token
    const next = tokens[i + 1]?.lower ?? ''
    const hung = last ? behindRelative(tokens, i) : -1
    if (hung > 0) {
      head ??= last
      i = hung - 1
      continue
    }
    if (last !== null && FINITE.has(token.lower))
      return finiteMisfit(tokens, at, i, lead, head, last, bare && length > 1)
    // “The old coupons still works.”
    const behind = BEFORE_VERB.has(token.lower) ? PLAIN_OF.get(tokens[i + 1]?.lower ?? '') : undefined
    if (behind && last && !head && lead !== 'each' && isPluralNoun(last) && !ONE.has(first.lower))
      return { verb: i + 1, noun: null, right: behind }
    const told = last && toldForm(first, lead, head, last, token, next, length)
    if (told)
      return {
        verb: i,
        noun: head ? null : i - 1,
        right: told,
        many: head ? undefined : severalOf(first, lead, last as Token, token),
      }
    // “Every contract's fields are open.”
    if (lead === 'each' && token.lower.endsWith("'s")) return null
    // “The keys to the shed”, not “the ways to pay”.
    if (PREPOSITIONS.has(token.lower) || (token.lower === 'to' && ARTICLES.has(next))) {
      if (!last) return null
      head ??= last
      length = 0
      // The article of what hangs on the noun, or all of it: “of them”.
      bare = !(ARTICLES.has(next) || TAIL.has(next) || next === 'all' || next === 'both')
      if (!bare) i++
      continue
    }
    // “My cups and bowls is.”
    const second = tokens[i + 1]
    const both = FOR_ONE.get(tokens[i + 2]?.lower ?? '')
    if (both && token.lower === 'and' && last && !head && second && isPlural(last) && isPlural(second))
      return { verb: i + 2, noun: null, right: both }
    // “The boxes in room 4 is.”
    if (head && token.kind === 'number') continue
    if (
      token.kind !== 'word' ||
      // “Your opening three sites is good news.”
      (last && !head && SEVERAL_OF.has(token.lower) && !ARTICLES.has(tokens[i - 1]?.lower ?? '')) ||
      PHRASE_ENDERS.has(token.lower) ||
      NEVER.has(token.lower) ||
      ++length > LONGEST
    )
      return null
    // “The items listed below is”, not “when the orders shipped is unclear”.
    if (last && !head && isPluralNoun(last) && isState(token) && !ASKED.test(tokens[at - 1]?.lower ?? ''))
      head = last
    last = token
  }
  return null
}

/** What is wrong with the verb at `i` behind `last`, which hangs on `head` where that is another; `isName` where bare words hang on it. */
function finiteMisfit(
  tokens: readonly Token[],
  at: number,
  i: number,
  lead: Lead,
  head: Token | null,
  last: Token,
  isName: boolean,
): SubjectVerb | null {
  const first = tokens[at] as Token
  const token = tokens[i] as Token
  // “At this price are you …”, “the tools people use are”.
  const before = tokens[i - 2]
  if (
    ACTORS.has(tokens[i + 1]?.lower ?? '') ||
    (!head && /^(?:are|were|have|do)$/.test(token.lower) && before && isPluralNoun(before))
  )
    return null
  // “The terms of use page is new”: without an article between them, all of it is the name of one thing.
  if (isName && FOR_ONE.has(token.lower) && !isPluralNoun(last) && !isSeveral(last)) return null
  // “The main thing Acme provides is a bridge.”
  if (i > at + 2 && VERBS_ONLY.has(PLAIN_OF.get(last.lower) ?? '')) return null
  // “Whether the growth lasts is open”, “a line that the change adds is new”.
  if (
    !head &&
    i > at + 2 &&
    FOR_ONE.has(token.lower) &&
    !areCountable(last.lower) &&
    ASKED.test(tokens[at - 1]?.lower ?? '')
  )
    return null
  // “If this suits are you free”: a verb.
  const pointed = head === null && tokens[at - 1]?.kind !== 'word' && isOtherNumber(first, last, token)
  if (pointed) return { verb: at, noun: null, right: OTHER_NUMBER.get(first.lower) ?? '' }
  const right =
    lead === 'number' && !isState(tokens[i + 1] as Token)
      ? null
      : rightForm(first, lead, head ?? last, last, token)
  if (right === null) return null
  if (tokens[i - 1] !== (head ?? last)) return { verb: i, noun: null, right }
  const many = severalOf(first, lead, last, token)
  return many && THESE.has(first.lower)
    ? { verb: i - 1, noun: null, right: many }
    : { verb: i, noun: token.lower.endsWith('nt') ? null : i - 1, right, many }
}

/** After a bare plural these tell of a word that names a page or a list: `Orders is where you start`. */
const AFTER_LABEL = words('the a an where our my your what how about under in on')

const NO_MODIFIER =
  /ing$|^(?:send|more|less|fewer|too|enough|few|some|any|no|several|one|two|three|mr|mrs|dear)$/

/** The verb that does not fit the bare plural at `at`, which is its whole subject: “refunds is only possible”. */
export function bareMisfitAt(tokens: readonly Token[], at: number): SubjectVerb | null {
  const lower = tokens[at]?.lower ?? ''
  const right = lower.endsWith('s') && FOR_ONE.get(tokens[at + 1]?.lower ?? '')
  if (!right) return null
  // “Mobile phones is”, not “ordering parts is” and “more orders is”.
  const modified =
    !opensClause(tokens, at) &&
    !NO_MODIFIER.test(tokens[at - 1]?.lower ?? '') &&
    !PHRASE_ENDERS.has(tokens[at - 1]?.lower ?? '')
  const from = modified ? at - 1 : at
  const before = tokens[from - 1]
  if (!opensClause(tokens, from) || (modified && before?.end === tokens[from]?.start)) return null
  if (at > 0 && isCapitalised(tokens[at]?.text ?? '')) return null
  // “The one that orders is glad”; behind a comma it may be the last of a list, behind a quotation mark a name.
  const sure = before?.kind === 'mark' ? '.!?;:'.includes(before.text) : before?.lower !== 'that'
  return sure && areCountable(lower) && !AFTER_LABEL.has(tokens[at + 2]?.lower ?? '')
    ? { verb: at + 1, noun: at, right }
    : null
}

/** The plural of a noun that its verb takes for several, where nothing else tells that it is one. */
const severalOf = (first: Token, lead: Lead, { lower, text }: Token, verb: Token): string | undefined =>
  lead === 'article' &&
  !ONE.has(first.lower) &&
  !isPlural({ lower, text } as Token) &&
  !PLAIN_OF.has(verb.lower) &&
  !MASS.test(lower)
    ? // “Logos”, not “logoes”.
      thirdPerson(text).replace(/oes$/, 'os')
    : undefined

/** What `is`, `have` and the like have to be behind their subject; `null` where they may be right. */
function rightForm(first: Token, lead: Lead, subject: Token, last: Token, verb: Token): string | null {
  // “All management needs is a date”: no noun.
  if (lead === 'quantity' && PLAIN_OF.has(last.lower)) return null
  const many = FOR_ONE.get(verb.lower)
  if (many !== undefined) {
    if (lead === 'several of') return many
    return lead !== 'one of' && lead !== 'each' && !ONE.has(first.lower) && isPlural(subject) ? many : null
  }
  // “The number of users have grown”, not “a number of users have”.
  const theNumber = subject.lower === 'number' && first.lower === 'the'
  const one =
    lead === 'one of' || lead === 'each' || (lead === 'article' && (theNumber || isOne(subject, first)))
  return one ? (FOR_MANY.get(verb.lower) ?? null) : null
}

/** What another verb has to be: “the results shows that”, “the price include delivery”, “every customer get a login”. */
function toldForm(
  first: Token,
  lead: Lead,
  head: Token | null,
  last: Token,
  { lower }: Token,
  next: string,
  length: number,
): string | null {
  const plain = PLAIN_OF.get(lower)
  if (plain !== undefined) {
    if (lead === 'each' || lead === 'number' || ONE.has(first.lower) || !isPluralNoun(head ?? last))
      return null
    // “The results of our last project speaks to us”, not “the times of our shows” and “the copies the office receives are”.
    const sure = head
      ? (length > 0 || VERBS_ONLY.has(plain)) &&
        lead === 'article' &&
        !(length > 1 && isCapitalised(last.text)) &&
        !FINITE.has(next) &&
        (plain === 'need' ? next === 'to' : isAct(plain, next))
      : takesObject(plain, next)
    return sure ? plain : null
  }
  // In “every kids bring” the noun is wrong.
  if (!isAct(lower, next) || (lead === 'each' && isPluralNoun(last))) return null
  // “The price of the tickets include lunch”, not “the version of the tool customers get”.
  if (head !== null && lead === 'article')
    return length === 1 && VERBS_ONLY.has(lower) && isOneThing(head.lower) ? thirdPerson(lower) : null
  const one =
    lead === 'one of'
      ? isPluralNoun(last)
      : lead === 'each' ||
        (lead === 'article' &&
          isOne(last, first) &&
          (VERBS_ONLY.has(lower) || isOneThing(last.lower) || isNamed(last.lower)))
  return one && (head === null || lead === 'one of') ? thirdPerson(lower) : null
}

/** Behind a plural, a verb: “our plans starts at”, “our lamps saves 60%”, not “our users needs for”. */
export const takesObject = (plain: string, next: string): boolean =>
  VERBS_ONLY.has(plain) ||
  /^\d/.test(next) ||
  (OBJECTS.has(next) && !(NOUNISH.test(plain) && BEHIND_NOUN.test(next)))

const NOUNISH = /^(?:need|offer|call|cover|run|try|show|look|use|pay|make|say|go)$/
const BEHIND_NOUN = /^(?:at|for|from|in|with|up)$/

const isAct = (lower: string, next: string): boolean =>
  VERBS_ONLY.has(lower) || (ACTS.has(lower) && next !== 'that' && takesObject(lower, next))

/** Words that join a second noun, or begin a clause without being told by `PHRASE_ENDERS`. */
const NEVER = words(
  'and or nor as well using named called including containing like such each both all same only whose within between over through via per across during around among despite upon towards into onto beyond',
)

/** “This plans are”, “those plan is”: the verb fits, and the first word does not. */
const isOtherNumber = (first: Token, noun: Token, verb: Token): boolean =>
  first.lower === 'this'
    ? /^(?:are|were|have)$/.test(verb.lower) && isPluralNoun(noun) && !PLAIN_OF.has(noun.lower)
    : OTHER_NUMBER.has(first.lower) && FOR_ONE.has(verb.lower) && isOne(noun, first)
