/** What a section that still costs points, or is missing, can have beside the rewrite of the whole mail. */
import { applyEdits } from '../../engine/edit.ts'
import { lazy } from '../../engine/lazy.ts'
import { apart, earlyLinks, otherAsks } from './beside-ask.ts'
import { preheaderOffer, subjectOffer } from './offers.ts'
import { withOwnAsk } from './own-ask.ts'
import { type Offer, sectionFixes } from './section-fixes.ts'
import type { Plain } from './sections.ts'
import type { Trial } from './trial.ts'

/** Looks for offers section by section; `newSubject` is the subject that is offered for the same mail. */
export function otherOffers(trial: Trial) {
  const { mail, context, wishes } = trial
  const fixesOf = lazy(() => sectionFixes(mail, wishes, context, mail.memo))
  return (section: Plain, newSubject: string | undefined): Offer | null => {
    const { id, present, problems, start, end } = section
    const dear = problems.filter(({ points }) => points > 0)
    if (id === 'subject') return subjectOffer(mail, context)
    if (id === 'preheader') return otherPreheader(section, trial, newSubject)
    if (dear.length === 0) return null
    if (!present) return addition(section, mail)
    if (!mail.doc.english || id === 'footer' || id === 'signature' || id === 'from_name') return null
    const ask = id === 'cta' ? otherAsk(section, trial) : undefined
    if (ask !== undefined) return ask
    return start === null || end === null ? null : fixesOf()({ start, end }, rulesOf(problems), rulesOf(dear))
  }
}

const rulesOf = (problems: Plain['problems']) => new Set(problems.map(({ rule_id }) => rule_id))

/** A preheader, chosen beside the subject that is offered. */
function otherPreheader(
  { field, start, end, present, expected, problems }: Plain,
  { mail, context, revised, gainOf }: Trial,
  newSubject: string | undefined,
): Offer | null {
  if (!problems.some(({ points }) => points > 0) && (present || expected === 'may')) return null
  const offer = preheaderOffer(mail, context, newSubject)
  const { draft, preheader = '' } = mail.draft
  const line = offer && mail.doc.source.encode(offer.text)
  // What the rewrite of the mail takes out is not shown in the inbox either.
  if (!offer || line === null || (draft.includes(line) && !revised.draft.draft.includes(line))) return null
  if (field === 'draft' && start !== null && end !== null) {
    const gain = gainOf('draft', { start, end }, line)
    return gain > 0 ? { ...offer, text: line, gain } : null
  }
  if (newSubject === undefined || field === 'draft') return offer
  // Its own gain is that beside the old subject.
  const gain = gainOf('preheader', { start: 0, end: preheader.length }, offer.text)
  return gain < 0 ? null : { ...offer, gain }
}

/** What another wording of the ask can mend. */
const ASKS_BADLY: ReadonlySet<string> = new Set([
  'weak-ask',
  'high-friction-ask',
  'no-question',
  'vague-link-text',
  'generic-button',
])

/** A better ask: `null` where it does not help, `undefined` where there is none for this section. */
function otherAsk(section: Plain, { mail, gainOf }: Trial): Offer | null | undefined {
  const { start, end, text, problems } = section
  if (!problems.some(({ rule_id }) => ASKS_BADLY.has(rule_id))) return undefined
  const offer = mail.ask()
  if (!offer?.replaces || start === null || end === null || text === null) return undefined
  const { edit, reason, gain } = offer
  if (edit.start >= start && edit.end <= end) {
    const early = earlyLinks(mail.doc, section).filter((cut) => apart(cut, edit))
    const more = otherAsks(mail.doc, section).filter((cut) => [edit, ...early].every((e) => apart(e, cut)))
    const edits = [edit, ...[...early, ...more].map((cut) => ({ ...cut, replacement: '' }))]
    const mended = applyEdits(
      text,
      edits.map((each) => ({ ...each, start: each.start - start, end: each.end - start })),
    ).text.trim()
    if (early.length + more.length === 0) return { text: mended, reason, gain, isAsk: true }
    const reasons = [
      reason,
      ...(early.length > 0 ? ['The booking link can go with your answer.'] : []),
      ...(more.length > 0 ? ['What else is asked beside it goes: one thing gets an answer.'] : []),
    ]
    return { text: mended, reason: reasons.join(' '), gain: gainOf('draft', { start, end }, mended) }
  }
  if (edit.start > start || edit.end < end) return undefined
  // A link is offered as markup of its own; here its words change places.
  const label = mail.doc.source.encode(offer.text)
  const gained = gainOf('draft', { start, end }, label)
  return gained > 0 ? { text: label, reason, gain: gained, isAsk: true } : null
}

/** The line that a rule would add where a section is missing. */
function addition({ problems }: Plain, { report, draft, ask }: Trial['mail']): Offer | null {
  const ids = new Set(problems.flatMap(({ places }) => places.map(({ annotation_id }) => annotation_id)))
  for (const each of report.annotations) {
    const { id, start, end, message, fixes } = withOwnAsk(each, draft, ask)
    const fix = ids.has(id) && start === end ? fixes.find(({ score_delta }) => score_delta > 0) : undefined
    // The full stop in front belongs to the sentence before.
    if (fix)
      return { text: fix.replacement.replace(/^[.\s]+/, '').trim(), reason: message, gain: fix.score_delta }
  }
  return null
}
