/** Steps towards the day a contract renews, one thing at a time. None moves the day or asks who else has a say. */
import { capitalised } from '../../../engine/edit.ts'
import type { Scripts, Slots } from '../script.ts'

/** The day by which all is decided; `null` where the mail asks for notice and only the sender can count back. */
const dayOf = ({ renewal }: Slots) =>
  renewal?.choice?.date ?? (renewal?.asksNotice ? null : (renewal?.day ?? null))
const isOpen = ({ renewal }: Slots) => renewal?.asksNotice ?? false
const inTime = (slots: Slots) => {
  const day = dayOf(slots)
  if (day !== null) return `Before ${day}.`
  return isOpen(slots) ? 'While there is still time for the notice that the mail names.' : null
}

export const RENEWAL: Scripts = {
  proof: {
    purpose: 'Show what they had of it lately.',
    value: ({ used }) => used ?? 'What was used since the first mail.',
    tellings: [
      {
        body: [
          [
            ({ on, told, used, hole }) =>
              used !== null
                ? `What you had of ${on}, beside its price: ${used}.`
                : told === null
                  ? `A figure on ${on} that my last mail did not have: ${hole('what they had from it since the last term began, from your own records')}.`
                  : `One fact on ${on} to decide by: ${told.text}.`,
            ({ on, told, used, hole }) =>
              used !== null
                ? `Before you decide about ${on}, this is the part I would look at: ${used}.`
                : told !== null
                  ? `One thing to look at before you decide about ${on}: ${told.text}.`
                  : `Before you decide about ${on}, this is what you had from it: ${hole('what they had from it since the last term began, from your own records')}.`,
          ],
          [
            'If you see something else on your side, that is worth clearing up before the day.',
            'If that is more or less than you expected, it is good to know before the day.',
          ],
        ],
        ask: ['Does that match what you see?', 'Is that what you expected?'],
      },
    ],
    notes: [
      {
        line: ({ told, used, hole }) =>
          used !== null && /^\d/.test(used)
            ? `What you had from it: ${used}.`
            : capitalised(
                `${used ?? told?.text ?? hole('what they had from it since the last term began')}.`,
              ),
        ask: 'Does that match what you see?',
      },
    ],
    when: inTime,
    task: ({ on }) =>
      `Look up how much of ${on} was used in the last month: it is the figure they decide by.`,
  },
  objection: {
    purpose: 'Invite the question that is still open.',
    value: () => 'A way to ask while there is time.',
    tellings: [
      {
        body: [
          [
            ({ on }) => `If anything about ${on} is still unclear to you, this is a good moment to ask.`,
            ({ on }) => `There is time for questions about ${on}, and now is better than in the last week.`,
          ],
          [
            ({ renewal }) =>
              renewal?.choice
                ? `One line is enough for a question, and it leaves time to act on the answer before ${renewal.choice.date}.`
                : 'One line is enough for a question, and none is too small for an answer.',
          ],
        ],
        ask: ['Is there something you would like to know?', 'Is there a question still open?'],
      },
    ],
    notes: [
      {
        line: ({ on, told }) =>
          told === null
            ? `If anything about ${on} is unclear, this is a good moment to ask.`
            : capitalised(`${told.text}.`),
        ask: 'Is there a question still open?',
      },
    ],
    when: inTime,
    task: ({ on }) =>
      `Go through the thread about ${on} for a question of theirs that nobody answered: open questions end contracts.`,
    fits: (slots) => dayOf(slots) !== null || isOpen(slots),
  },
  timing: {
    purpose: 'Say what there is to decide, and by when.',
    value: ({ renewal }) =>
      renewal?.choice
        ? `The day to decide by: ${renewal.choice.date}.`
        : renewal?.asksNotice
          ? 'The last day for notice.'
          : `The day by itself: ${renewal?.day}.`,
    tellings: [
      {
        body: [
          [
            (slots) => `A short reminder${slots.about}: ${decision(slots, 'it')}.`,
            (slots) => `Before the date passes, a short reminder${slots.about}: ${decision(slots, 'it')}.`,
          ],
          [besides],
        ],
        ask: [
          'Is there anything you need from me before then?',
          'Is there a question I can answer before then?',
        ],
      },
    ],
    notes: [
      {
        line: (slots) => `${capitalised(decision(slots, slots.on))}.`,
        ask: 'Is there anything you need from me before then?',
      },
    ],
    when: (slots) =>
      isOpen(slots) ? 'A week before the last day for notice.' : `Three to five days before ${dayOf(slots)}.`,
    task: ({ on }) =>
      `Check whether they changed anything about ${on} since the first step, so that the reminder says what still holds.`,
    fits: (slots) => dayOf(slots) !== null || isOpen(slots),
  },
}

/** What there is to decide and by when, in the words of the mail where it says so. */
function decision({ renewal, on, hole }: Slots, it: string): string {
  // “Your insurance with us runs until 1 May”: what the first mail said is not said again.
  const isPlain = renewal?.choice?.text.toLowerCase().startsWith(on.toLowerCase()) ?? false
  if (renewal?.choice && isPlain) return `${it} comes up for renewal on ${renewal.choice.date}`
  if (renewal?.choice) return renewal.choice.text
  if (renewal?.asksNotice)
    return `if you want to change anything about ${it}, the last day for notice is ${hole('the last day for notice')}`
  if (/\btrial\b/i.test(on)) return `${it} ends on ${renewal?.day}`
  return `${it} ${/\brenew/i.test(on) ? 'falls due' : 'comes up for renewal'} on ${renewal?.day}`
}

/** What comes about besides: the day it renews, where another is named for the answer, a new price, and silence. */
function besides({ renewal, on }: Slots): string {
  if (renewal === null || renewal.news.length === 0) return ''
  const { choice, day, news } = renewal
  const renews = choice !== null && day !== null ? `${capitalised(on)} comes up for renewal on ${day}. ` : ''
  const lead = news[0]?.startsWith('my ') ? '' : 'What comes with it: '
  return `${renews}${capitalised(`${lead}${news.join(', and ')}`)}.`
}
