/** Steps after a mail to a candidate. */
import type { Scripts, Slots } from '../script.ts'

/** A point of the first mail is led in as one. */
const ahead = ({ on, told }: Slots, lead: string): string =>
  told === null ? lead : `The part of ${on} that I would look at first`
const fact = (slots: Slots): string => `${slots.told?.text ?? inside(slots)}.`
const inside = ({ hole }: Slots) => hole('what the team worked on last month, and what is hard about it')

export const RECRUITING: Scripts = {
  proof: {
    purpose: 'Put one new fact about the job first.',
    value: () => 'What the team does, from the inside.',
    tellings: [
      {
        body: [
          [
            (slots) =>
              `${ahead(slots, `Something about ${slots.on} that I haven't told you yet`)}: ${fact(slots)}`,
          ],
          ['You know better than I do whether that is more or less than what you have now.'],
        ],
        ask: ['Is it enough to make you curious?', 'Does that sound like work you would enjoy?'],
      },
    ],
    notes: [
      {
        line: (slots) =>
          slots.told
            ? `What I would look at first: ${fact(slots)}`
            : `What no advert says: ${inside(slots)}.`,
        ask: 'Is it enough to make you curious?',
      },
    ],
    task: ({ on }) =>
      `Ask somebody in the team what is hard about ${on} and whether they would talk to a candidate: it is what no advert says.`,
  },
  objection: {
    purpose: 'Learn what would have to be better.',
    value: () => 'A question about them and not about the job.',
    tellings: [
      {
        body: [
          [({ on }) => `You may be happy where you are, and then ${on} would be nothing to lose sleep over.`],
          [
            "If you're not sure: people mostly move for the work, the pay, the place or the people. One of the four, in a word, would tell me whether this job has a chance.",
          ],
        ],
        ask: ['Is there one of the four that could be better?', 'Is one of those four on your mind?'],
      },
    ],
    notes: [
      {
        line: 'You may be happy where you are, and that is a fair answer.',
        ask: 'Would the work, the pay, the place or the people have to be better for you?',
      },
    ],
    task: ({ on }) =>
      `Look up what they have published or built that bears on ${on}, so that the next step is about their work and not about yours.`,
  },
  smaller_ask: {
    purpose: 'Ask for a question instead of a call.',
    value: () => 'A way to ask before any call.',
    tellings: [
      {
        body: [
          [
            ({ askedForTime, on }) =>
              askedForTime
                ? `A call about ${on} may be too much for now, so let me turn it round: one question by mail, about anything.`
                : `Let me turn it round: you ask one question about ${on}, by mail, about anything.`,
          ],
          [
            'Pay, hours, people or what is hard about it, all of them are fair. If the answer puts you off, we have both saved an hour.',
          ],
        ],
        ask: [
          'Is there something you would want to know first?',
          'Is there a question that would decide it?',
        ],
      },
    ],
    notes: [
      {
        line: ({ on }) => `One question about ${on} by mail is enough for a start.`,
        ask: 'Is there something you would want to know first?',
      },
    ],
    task: ({ on }) =>
      `Collect honest answers to the three questions candidates ask most about ${on}, to have them at hand when they ask.`,
  },
  other_person: {
    purpose: 'Ask for somebody it would suit.',
    value: () => 'Something to pass on to a friend.',
    tellings: [
      {
        body: [
          [({ on }) => `Perhaps ${on} isn't for you and suits somebody you have worked with.`],
          [
            "You needn't send me a name: a forwarded mail is enough, and they can write to me themselves, or not.",
          ],
        ],
        ask: ['Do you know a person it would suit?', 'Is there a friend it would suit?'],
      },
    ],
    notes: [
      {
        line: ({ on }) => `Perhaps ${on} isn't for you and suits somebody you have worked with.`,
        ask: 'Is there a friend it would suit?',
      },
    ],
    task: ({ on }) => `Look for two more candidates for ${on}: this one has not answered so far.`,
  },
  how_it_works: {
    purpose: 'Show how much time it takes to find out.',
    value: () => 'The whole process, with its length.',
    tellings: [
      {
        body: [
          [
            ({ on, hole }) =>
              `If you're curious about ${on} but short of time, this is the whole process: ${hole('each talk with its length, and the day on which they have an answer')}.`,
          ],
          ['You can stop at any point of it without giving a reason.'],
        ],
        ask: ['Is that a process you would go through?'],
      },
    ],
    notes: [
      {
        line: ({ hole }) =>
          `The whole process takes ${hole('hours of their time, and weeks until the answer')}.`,
        ask: 'Is that something you would go through?',
      },
    ],
    task: ({ on }) =>
      `Write down the steps of the process for ${on} with the time each one takes: that is what people with a job ask first.`,
  },
  options: {
    purpose: 'Make the answer one letter.',
    value: () => 'An answer that takes a second.',
    tellings: [
      {
        body: [
          [({ on }) => `A letter tells me all I need about ${on}:`],
          [
            [
              'A: tell me more',
              'B: ask me in half a year',
              'C: not this job, but another',
              'D: no, thank you',
            ].join('\n'),
          ],
        ],
        ask: ['Is it A, B, C or D for you?'],
      },
    ],
    notes: [
      {
        line: 'Yes, later and no are all fine with me.',
        ask: ({ on }) => `Would ${on} be a yes, a later or a no for you?`,
      },
    ],
    task: ({ on }) =>
      `Check whether they changed jobs since the first step, and whether ${on} still fits: a new job ends the sequence.`,
  },
  close_file: {
    purpose: 'End it cleanly and leave a way back.',
    value: () => 'Certainty that no more mail comes about this job.',
    tellings: [
      {
        body: [
          [({ on }) => `This is my last mail about ${on}, and I won't write to you about it again.`],
          [
            'If your plans change, a reply to this mail reaches me, and one line is enough.',
            'Should you look around one day, a reply to this mail still reaches me.',
          ],
        ],
        ask: [''],
      },
    ],
    notes: [
      {
        line: ({ on }) => `I won't write about ${on} again.`,
        ask: 'May I write once more if something closer to your work comes up?',
      },
    ],
    task: ({ on }) => `Close the file on ${on}, and note whether they agreed to hear of other jobs.`,
  },
}
