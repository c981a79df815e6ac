/** Steps after a mail to many readers: an event, an appeal, a cart, a survey. */
import type { Scripts, Slots } from '../script.ts'

const goTo = ({ link, linkText, hole }: Slots) =>
  `${linkText ?? hole('what the link does, as a command: “See the programme”')}: ${link ?? hole('link')}`

export const CAMPAIGN: Scripts = {
  how_it_works: {
    purpose: 'Show how little it takes.',
    value: 'What happens after the click, and how long it takes.',
    tellings: [
      {
        body: ({ hole }) => [
          'It is done in three steps:',
          [
            `1. ${hole('what you do first, and how long it takes')}`,
            `2. ${hole('what you choose or enter')}`,
            `3. ${hole('what you have at the end, and when')}`,
          ].join('\n'),
          `If you get stuck, ${hole('who answers, where and until when')}.`,
        ],
        ask: goTo,
      },
    ],
    line: () => 'It is done in three steps.',
    task: () => 'Go through the steps yourself and time them.',
  },
  objection: {
    purpose: 'Answer the doubt that is heard most.',
    value: 'An honest answer to a doubt.',
    tellings: [
      {
        body: ({ hole }) => [
          `The question we are asked most: ${hole('the doubt you hear most, in the reader’s words')}`,
          `${hole('the honest answer in two sentences, with what is not included')}`,
          'If you have another question, reply to this mail. A person reads the answers.',
        ],
        ask: goTo,
      },
    ],
    line: () => 'There is one question we are asked most.',
    task: () => 'Read the last replies and calls, and write down the doubt that comes up most.',
  },
  proof: {
    purpose: 'Let another reader speak.',
    value: 'What somebody like the reader made of it.',
    tellings: [
      {
        body: ({ hole }) => [
          `${hole('one reader or customer in their own words, with name and permission')}`,
          `For them it changed ${hole('one thing, with a figure if there is one')}. Yours may differ, and we'd like to hear about it either way.`,
        ],
        ask: goTo,
      },
    ],
    line: () => 'Another reader can say it better.',
    task: () => 'Ask one customer for a sentence you may quote, with their name.',
  },
  timing: {
    purpose: 'Name the day.',
    value: 'What changes on the day, and what does not.',
    tellings: [
      {
        body: ({ date, hole }) => [
          `The day to keep in mind is ${date ?? hole('the last day')}.`,
          `On that day ${hole('what ends, starts or changes for the reader')}. What stays the same: ${hole('what they can still do afterwards')}.`,
          'If you have decided already, there is nothing more to read here.',
        ],
        ask: goTo,
      },
    ],
    line: ({ date, hole }) => `The day to keep in mind is ${date ?? hole('the last day')}.`,
    task: () => 'Check that the day still holds before this goes out.',
  },
  close_file: {
    purpose: 'Say that it is the last one.',
    value: 'An end to the reminders.',
    tellings: [
      {
        body: ({ about }) => [
          `This is our last mail${about}, and there is no reminder after it.`,
          "If you'd like to do it after all, the link below works as long as the page is up. If not, there is nothing you need to do, and we'll write when we have something else to say.",
        ],
        ask: goTo,
      },
    ],
    line: () => 'This is our last mail about it.',
    task: () => 'Take those who did not react off the list for this campaign.',
  },
}
