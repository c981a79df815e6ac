import { askOf } from '../../engine/asks.ts'
import { parseSentence } from '../../engine/parsed-sentence.ts'

/** Words that begin a clause of their own. */
const SUBJECT =
  /^(?:we|i|you|they|it|he|she|this|there|that|who|what|when|where|how|why|our|your|my|the)(?:['’]\w+)?$/i
const FINITE =
  /^(?:is|are|was|were|am|has|have|had|will|would|can|could|may|might|must|should|do|does|did|won't|can't|don't|isn't|aren't|\p{L}+n't)$/iu
const PRONOUN = /^(?:we|i|you|they|it|he|she|this|there)(?:['’]\w+)?$/i

/** Whether a phrase can stand as a sentence of its own: it ends as one, asks, or has a subject and a verb. */
export function standsAlone(phrase: string): boolean {
  const text = phrase.trim()
  const parsed = parseSentence(text)
  const words = parsed.tokens.filter(({ kind }) => kind !== 'mark' && kind !== 'emoji')
  if (words.length < 2) return false
  if (/[.!?…]["”')\]]*$/.test(text)) return true
  const sentence = {
    ...parsed,
    parsed,
    start: 0,
    end: text.length,
    field: 'draft',
    region: 'body',
    block: 0,
  } as const
  if (askOf(sentence, 0) !== null) return true
  const [first] = words
  if (words.length < 3 || !first) return false
  return (
    PRONOUN.test(first.lower) ||
    (SUBJECT.test(first.lower) && words.slice(2).some(({ lower }) => FINITE.test(lower)))
  )
}
