/** Steps after a mail to many readers: an event, an appeal, a cart, a survey. Each brings something that the mail did not say, or its day. */

import type { Kind } from '../../../engine/kinds.ts'
import { capital } from '../capital.ts'
import type { Script, Scripts, Slots } from '../script.ts'
import { inside, sentence } from '../wording.ts'

const goTo = ({ askLine, hole }: Slots) => askLine ?? hole('the one thing to do, with its link')

const onIt = ({ matter }: Slots) => (matter === null ? '' : ` about ${matter}`)

/** The day that comes first: the last one to sign up, or the day itself. */
const near = ({ date, closing }: Slots) => closing ?? date ?? 'the day'

/** What that day is the last one for, where the event itself comes later. */
const toSignUp = ({ isEvent, closing }: Slots) => (isEvent && closing !== null ? ' to sign up' : '')
const isNear = (slots: Slots) =>
  toSignUp(slots) === '' ? `${near(slots)} is nearly here` : `${near(slots)} is the last day to sign up`

/** The reminder of the day: for news that is said once the only step that follows. */
const TIMING: Script = {
  purpose: 'Remind of the day.',
  value: (slots) => `The day, shortly before it comes: ${near(slots)}.`,
  tellings: [
    {
      body: [
        [
          (slots) => `A quick reminder${onIt(slots)}, as ${isNear(slots)}.`,
          (slots) => `${capital(isNear(slots))}, so here is our mail${onIt(slots)} in one line.`,
          (slots) => `In case it slipped your mind, here is the point of our mail${onIt(slots)} again.`,
        ],
        // Where the ask says it, the day stands there.
        [(slots) => (goTo(slots).includes(slots.deadline ?? '') ? '' : (slots.deadline ?? ''))],
      ],
      ask: [goTo],
    },
  ],
  notes: [{ line: ({ deadline }) => deadline ?? '', ask: goTo }],
  when: ({ date, closing, isEvent, isLast }) =>
    isEvent && !isLast && closing === null
      ? `The day before it takes place: ${date}.`
      : `Two to five days before ${closing ?? date}.`,
  task: () => 'Check that the day still holds before this goes out.',
  fits: ({ deadline }) => deadline !== null,
}

export const REMINDER: Scripts = { timing: TIMING }

export const CAMPAIGN: Scripts = {
  proof: {
    purpose: 'Add one thing that the first mail did not say.',
    value: ({ proof }) => proof ?? 'Something that was not in the first mail.',
    tellings: [
      {
        body: [
          [
            (slots) => `One thing that was not in our mail${onIt(slots)}: ${news(slots)}`,
            (slots) => `Something to add to our mail${onIt(slots)}: ${news(slots)}`,
            (slots) => `We left one thing out of our mail${onIt(slots)}: ${news(slots)}`,
          ],
        ],
        ask: [goTo],
      },
    ],
    notes: [{ line: (slots) => capital(news(slots)), ask: goTo }],
    task: () => 'Ask one customer for a sentence you may quote, with their name.',
  },
  timing: TIMING,
  close_file: {
    purpose: 'Say that the day is near and that it is the last mail.',
    value: () => 'An end to the reminders.',
    tellings: [
      {
        body: [
          [
            (slots) =>
              `Last call${slots.matter === null ? '' : ` for ${slots.matter}`}: ${near(slots)} is the last day${toSignUp(slots)}.`,
            (slots) =>
              slots.matter === null
                ? `The last day${toSignUp(slots)} is ${near(slots)}.`
                : `The last day${toSignUp(slots)} for ${slots.matter} is ${near(slots)}.`,
          ],
          [
            'This is the last reminder. If you have already decided, there is nothing more to do.',
            'This is our last mail about it, so if it is not for you, there is nothing to do.',
          ],
        ],
        ask: [goTo],
      },
    ],
    notes: [
      {
        line: (slots) =>
          `Last call${slots.matter === null ? '' : ` for ${slots.matter}`}: ${near(slots)} is the last day${toSignUp(slots)}.`,
        ask: goTo,
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
