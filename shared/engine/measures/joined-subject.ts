/** The verb behind two who act together: “the team and I was”, “the pump and the tank is”. */
import type { Token } from '../doc.ts'
import { words } from '../word-set.ts'
import { ARTICLES, FOR_ONE, type SubjectVerb } from './subject-verb.ts'

/** Behind “and I”. */
const BEHIND_I = new Map([...FOR_ONE, ['am', 'are']])
const PERSONS = words('you he she i')
const OWNERS = words('my your his her our their the')
const NO_NOUNS = words('long short one other rest same best whole first last')
const LED = words('the our your my their his her a an')
/** Behind these a clause begins in which “you and I” is the subject; behind “I know you” it is not. */
const BEFORE_JOINED = words('if when because so that but')
const GROUPS = words('team manager boss director colleague group partner family wife husband assistant')

/** The verb for one person behind two, where the “and” at `at` joins them: “the team and I was”. */
export function joinedMisfitAt(
  tokens: readonly Token[],
  at: number,
  isName: (i: number) => boolean,
): SubjectVerb | null {
  const second = tokens[at + 1]?.lower ?? ''
  // “The pump and the tank is ready.”
  if (LED.has(second) && LED.has(tokens[at - 2]?.lower ?? '')) {
    const both = FOR_ONE.get(tokens[at + 3]?.lower ?? '')
    const opener = tokens[at - 3]
    const nouns = [tokens[at - 1], tokens[at + 2]]
    return both &&
      (opener === undefined || BEFORE_JOINED.has(opener.lower)) &&
      nouns.every((noun) => noun?.kind === 'word' && !NO_NOUNS.has(noun.lower))
      ? { verb: at + 3, noun: null, right: both }
      : null
  }
  // “I and my team was.”
  const others = PERSONS.has(tokens[at - 1]?.lower ?? '') && OWNERS.has(second)
  const verb = others ? at + 3 : at + 2
  const right = BEHIND_I.get(tokens[verb]?.lower ?? '')
  if (!right || !(others ? GROUPS.has(tokens[verb - 1]?.lower ?? '') : second === 'i')) return null
  const start = startOfPerson(tokens, at - 1, isName)
  const before = tokens[start - 1]
  const opens = before === undefined || BEFORE_JOINED.has(before.lower) || '.,;:!?'.includes(before.text)
  return start >= 0 && opens ? { verb, noun: null, right } : null
}

/** Where the person that ends at `at` begins: “you”, “Sarah”, “the team”, “my colleague Sarah”; -1 for what is none. */
function startOfPerson(tokens: readonly Token[], at: number, isName: (i: number) => boolean): number {
  const lower = (i: number) => tokens[i]?.lower ?? ''
  if (PERSONS.has(lower(at))) return at
  const named = isName(at)
  if (ARTICLES.has(lower(at - 1))) return at - 1
  // In “the team left and I was” the second word is a verb.
  if (ARTICLES.has(lower(at - 2)) && (named || GROUPS.has(lower(at)))) return at - 2
  return named ? at : -1
}
