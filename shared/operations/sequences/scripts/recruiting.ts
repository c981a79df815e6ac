/** Steps after a mail to a candidate. */
import type { Scripts } from '../script.ts'

export const RECRUITING: Scripts = {
  proof: {
    purpose: 'Show the work from the inside.',
    value: 'What the team does, from somebody who does it.',
    tellings: [
      {
        body: ({ hole }) => [
          `Something no advert would tell you about the job: ${hole('what the team worked on last month, and what is hard about it')}.`,
          `${hole('name and role of somebody in the team')} can tell you what they would change if they could.`,
        ],
        ask: () => 'Would you like to hear it from them?',
      },
    ],
    spoken: () => 'Would you like to hear about it from the team?',
    line: ({ hole }) =>
      `What no advert says: ${hole('what the team worked on last month, and what is hard about it')}.`,
    task: () =>
      'Ask somebody in the team what is hard about the job and whether they would talk to a candidate.',
  },
  objection: {
    purpose: 'Learn what would have to be better.',
    value: 'A question about them and not about the job.',
    tellings: [
      {
        body: () => [
          'You may be happy where you are, and then this can wait for another year.',
          "If you're not sure: people mostly move for the work, the pay, the place or the people. Tell me which one counts for you, and I'll tell you straight whether this job is better at it.",
        ],
        ask: () => 'Which of the four would have to be better?',
      },
    ],
    spoken: () => 'What would have to be better: the work, the pay, the place or the people?',
    line: () => 'You may be happy where you are, and then this can wait.',
    task: () => 'Look up how long they have been in their job and what they have published or built since.',
  },
  how_it_works: {
    purpose: 'Show how much time it takes to find out.',
    value: 'The whole process, with its length.',
    tellings: [
      {
        body: ({ hole }) => [
          "If you're curious but short of time, this is the whole process:",
          [
            `1. ${hole('the first talk: with whom, and how long')}`,
            `2. ${hole('what comes next: a task or a day with the team, and how long')}`,
            `3. ${hole('the day on which they have an answer')}`,
          ].join('\n'),
          'You can stop after any of the three without giving a reason.',
        ],
        ask: () => 'Is that a process you would go through?',
      },
    ],
    spoken: () => 'Would you go through that?',
    line: ({ hole }) => `The whole process takes ${hole('hours of their time, and weeks until the answer')}.`,
    task: () => 'Write down the steps of the process with the time each one takes.',
  },
  smaller_ask: {
    purpose: 'Ask for a question instead of a call.',
    value: 'An honest answer by mail, no call needed.',
    tellings: [
      {
        body: ({ askedForTime }) => [
          askedForTime
            ? 'A call may be too much for now, so let me turn it round.'
            : "Let me turn it round, since you don't know much about the job yet.",
          "Send me one question about the job and I'll answer it by mail, pay and drawbacks included. If the answer puts you off, we have both saved an hour.",
        ],
        ask: () => 'What would you want to know first?',
      },
    ],
    line: () => "Send me one question and I'll answer it in writing, pay and drawbacks included.",
    task: () => 'Collect honest answers to the three questions candidates ask most.',
  },
  other_person: {
    purpose: 'Ask for somebody it would suit.',
    value: 'Something to pass on to a friend.',
    tellings: [
      {
        body: () => [
          "Perhaps this isn't for you and suits somebody you have worked with.",
          "You needn't send me a name: forward this mail, and they can write to me themselves, or not.",
        ],
        ask: () => 'Does anybody come to mind?',
      },
    ],
    line: () => "Perhaps this isn't for you and suits somebody you have worked with.",
    task: () => 'Look for two more candidates in the same field.',
  },
  options: {
    purpose: 'Make the answer one letter.',
    value: 'An answer that takes a second.',
    tellings: [
      {
        body: () => [
          'One letter is enough, and I take all four well:',
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
    line: () => '“Yes”, “later” or “no”: one word is all I need.',
    task: () => 'Check whether they changed jobs or titles since the first step.',
  },
  close_file: {
    purpose: 'End it cleanly and leave a way back.',
    value: 'Certainty that no more mail comes about this job.',
    tellings: [
      {
        body: () => [
          "This is my last mail about the job, and I won't write to you about it again.",
          'If your plans change, reply here. I will tell you what is open then and whether it is closer to what you do.',
        ],
        ask: () => 'May I write once more if something closer to your work comes up?',
      },
    ],
    line: () => "I won't write about this job again.",
    task: () => 'Close the file, and note whether they agreed to hear of other jobs.',
  },
}
