/** Steps after a mail to many readers: an event, an appeal, a cart, a survey. They say what the mail says. */
import { again, type Scripts, type Slots } from '../script.ts'

const goTo = ({ askLine, hole }: Slots) => askLine ?? hole('the one thing to do, with its link')

export const CAMPAIGN: Scripts = {
  how_it_works: {
    purpose: 'Show one fact of the mail that is easily read over.',
    value: ({ fact }) => again(fact) ?? '',
    tellings: [
      {
        body: ({ fact, next, matter }) => [
          `In case our mail${matter === null ? '' : ` about ${matter}`} came at a bad time, here is the heart of it.`,
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
          `One more line${matter === null ? '' : ` on ${matter}`}, as it is easily read over.`,
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
  timing: {
    purpose: 'Name the day.',
    value: ({ deadline }) => again(deadline) ?? '',
    tellings: [
      {
        body: ({ deadline, matter }) => [
          `A short reminder${matter === null ? '' : ` of ${matter}`}, as the day is coming closer.`,
          deadline ?? '',
        ],
        ask: goTo,
      },
    ],
    line: ({ deadline }) => deadline ?? '',
    task: () => 'Check that the day still holds before this goes out.',
    fits: ({ deadline }) => deadline !== null,
  },
  close_file: {
    purpose: 'Say that it is the last one.',
    value: () => 'An end to the reminders.',
    tellings: [
      {
        body: ({ matter, date }) => [
          `This is our last mail${matter === null ? ' about it' : ` about ${matter}`}, and no reminder comes after it.`,
          ...(date === null ? [] : [`The day to keep in mind is ${date}.`]),
          'If you have decided already, there is nothing more to do.',
        ],
        ask: goTo,
      },
    ],
    line: ({ matter }) => `This is our last message${matter === null ? ' about it' : ` about ${matter}`}.`,
    task: () => 'Take those who did not react off the list for this campaign.',
  },
}
