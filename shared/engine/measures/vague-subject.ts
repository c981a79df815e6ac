/** Whether a subject names anything. */
import type { Doc, Sentence } from '../doc.ts'
import { MONTH_WORDS, SERIES, VAGUE } from '../lexicon/subject-words.ts'
import { lowerWords } from '../unicode.ts'
import { isContent } from './content-words.ts'
import { prefixTokens } from './subject-line.ts'

const GREETINGS = new Set(['hi', 'hello', 'hey', 'greetings'])
/** A longer subject says something, if only by its tone. */
const FEW = 7

/** True when nothing in the subject tells this mail from any other; the sender's own name does not. */
export function isVague(subject: Sentence, doc: Doc): boolean {
  if (subject.words > FEW) return false
  const tokens = subject.tokens.slice(prefixTokens(subject))
  if (GREETINGS.has(tokens[0]?.lower ?? '') && subject.words <= 2) return true
  const series = tokens.some((t) => SERIES.has(t.lower))
  const sender = lowerWords(doc.draft.from_name ?? '')
  const empty = (lower: string) =>
    !isContent(lower) || sender.includes(lower) || (series && MONTH_WORDS.has(lower))
  let vague = false
  // “Opportunity for Bakerfield”: whoever writes to thousands puts the name of each there.
  let named = false
  for (const { kind, lower, text } of tokens) {
    if (kind === 'number' && !series) return false
    if (kind !== 'word') continue
    named = lower === 'for' || lower === 'with' || (named && text !== lower)
    if (VAGUE.has(lower) || SERIES.has(lower)) vague = true
    else if (!empty(lower) && (doc.family !== 'cold' || !named)) return false
  }
  return vague
}
