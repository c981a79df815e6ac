/** Verbs in a form that does not go with the word before them: “we need to discussed”, “it will saves”, “she go”. */

import type { Dictionary } from '../dictionary.ts'
import type { Token } from '../doc.ts'
import { words } from '../word-set.ts'
import { opensClause } from './clause.ts'
import {
  FOR_ONE_OF,
  gerunds,
  PLAIN_OF,
  PLAIN_OF_PAST,
  plainFormsOf,
  thirdPerson,
  VERBS_ONLY,
} from './conjugation.ts'
import { lowerAt } from './lower-at.ts'
import { isPerson } from './nouns.ts'

export const PRONOUNS = words('i you he she it we they')
/** Behind these a verb has no ending; “will” and “can” only where a pronoun stands between or before. */
const MODALS = words('can could will would should might may must')
const ASKING = words('do does did can could will would')
const BEFORE_NOT = words('do does did can could will would should')
const BEFORE_TO = words(
  'want wants wanted need needs needed like going able unable forgot try trying ready happy glad hope hoping excited pleased delighted',
)
/** Words a question may begin with, and those that lead up to one. */
const BEFORE_QUESTION = words('when why how where what who and but so or also please')

const NOT = words("don't doesn't didn't won't can't couldn't wouldn't shouldn't cannot")
const WILL = words("i'll you'll he'll she'll it'll we'll they'll")
/** One of these stands before a verb that is looked at: most words need no closer look. */
export const RULING = new Set([...PRONOUNS, ...MODALS, ...NOT, ...WILL, 'not', 'to', 'please'])

/** Behind these “will”, “can” and “might” are nouns. */
const NOUN_BEFORE =
  /^(?:the|an?|my|your|his|her|our|their|its|this|that|free|good|last|of|all|with|who|that|which|\w+['’]s)$/
/** Forms that stand behind no helper, and are no nouns: “sends”, “sent”. */
const SURE_FORMS: ReadonlySet<string> = new Set(
  [...VERBS_ONLY].flatMap((plain) => [
    thirdPerson(plain),
    ...[...PLAIN_OF_PAST].flatMap(([past, of]) => (of === plain ? past : [])),
  ]),
)

/** Where the helper begins that rules the verb at `at`; -1 where none does. */
function helperOf(tokens: readonly Token[], at: number): number {
  const helper = lowerAt(tokens, at - 1)
  const before = lowerAt(tokens, at - 2)
  if (NOT.has(helper) || WILL.has(helper)) return at - 1
  if (MODALS.has(helper) && PRONOUNS.has(before))
    return opensClause(tokens, at - 2) || lowerAt(tokens, at - 3) === 'and' ? at - 1 : -1
  // “Tom will sends”, “and will sent”, not “the will provides”.
  if (
    MODALS.has(helper) &&
    !NOUN_BEFORE.test(before) &&
    tokens[at - 2]?.kind === 'word' &&
    SURE_FORMS.has(lowerAt(tokens, at))
  )
    return at - 1
  // “Please chose one.”
  if (helper === 'please') return opensClause(tokens, at - 1) ? at - 1 : -1
  if (helper === 'not') return BEFORE_NOT.has(before) ? at - 2 : -1
  if (!PRONOUNS.has(helper) || !ASKING.has(before)) return -1
  const asks = tokens[at - 3]?.kind !== 'word' || BEFORE_QUESTION.has(lowerAt(tokens, at - 3))
  return asks ? at - 2 : -1
}

/**
 * What has to stand in place of the verb at `at`, behind a word of `RULING`, and where its helper begins; `null` where what stands there may be
 * right. Not `sure` where “be” may be what is missing: “it will not used”.
 */
export function formBehindHelper(
  tokens: readonly Token[],
  at: number,
  dictionary: Dictionary | null,
): { from: number; right: string; sure: boolean } | null {
  const word = tokens[at]
  if (word?.kind !== 'word' || word.text !== word.lower) return null
  const toVerb = lowerAt(tokens, at - 1) === 'to' && BEFORE_TO.has(lowerAt(tokens, at - 2))
  const from = toVerb ? at - 2 : helperOf(tokens, at)
  const asked = /^d(?:o|id|oes)/.test(lowerAt(tokens, from))
  // “We want to found a charity.”
  if (from < 0 || (!asked && /^(?:found|fell|saw)$/.test(word.lower))) return null
  // “We are going to training.”
  const ending =
    (toVerb && lowerAt(tokens, from) !== 'going') || MODALS.has(lowerAt(tokens, at - 1)) ? ED_OR_ING : ED
  const known = PLAIN_OF_PAST.get(word.lower) ?? (toVerb ? undefined : PLAIN_OF.get(word.lower))
  const right =
    known ??
    (dictionary && ending.test(word.lower) ? plainFormsOf(word.lower).find(dictionary.isEveryday) : undefined)
  const sure = known !== undefined || asked
  return right === undefined ? null : { from, right, sure }
}

/** Not “need” and “feed”. */
const ED = /(?:[^e]|.{4})ed$/
const ED_OR_ING = /(?:[^e]|.{4})ed$|ing$/

/** Words in -s that may stand behind “we” and are no verbs. */
const NO_VERBS =
  /^(?:alway|perhap|sometime|nowaday|afterward|upstair|downstair|indoor|outdoor|beside|other|our|your|parent|kid|guy|folk|friend|adult|employee|other)s$/

/** “We answers”: the plain form of a verb that no list names; not “we parents”. */
function unlisted({ lower }: Token, dictionary: Dictionary | null): string | undefined {
  if (!dictionary || !/[^aious']s$/.test(lower) || NO_VERBS.test(lower)) return
  const plain = [lower.slice(0, -1), lower.slice(0, -2), lower.replace(/ies$/, 'y')].find(
    (form) => dictionary.isEveryday(form) && thirdPerson(form) === lower,
  )
  return plain && !isPerson(plain) && gerunds(plain).some(dictionary.has) ? plain : undefined
}

const ONE = words('he she it')
const MANY = words('we they')
const ADVERBS = words('always never often usually sometimes still really also')
/** After these a clause with its own finite verb begins; elsewhere a helper may rule it: `make it work`. */
const JOINERS = words(
  'so because but when until while once since if before after how what where why whether unless',
)
/** `It need not be` is right. */
const NOT_A_SLIP = words('not only never hardly')

/**
 * The verb that does not fit the pronoun at `at`, a word of `PRONOUNS`: “she go”, “we offers”. `joined` where an “and”
 * before it joins two clauses.
 */
export function formBehindPronoun(
  tokens: readonly Token[],
  at: number,
  joined: boolean,
  dictionary: Dictionary | null,
): { verb: number; right: string } | null {
  const pronoun = lowerAt(tokens, at)
  const verb = ADVERBS.has(lowerAt(tokens, at + 1)) ? at + 2 : at + 1
  const word = tokens[verb]
  if (word === undefined || word.text !== word.lower) return null
  if (ONE.has(pronoun)) {
    if (word.lower === 'dont' && opensClause(tokens, at)) return { verb, right: "doesn't" }
    const right = FOR_ONE_OF.get(word.lower)
    const before = lowerAt(tokens, at - 1)
    const begins = joined || at === 0 || before === ',' || JOINERS.has(before)
    // “He have” is looked for elsewhere as well, and said there.
    const plain = verb === at + 1 && (word.lower === 'have' || word.lower === 'do')
    // “It last rained in May.”
    if (word.lower === 'last' && lowerAt(tokens, verb + 1) !== 'for') return null
    return right !== undefined && begins && !plain && !NOT_A_SLIP.has(lowerAt(tokens, verb + 1))
      ? { verb, right }
      : null
  }
  // “‘You’ means you.”
  const right = word.lower === 'means' ? undefined : (PLAIN_OF.get(word.lower) ?? unlisted(word, dictionary))
  // “It gives you costs”, “phase I costs”.
  const subject =
    MANY.has(pronoun) || (opensClause(tokens, at) && (at > 0 || pronoun === 'i' || pronoun === 'you'))
  return right !== undefined && subject ? { verb, right } : null
}
