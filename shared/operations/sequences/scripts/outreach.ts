/** Steps after a mail to somebody who does not know the sender. They promise nothing but to stop. */
import { showsResult } from '../recall.ts'
import type { Scripts, Slots } from '../script.ts'
import { inside, sentence } from '../wording.ts'
import { OUTREACH_LATE } from './outreach-late.ts'

/** Whether what is told came about at a customer's, and is no price or promise. */
const isResult = ({ proof }: Slots): boolean => proof === null || showsResult(proof)

const example = ({ customer, hole }: Slots) =>
  hole(`one ${customer} and what changed for them, with a figure`)

/** A further example, by the one of the first mail where it named one. */
const another = (slots: Slots): string | null => {
  if (slots.example !== null) return `${slots.example} is one example. Here is another: ${example(slots)}.`
  return slots.shown
    ? `Here is a second example${slots.about === '' ? '' : ` of what ${slots.on} changed`}: ${example(slots)}.`
    : null
}
/** The fact at hand behind `lead`, else an example that only the sender has. */
const fact =
  (lead: (slots: Slots) => string, first: (slots: Slots) => string) =>
  (slots: Slots): string =>
    slots.proof === null
      ? (another(slots) ?? `${first(slots)}: ${example(slots)}.`)
      : `${lead(slots)} ${sentence(inside(slots.proof), false)}`

/** What is offered to read, else what the sender does, else `instead`. */
const inOneLine =
  (lead: string, instead: string) =>
  ({ does, point, offered }: Slots): string => {
    if (offered !== null) return `There is something to read instead of a talk: ${offered}.`
    return does === null ? (point ?? instead) : `${lead}${does}`
  }

const work = ({ hole }: Slots) =>
  hole('what the customer hands over, how long that takes them, and what they have at the end')
const doubt = ({ hole }: Slots) => hole('what makes people hesitate, in their words')
const answer = ({ hole }: Slots) => hole('your honest answer, with a figure or a limit')

export const OUTREACH: Scripts = {
  proof: {
    purpose: 'Put one more result where it can be judged.',
    value: ({ proof }) => proof ?? 'A result at another company.',
    tellings: [
      {
        body: [
          [
            fact(
              ({ on }) => `One fact to judge ${on} by:`,
              ({ on }) => `What ${on} changed for somebody else`,
            ),
            fact(
              ({ on }) => `Something about ${on} that I haven't told you yet:`,
              ({ on }) => `You shouldn't have to take my word on ${on}, so here is an example`,
            ),
            fact(
              ({ on }) => `If you weigh up ${on}, this belongs on the scales:`,
              ({ on }) => `Here is what came of ${on} elsewhere`,
            ),
            fact(
              ({ on }) => `This is worth knowing about ${on}:`,
              ({ on }) => `An example for ${on}`,
            ),
          ],
        ],
        ask: [
          (slots) => (isResult(slots) ? 'Is that close to your situation?' : 'Does that change anything?'),
          (slots) => (isResult(slots) ? 'Is any of it familiar?' : 'Is that news to you?'),
          (slots) =>
            isResult(slots) ? 'Do you recognise any of it?' : 'Does that carry any weight with you?',
          (slots) =>
            isResult(slots) ? 'Is it close enough to be worth a look?' : 'Does that matter to you?',
          (slots) =>
            isResult(slots) ? 'Does that sound anything like you?' : 'Does that make a difference to you?',
          (slots) =>
            isResult(slots) ? 'Is your starting point similar?' : 'Does that change the picture for you?',
        ],
      },
    ],
    notes: [
      {
        line: (slots) => slots.proof ?? another(slots) ?? `An example: ${example(slots)}.`,
        ask: (slots) => (isResult(slots) ? 'Is that close to your situation?' : 'Does that change anything?'),
      },
      {
        line: (slots) => slots.proof ?? another(slots) ?? `What changed elsewhere: ${example(slots)}.`,
        ask: (slots) => (isResult(slots) ? 'Is your starting point similar?' : 'Does that matter to you?'),
      },
    ],
    task: ({ customer, on }) =>
      `Find one ${customer} who can speak about ${on} and ask whether you may name them. What changed, in one sentence with a figure, is what every later step can lean on.`,
  },
  objection: {
    purpose: 'Answer the doubt that is heard most.',
    value: () => 'An honest answer to the doubt heard most.',
    tellings: [
      {
        body: [
          [
            (slots) => `The doubt I hear most about ${slots.on}: ${doubt(slots)}. ${answer(slots)}.`,
            (slots) => `What speaks against ${slots.on}: ${doubt(slots)}. ${answer(slots)}.`,
            (slots) => `The first thing people ask me about ${slots.on}: ${doubt(slots)}. ${answer(slots)}.`,
          ],
        ],
        ask: [
          'Is that your doubt as well, or is it another?',
          'Would that be in the way for you too?',
          'Is it that for you, or something else?',
          'Does that answer it for you?',
          'Is there another doubt that weighs more?',
        ],
      },
    ],
    notes: [
      { line: '', ask: ({ on }) => `Is it the timing with ${on}, or is it with somebody else on your side?` },
      { line: '', ask: ({ on }) => `Would ${on} be a no for you, or a not yet?` },
      { line: '', ask: ({ on }) => `Is there a part of ${on} that would not work for you?` },
    ],
    task: ({ at, on }) =>
      `Look up what they use today${at}, in job adverts and on their site: whatever speaks against ${on} there is what the next step has to answer.`,
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
            ({ offered, askedForTime, on }) =>
              offered !== null
                ? `If a talk about ${on} is more than you have time for, there is a shorter way: ${offered}.`
                : askedForTime
                  ? 'A call may be too much for now, so one word by mail will do.'
                  : 'A yes or a no is plenty, and neither needs a reason.',
            ({ offered, askedForTime, on }) =>
              offered !== null
                ? `There is a way to look at ${on} without a talk: ${offered}.`
                : askedForTime
                  ? 'Before any call there is a question that takes one word.'
                  : 'Here is a question that takes one word to answer.',
            ({ offered, askedForTime, on }) =>
              offered !== null
                ? `You needn't meet me to judge ${on}: there is ${offered}.`
                : askedForTime
                  ? 'Leave the time aside that I asked for: a yes or a no is a start.'
                  : 'If the answer is no, that settles it, and it is off your list.',
            ({ offered, askedForTime, on }) =>
              offered !== null
                ? `Two minutes are enough to judge ${on}, and no talk is needed: there is ${offered}.`
                : askedForTime
                  ? "It needn't be a call, and it needn't be more than a word."
                  : 'One question only, and any answer is a good one.',
          ],
          [
            ({ offered }) => (offered === null ? '' : 'A yes by mail is all it takes to get it.'),
            ({ offered }) => (offered === null ? '' : "You needn't tell me what you think of it."),
            ({ offered }) => (offered === null ? '' : 'It can be passed on, too.'),
          ],
        ],
        ask: [
          ({ offered, on }) =>
            offered === null ? `Would ${on} be worth a look this quarter?` : 'Would you like to have it?',
          ({ offered, on }) =>
            offered === null ? `Would you want to know more about ${on}?` : 'Would you want to have it?',
          ({ offered, on }) =>
            offered === null ? `Is there any interest in ${on} on your side?` : 'Would it help you?',
          ({ offered, on }) =>
            offered === null ? `Could ${on} be something for this year?` : 'Would you like it?',
        ],
      },
    ],
    notes: [
      {
        line: [
          inOneLine('In one line, ', ''),
          inOneLine('The short of it: ', ''),
          inOneLine('In a sentence, ', ''),
          inOneLine('In short, ', ''),
          inOneLine('Put briefly, ', ''),
          inOneLine('What it comes down to: ', ''),
        ],
        ask: [
          ({ offered, on }) =>
            offered === null ? `Would ${on} be worth a look this quarter?` : 'Would you like to have it?',
          ({ offered, on }) =>
            offered === null ? `Is there any interest in ${on} on your side?` : 'Would you like it?',
          ({ offered, on }) =>
            offered === null ? `Could ${on} be something for this year?` : 'Would it help you?',
          ({ offered, on }) =>
            offered === null ? `Would you want to know more about ${on}?` : 'Would you want to have it?',
        ],
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
            ({ on, at }) => `If ${on} would be for somebody else${at} to judge, a name is all I need.`,
            ({ on, at }) =>
              `I took ${on} to be yours to judge${at}. If not, a first name and a department are enough.`,
            ({ on, at }) => `Perhaps ${on} should go to another desk${at}, and then a name puts it right.`,
            ({ on, at }) => `One name is enough if ${on} would be a matter for a colleague of yours${at}.`,
          ],
        ],
        ask: [
          'Is there somebody else I should write to?',
          "Is it yours, or a colleague's?",
          'Is this for you, or for somebody else?',
          'Is there a name you can give me?',
        ],
      },
    ],
    notes: [
      { line: '', ask: ({ on, at }) => `Are you the one to ask about ${on}${at}, or is it a colleague?` },
      { line: '', ask: ({ on, at }) => `Would ${on} be yours to judge${at}, or somebody else's?` },
    ],
    task: ({ on, at }) =>
      `Find out who decides about ${on}${at}: the site, their profiles or reception will tell. The next step goes to that person.`,
  },
  cost: {
    purpose: 'Let them put their own figure on it.',
    value: () => 'A check they can do without you.',
    tellings: [
      {
        body: [
          [
            ({ matter, trouble }) =>
              matter === null
                ? `Here's a check that you can do without me. If ${trouble}, take last month and note what that cost, whose budget it came from and what had to wait.`
                : `Here's a check on ${matter} that you can do without me. Take last month, and note how many hours went into it, whose they were and what had to wait.`,
            ({ matter, trouble }) =>
              matter === null
                ? `You don't need me for this one. If ${trouble}, write down what last month cost because of it, in hours and in money.`
                : `You don't need me for this one: write down what last month cost you in hours and in money because of ${matter}.`,
          ],
          [
            'If the total is small, leave everything as it is. If it surprises you, there is something to talk about.',
            'A small figure means that I am wrong, and you can leave it there. A large one is yours to use, with me or without.',
          ],
        ],
        ask: ['Would the total surprise you?', 'Is that a figure anyone keeps today?'],
      },
    ],
    notes: [
      {
        line: ({ matter, trouble }) =>
          `A rough figure for what ${matter === null ? `it cost last month that ${trouble}` : `${matter} cost last month`} would help us both.`,
        ask: 'Is that a figure anyone keeps today?',
      },
    ],
    task: ({ matter, trouble, at }) =>
      `Estimate from public figures what it costs them${at} ${matter === null ? `that ${trouble}` : `to deal with ${matter}`}, and note how you got there: a figure of their own trade opens the next call.`,
    fits: ({ matter, trouble, isTrouble }) => (matter !== null && isTrouble) || trouble !== null,
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
            (slots) => `The work on your side with ${slots.on}: ${work(slots)}.`,
          ],
          ['Whether you have room for that, only you can tell.', 'The rest you can judge from there.'],
        ],
        ask: ['Would that be too much this month?', 'Is there room for that at the moment?'],
      },
    ],
    notes: [
      {
        line: ({ on, hole }) => `What ${on} would ask of your team: ${hole('hours or days')}.`,
        ask: 'Would that be too much for you this month?',
      },
    ],
    task: ({ on }) =>
      `Write down in three lines what a customer hands over for ${on}, what you do and what they have at the end: it is the first thing asked on a call.`,
  },
  ...OUTREACH_LATE,
}
