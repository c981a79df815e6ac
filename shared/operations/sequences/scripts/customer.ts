/** Steps after a mail to a customer who has stopped, slowed down or handed over. They help, and sell nothing. */
import { capitalised } from '../../../engine/edit.ts'
import type { Scripts, Slots } from '../script.ts'

/** What the first mail saw of the reader's own comes before what helped another. */
const standing = (slots: Slots, other: (slots: Slots) => string): string =>
  slots.told !== null ? `How it stands${slots.about}: ${slots.told.text}.` : other(slots)
const seen =
  (other: string) =>
  ({ told }: Slots): string =>
    told !== null ? 'You may see more of it than I do.' : other
const asks =
  (other: string) =>
  ({ told }: Slots): string =>
    told !== null ? 'Does that match what you see?' : other

export const CUSTOMER: Scripts = {
  objection: {
    purpose: 'Find out what is in the way.',
    value: () => 'A way to name what is in the way.',
    tellings: [
      {
        body: [
          [({ on }) => `If something is in the way with ${on}, half a line on it is enough for me to help.`],
          [
            'Too little time, a fault, or something that should work another way: each has a different answer.',
          ],
        ],
        ask: ['Is it one of the three?', 'Is it time, a fault, or the way it works?'],
      },
    ],
    notes: [
      {
        line: 'Too little time, a fault, or something that should work another way: each has a different answer.',
        ask: 'Is one of the three the reason?',
      },
    ],
    task: ({ on, at }) =>
      `Look in the account${at} for the last thing they did before it stopped: it tells what to offer about ${on}.`,
  },
  how_it_works: {
    purpose: 'Name the next step, small enough for today.',
    value: () => 'The next step, with the time it takes.',
    tellings: [
      {
        body: [
          [
            ({ on, hole }) =>
              `The shortest way on with ${on} is this: ${hole('the one next step, the minutes it takes, and its link')}.`,
          ],
          ['The rest can wait until that is done.'],
        ],
        ask: ['Would that suit you this week?', 'Would that help for a start?'],
      },
    ],
    notes: [
      {
        line: ({ hole }) => `The shortest way on: ${hole('the one next step and the minutes it takes')}.`,
        ask: 'Would that suit you?',
      },
    ],
    task: ({ on }) =>
      `Do the next step of ${on} yourself and time it: that figure belongs into the next mail.`,
  },
  proof: {
    purpose: 'Show what helped somebody in the same place.',
    value: ({ told }) => (told ? 'How it stands.' : 'What another customer did in the same place.'),
    tellings: [
      {
        body: [
          [
            (slots) =>
              standing(
                slots,
                ({ on, hole }) =>
                  `Another customer stood where you are with ${on}: ${hole('what they did, and what came of it')}.`,
              ),
          ],
          [seen('Your case may be another, and then the difference is worth knowing.')],
        ],
        ask: [asks('Would that help on your side?'), asks('Is your case like that?')],
      },
    ],
    notes: [
      {
        line: ({ told, hole }) =>
          (told && capitalised(`${told.text}.`)) ??
          `Another customer stood there too: ${hole('what they did, and what came of it')}.`,
        ask: asks('Would that help on your side?'),
      },
    ],
    task: ({ on }) =>
      `Find one customer who got past the same point with ${on}, and ask whether you may tell how.`,
  },
  other_person: {
    purpose: 'Find out who looks after it now.',
    value: () => 'A way to hand it on.',
    tellings: [
      {
        body: [
          [({ on, at }) => `By now ${on} may have moved to another desk${at} since we last spoke.`],
          ['A name is enough, and you need not explain anything to either of us.'],
        ],
        ask: ['Is it with somebody else now?', 'Is there a colleague I should write to?'],
      },
    ],
    notes: [
      {
        line: ({ at }) => `Perhaps a colleague of yours${at} looks after it by now.`,
        ask: 'Is there a colleague I should write to?',
      },
    ],
    task: ({ on, at }) => `Look up who joined or left${at}, and who could look after ${on} now.`,
  },
  options: {
    purpose: 'Make the answer one letter.',
    value: () => 'An answer that takes a second.',
    tellings: [
      {
        body: [
          [({ on }) => `If you only have a second for ${on}, a letter will do:`],
          [
            [
              'A: all is well, we need nothing',
              'B: we want to, and lack the time',
              'C: something does not work for us',
              'D: we no longer need it',
            ].join('\n'),
          ],
        ],
        ask: ['Is it A, B, C or D?'],
      },
    ],
    notes: [
      {
        line: ({ on }) => `A word on ${on} is enough.`,
        ask: 'Is it all well, no time, or does something not work?',
      },
    ],
    task: ({ on }) => `Read the tickets and notes on ${on} for something that we promised and did not do.`,
  },
  timing: {
    purpose: 'Name the day again while there is time for questions.',
    value: ({ date }) => `The day by itself: ${date}.`,
    tellings: [
      {
        body: [
          [({ date, on }) => `A word on ${on} before ${date} comes.`],
          ['Anything that stands in the way is easier to clear up now than on the day itself.'],
        ],
        ask: ['Is there anything you need from me before then?', 'Is anything in the way on your side?'],
      },
    ],
    notes: [
      {
        line: ({ date }) => `There is still time for a question before ${date}.`,
        ask: 'Is anything in the way on your side?',
      },
    ],
    when: ({ date }) => `A few days before ${date}.`,
    task: ({ date }) => `Check that everything they need before ${date} has reached them.`,
    fits: ({ date }) => date !== null,
  },
  close_file: {
    purpose: 'Leave it with them, and say how to come back.',
    value: () => 'An end to the mails, and a way back.',
    tellings: [
      {
        body: [
          [({ on }) => `I'll leave ${on} with you from here and won't write about it again unless you do.`],
          [
            'When you want to take it up, one line in this thread is enough, and we start from where things stand.',
            'A line in this thread is all it takes to bring it back, whenever that suits you.',
          ],
        ],
        ask: [''],
      },
    ],
    notes: [
      {
        line: ({ on }) => `I'll leave ${on} with you from here.`,
        ask: 'Is there something else you need from me?',
      },
    ],
    task: ({ on }) => `Note in the account why ${on} stopped, and a day to look at it again.`,
  },
}
