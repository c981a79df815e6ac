/** Steps after a mail in which one person asks another for something. It is asked again, made easier, and dropped. */
import { leansOn } from '../request.ts'
import type { Scripts, Slots } from '../script.ts'

const asked = ({ request, hole }: Slots): string => request?.ask ?? hole('what you ask for, in one sentence')
/** The same by phone, where nobody has the mail before them. */
const askedAloud = (slots: Slots): string =>
  slots.on === 'my request' && leansOn(asked(slots))
    ? `${slots.hole('what you ask for, in one sentence')}.`
    : asked(slots)
/** Why it matters, where the mail says so. */
const reason = ({ request }: Slots): string => request?.reason ?? ''
const held = ({ request }: Slots): string =>
  request?.isTask ? 'Is anything holding it up?' : 'Have you been able to decide?'
const atLast = ({ request }: Slots): string =>
  request?.isTask
    ? 'Could you do it today, or tell me what is in the way?'
    : 'Could you let me know today, either way?'
const day = ({ date }: Slots): string | null => (date === null ? null : `Two to four days before ${date}.`)
const lastDay = ({ date }: Slots): string | null =>
  date === null ? null : `The working day before ${date}, or the day itself.`

export const REQUEST: Scripts = {
  timing: {
    purpose: 'Remind of it in one line, while there is time.',
    value: ({ date }) => (date === null ? 'The request on top of the inbox.' : `The day by itself: ${date}.`),
    tellings: [
      {
        body: [
          [
            'A short reminder, as this is still open on my side.',
            'This is a short reminder, in case it slipped down your list.',
          ],
        ],
        ask: [asked],
      },
    ],
    notes: [{ line: askedAloud, ask: 'Will that be possible?' }],
    when: day,
    task: ({ on }) => `Check whether ${on} came in some other way before you remind anybody of it.`,
  },
  objection: {
    purpose: 'Find out what holds it up.',
    value: () => 'A way to send part of it, or to say what is in the way.',
    tellings: [
      {
        body: [
          [
            ({ request }) =>
              request?.isTask
                ? 'If part of it has to wait, do what you can and tell me when the rest follows.'
                : 'If there is something you would need to know first, ask me and you have it the same day.',
          ],
        ],
        ask: [held],
      },
    ],
    notes: [{ line: askedAloud, ask: held }],
    task: ({ on }) => `Check that they have all they need from you for ${on}, and send what is missing.`,
  },
  other_person: {
    purpose: 'Find out who has it.',
    value: () => 'A way to hand it on.',
    tellings: [
      {
        body: [
          [
            'If this belongs with somebody else, a name is enough and I will ask them myself.',
            'Perhaps a colleague of yours has to answer this; then I will write to them directly.',
          ],
        ],
        ask: ['Is it with you, or with somebody else?', 'Who should I ask?'],
      },
    ],
    notes: [{ line: '', ask: 'Is it with you, or with a colleague?' }],
    task: ({ on, at }) => `Find out who else${at} could settle ${on}, and their number.`,
  },
  close_file: {
    purpose: 'Ask once more before it is too late, and for no more than how it stands.',
    value: () => 'A question that a word or two answer.',
    tellings: [
      {
        body: [
          [
            ({ date, on }) =>
              date === null
                ? 'This is the last time I ask by mail.'
                : `${date} is close, so this is my last reminder${on === 'my request' ? '' : ` about ${on}`}.`,
          ],
          [reason],
        ],
        ask: [atLast],
      },
    ],
    notes: [{ line: reason, ask: atLast }],
    when: lastDay,
    task: ({ on }) => `Decide what you do without an answer on ${on}, and tell those who wait for it.`,
  },
}
