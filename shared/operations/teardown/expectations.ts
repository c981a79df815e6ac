/**
 * What mail of a kind consists of, in order. What hardly any mail of the kind does without is a `must`; an ask
 * is one where the engine's rules demand it. All of it is house judgement and shown as such. Whether a preheader is wanted stands in the kind's bands.
 */
import type { Doc } from '../../engine/doc.ts'
import { type Kind, kindOf } from '../../engine/kinds.ts'
import { previewText } from '../../engine/measures/preview-text.ts'
import type { Report } from '../../engine/report.ts'
import { noneReason } from '../preheader/none-reason.ts'
import type { SectionName } from './sections-contract.ts'

export type Need = 'must' | 'should'
export type Expectation = readonly [id: SectionName, need: Need]

/** Parts in order; `!` marks a must. */
const plan = (list: string): Expectation[] =>
  list
    .split(' ')
    .map((word) => [word.replace('!', '') as SectionName, word.endsWith('!') ? 'must' : 'should'])

const PITCH = plan('from_name subject! greeting opening! body proof cta! signature!')
const NUDGE = plan('from_name subject! greeting opening! body cta! signature!')
const LETTER = plan('subject! greeting opening! body cta! signature!')
const ISSUE = plan('from_name subject! opening! body! footer!')
const OFFER = plan('from_name subject! opening! body cta! footer!')
const NOTICE = plan('from_name subject! opening! body')

/** One line for each kind. */
const PLANS: Record<Kind, readonly Expectation[]> = {
  cold_outreach: PITCH,
  follow_up: NUDGE,
  breakup: plan('from_name subject! greeting opening! cta! signature!'),
  referral_intro: LETTER,
  meeting_request: LETTER,
  meeting_recap: plan('subject! greeting opening! body! signature!'),
  proposal: plan('subject! greeting opening! body! cta! signature!'),
  negotiation: LETTER,
  renewal: LETTER,
  newsletter: ISSUE,
  digest: ISSUE,
  promotional: OFFER,
  announcement: plan('from_name subject! opening! body footer!'),
  product_update: ISSUE,
  event_invitation: OFFER,
  onboarding: plan('from_name subject! greeting opening! body cta!'),
  re_engagement: OFFER,
  abandoned_cart: plan('from_name subject! opening! cta! footer!'),
  transactional: NOTICE,
  billing: NOTICE,
  survey: plan('from_name subject! opening! cta! footer!'),
  review_request: plan('subject! greeting opening! cta! signature!'),
  customer_success: LETTER,
  support_reply: plan('subject! greeting opening! body signature!'),
  apology: plan('subject! greeting opening! body! signature!'),
  recruiting: plan('from_name subject! greeting opening! body! cta! signature!'),
  fundraising: plan('from_name subject! greeting opening! body! proof cta! footer!'),
  press_pitch: plan('from_name subject! greeting opening! body! cta! signature!'),
  partnership: PITCH,
  internal: plan('subject! opening! body signature'),
  thank_you: plan('subject! greeting opening! signature!'),
  other: plan('subject! opening! signature'),
}

/** Parts of a kind in order, the preheader behind the subject where the kind has room for one. */
export function expectedOf(kind: Kind): Expectation[] {
  const wanted: Expectation[] = kindOf(kind).bands.preheader === 'required' ? [['preheader', 'must']] : []
  return PLANS[kind].flatMap((part) => (part[0] === 'subject' ? [part, ...wanted] : [part]))
}

/** Rules that ask for what a footer holds. */
const FOOTER_RULES = /^missing-(?:unsubscribe|postal-address)$/

/**
 * What this very mail should have. No preheader where the preheader operation advises against one, and no footer
 * where neither the mail has one nor the score misses it: an invitation to one person by name needs neither.
 */
export function expectedIn(doc: Doc, { annotations }: Report): Expectation[] {
  const wanted: Partial<Record<SectionName, boolean>> = {
    preheader: noneReason(doc) === null,
    footer:
      doc.sentences.some(({ region }) => region === 'footer') ||
      annotations.some(({ rule_id }) => FOOTER_RULES.test(rule_id)),
  }
  // A must is what the score misses as well: where the kind is a guess, it may not.
  const isMissed = annotations.some(({ rule_id }) => rule_id === 'missing-preheader')
  return expectedOf(doc.kind)
    .filter(([id]) => wanted[id] ?? true)
    .map(
      (part): Expectation =>
        part[0] === 'preheader' && !isMissed && previewText(doc)?.hidden !== true && !doc.preheader
          ? ['preheader', 'should']
          : part,
    )
}
