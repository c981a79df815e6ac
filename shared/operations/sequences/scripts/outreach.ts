/** Steps after a mail to somebody who does not know the sender. They promise nothing but to stop. */
import { showsResult } from '../recall.ts'
import { again, type Scripts, type Slots } from '../script.ts'

/** Whether the fact that is told is something that came about at a customer's, and no price or promise. */
const isResult = ({ proof, result }: Slots): boolean => {
  const told = proof ?? result
  return told === null || showsResult(told)
}
const JUDGE = 'It is one more thing to judge by, and you know better than I do what it is worth to you.'
const closeness = (slots: Slots) =>
  isResult(slots) ? 'How close is that to your situation?' : 'Does that change anything for you?'

const example = ({ customer, hole }: Slots) => hole(`one ${customer} and what changed for them`)

export const OUTREACH: Scripts = {
  proof: {
    purpose: 'Let one result stand by itself.',
    value: ({ proof, result }) => proof ?? again(result) ?? 'A result at another company.',
    tellings: [
      {
        body: (slots) => [
          slots.proof !== null
            ? `My first note left out one fact: ${slots.proof}`
            : slots.result !== null
              ? `If you read one thing in my first note, let it be this. ${slots.result}`
              : slots.named
                ? `My first note${slots.about} named one example, and one may be chance. Here is another: ${example(slots)}.`
                : `My first note${slots.about} gave no example, so here is one: ${example(slots)}.`,
          isResult(slots)
            ? "You may be starting from somewhere else, so it's worth asking whether it would hold for you."
            : JUDGE,
        ],
        ask: (slots) => slots.ownAsk ?? closeness(slots),
      },
      {
        body: (slots) => [
          slots.proof !== null
            ? `There is one thing I should have told you in my first note${slots.about}: ${slots.proof}`
            : slots.result !== null
              ? `${isResult(slots) ? "The one result I'd want to ask about in your place is this." : 'One line of my first note says most about us.'} ${slots.result}`
              : `You shouldn't have to take my word on ${slots.on}, so here is an example: ${example(slots)}.`,
          isResult(slots)
            ? "You know what is different on your side, and I can't see that from here."
            : JUDGE,
        ],
        ask: (slots) =>
          slots.ownAsk ?? (isResult(slots) ? 'Is it close enough to be worth a look?' : closeness(slots)),
      },
    ],
    spoken: (slots) => slots.ownAsk ?? closeness(slots),
    line: (slots) =>
      (slots.proof === null ? null : `One fact my first note left out: ${slots.proof}`) ??
      slots.result ??
      `${example(slots)}.`,
    task: ({ customer, on }) =>
      `Find one ${customer} who can speak about ${on}, ask whether you may name them, and write down what changed in one sentence with a figure.`,
  },
  objection: {
    purpose: 'Name the likely reasons for silence and make either easy to say.',
    value: () => 'An easy way to say “not now” or “not me”.',
    tellings: [
      {
        body: ({ on }) => [
          `There are two good reasons to leave a note about ${on} unanswered: the month is wrong, or it's on somebody else's desk.`,
          'Either answer helps me, and half a line is enough: a month for the first, a name for the second.',
        ],
        ask: () => 'Is it one of the two?',
      },
      {
        body: ({ on }) => [
          `You may have no need for ${on}, and then a word to say so is enough.`,
          'If you do and it is nowhere near the top of your list, the month in which it gets there would tell me when to ask.',
        ],
        ask: () => 'Which of the two is closer?',
      },
      {
        body: ({ on }) => [
          `I can't see from here whether there is anything in ${on} for you. What you do today may work well, and then I have nothing to add.`,
          "If there's one part of it that still annoys somebody every week, that part is the only one to talk about.",
        ],
        ask: () => 'Is there such a part?',
      },
    ],
    spoken: () => 'Is it one of the two?',
    line: () => "It may be the wrong month or the wrong desk, and I'd rather know than guess.",
    task: ({ at, on }) =>
      `Look up what they use today${at}, in job adverts and on their site, and note what speaks against ${on}.`,
  },
  smaller_ask: {
    purpose: 'Ask for a yes or a no only.',
    value: ({ offered }) =>
      offered === null
        ? 'A question that a yes or a no answers.'
        : `Something to read instead of a talk: ${offered}.`,
    tellings: [
      {
        body: (slots) =>
          slots.offered !== null
            ? instead(slots)
            : [
                slots.does === null
                  ? `In one line, my mail was about ${slots.on}.`
                  : `In one line, ${slots.does}`,
                slots.askedForTime
                  ? "I asked for your time before you had seen much of it, so here's a smaller question. A yes or a no by mail answers it."
                  : "There's nothing to read or to decide for an answer today, and a yes or a no by mail is enough.",
              ],
        ask: ({ offered }) => (offered === null ? 'Is that worth a look this quarter?' : WANTED),
      },
      {
        body: (slots) =>
          slots.offered !== null
            ? instead(slots)
            : [
                slots.does === null
                  ? `Perhaps my first question about ${slots.on} was too big, so here is one that takes a second.`
                  : `Perhaps my first question was too big. All you need to know for this one is that ${slots.does}`,
                'A no is as useful to me as a yes, and neither needs a reason.',
              ],
        ask: ({ offered }) => (offered === null ? 'Is it something you would look at this year?' : WANTED),
      },
    ],
    spoken: ({ offered }) => (offered === null ? 'Is that worth a look this quarter, yes or no?' : WANTED),
    line: ({ does, offered }) =>
      offered !== null
        ? `There is something to read instead of a talk: ${offered}.`
        : does === null
          ? 'A one-word answer by mail is enough.'
          : `In one line, ${does}`,
    task: ({ on }) => `Put ${on} on one page: what it covers, what it costs, what it needs from them.`,
  },
  other_person: {
    purpose: 'Find out who decides.',
    value: () => 'A way to hand it on without any work.',
    tellings: [
      {
        body: ({ on, at, does }) => [
          does === null
            ? `It may well be that somebody else${at} decides about ${on}. In that case a name is all I need.`
            : `${capital(does)} If that is for somebody else${at} to decide, a name is all I need.`,
          'There is nothing to pass on and nothing to explain; the name by itself puts it right.',
        ],
        ask: () => 'Who looks after it?',
      },
      {
        body: ({ on, at, does }) => [
          does === null
            ? `If I have come to the wrong desk with ${on}, a name${at} is enough to put that right.`
            : `${capital(does)} If I have come to the wrong desk with that, a name${at} is enough to put it right.`,
          "You needn't explain anything to anyone, and this mail needs no other answer.",
        ],
        ask: () => 'Whose desk is it?',
      },
    ],
    spoken: () => 'Who looks after it?',
    line: ({ at }) => `Perhaps it sits with somebody else${at}.`,
    task: ({ on, at }) => `Find out who decides about ${on}${at}, and write to that person instead.`,
  },
  cost: {
    purpose: 'Let them put their own figure on it.',
    value: () => 'A check they can do without you.',
    tellings: [
      {
        body: ({ matter, trouble }) => [
          matter === null
            ? `Here's a check that you can do without me. If ${trouble}, take last month and note what that cost, whose budget it came from and what had to wait.`
            : `Here's a check on ${matter} that you can do without me. Take last month, and note how many hours went into it, whose they were and what had to wait.`,
          'If the total is small, leave everything as it is. If it surprises you, there is something to talk about.',
        ],
        ask: () => 'What would be your guess?',
      },
    ],
    spoken: () => 'What would be your guess?',
    line: ({ matter, trouble }) =>
      `A rough figure for what ${matter === null ? `it cost last month that ${trouble}` : `${matter} cost last month`} would help us both.`,
    task: ({ matter, trouble, at }) =>
      `Estimate from public figures what it costs them${at} ${matter === null ? `that ${trouble}` : `to deal with ${matter}`}, and note how you got there.`,
    fits: ({ matter, trouble }) => matter !== null || trouble !== null,
  },
  how_it_works: {
    purpose: 'Take away the fear of the work it makes.',
    value: () => 'What it asks of their team.',
    tellings: [
      {
        body: ({ on, hole }) => [
          `My first note left out what ${on} would ask of your team: ${hole('what the customer hands over, how long that takes them, and what they have at the end')}.`,
          'That leaves the part only you can judge: whether there is room for it at the moment.',
        ],
        ask: () => 'Would that be too much this month?',
      },
    ],
    line: ({ on, hole }) => `What ${on} would ask of your team: ${hole('hours or days')}.`,
    task: ({ on }) =>
      `Write down in three lines what a customer hands over for ${on}, what you do and what they have at the end.`,
  },
  options: {
    purpose: 'Make the answer one letter.',
    value: () => 'An answer that takes a second.',
    tellings: [
      {
        body: ({ on }) => [
          `One letter tells me where ${on} stands with you:`,
          [
            'A: yes, tell me more',
            'B: ask me again in three months',
            'C: somebody else looks after it',
            'D: no, and take me off your list',
          ].join('\n'),
        ],
        ask: () => 'Which one is it?',
      },
    ],
    spoken: () => 'Is it yes, later or no?',
    line: ({ on }) => `One word on ${on} is all I need.`,
    task: ({ on }) =>
      `Check whether they opened a page about ${on}, replied elsewhere or changed jobs since the first step.`,
  },
  timing: {
    purpose: 'Find the month in which it is decided.',
    value: () => 'Mail at the right time of year, and none before.',
    tellings: [
      {
        body: ({ on }) => [
          'Some things are decided once a year, when a budget is set or a contract ends.',
          `If ${on} is one of them, my notes come at the wrong time, and the month is all I need to know.`,
        ],
        ask: () => 'Which month would that be?',
      },
    ],
    spoken: () => 'Which month would be right?',
    line: () => 'Perhaps it is decided once a year, and my note came in the wrong month.',
    task: ({ at, on }) =>
      `Find out when budgets for ${on} are set${at}: the financial year is public for most companies.`,
  },
  resource: {
    purpose: 'Give something that helps without buying.',
    value: () => 'Something to read instead of a talk.',
    tellings: [
      {
        body: ({ on, page, hole }) => [
          `If you'd rather read about ${on} than answer mail, this is the page: ${page ?? hole('link to a checklist, a guide or figures that help without buying')}`,
          'It needs no answer. If it leaves a question open, that question is the best reply I could get.',
        ],
        ask: () => 'What would you want to know that it does not say?',
      },
    ],
    spoken: () => 'Would a page to read be of more use to you?',
    line: ({ page, hole }) =>
      `If you'd rather read than talk: ${page ?? hole('link to a checklist, a guide or figures')}`,
    task: ({ on }) => `Find or write one page that helps with ${on} whether or not they buy.`,
  },
  trigger: {
    purpose: 'Tie it to something new at their end.',
    value: () => 'A reason why it matters now.',
    tellings: [
      {
        body: ({ on, hole }) => [
          `I saw ${hole('something that happened at their company this month, and where you saw it')}.`,
          `That may change where ${on} stands on your list. If it makes it less urgent, that's worth knowing too.`,
        ],
        ask: () => 'Has it moved up or down your list?',
      },
    ],
    line: ({ hole }) => `I saw ${hole('something that happened at their company this month')}.`,
    task: ({ at, on }) =>
      `Look for news${at} from the last month that bears on ${on}: a new site, a new head of something, a tender, a job advert.`,
  },
  reference: {
    purpose: 'Let somebody else speak.',
    value: () => 'A customer they can ask without you.',
    tellings: [
      {
        body: ({ hole, on }) => [
          `Somebody who has been through ${on} can say more than I can: ${hole('name and role of a customer who has agreed to be asked')}.`,
          "Ask what I wouldn't tell you by myself: what went wrong, what took longer and what it cost in the end.",
        ],
        ask: () => 'Would you like to speak to them?',
      },
    ],
    line: ({ hole }) =>
      `A customer you could ask: ${hole('name and role of a customer who has agreed to be asked')}.`,
    spoken: () => 'Would you like to speak to a customer of ours?',
    task: ({ customer, on }) => `Ask one ${customer} whether this reader may call them about ${on}.`,
  },
  close_file: {
    purpose: 'End it cleanly and leave a way back.',
    value: () => 'Certainty that no more mail comes.',
    tellings: [
      {
        body: ({ on }) => [
          `This is my last note about ${on}. I won't write again unless you name a month that suits you better.`,
          'Should it come up later, a reply to this mail is enough, and neither of us has to start over.',
        ],
        ask: () => 'Would a later month be better, or shall I leave it at that?',
      },
      {
        body: ({ on }) => [
          `I'll leave it here: there are no more notes about ${on} after this mail, and I won't write again by myself.`,
          'If it comes back on your list, one line in reply is enough to pick it up where we are now.',
        ],
        ask: () => 'Is there a month that would be better, or shall I leave it at that?',
      },
      {
        body: ({ on }) => [
          `I'll stop writing about ${on} with this mail, and I won't write again unless you ask me to.`,
          'If the timing was wrong, keep this mail: a reply to it, even a year from now, saves us both the introductions.',
        ],
        ask: () => 'Is next quarter any better, or shall I leave it closed?',
      },
    ],
    spoken: () => 'Is there a month that would be better?',
    line: () => "I'll leave it with you now and won't write again by myself.",
    task: ({ on }) =>
      `Close the file on ${on}: note the last step, and a month to look again only if they named one.`,
  },
}

/** What the first mail offered to send, in place of a talk. */
const instead = ({ on, does, offered }: Slots): string[] => [
  does === null
    ? `If a talk about ${on} is more than you have time for, my first note named a shorter way: ${offered}.`
    : `In one line, ${does} If a talk about it is more than you have time for, my first note named a shorter way: ${offered}.`,
  'You can read it when it suits you, and a yes by mail is all it takes to get it.',
]
const WANTED = 'Would you like to have it?'

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
