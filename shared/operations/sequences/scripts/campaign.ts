/** Steps after a mail to many readers: an event, an appeal, a cart, a survey. Each brings something that the mail did not say, or its day. */

import type { Kind } from '../../../engine/kinds.ts'
import { capital } from '../capital.ts'
import { lastDay } from '../recall.ts'
import type { Script, Scripts, Slots } from '../script.ts'
import { inside, sentence } from '../wording.ts'

const goTo = ({ askLine, hole }: Slots) => askLine ?? hole('the one thing to do, with its link')

/** Less than the first mail asked for: a look at its page, where it has one. */
const lookAt = (label: string) => (slots: Slots) =>
  slots.look === null ? goTo(slots) : `${label}: ${slots.look}`

const onIt = ({ matter }: Slots) => (matter === null ? '' : ` about ${matter}`)

/** The day that comes first: the last one to sign up, or the day itself. */
const near = ({ date, closing }: Slots) => closing ?? date ?? 'the day'

/** What that day is the last one for, where the event itself comes later. */
const toSignUp = ({ isEvent, closing }: Slots) => (isEvent && closing !== null ? ' to sign up' : '')
const isNear = (slots: Slots) =>
  toSignUp(slots) === '' && !saysOnlyDay(slots)
    ? `${near(slots)} is nearly here`
    : `${near(slots)} is the last day${toSignUp(slots)}`

/** Whether all that is known of the day is that it is the last one. */
const saysOnlyDay = ({ date, deadline }: Slots) => date !== null && deadline === lastDay(date)

/** True whatever the matter is: what ends by the day may be its price, an offer or a time to answer. */
const lastWord = (slots: Slots) =>
  `${slots.matter === null ? 'Last call' : `A last word about ${slots.matter}`}: ${near(slots)} is the last day${toSignUp(slots)}.`

/** The reminder of the day: for news that is said once the only step that follows. */
const TIMING: Script = {
  purpose: 'Remind of the day.',
  value: (slots) => `The day, shortly before it comes: ${near(slots)}.`,
  tellings: [
    {
      body: [
        [
          (slots) => `A quick reminder${onIt(slots)}, as ${isNear(slots)}.`,
          (slots) => `${capital(isNear(slots))}, and this is a reminder${onIt(slots)}.`,
          (slots) =>
            `In case it slipped your mind${onIt(slots) === '' ? '' : `, this is${onIt(slots)}`}: ${isNear(slots)}.`,
        ],
        // Where the ask says it, the day stands there.
        [
          (slots) =>
            saysOnlyDay(slots) || (slots.look === null && goTo(slots).includes(slots.deadline ?? ''))
              ? ''
              : (slots.deadline ?? ''),
        ],
      ],
      ask: [lookAt('See the page')],
    },
  ],
  notes: [{ line: ({ deadline }) => deadline ?? '', ask: lookAt('See the page') }],
  when: ({ date, closing, isEvent, isLast }) =>
    isEvent && !isLast && closing === null
      ? `The day before it takes place: ${date}.`
      : `Two to five days before ${closing ?? date}.`,
  task: () => 'Check that the day still holds before this goes out.',
  fits: ({ deadline }) => deadline !== null,
}

/** Where no day is named there is nothing to remind of: what people want to know takes its place. */
const isOpen = ({ date, closing }: Slots) => date === null && closing === null

export const REMINDER: Scripts = { timing: TIMING }

export const CAMPAIGN: Scripts = {
  proof: {
    purpose: 'Add one thing that the first mail did not say.',
    value: ({ proof }) => proof ?? 'Something that was not in the first mail.',
    tellings: [
      {
        body: [
          [
            (slots) => `One more thing${onIt(slots)}: ${news(slots)}`,
            (slots) => `Something else to know${onIt(slots)}: ${news(slots)}`,
            (slots) => `There is more to tell${onIt(slots)}: ${news(slots)}`,
          ],
        ],
        ask: [lookAt('Have a look at it')],
      },
    ],
    notes: [{ line: (slots) => capital(news(slots)), ask: lookAt('Have a look at it') }],
    task: () => 'Ask one customer for a sentence you may quote, with their name.',
  },
  objection: {
    purpose: 'Answer the question that keeps people from it.',
    value: () => 'An answer to the question asked most.',
    tellings: [
      {
        body: [
          [
            (slots) => `A question we are asked${onIt(slots)}, and our answer: ${asked(slots)}.`,
            (slots) => `Perhaps this is what you would ask${onIt(slots)}: ${asked(slots)}.`,
            (slots) => `A question we get${onIt(slots)}, with an answer: ${asked(slots)}.`,
          ],
        ],
        ask: [lookAt('See it here')],
      },
    ],
    notes: [{ line: (slots) => `${capital(asked(slots))}.`, ask: lookAt('See it here') }],
    task: () => 'Note the question that people ask most, and answer it in two sentences.',
    fits: isOpen,
  },
  how_it_works: {
    purpose: 'Say what comes next, so that nothing about it is open.',
    value: () => 'What to expect.',
    tellings: [
      {
        body: [
          [
            (slots) => `Good to know${onIt(slots)}: ${next(slots)}.`,
            (slots) => `What is left to say${onIt(slots)}: ${next(slots)}.`,
          ],
        ],
        ask: [lookAt('See it once more')],
      },
    ],
    notes: [{ line: (slots) => `Good to know: ${next(slots)}.`, ask: lookAt('See it once more') }],
    task: () => 'Note what happens after people say yes, in two short steps.',
    fits: isOpen,
  },
  timing: TIMING,
  close_file: {
    purpose: 'Say that the day is near and that it is the last mail.',
    value: () => 'An end to the reminders.',
    tellings: [
      {
        body: [
          [
            lastWord,
            (slots) =>
              `${capital(near(slots))} is the last day${toSignUp(slots)}${slots.matter === null ? '' : `, so this is one more word about ${slots.matter}`}.`,
          ],
          [
            'This is the last reminder. If you have already decided, there is nothing more to do.',
            'This is our last mail about it, so if it is not for you, there is nothing to do.',
          ],
        ],
        ask: [lookAt('See it once more')],
      },
    ],
    notes: [
      {
        line: lastWord,
        ask: lookAt('See it once more'),
      },
    ],
    task: () => 'Take those who did not react off the list for this campaign.',
    when: (slots) => `On ${near(slots)}, or the day before.`,
    // Only what the mail calls a last day is called for the last time.
    fits: ({ date, closing, isLast }) => closing !== null || (date !== null && isLast),
  },
  resource: {
    purpose: 'Send the recording to those who missed the day.',
    value: () => 'The recording.',
    tellings: [
      {
        body: [
          [
            ({ date, matter }) =>
              `${capital(matter ?? 'the event')} was on ${date}, and there is a recording for those who could not be there.`,
          ],
          ['If you were there, you can pass it on to somebody who was not.'],
        ],
        ask: [({ hole }) => `Watch the recording: ${hole('link to the recording')}`],
      },
    ],
    notes: [
      {
        line: 'There is a recording for those who could not be there.',
        ask: ({ hole }) => `Watch the recording: ${hole('link to the recording')}`,
      },
    ],
    when: ({ date }) => `After ${date}, once the recording can be watched.`,
    task: () => 'Upload the recording and check its link.',
    fits: ({ isEvent, isRecorded, isLast, date }) => isEvent && isRecorded && date !== null && !isLast,
  },
}

/** What only the sender can add, by kind; a further proof of the brief is at hand. */
const NEWS: Partial<Record<Kind, string>> = {
  event_invitation: 'one thing that people will see or take home, and that the first mail did not name',
  onboarding: 'the step at which people get stuck, and how to get past it',
  abandoned_cart: 'what somebody who bought it says, with a name, or an answer to the doubt most people have',
  fundraising: 'what one gift did lately, with a name or a figure',
  survey: 'how many have answered so far, or what the last answers changed',
  review_request: 'what you do with a review, or who reads it',
}
const news = ({ kind, proof, hole }: Slots): string =>
  proof === null
    ? `${hole(NEWS[kind] ?? 'one new fact: what a customer said, a figure, or an answer to the question asked most')}.`
    : sentence(inside(proof), false)

/** The question that only the sender knows people ask, by kind. */
const QUESTIONS: Partial<Record<Kind, string>> = {
  event_invitation: 'what people ask before they sign up, with your answer',
  onboarding: 'what new users ask in their first week, with your answer',
  abandoned_cart: 'what people ask before they buy it, with your answer',
  fundraising: 'what donors ask before they give, with your answer',
  survey: 'how long it takes, or what becomes of the answers',
  review_request: 'how long it takes, and what to write about',
}
const asked = ({ kind, hole }: Slots): string =>
  hole(QUESTIONS[kind] ?? 'what people ask before they decide, with your answer')

/** What comes next, by kind: only the sender knows. */
const NEXT: Partial<Record<Kind, string>> = {
  event_invitation: 'how to get there, and what happens on the day',
  onboarding: 'what to set up after that, and how long it takes',
  abandoned_cart: 'when it ships, and how it can be sent back',
  fundraising: 'what happens with a gift once it has come in',
  survey: 'who reads the answers, and when the result is out',
  review_request: 'where a review appears, and when',
}
const next = ({ kind, hole }: Slots): string =>
  hole(NEXT[kind] ?? 'what happens after somebody says yes, in two short steps')
