/** Steps after a mail to a candidate. */
import { again, type Scripts, type Slots } from '../script.ts'

const inside = ({ hole }: Slots) => hole('what the team worked on last month, and what is hard about it')

export const RECRUITING: Scripts = {
  proof: {
    purpose: 'Put one fact about the job first.',
    value: ({ proof, fact }) => proof ?? again(fact) ?? 'What the team does, from the inside.',
    tellings: [
      {
        body: (slots) => [
          slots.proof !== null
            ? `Something about ${slots.on} that I haven't told you yet. ${slots.proof}`
            : slots.fact !== null
              ? `If you read one thing in my first mail about ${slots.on}, let it be this. ${slots.fact}`
              : `Something no advert would tell you about ${slots.on}: ${inside(slots)}.`,
          'You know better than I do whether that is more or less than what you have now.',
        ],
        ask: ({ ownAsk }) => ownAsk ?? 'Is it enough to make you curious?',
      },
    ],
    spoken: () => 'Is it enough to make you curious?',
    line: (slots) => slots.proof ?? slots.fact ?? `What no advert says: ${inside(slots)}.`,
    task: ({ on }) =>
      `Ask somebody in the team what is hard about ${on} and whether they would talk to a candidate.`,
  },
  objection: {
    purpose: 'Learn what would have to be better.',
    value: () => 'A question about them and not about the job.',
    tellings: [
      {
        body: ({ on }) => [
          `You may be happy where you are, and then ${on} is nothing to lose sleep over.`,
          "If you're not sure: people mostly move for the work, the pay, the place or the people. One of the four, in a word, would tell me whether this job has a chance.",
        ],
        ask: () => 'Which of the four would have to be better?',
      },
    ],
    spoken: () => 'What would have to be better: the work, the pay, the place or the people?',
    line: () => 'You may be happy where you are, and then this can wait.',
    task: ({ on }) => `Look up what they have published or built that bears on ${on}.`,
  },
  smaller_ask: {
    purpose: 'Ask for a question instead of a call.',
    value: () => 'A way to ask before any call.',
    tellings: [
      {
        body: ({ askedForTime, on }) => [
          askedForTime
            ? `A call may be too much for now, so let me turn it round: ask me one question about ${on}.`
            : `Let me turn it round: ask me one question about ${on}.`,
          'Pay, hours, people or what is hard about it, all of them are fair. If the answer puts you off, we have both saved an hour.',
        ],
        ask: () => 'What would you want to know first?',
      },
    ],
    line: ({ on }) => `One question about ${on} by mail is enough for a start.`,
    task: ({ on }) => `Collect honest answers to the three questions candidates ask most about ${on}.`,
  },
  other_person: {
    purpose: 'Ask for somebody it would suit.',
    value: () => 'Something to pass on to a friend.',
    tellings: [
      {
        body: ({ on }) => [
          `Perhaps ${on} isn't for you and suits somebody you have worked with.`,
          "You needn't send me a name: forward this mail, and they can write to me themselves, or not.",
        ],
        ask: () => 'Does anybody come to mind?',
      },
    ],
    line: ({ on }) => `Perhaps ${on} isn't for you and suits somebody you have worked with.`,
    task: ({ on }) => `Look for two more candidates for ${on}.`,
  },
  how_it_works: {
    purpose: 'Show how much time it takes to find out.',
    value: () => 'The whole process, with its length.',
    tellings: [
      {
        body: ({ on, hole }) => [
          `If you're curious about ${on} but short of time, this is the whole process: ${hole('each talk with its length, and the day on which they have an answer')}.`,
          'You can stop at any point of it without giving a reason.',
        ],
        ask: () => 'Is that a process you would go through?',
      },
    ],
    spoken: () => 'Would you go through that?',
    line: ({ hole }) => `The whole process takes ${hole('hours of their time, and weeks until the answer')}.`,
    task: ({ on }) => `Write down the steps of the process for ${on} with the time each one takes.`,
  },
  options: {
    purpose: 'Make the answer one letter.',
    value: () => 'An answer that takes a second.',
    tellings: [
      {
        body: ({ on }) => [
          `One letter on ${on} is enough, and all four are fine with me:`,
          [
            'A: tell me more',
            'B: ask me in half a year',
            'C: not this job, but another',
            'D: no, thank you',
          ].join('\n'),
        ],
        ask: () => 'Which one is it for you?',
      },
    ],
    spoken: () => 'Is it yes, later or no?',
    line: ({ on }) => `One word on ${on} is all I need.`,
    task: ({ on }) => `Check whether they changed jobs since the first step, and whether ${on} still fits.`,
  },
  close_file: {
    purpose: 'End it cleanly and leave a way back.',
    value: () => 'Certainty that no more mail comes about this job.',
    tellings: [
      {
        body: ({ on }) => [
          `This is my last mail about ${on}, and I won't write to you about it again.`,
          'If your plans change, a reply to this mail reaches me, and one line is enough.',
        ],
        ask: () => 'May I write once more if something closer to your work comes up?',
      },
    ],
    line: ({ on }) => `I won't write about ${on} again.`,
    task: ({ on }) => `Close the file on ${on}, and note whether they agreed to hear of other jobs.`,
  },
}
