/** Steps after a pitch to a journalist. */
import type { Scripts } from '../script.ts'

export const PRESS: Scripts = {
  proof: {
    purpose: 'Add one detail that carries a story.',
    value: 'A new figure, scene or quote.',
    tellings: [
      {
        body: ({ about, proof, hole }) => [
          proof === null
            ? `A detail${about} that was not in my first mail: ${hole('one figure, scene or quote that nobody has printed yet')}.`
            : `A detail${about} that was not in my first mail. ${proof}`,
          `Behind it stands ${hole('who counted, saw or said it, and when')}, and you can check it with them.`,
        ],
        ask: () => 'Is it of use to your readers?',
      },
    ],
    line: ({ hole }) => `A new detail: ${hole('one figure, scene or quote that nobody has printed yet')}.`,
    task: () => 'Find one figure, scene or quote that was not in the pitch, with its source.',
  },
  resource: {
    purpose: 'Offer what the piece would need.',
    value: 'Data, people and pictures to choose from.',
    tellings: [
      {
        body: ({ hole }) => [
          'Should you look into it, this is what I can give you:',
          [
            `1. ${hole('the data, and how far back it goes')}`,
            `2. ${hole('who can be interviewed, and when')}`,
            `3. ${hole('pictures, or a place to see it')}`,
          ].join('\n'),
        ],
        ask: () => 'Which of the three would you use?',
      },
    ],
    spoken: () => 'Would any of that help you?',
    line: ({ hole }) => `I can offer ${hole('data, somebody to interview, or a place to see it')}.`,
    task: () => 'Prepare data, a person to interview and a picture, and agree when they may be used.',
  },
  timing: {
    purpose: 'Give the day to plan around.',
    value: 'The day it comes out, early enough to plan.',
    tellings: [
      {
        body: ({ date, on }) => [
          `The day to plan around${on === 'this' ? '' : ` for ${on}`} is ${date ?? 'still open'}. I can answer questions until then, and find you somebody to talk to.`,
          'If your deadline is earlier, tell me the day and I will see what can be moved for you.',
        ],
        ask: () => 'When would you need it?',
      },
    ],
    line: ({ date }) => `The day to plan around is ${date ?? 'still open'}.`,
    task: () => 'Check the deadline of the section and who is on duty that week.',
    fits: ({ date }) => date !== null,
  },
  other_person: {
    purpose: 'Find the right desk.',
    value: 'A way to hand it on without any work.',
    tellings: [
      {
        body: ({ on }) => [
          `If you have no use for ${on}, somebody at the next desk may.`,
          "A name is enough: I'll write to them myself, with a pitch for their section and not a copy of yours.",
        ],
        ask: () => 'Who would be the right person?',
      },
    ],
    line: () => 'Perhaps it belongs to another desk.',
    task: ({ on }) => `Find out who wrote last about anything close to ${on}.`,
  },
  options: {
    purpose: 'Make the answer one letter.',
    value: 'An answer that takes a second.',
    tellings: [
      {
        body: () => [
          'One letter is enough:',
          [
            'A: send me the material',
            'B: not now, but keep me posted',
            'C: wrong desk',
            'D: no, thank you',
          ].join('\n'),
          'With an A you have everything the same day.',
        ],
        ask: () => 'Which one is it?',
      },
    ],
    spoken: () => 'Is it yes, later or no?',
    line: () => '“Yes”, “later” or “no”: one word is all I need.',
    task: () => 'Read their last three pieces and note which one the pitch belongs to.',
  },
  close_file: {
    purpose: 'Stop pitching this story.',
    value: 'An end to the mails, and a better next pitch.',
    tellings: [
      {
        body: ({ on }) => [
          `I won't pitch ${on} to you again.`,
          "What I'd like is to send you fewer and better mails. If there is a subject you are working on this season, I'll write when we have something on it, and otherwise not.",
        ],
        ask: () => 'Is there one I should watch for?',
      },
    ],
    spoken: () => 'Is there a subject I should watch for?',
    line: () => "I won't pitch it to you again.",
    task: () => 'Note what they cover now, so that the next pitch is closer to it.',
  },
}
