/** What a mail without an ask leaves the reader with: a matter that is settled, an offer to answer, or news. */
import type { Doc, Sentence } from '../doc.ts'
import { FIRST_TOUCH } from '../lexicon/asking-kinds.ts'
import { OUTCOMES } from '../lexicon/outcomes.ts'
import { inBody } from './body.ts'

const says = ({ hits }: Sentence, note: string): boolean =>
  hits.some((hit) => hit.lexicon === OUTCOMES && hit.entry.note === note)

/** Whether the mail says no, which asks nothing and sells nothing. */
export const declines = (doc: Doc): boolean =>
  doc.sentences.some((sentence) => inBody(sentence) && says(sentence, 'declined'))

/** Whether the mail accepts, declines, confirms, cancels, books or closes something, so that nothing is open. */
export function settles(doc: Doc): boolean {
  // “We booked 40 visits for them” is the boast of a stranger; a no is a no in any mail.
  return (
    declines(doc) ||
    (!FIRST_TOUCH.includes(doc.kind) &&
      doc.sentences.some((sentence) => inBody(sentence) && says(sentence, 'settled')))
  )
}

/** Whether the mail puts something forward that the reader can take or leave; a stranger writes for nothing else. */
export const offers = (doc: Doc): boolean =>
  FIRST_TOUCH.includes(doc.kind) ||
  doc.sentences.some((sentence) => inBody(sentence) && (says(sentence, 'offer') || hasPrice(sentence)))

const hasPrice = ({ tokens }: Sentence): boolean =>
  tokens.some(({ kind, text }) => kind === 'number' && /^[$£€¥]/.test(text))
