/** Steps after a mail to somebody who does not know the sender. */
import type { Scripts } from '../script.ts'

export const OUTREACH: Scripts = {
  proof: {
    purpose: 'Show that it worked somewhere else.',
    value: 'A result at another company, and how it came about.',
    tellings: [
      {
        body: ({ proof, shown, customer, hole }) => [
          proof !== null
            ? `My first note left out one fact. ${proof}`
            : shown === null
              ? `You shouldn't have to take my word for it, so here is an example: ${hole(`one ${customer} and what changed for them`)}.`
              : `One case can be luck, so here is a second one beside ${shown}: ${hole(`one ${customer} and what changed for them`)}.`,
          "It may not carry over to you one to one, so I'd rather show you how it came about than promise you the same.",
        ],
        ask: () => 'Would that be worth a page of reading?',
      },
      {
        body: ({ proof, shown, customer, hole }) => [
          proof !== null
            ? `There is something I should have told you in my first note. ${proof}`
            : `${shown === null ? 'My first note' : `I told you about ${shown} and`} didn't say who else has done this. One of them: ${hole(`one ${customer} and what changed for them`)}.`,
          "You'd see in a minute what is different on your side, and that's the part I can't see from here.",
        ],
        ask: () => 'Is it close enough to be worth a look?',
      },
      {
        body: ({ proof, shown, customer, hole }) => [
          proof !== null
            ? `Here's one more thing that may matter to you. ${proof}`
            : `${shown === null ? 'Here is somebody you could compare yourself with' : `${shown} may not be much like you, so here is somebody who may be closer`}: ${hole(`one ${customer} and what changed for them`)}.`,
          proof !== null
            ? 'I can send you how that was done, step by step, so that you can judge whether it would hold for you.'
            : 'What counts is whether they started where you are now. If so, I can send you what they did, in the order they did it.',
        ],
        ask: ({ proof }) => (proof !== null ? 'Shall I send it?' : 'Does that sound like your situation?'),
      },
    ],
    spoken: () => 'Would it help to see how it came about?',
    line: ({ proof, customer, hole }) => proof ?? `${hole(`one ${customer} and what changed for them`)}.`,
    task: ({ customer }) =>
      `Find one ${customer}, ask whether you may name them, and write down what changed in one sentence with a figure.`,
  },
  objection: {
    purpose: 'Name the likely reasons for silence and make either easy to say.',
    value: 'An easy way to say “not now” or “not me”.',
    tellings: [
      {
        body: ({ on }) => [
          `There are two good reasons to leave a note like mine unanswered: the timing is wrong, or somebody already takes care of ${on}.`,
          "If it's the timing, name a month and I'll write then, not before. If somebody has it in hand, I'd rather know than guess.",
        ],
        ask: () => 'Is it one of the two?',
      },
      {
        body: ({ on }) => [
          `If you have ${on} under control, you can stop reading here; I'd only ask you to tell me, so that I can stop writing.`,
          "If it's on your list but nowhere near the top, tell me when it will be, and I'll come back then with something shorter.",
        ],
        ask: () => 'Which of the two is closer?',
      },
      {
        body: ({ on }) => [
          `I don't know how you handle ${on} today, and it may work well. In that case I have nothing to add.`,
          "If there's one part of it that still annoys somebody every week, that part is all I'd want to talk about.",
        ],
        ask: () => 'Is there such a part?',
      },
    ],
    spoken: () => 'Is it one of the two?',
    line: () => "If it's the wrong month or the wrong desk, I'd rather know than guess.",
    task: ({ at }) =>
      `Look up what they use today${at}, in job adverts and on their site, and note what speaks against a change.`,
  },
  how_it_works: {
    purpose: 'Take away the fear of the work it makes.',
    value: 'What it asks of their team, step by step.',
    tellings: [
      {
        body: ({ offer, hole }) => [
          `My first note left out what ${offer ?? 'this'} would ask of your team. In short:`,
          [
            `1. ${hole('what the customer hands over, and how long that takes them')}`,
            `2. ${hole('what you do with it, and when it is done')}`,
            `3. ${hole('what the customer has at the end')}`,
          ].join('\n'),
        ],
        ask: () => 'Which of the three would be hardest on your side?',
      },
    ],
    spoken: () => 'Would that be too much at the moment?',
    line: ({ hole }) => `It takes ${hole('hours or days')} of your team's time.`,
    task: () =>
      'Write down in three lines what the customer hands over, what you do and what they have at the end.',
  },
  smaller_ask: {
    purpose: 'Ask for less.',
    value: 'Something to read and pass on, with no call attached.',
    tellings: [
      {
        body: ({ askedForTime, offer }) => [
          askedForTime
            ? "I asked for your time before you had seen anything, so here's a smaller step."
            : "Here's a smaller step than the one I asked for.",
          `I'll put ${offer ?? 'what I have in mind'} on one page: what it covers, what it costs and what it needs from you. You can read it in two minutes, pass it on or bin it, and no call comes with it.`,
        ],
        ask: () => 'Shall I send the page?',
      },
      {
        body: ({ on }) => [
          'Perhaps the first step was too big. This one needs nothing from you but a yes.',
          `I'll write down in ten lines what I would do about ${on}, what it would cost and where it could go wrong. If the ten lines are no use to you, you have lost a minute.`,
        ],
        ask: () => 'Shall I write them?',
      },
    ],
    spoken: () => 'Shall I send it?',
    line: ({ offer }) =>
      `I can put ${offer ?? 'what I have in mind'} on one page, with the cost on it and no call attached.`,
    task: ({ offer }) =>
      `Put ${offer ?? 'what you offer'} on one page: what it covers, what it costs, what it needs from them.`,
  },
  other_person: {
    purpose: 'Find out who decides.',
    value: 'A way to hand it on without any work.',
    tellings: [
      {
        body: ({ on, at }) => [
          `It may well be that somebody else${at} looks after ${on}. In that case a name is all I need.`,
          "I'll write to them myself and say what it's about in a line, so there is nothing for you to pass on or explain.",
        ],
        ask: () => 'Who looks after it?',
      },
      {
        body: ({ about, at }) => [
          `If I have come to the wrong desk${about === '' ? '' : ` with${about.slice(' about'.length)}`}, a name${at} is enough to put that right.`,
          "I'll write to them myself and leave you out of it, and you won't have to explain anything to anyone.",
        ],
        ask: () => 'Whose desk is it?',
      },
    ],
    spoken: () => 'Who looks after it?',
    line: ({ at }) => `Perhaps it sits with somebody else${at}.`,
    task: ({ on, at }) => `Find out who looks after ${on}${at}, and write to that person instead.`,
  },
  cost: {
    purpose: 'Let them put their own figure on it.',
    value: 'A check they can do without you.',
    tellings: [
      {
        body: ({ on }) => [
          `Here's a check on ${on} that you can do without me. Take last month, and note how many hours went into it, whose they were and what had to wait.`,
          'If the total is small, leave everything as it is. If it surprises you, there is something to talk about.',
        ],
        ask: () => 'What would be your guess, in hours?',
      },
    ],
    spoken: () => 'Roughly how many hours went into it?',
    line: () => 'A rough figure for what it cost you last month would tell us both whether to talk.',
    task: ({ on, at }) =>
      `Estimate from public figures what ${on} may cost them${at}, and note how you got there.`,
    fits: ({ on }) => on !== 'this',
  },
  resource: {
    purpose: 'Give something that helps without buying.',
    value: 'Something useful that costs nothing.',
    tellings: [
      {
        body: ({ on, hole }) => [
          `This may help you with ${on} whether or not we ever talk: ${hole('link to a checklist, a guide or figures that help without buying')}`,
          `If you only have a minute, read ${hole('the page or section to start with, and the one thing it answers')}.`,
        ],
        ask: () => 'Is that the part you need?',
      },
    ],
    spoken: () => 'Would it be of use to you?',
    line: ({ hole }) => `This may help you either way: ${hole('link to a checklist, a guide or figures')}`,
    task: ({ on }) => `Find or write one page that helps with ${on} whether or not they buy.`,
  },
  options: {
    purpose: 'Make the answer one letter.',
    value: 'An answer that takes a second.',
    tellings: [
      {
        body: ({ on }) => [
          'You need not write a sentence. One letter tells me what to do:',
          [
            `A: send me a page about ${on}`,
            'B: ask me again in three months',
            'C: somebody else looks after it',
            'D: no, and take me off your list',
          ].join('\n'),
        ],
        ask: () => 'Which one is it?',
      },
    ],
    spoken: () => 'Is it yes, later or no?',
    line: () => '“Yes”, “later” or “no”: one word is all I need.',
    task: () => 'Check whether they opened a page, replied elsewhere or changed jobs since the first step.',
  },
  trigger: {
    purpose: 'Tie it to something new at their end.',
    value: 'A reason why it matters now.',
    tellings: [
      {
        body: ({ on, hole }) => [
          `I saw ${hole('something that happened at their company this month, and where you saw it')}.`,
          `That may change how you look at ${on}. If it makes it less urgent, that's worth knowing too, and I'll leave it there.`,
        ],
        ask: () => 'Has it moved up or down your list?',
      },
    ],
    line: ({ hole }) => `I saw ${hole('something that happened at their company this month')}.`,
    task: ({ at }) =>
      `Look for news${at} from the last month: a new site, a new head of something, a tender, a job advert.`,
  },
  timing: {
    purpose: 'Find the month in which it is decided.',
    value: 'Mail at the right time of year, and none before.',
    tellings: [
      {
        body: ({ on }) => [
          'Some things are decided once a year, when a budget is set or a contract ends.',
          `If that goes for ${on}, my notes come at the wrong time. Tell me the month, and I'll keep quiet until a few weeks before.`,
        ],
        ask: () => 'Which month would that be?',
      },
    ],
    spoken: () => 'Which month would be right?',
    line: () => 'Perhaps it is decided once a year, and my note came in the wrong month.',
    task: ({ at }) => `Find out when budgets are set${at}: the financial year is public for most companies.`,
  },
  reference: {
    purpose: 'Let somebody else speak.',
    value: 'A customer they can ask without you.',
    tellings: [
      {
        body: ({ hole }) => [
          `${hole('name and role of a customer who has agreed to be asked')} will tell you how it went, without me on the line.`,
          "Ask what I wouldn't tell you by myself: what went wrong, what took longer and what it cost in the end.",
        ],
        ask: () => 'Shall I put the two of you in touch?',
      },
    ],
    spoken: () => 'Would you like to speak to them?',
    line: ({ hole }) =>
      `${hole('name and role of a customer who has agreed to be asked')} will tell you how it went, without me there.`,
    task: ({ customer }) => `Ask one ${customer} whether this reader may call them.`,
  },
  close_file: {
    purpose: 'End it cleanly and leave a way back.',
    value: 'Certainty that no more mail comes.',
    tellings: [
      {
        body: ({ about }) => [
          `This is my last note${about}. I won't write again unless you name a month that suits you better.`,
          'Should it come up later, reply to this mail. Everything is in there, so neither of us has to start over.',
        ],
        ask: () => 'Is there a month I should put down?',
      },
      {
        body: ({ on }) => [
          `I'll leave ${on} with you after this mail, and I won't write again by myself.`,
          'If it comes back on your list, one line in reply is enough. It reaches me directly, and I still have all my notes.',
        ],
        ask: () => 'Would a later month be better, or shall I leave it at that?',
      },
      {
        body: ({ about }) => [
          `I'm closing my file${about === '' ? '' : ` on${about.slice(' about'.length)}`} this week, so you won't find any more mail from me. I won't write unless you ask me to.`,
          'If the timing was wrong, keep this mail: a reply to it, even a year from now, saves us both the introductions.',
        ],
        ask: () => 'Shall I look in again next quarter, or leave it closed?',
      },
    ],
    spoken: () => 'Is there a month in which I should ask again?',
    line: () => "I'll leave it with you now and won't write again by myself.",
    task: () => 'Close the file: note the last step, and a month to look again only if they named one.',
  },
}
