/** The one step after a notice: the same news, shortly before its day. */
import type { Scripts, Slots } from '../script.ts'

const news = ({ notice }: Slots): string => notice?.news ?? ''
/** The same behind a colon. */
const led = ({ notice }: Slots): string => notice?.led ?? ''
const instead = ({ notice }: Slots): string => notice?.instead ?? ''

export const NOTICE: Scripts = {
  timing: {
    purpose: 'Say it once more, shortly before the day.',
    value: ({ notice }) => `The day, shortly before it comes: ${notice?.date ?? ''}.`,
    tellings: [
      {
        body: [
          [
            (slots) => `A reminder: ${led(slots)}`,
            (slots) => `To remind you: ${led(slots)}`,
            (slots) => `Once more, as it is close now: ${led(slots)}`,
          ],
          [instead],
        ],
        ask: [''],
      },
    ],
    notes: [{ line: news, ask: '' }],
    when: ({ notice }) => `One to three days before ${notice?.date ?? 'the day'}.`,
    task: () => 'Check that the day still holds before this goes out.',
    waits: false,
  },
}
