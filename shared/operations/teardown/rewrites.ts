/** The rewrite of every section: the best of what the rewrite of the mail, its findings and other operations offer. */
import type { Draft } from '../../engine/draft.ts'
import { applyEdits } from '../../engine/edit.ts'
import { heldToKind } from '../../engine/held-to-kind.ts'
import { parse } from '../../engine/parse.ts'
import type { Report } from '../../engine/report.ts'
import { evaluate } from '../../engine/score.ts'
import type { Context } from '../operation.ts'
import type { ReadDraft } from '../read-draft.ts'
import { type Revised, revise } from '../rewrite/revise.ts'
import { NO_WISHES, type Wishes } from '../rewrite/step.ts'
import { EMPTY, keepsThread } from '../subject-lines/best.ts'
import type { Anatomy } from './anatomy.ts'
import { apart, earlyLinks, otherAsks } from './beside-ask.ts'
import { ctaOffer, preheaderOffer, subjectOffer } from './offers.ts'
import { becameOf, newAsk, reasonsOf, touches } from './rewritten.ts'
import { type Offer, sectionFixes } from './section-fixes.ts'
import type { Plain } from './sections.ts'
import type { Rewrite, SectionResult } from './sections-contract.ts'

export const NO_REWRITE: Rewrite = {
  rewrite: null,
  rewrite_reason: null,
  rewrite_source: null,
  rewrite_delta: null,
}
const because = (rewrite_reason: string): Rewrite => ({ ...NO_REWRITE, rewrite_reason })

/**
 * Gives each section that is asked for its rewrite, the same whatever else is asked for. Scores are exact: each is put
 * into the mail as it was sent and scored.
 */
export function withRewrites(
  sections: readonly Plain[],
  isAsked: (section: Plain) => boolean,
  mail: ReadDraft & { anatomy: Pick<Anatomy, 'opensWithProof'> },
  context: Context,
): SectionResult[] {
  const { draft, doc, report, memo } = mail
  const wishes: Wishes = {
    ...NO_WISHES,
    contractions: context.profile.voice?.contractions ?? null,
    goal: draft.goal,
    subject: 'keep',
  }
  const revised = revise(draft, context, wishes, { memo, report })
  const fixesOf = lazily(() => sectionFixes(mail, wishes, context, memo))
  const diffs = {
    subject: revised.revisions.subject.diff(),
    preheader: revised.revisions.preheader.diff(),
    draft: revised.revisions.draft.diff(),
  }
  const tools = { dictionary: context.dictionary, memo }
  const delta = (field: 'subject' | 'preheader' | 'draft', start: number, end: number, text: string) => {
    const whole = draft[field] ?? ''
    const changed = { ...draft, [field]: whole.slice(0, start) + text + whole.slice(end) }
    return evaluate(heldToKind(changed, doc), context.profile, tools).score - report.score
  }
  /** Whether a part of the mail asks for more than a word when there are questions, read by itself. */
  const asks = (part: string) =>
    parse({ draft: part, format: draft.format, kind: doc.kind }, context.profile, memo).asks.some(
      ({ kind, friction }) => kind !== 'reply' || friction > 1,
    )
  const ask = newAsk(revised)
  const askStands = sections.some(({ id, present }) => id === 'cta' && present)

  /** What the rewrite of the whole mail makes of a section. */
  const byWhole = (section: Plain): Offer | string => {
    const { id, field, start, end, text, problems } = section
    if (ask && id === 'cta') {
      const line = ask.after.replace(/^(?:\s|<br>)+/, '')
      // Of an ask that moves to the end its paragraph keeps the rest: a fee, an hour, who else comes.
      const stays = start === null || end === null ? '' : becameOf(diffs.draft, { start, end })
      const rest = stays.replace(ask.after, '').trim()
      const gain = revised.revisions.draft.text === draft.draft ? 0 : deltaOfAsk(revised, draft, delta)
      const moves = ask.proposal.rule === 'buried-ask' && rest !== ''
      return { text: moves ? rest + ask.after : line, reason: ask.proposal.reason, gain }
    }
    if (field === null || start === null || end === null || text === null)
      return id === 'proof' && mail.anatomy.opensWithProof ? IN_OPENING : absent(section)
    if (field === 'from_name') return 'The name you send from is yours to choose; it is never rewritten.'
    let became = becameOf(diffs[field], { start, end })
    // The new ask stands behind the last part of the body; it is no part of that.
    if (ask && field === 'draft' && became.endsWith(ask.after)) became = became.slice(0, -ask.after.length)
    if (became.trim() === text.trim()) return unchanged(section, doc.english)
    const here = revised.changes.filter((change) => touches(change, field, { start, end }))
    if (askStands && id !== 'cta' && here.some(({ proposal }) => proposal.type === 'ask'))
      return 'A better ask would stand here before the one in the call to action, and a mail asks once.'
    if (id === 'subject' && problems.some(({ rule_id }) => EMPTY.has(rule_id))) return STILL_EMPTY
    // A greeting is little but its name.
    const empty = id === 'greeting' ? null : emptyRest(became, field, report)
    if (empty !== null)
      return `Cut down, it would say little but what costs points here (${empty}); what it should say only you can add.`
    if (field === 'draft' && isName(became) && !isName(text))
      return 'Cut down, nothing of it would be left but a name.'
    if (id === 'opening' && stillIntroduces(section, became)) return STILL_YOU
    if (id === 'cta' && asks(text) && !asks(became)) return ASKS_NO_MORE
    // Last, as it is the one that costs a score.
    const gain = delta(field, start, end, became)
    if (gain < 0) return 'What the rewrite changes here only helps together with its other changes.'
    const reasons = reasonsOf(here)
    const reason = reasons.length > 0 ? reasons.join(' ') : 'Mended together with what stands around it.'
    return { text: became, reason, gain }
  }

  /** What else is known for a section that costs points still or is missing. */
  const byOthers = (section: Plain): Offer | null => {
    const { id, present, expected, problems, start, end, text } = section
    const costly = problems.some((p) => p.points > 0)
    if (id === 'subject') return subjectOffer(mail, context)
    if (id === 'preheader') {
      const found =
        costly || (!present && expected !== 'may') ? preheaderOffer(mail, context, newSubject) : null
      const offer = found && isDropped(found.text) ? null : found
      if (offer && newSubject !== undefined && section.field !== 'draft') {
        // Chosen beside the new subject; its own gain is that beside the old one.
        const gain = delta('preheader', 0, (draft.preheader ?? '').length, offer.text)
        return gain < 0 ? null : { ...offer, gain }
      }
      if (!offer || section.field !== 'draft' || start === null || end === null) return offer
      const line = doc.source.encode(offer.text)
      const gain = delta('draft', start, end, line)
      return gain > 0 ? { ...offer, text: line, gain } : null
    }
    if (!present) return costly ? addition(section, report) : null
    if (!costly || !doc.english || id === 'footer' || id === 'signature' || id === 'from_name') return null
    if (id === 'cta' && problems.some(({ rule_id }) => ASKS_BADLY.has(rule_id))) {
      const offer = ctaOffer(mail, context)
      if (offer?.replaces && start !== null && end !== null && text !== null) {
        const { edit } = offer
        if (edit.start >= start && edit.end <= end) {
          const early = earlyLinks(doc, section).filter((cut) => apart(cut, edit))
          const more = otherAsks(doc, section).filter(
            (cut) => apart(cut, edit) && early.every((e) => apart(e, cut)),
          )
          const edits = [edit, ...[...early, ...more].map((cut) => ({ ...cut, replacement: '' }))]
          const mended = applyEdits(
            text,
            edits.map((each) => ({ ...each, start: each.start - start, end: each.end - start })),
          ).text.trim()
          if (early.length + more.length === 0) return { ...offer, text: mended }
          const reason = [
            offer.reason,
            ...(early.length > 0 ? ['The booking link can go with your answer.'] : []),
            ...(more.length > 0 ? ['What else is asked beside it goes: one thing gets an answer.'] : []),
          ].join(' ')
          return { text: mended, reason, gain: delta('draft', start, end, mended) }
        }
        // A link is offered as markup of its own; here its words change places.
        if (edit.start <= start && edit.end >= end) {
          const line = doc.source.encode(offer.text)
          const gain = delta('draft', start, end, line)
          return gain > 0 ? { ...offer, text: line, gain } : null
        }
      }
    }
    return start === null || end === null
      ? null
      : fixesOf()({ start, end }, rulesOf(problems), rulesOf(problems.filter((p) => p.points > 0)))
  }

  /** Whether a line of the mail is one that its rewrite takes out. */
  const isDropped = (line: string): boolean => {
    const own = doc.source.encode(line)
    return draft.draft.includes(own) && !revised.draft.draft.includes(own)
  }

  let newSubject: string | undefined
  // A preheader is chosen beside the subject that is offered.
  const hasPreheader = sections.some((section) => section.id === 'preheader' && isAsked(section))
  const wanted = sections.filter((section) => isAsked(section) || (hasPreheader && section.id === 'subject'))
  const rewritten = wanted.map((section): SectionResult => {
    if (section.id === 'subject' && section.present && keepsThread(report, draft.subject))
      return { ...section, ...because('A reply keeps its subject, so that it stays in its thread.') }
    const first = byWhole(section)
    const known = typeof first === 'string' ? null : first
    const offered = known === null || OFFERED.has(section.id) ? byOthers(section) : null
    const other =
      offered && section.field === 'draft' && emptyRest(offered.text, 'draft', report) !== null
        ? null
        : offered
    // Every operation has the same new subject, and has it where it has one at all.
    const best = other && (!known || section.id === 'subject' || other.gain > known.gain) ? other : known
    if (section.id === 'opening' && best && stillIntroduces(section, best.text))
      return { ...section, ...because(STILL_YOU) }
    // The words of a link ask by being one, whatever they say by themselves.
    const isLabel = best !== null && 'replaces' in best
    if (
      section.id === 'cta' &&
      best &&
      best !== known &&
      !isLabel &&
      asks(section.text ?? '') &&
      !asks(best.text)
    )
      return { ...section, ...because(ASKS_NO_MORE) }
    if (!best || best.text.trim() === section.text?.trim())
      return { ...section, ...because(typeof first === 'string' ? first : unchanged(section, doc.english)) }
    if (section.id === 'subject') newSubject = best.text
    return {
      ...section,
      rewrite: best.text,
      rewrite_reason: best.reason,
      rewrite_source: 'local',
      rewrite_delta: best.gain,
    }
  })
  return rewritten.filter(isAsked)
}

const rulesOf = (problems: Plain['problems']) => new Set(problems.map(({ rule_id }) => rule_id))

/** A line of a few words that says nothing: “The Ledgerly team”. */
const isName = (text: string): boolean => !/[.!?:]/.test(text) && text.trim().split(/\s+/).length < 5

/** What leaves nothing in a sentence that a reader could use. */
const HOLLOW: ReadonlySet<string> = new Set(['vague-claim', 'hype', 'pressure', 'generic-flattery'])

/** Share of the words left that may be a fault still. */
const MOST_FAULTY = 0.5

/** The rules that find fault with most of what is left of a section; `null` where it says something. */
function emptyRest(text: string, field: string, { annotations }: Report): string | null {
  const words = (of: string) => of.trim().split(/\s+/).length
  const faults = annotations.filter(
    (a) => a.field === field && a.points > 0 && a.quote.trim() !== '' && text.includes(a.quote.trim()),
  )
  // “Our platform is loved by thousands.”: every sentence that is left is still a claim or a push.
  const hollow = faults.filter(({ rule_id }) => HOLLOW.has(rule_id))
  const allHollow = text
    .trim()
    .split(/(?<=[.!?])\s+/)
    .every((sentence) => hollow.some(({ quote }) => sentence.includes(quote.trim())))
  const faulty = faults.reduce((sum, { quote }) => sum + words(quote), 0)
  return faults.length > 0 && (allHollow || faulty >= MOST_FAULTY * words(text))
    ? [...new Set(faults.map(({ rule_id }) => rule_id))].slice(0, 3).join(', ')
    : null
}

const IN_OPENING = 'It stands in the opening already.'

const STILL_EMPTY =
  'Mended, the line would still say nothing of what the mail is about; name that, in words the reader would search for.'

const ASKS_NO_MORE =
  'Cut down, it would ask for nothing any more. Keep the one ask that matters, as a question.'

const STILL_YOU =
  'Cut down, it would still begin with you. Begin with one thing you know of the reader; what that is only you can say.'

const OPENS_WITH_SENDER: ReadonlySet<string> = new Set([
  'self-introduction',
  'self-centred-opening',
  'no-reason-to-write',
])

/** Whether an opening that was blamed for beginning with its sender does so still. */
const stillIntroduces = ({ problems }: Plain, text: string): boolean =>
  problems.some(({ rule_id }) => OPENS_WITH_SENDER.has(rule_id)) &&
  /^\s*(?:I|I['’]m|I['’]ve|We|We['’]re|We['’]ve|My|Our)\b/.test(text)

/** What another wording of the ask can mend. */
const ASKS_BADLY: ReadonlySet<string> = new Set([
  'weak-ask',
  'high-friction-ask',
  'no-question',
  'vague-link-text',
  'generic-button',
])

/** The line that a rule would add where a section is missing. */
function addition({ problems }: Plain, { annotations }: Report): Offer | null {
  const ids = new Set(problems.flatMap(({ places }) => places.map(({ annotation_id }) => annotation_id)))
  for (const { id, start, end, message, fixes } of annotations) {
    const fix = ids.has(id) && start === end ? fixes.find(({ score_delta }) => score_delta > 0) : undefined
    if (fix) return { text: fix.replacement.trim(), reason: message, gain: fix.score_delta }
  }
  return null
}

/** Sections for which another operation may know better than the rewrite. */
const OFFERED: ReadonlySet<string> = new Set(['subject', 'preheader', 'cta'])

function lazily<T>(make: () => T): () => T {
  let made: { value: T } | null = null
  return () => {
    made ??= { value: make() }
    return made.value
  }
}

/** What the mail gains with nothing but the new ask: added, or moved from where it stood. */
function deltaOfAsk(
  { changes }: Revised,
  draft: Draft,
  delta: (field: 'draft', start: number, end: number, text: string) => number,
): number {
  const of = changes.filter((c) => c.proposal.rule === 'missing-ask' || c.proposal.rule === 'buried-ask')
  let text = draft.draft
  for (const { start, end, after } of [...of].sort((a, b) => b.start - a.start))
    text = text.slice(0, start) + after + text.slice(end)
  return delta('draft', 0, draft.draft.length, text)
}

function absent({ problems, expected }: Plain): string {
  if (problems.length > 0) return 'It is not there, and only you have what belongs in it.'
  return expected === 'may'
    ? 'Mail of this kind does without it.'
    : 'It is not there; nothing is made up to fill it.'
}

function unchanged({ problems, id }: Plain, english: boolean): string {
  const costly = problems.filter((p) => p.points > 0)
  if (!english) return 'The local engine rewrites English only.'
  if (costly.length === 0) return 'Nothing here costs points.'
  if (id === 'footer' || id === 'signature') return 'Signature and footer are never rewritten.'
  if (costly.some((p) => p.fix_offered))
    return 'The fix that is offered may change what you mean, so it is yours to take.'
  return 'What costs points here takes words or facts that only you, or a model, can add.'
}
