/** Steps after a mail that asks for a meeting. */
import { capitalised } from '../../../engine/edit.ts'
import type { Scripts } from '../script.ts'

export const MEETING: Scripts = {
  timing: {
    purpose: 'Let them name the day.',
    value: () => 'A way to name the day.',
    tellings: [
      {
        body: [
          [
            ({ date, on }) =>
              `${capitalised(date ?? 'the day I named')} may not suit you for ${on}, and then it is better to know early.`,
          ],
          ['A day and an hour that do suit you, in half a line, are all I need.'],
        ],
        ask: [({ date }) => `Does ${date ?? 'the day'} suit you?`, 'Is that day possible for you?'],
      },
    ],
    notes: [
      {
        line: ({ date }) =>
          `If ${date ?? 'the day I named'} does not suit you, a day that does is all I need.`,
        ask: ({ date }) => `Would ${date ?? 'that day'} be possible?`,
      },
    ],
    task: ({ on }) =>
      `Find two more days for ${on} that suit everybody on your side, so that the next step can name them.`,
    fits: ({ date }) => date !== null,
  },
  smaller_ask: {
    purpose: 'Ask for an answer instead of a meeting.',
    value: () => 'A way to settle it without the meeting.',
    tellings: [
      {
        body: [
          [
            ({ on }) => `If your calendar is full, ${on} may not need a meeting at all.`,
            ({ on }) => `We may not have to meet for ${on}.`,
          ],
          [
            'Two lines by mail could settle the main point, and whatever is left may well be too small to meet for.',
          ],
        ],
        ask: ['Would a mail do instead?', 'Is it something we could settle in writing?'],
      },
    ],
    notes: [
      { line: 'Two lines by mail could do instead of a meeting.', ask: 'Would a mail do?' },
      { line: 'It may not need a meeting at all.', ask: 'Is it something we could settle in writing?' },
    ],
    task: ({ on }) =>
      `Write down the one question about ${on} that everything else hangs on: if it can be asked by mail, no meeting is needed.`,
  },
  other_person: {
    purpose: 'Let them send somebody.',
    value: () => 'A way not to come themselves.',
    tellings: [
      {
        body: [
          [({ on }) => `You needn't come yourself if somebody else knows ${on} well enough to decide.`],
          ['Their name is all I need for that, and it takes one meeting out of your week.'],
        ],
        ask: ['Is there somebody else I should write to?', 'Is there a colleague who could come instead?'],
      },
    ],
    notes: [
      {
        line: "You needn't come yourself if somebody else can decide.",
        ask: 'Is there somebody else I should write to?',
      },
    ],
    task: ({ on }) =>
      `Find out who else could decide about ${on}, so that the request does not hang on one calendar.`,
  },
  how_it_works: {
    purpose: 'Show what the time would be used for.',
    value: () => 'The point to be decided, before the meeting.',
    tellings: [
      {
        body: [
          [
            ({ on, hole }) =>
              `So that you can judge whether a talk about ${on} is worth the time, this is the point it is for: ${hole('the point that needs their decision')}.`,
          ],
          ['If it is settled by mail, we may not need the meeting at all.'],
        ],
        ask: ['Is there a point you would add?'],
      },
    ],
    notes: [
      {
        line: ({ hole }) => `The point that needs your decision is ${hole('the point')}.`,
        ask: 'Is there a point you want on the list?',
      },
    ],
    task: ({ on }) =>
      `Write the agenda for ${on}: three points, the one that needs a decision first. It shows what their time is for.`,
  },
  options: {
    purpose: 'Make the answer one letter.',
    value: () => 'An answer that takes a second.',
    tellings: [
      {
        body: [
          [({ on }) => `If you only have a second for ${on}, a letter will do:`],
          [['A: yes, this week', 'B: yes, next week', 'C: by telephone instead', 'D: not needed'].join('\n')],
        ],
        ask: ['Is it A, B, C or D?'],
      },
    ],
    notes: [
      {
        line: ({ on }) => `A word on ${on} is enough for me to plan.`,
        ask: 'Is it this week, next week or not at all?',
      },
    ],
    task: ({ on }) =>
      `Check in the shared calendar when they are in, and note a day for ${on}: one that is free is easier to agree to.`,
  },
  close_file: {
    purpose: 'Take the request back.',
    value: () => 'One open request fewer.',
    tellings: [
      {
        body: [
          [
            ({ on }) =>
              `You can take the meeting about ${on} off your list, as I won't write about it again.`,
          ],
          ['If it becomes pressing later, one line from you is enough to bring it back.'],
        ],
        ask: ['Is there a part of it we can settle by email?', 'Would a short note on it be of use instead?'],
      },
    ],
    notes: [
      {
        line: "I'll stop asking for a meeting about it.",
        ask: 'Would a short note on it be of use instead?',
      },
    ],
    task: ({ on }) =>
      `Write down what you decided about ${on} without the meeting, and tell those it concerns.`,
  },
}
