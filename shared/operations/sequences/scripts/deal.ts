/** Steps after a mail to somebody who knows the sender and has something to decide. */
import type { Scripts } from '../script.ts'

export const DEAL: Scripts = {
  objection: {
    purpose: 'Find out what holds it up.',
    value: 'An offer to change what does not fit.',
    tellings: [
      {
        body: ({ on, priced }) => [
          `If something about ${on} doesn't fit, I'd rather change it than wait for it.`,
          `Three things can usually be changed: ${priced ? 'what is in it, what it costs and when it happens' : 'what happens, who does it and when'}. Tell me which one, and I'll come back with only that changed.`,
        ],
        ask: () => 'Which of the three should I look at?',
      },
    ],
    spoken: ({ priced }) =>
      priced ? 'Is it the scope, the price or the date?' : 'Is it what happens, who does it or when?',
    line: () => "If something in it doesn't fit, I'd rather change it than wait.",
    task: ({ on }) => `Reread what they said about ${on} and write down the point they were least sure of.`,
  },
  how_it_works: {
    purpose: 'Show what a yes sets off.',
    value: 'What happens after a yes, day by day.',
    tellings: [
      {
        body: ({ hole }) => [
          'To make a yes easy to picture, here is what would follow it:',
          [
            `1. ${hole('the first thing you do, and by when')}`,
            `2. ${hole('what you need from them, and how long it takes')}`,
            `3. ${hole('the day on which they have the result')}`,
          ].join('\n'),
          "Nothing starts before you say so, and you can stop after the first step if it isn't what you expected.",
        ],
        ask: () => 'Does that order work for you?',
      },
    ],
    spoken: () => 'Is that what you have in mind?',
    line: ({ hole }) => `After a yes you would have ${hole('the result, and the day it is there')}.`,
    task: ({ on }) => `Write the next three dates that follow a yes to ${on}.`,
  },
  other_person: {
    purpose: 'Help them to win over the others.',
    value: 'A half page they can forward.',
    tellings: [
      {
        body: ({ on, priced }) => [
          `If somebody else has to say yes to ${on}, I can write half a page for them: what it is, ${priced ? 'what it costs' : 'what it asks of them'} and what happens if nothing changes.`,
          'You can forward it as it is, and questions can come straight to me.',
        ],
        ask: () => 'Who else has to agree?',
      },
    ],
    line: () => 'I can write half a page for whoever else has to agree.',
    task: ({ on, at }) => `Find out who else has a say in ${on}${at}.`,
  },
  smaller_ask: {
    purpose: 'Ask for one part instead of the whole.',
    value: 'A decision small enough for today.',
    tellings: [
      {
        body: ({ on, hole }) => [
          `You don't have to settle all of ${on} now. One part is enough for me to go on: ${hole('the smallest part that can be decided by itself')}.`,
          'The rest can wait until you have had the time to look at it.',
        ],
        ask: () => 'Can we settle that one first?',
      },
    ],
    spoken: () => 'Can we settle one part first?',
    line: ({ hole }) =>
      `One part is enough for now: ${hole('the smallest part that can be decided by itself')}.`,
    task: ({ on }) => `Split ${on} into parts that can be decided one at a time.`,
  },
  timing: {
    purpose: 'Check that the plan still holds.',
    value: 'A new plan if the date no longer holds.',
    tellings: [
      {
        body: ({ date, about }) => [
          `My last mail${about} named ${date ?? 'a day'}. Plans move, and I'd rather plan around yours than hold you to mine.`,
          "If another day suits you better, name it and I'll rearrange the rest on my side.",
        ],
        ask: ({ date }) => `Does ${date ?? 'it'} still work for you?`,
      },
    ],
    line: ({ date }) => `I'd like to know whether ${date ?? 'the day'} still holds.`,
    task: ({ date }) => `Prepare a second plan for the case that ${date ?? 'the day'} no longer holds.`,
    fits: ({ date }) => date !== null,
  },
  proof: {
    purpose: 'Show how it went for others.',
    value: 'What came of the same decision elsewhere.',
    tellings: [
      {
        body: ({ proof, customer, hole }) => [
          proof === null
            ? `Somebody had the same decision to make before you: ${hole(`one ${customer}, what they chose and what came of it`)}.`
            : `Something for your decision that I haven't told you yet. ${proof}`,
          'Their case is not yours, so take it as a question to ask rather than an answer.',
        ],
        ask: () => 'Would it help to talk to them?',
      },
    ],
    spoken: () => 'Would it help to talk to them?',
    line: ({ proof, customer, hole }) =>
      proof ?? `${hole(`one ${customer}, what they chose and what came of it`)}.`,
    task: ({ customer }) => `Find one ${customer} who made the same decision and would talk about it.`,
  },
  options: {
    purpose: 'Make the answer one letter.',
    value: 'An answer that takes a second.',
    tellings: [
      {
        body: ({ on }) => [
          `One letter is enough for me to know where we stand with ${on}:`,
          ['A: yes, go ahead', 'B: yes, with a change', 'C: not yet, ask me next month', 'D: no'].join('\n'),
          "With a B, add the change in half a line and I'll work it in.",
        ],
        ask: () => 'Which one is it?',
      },
    ],
    spoken: () => 'Is it yes, not yet or no?',
    line: () => '“Yes”, “not yet” or “no”: one word is all I need.',
    task: () => 'Go through the thread for a question of theirs that nobody answered.',
  },
  close_file: {
    purpose: 'Stop asking and leave the door open.',
    value: 'An end to the reminders.',
    tellings: [
      {
        body: ({ on }) => [
          `I'll stop asking about ${on} after this mail, so that it doesn't keep landing in your inbox.`,
          'Nothing is lost: my notes and this thread stay where they are, and one line from you is enough to pick it up again.',
        ],
        ask: () => 'Shall I ask again in a month, or leave it with you?',
      },
    ],
    line: () => "I'll leave it with you from here.",
    task: () => 'Close the file, with a month to look again only if they named one.',
  },
}
