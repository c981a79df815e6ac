/** A fix for a subject or preheader of which its rule has none: what other operations would put there. */

import type { Annotation } from '../../engine/report.ts'
import { evaluate } from '../../engine/score.ts'
import type { Context } from '../operation.ts'
import type { ReadDraft } from '../read-draft.ts'
import { preheaderOffer, subjectOffer } from '../teardown/offers.ts'
import { type Mend, type Scored, withMend } from './mend.ts'
import { SUBJECTS } from './mend-words.ts'

const EMOJI = /\s?(?:\p{Emoji_Presentation}|\p{Extended_Pictographic}\ufe0f?|\p{Emoji_Modifier}|\u200d)/gu
/** A subject that is cut ends at a break in it. */
const BREAK = /^.{12,50}?(?=\s*(?:[:|]|[-–—] |[,.!?] ))/u

/**
 * Finds a fix for an annotation over a subject or preheader; `product` is what the mail is about. `null` where the
 * text is not ours to write.
 */
export function offersFor(
  mail: ReadDraft,
  context: Context,
  product: string | null,
): (annotation: Annotation) => Scored | null {
  return ({ field, start, end, rule_id }) => {
    const whole = mail.draft[field] ?? ''
    const isWhole = start === 0 && end >= whole.trimEnd().length
    if (field === 'draft' || !(isWhole || SUBJECTS.has(rule_id))) return null
    const place = { field, start: 0, end: whole.length }
    const offer = field === 'subject' ? subjectOffer(mail, context, 0) : preheaderOffer(mail, context)
    if (offer)
      return { ...place, label: `Use “${offer.text}”`, replacement: offer.text, score_delta: offer.gain }
    return field === 'subject' ? plainSubject(mail, context, rule_id, product) : null
  }
}

/** The subject without its emoji, cut at its first break, or as the name of what the mail is about. */
function plainSubject(
  mail: ReadDraft,
  context: Context,
  rule: string,
  product: string | null,
): Scored | null {
  const subject = mail.draft.subject ?? ''
  const texts = [
    rule === 'crowded-emoji-subject' ? subject.replaceAll(EMOJI, '').trim() : '',
    product === null ? '' : product.charAt(0).toUpperCase() + product.slice(1),
    rule === 'long-subject' ? (BREAK.exec(subject)?.[0] ?? '').trim() : '',
  ]
  const tools = { dictionary: context.dictionary, memo: mail.memo }
  const many = (found: readonly { rule: { id: string } }[]) =>
    found.filter((each) => each.rule.id === rule).length
  const before = many(evaluate(mail.draft, context.profile, tools).found)
  for (const text of texts) {
    if (text === '' || text === subject) continue
    const mend: Mend = {
      field: 'subject',
      start: 0,
      end: subject.length,
      replacement: text,
      label: `Use “${text}”`,
    }
    const after = evaluate(withMend(mail.draft, mend), context.profile, tools)
    if (after.score >= mail.report.score && many(after.found) < before)
      return { ...mend, score_delta: after.score - mail.report.score }
  }
  return null
}
