/** The verb of a clause that hangs on a noun, and the noun it has to fit: “several errors that is costing you”. */
import type { Token } from '../doc.ts'
import { PHRASE_ENDERS } from '../lexicon/clause-words.ts'
import { words } from '../word-set.ts'
import { opensClause } from './clause.ts'
import { FOR_ONE_OF, PLAIN_OF } from './conjugation.ts'
import { areCountable, isOneThing, isPerson, isPluralNoun } from './nouns.ts'
import { ARTICLES, FOR_MANY, FOR_ONE, isSeveral, type SubjectVerb, takesObject } from './subject-verb.ts'

/** Behind these, as behind a number, a plural is led by no other noun: “a lot of errors that is”. */
const AMOUNT = /^(?:some|various|numerous|these|those|lots?)$/

/** Behind these “who” may ask, or a noun before the plural may be meant: “ask the engineers who is here”. */
const MAY_ASK = words('of ask asked tell told know see check')
/** What has people for its object: “we hire seniors who knows”. */
const HIRING = words('want need hire have are were meet met')
const ANYBODY = /^(?:every|some|any)(?:one|body)$/

/** With one of these a sentence begins that has its subject behind it. */
const HEADS = words('for at with over in on across after by')

/** The verb behind “that”, “which” or “who” that does not fit the noun before it, at `at`: “several errors that is costing you”. */
export function relativeMisfitAt(tokens: readonly Token[], at: number): SubjectVerb | null {
  const noun = tokens[at]
  const verb = tokens[at + 2]?.lower ?? ''
  // Mostly it is no verb that could fit badly.
  const tells =
    FOR_ONE.has(verb) || verb === 'own' || FOR_MANY.has(verb) || PLAIN_OF.has(verb) || FOR_ONE_OF.has(verb)
  return noun && tells ? misfitBehind(tokens, at, noun, verb) : null
}

function misfitBehind(tokens: readonly Token[], at: number, noun: Token, verb: string): SubjectVerb | null {
  const joint = tokens[at + 1]
  const before = tokens.slice(Math.max(0, at - 4), at)
  const who = joint?.lower === 'who'
  if (who && before.some(({ lower }) => MAY_ASK.has(lower))) return null
  // “For your 34 users that is $8,568 a year”: the price is, not the users.
  if (
    joint?.lower === 'that' &&
    /^(?:is|was)$/.test(verb) &&
    before.some((head) => HEADS.has(head.lower) && opensClause(tokens, tokens.indexOf(head)))
  )
    return null
  const led = before.at(-1)?.lower ?? ''
  const opens = opensWith(tokens, at)
  // “We lost both orders which was a shame.”
  if (joint?.lower === 'which' && !opens && !/(?:ed|ing)$/.test(tokens[at + 3]?.lower ?? '')) return null
  const plain = PLAIN_OF.get(verb) ?? ''
  const people = noun.lower === 'people' || noun.lower === 'those'
  const counted =
    opens ||
    before.some((token) => isSeveral(token) || AMOUNT.test(token.lower)) ||
    (who && (people || HIRING.has(led)))
  const right =
    FOR_ONE.get(verb) ?? (who || (counted && takesObject(plain, tokens[at + 3]?.lower ?? '')) ? plain : '')
  if (right) {
    return counted && (people || isPluralNoun(noun) || areCountable(noun.lower))
      ? { verb: at + 2, noun: null, right }
      : null
  }
  const one =
    ANYBODY.test(noun.lower) ||
    (noun.lower === 'one' && led === 'the') ||
    (led === 'the' && (isPerson(noun.lower) || noun.lower === 'person')) ||
    (isPerson(noun.lower) &&
      before.slice(-3).some(({ lower }) => lower === 'a' || lower === 'an' || lower === 'every'))
  const form =
    FOR_MANY.get(verb) ?? (verb === 'own' ? 'owns' : NO_VERB.test(verb) ? undefined : FOR_ONE_OF.get(verb))
  return ((who && one) || (opens && !who && form === FOR_MANY.get(verb) && isOneThing(noun.lower))) && form
    ? { verb: at + 2, noun: null, right: form }
    : null
}

/** Whether a clause begins with the noun at `at`, or with its article: “the elements that was”, not “a list of the elements that was”. */
function opensWith(tokens: readonly Token[], at: number): boolean {
  for (let i = at - 1; i >= at - 3; i--) {
    const lower = tokens[i]?.lower ?? ''
    if (ARTICLES.has(lower)) return opensClause(tokens, i)
    if (tokens[i]?.kind !== 'word' || PHRASE_ENDERS.has(lower)) break
  }
  return areCountable(tokens[at]?.lower ?? '') && opensClause(tokens, at)
}

/** “Somebody who like you pays early.” */
const NO_VERB = /^(?:like|last|come)$/
