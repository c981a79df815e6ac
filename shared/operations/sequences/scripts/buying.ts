/** Steps after a mail in which the sender pays and wants other terms. None threatens, and none gives up what was asked for. */
import type { Scripts, Slots } from '../script.ts'

/** A figure that the first mail gave is no further one. */
const ahead = ({ told }: Slots, more: string, again: string): string => (told !== null ? again : more)
const reason = ({ told, hole }: Slots): string =>
  `${told?.text ?? hole('a figure behind your request: another quote, what you use less of, or what you paid before')}.`

export const BUYING: Scripts = {
  proof: {
    purpose: 'Put one more figure behind the request.',
    value: () => 'A figure behind the request.',
    tellings: [
      {
        body: [
          [
            (slots) =>
              `${ahead(slots, 'There is one more reason for what I asked about', 'What stands behind my question about')} ${slots.on}: ${reason(slots)}`,
          ],
          ['It is what we have to compare your answer with.'],
        ],
        ask: ['Does that change what you can offer?', 'Is there room for us with that in mind?'],
      },
    ],
    notes: [
      {
        line: (slots) =>
          `${ahead(slots, 'One more figure to weigh', 'The figure behind it')}: ${reason(slots)}`,
        ask: 'Does that change what you can offer?',
      },
    ],
    task: ({ on }) =>
      `Get one more written quote to set beside ${on}: a figure of somebody else's is worth more than an argument.`,
  },
  objection: {
    purpose: 'Open other ways to the same result.',
    value: () => 'Three things that could move in place of the price.',
    tellings: [
      {
        body: [
          [({ on }) => `If the price for ${on} can't move, something beside it may.`],
          ['The length of the contract, what is included and the day we pay are all open for us.'],
        ],
        ask: ['Could one of the three move?', 'Is one of those three easier for you?'],
      },
    ],
    notes: [
      {
        line: "If the price can't move, the length of the contract, what is included or the day we pay may.",
        ask: 'Could one of the three move?',
      },
    ],
    task: ({ on }) =>
      `Note what you could give in return on ${on}: a longer term, fewer extras or earlier payment, and what each is worth to you.`,
  },
  smaller_ask: {
    purpose: 'Ask for a yes or a no before any figure.',
    value: () => 'A question that needs no figure yet.',
    tellings: [
      {
        body: [
          [
            ({ on }) =>
              `Before anybody works out a figure for ${on}, a yes or a no to the idea would help us plan.`,
          ],
          ['The figure itself can follow.', 'The amount can come later.'],
        ],
        ask: ['Is there room in principle?', 'Is it possible at all?'],
      },
    ],
    notes: [
      {
        line: "You needn't have the figure yet: a yes or a no to the idea is enough.",
        ask: 'Is there room in principle?',
      },
    ],
    task: ({ on }) => `Decide the lowest and the highest terms you would sign ${on} at, before they call.`,
  },
  other_person: {
    purpose: 'Reach whoever decides about prices.',
    value: () => 'A way to hand it on.',
    tellings: [
      {
        body: [
          [({ on }) => `It may be that prices for ${on} are not yours to set.`],
          ['In that case a name is enough, or this mail can be passed on as it stands.'],
        ],
        ask: ['Is there somebody I should ask instead?', 'Is it with you, or with a manager?'],
      },
    ],
    notes: [
      {
        line: 'It may be that prices are not yours to set.',
        ask: 'Is there somebody I should ask instead?',
      },
    ],
    task: ({ on, at }) => `Find out who signs off on prices for ${on}${at}, and write to that person.`,
  },
  timing: {
    purpose: 'Name the day again while there is time for a question.',
    value: ({ date }) => `The day by itself: ${date}.`,
    tellings: [
      {
        body: [
          [({ date, on }) => `The day I gave you for ${on} is ${date}.`],
          ['If you need a figure or a paper from us before you can answer, now is a good moment to say so.'],
        ],
        ask: ['Is there something you need from us first?', 'Do you have all you need from us?'],
      },
    ],
    notes: [
      {
        line: ({ date }) => `The day I gave you is ${date}.`,
        ask: 'Is there something you need from us first?',
      },
    ],
    when: ({ date }) => `A few days before ${date}.`,
    task: ({ date }) => `Check what falls due after ${date}, and what you do if no answer comes by then.`,
    fits: ({ date }) => date !== null,
  },
  options: {
    purpose: 'Make the answer one letter.',
    value: () => 'An answer that takes a second.',
    tellings: [
      {
        body: [
          [({ on }) => `A letter tells us where we stand with ${on}:`],
          [
            [
              'A: yes, as you ask',
              'B: part of the way',
              'C: something else in place of the price',
              'D: no',
            ].join('\n'),
          ],
        ],
        ask: ['Is it A, B, C or D?'],
      },
    ],
    notes: [
      {
        line: ({ on }) => `A short answer on ${on} is enough for now.`,
        ask: 'Is it a yes, part of the way or a no?',
      },
    ],
    task: ({ on }) => `Reread the terms of ${on}: the term of notice, and what renews by itself.`,
  },
  close_file: {
    purpose: 'Say when it is decided, once.',
    value: () => 'The day on which it is decided.',
    tellings: [
      {
        body: [
          [
            ({ on, date, hole }) =>
              `We decide about ${on} with what is on the table by ${date ?? hole('the day on which you decide')}.`,
          ],
          ['No more mail comes before that.'],
        ],
        ask: [''],
      },
    ],
    notes: [
      {
        line: ({ date, hole }) =>
          `We decide with what is on the table by ${date ?? hole('the day on which you decide')}.`,
        ask: 'Is there an offer we should wait for?',
      },
    ],
    task: ({ on }) =>
      `Decide about ${on} with the offers you have, and give notice in time where that is due.`,
  },
}
