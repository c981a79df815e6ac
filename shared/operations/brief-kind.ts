/** The kind of mail a brief is for: the same in every operation that starts from one. */

import { isSure } from '../engine/detect.ts'
import type { Dictionary } from '../engine/dictionary.ts'
import type { Audience } from '../engine/draft.ts'
import { KINDS, type Kind } from '../engine/kinds.ts'
import { Memo } from '../engine/memo.ts'
import { parse } from '../engine/parse.ts'
import type { Profile } from '../engine/profile.ts'
import { type BriefInput, briefAsText } from './brief.ts'
import { kindNamed } from './brief-cues.ts'
import { matterIn } from './brief-matters.ts'
import { OF_TERM, purposeOf } from './brief-purpose.ts'
import { isNews, SELLS } from './notice-words.ts'

interface Asked {
  kind?: Kind | 'auto' | undefined
  audience?: Audience | undefined
  locale?: string | undefined
}

const BY_RELATIONSHIP = {
  cold: 'cold_outreach',
  warm: 'meeting_request',
  customer: 'customer_success',
  internal: 'internal',
} as const satisfies Record<string, Kind>

/** Kinds that a first mail starts and that the words of a brief show; all others answer something. */
const SHOWN: ReadonlySet<Kind> = new Set<Kind>([
  'promotional',
  'event_invitation',
  'fundraising',
  'survey',
  'press_pitch',
  'recruiting',
  'renewal',
])

/** Readers are asked to answer; “finished the survey in four days” is a trade. */
const SURVEYS =
  /\b(?:take|fill|complete|answer|send|run|invite|ask)\w*\b[^.]{0,60}\b(?:survey|questionnaire|questions?|poll)\b|\b(?:our|this) (?:\p{L}+ ){0,2}(?:survey|questionnaire|poll)\b|^(?:an? )?(?:\p{L}+ ){0,3}(?:survey|questionnaire|poll)\b|\bfeedback\b/iu
/** Whom the sender deals with already: nobody is won over with “my landlord” or “our bank”. */
const OF_OURS =
  /\b(?:my|our) (?:landlord|supplier|bank|insurer|accountant|boss|council|neighbou?r|tenant|contractor|builder|provider|printer|school)s?\b/i
const OFFERS =
  /\b(?:we|i) (?:also )?(?:sell|offer|make|build|provide|supply|help|install|rent|design|develop|do|run)\b/i
/** `hiring: a night-shift supervisor`, wherever the two met. */
const HIRES = /^(?:[-*•] ?)?(?:hiring|recruiting|vacancy) ?:/i

/** Kind as sent, else by the relationship, else by the matter the words name, by what `note`, the brief as it was sent, tells its writer to do, or by the mail they show; a note to somebody named is no mailing. */
export function kindOfBrief(
  brief: BriefInput,
  { kind, audience, locale }: Asked,
  { profile, dictionary }: { profile: Profile; dictionary: Dictionary | null },
  note = brief,
): Kind {
  if (kind !== undefined && kind !== 'auto') return kind
  if (HIRES.test(note.about)) return 'recruiting'
  const named = matterIn(brief) ?? (isNotice(brief) ? 'announcement' : null)
  if (audience?.relationship === 'customer')
    return named ?? (OF_TERM.test(brief.about) ? 'renewal' : BY_RELATIONSHIP.customer)
  if (audience?.relationship !== undefined) return BY_RELATIONSHIP[audience.relationship]
  if (named !== null) return named
  const cued = kindNamed(note.about)
  // What has a pain, an offer or a proof is a pitch, whatever it begins with.
  const isPitch = [brief.problem, brief.proof].some((field) => field !== undefined)
  const purpose = isPitch ? null : purposeOf(note.about)
  if (purpose !== null) return purpose
  // With its link, which mailings have and letters seldom.
  const draft = [briefAsText(brief), brief.link].filter(Boolean).join('\n\n')
  const doc = parse({ draft, format: 'text', locale }, profile, new Memo(), dictionary)
  // Who had it on trial is no stranger.
  if (/^You (?:tried|tested|piloted)\b/.test(brief.about)) return 'follow_up'
  if (cued !== null) return cued
  if (!SHOWN.has(doc.kind))
    return OF_OURS.test(note.about) && !OFFERS.test(note.about) ? 'other' : BY_RELATIONSHIP.cold
  if (doc.kind === 'recruiting' && !isSure(doc.kindConfidence)) return BY_RELATIONSHIP.cold
  if (doc.kind === 'survey' && !SURVEYS.test(note.about)) return BY_RELATIONSHIP.cold
  const toMany = KINDS[doc.kind].family === 'bulk_promo' || KINDS[doc.kind].family === 'bulk_content'
  const isPersonal = [brief.recipient?.name, brief.recipient?.company, brief.trigger].some(
    (f) => f !== undefined,
  )
  return toMany && (isPersonal || !isSure(doc.kindConfidence)) ? BY_RELATIONSHIP.cold : doc.kind
}

/** News of something closed or moved, and nothing that is asked or offered. */
const isNotice = ({ about, ask, offer, problem, proof }: BriefInput): boolean =>
  [ask, offer, problem, proof].every((field) => field === undefined) &&
  !SELLS.test(about) &&
  !about.includes('?') &&
  about
    .split(/(?<=[.!])\s+/)
    .slice(0, 2)
    .some(isNews)
