/** Which of the asks of a mail it is for. */
import { GOAL_OF } from '../../engine/asks/goals.ts'
import { isSure } from '../../engine/detect.ts'
import type { Doc } from '../../engine/doc.ts'
import { inBody } from '../../engine/measures/body.ts'
import { shared, stemsOf, stemsOfTokens } from '../../engine/measures/content-words.ts'
import { settles } from '../../engine/measures/outcome.ts'
import { tokenize } from '../../engine/tokens.ts'
import { IN_SOME_CASE } from '../in-some-case.ts'
import { deadlineIn } from './deadline.ts'
import type { FoundAsk } from './found.ts'
import { isVagueCall } from './own-labels.ts'

/**
 * A way out for the reader, which is the second ask and never the first: a request beside another, a question behind
 * one. “If it's open, would the plan be useful?” as the first that asks is what the mail is for.
 */
const isWayOut = (f: FoundAsk, all: readonly FoundAsk[]): boolean =>
  (FAILING_THAT.test(f.text) && all.some((o) => o.start < f.start && !o.weak && AGREED.test(o.text))) ||
  (IN_SOME_CASE.test(f.text) &&
    !AGREED.test(f.text) &&
    all.some(
      (o) =>
        o.sentence !== null &&
        !o.weak &&
        (f.form === 'question' ? o.start < f.start && !o.small : !IN_SOME_CASE.test(o.text)),
    ))
/** “If you are happy with the price, send me the order”: the way that the mail is written for. */
const AGREED =
  /^if (?:you (?:want|wish|would like) to (?:lock in|keep|secure|hold|get|guarantee|save)\b.*\bneed\b|you(?:['’]re| are) (?:happy|fine|ok|okay|good|ready)|you agree|(?:this|that|it|everything|all) (?:works|is (?:fine|right|good|ok|okay)|looks|suits))\b/i
/** “Otherwise, let me know what to change.” */
const FAILING_THAT = /^(?:otherwise|if not|alternatively|failing that)\b/i
/** “I need a yes by 7 January”, “I'd need to know by the 20th”: to the question beside it. */
const WAITS_FOR =
  /^(?:i|we)(?: just| only| will| would|['’]d|['’]ll)* need (?:(?:an?|your) (?:yes|answer|decision|reply|word|go-ahead|confirmation)\b|to (?:know|hear)\b)/i
/** What is asked besides. */
const BESIDES =
  /^(?:(?:(?:i|we|it|he|she|\p{Lu}\p{Ll}+)(?: would|['’]d)? )?also|and|plus|additionally|besides|by the way|btw|one more|another|separately|p\.?s\b|while)\b|^feel free\b.*\b(?:as well|too|also)[.!]*$/iu

/** How something that is asked elsewhere is to be done: “Please send the readings as a .csv, not as a screenshot.” */
const MANNER = /^please\b.*,? (?:and )?not (?:as|in|by|via|on|to) (?:an?|the|my|our)\b/i

/** The ask the mail is for; `null` when it asks nothing. An offer is none. */
export function primaryOf(doc: Doc, all: readonly FoundAsk[]): FoundAsk | null {
  const found = all.filter(({ offer }) => !offer)
  const wanted = found.filter((f) => serves(f, doc.draft.goal))
  const pool = wanted.length > 0 ? wanted : found
  const pressed = pool.filter((f) => f.href !== null && f.kind !== 'reply')
  // “Please let us know if you are coming: https://…” is answered on that page.
  const clicks = pressed.length > 0 ? pressed : pool.filter(({ href }) => /^https?:/.test(href ?? ''))
  const told = PURPOSE[doc.kind]
  // “Here is the link: https://…/review” says nothing in words.
  const isTold = clicks.some((f) => told?.test(lineOf(doc, f).replace(f.href ?? '', '')))
  const bare = clicks.every(isBare)
  const isForm = doc.kind === 'review_request' && bare && asksForForm(doc, clicks)
  if (toMany(doc) && clicks.length > 0 && !billedInWords(doc, found, clicks))
    if (isForm || !(doc.kind === 'review_request' && !isTold && bare)) return callOf(doc, clicks)
  const asks = preferred(
    pool.filter((f) => f.sentence !== null && !isWayOut(f, found)),
    (f) => !f.postscript,
  )
  const strong = asks.filter((f) => !f.weak)
  // What one of several has to do is not what a mail to all of them is for.
  const ofAll = preferred(strong, ({ stays, addressee }) => !(stays && addressee !== null))
  const firm = preferred(
    // A bill is for its payment, whatever it asks beside that.
    doc.kind === 'billing'
      ? preferred(ofAll, ({ text }) => PAYS.test(text) && !FAILING_THAT.test(text))
      : ofAll,
    (f) =>
      (!BESIDES.test(f.text) ||
        (deadlineIn(f.text) !== undefined && ofAll.every((o) => o === f || isCourtesy(o)))) &&
      !MANNER.test(f.text) &&
      !(WAITS_FOR.test(f.text) && asks.some((o) => o.form === 'question' && !o.small && !o.weak)),
  )
  const chosen =
    // A stranger is asked for a nod first, whatever else the mail wants.
    (isStranger(doc) ? firm.find((f) => f.form === 'question' && f.kind === 'interest') : undefined) ??
    // What has a day to be done by is what the mail was written for.
    firm.find(
      (f) => !f.small && deadlineIn(f.text) !== undefined && !(isReason(f) && firm.some(asksReader)),
    ) ??
    lastQuestion(firm) ??
    // Of ways to choose from none is what the mail is for, where it asks for a talk besides.
    (isStranger(doc)
      ? (firm.findLast((f) => !f.small && f.href === null && f.ways === undefined) ??
        firm.findLast((f) => !f.small && f.href === null))
      : undefined) ??
    firm.findLast((f) => !f.small) ??
    // Of steps the first is what is to be done.
    (firm.every((f) => f.stays) ? firm[0] : firm.at(-1)) ??
    asks.at(-1) ??
    (toMany(doc) ? clicks[0] : undefined) ??
    pool.findLast((f) => f.sentence !== null) ??
    pool[0] ??
    null
  return chosen && isWish(chosen) ? (firm.find((f) => takesUp(f, chosen)) ?? chosen) : chosen
}

/** “Please review and let me know if I missed anything.”: said under any minutes. */
const isCourtesy = ({ text }: FoundAsk): boolean =>
  /\blet (?:me|us) know if (?:(?:i|we)(?:['’]ve| have)? (?:missed|forgot|forgotten|left out|overlooked|got)|there is|there['’]s|anything is|you have (?:any )?(?:questions|concerns|comments))\b/i.test(
    text,
  )

/** “By law this has to be done before 14 January.”: why the reader is asked something, where they are. */
const isReason = ({ form, text }: FoundAsk): boolean =>
  form === 'request' && /\b(?:must|(?:has|have|needs?) to) be \p{L}+/iu.test(text) && !/\byour?\b/i.test(text)
const asksReader = ({ form, small, text }: FoundAsk): boolean =>
  form === 'question' && !small && /\byou\b/i.test(text)

const PAYS = /(?<!before you )\b(?:pay|paid|settle|transfer|remit)\b/i

/** “You can pay by card: https://…” is a way to do what a bill by hand asks for in words: “Could you tell me what day it will be paid?” */
const billedInWords = (doc: Doc, found: readonly FoundAsk[], clicks: readonly FoundAsk[]): boolean =>
  doc.kind === 'billing' &&
  clicks.every(
    (f) => /^(?:or )?you (?:can|could|may)\b/i.test(lineOf(doc, f)) || /\bor you can\b/i.test(lineOf(doc, f)),
  ) &&
  found.some((f) => f.sentence !== null && f.href === null && !f.weak && !f.small && !f.stays)

/** “The form has six questions: https://…”: the sentence of a bare address says what is filled in there. */
const asksForForm = (doc: Doc, clicks: readonly FoundAsk[]): boolean =>
  clicks.some((f) => /\b(?:form|survey|questionnaire|questions)\b/i.test(lineOf(doc, f)))

/** “I'd love to show you my system”, which names no talk and leaves open what the reader should do. */
const isWish = ({ form, text }: FoundAsk): boolean =>
  form === 'request' &&
  /^(?:i|we)(?: would|['’]d) (?:love|like|welcome|appreciate|be (?:happy|glad))\b/i.test(text) &&
  !/\b(?:call|calls|meet|meeting|talk|chat|speak|coffee|zoom|\d+ min\p{L}*)\b/iu.test(text)

/** The ask behind a wish that says how it comes true: “Grab a time here: https://…” */
const takesUp = (f: FoundAsk, wish: FoundAsk): boolean =>
  f.start > wish.start && GOAL_OF[f.kind] === GOAL_OF[wish.kind] && !isWish(f)

/** When and with whom is asked of a talk that was asked for before: “Who else should be on the call?” */
const OF_THE_TALK =
  /^(?:(?:and|or) )?(?:who else|what (?:days?|times?)|which (?:days?|times?)|when|or next)\b/i

/** The last question; of several about one talk, the one that asks for it. */
function lastQuestion(firm: readonly FoundAsk[]): FoundAsk | undefined {
  const last = firm.findLast((f) => f.form === 'question')
  if (!last || !OF_THE_TALK.test(last.text)) return last
  const talk = firm.find(
    (f) => f.form === 'question' && GOAL_OF[f.kind] === 'meet' && !OF_THE_TALK.test(f.text),
  )
  return talk ?? last
}

/** An address, or a line that only points to it: “You can post them here: https://…” */
const isBare = ({ text, href }: FoundAsk) =>
  href !== null && !GETS_IT.test(text) && (isVagueCall(text.replace(href, '')) || POINTS_TO.test(text))
/** “Here is the link: https://…” */
export const POINTS_TO =
  /^here(?:['’]s| is) (?:the|your|a|our) (?:link|form|page|address)\b[^:.!?]{0,20}:?(?:\s+\S+)?$/iu
/** “You can download it here:” says what is done there. */
const GETS_IT =
  /^(?:you can |please )?(?:download|register|watch|book|reserve|join|order|apply|claim) (?:it|them|yours|your \p{L}+)\b/iu

/** Words of the subject from which a link leads to what the mail is about. */
const ON_SUBJECT = 2

/** What a mail to many wants pressed: its button, else what its purpose or its subject names, else the first call. */
function callOf(doc: Doc, clicks: readonly FoundAsk[]): FoundAsk | null {
  const letter = preferred(clicks, ({ postscript }) => !postscript)
  const real = preferred(letter, ({ href }) => href === null || /[:{%*[]/.test(href))
  // What says where it leads before what could stand on any link.
  const said = preferred(real, (f) => !isBare(f))
  const subject = doc.subject ? stemsOf(doc.subject) : new Set<string>()
  const near = said
    .map((f) => ({ f, common: shared(stemsOfTokens(tokenize(f.text)), subject) }))
    .filter(({ common }) => common >= ON_SUBJECT)
    .sort((a, b) => b.common - a.common)[0]
  const purpose = PURPOSE[doc.kind]
  return (
    real.find((f) => f.form === 'button') ??
    (purpose && real.find((f) => purpose.test(lineOf(doc, f)))) ??
    near?.f ??
    said.find((f) => !f.small) ??
    said[0] ??
    null
  )
}

/** What the mail of a system is about, whatever it sells beside it. */
const PURPOSE: Partial<Record<Doc['kind'], RegExp>> = {
  billing: /\b(?:invoices?|bill|receipts?|payment|pay|card)\b/i,
  review_request: /\b(?:reviews?|rate|rating|stars?|feedback)\b/i,
  transactional: /\b(?:order|booking|reservation|ticket|parcel|delivery|shipment|track|account)\b/i,
}

/** The line a link stands in. */
const lineOf = (doc: Doc, { own, start, end, text }: FoundAsk) =>
  own?.text ?? doc.sentences.find((s) => s.start <= start && s.end >= end)?.text ?? text

/** Those that are preferred, or all where none is. */
function preferred(asks: readonly FoundAsk[], test: (ask: FoundAsk) => boolean): readonly FoundAsk[] {
  const better = asks.filter(test)
  return better.length > 0 ? better : asks
}

/** Mail that many get, or that a system sends. */
export const toMany = ({ family, kind }: Doc): boolean =>
  family === 'bulk_content' ||
  family === 'bulk_promo' ||
  kind === 'onboarding' ||
  kind === 'billing' ||
  kind === 'review_request' ||
  kind === 'transactional'

/** Kinds whose mail is whole without an ask: thanks, and the notice that something happened. */
const COMPLETE: ReadonlySet<Doc['kind']> = new Set<Doc['kind']>(['thank_you', 'transactional'])

/** The sender has the next move: “I'll write again tomorrow”, “we will let you know”. */
const OUR_MOVE =
  /\b(?:i|we)(?:['’]ll| will) (?:also )?(?:write|update|let you know|tell you|get back|come back|email|call|confirm|check|report|be in touch|send you (?:an update|word)|follow up|post an update)\b/i
const WAITS: ReadonlySet<Doc['kind']> = new Set<Doc['kind']>([
  'support_reply',
  'apology',
  'announcement',
  'internal',
  'meeting_recap',
])

/** True for mail whose sender acts next, so that a question would only hold it up. */
export const leavesNothingToDo = ({ kind, sentences }: Doc): boolean =>
  WAITS.has(kind) && sentences.some((s) => inBody(s) && OUR_MOVE.test(s.text))

/** “We have decided not to bid”; who introduces two people settles nothing for them. */
const isSettled = (doc: Doc, found: readonly FoundAsk[]): boolean =>
  doc.english && doc.kind !== 'referral_intro' && found.length === 0 && settles(doc)

/** Of mail that asks nothing and is of no sure kind nobody can tell what it should ask. */
export const isUnknown = ({ kindConfidence }: Doc, found: readonly FoundAsk[]): boolean =>
  found.length === 0 && !isSure(kindConfidence)

/** True for mail that wants nothing of its reader, and should not. */
export const asksNothing = (doc: Doc, found: readonly FoundAsk[]): boolean =>
  // A matter that was accepted or declined leaves nothing to ask either.
  (COMPLETE.has(doc.kind) || leavesNothingToDo(doc) || isSettled(doc, found) || isUnknown(doc, found)) &&
  (doc.draft.goal === undefined || doc.draft.goal === 'inform') &&
  found.every(({ offer, weak, stays, small }) => offer || weak || (stays && small))

/** Mail to somebody who applied: nobody asks them whether they would like to hear more. */
export const answersApplicant = ({ kind, sentences }: Doc): boolean =>
  kind === 'recruiting' && sentences.some(({ region, text }) => region !== 'quoted' && APPLIED.test(text))
const APPLIED = /\b(?:your application|for applying|you applied|interview)\b/i

/** Mail to somebody who never heard of the sender; a follow-up was asked something before. */
export const isStranger = ({ kind }: Pick<Doc, 'kind'>): boolean =>
  kind === 'cold_outreach' || kind === 'press_pitch' || kind === 'partnership' || kind === 'recruiting'

/** True for an ask that leads to what the caller wants of the mail. */
export function serves({ kind }: FoundAsk, goal: Doc['draft']['goal']): boolean {
  if (goal === 'click' || goal === 'donate') return kind === 'click'
  if (goal === 'book_meeting') return GOAL_OF[kind] === 'meet'
  if (goal === 'reply' || goal === 'positive_reply') return kind !== 'click' && kind !== 'task'
  return true
}
