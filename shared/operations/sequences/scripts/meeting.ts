/** Steps after a mail that asks for a meeting. */
import type { Scripts } from '../script.ts'

export const MEETING: Scripts = {
  how_it_works: {
    purpose: 'Show what the time would be used for.',
    value: 'The points to be decided, before the meeting.',
    tellings: [
      {
        body: ({ hole }) => [
          'So that you can judge whether it is worth the time, this is what I would go through with you:',
          [
            `1. ${hole('the point that needs their decision')}`,
            `2. ${hole('what has changed since you last spoke')}`,
            `3. ${hole('what you need from them afterwards')}`,
          ].join('\n'),
          'If the first point is settled by mail, we may not need the meeting at all.',
        ],
        ask: () => 'Is there a point you would add?',
      },
    ],
    spoken: () => 'Is there a point you want on the list?',
    line: ({ hole }) => `The point that needs your decision is ${hole('the point')}.`,
    task: () => 'Write the agenda: three points, the one that needs a decision first.',
  },
  timing: {
    purpose: 'Offer other days.',
    value: 'New days to choose from.',
    tellings: [
      {
        body: ({ date, hole }) => [
          `${date ?? 'The day I named'} may not suit you, so here are two more: ${hole('day and time')} or ${hole('another day and time')}.`,
          'A call does as well if you are away, and I can start early or stay late for it.',
        ],
        ask: () => 'Which one is better?',
      },
    ],
    spoken: () => 'Which day would suit you better?',
    line: () => 'If the day I named does not suit you, another will do.',
    task: () => 'Find two more days that suit everybody on your side.',
    fits: ({ date }) => date !== null,
  },
  smaller_ask: {
    purpose: 'Ask for an answer instead of a meeting.',
    value: 'A way to settle it without the meeting.',
    tellings: [
      {
        body: ({ hole }) => [
          'If your calendar is full, we can do without the meeting for now.',
          `One answer would let me go on: ${hole('the question that everything else hangs on')}. The rest I can prepare by myself and send you to look over.`,
        ],
        ask: () => 'Would you rather settle that by mail?',
      },
    ],
    line: ({ hole }) => `One answer would be enough: ${hole('the question that everything else hangs on')}.`,
    task: () => 'Write down the one question that everything else hangs on.',
  },
  other_person: {
    purpose: 'Let them send somebody.',
    value: 'A way not to come themselves.',
    tellings: [
      {
        body: ({ on }) => [
          `You needn't come yourself if somebody else knows ${on} well enough to decide.`,
          "I'll send them the papers beforehand, and you a few lines afterwards with what was agreed.",
        ],
        ask: () => 'Who should I ask instead?',
      },
    ],
    line: () => "You needn't come yourself if somebody else can decide.",
    task: ({ on }) => `Find out who else could decide about ${on}.`,
  },
  options: {
    purpose: 'Make the answer one letter.',
    value: 'An answer that takes a second.',
    tellings: [
      {
        body: () => [
          'One letter is enough for me to know where we stand:',
          ['A: yes, this week', 'B: yes, next week', 'C: by telephone instead', 'D: not needed'].join('\n'),
          "With an A or a B I'll send an invitation that you can move.",
        ],
        ask: () => 'Which one is it?',
      },
    ],
    spoken: () => 'Is it this week, next week or not at all?',
    line: () => '“This week”, “next week” or “not needed”: a word is enough.',
    task: () => 'Check in the shared calendar when they are in.',
  },
  close_file: {
    purpose: 'Take the request back.',
    value: 'One open request fewer.',
    tellings: [
      {
        body: ({ about, hole }) => [
          `I'll take my request${about} off your desk and go on without it.`,
          `What I'll do instead: ${hole('what you decide or do without them, and by when')}. If that doesn't suit you, one line from you stops it.`,
        ],
        ask: () => 'Is that all right with you?',
      },
    ],
    line: ({ hole }) => `I'll go on without a meeting and ${hole('what you decide or do without them')}.`,
    task: () => 'Write down what you decided without the meeting, and tell those it concerns.',
  },
}
