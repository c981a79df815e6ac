/** Steps after a pitch to a journalist. */
import { capitalised } from '../../../engine/edit.ts'
import type { Scripts, Slots } from '../script.ts'

/** A figure or a scene of the pitch stands for one that only the sender has. */
const first = ({ about, told }: Slots, lead: string) =>
  told === null ? lead : `What I would print first${about}: ${told.text}.`
const detail = ({ hole }: Slots) =>
  hole('one figure, scene or quote that nobody has printed yet, with its source')

export const PRESS: Scripts = {
  proof: {
    purpose: 'Put the detail first that carries a story.',
    value: () => 'A new figure, scene or quote.',
    tellings: [
      {
        body: [
          [
            (slots) =>
              first(slots, `A detail${slots.about} that was not in my first mail: ${detail(slots)}.`),
          ],
          ['You know better than I do what your section has printed on it, and whether this adds anything.'],
        ],
        ask: ['Is it of use to your readers?', 'Would that make it a story for you?'],
      },
    ],
    notes: [
      {
        line: (slots) =>
          slots.told ? capitalised(`${slots.told.text}.`) : `A new detail: ${detail(slots)}.`,
        ask: 'Is it of use to your readers?',
      },
    ],
    task: ({ on }) =>
      `Find one figure, scene or quote on ${on} that was not in the pitch, with its source: without one there is no reason to write again.`,
  },
  timing: {
    purpose: 'Give the day to plan around.',
    value: () => 'The day it comes out, early enough to plan.',
    tellings: [
      {
        body: [
          [
            ({ date, on }) =>
              `The day to plan around for ${on} is ${date ?? 'still open'}, and questions before then are welcome.`,
          ],
          ['If your deadline is earlier, the day by itself is enough to tell me what you need first.'],
        ],
        ask: ['Would that be in time for you?'],
      },
    ],
    notes: [
      {
        line: ({ date }) => `The day to plan around is ${date ?? 'still open'}.`,
        ask: 'Would that be in time for you?',
      },
    ],
    task: ({ date }) =>
      `Check the deadline of the section and who is on duty on ${date ?? 'the day'}: that is whom to write to.`,
    fits: ({ date }) => date !== null,
  },
  other_person: {
    purpose: 'Find the right desk.',
    value: () => 'A way to hand it on without any work.',
    tellings: [
      {
        body: [
          [({ on }) => `Perhaps ${on} would suit a colleague of yours better.`],
          ['A name is enough, and there is nothing for you to forward or explain.'],
        ],
        ask: ['Is there a colleague I should write to?', 'Is there a better desk for it?'],
      },
    ],
    notes: [{ line: 'Perhaps it belongs to another desk.', ask: 'Is there a colleague I should write to?' }],
    task: ({ on }) =>
      `Find out who wrote last about anything close to ${on}: that person is the next to write to.`,
  },
  options: {
    purpose: 'Make the answer one letter.',
    value: () => 'An answer that takes a second.',
    tellings: [
      {
        body: [
          [({ on }) => `One letter on ${on} is enough:`],
          [
            [
              'A: send me the material',
              'B: not now, but keep me posted',
              'C: wrong desk',
              'D: no, thank you',
            ].join('\n'),
          ],
        ],
        ask: ['Is it A, B, C or D?'],
      },
    ],
    notes: [
      {
        line: 'Yes, later and no are all fine with me.',
        ask: ({ on }) => `Would ${on} be a yes, a later or a no for you?`,
      },
    ],
    task: ({ on }) =>
      `Read their last three pieces and note which one ${on} belongs to, so that the next step can name it.`,
  },
  resource: {
    purpose: 'Offer what the piece would need.',
    value: () => 'Data, people and pictures to choose from.',
    tellings: [
      {
        body: [
          [
            ({ on, hole }) =>
              `Should you look into ${on}, this is what there is for it: ${hole('the data and how far back it goes, who can be interviewed and when, pictures or a place to see it')}.`,
          ],
          ['One word for what you would use first is enough.'],
        ],
        ask: ['Is there anything in it you would use?'],
      },
    ],
    notes: [
      {
        line: ({ hole }) =>
          `There is more for it: ${hole('data, somebody to interview, or a place to see it')}.`,
        ask: 'Would any of that help you?',
      },
    ],
    task: ({ on }) =>
      `Prepare data on ${on}, a person to interview and a picture, and agree when they may be used.`,
  },
  close_file: {
    purpose: 'Stop pitching this story.',
    value: () => 'An end to the mails about this story.',
    tellings: [
      {
        body: [
          [
            ({ on }) => `I won't pitch ${on} to you again.`,
            ({ on }) => `This was my last mail to you about ${on}.`,
          ],
          ['If you tell me what you are working on this season, nothing else of mine comes to your inbox.'],
        ],
        ask: [''],
      },
    ],
    notes: [
      {
        line: ({ on }) => `I won't pitch ${on} to you again.`,
        ask: 'Is there a subject I should watch for?',
      },
    ],
    task: ({ on }) => `Close the file on ${on}, and note what they cover now for the next pitch.`,
  },
}
