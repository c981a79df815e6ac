/** Steps after a mail to somebody who does not know the sender. They promise nothing but to stop. */
import { capitalised } from '../../../engine/edit.ts'
import { toldBehind } from '../point-lines.ts'
import { type Scripts, type Slots, said } from '../script.ts'
import { OUTREACH_LATE } from './outreach-late.ts'

const example = ({ customer, hole }: Slots) =>
  hole(`one ${customer} and what changed for them, with a figure`)

/** The fact at hand behind a lead, else an example that only the sender has. */
const fact =
  (way: number) =>
  (slots: Slots): string => {
    const told = atHand(slots)
    if (told === null) return `${elsewhere(slots, way)}: ${example(slots)}.`
    // “The Bellmont group: 14 hotels” has its own colon.
    if (/^[^:]+: /.test(told)) return capitalised(told)
    const leads = isOfOthers(slots) ? COMPARED : ADDED
    return `${leads[way % leads.length] ?? leads[0]}: ${told}`
  }
/** What leads to an example that only the sender has, by the one of the first mail where it named one. */
function elsewhere(slots: Slots, way: number): string {
  const { example: named, on, shown, kind } = slots
  if (named !== null) return `${named} is one example. Here is another`
  if (isThing(slots) && !on.startsWith('our ')) return `Here is what came of ${on} elsewhere`
  if (on === 'this' || /^(?:our |\p{Ll}+ing )/u.test(on) || kind === 'partnership')
    return shown ? 'Here is one more example' : 'Here is an example'
  return way % 2 === 0
    ? `Here is what ${on} did elsewhere`
    : `${shown ? 'One more' : 'An'} example of what ${on} did`
}
const COMPARED = [
  'For comparison',
  'A number to compare with',
  'To put a number on it',
  'One number',
] as const
const ADDED = [
  'One thing to add',
  'A detail that may help',
  'One more detail',
  'What may matter to you',
] as const

/** A point of the first mail, within a sentence. */
const atHand = ({ told }: Slots): string | null => told && `${told.text}.`

/** What others lose or gain, which the reader has a figure of their own for. */
const isOfOthers = ({ told }: Slots): boolean => told !== null && OF_OTHERS.test(told.text)
const OF_OTHERS =
  /\d.*\bper (?:rep|person|head|employee|week|month)\b|\b(?:sees?|saves?|lose|spend|gain|cut|went|fell|dropped|rose)\b.*\d/i

/** Whether it is named by what it is, and not by its firm alone. */
const isThing = ({ on }: Slots) =>
  /^(?:the|our|an?|one|two|three|four|five|six|seven|eight|nine|ten|\d+) /.test(on)

/** Whether what is offered would help: by what the first mail offers to send, else by the thing, else plainly. */
const asked =
  (way: number) =>
  (slots: Slots): string => {
    const { sends, offered, on, at } = slots
    if (offered === null && sends !== null)
      return [`Would ${sends} be useful?`, `Would ${sends} be of use?`][way] ?? `Would ${sends} help you?`
    if (on === 'this' || on.startsWith('[')) return PLAIN[way % PLAIN.length] ?? PLAIN[0]
    if (isThing(slots))
      return (
        [
          // Help that helps says it twice.
          /^our help\b/.test(on) ? `Would ${on} be worth a look?` : `Would ${on} help${at || ' you'}?`,
          `Would ${on} be of use${at}?`,
        ][way] ?? `Would ${on} be worth a try?`
      )
    return way < 2 ? `Would ${on} be worth a look?` : `Would ${on} be worth a try?`
  }
/** The same outside of a mail, where what is offered to read has not been named. */
const offering =
  (way: number) =>
  (slots: Slots): string => {
    const [thing = ''] = slots.offered?.split(/,? (?:which|who|with)\b|, /) ?? []
    return thing === ''
      ? asked(way)(slots)
      : way % 2 === 0
        ? `Would ${thing} help?`
        : `Would ${thing} be useful?`
  }
/** The same, where something to read was just named. */
const shorter =
  (way: number) =>
  (slots: Slots): string =>
    slots.offered === null
      ? asked(way)(slots)
      : way % 2 === 0
        ? 'Would that help?'
        : 'Would you like to have it?'
const PLAIN = ['Would it be worth a look?', 'Would it be worth a try?'] as const

/** Behind a fact: whether the reader knows it, or would want it. */
const judged =
  (way: number) =>
  (slots: Slots): string => {
    const { told, at } = slots
    if (
      told !== null &&
      /\b(?:lose|lost|spend|spent|miss|missed|struggled?)\b|\btakes? [^.]*\blonger\b|\bper (?:rep|person|head|employee)\b|\bwaste (?:\d|an?|hours|time|money)\b/i.test(
        told.text,
      )
    )
      return `Is it anything like that${at || ' with you'}?`
    if ((slots.sends === null || slots.offered !== null) && isOfOthers(slots))
      return 'How do your figures compare?'
    return asked(way)(slots)
  }

/** What is new at this step; never what the first mail said as it stands. */
const atStep = ({ told }: Slots): string | null => told && capitalised(`${told.text}.`)
const noted = ({ told, point }: Slots): string | null =>
  told === null ? point : capitalised(`${told.text}.`)

const work = ({ told, hole }: Slots) =>
  told?.aspect === 'time'
    ? told.text
    : hole('what the customer hands over, how long that takes them, and what they have at the end')
/** Points that take a doubt away. */
const answers = ({ told }: Slots): boolean =>
  told !== null && /^(?:time|leaving|price|delivery|place)$/.test(told.aspect)
const answered =
  (way: number) =>
  (slots: Slots): string =>
    slots.told !== null && answers(slots)
      ? said(toldBehind(slots.told)[way] ?? toldBehind(slots.told)[0], slots)
      : ''
/** What may stand in the way, asked once. */
const held =
  (way: number) =>
  (slots: Slots): string =>
    answers(slots) ? (SETTLED[way % SETTLED.length] ?? SETTLED[0]) : (HELD[way % HELD.length] ?? HELD[0])
const SETTLED = ['Is anything else in the way?', 'Is another question open?', 'Does that settle it?'] as const
const HELD = ['Would that work for you?', 'Is anything in the way?'] as const

/** Whether it is the reader's, outside of a thread. */
const whose =
  (way: number) =>
  ({ matter, on, at }: Slots): string =>
    matter === null
      ? `Would ${on} be for you, or for a colleague?`
      : way === 0
        ? `Do you look after ${matter}, or does a colleague?`
        : `Are you the one to ask about ${matter}${at}, or a colleague?`

export const OUTREACH: Scripts = {
  proof: {
    purpose: 'Put one more result where it can be judged.',
    value: () => 'A result at another company.',
    tellings: [
      {
        body: [[fact(0), fact(1), fact(2), fact(3)]],
        ask: [judged(0), judged(1)],
      },
    ],
    notes: [
      { line: (slots) => atStep(slots) ?? `An example: ${example(slots)}.`, ask: [judged(0), judged(1)] },
      { line: (slots) => atStep(slots) ?? `One example: ${example(slots)}.`, ask: [judged(0), judged(1)] },
    ],
    task: ({ customer, on }) =>
      `Find one ${customer} who can speak about ${on} and ask whether you may name them. What changed, in one sentence with a figure, is what every later step can lean on.`,
  },
  objection: {
    purpose: 'Answer the doubt that is heard most.',
    value: (slots) => (answers(slots) ? 'An answer to a doubt.' : 'A question about what speaks against it.'),
    tellings: [{ body: [[answered(0), answered(1)]], ask: [held(0), held(1), held(2), held(3)] }],
    notes: [
      { line: (slots) => noted(slots) ?? '', ask: [held(0), held(1)] },
      { line: (slots) => noted(slots) ?? '', ask: [held(2), held(3)] },
    ],
    task: ({ at, on }) =>
      `Look up what they use today${at}, in job adverts and on their site: whatever speaks against ${on} there is what the next step has to answer.`,
    // A doubt that no fact takes away is not raised unasked.
    apt: answers,
  },
  smaller_ask: {
    purpose: 'Ask for a yes or a no only.',
    value: ({ offered }) =>
      offered === null
        ? 'A question that a yes or a no answers.'
        : `Something to read instead of a talk: ${offered}.`,
    tellings: [
      {
        body: [
          [
            ({ offered }) => (offered === null ? '' : `There is a short way to judge it: ${offered}.`),
            ({ offered }) =>
              offered === null ? '' : `If reading is easier than a talk, there is ${offered}.`,
          ],
        ],
        ask: [shorter(2), shorter(3)],
      },
    ],
    notes: [
      {
        line: (slots) => noted(slots) ?? '',
        ask: [offering(2), offering(3)],
      },
    ],
    task: ({ on }) =>
      `Put ${on} on one page: what it covers, what it costs, what it needs from them. Whoever says yes asks for it next.`,
  },
  other_person: {
    purpose: 'Find out who decides.',
    value: () => 'A way to hand it on without any work.',
    tellings: [
      {
        body: [
          [
            ({ matter, on, at }) =>
              matter === null
                ? `If ${on} would be for somebody else${at}, a name is all I need.`
                : `If somebody else${at} looks after ${matter}, a name is all I need.`,
            ({ matter, on, at }) => `I may have picked the wrong person${at} for ${matter ?? on}.`,
          ],
        ],
        ask: ['Is there somebody else I should write to?', 'Is this for you, or for somebody else?'],
      },
    ],
    notes: [
      { line: ({ at }) => `I may be asking the wrong person${at}.`, ask: whose(0) },
      { line: 'I may have the wrong person.', ask: whose(1) },
    ],
    task: ({ on, at }) =>
      `Find out who decides about ${on}${at}: the site, their profiles or reception will tell. The next step goes to that person.`,
    fits: ({ asksWho }) => !asksWho,
    // Nobody looks after a firm that is not theirs.
    apt: (slots) => slots.matter !== null || isThing(slots),
  },
  cost: {
    purpose: 'Let them put their own figure on it.',
    value: () => 'A check they can do without you.',
    tellings: [
      {
        body: [[({ matter }) => `A month of ${matter} has its price in hours.`]],
        ask: ['Do you know your figure?', 'Does anyone count them?'],
      },
    ],
    notes: [{ line: '', ask: ({ matter }) => `Do you know what ${matter} cost you last month?` }],
    task: ({ matter, at }) =>
      `Estimate from public figures what it costs them${at} to deal with ${matter}, and note how you got there: a figure of their own trade opens the next call.`,
    // Only what takes time adds up to hours.
    apt: () => false,
    fits: ({ matter, isTrouble }) => matter !== null && isTrouble,
  },
  how_it_works: {
    purpose: 'Take away the fear of the work it makes.',
    value: () => 'What it asks of their team.',
    tellings: [
      {
        body: [
          [
            (slots) => `What ${slots.on} would ask of your team: ${work(slots)}.`,
            (slots) => `Your part of the work, if you take ${slots.on}: ${work(slots)}.`,
          ],
          ['Whether you have room for that, only you can tell.', 'The rest you can judge from there.'],
        ],
        ask: ['Is there room for that?', 'Is that too much now?'],
      },
    ],
    notes: [
      {
        line: (slots) => `Your part of the work: ${work(slots)}.`,
        ask: ['Is there room for that?', 'Is that too much now?'],
      },
    ],
    apt: ({ told }) => told?.aspect === 'time',
    task: ({ on }) =>
      `Write down in three lines what a customer hands over for ${on}, what you do and what they have at the end: it is the first thing asked on a call.`,
  },
  ...OUTREACH_LATE,
}
