/** Steps after a mail to somebody who knows the sender and has something to decide. None moves a day that the mail names. */
import { capitalised } from '../../../engine/edit.ts'
import type { Scripts, Slots } from '../script.ts'

/** True where a point of the first mail is taken up, as nothing newer is at hand. */
const isTold = ({ told }: Slots) => told !== null
const added = ({ told, hole }: Slots): string =>
  `${told?.text ?? hole('a fact that bears on the decision and was not in your mail: a figure, a date or an answer you owed them')}.`

/** The day by the sentence that gives its reason, else by itself. */
const dayTold = ({ reminder, date, on }: Slots): string =>
  reminder !== null && date !== null && reminder.includes(date)
    ? reminder
    : `the day for ${on === 'this' ? 'an answer' : on} is ${date}`

const onIt = (on: string) => (on === 'this' ? 'it' : on)

/** A fact of the first mail, where a call or a text has room for it. */
const known = ({ told, point }: Slots): string =>
  told === null ? (point ?? '') : capitalised(`${told.text}.`)

export const DEAL: Scripts = {
  timing: {
    purpose: 'Name the day again while there is time for questions.',
    value: ({ date }) => `The day by itself: ${date}.`,
    tellings: [
      {
        body: [
          [
            (slots) => `A short word before the day comes: ${dayTold(slots)}.`,
            (slots) => `In case it helps with your planning: ${dayTold(slots)}.`,
          ],
        ],
        ask: [
          'Is there anything you need from me before then?',
          'Is anything in the way on your side?',
          'Do you have all you need from me for that?',
        ],
      },
    ],
    notes: [
      {
        line: (slots) => `${capitalised(dayTold(slots))}.`,
        ask: 'Is there anything you need from me before then?',
      },
      { line: (slots) => `${capitalised(dayTold(slots))}.`, ask: 'Is anything in the way on your side?' },
    ],
    when: ({ date }) => `A few days before ${date}.`,
    task: ({ date }) =>
      `Check that everything they need before ${date} has reached them: a paper that is missing is a reason to wait.`,
    fits: ({ date }) => date !== null,
  },
  objection: {
    purpose: 'Find out what holds it up.',
    value: () => 'A question about what does not fit.',
    tellings: [
      {
        body: [
          [
            "You needn't have a solution for what is still open: naming it is all it takes.",
            'No question is too small to ask, and half a sentence is plenty.',
          ],
        ],
        ask: [
          ({ on }) => `Is anything about ${on} still open?`,
          'Is there a point you would change?',
          ({ on }) => `Is anything left to settle about ${on}?`,
        ],
      },
    ],
    notes: [
      { line: (slots) => known(slots), ask: ({ on }) => `Is anything about ${on} still open?` },
      { line: (slots) => known(slots), ask: ({ on }) => `Is anything left to settle about ${on}?` },
    ],
    task: ({ on }) =>
      `Reread what they said about ${on} and write down the point they were least sure of: the next step answers that one.`,
  },
  proof: {
    purpose: 'Put one new fact beside the decision.',
    value: () => 'A fact that bears on the decision.',
    tellings: [
      {
        body: [
          [
            (slots) =>
              `${isTold(slots) ? `One thing about ${slots.on} to set beside the rest` : `Something about ${slots.on} that I haven't told you yet`}: ${added(slots)}`,
          ],
          ['If it leaves something open, that is the part to ask me about.'],
        ],
        ask: [
          'Does that change anything for you?',
          'Does it help with the decision?',
          'Is that enough to go on?',
          'Does that answer what was open?',
        ],
      },
    ],
    notes: [
      { line: (slots) => capitalised(added(slots)), ask: 'Does that change anything for you?' },
      { line: (slots) => capitalised(added(slots)), ask: 'Does it help you with the decision?' },
      { line: (slots) => capitalised(added(slots)), ask: 'Is that enough for you to go on?' },
    ],
    task: ({ customer, on }) =>
      `Find one ${customer} who decided about ${on} and would talk about it: their word weighs more than yours.`,
  },
  options: {
    purpose: 'Make the answer one letter.',
    value: () => 'An answer that takes a second.',
    tellings: [
      {
        body: [
          [({ on }) => `One letter is enough for me to know where we stand with ${on}:`],
          [['A: yes, go ahead', 'B: yes, with a change', 'C: a question first', 'D: no'].join('\n')],
          ['With a B or a C, half a line on it is enough.'],
        ],
        ask: ['Is it A, B, C or D?'],
      },
    ],
    notes: [
      {
        line: '',
        ask: ({ on }) => `Is it a yes on ${on}, a no, or a yes with a change?`,
      },
      {
        line: 'One word is enough.',
        ask: ({ on }) => `Is ${on} a yes, a no, or a yes with a change?`,
      },
    ],
    task: ({ on }) =>
      `Go through the thread about ${on} for a question of theirs that nobody answered: whoever waits for you does not decide.`,
  },
  smaller_ask: {
    purpose: 'Ask for one part instead of the whole.',
    value: () => 'A decision small enough for today.',
    tellings: [
      {
        body: [
          [({ on }) => `You needn't decide all of ${on} at once: one part of it would be a start.`],
          ['The rest stays as open as it is now.'],
        ],
        ask: ['Is there a part we could settle first?', 'Is one part of it clear already?'],
      },
    ],
    notes: [
      {
        line: 'The part you are surest of is enough for a first answer.',
        ask: 'Is there a part we could settle first?',
      },
    ],
    task: ({ on }) =>
      `Split ${on} into parts that can be decided one at a time, and note which is easiest to say yes to.`,
    // Where a day is named, the whole is due by it.
    fits: ({ date, deadline }) => date === null && deadline === null,
  },
  how_it_works: {
    purpose: 'Show what a yes sets off.',
    value: () => 'What happens after a yes.',
    tellings: [
      {
        body: [
          [
            ({ on, hole }) =>
              `After a yes to ${on}, this is the order of things: ${hole('the first thing you do, what you need from them, and the day on which they have the result')}.`,
          ],
          ['That leaves the one thing only you can say: whether it suits you.'],
        ],
        ask: ['Does that order work for you?', 'Is anything in that in the wrong place?'],
      },
    ],
    notes: [
      {
        line: ({ hole }) => `If you say yes, you have ${hole('the result, and the day it is there')}.`,
        ask: 'Is that what you have in mind?',
      },
    ],
    task: ({ on }) =>
      `Write the next three dates that follow a yes to ${on}: whoever sees them knows what they decide.`,
  },
  close_file: {
    purpose: 'Stop asking and leave the door open.',
    value: () => 'An end to the reminders.',
    tellings: [
      {
        body: [
          [
            ({ about }) => `This is my last mail${about}, and I won't write again unless you do.`,
            ({ about }) => `I won't write${about} again unless you do.`,
          ],
          [
            ({ date, on }) =>
              date === null
                ? `If ${onIt(on)} comes up again, just reply to this mail and we go on from there.`
                : `If you want to go ahead after all, one line before ${date} is enough.`,
            ({ date, on }) =>
              date === null
                ? `Whenever you want to come back to ${onIt(on)}, one line in this thread will do.`
                : `Should it be a yes, a reply before ${date} is all it takes.`,
          ],
        ],
        ask: [''],
      },
    ],
    notes: [{ line: "I'll leave it with you from here.", ask: 'Is there a question I left open?' }],
    task: ({ on }) => `Close the file on ${on}, with a month to look again only if they named one.`,
  },
}
