/** The sentences in which a mail tells something: what only greets, asks pardon or says that one writes comes before them. */
import type { Doc, Sentence } from '../../../engine/doc.ts'
import { stemsOf, stemsOfTokens } from '../../../engine/measures/content-words.ts'
import { tokenize } from '../../../engine/tokens.ts'
import { EMPTY } from '../../material/words.ts'

/** Words of courtesies, by their stems: a sentence of these alone names nothing. */
const COURTEOUS = stemsOfTokens(
  tokenize(
    `${[...EMPTY].join(' ')} sorry apologise apologize apologies really write writing wrote hope find finds well thank thanks thanking get getting got in touch let know inform quick happy ` +
      'kind weather lovely week weekend happened following follow reach reaching reached take taking time read reading trust keeping doing fine safe patience understanding contacting ' +
      'monday tuesday wednesday thursday friday saturday sunday yesterday today',
  ),
)

/** “Three things this month.”, “A few updates from us:” */
const COUNT_ONLY =
  /^(?:an?|one|two|three|four|five|some|several|\d)\b(?: \p{L}+){0,2} (?:things?|updates?|news|notes?|points?|items?|announcements?|bits|dates|reminders?)\b(?: \p{L}+){0,4}[.:!]$/iu

const isTold = ({ region }: Sentence) => region === 'opening' || region === 'body'

/** Opening and body without the courtesies in front; all of them where nothing else is there. */
export function tellingSentences({ sentences }: Pick<Doc, 'sentences'>): readonly Sentence[] {
  const told = sentences.filter(isTold)
  const first = told.findIndex(
    (s) => !COUNT_ONLY.test(s.text) && [...stemsOf(s)].some((stem) => !COURTEOUS.has(stem)),
  )
  return told.slice(Math.max(0, first))
}
