/** “your” or “you're”, “its” or “it's”, told by what stands behind: a verb with its object, or a noun with its verb. */

import type { Dictionary } from '../dictionary.ts'
import type { Token } from '../doc.ts'
import { DAYS, MONTHS } from '../lexicon/calendar-words.ts'
import { PHRASE_ENDERS } from '../lexicon/clause-words.ts'
import { AUXILIARIES } from '../lexicon/verbs.ts'
import { words } from '../word-set.ts'
import { endsPhrase, opensClause } from './clause.ts'
import {
  FOR_ONE_OF,
  IRREGULAR_PARTICIPLES,
  PLAIN_OF,
  PLAIN_OF_PAST,
  plainFormsOf,
  thirdPerson,
} from './conjugation.ts'
import { isGraded } from './degree.ts'
import { lowerAt } from './lower-at.ts'
import { isOneThing, isPerson, isPluralNoun } from './nouns.ts'
import { isSeveral } from './subject-verb.ts'
import { PRONOUNS } from './verb-form.ts'

const OTHER = new Map([
  ['your', "you're"],
  ['their', "they're"],
  ['its', "it's"],
  ["you're", 'your'],
  ["they're", 'their'],
  ["it's", 'its'],
  ["who's", 'whose'],
])

/** Words that `ownerSlipAt` looks at. */
export const OWNER_WORDS: readonly string[] = [...OTHER.keys()]

/** “Park you're car”, not “you're content”, “what you're building at Kinset” and “you're company policy”. */
export const isThingAt = (tokens: readonly Token[], at: number): boolean =>
  isOneThing(lowerAt(tokens, at)) && !/^content$|ing$/.test(lowerAt(tokens, at)) && endsPhrase(tokens, at + 1)

/** Behind these, as behind “if”, somebody is said to do something. */
const BEFORE_DOER = words('see saw noticed notice heard hear read like out maybe and')
const DATES = words(`${DAYS} ${MONTHS}`)
const ADVERBS = words('already still currently now really probably actually just')
/** What a verb in -ing acts on. */
const OBJECTS = words(
  'a an the my our your both us me him her them it some two three four five more these those',
)
/** What stands between a participle and the rest of its statement: “its located in Leeds”. */
const BEHIND_PARTICIPLE = words('in at by to on near')
/** Nouns and adjectives in -ing; a number may follow them: “your booking 4512”, “your remaining 12 days”. */
const NOUNS_IN_ING =
  /^(?:b(?:ooking|uilding|riefing|illing)|meeting|training|[lp]isting|opening|reading|hearing|heading|pricing|rating|setting|posting|parking|filing|(?:every|any|some|no)?thing|evening|morning|string|king|ceiling|saving|existing|remaining|following|missing|leading|outstanding|closing|growing|winning|competing|working|pending)$/

const FINITE = words(`${AUXILIARIES} must may might`)
/** Verbs whose object is a clause: “we hoped it's fine”. */
const OF_CLAUSES =
  /^(?:decid|agre|hop|notic|assum|confirm|learn|reali[sz]|figur|argu|claim|explain|mention|stat|suggest|fear|worri|prov|show|promis|expect|imagin|happen|turn|seem|ask|need|want)ed$/
const ORDINALS = words('first second third latest newest last next annual biggest largest entire')
/** Where one of these begins a clause, a verb in -ed may end it: “once signed it's first come”. */
const CONDITIONS = words('if when once after until as since unless that which')
const CLEFT = words('that who which we you i they')

/** “It's features like these that sell.” */
const isTelling = (lower: string): boolean =>
  FINITE.has(lower) ||
  lower === 'got' ||
  PLAIN_OF_PAST.has(lower) ||
  (FOR_ONE_OF.has(lower) && lower !== 'like')

/** The word that is meant where the one at `at` is taken for it; `null` where it may be right. */
export function ownerSlipAt(
  tokens: readonly Token[],
  at: number,
  dictionary: Dictionary | null,
): string | null {
  const other = OTHER.get(lowerAt(tokens, at))
  if (other === undefined) return null
  if (other === "it's" && opensClause(tokens, at) && isMeasured(tokens, at + 1)) return other
  if (tokens[at + 1]?.kind !== 'word') return null
  const slip = other.includes("'")
    ? isDoing(tokens, at, dictionary) ||
      (other === "it's" &&
        (isThought(tokens, at) || (opensClause(tokens, at) && isStated(tokens, at + 1, dictionary))))
    : other === 'whose'
      ? isNoun(tokens[at + 1] as Token, dictionary) && isAskedFor(tokens, at + 1)
      : isOwned(tokens, at, dictionary) || (other === 'your' && isThingAt(tokens, at + 1))
  return slip ? other : null
}

/** “your hiring 14 engineers”, “its located in Leeds”, not “your hiring plan”. */
function isDoing(tokens: readonly Token[], at: number, dictionary: Dictionary | null): boolean {
  if (!opensClause(tokens, at) && !BEFORE_DOER.has(lowerAt(tokens, at - 1))) return false
  const verb = ADVERBS.has(lowerAt(tokens, at + 1)) ? at + 2 : at + 1
  const { lower = '', text } = tokens[verb] ?? {}
  if (text !== lower || !isVerbForm(lower, dictionary)) return false
  const next = tokens[verb + 1]
  if (lower.endsWith('ed')) return BEHIND_PARTICIPLE.has(next?.lower ?? '') && opensClause(tokens, at)
  if (NOUNS_IN_ING.test(lower)) return false
  // “Its starting at 9”, “your coming on Monday”.
  const time = tokens[verb + 2]
  if (/^(?:at|on|in)$/.test(next?.lower ?? '') && (time?.kind === 'number' || DATES.has(time?.lower ?? '')))
    return opensClause(tokens, at) && endsPhrase(tokens, verb + 3)
  const last = tokens[verb + 2]
  const acts =
    next?.kind === 'number'
      ? last !== undefined && isPluralNoun(last) && !PLAIN_OF.has(last.lower)
      : OBJECTS.has(next?.lower ?? '')
  return acts && !isSubject(tokens, verb + 2)
}

/** “Its three hours long”, “its 20 minutes from here”. */
const isMeasured = (tokens: readonly Token[], at: number): boolean =>
  tokens.slice(at, at + 1).some(isSeveral) &&
  /^(?:long|old|away|late|early|tall|wide|deep|from|until|since|past|left)$/.test(lowerAt(tokens, at + 2))

/** Behind these a whole statement stands. */
const THINKING = words('think thought hope hoping suppose bet sure')
const ENDS = /^(?:[.,;:!?)…]|but|so|because)?$/

/** “I think its Dave’s fault”: there is no other verb. */
const isThought = (tokens: readonly Token[], at: number): boolean =>
  THINKING.has(lowerAt(tokens, at - 1)) &&
  ENDS.test(lowerAt(tokens, at + (/^[A-Z].*s$/.test(tokens[at + 1]?.text ?? '') ? 3 : 2)))

/** “Because its cheap and quick”, “it’s dense, its sour, and it keeps”, not “its cheap, quick parts”. */
function isStated(tokens: readonly Token[], at: number, dictionary: Dictionary | null): boolean {
  if (!isGraded(lowerAt(tokens, at), dictionary)) return false
  const joint = tokens[at + 1]?.text === ',' ? at + 2 : at + 1
  const and = lowerAt(tokens, joint) === 'and'
  if (PRONOUNS.has(lowerAt(tokens, and ? joint + 1 : joint))) return true
  return and ? isStated(tokens, joint + 1, dictionary) : joint === at + 1 && ENDS.test(lowerAt(tokens, joint))
}

/** A word of which there are several, and no adjective: “coat”, not “free” or “ready”. */
const isNoun = ({ lower, text }: Token, dictionary: Dictionary | null): boolean =>
  text === lower &&
  !/(?:ing|ed|ly)$/.test(lower) &&
  !PHRASE_ENDERS.has(lower) &&
  dictionary?.has(thirdPerson(lower)) === true &&
  !isGraded(lower, dictionary)

/** “Who's coat this is”, “who's coat is it”, “who's signature we need”, not “who's boss we know”. */
const isAskedFor = (tokens: readonly Token[], at: number): boolean => {
  const noun = lowerAt(tokens, at)
  return (
    !isPerson(noun) &&
    !/^(?:boss|head|lead|host|chair)$/.test(noun) &&
    /^(?:(?:this|that|it|is|was) (?:this|that|it|is|was)$|(?:i|we|you|they) \w)/.test(
      `${lowerAt(tokens, at + 1)} ${lowerAt(tokens, at + 2)}`,
    )
  )
}

/** “Your asking the question made us look”: with its object it is what the sentence is about. */
function isSubject(tokens: readonly Token[], from: number): boolean {
  for (let i = from; i < tokens.length; i++) {
    const { kind, lower } = tokens[i] as Token
    if (FINITE.has(lower) || PLAIN_OF_PAST.has(lower) || /^(?:mean|help|sav)(?:s|es|t|ed)$/.test(lower))
      return true
    if (kind !== 'word' || CLEFT.has(lower) || (i > from && opensClause(tokens, i)) || lower === 'and')
      return false
  }
  return false
}

/** Whether an everyday verb is left without -ing or -ed. */
const isVerbForm = (word: string, dictionary: Dictionary | null): boolean =>
  dictionary !== null && /..(?:ing|ed)$/.test(word) && plainFormsOf(word).some(dictionary.isEveryday)

/** “they're managers got”, “shipped it's first release”, not “they're managers” and “it's first come, first served”. */
function isOwned(tokens: readonly Token[], at: number, dictionary: Dictionary | null): boolean {
  const noun = tokens[at + 1] as Token
  const next = lowerAt(tokens, at + 2)
  if (isPluralNoun(noun) && isTelling(next)) return true
  // “It's lid is broken”, “it's handle came off”, not “because it's cover that we need” or “it's best left alone”.
  if (
    (at === 0 || tokens[at - 1]?.kind === 'mark') &&
    isNoun(noun, dictionary) &&
    (FINITE.has(next) || (PLAIN_OF_PAST.has(next) && !IRREGULAR_PARTICIPLES.has(next)))
  )
    return true
  const before = lowerAt(tokens, at - 1)
  if (!/[^e]ed$/.test(before) || OF_CLAUSES.test(before)) return false
  if (tokens.slice(0, at).some(({ lower }) => CONDITIONS.has(lower))) return false
  if (ORDINALS.has(noun.lower)) return tokens[at + 2]?.kind === 'word' && !endsPhrase(tokens, at + 2)
  return isPluralNoun(noun) && !CLEFT.has(next)
}

const COUNTS = words('these those all any some more no further other')
export const OWNERS = words('the our your my their these those')
const MANY_VERBS = words('are were have')
/** “All today's”, “no one's”. */
const NO_THINGS = words(
  'today yesterday tomorrow tonight one else it that what who there here he she everyone someone mum dad',
)

/** The plural that is written with an apostrophe at `at`: “two invoice's”, “we sell tomato's”, “the demo's are ready”; `null` for an owner. */
export function pluralSlipAt(
  tokens: readonly Token[],
  at: number,
  dictionary: Dictionary | null,
): string | null {
  const { lower } = tokens[at] as Token
  // Asked of every word; what follows stands apart, as what a function inside is to see is set up at every call.
  return lower.endsWith("'s") ? pluralFor(tokens, at, dictionary) : null
}

function pluralFor(tokens: readonly Token[], at: number, dictionary: Dictionary | null): string | null {
  const { lower, text } = tokens[at] as Token
  // “The SKU's are wrong”, not “the BBC's are longer”.
  if (/^[A-Z]{2,5}['’]s$/.test(text))
    return OWNERS.has(lowerAt(tokens, at - 1)) &&
      opensClause(tokens, at - 1) &&
      MANY_VERBS.has(lowerAt(tokens, at + 1)) &&
      !/er$|^(?:more|less|worse|much)$/.test(lowerAt(tokens, at + 2))
      ? text.replace(/['’]/, '')
      : null
  if (text.charAt(0) !== lower.charAt(0)) return null
  const noun = lower.slice(0, -2)
  const before = tokens[at - 1]
  const counted =
    (before?.kind === 'number' && before.text !== '1') ||
    (before !== undefined && (isSeveral(before) || COUNTS.has(before.lower)))
  const slip = counted
    ? endsPhrase(tokens, at + 1) && !NO_THINGS.has(noun)
    : (MANY_VERBS.has(lowerAt(tokens, at + 1)) &&
        isOneThing(noun) &&
        (opensClause(tokens, at) ||
          OWNERS.has(before?.lower ?? '') ||
          OWNERS.has(lowerAt(tokens, at - 2)))) ||
      ((tokens[at + 1]?.kind ?? 'mark') === 'mark' &&
        opensClause(tokens, at - 2) &&
        PRONOUNS.has(lowerAt(tokens, at - 2)) &&
        !endsPhrase(tokens, at - 1) &&
        !NO_THINGS.has(noun)) ||
      // “Change the date's.”, not “it is larger than the room's.”
      ((tokens[at + 1]?.kind ?? 'mark') === 'mark' &&
        isOneThing(noun) &&
        [at - 1, at - 2].some((i) => OWNERS.has(lowerAt(tokens, i))) &&
        !tokens
          .slice(0, at)
          .some(({ lower: word }) => /^(?:is|are|was|were|be|of|than|with|as|not)$/.test(word)))
  return (slip && [`${noun}s`, thirdPerson(noun)].find((plural) => dictionary?.has(plural))) || null
}
