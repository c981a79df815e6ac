/** Steps after a customer was asked for a name or a good word. Few, and each less work than the one before. */
import type { Scripts, Slots } from '../script.ts'

const PASS_ON = 'two lines on what you do and how to reach you'
const SENTENCES = 'two sentences for them to change, from what they told you, with nothing added'
/** A good word is quoted; for a name or an introduction there is something to pass on. */
const either =
  (quote: string | ((slots: Slots) => string), name: string | ((slots: Slots) => string)) =>
  (slots: Slots): string => {
    const way = slots.asksQuote ? quote : name
    return typeof way === 'string' ? way : way(slots)
  }
const DRAFT = either(
  ({ hole }) => `To save you the writing, here is a draft for you to change: ${hole(SENTENCES)}.`,
  ({ hole }) => `To save you the writing, here are two lines you could pass on: ${hole(PASS_ON)}.`,
)
const LINE = either(
  'One line is enough: what is different since.',
  'If nobody comes to mind, one sentence about how it goes would help as much.',
)
const GIVES = 'Is that something you would give me?'
const ENDS = "I won't ask again; what I do want to know is how things stand."

export const FAVOUR: Scripts = {
  resource: {
    purpose: 'Take the writing off them.',
    value: either('A draft that they only have to change.', 'Two lines they can pass on as they stand.'),
    tellings: [
      {
        body: [[DRAFT]],
        ask: [either('Would you put it into your own words?', 'Is there somebody they would suit?')],
      },
    ],
    notes: [
      {
        line: DRAFT,
        ask: either('Would you put it into your own words?', 'Is there somebody they would suit?'),
      },
    ],
    task: ({ on }) => `Write two lines about ${on} that a customer can take over or forward.`,
  },
  smaller_ask: {
    purpose: 'Ask for one sentence.',
    value: () => 'Something smaller to give: one sentence.',
    tellings: [{ body: [[LINE]], ask: [GIVES] }],
    notes: [{ line: LINE, ask: GIVES }],
    task: ({ on }) => `Look up what they said about ${on} while the work went on, and ask to quote it.`,
  },
  close_file: {
    purpose: 'Stop asking, and ask how the work holds up.',
    value: () => 'A question about the work itself.',
    tellings: [
      {
        body: [[ENDS], ['A small thing that bothers you is easier to put right now than later.']],
        ask: ['Is everything as it should be?'],
      },
    ],
    notes: [{ line: ENDS, ask: 'Is everything as it should be?' }],
    task: ({ on }) => `Note a day in half a year to ask how things stand with ${on}.`,
  },
}
