/** Whether words taken out of their sentence still say what they said in it. */
import { MONTHS } from '../../engine/lexicon/calendar-words.ts'
import { tokenize } from '../../engine/tokens.ts'
import { maybeVerb } from '../material/verbs.ts'
import { NUMBER_WORDS } from '../material/words.ts'
import { POINTS_BACK } from './recall.ts'
import { PERIODS } from './recall-words.ts'

/** Whether a sentence holds only where something else does: then none of its clauses is told without the others. */
export const conditioned = (text: string): boolean => CONDITION.test(text)
const CONDITION =
  /\b(?:if|unless|when|whenever|once|in case|as (?:soon|long) as|provided|depending|otherwise)\b/i

/** Whether words take up what stands elsewhere: “it ships tomorrow”, “we have six”, “your next one”, “at this price”. */
export function isCutOff(text: string): boolean {
  const words = tokenize(text).map(({ lower }) => lower)
  if (BESIDE.test(words.at(-1) ?? '') || POINTS_BACK.test(text) || EACH.test(text)) return true
  return words.some((word, i) => {
    const next = words[i + 1]
    if (PRONOUNS.test(word)) return true
    if (/^(?:this|these|those)$/.test(word)) return !PERIODS.has(next ?? '')
    if (word === 'that')
      return /^(?:of|by|for|with|like|after|before|in|at|on|from|to)$/.test(words[i - 1] ?? '')
    if (word === 'then') return true
    const isOne = /^ones?$/.test(word)
    if (!isOne && !isCount(word)) return false
    // “212 of your claims”, “31 of 40 people”
    const isShare = next === 'of' && /^(?:your|our|the|their|all|\d+)$/.test(words[i + 2] ?? '')
    const ends = next === undefined || (BEHIND.test(next) && !isShare)
    // “Garonne put one in last October”
    if (isOne && ASIDE.test(next ?? '') && !isCount(words[i + 2] ?? '')) return true
    // “The blue one costs £40”: behind one thing a form in -s is what it does.
    if (isOne) return ends || (next.endsWith('s') && maybeVerb(next))
    // A count without what it counts, “we expect 80”; “from 11 days to 4” has said it.
    const before = words[i - 1] ?? ''
    return ends && (i === 0 || BEFORE.test(before) || (next === undefined && !WITH_COUNT.test(before)))
  })
}

const ASIDE = /^(?:in|on|at|up|out|last|since|for)$/
/** “Each costs £90” counts what was named before. */
const EACH = /^(?:each|both) \p{Ll}*s\b(?! \p{Ll}+s\b)/iu
/** At the end these measure by something else: “the rep spoke less”. */
const BESIDE = /^(?:less|more|fewer|earlier|later|faster|cheaper|too|either|neither|instead|again|also)$/
const PRONOUNS = /^(?:it|they|them|he|she|him|(?:it|they|he|she)['’]\p{L}+)$/u
const isCount = (word: string) => NUMBER_WORDS.has(word) || /^\d+(?:\.\d+)?$/.test(word)
/** Behind a count these leave it alone. */
const BEHIND = /^(?:[,.;:)]|is|are|was|were|has|have|had|will|can|of|left|and|or|but)$/
/** What a bare count may end a sentence behind: “by 20”, “at 8”, “July 4”. */
const WITH_COUNT = new RegExp(
  `^(?:to|from|at|by|in|of|for|until|since|on|and|or|than|page|number|version|chapter|no|\\W|${MONTHS.replaceAll(' ', '|')})$`,
)
const BEFORE =
  /^(?:have|has|had|got|need|needs|sold|made|take|are|were|only|just|all|the|last|next|first|other)$/
