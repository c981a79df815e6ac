/** Steps after a mail to many readers: an event, an appeal, a cart, a survey. They say what the mail says. */
import { again, type Script, type Scripts, type Slots } from '../script.ts'

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** A list of the mail with its leading line. */
const isList = (fact: string | null): boolean => fact?.includes('\n') ?? false

const goTo = ({ askLine, hole }: Slots) => askLine ?? hole('the one thing to do, with its link')

/** “The sale starts on Friday 14 March”: no last day. */
const begins = (text: string, date: string) =>
  /\b(?:starts?|starting|begins?|beginning|opens?|launch(?:es)?|arrives?)(?: on)? (?:\p{Lu}\p{Ll}+,? )?$/iu.test(
    text.split(date)[0] ?? '',
  )

/** The reminder of the day: for news that is said once the only step that follows. */
const TIMING: Script = {
  purpose: 'Remind of the day.',
  value: ({ deadline }) => again(deadline) ?? '',
  tellings: [
    {
      body: ({ deadline, matter }) => [
        `A short reminder of our mail${matter === null ? '' : ` about ${matter}`}, before the day comes.`,
        deadline ?? '',
      ],
      ask: goTo,
    },
  ],
  line: ({ deadline }) => deadline ?? '',
  when: ({ date, isEvent, isLast }) =>
    isEvent && !isLast ? `The day before it takes place: ${date}.` : `Two to five days before ${date}.`,
  task: () => 'Check that the day still holds before this goes out.',
  fits: ({ deadline }) => deadline !== null,
}

export const REMINDER: Scripts = { timing: TIMING }

export const CAMPAIGN: Scripts = {
  how_it_works: {
    purpose: 'Show one fact of the mail that is easily read over.',
    value: ({ fact }) => again(fact) ?? '',
    tellings: [
      {
        body: ({ fact, next, matter }) => {
          const mail = `our mail${matter === null ? '' : ` about ${matter}`}`
          if (isList(fact))
            return [
              `In case ${mail} came at a bad time, this is the part to read if you read only one.`,
              fact ?? '',
            ]
          const both = next !== null && !isList(next)
          return [
            `In case ${mail} came at a bad time, here ${both ? 'are two lines' : 'is a line'} of it.`,
            both ? `${fact} ${next}` : (fact ?? ''),
          ]
        },
        ask: goTo,
      },
    ],
    line: ({ fact }) => fact ?? '',
    task: () => 'Go through the steps yourself and time them.',
    fits: ({ fact }) => fact !== null,
  },
  proof: {
    purpose: 'Show a second fact of the mail.',
    value: ({ fact }) => again(fact) ?? '',
    tellings: [
      {
        body: ({ fact, matter }) => [
          `One detail of our mail${matter === null ? '' : ` about ${matter}`} that is easily read over:`,
          fact ?? '',
        ],
        ask: goTo,
      },
    ],
    line: ({ fact }) => fact ?? '',
    task: () => 'Ask one customer for a sentence you may quote, with their name.',
    fits: ({ facts, fact }) => facts > (isList(fact) ? 1 : 2),
  },
  objection: {
    purpose: 'Invite the question that keeps them from it.',
    value: () => 'A way to ask.',
    tellings: [
      {
        body: ({ matter, fact }) => [
          ...(fact === null ? [] : [fact]),
          `If a question${matter === null ? '' : ` about ${matter}`} keeps you from it, reply to this mail and ask.`,
        ],
        ask: goTo,
      },
    ],
    line: ({ matter }) => `If you have a question${matter === null ? '' : ` about ${matter}`}, just ask.`,
    task: () => 'Read the last replies and calls, and write down the doubt that comes up most.',
    fits: ({ matter, facts, isEvent }) => matter !== null && facts > 3 && !isEvent,
  },
  timing: TIMING,
  close_file: {
    purpose: 'Say that the day is near and that it is the last mail.',
    value: () => 'An end to the reminders.',
    tellings: [
      {
        body: ({ date, fact, matter }) => [
          `Last call${matter === null ? '' : ` for ${matter}`}: the day is ${date}.`,
          ...(fact === null ? [] : [fact]),
          'No reminder comes after this one. If you have decided already, there is nothing more to do.',
        ],
        ask: goTo,
      },
    ],
    line: ({ matter, date }) => `Last call${matter === null ? '' : ` for ${matter}`}: the day is ${date}.`,
    task: () => 'Take those who did not react off the list for this campaign.',
    when: ({ date }) => `On ${date}, or the day before.`,
    // Only a last day is called for the last time; an event has its reminder.
    fits: ({ date, deadline, isEvent, isLast }) =>
      date !== null && (isLast || (!isEvent && !begins(deadline ?? '', date))),
  },
  resource: {
    purpose: 'Send the recording to those who missed the day.',
    value: () => 'The recording.',
    tellings: [
      {
        body: ({ date, matter }) => [
          `${capital(matter ?? 'the event')} was on ${date}, and there is a recording for those who could not be there.`,
          'If you were there, you can pass it on to somebody who was not.',
        ],
        ask: ({ hole }) => `Watch the recording: ${hole('link to the recording')}`,
      },
    ],
    line: () => 'There is a recording for those who could not be there.',
    when: ({ date }) => `After ${date}, once the recording can be watched.`,
    task: () => 'Upload the recording and check its link.',
    fits: ({ isEvent, isRecorded, isLast, date }) => isEvent && isRecorded && date !== null && !isLast,
  },
}
