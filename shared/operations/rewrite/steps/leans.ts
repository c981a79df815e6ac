/** Words that stand for a noun of the sentence before: “Ours takes 15 minutes”, “The first is free”, “Most say yes”. */
import type { Sentence } from '../../../engine/doc.ts'
import { isVerb } from '../../material/verbs.ts'
import { BE, MODALS, PREPOSITIONS } from '../../material/words.ts'

const OWNED = new Set('yours theirs hers mine ours'.split(' '))
/** “Plants like yours”, “a friend of mine”, “the choice is yours”: the noun stands before it. */
const WITH_NOUN = /^(?:like|of|to|than|from|as|with|is|are|was|be|remains?|stays?)$/
const COUNTED = new Set(
  'first second third fourth fifth last latter former other others rest next'.split(' '),
)
const SOME = new Set(
  'most some many few several none each neither either others another two three four five six half'.split(
    ' ',
  ),
)
/** “The same day” and “another week” are times. */
const TIMES = new Set('time times day week month year hour hours minute minutes morning'.split(' '))

/** Whether a sentence leaves out a noun that the one before it names. */
export function lacksNoun({ tokens }: Sentence): boolean {
  const words = tokens.filter(({ kind }) => kind !== 'emoji')
  return words.some(({ lower }, i) => {
    const [before, next] = [words[i - 1]?.lower, words[i + 1]?.lower]
    if (OWNED.has(lower)) return !WITH_NOUN.test(before ?? '')
    if (lower === 'same') return next === undefined || !TIMES.has(next)
    if (lower === 'there') return i > 0 && (next === undefined || /^[.!?,;]$/.test(next))
    if (lower === 'another' && i === 0) return next === undefined || !TIMES.has(next)
    if (before === 'the' && COUNTED.has(lower)) return next !== 'of' && !bringsNoun(next)
    return i === 0 && SOME.has(lower) && !bringsNoun(next)
  })
}

/** Whether a word behind “the first” or “most” may be, or lead to, the noun that is counted. */
const bringsNoun = (next: string | undefined): boolean =>
  next !== undefined &&
  /^[\p{L}\p{N}]/u.test(next) &&
  !BE.has(next) &&
  !MODALS.has(next) &&
  !isVerb(next) &&
  (next === 'of' || !PREPOSITIONS.has(next))
