/** The later steps after a mail to somebody who does not know the sender. They promise nothing but to stop. */
import type { Scripts } from '../script.ts'

export const OUTREACH_LATE: Scripts = {
  options: {
    purpose: 'Make the answer one letter.',
    value: () => 'An answer that takes a second.',
    tellings: [
      {
        body: [
          [
            ({ on }) => `One letter tells me where we stand with ${on}:`,
            ({ on }) => `If ${on} would take too long to answer in words, a letter will do:`,
            ({ on }) => `Four possible answers on ${on}, and each of them helps:`,
          ],
          [
            [
              'A: yes, tell me more',
              'B: ask me again in three months',
              'C: somebody else looks after it',
              'D: no, and please stop writing',
            ].join('\n'),
          ],
        ],
        ask: ['Is it A, B, C or D?'],
      },
    ],
    notes: [
      {
        line: 'Yes, later and no are all fine with me.',
        ask: ({ on }) => `Would ${on} be a yes, a later or a no?`,
      },
    ],
    task: ({ on }) =>
      `Check whether they opened a page about ${on}, replied elsewhere or changed jobs since the first step.`,
  },
  timing: {
    purpose: 'Find the month in which it is decided.',
    value: () => 'Mail at the right time of year, and none before.',
    tellings: [
      {
        body: [
          [
            'Some things are decided once a year, when a budget is set or a contract ends.',
            'A budget round or the end of a contract decides most things of this kind, and it comes once a year.',
            'Timing decides more than any mail of mine could say.',
          ],
          [
            ({ on }) =>
              `If that goes for ${on} too, my notes come at the wrong time, and the month is all I need to know.`,
            ({ on }) =>
              `Perhaps that holds for ${on} as well, and then the name of a month would stop my notes until it comes.`,
          ],
        ],
        ask: ['Is there a month that would be right?', 'Is it one particular month with you?'],
      },
    ],
    notes: [
      {
        line: 'Perhaps it is decided once a year, and my note came in the wrong month.',
        ask: 'Is there a month that would be right?',
      },
      {
        line: 'A budget round may decide this, and I do not know when yours is.',
        ask: 'Is it one particular month with you?',
      },
    ],
    task: ({ at, on }) =>
      `Find out when budgets for ${on} are set${at}: the financial year is public for most companies.`,
  },
  resource: {
    purpose: 'Give something that helps without buying.',
    value: () => 'Something to read instead of a talk.',
    tellings: [
      {
        body: [
          [
            ({ on, page, hole }) =>
              `If you'd rather read about ${on} than answer mail, this is the page: ${page ?? hole('link to a checklist, a guide or figures that help without buying')}`,
            ({ on, page, hole }) =>
              `For when you next think about ${on}, with or without us: ${page ?? hole('link to a checklist, a guide or figures that help without buying')}`,
          ],
          [
            'It needs no answer. If it leaves a question open, that question is the best reply I could get.',
            'Use it without me if it helps; the part that does not fit you is what I would like to hear about.',
          ],
        ],
        ask: ['Does it leave a question open?', 'Is that useful to you?'],
      },
    ],
    notes: [
      {
        line: "If you'd rather read than talk, there is a page on it.",
        ask: ({ page, hole }) =>
          `Would it help you? ${page ?? hole('link to a checklist, a guide or figures')}`,
      },
    ],
    task: ({ on }) => `Find or write one page that helps with ${on} whether or not they buy.`,
  },
  trigger: {
    purpose: 'Tie it to something new at their end.',
    value: () => 'A reason why it matters now.',
    tellings: [
      {
        body: [
          [
            ({ hole }) =>
              `I saw ${hole('something that happened at their company this month, and where you saw it')}.`,
          ],
          [
            ({ on }) =>
              `That may change where ${on} would stand on your list. If it makes it less urgent, that's worth knowing too.`,
            ({ on }) =>
              `It made me think of ${on} again, though it may mean that you have quite other things to do.`,
          ],
        ],
        ask: ['Has it moved up or down your list?', 'Does that make it more pressing, or less?'],
      },
    ],
    notes: [
      {
        line: ({ hole }) => `I saw ${hole('something that happened at their company this month')}.`,
        ask: ({ on }) => `Does that make ${on} more pressing, or less?`,
      },
    ],
    task: ({ at, on }) =>
      `Look for news${at} from the last month that bears on ${on}: a new site, a new head of something, a tender, a job advert.`,
  },
  reference: {
    purpose: 'Let somebody else speak.',
    value: () => 'A customer they can ask without you.',
    tellings: [
      {
        body: [
          [
            ({ hole, on }) =>
              `Somebody who has been through ${on} can say more than I can: ${hole('name and role of a customer who has agreed to be asked')}.`,
          ],
          [
            "They are free to say what I wouldn't: what went wrong, what took longer and what it cost in the end.",
            'What went wrong and what took longer is better heard from them than from me.',
          ],
        ],
        ask: ['Would their view help you decide?', 'Is that somebody whose view would count for you?'],
      },
    ],
    notes: [
      {
        line: ({ hole }) =>
          `A customer you could ask: ${hole('name and role of a customer who has agreed to be asked')}.`,
        ask: 'Would it help to hear from one of our customers?',
      },
    ],
    task: ({ customer, on }) => `Ask one ${customer} whether this reader may call them about ${on}.`,
  },
  close_file: {
    purpose: 'End it cleanly and leave a way back.',
    value: () => 'Certainty that no more mail comes.',
    tellings: [
      {
        body: [
          [
            ({ about }) => `This is my last note${about}, and I won't write again by myself.`,
            ({ about }) => `I'll stop writing${about} with this mail.`,
            ({ on }) => `I'll leave ${on} here: no more notes come after this one.`,
            ({ about }) => `After this mail I won't write${about} again unless you ask me to.`,
          ],
          [
            'Should it come up later, a reply to this mail is enough, and neither of us has to start over.',
            'If it comes back on your list, one line in reply is enough to pick it up where we are now.',
            'If the timing was wrong, keep this mail: a reply to it, even a year from now, saves us both the introductions.',
            'You have my address here, and an answer next year is as welcome as one today.',
            "You needn't tell me why; whatever the reason, it was probably a good one.",
          ],
        ],
        ask: [
          'Is there a later month that would be better, or shall I leave it at that?',
          'Shall I leave it at that?',
          'Is next quarter any better, or shall I leave it closed?',
          'Is it OK to leave it there?',
        ],
      },
    ],
    notes: [
      {
        line: "I'll leave it with you now and won't write again by myself.",
        ask: 'Is that OK with you?',
      },
      { line: 'This is the last you hear of me about it.', ask: 'Is it OK to leave it there?' },
    ],
    task: ({ on }) =>
      `Close the file on ${on}: note the last step, and a month to look again only if they named one.`,
  },
}
