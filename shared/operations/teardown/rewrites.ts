/** The rewrite of every section: the best of what the rewrite of the mail, its findings and other operations offer. */
import { STOCK_QUESTIONS } from '../cta/question-lines.ts'
import type { Context } from '../operation.ts'
import { keepsThread } from '../subject-lines/best.ts'
import { otherOffers } from './by-others.ts'
import { byWhole, unchanged } from './by-whole.ts'
import {
  ASKS_NO_MORE,
  BEGINS_WITH_YOU,
  emptyRest,
  introducesOnly,
  STILL_YOU,
  stillIntroduces,
} from './left-over.ts'
import type { Offer } from './section-fixes.ts'
import type { Plain } from './sections.ts'
import type { Rewrite, SectionResult } from './sections-contract.ts'
import { type Trial, trialOf } from './trial.ts'

/** A section of which nothing is rewritten. */
export const NO_REWRITE: Rewrite = {
  rewrite: null,
  rewrite_reason: null,
  rewrite_source: null,
  rewrite_delta: null,
}

/**
 * Gives each section that is asked for its rewrite, the same whatever else is asked for. Scores are exact: each is put
 * into the mail as it was sent and scored.
 */
export function withRewrites(
  sections: readonly Plain[],
  isAsked: (section: Plain) => boolean,
  mail: Trial['mail'],
  context: Context,
): SectionResult[] {
  const trial = trialOf(mail, context)
  const byOthers = otherOffers(trial)
  const askStands = sections.some(({ id, present }) => id === 'cta' && present)
  // A preheader is chosen beside the subject that is offered.
  const hasPreheader = sections.some((section) => section.id === 'preheader' && isAsked(section))
  let newSubject: string | undefined
  return sections
    .filter((section) => isAsked(section) || (hasPreheader && section.id === 'subject'))
    .map((section): SectionResult => {
      const best = bestOf(section, trial, askStands, () => byOthers(section, newSubject))
      if (typeof best === 'string') return { ...section, ...NO_REWRITE, rewrite_reason: best }
      if (section.id === 'subject') newSubject = best.text
      return {
        ...section,
        rewrite: best.text,
        rewrite_reason: best.reason,
        rewrite_source: 'local',
        rewrite_delta: best.gain,
      }
    })
    .filter(isAsked)
}

/** Sections for which another operation may know better than the rewrite. */
const OFFERED: ReadonlySet<string> = new Set(['subject', 'preheader', 'cta'])

/** The better of what the rewrite of the mail and others offer for a section, or why there is nothing better. */
function bestOf(
  section: Plain,
  trial: Trial,
  askStands: boolean,
  others: () => Offer | null,
): Offer | string {
  const { mail, asks } = trial
  const { doc, draft, report } = mail
  const { id, field, present, text } = section
  if (id === 'subject' && present && keepsThread(report, draft.subject))
    return 'A reply keeps its subject, so that it stays in its thread.'
  const first = byWhole(section, trial, askStands)
  const known = typeof first === 'string' ? null : first
  const offered = known === null || OFFERED.has(id) ? others() : null
  const isEmpty = offered && field === 'draft' && emptyRest(offered.text, 'draft', report) !== null
  const other = isEmpty ? null : offered
  // Every operation has the same new subject, and has it where it has one at all.
  const isStock = known !== null && STOCK_QUESTIONS.has(known.text)
  const best =
    other && (!known || id === 'subject' || other.gain > known.gain || (isStock && other.gain === known.gain))
      ? other
      : known
  if (!best || best.text.trim() === text?.trim())
    return typeof first === 'string' ? first : unchanged(section, doc.english)
  if (id === 'opening' && introducesOnly(section, best.text)) return STILL_YOU
  if (id === 'opening' && stillIntroduces(section, best.text))
    return { ...best, reason: `${best.reason} ${BEGINS_WITH_YOU}` }
  if (id === 'cta' && best !== known && !best.isAsk && asks(text ?? '') && !asks(best.text))
    return ASKS_NO_MORE
  return best
}
