/** Steps after a mail to many readers: an event, an appeal, a cart, a survey. They say what the mail says. */
import { again, type Script, type Scripts, type Slots } from '../script.ts'

const goTo = ({ askLine, hole }: Slots) => askLine ?? hole('the one thing to do, with its link')

/** The reminder of the day: for news that is said once the only step that follows. */
const TIMING: Script = {
  purpose: 'Name the day.',
  value: ({ deadline }) => again(deadline) ?? '',
  tellings: [
    {
      body: ({ deadline, matter }) => [
        `A short reminder of our mail${matter === null ? '' : ` about ${matter}`}, before the day comes.`,
        deadline ?? '',
      ],
      ask: goTo,
    },
  ],
  line: ({ deadline }) => deadline ?? '',
  task: () => 'Check that the day still holds before this goes out.',
  fits: ({ deadline }) => deadline !== null,
}

export const REMINDER: Scripts = { timing: TIMING }

export const CAMPAIGN: Scripts = {
  how_it_works: {
    purpose: 'Show one fact of the mail that is easily read over.',
    value: ({ fact }) => again(fact) ?? '',
    tellings: [
      {
        body: ({ fact, next, matter }) => [
          `In case our mail${matter === null ? '' : ` about ${matter}`} came at a bad time, here ${next === null ? 'is a line' : 'are two lines'} of it.`,
          next === null ? (fact ?? '') : `${fact} ${next}`,
        ],
        ask: goTo,
      },
    ],
    line: ({ fact }) => fact ?? '',
    task: () => 'Go through the steps yourself and time them.',
    fits: ({ fact }) => fact !== null,
  },
  proof: {
    purpose: 'Show a second fact of the mail.',
    value: ({ fact }) => again(fact) ?? '',
    tellings: [
      {
        body: ({ fact, matter }) => [
          `One detail of our mail${matter === null ? '' : ` about ${matter}`} that is easily read over:`,
          fact ?? '',
        ],
        ask: goTo,
      },
    ],
    line: ({ fact }) => fact ?? '',
    task: () => 'Ask one customer for a sentence you may quote, with their name.',
    fits: ({ facts }) => facts > 2,
  },
  objection: {
    purpose: 'Invite the question that keeps them from it.',
    value: () => 'A way to ask.',
    tellings: [
      {
        body: ({ matter, fact }) => [
          ...(fact === null ? [] : [fact]),
          `If a question${matter === null ? '' : ` about ${matter}`} keeps you from it, reply to this mail and ask.`,
        ],
        ask: goTo,
      },
    ],
    line: ({ matter }) => `If you have a question${matter === null ? '' : ` about ${matter}`}, just ask.`,
    task: () => 'Read the last replies and calls, and write down the doubt that comes up most.',
    fits: ({ matter, facts }) => matter !== null && facts > 3,
  },
  timing: TIMING,
  close_file: {
    purpose: 'Say that the day is near and that it is the last mail.',
    value: () => 'An end to the reminders.',
    tellings: [
      {
        body: ({ date, fact }) => [
          `Last call: the day is ${date}.`,
          ...(fact === null ? [] : [fact]),
          'No reminder comes after this one. If you have decided already, there is nothing more to do.',
        ],
        ask: goTo,
      },
    ],
    line: ({ matter, date }) => `Last call${matter === null ? '' : ` for ${matter}`}: the day is ${date}.`,
    task: () => 'Take those who did not react off the list for this campaign.',
    // Without a day there is nothing to call for the last time.
    fits: ({ date }) => date !== null,
  },
}
