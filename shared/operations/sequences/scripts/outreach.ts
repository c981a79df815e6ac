/** Steps after a mail to somebody who does not know the sender. They promise nothing but to stop. */
import { showsResult } from '../recall.ts'
import type { Scripts, Slots } from '../script.ts'
import { inside, sentence } from '../wording.ts'
import { OUTREACH_LATE } from './outreach-late.ts'

/** Whether what is told came about at a customer's, and is no price or promise. */
const isResult = ({ proof }: Slots): boolean => proof === null || showsResult(proof)

const example = ({ customer, hole }: Slots) => hole(`one ${customer} and what changed for them`)

/** How an example is led in: by the one of the first mail, where it named one. */
const another = (slots: Slots): string => {
  if (slots.example !== null)
    return `${slots.example} is one example, and one may be chance. Here is another: ${example(slots)}.`
  return slots.shown
    ? `My first note${slots.about} gave one example, and one may be chance. Here is another: ${example(slots)}.`
    : `My first note${slots.about} gave no example, so here is one: ${example(slots)}.`
}
const orProof =
  (lead: (slots: Slots) => string) =>
  (slots: Slots): string =>
    slots.proof === null ? another(slots) : `${lead(slots)} ${sentence(inside(slots.proof), false)}`

/** What is said of a result would be odd beside a price. */
const unlessPlain = (text: string) => (slots: Slots) =>
  isResult(slots) ? text : 'You know better than I do what that is worth to you.'

/** What is offered to read, else what the sender does, else `instead`. */
const inOneLine =
  (lead: string, instead: string) =>
  ({ does, offered }: Slots): string => {
    if (offered !== null) return `There is something to read instead of a talk: ${offered}.`
    return does === null ? instead : `${lead}${does}`
  }

export const OUTREACH: Scripts = {
  proof: {
    purpose: 'Let one more result stand by itself.',
    value: ({ proof }) => proof ?? 'A result at another company.',
    tellings: [
      {
        body: [
          [
            orProof(() => 'My first note left out one fact:'),
            orProof(({ about }) => `There is one thing I should have told you in my first note${about}:`),
            orProof(({ on }) => `One more thing to judge ${on} by:`),
            (slots) =>
              slots.proof === null
                ? `You shouldn't have to take my word on ${slots.on}, so here is ${slots.shown ? 'one more' : 'an'} example: ${example(slots)}.`
                : `You shouldn't have to take my word on ${slots.on}. ${slots.proof}`,
            (slots) =>
              slots.proof === null
                ? `What ${slots.on} changed at another firm: ${example(slots)}.`
                : `This belongs beside what I wrote${slots.about}. ${slots.proof}`,
          ],
          [
            unlessPlain("You know what is different on your side, and I can't see that from here."),
            unlessPlain("Whether it carries over is something you can tell and I can't."),
            'It is one more thing to judge by, and you know better than I do what it is worth to you.',
            unlessPlain('If your case has little in common with it, that would be good for me to know too.'),
            (slots) =>
              // “We have fitted 31 cold stores” is no case.
              slots.proof === null || !/^(?:We|Our|I|My|\d|[A-Z]\p{Ll}+ of )/u.test(slots.proof)
                ? unlessPlain('It is one case, so take it as a single data point.')(slots)
                : 'You know better than I do what that is worth to you.',
            unlessPlain('Put your own figures beside it before you believe mine.'),
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
        line: (slots) =>
          slots.proof === null ? another(slots) : `One fact my first note left out: ${slots.proof}`,
        ask: (slots) => (isResult(slots) ? 'Is that close to your situation?' : 'Does that change anything?'),
      },
      {
        line: (slots) =>
          slots.proof === null ? another(slots) : `One more thing to judge it by: ${slots.proof}`,
        ask: (slots) => (isResult(slots) ? 'Is your starting point similar?' : 'Does that matter to you?'),
      },
    ],
    task: ({ customer, on }) =>
      `Find one ${customer} who can speak about ${on}, ask whether you may name them, and write down what changed in one sentence with a figure.`,
  },
  objection: {
    purpose: 'Name the likely reasons for silence and make either easy to say.',
    value: () => 'An easy way to say “not now” or “not me”.',
    tellings: [
      {
        body: [
          [
            ({ on }) =>
              `There are two good reasons to leave a note about ${on} unanswered: the month is wrong, or it's on somebody else's desk.`,
            ({ on }) =>
              `If my note about ${on} came in the wrong month or to the wrong desk, both are easy to put right.`,
            ({ on }) => `Perhaps the month is wrong for ${on}, or the desk is.`,
          ],
          [
            'Either answer helps me, and half a line is enough: a month for the first, a name for the second.',
            'A month or a name is a whole answer, and it saves you every further mail in between.',
            'Write the month or the name, and that is all there is to do.',
          ],
        ],
        ask: ['Is it the month or the desk?', 'Is it the timing, or is it with somebody else?'],
      },
      {
        body: [
          [
            ({ on }) => `You may have no need for ${on}, and then a word to say so is enough.`,
            ({ on }) => `It may be that ${on} would solve nothing you have today, and that is a fair answer.`,
          ],
          [
            'If you do have the need and it is nowhere near the top of your list, the month in which it gets there would tell me when to ask.',
            'And if the need is there but other things come first, that is a different answer, and as good a one.',
          ],
        ],
        ask: ['Is it a no, or a not yet?', 'Is it not needed at all, or just not now?'],
      },
      {
        body: [
          [
            ({ on }) => `What you do today may work well, and then ${on} would add nothing.`,
            ({ on }) => `I can't see from here whether there is anything in ${on} for you.`,
            ({ on }) =>
              `The best argument against ${on} is that the way you do it now works, and only you know whether it does.`,
          ],
          [
            "If there's one part of the work that still annoys somebody every week, that part is the only one to talk about.",
            'Most teams have one step that everybody complains about. If yours has none, I have nothing to add.',
          ],
        ],
        ask: ['Is there such a part?', 'Is there one like that on your side?'],
      },
    ],
    notes: [
      {
        line: "It may be the wrong month or the wrong desk, and I'd rather know than guess.",
        ask: 'Is it the timing, or is it with somebody else on your side?',
      },
      {
        line: 'You may have no need for it, and that is a fair answer.',
        ask: 'Is it a no for you, or a not yet?',
      },
      {
        line: 'What you do today may work well, and then I have nothing to add.',
        ask: 'Is there a part of it that still annoys one of you every week?',
      },
    ],
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
        body: [
          [
            (slots) =>
              slots.offered !== null
                ? `If a talk about ${slots.on} is more than you have time for, my first note named a shorter way: ${slots.offered}.`
                : slots.askedForTime
                  ? `I asked for your time before you had seen much of ${slots.on}, so here's a smaller question.`
                  : `Perhaps my first question about ${slots.on} was too big, so here is one that takes a second.`,
            (slots) =>
              slots.offered !== null
                ? `There is a way to look at ${slots.on} without a talk: ${slots.offered}.`
                : slots.askedForTime
                  ? `A talk about ${slots.on} may be too much for now, so this is a question for one word.`
                  : `Here is an easier question about ${slots.on} than the one I began with.`,
            (slots) =>
              slots.offered !== null
                ? `You needn't meet me to judge ${slots.on}: there is ${slots.offered}.`
                : slots.askedForTime
                  ? `Leave aside the time I asked for: one word on ${slots.on} would already tell me a lot.`
                  : `One word on ${slots.on} would already tell me a lot.`,
          ],
          [
            ({ offered }) =>
              offered === null
                ? 'A no is as useful to me as a yes, and neither needs a reason.'
                : 'You can read it when it suits you, and a yes by mail is all it takes to get it.',
            ({ offered }) =>
              offered === null
                ? 'Yes and no are both whole answers, so nothing more needs writing.'
                : "It takes a few minutes, and you needn't tell me what you think of it.",
            ({ offered }) =>
              offered === null
                ? 'If the answer is no, that settles it, and you have it off your list.'
                : 'It says more than I could in a mail, and it can be passed on.',
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
          inOneLine('In one line, ', 'One question, and a yes or a no is plenty.'),
          inOneLine('The short of it: ', 'A yes or a no is all I need.'),
          inOneLine('In a sentence, ', 'One word is enough.'),
          inOneLine('In short, ', 'A one-word answer is plenty.'),
          inOneLine('Put briefly, ', 'There is nothing to read this time.'),
          inOneLine('What it comes down to: ', 'A short no is fine.'),
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
    task: ({ on }) => `Put ${on} on one page: what it covers, what it costs, what it needs from them.`,
  },
  other_person: {
    purpose: 'Find out who decides.',
    value: () => 'A way to hand it on without any work.',
    tellings: [
      {
        body: [
          [
            ({ on, at }) =>
              `It may well be that somebody else${at} decides about ${on}. In that case a name is all I need.`,
            ({ on, at }) =>
              `If I have come to the wrong desk with ${on}, a name${at} is enough to put that right.`,
            ({ on, at }) => `I assumed that ${on} would be yours to judge${at}, and I may well be wrong.`,
            ({ on, at }) => `Perhaps ${on} would be for a colleague of yours${at} to judge.`,
          ],
          [
            'There is nothing to pass on and nothing to explain; the name by itself puts it right.',
            "You needn't explain anything to anyone, and this mail needs no other answer.",
            'A first name and a department would do.',
            'One name is quicker to write than a forwarded mail.',
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
      {
        line: ({ at }) => `Perhaps somebody else looks after this${at}.`,
        ask: 'Is there somebody else I should write to?',
      },
      { line: ({ at }) => `I may have the wrong desk${at}.`, ask: "Is it yours, or a colleague's?" },
      {
        line: ({ at }) => `I assumed that you look after this${at}, and I may be wrong.`,
        ask: 'Is it you, or should I write to somebody else?',
      },
    ],
    task: ({ on, at }) => `Find out who decides about ${on}${at}, and write to that person instead.`,
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
      `Estimate from public figures what it costs them${at} ${matter === null ? `that ${trouble}` : `to deal with ${matter}`}, and note how you got there.`,
    fits: ({ matter, trouble }) => matter !== null || trouble !== null,
  },
  how_it_works: {
    purpose: 'Take away the fear of the work it makes.',
    value: () => 'What it asks of their team.',
    tellings: [
      {
        body: [
          [
            ({ on, hole }) =>
              `My first note left out what ${on} would ask of your team: ${hole('what the customer hands over, how long that takes them, and what they have at the end')}.`,
            ({ on, hole }) =>
              `Before ${on} comes to anything, somebody has to do some work. This is your part of it: ${hole('what the customer hands over, how long that takes them, and what they have at the end')}.`,
          ],
          [
            'That leaves the part only you can judge: whether there is room for it at the moment.',
            'The rest is on our side, and whether you have that much time is on yours.',
          ],
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
      `Write down in three lines what a customer hands over for ${on}, what you do and what they have at the end.`,
  },
  ...OUTREACH_LATE,
}
