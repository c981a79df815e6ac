/** Steps after a customer was asked for a name or a good word. Few, and each less work than the one before. */
import type { Scripts } from '../script.ts'

export const FAVOUR: Scripts = {
  resource: {
    purpose: 'Take the writing off them.',
    value: () => 'Two lines they can pass on as they stand.',
    tellings: [
      {
        body: [
          [
            ({ on, hole }) =>
              `To save you the writing, here are two lines you could pass on: ${hole(`two lines on what you do, ${on} in half a sentence, and how to reach you`)}.`,
          ],
          [
            'You need not tell me to whom, and nobody hears from me unless they write first.',
            'Nobody hears from me unless they write first.',
          ],
        ],
        ask: ['Is there somebody they would suit?', 'Would you pass them on?'],
      },
    ],
    notes: [
      {
        line: 'You need not give me a name: passing on my number is as good.',
        ask: 'Is there somebody it would suit?',
      },
    ],
    task: ({ on }) =>
      `Write two lines about ${on} that a customer can forward, with a picture if they agree to it.`,
  },
  smaller_ask: {
    purpose: 'Ask for a sentence in place of a name.',
    value: () => 'Something smaller to give: one sentence.',
    tellings: [
      {
        body: [
          [
            ({ on }) => `If nobody comes to mind, one sentence from you about ${on} would help as much.`,
            ({ on }) => `In place of a name, a sentence of yours about ${on} would be worth a lot to us.`,
          ],
          [
            'What you would tell a neighbour is all it needs, good and bad.',
            'It need not be polished, and what could have gone better belongs in it.',
          ],
        ],
        ask: ['May I quote you with a sentence like that?', 'Would you write me one?'],
      },
    ],
    notes: [
      {
        line: ({ on }) => `If nobody comes to mind, one sentence about ${on} would help as much.`,
        ask: 'Would you give me one?',
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
