/**
 * Questions by group of kinds and by commitment. A slot in braces is filled with the mail's own words, and a
 * line whose slot stays empty is not used: none adds a day, a number or a name. Best first.
 */
import type { Kind } from '../../engine/kinds.ts'
import { ASK_LINES } from '../../engine/lexicon/ask-lines.ts'
import type { Commitment } from './goals.ts'

export type Group =
  | 'first'
  | 'press'
  | 'follow'
  | 'breakup'
  | 'intro'
  | 'meeting'
  | 'proposal'
  | 'negotiation'
  | 'renewal'
  | 'success'
  | 'review'
  | 'recruit'
  | 'apply'
  | 'support'
  | 'apology'
  | 'thanks'
  | 'billing'
  | 'service'
  | 'cart'
  | 'survey'
  | 'offer'
  | 'many'

export const GROUP_OF: Partial<Record<Kind, Group>> = {
  cold_outreach: 'first',
  partnership: 'first',
  press_pitch: 'press',
  follow_up: 'follow',
  breakup: 'breakup',
  referral_intro: 'intro',
  meeting_request: 'meeting',
  proposal: 'proposal',
  negotiation: 'negotiation',
  renewal: 'renewal',
  customer_success: 'success',
  review_request: 'review',
  recruiting: 'recruit',
  support_reply: 'support',
  apology: 'apology',
  thank_you: 'thanks',
  billing: 'billing',
  newsletter: 'many',
  digest: 'many',
  promotional: 'offer',
  announcement: 'offer',
  product_update: 'offer',
  event_invitation: 'offer',
  re_engagement: 'offer',
  abandoned_cart: 'cart',
  survey: 'survey',
  fundraising: 'offer',
}

/** Slots: `about`, `term` (that, where it is something that is renewed), `area`, `sendable`, `customer`, `day`, `days` (two where there are two), `minutes`. */
export const QUESTION_LINES: Readonly<Record<Group, Readonly<Record<Commitment, readonly string[]>>>> = {
  first: {
    low: [
      'Shall I send you {sendable}?',
      'Would {sendable} be useful to you?',
      'Would you like to know how {customer} did it?',
      'Do you look after {area}?',
      'Is this worth a closer look?',
    ],
    medium: [
      'How do you handle {area} today?',
      'Who looks after {area} on your side?',
      'Who would be the right person to ask about this?',
      'What would you want to see first?',
    ],
    high: [
      'Could we talk for {minutes} minutes on {days}?',
      'Do you have {minutes} minutes to talk about {about}?',
      'Do you have {minutes} minutes to talk about this?',
      'Could we talk about this on {days}?',
      'Could we talk about {about} by phone?',
      'Could we talk about this by phone?',
    ],
  },
  press: {
    low: ['Would you like {sendable}?', 'Would this suit your readers?', 'Is this a story for you?'],
    medium: ['Who on your desk would cover this?', 'What would you need to run it?'],
    high: ['Could we talk about it by phone on {days}?', 'Could we talk about it by phone?'],
  },
  follow: {
    low: [
      'Is there anything you still need from me on {about}?',
      'sent: Should I send you {sendable} again?',
      'Is this still on your list?',
      'Is there anything you still need from me?',
    ],
    medium: [
      'What is still missing for a decision?',
      'What would help you decide on {about}?',
      'Who else needs to see this before you decide?',
    ],
    high: [
      'Could we talk it through on {days}?',
      'Could we go through {about} together by phone?',
      'Could we talk it through by phone?',
    ],
  },
  breakup: {
    low: ['Should I close this for now?', 'Shall I stop writing about this?'],
    medium: ['When should I ask again?', 'What would need to change for this to make sense?'],
    high: ['Could we talk it through once by phone?'],
  },
  intro: {
    low: [
      'one reader: Would you like me to connect you two?',
      'two readers: Are you both happy to take it from here?',
    ],
    medium: [
      'two readers: Could you two take it from here?',
      'two readers: Who would like to start?',
      'one reader: Could you take it from here?',
    ],
    high: [
      'two readers: Could you two talk for {minutes} minutes on {days}?',
      'two readers: Could you two talk by phone?',
    ],
  },
  meeting: {
    low: [
      'Would a phone call be easier?',
      'Is it something we could settle by mail?',
      'Is there somebody else I should ask?',
    ],
    medium: ['Which suits you better, {days}?', 'Which time suits you?', 'Who else should be there?'],
    high: [
      'Would {days} suit you?',
      'Could we meet for {minutes} minutes on {days}?',
      'Could we meet on {days} to go through {about}?',
      'Could we meet on {days}?',
      'Could we meet to go through {about}?',
      'Could we meet to go through this?',
    ],
  },
  proposal: {
    low: ['Does this cover what you need?', 'Is anything missing for you?', 'Does that work for you?'],
    medium: [
      'What would you change in this proposal?',
      'Who else needs to agree to this?',
      'Which part would you like to talk through?',
    ],
    high: [
      'Could you confirm that we should go ahead?',
      'Could we go through {about} together by phone?',
      'Could we go through it together by phone?',
    ],
  },
  negotiation: {
    low: ['Does that work for you?', 'Is that closer to what you need?'],
    medium: ['What would you need to say yes?', 'Who else needs to agree to this?'],
    high: ['Could you confirm in writing that this works?', 'Could we settle this by phone?'],
  },
  renewal: {
    low: [
      'Shall we renew {term} as it stands?',
      'renewal|renew|renewed: Shall I send the renewal over?',
      'Does that work for you?',
    ],
    medium: [
      'renewal|renew|renewed: What would you change before you renew?',
      'Who else needs to agree to this?',
    ],
    high: [
      'renewal|renew|renewed: Could you confirm the renewal?',
      'Could we go through {about} for {minutes} minutes on {days}?',
      'Could we go through {about} together by phone?',
    ],
  },
  success: {
    low: [
      'Would that help your team?',
      'Would {sendable} help your team?',
      'How is your team getting on with {about}?',
    ],
    medium: [
      'Which suits you better, {days}?',
      'How is your team getting on with {about}?',
      'What would make this more useful to your team?',
      'Where does your team get stuck?',
    ],
    high: ['Could we go through {about} together by phone?', 'Could we go through it together by phone?'],
  },
  review: {
    low: ['Would you write a few lines about how it went?'],
    medium: ['What went well, and what did not?', 'What should we do better next time?'],
    high: ['Could you write a short review of how it went?'],
  },
  apply: {
    low: ['Is there anything else you need from me?', 'Did everything reach you?'],
    medium: [
      'Which day would suit you for an interview?',
      'What else would you like to see from me?',
      'When can I expect to hear from you?',
    ],
    high: ['Could we talk about it on {days}?', 'Could we talk about the position by phone?'],
  },
  recruit: {
    low: [
      'role: Would you like to hear more about the role?',
      'Would you be open to hearing more?',
      'Is this something you would consider?',
    ],
    medium: ['What would you want to know first?', 'Who else should I ask?'],
    high: [
      'Do you have {minutes} minutes to talk about it?',
      'Could we talk about it on {days}?',
      'Could we talk about it by phone?',
    ],
  },
  support: {
    low: [
      'fixed|restored|solved|resolved|corrected|rebuilt: Does this solve it for you?',
      'Is there anything else you need?',
      'fixed|restored|solved|resolved|corrected|rebuilt: Does it work for you now?',
    ],
    medium: [
      'fixed|restored|solved|resolved|corrected|rebuilt: Could you tell me whether it works for you now?',
      'fixed|restored|solved|resolved|corrected|rebuilt: Does it work for you now?',
      'Is there anything else that does not work?',
    ],
    high: ['Could you confirm that it works for you now?', 'Could we go through it together by phone?'],
  },
  apology: {
    low: [
      'Does that put it right for you?',
      'Is there anything else I can put right?',
      'Is anything still missing?',
    ],
    medium: [
      'Is there anything else I can put right?',
      'What else can I put right?',
      'Could you tell me if anything is still wrong?',
    ],
    high: ['Could we talk about it by phone?'],
  },
  thanks: {
    // A gift is thanked for without a question.
    low: ['interview|call|meeting|conversation|talk|visit: Is there anything else you need from me?'],
    medium: ['interview|call|meeting|conversation|talk|visit: What else would you like to know?'],
    high: ['Could we talk again on {days}?'],
  },
  billing: {
    low: [
      'overdue|unpaid: Is the payment on its way?',
      'overdue|unpaid: Is anything wrong with the invoice?',
      'overdue|unpaid: Is there a reason why it is still open?',
      'in time: Is anything on it unclear?',
    ],
    medium: [
      'overdue|unpaid: When can we expect the payment?',
      'overdue|unpaid: Is anything holding up the payment?',
      'overdue|unpaid: Who looks after the payment on your side?',
    ],
    high: [
      'overdue|unpaid: Could you confirm that the payment is on its way?',
      'overdue|unpaid: Could you send us the date of the payment?',
    ],
  },
  service: {
    low: ['Is anything unclear?', 'Did I miss anything?', 'Is that right as it stands?'],
    medium: [
      'Could you tell me whether anything is missing?',
      'draft|drafts|minutes|notes|outline|agenda|proposal: What would you change?',
      'Who else should know about this?',
    ],
    high: ['Could you confirm that this is right?'],
  },
  cart: {
    low: ['Is there anything you would like to know before you order?'],
    medium: ['What would you like to know before you order?'],
    high: [],
  },
  survey: {
    low: ['Are any of the questions unclear?'],
    medium: ['What should we do better next time?'],
    high: [],
  },
  offer: {
    low: ['Is there anything you would like to know first?'],
    medium: ['What would you like to know first?'],
    high: ['Could you share this with somebody who should see it?'],
  },
  many: {
    low: ['Would you like more of this?'],
    medium: ['What would you like to hear about next?'],
    high: ['Could you share this with somebody who should see it?'],
  },
}

/** Asks for a talk in mail of any kind, where that is the goal. */
export const TALK_LINES: readonly string[] = [
  'Do you have {minutes} minutes to talk about {about}?',
  'Could we talk about {about} on {days}?',
  'Could we talk about {about} by phone?',
  'Could we talk about this on {days}?',
  'Could we talk about this by phone?',
]

/** Questions that would do in any mail of their kind: nothing in them is the mail's own. */
export const STOCK_QUESTIONS: ReadonlySet<string> = new Set(
  [...Object.values(ASK_LINES), ...Object.values(QUESTION_LINES).flatMap((by) => Object.values(by))]
    .flat()
    .filter((line) => !line.includes('{')),
)

/** Groups whose lines fit only where the mail has no clear ask of its own: they say nothing of its purpose. */
export const GENERAL: ReadonlySet<Group> = new Set([
  'review',
  'success',
  'billing',
  'service',
  'support',
  'apology',
  'intro',
  'cart',
  'survey',
  'offer',
  'many',
])
