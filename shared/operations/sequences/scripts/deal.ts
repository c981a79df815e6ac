/** Steps after a mail to somebody who knows the sender and has something to decide. */
import { again, type Scripts, type Slots } from '../script.ts'
import { optionsScript } from './options.ts'

const example = ({ customer, hole }: Slots) => hole(`one ${customer}, what they chose and what came of it`)

export const DEAL: Scripts = {
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
  other_person: {
    purpose: 'Learn who else has a say.',
    value: () => 'The questions the others will ask.',
    tellings: [
      {
        body: ({ on, priced }) => [
          `If somebody else has to say yes to ${on}, they tend to ask two things: ${priced ? 'what it costs' : 'what it asks of them'}, and what happens if nothing changes.`,
          'It would help me to know whose questions those are before they come up.',
        ],
        ask: () => 'Who else has to agree?',
      },
    ],
    line: () => 'If somebody else has to agree, it would help me to know who.',
    task: ({ on, at }) => `Find out who else has a say in ${on}${at}.`,
  },
  smaller_ask: {
    purpose: 'Ask for one part instead of the whole.',
    value: () => 'A decision small enough for today.',
    tellings: [
      {
        body: ({ on }) => [
          `You don't have to settle all of ${on} now. The part you are surest of is enough to go on.`,
          'The rest can wait until you have had the time to look at it.',
        ],
        ask: () => 'Which part could we settle first?',
      },
    ],
    line: () => 'The part you are surest of is enough for now.',
    task: ({ on }) => `Split ${on} into parts that can be decided one at a time.`,
  },
  timing: {
    purpose: 'Check that the plan still holds.',
    value: () => 'A way to move the date.',
    tellings: [
      {
        body: ({ date, about }) => [
          `My last mail${about} named ${date ?? 'a day'}. Plans move, and yours may have.`,
          'If it still holds, a yes is enough. If another day suits you better, the new day by itself will do.',
        ],
        ask: ({ date }) => `Does ${date ?? 'it'} still work for you?`,
      },
    ],
    line: ({ date }) => `I'd like to know whether ${date ?? 'the day'} still holds.`,
    task: ({ date }) => `Prepare a second plan for the case that ${date ?? 'the day'} no longer holds.`,
    fits: ({ date }) => date !== null,
  },
  proof: {
    purpose: 'Put one fact beside the decision.',
    value: ({ proof, result }) => proof ?? again(result) ?? 'What came of the same decision elsewhere.',
    tellings: [
      {
        body: (slots) => [
          slots.proof !== null
            ? `Something about ${slots.on} that I haven't told you yet. ${slots.proof}`
            : slots.result !== null
              ? `One line of my last mail${slots.about} is worth a second look. ${slots.result}`
              : `Somebody had the same decision to make about ${slots.on} before you: ${example(slots)}.`,
          'Your case may be a different one, so take it as a question to ask rather than an answer.',
        ],
        ask: () => 'What would you want to know about it before you decide?',
      },
    ],
    spoken: () => 'What would you want to know about it?',
    line: (slots) => slots.proof ?? slots.result ?? `${example(slots)}.`,
    task: ({ customer, on }) => `Find one ${customer} who decided about ${on} and would talk about it.`,
  },
  options: optionsScript({
    choices: ['yes, go ahead', 'yes, with a change', 'not yet, ask me next month', 'no'],
    more: 'With a B, half a line on the change is enough.',
    spoken: 'Is it yes, not yet or no?',
    line: ({ on }) => `One word on ${on} is all I need.`,
    task: ({ on }) => `Go through the thread about ${on} for a question of theirs that nobody answered.`,
  }),
  close_file: {
    purpose: 'Stop asking and leave the door open.',
    value: () => 'An end to the reminders.',
    tellings: [
      {
        body: ({ on }) => [
          `I'll stop asking about ${on} after this mail, so that it doesn't keep landing in your inbox.`,
          'Nothing is lost by that: this thread holds all of it, and one line from you is enough to pick it up again.',
        ],
        ask: () => 'Is a later month better, or shall I leave it with you?',
      },
    ],
    line: () => "I'll leave it with you from here.",
    task: ({ on }) => `Close the file on ${on}, with a month to look again only if they named one.`,
  },
}
