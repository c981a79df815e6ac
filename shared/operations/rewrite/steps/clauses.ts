/** What a sentence is made of, as far as its words tell: subjects, verbs, and where a clause is through. */
import { isCapitalised } from '../../../engine/characters.ts'
import type { Token } from '../../../engine/doc.ts'
import { AUXILIARIES, NEGATED } from '../../../engine/lexicon/verbs.ts'
import { PLAIN_OF_PAST } from '../../../engine/measures/conjugation.ts'

const split = (list: string): ReadonlySet<string> => new Set(list.split(' '))

/** Subjects that hold their verb. */
export const WITH_VERB = split(
  "i'm we're you're they're it's he's she's that's there's i've we've you've they've i'll we'll you'll they'll it'll i'd we'd you'd they'd",
)
export const SUBJECTS: ReadonlySet<string> = new Set([
  ...split('we you i they it he she this there'),
  ...WITH_VERB,
])
/** Those that are nothing but subjects, with their verb right behind. */
export const ONE_OF_US = split('i we they he she')
/** A sentence that begins so has its main clause further on, and splitting would leave a fragment. */
export const SUBORDINATE = new Set(
  'if when while because since although though as once after before unless until whether given whereas even should had were'.split(
    ' ',
  ),
)
/** Words that show a finite verb, or stand for one, in the first half. */
export const VERBAL: ReadonlySet<string> = new Set([
  ...split(`${AUXILIARIES} must be been may might ${NEGATED} cannot`),
  ...WITH_VERB,
])

/** Index behind the beginning of the main clause of “If …”, or past the end when it cannot be told. */
export function mainClause(tokens: readonly Token[]): number {
  // “After a long talk with the team, we …”, “As agreed, we …”: what stands before the comma is no clause.
  const comma = endOfLead(tokens)
  const head = tokens.slice(1, comma)
  if (
    comma > 0 &&
    (!head.some(isVerbLike) || (head.length === 1 && /ed$|^possible$/.test(head[0]?.lower ?? '')))
  )
    return comma + 1
  // “As of 1 May there will …”
  // “If you upgrade today you'll …”: behind its subject, any word is the verb. What one thinks may begin likewise.
  const isTold =
    /^(?:i|we|you|they)$/.test(tokens[1]?.lower ?? '') &&
    (tokens[0]?.lower === 'as' || !THINKING.has(tokens[2]?.lower ?? ''))
  let verbs = isTold || BEFORE_PHRASE.test(tokens[1]?.text ?? '') ? 1 : 0
  for (let i = 1; i < tokens.length - 1; i++) {
    const [before, token, next] = [tokens[i - 1], tokens[i], tokens[i + 1]] as [Token, Token, Token]
    const leads = verbs > 0 || (i > 2 && /^(?:,|then)$/.test(before.lower))
    if (
      leads &&
      SUBJECTS.has(token.lower) &&
      i > 1 &&
      (VERBAL.has(next.lower) || WITH_VERB.has(token.lower) || isTelling(tokens, i)) &&
      !JOINING.has(before.lower)
    )
      return i + 2
    if (i === comma && head.some(isVerbLike) && SUBJECTS.has(next.lower)) return i + 2
    if (
      i === comma &&
      head.some(isVerbLike) &&
      DETERMINERS.has(next.lower) &&
      hasVerbSoon(tokens, i + 2, LONG_SUBJECT)
    )
      return i + 2
    if (VERBAL.has(token.lower)) verbs++
  }
  return tokens.length
}
/** The comma that ends the clause “If the deposit, which is due, is late, …”: not those around what is put in. */
function endOfLead(tokens: readonly Token[]): number {
  const commaFrom = (from: number) => tokens.findIndex(({ text }, i) => i >= from && text === ',')
  let comma = commaFrom(0)
  while (comma > 0 && /^(?:which|who|whose|where)$/.test(tokens[comma + 1]?.lower ?? '')) {
    const close = commaFrom(comma + 1)
    if (close < 0) return comma
    const next = tokens[close + 1]?.lower ?? ''
    const goesOn = next === 'and' || next === 'or' || hasTense(next)
    comma = goesOn ? commaFrom(close + 1) : close
  }
  return comma
}
const THINKING = split(
  'think thought know knew feel felt believe hope say said want need like prefer find are',
)
/** “I just wanted”. */
const isTelling = (tokens: readonly Token[], i: number): boolean =>
  ONE_OF_US.has(tokens[i]?.lower ?? '') &&
  tokens[i + 1]?.lower === 'just' &&
  hasTense(tokens[i + 2]?.lower ?? '')
/** Behind “as”, “since” and the like, these begin no clause. */
const BEFORE_PHRASE = /^(?:of|\d.*|a|part)$/

/** Words that begin a stretch between commas without being its verb. */
const NO_VERB = new Set(
  'and or but so yet nor in on at by for from with without of to as than then also too not only even just plus within after before during about over under until since because if when while where which who whose that this these those it they we you i he she there here however therefore currently usually'.split(
    ' ',
  ),
)

/** Whether a series of verbs ends at the comma at `i`: “would start in May, cost £4,800, and it …”. */
export function endsLimb(tokens: readonly Token[], i: number): boolean {
  const comma = tokens.findLastIndex(({ text }, at) => at < i && text === ',')
  const [verb, object] = [tokens[comma + 1], tokens[comma + 2]]
  if (comma < 0 || !verb || !object || comma + 2 >= i) return false
  return (
    verb.kind === 'word' &&
    verb.text === verb.lower &&
    !NO_VERB.has(verb.lower) &&
    !SUBJECTS.has(verb.lower) &&
    !DETERMINERS.has(verb.lower) &&
    !verb.lower.endsWith('ly') &&
    (object.kind === 'number' ||
      DETERMINERS.has(object.lower) ||
      /^(?:a|an|all|any|£|€|\$)$/.test(object.text))
  )
}

/** Whether a name stands at `at` with its verb right behind: “Maria will stand in”, “Tom checks”. */
export function isNamed(tokens: readonly Token[], at: number): boolean {
  const [name, verb] = [tokens[at], tokens[at + 1]]
  return (
    name?.kind === 'word' &&
    /^\p{Lu}\p{Ll}/u.test(name.text) &&
    verb?.kind === 'word' &&
    isVerbLike(verb) &&
    !/^\p{Lu}/u.test(verb.text)
  )
}

/** Whether a subject and its verb stand from `at` on. */
export const isClause = (tokens: readonly Token[], at: number): boolean =>
  isNamed(tokens, at) ||
  (SUBJECTS.has(tokens[at]?.lower ?? '') && isVerbLike(tokens[at + 1] as Token)) ||
  (DETERMINERS.has(tokens[at]?.lower ?? '') && hasVerbSoon(tokens, at + 1))

export const isOnlyJoint = (tokens: readonly Token[], mark: string): boolean =>
  tokens.filter(({ text }) => text === mark).length === 1

export const holdsVerb = (tokens: readonly Token[]): boolean => tokens.some(isVerbLike)

/** Whether a word may be a verb: one of `VERBAL`, or one that ends like “moved” and “costs”. */
export const isVerbLike = ({ lower }: { lower: string }): boolean =>
  VERBAL.has(lower) || /^[a-z]{2,}(?:ed|[^sui']s)$/.test(lower)

/** Whether a word may be the verb of a sentence, not a part of one such as “been”. */
export const hasTense = (lower: string): boolean =>
  !NOT_FINITE.has(lower) && (isVerbLike({ lower }) || PLAIN_OF_PAST.has(lower))
const NOT_FINITE = split('be been am')

/** Whether what ends at `i` holds a verb of its own, counted from the mark or the joining word before it. */
export function closesClause(tokens: readonly Token[], i: number): boolean {
  for (let j = i - 1; j >= 0; j--) {
    const token = tokens[j] as Token
    if (VERBAL.has(token.lower)) return true
    // “by joining forces”, “to move the racks”: begun with a preposition or a plain form, and still open.
    if (OPENS_PHRASE.has(token.lower) && /ing$|^(?:the|our|your|a|an|this)$/.test(tokens[j + 1]?.lower ?? ''))
      return tokens.slice(0, j).some(isVerbLike) && !JOINING.has(tokens[j - 1]?.lower ?? '')
    if (j < i - 1 && isVerbLike(token) && !JOINING.has(tokens[j - 1]?.lower ?? '')) return true
    // “As of Friday”, “that of an engineer”, “Ana and Tom”, “as Head of Sales” join no clause.
    const next = tokens[j + 1]
    const isNoun = isCapitalised(next?.text ?? '') || /^an?$/.test(next?.lower ?? '')
    // “We are sorry that you want to go, we …”
    if (token.lower === 'that' && SUBJECTS.has(next?.lower ?? '') && j + 2 < i) return true
    const isPhrase = next?.lower === 'of' || (/^(?:and|as)$/.test(token.lower) && isNoun)
    if (token.kind === 'mark' || (JOINING.has(token.lower) && !isPhrase)) return false
  }
  return true
}

const OPENS_PHRASE = new Set('by in with without for through from on at after before under over'.split(' '))

/** Whether the sentence begins with a subject, or with “if” and the like: not with “For the crane to be free”. */
export const beginsClause = ([first]: readonly Token[]): boolean =>
  first !== undefined &&
  (SUBJECTS.has(first.lower) || DETERMINERS.has(first.lower) || SUBORDINATE.has(first.lower))

/** Words that hang what follows on what they stand in. */
export const JOINING = new Set(
  'if when while because since although though as once after before unless until whether whereas that which who whose what where why how than and but or nor so'.split(
    ' ',
  ),
)
export const DETERMINERS = new Set(['the', 'our', 'your', 'my', 'their', 'these', 'those'])
export const AFTER_ALSO = new Set('remember please note we you i the it our there'.split(' '))
/** Words between an article and the verb of its noun, at most. */
const NOUN = 6

/** Words that open a subject behind “so” and “but”, which may be long: “any expenses that were made before it must …”. */
export const OPENS_SUBJECT = new Set([
  ...DETERMINERS,
  'any',
  'all',
  'every',
  'each',
  'some',
  'most',
  'anyone',
  'everyone',
])
export const LONG_SUBJECT = 12
export const RELATIVES = new Set(['that', 'which', 'who'])
const NONE: ReadonlySet<string> = new Set()

export const hasVerbSoon = (
  tokens: readonly Token[],
  from: number,
  most = NOUN,
  through: ReadonlySet<string> = NONE,
): boolean => {
  for (let i = from; i < Math.min(tokens.length, from + most); i++) {
    const { lower, kind } = tokens[i] as Token
    if (VERBAL.has(lower)) return true
    if ((JOINING.has(lower) && !through.has(lower)) || kind === 'mark') return false
  }
  return false
}

/** Whether the noun that begins at `from` gets its verb, past those of a relative clause. */
export function getsVerb(tokens: readonly Token[], from: number): boolean {
  let owed = 1
  for (let i = from; i < Math.min(tokens.length, from + LONG_SUBJECT); i++) {
    const { lower, kind } = tokens[i] as Token
    if (kind === 'mark' || (JOINING.has(lower) && !RELATIVES.has(lower))) return false
    if (RELATIVES.has(lower)) owed = 2
    const begins = VERBAL.has(lower) && !VERBAL.has(tokens[i - 1]?.lower ?? '')
    if (begins && --owed === 0) return true
    if (owed === 1 && SUBJECTS.has(lower)) return false
  }
  return false
}

/** Whether the clause that ends at `i` began, behind a mark, with a word such as “when” that hangs it on the next one. */
export function isHungOn(tokens: readonly Token[], i: number): boolean {
  for (let j = i - 1; j >= 0; j--) {
    const { lower, kind } = tokens[j] as Token
    if (kind === 'mark') return false
    if (HANGING.has(lower) && tokens[j - 1]?.kind === 'mark') return true
  }
  return false
}

/** These open a clause that leads on to its main clause. */
const HANGING: ReadonlySet<string> = split(
  'if when while because since although though as once after before unless until whereas',
)

/** Behind these, such a clause leads on, where behind a comma it may as well close what came before. */
const LEADING = split('and but so or nor that ; : – —')
/** Between the two: “but even if”. */
const STRESS = split('even only just also')

/** Whether “and because …” opens at `at`, with its main clause behind a comma further on. */
export function leadsOn(tokens: readonly Token[], at: number): boolean {
  if (!HANGING.has(tokens[at]?.lower ?? '')) return false
  const rest = tokens.slice(at)
  const main = mainClause(rest)
  return (main < rest.length && rest.slice(0, main).some(({ text }) => text === ',')) || leadsToOrder(rest)
}

/** “if this is not convenient for you then please let me know”, “if the keys come late, which may be, then the room …”. */
const leadsToOrder = (rest: readonly Token[]): boolean =>
  rest.some(({ text, lower }, end) => {
    if (end < 3 || (text !== ',' && lower !== 'then') || !rest.slice(1, end).some(isVerbLike)) return false
    const at = text === ',' && rest[end + 1]?.lower === 'then' ? end + 2 : end + 1
    const [next = '', after = ''] = [rest[at]?.lower, rest[at + 1]?.lower]
    return (
      next === 'please' ||
      (SUBJECTS.has(next) && VERBAL.has(after)) ||
      // Behind “then” stands the main clause, whatever it begins with.
      (rest[at - 1]?.lower === 'then' &&
        (VERBAL.has(after) || (DETERMINERS.has(next) && hasVerbSoon(rest, at + 1, LONG_SUBJECT))))
    )
  })

const ASKS = split('see know ask check wonder wondering hear')

/** Whether at `i` a clause such as “and because …” is still without the main clause that it leads to. */
export const awaitsMain = (tokens: readonly Token[], i: number): boolean =>
  tokens.some(({ lower }, at) => {
    if (at === 0 || at >= i || !HANGING.has(lower)) return false
    // “only before ten or after three”
    const next = tokens[at + 1]?.lower ?? ''
    if (TIMES.test(lower) && !SUBJECTS.has(next) && !DETERMINERS.has(next) && !hasVerbSoon(tokens, at + 1))
      return false
    // “… to see what you thought and if you had any questions”
    if (lower === 'if' && tokens.slice(0, at).some((token) => ASKS.has(token.lower))) return false
    const before = tokens[STRESS.has(tokens[at - 1]?.lower ?? '') ? at - 2 : at - 1]
    return LEADING.has(before?.lower ?? '') && i < at + mainClause(tokens.slice(at))
  })

/** A clause that begins so takes in all that follows. */
const CONDITIONS = split('if unless when until whether before after once while whereby provided')
/** What is hoped or proposed may go on behind “and”, where its subject is not the one who hopes. */
const WISHES = split('hope wish hoping wondering ask propose suggest recommend request')

const TIMES = /^(?:before|after|until)$/
/** “before the 18th”, “until Monday”: no clause begins there. */
const namesTime = (tokens: readonly Token[], at: number): boolean =>
  [tokens[at], tokens[tokens[at]?.lower === 'the' ? at + 1 : at]].some(
    (token) =>
      token !== undefined && (/\d/.test(token.text) || isCapitalised(token.text)) && token.lower !== 'i',
  )

/** Whether the clause that ends before the “and” at `i` hangs on a condition or a wish, from its mark on. */
export function isUnder(tokens: readonly Token[], i: number): boolean {
  const isAgain = tokens[i + 1]?.lower === tokens[0]?.lower
  for (let at = i - 1; at >= 0 && tokens[at]?.kind !== 'mark'; at--) {
    const lower = tokens[at]?.lower ?? ''
    if (lower === 'then' || lower === 'please') return false
    const isTime = TIMES.test(lower) && namesTime(tokens, at + 1)
    if ((CONDITIONS.has(lower) && !isTime) || (WISHES.has(lower) && !isAgain)) return true
  }
  return false
}
