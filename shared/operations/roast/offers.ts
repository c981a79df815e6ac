/** A fix for a subject or preheader of which its rule has none: what other operations would put there. */

import { lazy } from '../../engine/lazy.ts'
import type { Annotation } from '../../engine/report.ts'
import { evaluate } from '../../engine/score.ts'
import type { Context } from '../operation.ts'
import type { ReadDraft } from '../read-draft.ts'
import { preheaderOffer, subjectOffer } from '../teardown/offers.ts'
import { type AskOffer, askLabel, instead as ownAsk } from '../teardown/own-ask.ts'
import { type Mend, type Scored, withMend } from './mend.ts'
import { SUBJECTS } from './mend-words.ts'

const EMOJI = /\s?(?:\p{Emoji_Presentation}|\p{Extended_Pictographic}\ufe0f?|\p{Emoji_Modifier}|\u200d)/gu
/** A subject that is cut ends at a break in it. */
const BREAK = /^.{12,50}?(?=\s*(?:[:|]|[-–—] |[,.!?] ))/u

export interface Offers {
  /** The subject that every operation would put in place of the one sent, for all that is found in that; the mail's own ask in place of a stock one. */
  instead: (annotation: Annotation) => Scored | null
  /** What else there is for a subject or preheader as a whole. */
  offer: (annotation: Annotation) => Scored | null
  /** The words that are offered for a subject or preheader, `null` where none are; `undefined` for what is mended in other ways. */
  offered: (annotation: Annotation) => string | null | undefined
}

/** Finds fixes for annotations over a subject or preheader; `null` where the text is not ours to write. */
export function offersFor(mail: ReadDraft, context: Context, ask: () => AskOffer): Offers {
  const wholeOf = (field: 'subject' | 'preheader') => ({
    field,
    start: 0,
    end: (mail.draft[field] ?? '').length,
  })
  const shown = (place: ReturnType<typeof wholeOf>, offer: ReturnType<typeof subjectOffer>): Scored | null =>
    offer && { ...place, label: `Use “${offer.text}”`, replacement: offer.text, score_delta: offer.gain }
  const best = lazy(() => shown(wholeOf('subject'), subjectOffer(mail, context)))
  const preheader = lazy(() =>
    shown(wholeOf('preheader'), preheaderOffer(mail, context, best()?.replacement)),
  )
  const instead: Offers['instead'] = (annotation) => {
    const { field, points } = annotation
    if (field === 'draft') return ownAskFor(annotation)
    return field === 'subject' && points > 0 ? best() : null
  }
  const ownAskFor = (annotation: Annotation): Scored | null => {
    const own = ownAsk(annotation, ask)
    return own && { field: 'draft', ...own.edit, label: askLabel(own), score_delta: own.gain }
  }
  const offer: Offers['offer'] = ({ field, start, end, rule_id }) => {
    const isWhole = field !== 'draft' && start === 0 && end >= (mail.draft[field] ?? '').trimEnd().length
    if (field === 'draft' || !(isWhole || SUBJECTS.has(rule_id))) return null
    return field === 'subject' ? plainSubject(mail, context, rule_id) : preheader()
  }
  return {
    instead,
    offer,
    offered: (annotation) => {
      if (annotation.field === 'draft') return undefined
      const better = instead(annotation)
      if (better) return better.replacement
      return annotation.fixes.length > 0 ? undefined : (offer(annotation)?.replacement ?? null)
    },
  }
}

/** The subject without its emoji, or cut at its first break. */
function plainSubject(mail: ReadDraft, context: Context, rule: string): Scored | null {
  const subject = mail.draft.subject ?? ''
  const texts = [
    rule === 'crowded-emoji-subject' ? subject.replaceAll(EMOJI, '').trim() : '',
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
