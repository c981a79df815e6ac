/** Steps after one person was invited by name: as a guest, a speaker, at a table. They ask when, what is in the way, and who instead. */
import type { Scripts, Slots } from '../script.ts'

const detail = (slots: Slots) =>
  slots.proof ??
  (slots.told === null
    ? `${slots.hole('who came before, or what a guest said of it')}.`
    : `${slots.told.text}.`)

export const INVITATION: Scripts = {
  proof: {
    purpose: 'Make it easier to say yes.',
    value: ({ proof }) => proof ?? 'One more thing about what they are invited to.',
    tellings: [
      {
        body: [
          [
            (slots) => `So that you know what to expect of ${slots.on}: ${detail(slots)}`,
            (slots) => `In case it helps you decide about ${slots.on}: ${detail(slots)}`,
          ],
        ],
        ask: ['Would that suit you?', 'Does that make it easier to say yes?'],
      },
    ],
    notes: [{ line: detail, ask: 'Would that suit you?' }],
    task: ({ on }) => `Ask somebody who was a guest of ${on} whether you may quote a sentence of theirs.`,
  },
  smaller_ask: {
    purpose: 'Leave the time to them.',
    value: () => 'Another time, if this one is full.',
    tellings: [
      {
        body: [
          [
            ({ on }) => `If the time is what stands between you and ${on}, another month is as good.`,
            ({ on }) => `There is no hurry with ${on}, and you can choose the time.`,
          ],
        ],
        ask: ['Which month would suit you better?', 'When would it suit you?'],
      },
    ],
    notes: [{ line: 'If the time is wrong, another month is as good.', ask: 'When would it suit you?' }],
    task: ({ on }) => `Look up when they are free of travel and deadlines, and note two times for ${on}.`,
  },
  objection: {
    purpose: 'Answer what they want to know first.',
    value: () => 'An offer to answer any question first.',
    tellings: [
      {
        body: [
          [
            ({ on }) =>
              `You may want to know more about ${on} before you say yes, and I'll answer any question.`,
            ({ on }) => `Whatever you would like to know about ${on} first, I'll tell you.`,
          ],
        ],
        ask: ['What should I tell you first?', 'Is there something you would want to know?'],
      },
    ],
    notes: [{ line: '', ask: ({ on }) => `Is there something you would want to know about ${on} first?` }],
    task: ({ on }) =>
      `Write down in five lines what a guest of ${on} does, how long it takes and who listens.`,
  },
  other_person: {
    purpose: 'Ask for a name instead.',
    value: () => 'A way to help without coming.',
    tellings: [
      {
        body: [
          [
            ({ on }) => `If ${on} is not for you, you may know whose story belongs there.`,
            ({ on }) => `Perhaps you would sooner send somebody else to ${on}, and a name is enough.`,
          ],
        ],
        ask: ['Is there somebody you would suggest?', 'Whom would you ask in my place?'],
      },
    ],
    notes: [{ line: '', ask: ({ on }) => `Is there somebody you would suggest for ${on}?` }],
    task: ({ on }) => `List two others who could come to ${on}, in case they say no.`,
  },
  close_file: {
    purpose: 'Leave the invitation open, and stop.',
    value: () => 'An invitation that stays open.',
    tellings: [
      {
        body: [
          [
            ({ on }) => `I won't ask again about ${on}, and the invitation stands.`,
            ({ on }) => `This is my last note about ${on}, and you are welcome there whenever it suits you.`,
          ],
          ['A reply to this mail is all it takes, next month or next year.'],
        ],
        ask: [''],
      },
    ],
    notes: [
      {
        line: ({ on }) => `The invitation to ${on} stands.`,
        ask: 'Would you let me know if it suits you later?',
      },
    ],
    task: ({ on }) => `Note a day in half a year to invite them to ${on} once more.`,
  },
}
