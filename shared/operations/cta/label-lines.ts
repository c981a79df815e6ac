/**
 * Labels of links and buttons by kind and commitment, best first. `{thing}` is what the subject names,
 * `{amount}` a sum it names, `{offer}` what is off the price. A label behind `word:` is used only when the mail has that word, or one of `this|that:`.
 */
import type { Kind } from '../../engine/kinds.ts'
import type { Commitment } from './goals.ts'

export type Labels = Readonly<Record<Commitment, readonly string[]>>

export const LABEL_LINES: Partial<Record<Kind, Labels>> = {
  abandoned_cart: {
    low: ['basket: See your basket', 'cart: See your cart', 'See {thing}', 'See what you chose'],
    medium: ['basket: Return to your basket', 'cart: Return to your cart', 'Pick up where you left off'],
    high: ['order: Finish your order', 'order: Finish my order', 'Complete your purchase'],
  },
  event_invitation: {
    low: [
      'programme: See the programme',
      'program: See the program',
      'agenda: See the agenda',
      'See the event',
    ],
    medium: [
      'ticket: Get your ticket',
      'ticket: Get my ticket',
      'seat: Save your seat',
      'webinar: Register for the webinar',
      'workshop: Register for the workshop',
      'Save my place',
      'Register for the event',
    ],
    high: ['seat: Save your seat', 'Book your place', 'Book my place', 'Sign up for the event'],
  },
  survey: {
    low: ['See the questions'],
    medium: [
      'survey: Take the survey',
      'questions|question|questionnaire|survey|poll: Answer the questions',
      'Tell us what you think',
    ],
    high: ['survey: Complete the survey', 'Complete the questions'],
  },
  fundraising: {
    low: ['See what your gift does'],
    medium: ['Give {amount}', 'Choose an amount', 'Add your gift'],
    high: ['Give {amount}', 'Give what you can', 'Donate now'],
  },
  onboarding: {
    low: ['guide: Read the guide', 'See how it works'],
    medium: ['account: Set up your account', 'account: Set up my account', 'Start with the first step'],
    high: ['Finish the set-up', 'Finish my set-up'],
  },
  billing: {
    low: ['invoice: See your invoice', 'bill: See your bill', 'receipt: See your receipt', 'See the details'],
    medium: [
      'declined|expired|failed: Update your card',
      'declined|expired|failed: Update your payment details',
      'receipt: Get your receipt',
    ],
    high: ['due|overdue|unpaid: Pay your invoice', 'due|overdue|unpaid: Pay your bill'],
  },
  transactional: {
    low: [
      'parcel: Track your parcel',
      'booking: See your booking',
      'order: See your order',
      'See the details',
    ],
    medium: ['Get the details'],
    high: [],
  },
  re_engagement: {
    low: ['See what is new'],
    medium: ['Get {offer}', 'Come back and have a look', 'Pick up where you left off'],
    high: ['box: Order your next box', 'Order again'],
  },
  review_request: {
    low: ['See what others wrote'],
    medium: ['review: Write a review', 'Tell us how it went'],
    high: ['Finish your review'],
  },
  renewal: {
    low: ['See the terms'],
    medium: ['upgrade: Upgrade now', 'plan: Choose your plan', 'Check and confirm'],
    high: ['Renew {thing}', 'Renew for another term'],
  },
  promotional: {
    low: ['sale: See the sale', 'See {thing}', 'See what is on offer'],
    medium: [
      'sale: Shop the sale',
      'Get {offer}',
      'off|offer|deal|discount: Get the offer',
      'Get the details',
    ],
    high: ['Order yours', 'Buy yours'],
  },
  proposal: {
    low: ['Read the proposal', 'See the proposal'],
    medium: ['Ask about the proposal'],
    high: ['Sign the proposal'],
  },
  meeting_request: {
    low: ['agenda: See the agenda'],
    medium: ['Get the details'],
    high: [],
  },
  newsletter: {
    low: ['Read the whole story', 'See {thing}'],
    medium: ['Get the details'],
    high: [],
  },
  // One link of many: what it leads to, only its own words could say.
  digest: {
    low: ['Read the whole story', 'See {thing}'],
    medium: [],
    high: [],
  },
  product_update: {
    low: ['See {thing}', 'See how it works', 'Read what changed'],
    medium: ['try|trial|beta: Try it now', 'account: Try it in your account', 'Get the details'],
    high: ['Switch it on'],
  },
  announcement: {
    low: ['Read what changes', 'See what changes for you'],
    medium: ['choose|choice|option: Choose what suits you', 'Get the details'],
    high: ['switch: Switch now'],
  },
}

/** For kinds without labels of their own. */
export const ANY_LABELS: Labels = {
  low: ['See {thing}', 'See the details'],
  medium: ['Get the details'],
  high: [],
}

/** For pages where a time can be chosen, whatever the kind of mail. */
export const BOOKING_LABELS: readonly string[] = [
  'Pick a time for a {minutes}-minute call',
  'Choose a time to talk',
]
