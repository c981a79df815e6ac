/** Whether a mail names what it is about: which order, which day, which offer, who. */
import type { Doc } from '../doc.ts'
import { ofSentence } from '../of-sentence.ts'
import { inBody } from './body.ts'
import { hasName, hasNumber } from './names-a-thing.ts'
import { COUNTS } from './reader-facts.ts'
import { isWordList } from './telling-words.ts'

/** With fewer words a name may be that of the one greeted. */
const NAMED_IN = 4

/** Whether a sentence holds what belongs to one affair: a number, a name, a link, or a merge tag for one. */
const isSpecific = ofSentence(
  (parsed) =>
    (hasNumber({ parsed }) && !isWordList({ parsed })) ||
    (hasName({ parsed }) && parsed.words >= NAMED_IN) ||
    parsed.tokens.some(
      ({ kind, lower }) => kind === 'placeholder' || kind === 'url' || kind === 'email' || COUNTS.has(lower),
    ),
)

export const namesItsAffair = (doc: Doc): boolean =>
  doc.sentences.some((sentence) => inBody(sentence) && isSpecific(sentence))
