/** Steps after a mail to somebody who does not know the sender. They promise nothing but to stop. */
import { capital } from '../capital.ts'
import { toldBehind } from '../point-lines.ts'
import { showsResult } from '../recall.ts'
import { type Scripts, type Slots, said } from '../script.ts'
import { inside, sentence } from '../wording.ts'
import { OUTREACH_LATE } from './outreach-late.ts'

/** Whether what is told came about at a customer's, and is no price or promise. */
const isResult = ({ proof, told }: Slots): boolean => {
  const fact = proof ?? (told && `${told.text}.`)
  return fact === null || showsResult(fact)
}

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
    atHand(slots) === null
      ? (another(slots) ?? `${first(slots)}: ${example(slots)}.`)
      : behind(isOfOthers(slots) ? 'One figure to set your own beside:' : lead(slots), atHand(slots) ?? '')

/** “The Bellmont group: 14 hotels” has its own colon. */
const behind = (lead: string, told: string): string =>
  /^[^:]+: /.test(told) ? capital(told) : `${lead} ${told}`

/** A proof of the brief, else a point of the first mail, within a sentence. */
const atHand = ({ proof, told }: Slots): string | null =>
  proof === null ? told && `${told.text}.` : sentence(inside(proof), false)

/** What is asked behind an example, behind a fact, and behind a point of the first mail. */
const judged =
  (example: string, other: string, way: number) =>
  (slots: Slots): string => {
    const { proof, told, at } = slots
    if (proof !== null || told === null) return isResult(slots) ? example : other
    if (
      /\b(?:lose|lost|spend|spent|miss|missed|struggled?)\b|\btakes? [^.]*\blonger\b|\bper (?:rep|person|head|employee)\b|\bwaste (?:\d|an?|hours|time|money)\b/i.test(
        told.text,
      )
    )
      return `Is it anything like that${at || ' with you'}?`
    return `${WEIGHED[way] ?? WEIGHED[0]}${at}?`
  }
const WEIGHED = [
  'Would that be worth a look',
  'Would that make a difference',
  'Is that of any interest',
  'Would that be of use',
]

/** What others lose or gain, which the reader has a figure of their own for. */
const isOfOthers = ({ proof, told }: Slots): boolean =>
  proof === null && told !== null && OF_OTHERS.test(told.text)
const OF_OTHERS =
  /\d.*\bper (?:rep|person|head|employee|week|month)\b|\b(?:sees?|saves?|lose|spend|gain|cut|went|fell|dropped|rose)\b.*\d/i

/** Behind a figure of others: the reader's own. */
const yours =
  (way: 0 | 1) =>
  (slots: Slots): string =>
    isOfOthers(slots) ? YOURS[way] : ''
const YOURS = [
  'Yours may be higher or lower, and it is the one that counts.',
  'Yours is the one that counts, whether it is higher or lower.',
] as const

const noted = ({ proof, told }: Slots): string | null => proof ?? (told && capital(`${told.text}.`))

/** What is offered to read, else what the sender does, else `instead`. */
const inOneLine =
  (lead: string, instead: string) =>
  ({ does, point, offered }: Slots): string => {
    if (offered !== null) return `There is something to read instead of a talk: ${offered}.`
    return does === null ? (point ?? instead) : `${lead}${does}`
  }

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
      : (DOUBTS[way] ?? DOUBTS[0])
/** A doubt that a point of the first mail settles is answered, and no other is asked for. */
const doubted =
  (open: (slots: Slots) => string) =>
  (slots: Slots): string =>
    answers(slots) ? `One question about ${slots.on} is quickly answered.` : open(slots)
const DOUBTS = [
  'It may be the price, the work at the start, or something you use already.',
  'It could be the price, the time it takes to set up, or a tool that does the job today.',
] as const

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
              ({ on, proof }) =>
                proof === null
                  ? `What I would look at first with ${on}:`
                  : `Something about ${on} that I haven't told you yet:`,
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
          [yours(0), yours(1)],
        ],
        ask: [
          judged('Is that close to your situation?', 'Does that change anything?', 0),
          judged('Is any of it familiar?', 'Is that news to you?', 1),
          judged('Do you recognise any of it?', 'Does that carry any weight with you?', 2),
          judged('Is it close enough to be worth a look?', 'Does that matter to you?', 3),
          judged('Does that sound anything like you?', 'Does that make a difference to you?', 0),
          judged('Is your starting point similar?', 'Does that change the picture for you?', 1),
        ],
      },
    ],
    notes: [
      {
        line: (slots) => noted(slots) ?? another(slots) ?? `An example: ${example(slots)}.`,
        ask: judged('Is that close to your situation?', 'Does that change anything?', 0),
      },
      {
        line: (slots) => noted(slots) ?? another(slots) ?? `What changed elsewhere: ${example(slots)}.`,
        ask: judged('Is your starting point similar?', 'Does that matter to you?', 1),
      },
    ],
    task: ({ customer, on }) =>
      `Find one ${customer} who can speak about ${on} and ask whether you may name them. What changed, in one sentence with a figure, is what every later step can lean on.`,
  },
  objection: {
    purpose: 'Answer the doubt that is heard most.',
    value: (slots) => (answers(slots) ? 'An answer to a doubt.' : 'A question about what speaks against it.'),
    tellings: [
      {
        body: [
          [
            doubted(({ on }) => `If something speaks against ${on}, I would rather hear it than guess.`),
            doubted(({ on }) => `There may be a reason against ${on} that I can't see from here.`),
            doubted(({ on }) => `It would help me to hear what speaks against ${on}.`),
          ],
          [answered(0), answered(1)],
        ],
        ask: [
          (slots) => (answers(slots) ? 'Does that answer it for you?' : 'Is it one of the three?'),
          (slots) => (answers(slots) ? 'Was that the doubt, or is it another?' : 'Would it be one of these?'),
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
            offered === null ? `Would ${on} be of use to you this quarter?` : 'Would you like to have it?',
          ({ offered, on }) =>
            offered === null ? `Would you want to know more about ${on}?` : 'Would you want to have it?',
          ({ offered, on }) =>
            offered === null ? `Is there any interest in ${on} on your side?` : 'Would it help you?',
          ({ offered, on }) =>
            offered === null ? `Would it help to hear more about ${on}?` : 'Would you like it?',
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
            offered === null ? `Would ${on} be of use to you this quarter?` : 'Would you like to have it?',
          ({ offered, on }) =>
            offered === null ? `Is there any interest in ${on} on your side?` : 'Would you like it?',
          ({ offered, on }) =>
            offered === null ? `Would it help to hear more about ${on}?` : 'Would it help you?',
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
