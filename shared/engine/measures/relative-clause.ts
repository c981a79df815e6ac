/** The verb of a clause that hangs on a noun, and the noun it has to fit: “several errors that is costing you”. */
import type { Token } from '../doc.ts'
import { words } from '../word-set.ts'
import { FOR_ONE_OF, PLAIN_OF } from './conjugation.ts'
import { FOR_MANY, FOR_ONE, isPerson, isPluralNoun, isSeveral, type SubjectVerb } from './subject-verb.ts'

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
  const [noun, joint, { lower: verb = '' } = {}] = tokens.slice(at, at + 3)
  if (!noun) return null
  const before = tokens.slice(Math.max(0, at - 4), at)
  const who = joint?.lower === 'who'
  if (who && before.some(({ lower }) => MAY_ASK.has(lower))) return null
  // “For your 34 users that is $8,568 a year”: the price is, not the users.
  if (
    joint?.lower === 'that' &&
    before.some(
      ({ lower, start }) => HEADS.has(lower) && tokens.findLast((t) => t.end <= start)?.kind !== 'word',
    )
  )
    return null
  const led = before.at(-1)?.lower ?? ''
  const right = FOR_ONE.get(verb) ?? (who ? PLAIN_OF.get(verb) : undefined)
  if (right) {
    const people = noun.lower === 'people' || noun.lower === 'those'
    const counted =
      before.some((token) => isSeveral(token) || AMOUNT.test(token.lower)) ||
      (who && (people || HIRING.has(led)))
    return counted && (people || isPluralNoun(noun)) ? { verb: at + 2, noun: null, right } : null
  }
  const one =
    ANYBODY.test(noun.lower) ||
    (noun.lower === 'one' && led === 'the') ||
    (isPerson(noun.lower) &&
      before.slice(-3).some(({ lower }) => lower === 'a' || lower === 'an' || lower === 'every'))
  const form = FOR_MANY.get(verb) ?? (NO_VERB.test(verb) ? undefined : FOR_ONE_OF.get(verb))
  return who && one && form ? { verb: at + 2, noun: null, right: form } : null
}

/** “Somebody who like you pays early.” */
const NO_VERB = /^(?:like|last|come)$/
