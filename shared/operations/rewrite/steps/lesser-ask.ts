/** The wish for a call in a mail that offers a stranger something smaller: “Would you be open to a call? Can I send you the spec?” */
import type { Doc, Sentence } from '../../../engine/doc.ts'
import type { Edit } from '../../../engine/edit.ts'
import { findAsks } from '../../cta/found.ts'
import { isStranger, primaryOf } from '../../cta/primary.ts'
import type { Proposal, Step } from '../step.ts'
import { ARRANGES, OCCASION } from './one-ask.ts'
import { cutOut } from './sentence-cuts.ts'

const REASON = 'Two things are asked. A stranger says yes to the smaller one first.'

/** Something is sent or shown for a nod. */
const OFFERS =
  /^(?:and |or )?(?:can|could|may|shall|should) (?:i|we) (?:(also|maybe|perhaps|just) )?(?:send|share|e-?mail|forward|show)\b/i
/** A meeting at no time that was named. */
const MEETS =
  /^(?:(?:would|are) you (?:be )?(?:open|up|available|free|interested|keen|happy)|(?:could|can|shall|may) (?:we|i)|do you have)\b[^.?!,:;\d]*\?$/i
const NAMED = /\d|\b(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|tomorrow|today)\b/i
const WHEN = /^when (?:are you|would you be|is a good time|works|suits)\b[^.?!,:;\d]*\?$/i

const meets = ({ text }: Sentence): boolean => MEETS.test(text) && OCCASION.test(text) && !NAMED.test(text)
const arranges = ({ text }: Sentence): boolean =>
  (ARRANGES.test(text) || WHEN.test(text)) && !NAMED.test(text)

/** Sentences right before the offer, in its paragraph, that ask for a meeting; -1 where none does. */
function meetingBefore({ sentences }: Doc, offer: number): number {
  const block = sentences[offer]?.block
  let from = offer
  while (sentences[from - 1]?.block === block && arranges(sentences[from - 1] as Sentence)) from--
  const before = sentences[from - 1]
  return before?.block === block && before && meets(before) ? from - 1 : -1
}

/** “Can I also send you the plan?”, where nothing stands before it any more. */
function withoutAlso(doc: Doc, sentence: Sentence): Edit[] {
  const also = OFFERS.exec(sentence.text)?.[1]
  if (also !== 'also') return []
  const start = sentence.start + sentence.text.indexOf(also)
  return [{ ...doc.source.toSource({ start, end: start + also.length + 1 }), replacement: '' }]
}

/** Proposes to leave of a wish for a call and an offer to send something the offer, which is answered with a word. */
export const lesserAsk: Step = ({ doc }, wishes) => {
  if (wishes.light || !(wishes.rules?.has('multiple-asks') ?? true) || !isStranger(doc) || !doc.english)
    return []
  const at = primaryOf(doc, findAsks(doc))?.sentence ?? null
  const offer = doc.sentences[at ?? -1]
  if (at === null || !offer || !OFFERS.test(offer.text)) return []
  const from = meetingBefore(doc, at)
  if (from < 0) return []
  return cutOut(doc, from, { rule: 'multiple-asks', reason: REASON }, at - 1).map(
    (cut): Proposal => ({ ...cut, edits: [...cut.edits, ...withoutAlso(doc, offer)] }),
  )
}
