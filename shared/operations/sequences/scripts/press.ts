/** Steps after a pitch to a journalist. */
import { again, type Scripts, type Slots } from '../script.ts'

const detail = ({ hole }: Slots) =>
  hole('one figure, scene or quote that nobody has printed yet, with its source')

export const PRESS: Scripts = {
  proof: {
    purpose: 'Put the detail first that carries a story.',
    value: ({ proof, fact }) => proof ?? again(fact) ?? 'A new figure, scene or quote.',
    tellings: [
      {
        body: (slots) => [
          slots.proof !== null
            ? `A detail${slots.about} that was not in my first mail. ${slots.proof}`
            : slots.fact !== null
              ? `If there is a story${slots.about}, this part of my first mail may be it. ${slots.fact}`
              : `A detail${slots.about} that was not in my first mail: ${detail(slots)}.`,
          'You know better than I do what your section has printed on it, and whether this adds anything.',
        ],
        ask: ({ ownAsk }) => ownAsk ?? 'Is it of use to your readers?',
      },
    ],
    spoken: () => 'Is it of use to your readers?',
    line: (slots) => slots.proof ?? slots.fact ?? `A new detail: ${detail(slots)}.`,
    task: ({ on }) => `Find one figure, scene or quote on ${on} that was not in the pitch, with its source.`,
  },
  timing: {
    purpose: 'Give the day to plan around.',
    value: () => 'The day it comes out, early enough to plan.',
    tellings: [
      {
        body: ({ date, on }) => [
          `The day to plan around for ${on} is ${date ?? 'still open'}, and questions before then are welcome.`,
          'If your deadline is earlier, the day by itself is enough to tell me what you need first.',
        ],
        ask: () => 'When would you need it?',
      },
    ],
    line: ({ date }) => `The day to plan around is ${date ?? 'still open'}.`,
    task: ({ date }) => `Check the deadline of the section and who is on duty on ${date ?? 'the day'}.`,
    fits: ({ date }) => date !== null,
  },
  other_person: {
    purpose: 'Find the right desk.',
    value: () => 'A way to hand it on without any work.',
    tellings: [
      {
        body: ({ on }) => [
          `If you have no use for ${on}, somebody at the next desk may.`,
          'A name is enough, and there is nothing for you to forward or explain.',
        ],
        ask: () => 'Who would be the right person?',
      },
    ],
    line: () => 'Perhaps it belongs to another desk.',
    task: ({ on }) => `Find out who wrote last about anything close to ${on}.`,
  },
  options: {
    purpose: 'Make the answer one letter.',
    value: () => 'An answer that takes a second.',
    tellings: [
      {
        body: ({ on }) => [
          `One letter on ${on} is enough:`,
          [
            'A: send me the material',
            'B: not now, but keep me posted',
            'C: wrong desk',
            'D: no, thank you',
          ].join('\n'),
          'With a C, a name beside it would be kind.',
        ],
        ask: () => 'Which one is it?',
      },
    ],
    spoken: () => 'Is it yes, later or no?',
    line: ({ on }) => `One word on ${on} is all I need.`,
    task: ({ on }) => `Read their last three pieces and note which one ${on} belongs to.`,
  },
  resource: {
    purpose: 'Offer what the piece would need.',
    value: () => 'Data, people and pictures to choose from.',
    tellings: [
      {
        body: ({ on, hole }) => [
          `Should you look into ${on}, this is what there is for it: ${hole('the data and how far back it goes, who can be interviewed and when, pictures or a place to see it')}.`,
          'One word for what you would use first is enough.',
        ],
        ask: () => 'Which of it would you use?',
      },
    ],
    spoken: () => 'Would any of that help you?',
    line: ({ hole }) => `There is more for it: ${hole('data, somebody to interview, or a place to see it')}.`,
    task: ({ on }) =>
      `Prepare data on ${on}, a person to interview and a picture, and agree when they may be used.`,
  },
  close_file: {
    purpose: 'Stop pitching this story.',
    value: () => 'An end to the mails about this story.',
    tellings: [
      {
        body: ({ on }) => [
          `I won't pitch ${on} to you again.`,
          'Fewer and better mails are what I am after. If there is a subject you are working on this season, its name would help me to leave out the rest.',
        ],
        ask: () => 'Is there one I should watch for?',
      },
    ],
    spoken: () => 'Is there a subject I should watch for?',
    line: ({ on }) => `I won't pitch ${on} to you again.`,
    task: ({ on }) => `Close the file on ${on}, and note what they cover now for the next pitch.`,
  },
}
