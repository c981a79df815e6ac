/** Steps after a mail to somebody who knows the sender and has something to decide. None moves a day that the mail names. */
import { again, type Scripts, type Slots } from '../script.ts'
import { optionsScript } from './options.ts'

const line = ({ proof, result, fact }: Slots) => proof ?? result ?? fact

export const DEAL: Scripts = {
  proof: {
    purpose: 'Put one fact beside the decision.',
    value: ({ proof, result, fact }) => proof ?? again(result ?? fact) ?? '',
    tellings: [
      {
        body: (slots) => [
          slots.proof !== null
            ? `Something about ${slots.on} that I haven't told you yet: ${slots.proof}`
            : `One line of my last mail${slots.about} is worth a second look. ${line(slots)}`,
          'If it leaves something open, that is the part to ask me about.',
        ],
        ask: () => 'What would you want to know about it before you decide?',
      },
    ],
    spoken: () => 'What would you want to know about it?',
    line: (slots) => line(slots) ?? '',
    task: ({ customer, on }) => `Find one ${customer} who decided about ${on} and would talk about it.`,
    fits: (slots) => line(slots) !== null,
  },
  timing: {
    purpose: 'Name the day again while there is time for questions.',
    value: ({ date, deadline }) => again(deadline) ?? `The day by itself: ${date}.`,
    tellings: [
      {
        body: ({ date, about }) => [
          `The day in my last mail${about} is ${date}.`,
          'If there is a question to settle first, this is a good moment for it, and one line is enough.',
        ],
        ask: () => 'Is there anything you need from me before then?',
      },
    ],
    line: ({ date }) => `The day in my last mail is ${date}.`,
    when: ({ date }) => `A few days before ${date}.`,
    task: ({ date }) => `Check that everything they need before ${date} has reached them.`,
    fits: ({ date }) => date !== null,
  },
  objection: {
    purpose: 'Find out what holds it up.',
    value: () => 'A question about what does not fit.',
    tellings: [
      {
        body: ({ on, priced }) => [
          `If something about ${on} doesn't fit, it is easier to talk about now than after a decision.`,
          `Mostly it is one of three: ${priced ? 'what is in it, what it costs or when it happens' : 'what happens, who does it or when'}. A word for which one is enough.`,
        ],
        ask: () => 'Which of the three is it?',
      },
    ],
    spoken: ({ priced }) =>
      priced ? 'Is it the scope, the price or the date?' : 'Is it what happens, who does it or when?',
    line: () => "If something in it doesn't fit, it is easier to talk about now than later.",
    task: ({ on }) => `Reread what they said about ${on} and write down the point they were least sure of.`,
  },
  options: optionsScript({
    choices: ['yes, go ahead', 'yes, with a change', 'a question first', 'no'],
    more: 'With a B or a C, half a line on it is enough.',
    spoken: 'Is it yes, a question or no?',
    line: ({ on }) => `One word on ${on} is all I need.`,
    task: ({ on }) => `Go through the thread about ${on} for a question of theirs that nobody answered.`,
  }),
  smaller_ask: {
    purpose: 'Ask for one part instead of the whole.',
    value: () => 'A decision small enough for today.',
    tellings: [
      {
        body: ({ on }) => [
          `If the whole of ${on} is too much for one answer, the part you are surest of is enough for a first one.`,
          'It tells me what to prepare, and it leaves every other part open for you to change.',
        ],
        ask: () => 'Which part could we settle first?',
      },
    ],
    line: () => 'The part you are surest of is enough for a first answer.',
    task: ({ on }) => `Split ${on} into parts that can be decided one at a time.`,
    // Where a day is named, the whole is due by it.
    fits: ({ date, deadline }) => date === null && deadline === null,
  },
  how_it_works: {
    purpose: 'Show what a yes sets off.',
    value: () => 'What happens after a yes.',
    tellings: [
      {
        body: ({ on, hole }) => [
          `To make a yes to ${on} easy to picture, this is what would follow: ${hole('the first thing you do, what you need from them, and the day on which they have the result')}.`,
          'That leaves the one thing only you can say: whether it suits you.',
        ],
        ask: () => 'Does that order work for you?',
      },
    ],
    spoken: () => 'Is that what you have in mind?',
    line: ({ hole }) => `After a yes you would have ${hole('the result, and the day it is there')}.`,
    task: ({ on }) => `Write the next three dates that follow a yes to ${on}.`,
  },
  close_file: {
    purpose: 'Stop asking and leave the door open.',
    value: () => 'An end to the reminders.',
    tellings: [
      {
        body: ({ on, date }) => [
          `I'll stop asking about ${on} after this mail, so that it doesn't keep landing in your inbox.`,
          date === null
            ? 'If you come back to it, a line in this thread reaches me.'
            : `What I wrote about ${date} stands as it is, and a line in this thread reaches me.`,
        ],
        ask: () => 'Shall I leave it with you?',
      },
    ],
    line: () => "I'll leave it with you from here.",
    task: ({ on }) => `Close the file on ${on}, with a month to look again only if they named one.`,
  },
}
