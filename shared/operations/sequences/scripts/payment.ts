/** Steps after a mail about an invoice that was not paid. They help to pay it, and leave what the law allows to the sender. */
import { capitalised } from '../../../engine/edit.ts'
import type { Scripts } from '../script.ts'

const UNPAID = () => 'It is still unpaid: look before you send.'

export const PAYMENT: Scripts = {
  timing: {
    purpose: 'Ask for a day, and for nothing else.',
    value: () => 'A question that one date answers.',
    tellings: [
      {
        body: [
          [
            ({ on }) => `For ${on} all I need today is a day.`,
            ({ on }) => `A date for ${on} is all I ask for today.`,
          ],
          [
            'If the money is on its way already, the day of the transfer clears it up, and you can forget this mail.',
            'Should it be paid already, the day it left your account is enough for us to find it.',
          ],
        ],
        ask: ['Is there a day you can name?', 'Is there a day we can count on?'],
      },
    ],
    notes: [
      {
        line: ({ on }) => `All I need for ${on} is a day.`,
        ask: 'Is there a day you can name?',
      },
    ],
    when: UNPAID,
    task: ({ on }) => `Look in the account for a payment of ${on}, so that nobody is reminded who has paid.`,
  },
  objection: {
    purpose: 'Find out whether something about it is wrong.',
    value: () => 'A way to say what is wrong with it.',
    tellings: [
      {
        body: [
          [
            ({ on }) => `Sometimes an invoice waits for a small thing, and that may be so with ${on}.`,
            ({ on }) => `If ${on} is stuck somewhere, the reason may be a small one.`,
          ],
          [
            'Another address, a form or an approval that is missing is quickly put right once we know of it.',
            'A wrong address, a form that is missing or a question about the amount: one line tells us.',
          ],
        ],
        ask: ['Is anything missing or wrong on it?', 'Is there something we should correct?'],
      },
    ],
    notes: [
      {
        line: ({ on }) => `Perhaps ${on} waits for a form or an approval, or an amount on it is not clear.`,
        ask: 'Is anything missing or wrong on it?',
      },
    ],
    when: UNPAID,
    task: ({ on }) =>
      `Check ${on} against the order: number, address, amount and who approved it. A slip of ours would explain the wait.`,
  },
  resource: {
    purpose: 'Give all that is needed to pay it at once.',
    value: () => 'The invoice and the bank details in one place.',
    tellings: [
      {
        body: [
          [
            ({ on, hole }) =>
              `So that nobody has to look for it, here is ${on} again: ${hole('link or attachment, with the bank details and the reference to give')}.`,
          ],
          ['It can be forwarded to whoever makes the transfer as it stands.'],
        ],
        ask: ['Is that all you need to pay it?', 'Does that have everything on it?'],
      },
    ],
    notes: [
      {
        line: ({ on }) => `Perhaps ${on} or the bank details are not to hand.`,
        ask: 'Do you need them again?',
      },
    ],
    when: UNPAID,
    task: ({ on }) => `Put ${on}, the order and the delivery note into one file, ready to send.`,
  },
  other_person: {
    purpose: 'Reach whoever makes the transfer.',
    value: () => 'A way to hand it on.',
    tellings: [
      {
        body: [
          [
            ({ on, at }) => `Perhaps ${on} lies on another desk${at}, and you are the wrong person to ask.`,
            ({ on, at }) => `You may not be the one who pays ${on}${at}.`,
          ],
          [
            'A name or the address of the accounts department is enough.',
            'Whom to write to about it is all I need to know, and you are out of it.',
          ],
        ],
        ask: ['Is there somebody else I should write to?', 'Is it with you, or with a colleague?'],
      },
    ],
    notes: [
      {
        line: ({ on }) => `Perhaps ${on} lies on another desk.`,
        ask: 'Is there somebody else I should write to?',
      },
    ],
    when: UNPAID,
    task: ({ at }) => `Find the address or the number of the accounts department${at}.`,
  },
  options: {
    purpose: 'Make the answer one letter.',
    value: () => 'An answer that takes a second.',
    tellings: [
      {
        body: [
          [({ on }) => `One letter tells me how it stands with ${on}:`],
          [
            [
              'A: paid, on this day',
              'B: it will be, on this day',
              'C: a question first',
              'D: we see it differently',
            ].join('\n'),
          ],
        ],
        ask: ['Is it A, B, C or D?'],
      },
    ],
    notes: [
      {
        line: ({ on }) => `A word is enough on ${on}.`,
        ask: 'Is it paid, on its way, or is there a question?',
      },
    ],
    when: UNPAID,
    task: ({ on }) => `Note every contact about ${on} with its day: you may have to show them.`,
  },
  close_file: {
    purpose: 'Say once what comes next, and by which day.',
    value: () => 'What happens next, and the last day before it.',
    tellings: [
      {
        body: [
          [
            ({ on, date, consequence, hole }) =>
              `${capitalised(on)} has to be settled by ${date ?? hole('a last day, in line with your terms and the law')}. After that ${consequence ?? hole('what you do next and may do, such as interest or a late fee')}.`,
          ],
          [
            'I would rather not get there. If paying all of it at once is hard, a proposal from you comes before that.',
            'If something stands in the way, a line before that day is the time to say so.',
          ],
        ],
        ask: ['Is that day possible?', 'Is there something that stands in the way?'],
      },
    ],
    notes: [
      {
        line: ({ on, date, hole }) =>
          `The last day for ${on} is ${date ?? hole('a day in line with your terms and the law')}.`,
        ask: 'Is that day possible?',
      },
    ],
    when: UNPAID,
    task: ({ on }) =>
      `Look up what your terms and the law allow for ${on} from here on, and decide whether to go that way.`,
  },
}
