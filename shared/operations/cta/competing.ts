/** Asks that pull towards something else than the primary one. */
import { GOAL_OF } from '../../engine/asks/goals.ts'
import type { Doc } from '../../engine/doc.ts'
import { PERSONAL } from '../../engine/lexicon/asking-kinds.ts'
import { shared, stemsOfTokens } from '../../engine/measures/content-words.ts'
import { tokenize } from '../../engine/tokens.ts'
import type { FoundAsk } from './found.ts'
import { answersApplicant, isStranger } from './primary.ts'

/** Places promotions lead to before they compete; several links may serve one goal. */
const PROMO_GOALS = 3

/** Buttons from which on a beginner does not know where to begin. */
const FIRST_STEPS = 3

/** “Also do you know anyone else?”: a second thing, and said so. */
const ALSO = /^(?:also|plus|additionally|besides|by the way|btw)\b/i

/** A word besides that sends a stranger elsewhere: “Also, check our site.”, “Let me know who the right person is.” */
const SENDS_ELSEWHERE =
  /^(?:also|and|plus|additionally|besides|by the way|btw)\b|\bwho\b.*\b(?:right|best|correct) (?:person|contact)\b|\b(?:right|best|correct) (?:person|contact)\b/i

/** By the rules the score goes by; a booking link competes with a question even where no sentence asks for it, an offer never. */
export function competingWith(
  primary: FoundAsk | null,
  found: readonly FoundAsk[],
  doc: Doc,
): ReadonlySet<FoundAsk> {
  if (!primary) return new Set()
  if (doc.family === 'bulk_promo') {
    const targets = new Set(found.flatMap((f) => (f.href !== null && f.sentence !== null ? [f.href] : [])))
    if (targets.size < PROMO_GOALS) return new Set()
    return new Set(found.filter((f) => f.sentence !== null && f.href !== null && f.href !== primary.href))
  }
  if (doc.kind === 'onboarding') {
    const buttons = found.filter((f) => f.form === 'button')
    return buttons.length < FIRST_STEPS ? new Set() : new Set(buttons.filter((f) => f.href !== primary.href))
  }
  if (NOTICES.has(doc.kind)) return new Set(found.filter((f) => f !== primary && sells(doc, f, primary)))
  if (!PERSONAL.includes(doc.kind)) return new Set()
  const goal = GOAL_OF[primary.kind]
  // Who is asked by somebody they never heard of does one thing.
  const cold = doc.family === 'cold' || (isStranger(doc) && !answersApplicant(doc))
  return new Set(
    found.filter((f) => {
      if (f === primary || f.offer || forOthers(f, primary) || isSameDeed(f, primary)) return false
      if (cold && ALSO.test(f.text)) return true
      if (f.weak || GOAL_OF[f.kind] === goal) return false
      if (isOtherWay(f, primary)) return true
      // What counts in some case is no second wish: “if not, please tell us which day suits you.”
      if (!cold && IN_A_CASE.test(f.text)) return false
      const small = f.small && !(cold && isElsewhere(f))
      if (f.kind !== 'calendar' && (small || f.sentence === null)) return false
      // Between people who know each other an answer goes with anything.
      return (
        cold ||
        (GOAL_OF[f.kind] !== 'answer' &&
          goal !== 'answer' &&
          ![f, primary].some(({ text }) => BESIDES.test(text)))
      )
    }),
  )
}

/** Said to come beside the first: “Joost would also like 20 minutes with you.” */
const BESIDES = /^(?:\S+ ){0,3}also\b/i

const IN_A_CASE = /(?:^|[;,] )(?:if|should|in case)\b/i

/** Share of its words from which one ask is the other once more, as a link, a button or a reminder. */
const SAME = 0.6

/** Whether two asks are for one deed: they lead to one page or say the same, once as a question and once as a link. */
function isSameDeed(ask: FoundAsk, primary: FoundAsk): boolean {
  if (ask.href !== null && ask.href === primary.href) return true
  const [a, b] = [ask, primary].map(({ text, href }) =>
    stemsOfTokens(tokenize(href === null ? text : text.replace(href, ''))),
  )
  if (!a || !b) return false
  const least = Math.min(a.size, b.size)
  return least > 1 && shared(a, b) >= SAME * least
}

/** “Book a time, call me or reply to this email”: another way, in the sentence of the primary one. */
export const isOtherWay = (ask: FoundAsk, primary: FoundAsk | null): boolean =>
  ask !== primary && ask.ways !== undefined && ask.sentence === primary?.sentence

/** Mail of a system about something the reader has; what it sells besides pulls away from that. */
const NOTICES: ReadonlySet<Doc['kind']> = new Set<Doc['kind']>(['transactional', 'billing'])
const SELLS =
  /^(?:upgrade|add|book|buy|order|shop|subscribe|refer|treat|discover|explore|try|win|get \d)\b|\bwhy not\b|\b(?:have you considered|did you know)\b/i

/** “Upgrade your crossing!”, “why not visit …?”, and the link that stands with them. */
function sells(doc: Doc, ask: FoundAsk, primary: FoundAsk): boolean {
  if (ask.href !== null && ask.href === primary.href) return false
  if (SELLS.test(ask.text)) return true
  const block = doc.blocks.find((b) => b.start <= ask.start && b.end >= ask.end)
  return (
    ask.sentence === null &&
    ask.source === undefined &&
    block !== undefined &&
    SELLS.test(doc.text.slice(block.start, block.end))
  )
}

/** “Or reply with the size of your fleet.”: something to look up, and no other time for what was asked. */
const OR_TELL =
  /^or,? (?:(?:you can|please|just|simply|feel free to) )*(?:(?:reply|respond|answer|write back|come back)(?: to (?:me|us|this(?: e-?mail)?))? with|(?:send|e-?mail|text|tell|give) (?:me|us)) (?:the|your|a list|an? (?:copy|idea|estimate))\b(?!.*\b(?:times?|days?|dates?|slots?|weeks?|when|calendar|availability|number to|best number|phone)\b)/i

/** Whether a small ask of a stranger is a second thing to do, and no way out of the first. */
const isElsewhere = ({ text, href }: FoundAsk) =>
  OR_TELL.test(text) || (!/^(?:if|or)\b/i.test(text) && (href !== null || SENDS_ELSEWHERE.test(text)))

/** “Marcus, can you … Anna, please …”: each reader has one ask. */
export const forOthers = (ask: FoundAsk, primary: FoundAsk | null): boolean =>
  ask.addressee !== null && primary?.addressee != null && ask.addressee !== primary.addressee
