/** The later steps after a mail to somebody who does not know the sender. They promise nothing but to stop. */
import { capitalised } from '../../../engine/edit.ts'
import type { Scripts, Slots } from '../script.ts'

/** How it can be taken up again, by what the first mail has to give: what it offers to send, whom it tells of, what it is about. */
const ways =
  (way: number) =>
  ({ sends, example, matter, on }: Slots): string => {
    const back = BACK[way % BACK.length] ?? BACK[0]
    if (sends !== null) return `If you would still like ${sends}, ${back}.`
    if (example !== null) return `If you want to know how it went at ${example}, ${back}.`
    if (matter !== null && matter !== on) return `Whenever you want to talk about ${matter}, ${back}.`
    return on === 'this'
      ? `Should your plans change later on, ${back}.`
      : `If you want to talk about ${on} after all, ${back}.`
  }
/** A firm has no season. */
const forIt = (on: string) => (/^\p{Ll}/u.test(on) && on !== 'this' ? ` for ${on}` : '')
const BACK = [
  'a reply to this mail is enough',
  'just reply to this mail',
  'a line in reply is all it takes',
  'one line in reply will do',
] as const

/** Who can be asked: somebody at the customer that the first mail names, else anybody who agreed. */
const witness = ({ example, hole }: Slots) =>
  hole(
    example === null
      ? 'name and role of a customer who has agreed to be asked'
      : `name and role of somebody at ${example} who has agreed to be asked`,
  )

export const OUTREACH_LATE: Scripts = {
  options: {
    purpose: 'Make the answer one letter.',
    value: () => 'An answer that takes a second.',
    tellings: [
      {
        body: [
          [({ on }) => `One letter tells me where we stand with ${on}:`],
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
        line: '',
        ask: ({ on }) => `Is it a yes, a not now or a no on ${on}?`,
      },
    ],
    apt: () => false,
    task: ({ on }) =>
      `Check whether they changed jobs, replied elsewhere or bought from somebody else since the first step: each would change what you write about ${on}.`,
  },
  timing: {
    purpose: 'Find the month in which it is decided.',
    value: () => 'Mail at the right time of year, and none before.',
    tellings: [
      {
        body: [
          [
            ({ on }) => `If now is a bad time${forIt(on)}, the month that suits is all I need.`,
            ({ on }) => `Perhaps another time of the year suits you better${forIt(on)}.`,
            ({ on }) => `There may be a better month${forIt(on)} than this one.`,
          ],
        ],
        ask: [
          'Is next quarter a better time?',
          'Which month would suit you?',
          'Is later in the year better?',
        ],
      },
    ],
    notes: [
      {
        line: ({ told, point, on }) =>
          (told && capitalised(`${told.text}.`)) ??
          point ??
          `If now is a bad time${forIt(on)}, a month is all I need.`,
        ask: ['Would next quarter suit better?', 'Would later suit you better?'],
      },
      {
        line: ({ told, point, on }) =>
          (told && capitalised(`${told.text}.`)) ??
          point ??
          `There may be a better month${forIt(on)} than this one.`,
        ask: ['Would later suit you better?', 'Would next quarter suit better?'],
      },
    ],
    task: ({ at, on }) =>
      `Find out when budgets for ${on} are set${at}: the financial year is public for most companies, and it tells when to write again.`,
    // Working together has no budget round.
    fits: ({ kind }) => kind !== 'partnership',
  },
  resource: {
    purpose: 'Give something that helps without buying.',
    value: () => 'Something to read instead of a talk.',
    tellings: [
      {
        body: [
          [
            ({ on, reading, hole }) =>
              reading === null
                ? `For when you next think about ${on}: ${hole('link to a checklist, a guide or figures that help without buying')}`
                : `Something to look at when you have a minute: ${reading}`,
          ],
        ],
        ask: ['Is that useful to you?', 'Does it answer your questions?'],
      },
    ],
    notes: [
      {
        line: ({ on, reading, hole }) =>
          reading === null
            ? `Something to read on ${on}: ${hole('link to a checklist, a guide or figures')}.`
            : `There is something to read on ${on} instead of a talk (${reading}).`,
        ask: 'Is that useful to you?',
      },
    ],
    apt: ({ reading }) => reading !== null,
    task: ({ on }) =>
      `Find or write one page that helps with ${on} whether or not they buy, so that the next step has something to give.`,
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
            (slots) =>
              `Somebody who has been through ${slots.on} can say more than I can: ${witness(slots)}.`,
          ],
          ['What went wrong and what took longer is better heard from them than from me.'],
        ],
        ask: ['Would their view help you decide?', 'Is that somebody whose view would count for you?'],
      },
    ],
    notes: [
      {
        line: (slots) => `A customer you could ask: ${witness(slots)}.`,
        ask: 'Would their view help you?',
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
            ({ about }) => `This is my last note${about}, and I won't write again unless you do.`,
            ({ about }) => `I'll stop writing${about} after this mail, so you can leave it unanswered.`,
            ({ about }) => `After this mail I won't write${about} again unless you ask me to.`,
          ],
          [ways(0), ways(1), ways(2), ways(3)],
        ],
        ask: [''],
      },
    ],
    notes: [
      {
        line: ({ on }) => `I won't write to you about ${on} again after this.`,
        ask: 'Is there a later month that would be better?',
      },
      {
        line: ({ on }) => `This is the last you hear of me about ${on}.`,
        ask: 'Would another quarter be any better?',
      },
    ],
    task: ({ on }) =>
      `Close the file on ${on}: note the last step, and a month to look again only if they named one.`,
  },
}
