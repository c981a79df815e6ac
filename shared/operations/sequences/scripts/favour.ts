/** Steps after a customer was asked for a name or a good word. Few, and each less work than the one before. */
import type { Scripts } from '../script.ts'

const passOn = (on: string) => `two lines on what you do, ${on} in half a sentence, and how to reach you`
const SENTENCES = 'two sentences for them to change, from what they told you, with nothing added'

export const FAVOUR: Scripts = {
  resource: {
    purpose: 'Take the writing off them.',
    value: ({ asksQuote }) =>
      asksQuote ? 'A draft that they only have to change.' : 'Two lines they can pass on as they stand.',
    tellings: [
      {
        body: [
          [
            ({ on, hole, asksQuote }) =>
              asksQuote
                ? `To save you the writing, here is a draft about ${on} for you to change: ${hole(SENTENCES)}.`
                : `To save you the writing, here are two lines you could pass on: ${hole(passOn(on))}.`,
          ],
          [
            ({ asksQuote }) =>
              asksQuote
                ? 'Strike out whatever you would not say, and add what went less well.'
                : 'Nobody hears from me unless they write first.',
          ],
        ],
        ask: [
          ({ asksQuote }) =>
            asksQuote ? 'Would you put it into your own words?' : 'Is there somebody they would suit?',
        ],
      },
    ],
    notes: [
      {
        line: ({ asksQuote, hole }) =>
          asksQuote
            ? `A draft for you to change: ${hole(SENTENCES)}.`
            : 'You need not give me a name: passing on my number is as good.',
        ask: ({ asksQuote }) =>
          asksQuote ? 'Would you put it into your own words?' : 'Is there somebody it would suit?',
      },
    ],
    task: ({ on }) =>
      `Write two lines about ${on} that a customer can take over or forward, with a picture if they agree to it.`,
  },
  smaller_ask: {
    purpose: 'Ask for one sentence.',
    value: ({ asksQuote }) =>
      asksQuote
        ? 'Three questions that are easier than a blank page.'
        : 'Something smaller to give: one sentence.',
    tellings: [
      {
        body: [
          [
            ({ on, asksQuote }) =>
              asksQuote
                ? `Three questions about ${on} are easier than a blank page: why you took it, what is different since, and what you would tell somebody who asks.`
                : `If nobody comes to mind, one sentence from you about ${on} would help as much.`,
          ],
          [
            ({ asksQuote }) =>
              asksQuote
                ? 'A line on any of them is plenty.'
                : 'What you would tell a neighbour is all it needs, good and bad.',
          ],
        ],
        ask: [
          ({ asksQuote }) =>
            asksQuote ? 'Is there one you would answer?' : 'May I quote you with a sentence like that?',
        ],
      },
    ],
    notes: [
      {
        line: ({ on, asksQuote }) =>
          asksQuote
            ? `One line is enough: what is different since you have ${on}.`
            : `If nobody comes to mind, one sentence about ${on} would help as much.`,
        ask: 'Is that something you would give me?',
      },
    ],
    task: ({ on }) => `Look up what they said about ${on} while the work went on, and ask to quote it.`,
  },
  close_file: {
    purpose: 'Stop asking, and ask how the work holds up.',
    value: () => 'A question about the work itself.',
    tellings: [
      {
        body: [
          [
            ({ on }) =>
              `I won't ask again, so let me end with what matters more: how things stand with ${on} since.`,
            ({ on }) =>
              `That was all I had to ask for. What I do want to know is how things stand with ${on}.`,
          ],
          [
            'If something about it bothers you, it is better told now than in a year.',
            'A small thing that bothers you is easier to put right now than later.',
          ],
        ],
        ask: ['Is everything as it should be?', 'Is there anything to put right?'],
      },
    ],
    notes: [
      {
        line: ({ on }) => `I won't ask again; what I do want to know is how things stand with ${on}.`,
        ask: 'Is everything as it should be?',
      },
    ],
    task: ({ on }) => `Note a day in half a year to ask how things stand with ${on}.`,
  },
}
