import type { Doc, Sentence, Token } from '../../../engine/doc.ts'
import { STOPWORDS } from '../../../engine/lexicon/stopwords.ts'
import { stem, stemsOf } from '../../../engine/measures/content-words.ts'
import { ofDoc } from '../../../engine/of-doc.ts'
import { ofSentence } from '../../../engine/of-sentence.ts'

/** Words behind which a sentence names its matter: “about the boiler audit”, “for the broken leg”, “I built an app”. */
const BEFORE_MATTER = new Set(
  'about regarding concerning for over that built build made launched launch introduce introducing created developed present presenting announce'.split(
    ' ',
  ),
)
const DETERMINERS = new Set('the a an our your my his her their this these those'.split(' '))
/** Nouns of writing, of time and of praise: a mail is about none of them. */
const EMPTY_NOUNS = new Set(
  (
    'email e-mail mail mails emails message messages note inbox time times moment minute minutes day days week weeks month months year years morning ' +
    'afternoon weekend hour hours future past name team company companies firm business people person thing things way lot bit call chat reply response ' +
    'answer word words line hope pleasure honour honor opportunity chance question questions trouble inconvenience apologies apology excuse patience ' +
    'understanding doubt leader provider partner partners solution solutions value results growth potential success world industry market level game ' +
    'expert experts attempt nuisance pest bother rush hurry wait fan sake fact point case need needs interest attention schedule last first next one ' +
    'place stress frustration confusion disappointment kind sort half end start beginning deal best rest most more'
  ).split(' '),
)

/** What a sentence is about, by the stems of its nouns: the last word behind “about the”, “for your”, “built an”. */
const mattersOf = ofSentence(({ tokens }): ReadonlySet<string> => {
  const nouns = new Set<string>()
  tokens.forEach(({ lower }, i) => {
    if (!BEFORE_MATTER.has(lower) || tokens[i - 1]?.lower === 'care') return
    if (!DETERMINERS.has(tokens[i + 1]?.lower ?? '')) return
    let head: Token | undefined
    for (const token of tokens.slice(i + 2)) {
      if (token.kind !== 'word' || STOPWORDS.has(token.lower)) break
      head = token
      // “that the delivery was late”: the first noun is the matter.
      if (lower === 'that') break
    }
    if (head && head.lower.length > 2 && !EMPTY_NOUNS.has(head.lower)) nouns.add(stem(head.lower))
  })
  return nouns
})

const isOwn = ({ region }: Sentence) => region === 'opening' || region === 'body' || region === 'ask'

/** How many of the sender's own sentences hold a stem, the subject among them. */
const timesNamed = ofDoc(({ subject, sentences }): ReadonlyMap<string, number> => {
  const times = new Map<string, number>()
  for (const sentence of [...sentences.filter(isOwn), ...(subject ? [subject] : [])])
    for (const noun of stemsOf(sentence)) times.set(noun, (times.get(noun) ?? 0) + 1)
  return times
})

/** Whether a sentence alone names a thing, so that without it the mail would no longer say what it is about. */
export function isSoleMention(doc: Doc, i: number): boolean {
  const sentence = doc.sentences[i]
  if (!sentence) return false
  const own = isOwn(sentence) ? 1 : 0
  return [...mattersOf(sentence)].some((noun) => (timesNamed(doc).get(noun) ?? 0) <= own)
}
