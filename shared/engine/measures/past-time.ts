/** A perfect beside a time that is over: “we have spoken last week”. */
import type { Token } from '../doc.ts'
import { words } from '../word-set.ts'
import { endsPhrase } from './clause.ts'
import { IRREGULAR_PARTICIPLES, STRONG } from './conjugation.ts'
import { lowerAt } from './lower-at.ts'
import { PRONOUNS } from './verb-form.ts'

/** Words from the verb to the time, at most. */
const FAR = 6
/** With one of these between them, or before the verb, the time is of something else: “the list from last week”. */
const OTHERS = words(
  'i you we he she they it that which who if when while until since from by before after of for than and or but because could would should might must may to not',
)
/** What is done now, to something of then: “I have attached our call notes yesterday”. */
const NOW = /^(?:attach|enclos|includ|add|summari[sz]|list|not|updat|forward)ed$|^been$/

const PAST_OF = new Map(STRONG.map(({ past, participle }) => [participle, past]))
export const isParticiple = (lower: string): boolean =>
  /[^e]ed$/.test(lower) || IRREGULAR_PARTICIPLES.has(lower)

/** “Over the last year” runs up to now. */
const TILL_NOW = words('the over within during in')

/** Where a perfect begins that does not go with the time at `from` up to `to`, and its past; `null` where none does. */
export function datedPerfect(
  tokens: readonly Token[],
  from: number,
  to: number,
): { have: number; past: string } | null {
  if (!endsPhrase(tokens, to) || TILL_NOW.has(lowerAt(tokens, from - 1))) return null
  for (let i = from - 1; i > Math.max(0, from - FAR); i--) {
    const verb = lowerAt(tokens, i)
    // “Sent it yesterday.”
    if (/^(?:it|you)$/.test(verb) && isParticiple(lowerAt(tokens, i - 1))) continue
    if (tokens[i]?.kind === 'mark' || OTHERS.has(verb)) return null
    if (!isParticiple(verb)) continue
    const have = tokens[i - 1]?.text ?? ''
    const doer = /['’]ve$/.test(have) ? have.slice(0, -3).concat(' ') : ''
    const led = lowerAt(tokens, i - 2)
    return (doer || (/^ha(?:ve|s)$/.test(have) && (!OTHERS.has(led) || PRONOUNS.has(led)))) && !NOW.test(verb)
      ? { have: i - 1, past: doer + (PAST_OF.get(verb) ?? verb) }
      : null
  }
  return null
}
