/** An answer of one letter: the same offer in every play, with the answers that suit it. */
import type { Script, Slots } from '../script.ts'

interface Answers {
  /** What each letter stands for, in order. */
  choices: readonly string[]
  /** What more to write with a choice that needs it. */
  more: string
  spoken: string
  line: (slots: Slots) => string
  task: (slots: Slots) => string
}

export const optionsScript = ({ choices, more, spoken, line, task }: Answers): Script => ({
  purpose: 'Make the answer one letter.',
  value: () => 'An answer that takes a second.',
  tellings: [
    {
      body: ({ on }) => [
        `One letter is enough for me to know where we stand with ${on}:`,
        choices.map((choice, i) => `${'ABCDEF'.charAt(i)}: ${choice}`).join('\n'),
        more,
      ],
      ask: () => 'Which one is it?',
    },
  ],
  spoken: () => spoken,
  line,
  task,
})
