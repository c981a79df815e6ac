/** Good wishes for the reader's own affair: “Good luck with the move.” */
import type { Doc } from '../../../engine/doc.ts'
import { STOPWORDS } from '../../../engine/lexicon/stopwords.ts'
import { stem, stemsOf } from '../../../engine/measures/content-words.ts'

const WISHES =
  /\b(?:good luck|best of luck|all the best (?:for|with)|congratulations|congrats|enjoy|hope|fingers crossed|safe (?:travels|journey|trip|flight)|get well|feel better|happy birthday|well done|sorry (?:to hear|for your)|thinking of you|love to)\b/i

/** What everybody is wished, whoever they are. */
const ANYBODY =
  /^(?:week|weekend|day|morning|afternoon|evening|month|year|email|e-mail|message|note|mail|everything|things|time|rest|reply|answer|team|help|questions?)$/

/** Whether the sentence at `i` wishes well, and for something that the mail or the reader has: no mere courtesy. */
export function isKindness({ subject, sentences }: Doc, i: number): boolean {
  const sentence = sentences[i]
  const wish = sentence && WISHES.exec(sentence.text)
  if (!sentence || !wish) return false
  const others = sentences.filter((_, at) => at !== i)
  if (subject) others.push(subject)
  return sentence.tokens.some(({ kind, lower, start }, at) => {
    if (kind !== 'word' || start < wish.index || STOPWORDS.has(lower) || ANYBODY.test(lower)) return false
    const before = sentence.tokens[at - 1]?.lower ?? ''
    return /^(?:the|your)$/.test(before) && others.some((other) => stemsOf(other).has(stem(lower)))
  })
}
