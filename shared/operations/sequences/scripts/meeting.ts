/** Steps after a mail that asks for a meeting. */
import type { Scripts } from '../script.ts'
import { optionsScript } from './options.ts'

export const MEETING: Scripts = {
  timing: {
    purpose: 'Let them name the day.',
    value: () => 'A way to name the day.',
    tellings: [
      {
        body: ({ date, on }) => [
          `${date ?? 'The day I named'} may not suit you for ${on}, and then it is better to know early.`,
          'A day and an hour that do suit you, in half a line, are all I need.',
        ],
        ask: ({ date }) => `Does ${date ?? 'the day'} suit you, and if not, which day would?`,
      },
    ],
    line: ({ date }) => `If ${date ?? 'the day I named'} does not suit you, a day that does is all I need.`,
    task: ({ on }) => `Find two more days for ${on} that suit everybody on your side.`,
    fits: ({ date }) => date !== null,
  },
  smaller_ask: {
    purpose: 'Ask for an answer instead of a meeting.',
    value: () => 'A way to settle it without the meeting.',
    tellings: [
      {
        body: ({ on }) => [
          `If your calendar is full, ${on} may not need a meeting at all.`,
          'Two lines by mail could settle the main point, and whatever is left may well be too small to meet for.',
        ],
        ask: () => 'Would you rather settle it by mail?',
      },
    ],
    line: () => 'Two lines by mail could do instead of a meeting.',
    task: ({ on }) => `Write down the one question about ${on} that everything else hangs on.`,
  },
  other_person: {
    purpose: 'Let them send somebody.',
    value: () => 'A way not to come themselves.',
    tellings: [
      {
        body: ({ on }) => [
          `You needn't come yourself if somebody else knows ${on} well enough to decide.`,
          'Their name is all I need for that, and it takes one meeting out of your week.',
        ],
        ask: () => 'Who should I ask instead?',
      },
    ],
    line: () => "You needn't come yourself if somebody else can decide.",
    task: ({ on }) => `Find out who else could decide about ${on}.`,
  },
  how_it_works: {
    purpose: 'Show what the time would be used for.',
    value: () => 'The point to be decided, before the meeting.',
    tellings: [
      {
        body: ({ on, hole }) => [
          `So that you can judge whether a talk about ${on} is worth the time, this is the point it is for: ${hole('the point that needs their decision')}.`,
          'If it is settled by mail, we may not need the meeting at all.',
        ],
        ask: () => 'Is there a point you would add?',
      },
    ],
    spoken: () => 'Is there a point you want on the list?',
    line: ({ hole }) => `The point that needs your decision is ${hole('the point')}.`,
    task: ({ on }) => `Write the agenda for ${on}: three points, the one that needs a decision first.`,
  },
  options: optionsScript({
    choices: ['yes, this week', 'yes, next week', 'by telephone instead', 'not needed'],
    more: 'With an A or a B, the day and the hour beside it would be all we need.',
    spoken: 'Is it this week, next week or not at all?',
    line: ({ on }) => `One word on ${on} is enough.`,
    task: ({ on }) => `Check in the shared calendar when they are in, and note a day for ${on}.`,
  }),
  close_file: {
    purpose: 'Take the request back.',
    value: () => 'One open request fewer.',
    tellings: [
      {
        body: ({ on }) => [
          `I'll stop asking for a meeting about ${on}, so that it is one open request fewer on your desk.`,
          'If it becomes pressing later, one line from you is enough to bring it back.',
        ],
        ask: () => 'Is that all right with you?',
      },
    ],
    line: () => "I'll stop asking for a meeting about it.",
    task: ({ on }) =>
      `Write down what you decided about ${on} without the meeting, and tell those it concerns.`,
  },
}
