/** Steps after a mail to somebody who knows the sender and has something to decide. None moves a day that the mail names. */
import { capital } from '../capital.ts'
import type { Scripts, Slots } from '../script.ts'

/** True where a point of the first mail is taken up, as nothing newer is at hand. */
const isTold = ({ proof, told }: Slots) => proof === null && told !== null
const added = ({ proof, told, hole }: Slots): string =>
  proof ??
  `${told?.text ?? hole('a fact that bears on the decision and was not in your mail: a figure, a date or an answer you owed them')}.`

export const DEAL: Scripts = {
  timing: {
    purpose: 'Name the day again while there is time for questions.',
    value: ({ date }) => `The day by itself: ${date}.`,
    tellings: [
      {
        body: [
          [
            ({ date, about }) => `A reminder of the day in my last mail${about}: ${date}.`,
            ({ date, on }) => `A word on ${on} before ${date} comes.`,
            ({ date, on }) => `There is still time before ${date} for a question about ${on}.`,
          ],
          [
            'If there is something to settle first, this is a good moment for it, and one line is enough.',
            'Anything that stands in the way is easier to clear up now than on the day itself.',
            'If something is in the way on your side, knowing it today leaves room to do something about it.',
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
        line: ({ date }) => `A reminder of the day in my last mail: ${date}.`,
        ask: 'Is there anything you need from me before then?',
      },
      {
        line: ({ date }) => `There is still time for a question before ${date}.`,
        ask: 'Is anything in the way on your side?',
      },
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
            ({ on }) =>
              `If something about ${on} doesn't fit, it is easier to talk about now than after a decision.`,
            ({ on }) =>
              `Perhaps one point about ${on} is holding the rest up. If so, that's the point to look at.`,
            ({ on }) => `There may be a part of ${on} that you would want done differently.`,
          ],
          [
            'Half a line on it is enough, and I would rather hear it from you than guess.',
            "You needn't have a solution for it: naming it is all it takes.",
            'Nothing is too small to name, and half a sentence is plenty.',
          ],
        ],
        ask: [
          ({ priced }) =>
            priced ? 'Is it the scope, the price or the timing?' : 'Is it the idea itself, or the timing?',
          "Is there a point that doesn't fit?",
          'Is there anything you would change?',
        ],
      },
    ],
    notes: [
      {
        line: "If something in it doesn't fit, it is easier to talk about now than later.",
        ask: ({ priced }) =>
          priced ? 'Is it the scope, the price or the timing?' : 'Is it the idea itself, or the timing?',
      },
      {
        line: 'Perhaps one point in it is holding the rest up.',
        ask: 'Is there anything you would change?',
      },
    ],
    task: ({ on }) =>
      `Reread what they said about ${on} and write down the point they were least sure of: the next step answers that one.`,
  },
  proof: {
    purpose: 'Put one new fact beside the decision.',
    value: ({ proof }) => proof ?? 'A fact that bears on the decision.',
    tellings: [
      {
        body: [
          [
            (slots) =>
              `${isTold(slots) ? `One thing about ${slots.on} to set beside the rest` : `Something about ${slots.on} that I haven't told you yet`}: ${added(slots)}`,
            (slots) =>
              `${isTold(slots) ? `What I would look at first with ${slots.on}` : `One thing to add to what I wrote about ${slots.on}`}: ${added(slots)}`,
          ],
          [
            'If it leaves something open, that is the part to ask me about.',
            'It may not change your mind, but it belongs with the rest.',
          ],
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
      { line: (slots) => capital(added(slots)), ask: 'Does that change anything for you?' },
      {
        line: (slots) =>
          `${isTold(slots) ? 'One thing to set beside the rest' : 'One thing to add'}: ${added(slots)}`,
        ask: 'Does it help you with the decision?',
      },
      {
        line: (slots) =>
          `${isTold(slots) ? 'What I would look at first' : 'My mail left something out'}: ${added(slots)}`,
        ask: 'Is that enough for you to go on?',
      },
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
          [
            ({ on }) => `One letter is enough for me to know where we stand with ${on}:`,
            ({ on }) => `A single letter in reply would tell me how you see ${on}:`,
          ],
          [['A: yes, go ahead', 'B: yes, with a change', 'C: a question first', 'D: no'].join('\n')],
          [
            'With a B or a C, half a line on it is enough.',
            'For a B or a C, name the change or the question beside it.',
          ],
        ],
        ask: ['Is it A, B, C or D?'],
      },
    ],
    notes: [
      {
        line: 'A no is fine too.',
        ask: ({ on }) => `Would ${on} be a go for you, or is a question still open?`,
      },
      {
        line: ({ on }) => `Your answer on ${on} helps me plan, whatever it is.`,
        ask: 'Is it a yes for you, a no, or a yes with a change?',
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
          [
            ({ on }) =>
              `If the whole of ${on} is too much for one answer, the part you are surest of is enough for a first one.`,
            ({ on }) => `You needn't decide all of ${on} at once: one part of it would be a start.`,
          ],
          [
            'It tells me what to prepare, and it leaves every other part open for you to change.',
            'The rest stays as open as it is now.',
          ],
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
              `To make a yes to ${on} easy to picture, this is what would follow: ${hole('the first thing you do, what you need from them, and the day on which they have the result')}.`,
            ({ on, hole }) =>
              `After a yes to ${on}, this is the order of things: ${hole('the first thing you do, what you need from them, and the day on which they have the result')}.`,
          ],
          [
            'That leaves the one thing only you can say: whether it suits you.',
            'If a step of it is in the wrong place for you, it is good to know beforehand.',
          ],
        ],
        ask: ['Does that order work for you?', 'Is anything in that in the wrong place?'],
      },
    ],
    notes: [
      {
        line: ({ hole }) => `After a yes you would have ${hole('the result, and the day it is there')}.`,
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
            ({ about }) => `I'll stop asking${about} after this mail.`,
            ({ about }) => `This is my last mail${about}, and I won't write again by myself.`,
            ({ about }) => `I won't write${about} again by myself.`,
          ],
          [
            ({ date }) =>
              date === null
                ? 'If you come back to it, a reply in this thread reaches me.'
                : `What I wrote about ${date} still stands, and a reply in this thread reaches me.`,
            ({ date, isLast }) =>
              date === null
                ? 'When it matters to you again, one line in this thread is enough.'
                : isLast
                  ? `Until ${date}, one line in this thread is enough.`
                  : `${date.charAt(0).toUpperCase()}${date.slice(1)} still stands, and one line in this thread is enough.`,
            ({ date }) =>
              date === null
                ? 'Whenever it is on your desk again, the thread is here, and nothing has to be said twice.'
                : `Nothing changes about ${date}, and the thread is here when you want it.`,
          ],
        ],
        ask: [''],
      },
    ],
    notes: [{ line: "I'll leave it with you from here.", ask: 'Is there a question I left open?' }],
    task: ({ on }) => `Close the file on ${on}, with a month to look again only if they named one.`,
  },
}
