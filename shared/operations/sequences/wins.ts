/** Whether a mail is written to win its reader over, where its kind alone does not tell. */

import { isSure } from '../../engine/detect.ts'
import type { Doc } from '../../engine/doc.ts'
import type { Relationship } from '../../engine/draft.ts'
import type { Kind } from '../../engine/kinds.ts'
import { hasWayOut } from '../../engine/opt-out.ts'
import { findAsks, primaryOf } from '../cta/found.ts'
import type { RichMaterial } from '../material/from-draft.ts'
import { isPast } from '../material/verbs.ts'
import { noneReason } from '../preheader/none-reason.ts'
import { isToCustomer } from '../told-customer.ts'
import { casesIn } from './cases.ts'
import { COLLEAGUES } from './sender.ts'

/** “Ben Castell suggested I write to you”: sent by somebody, and no introduction of two others. */
const SENT =
  /\b(?:suggested|recommended|mentioned|told me|referred|pointed me|put me on|passed (?:me )?(?:on )?your|gave me your|sent me your way|said (?:that )?(?:you|I should))\b/i
const INTRODUCES =
  /\b(?:meet (?:each|\p{Lu})|introduc(?:e|ing|tion)|connect(?:ing)? (?:you|the two)|you two|both of you)\b/iu

/** True for strangers, for who was sent by somebody, and for mail of no kind that offers something. */
export function winsOver(
  kind: Kind,
  doc: Doc | null,
  material: RichMaterial,
  relationship: Relationship | undefined,
): boolean {
  if (relationship === 'cold' || relationship === 'internal') return relationship === 'cold'
  // Where nothing can be read, nothing is known of the reader either.
  if (kind === 'other')
    return (
      !doc?.english ||
      doc.counts.words === 0 ||
      material.offer !== null ||
      offersLike(doc, material) ||
      offersTrade(doc)
    )
  if (kind !== 'referral_intro' || doc === null) return false
  const said = doc.sentences.filter((s) => s.field === 'draft').map((s) => s.text)
  return said.some((text) => SENT.test(text)) && !said.some((text) => INTRODUCES.test(text))
}

/** “We replaced the PDF for Alder & Ash. Want me to mock one up?”: what was done for others is offered to the reader. */
const offersLike = (doc: Doc, material: RichMaterial): boolean =>
  primaryOf(doc, findAsks(doc))?.kind === 'interest' &&
  doc.sentences.some(({ field, text }) => field === 'draft' && FOR_OTHERS.test(text)) &&
  material.figures.length > 0

/** “We recondition batteries for a third of the price. Is that something you'd look at?”: one trade, and whether it is wanted. */
const offersTrade = (doc: Doc): boolean =>
  primaryOf(doc, findAsks(doc))?.kind === 'interest' &&
  doc.sentences.some(({ field, tokens: [we, verb] }) => {
    // Behind “we” a verb stands, known or not.
    const does = verb?.kind === 'word' ? verb.lower : ''
    return field === 'draft' && we?.lower === 'we' && does.length > 2 && !isPast(does) && !NO_TRADE.test(does)
  })
/** What people say of themselves, and what may stand before their verb. */
const NO_TRADE =
  /^(?:are|have|need|want|would|could|can|will|had|were|did|should|might|may|must|think|hope|know|feel|like|wish|plan|both|all|just|also|now|only|never|always|still|two|three|\p{Ll}+ly)$|['’]/u

const FOR_OTHERS =
  /\b[Ww]e (?:\p{L}+ed|built|made|cut|did|ran|got|brought|wrote|took|found)\b[^.?!]* for \p{Lu}/u

/** Kinds of mail to a list that a mail to one stranger is taken for by its words. */
const MAILINGS: ReadonlySet<Kind> = new Set<Kind>([
  'promotional',
  'review_request',
  'survey',
  'newsletter',
  'digest',
  'announcement',
  'product_update',
])

/** Kinds that mail to somebody who left is taken for. */
const LEAVES: ReadonlySet<Kind> = new Set<Kind>([
  'other',
  'follow_up',
  'customer_success',
  'cold_outreach',
  'promotional',
  'product_update',
])

const HIRES = /\b(?:(?:we(?:'re| are)|is|are) (?:hiring|recruiting)|the (?:role|position|vacancy))\b/i
const PAYS = /\bsalary\b|[$£€]\s?\d{2,3}(?:,\d{3}|k)?\s?(?:-|–|to)\s?[$£€]?\d{2,3}(?:,\d{3}|k)/i
const HAS_IT =
  /\byou(?:r \p{Ll}+)? can now\b|\byour (?:existing|current|own) |\bin your (?:\p{Ll}+ )?(?:account|plan|workspace)\b/iu
/** “Would it suit your housing page?” */
const PRINTS = /\byour (?:\p{L}+ )?(?:page|readers|section|listeners|column|programme|magazine|show)\b/iu
const TRIAL = /\b(?:your|the|this) (?:free |\d+-day )*trial\b/i
/** What a quote with its price and its day is taken for where nothing else tells. */
const UNNAMED: ReadonlySet<Kind> = new Set<Kind>(['thank_you', 'other', 'meeting_recap', 'internal'])
const QUOTES =
  /\b(?:the|our|this|my) (?:quote|quotation|estimate|proposal)\b.*\d|\b(?:quote|quotation|estimate|proposal) (?:no\.? ?|#)?\d/is

/** “You cancelled Plotline in March”: somebody who had it and left is to come back. */
const LEFT =
  /\b(?:you|your team) (?:cancelled|canceled|left us|unsubscribed|closed your (?:account|shop)|stopped (?:using|buying|ordering|coming))\b|\bsince you(?:'ve| have)? (?:left|cancelled|canceled)\b|\b(?:have|has)(?:n't| not) (?:ordered|logged in|booked|visited)\b[^.]{0,30}\b(?:since|for|in)\b/i

const THANKED = /\b(?:thank(?:s| you) for|as (?:discussed|agreed|promised|requested)|you asked)\b/i
const SENDS_QUOTE =
  /\b(?:quote|quotation|estimate|proposal)\b[^.?!]{0,30}\b(?:attached|below|enclosed)\b|\b(?:here is|attached is|I attach) (?:the|our|your|my) (?:quote|quotation|estimate|proposal)\b/i

/** Kinds that nothing follows; a mail that offers something and asks is of none of them. */
const ENDING: ReadonlySet<Kind> = new Set<Kind>([
  'meeting_recap',
  'internal',
  'transactional',
  'support_reply',
])

/** A kind below this decides no plan that another likely kind would be harmed by. */
export const DOUBTED = 0.7

const READER_HIRES =
  /\byou(?:['’]re| are) (?:hiring|recruiting|looking for)\b|\byour (?:careers? page|job advert|vacanc)|\bjob adverts? (?:of|at) \p{Lu}/iu
const JOBS =
  /\b(?:we(?:['’]re| are) (?:hiring|recruiting|looking for)|the (?:role|position|vacancy|job)|your (?:cv|background|profile|experience))\b/i
/** Kinds that a mail of no certain kind is taken for by a few of its words. */
const BETWEEN: ReadonlySet<Kind> = new Set<Kind>(['follow_up', 'other', 'thank_you', 'customer_success'])
/** Says that the two met or wrote before. */
const KNOWN =
  /\b(?:as (?:discussed|agreed|promised)|following up|follow(?:ed)? up|my (?:last|first|previous|earlier) (?:mail|e-?mail|message|note)|we (?:met|spoke|talked)|you (?:asked|mentioned|told|said)|your (?:order|account|contract|invoice|plan|trial|team has)|last (?:mail|call|chat)|our (?:call|chat|meeting|conversation)|thank(?:s| you) for (?:the|your))\b/i

/** Whether somebody who knows the sender is asked to send or to do something, and not to meet. */
const isRequest = (doc: Doc): boolean => {
  const primary = primaryOf(doc, findAsks(doc))
  return (
    primary?.kind === 'task' &&
    /^(?:could|can|would|will) you (?:please )?(?:send|give|forward|share|check|confirm)\b/i.test(
      primary.text,
    )
  )
}

/** The kind a draft is followed up as: what may be a mailing, but calls one person by name and offers no way out of a list, goes to a stranger. Nobody calls those “all”. */
export function followedAs(kind: Kind, doc: Doc, material: RichMaterial): Kind {
  const said = doc.sentences
    .filter((s) => s.region !== 'quoted')
    .map((s) => s.text)
    .join(' ')
  // “Thank you for showing us the hall. Quote 1187 is attached”: what was asked for, and no first word.
  if (kind === 'cold_outreach' && !isSure(doc.kindConfidence) && THANKED.test(said) && SENDS_QUOTE.test(said))
    return 'proposal'
  if (
    !isSure(doc.kindConfidence) &&
    LEAVES.has(kind) &&
    LEFT.test(said) &&
    primaryOf(doc, findAsks(doc))?.kind === 'click'
  )
    return 're_engagement'
  // “We can offer your Tuesday group the smaller kiln, or a refund of £24”: nobody pays a stranger back.
  if (isToCustomer(doc)) return 'other'
  // “You're hiring three clerks”: the reader seeks people, and the sender has no job to give.
  if (kind === 'recruiting' && doc.kindConfidence < DOUBTED && READER_HIRES.test(said) && !JOBS.test(said))
    return 'cold_outreach'
  // “Thanks for the hour on Monday … who trains the Saturday staff”: no word of a job.
  if (
    kind === 'recruiting' &&
    !isSure(doc.kindConfidence) &&
    KNOWN.test(said) &&
    !JOBS.test(said) &&
    !HIRES.test(said)
  )
    return 'follow_up'
  // “Could you send me those by Thursday noon?”: papers are asked for, whatever talk is named besides.
  if (kind === 'meeting_request' && isRequest(doc)) return 'other'
  // What was done for others is told to a stranger, where nothing says that the two know each other.
  if (
    !isSure(doc.kindConfidence) &&
    BETWEEN.has(kind) &&
    material.recipient.name !== null &&
    !KNOWN.test(said) &&
    casesIn(doc, material).length > 0 &&
    primaryOf(doc, findAsks(doc))?.form === 'question'
  )
    return 'cold_outreach'
  // Who pays and who hires names both the job and its pay.
  if (kind === 'cold_outreach' && HIRES.test(said) && PAYS.test(said)) return 'recruiting'
  // A trial that is bought on a page is no contract between two people.
  if (kind === 'renewal' && TRIAL.test(said) && primaryOf(doc, findAsks(doc))?.kind === 'click')
    return 'onboarding'
  if (
    !isSure(doc.kindConfidence) &&
    UNNAMED.has(kind) &&
    QUOTES.test(said) &&
    !isRequest(doc) &&
    primaryOf(doc, findAsks(doc)) !== null
  )
    return 'proposal'
  // Three headings and more are an issue, whatever it invites to in one of them.
  if (
    kind === 'event_invitation' &&
    doc.kindConfidence < DOUBTED &&
    doc.blocks.filter((block) => block.kind === 'heading').length > 2
  )
    return 'newsletter'
  if (isSure(doc.kindConfidence) || hasWayOut(doc) || noneReason(doc) === null) return kind
  const greeted = doc.blocks.find(({ region }) => region === 'greeting')
  if (greeted && COLLEAGUES.test(doc.text.slice(greeted.start, greeted.end).trim())) return kind
  const offers = material.offer !== null && primaryOf(doc, findAsks(doc))?.form === 'question'
  // “Your team can now …”: who has the product is no stranger.
  if (kind === 'product_update' && HAS_IT.test(said)) return 'customer_success'
  // Without a day nobody is invited to anything.
  if (kind === 'event_invitation' && material.dates.length === 0 && PRINTS.test(said)) return 'press_pitch'
  return MAILINGS.has(kind) || (ENDING.has(kind) && offers && material.recipient.name !== null)
    ? 'cold_outreach'
    : kind
}
