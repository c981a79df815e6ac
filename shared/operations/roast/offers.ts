/** A fix for a place of which its rule has none: the subject or preheader that other operations would put there. */
import type { Annotation } from '../../engine/report.ts'
import type { Context } from '../operation.ts'
import type { ReadDraft } from '../read-draft.ts'
import { preheaderOffer, subjectOffer } from '../teardown/offers.ts'

interface Offered {
  label: string
  replacement: string
  score_delta: number
}

/** Finds a fix for an annotation over a whole subject or preheader; `null` where its text is not ours to write. */
export function offersFor(mail: ReadDraft, context: Context): (annotation: Annotation) => Offered | null {
  return ({ field, start, end }) => {
    const isWhole = start === 0 && end >= (mail.draft[field] ?? '').trimEnd().length
    if (field === 'draft' || !isWhole) return null
    const offer = field === 'subject' ? subjectOffer(mail, context, 0) : preheaderOffer(mail, context)
    return offer && { label: `Use “${offer.text}”`, replacement: offer.text, score_delta: offer.gain }
  }
}
