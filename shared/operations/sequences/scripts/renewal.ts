/** Steps towards the day a contract renews: what the mail says of it, one thing at a time. None moves the day or asks who else has a say. */
import { again, type Scripts, type Slots } from '../script.ts'

/** The day by which all is decided; `null` where the mail asks for notice and only the sender can count back. */
const dayOf = ({ renewal }: Slots) =>
  renewal?.choice?.date ?? (renewal?.asksNotice ? null : (renewal?.day ?? null))
const isOpen = ({ renewal }: Slots) => renewal?.asksNotice ?? false
const beforeDay = (slots: Slots) => {
  const day = dayOf(slots)
  return day === null ? '' : ` before ${day}`
}
const inTime = (slots: Slots) => {
  const day = dayOf(slots)
  if (day !== null) return `Before ${day}.`
  return isOpen(slots) ? 'While there is still time for the notice that the mail names.' : null
}

export const RENEWAL: Scripts = {
  proof: {
    purpose: 'Show what they had of it.',
    value: ({ renewal }) => again(renewal?.used ?? null) ?? '',
    tellings: [
      {
        body: (slots) => [
          `One line of my last mail${slots.about} shows what it was used for. ${slots.renewal?.used}`,
          `If you see something else on your side, it is worth clearing up${beforeDay(slots) || ' now'}.`,
        ],
        ask: () => 'Does that match what you see?',
      },
    ],
    line: ({ renewal }) => renewal?.used ?? '',
    when: inTime,
    task: ({ on }) => `Look up how much of ${on} was used in the last month.`,
    fits: ({ renewal }) => (renewal?.used ?? null) !== null,
  },
  cost: {
    purpose: 'Say what it costs from the day it renews.',
    value: ({ renewal }) => again(renewal?.price ?? null) ?? '',
    tellings: [
      {
        body: ({ renewal }) => [
          'So that the price is no surprise when the day comes, here it is by itself.',
          renewal?.price ?? '',
        ],
        ask: () => 'Is anything in that unclear?',
      },
    ],
    line: ({ renewal }) => renewal?.price ?? '',
    when: inTime,
    task: ({ on }) => `Check that the invoice for ${on} shows the price you named.`,
    fits: ({ renewal }) => (renewal?.price ?? null) !== null,
  },
  how_it_works: {
    purpose: 'Show what is in it that they may not have tried.',
    value: ({ renewal }) => again(renewal?.news ?? null) ?? '',
    tellings: [
      {
        body: ({ renewal, about }) => [
          `One part of my last mail${about} is easily read over, and it may bear on what you decide.`,
          renewal?.news ?? '',
        ],
        ask: () => 'Would that change what you need?',
      },
    ],
    line: ({ renewal }) => renewal?.news ?? '',
    when: inTime,
    task: ({ on }) => `Note which parts of ${on} they have not tried yet.`,
    fits: ({ renewal }) => (renewal?.news ?? null) !== null,
  },
  objection: {
    purpose: 'Invite the question that is still open.',
    value: () => 'A way to ask while there is time.',
    tellings: [
      {
        body: ({ on, renewal }) => [
          `If anything about ${on} is still unclear to you, this is a good moment to ask.`,
          renewal?.choice
            ? `One line is enough for a question, and it leaves time to act on the answer before ${renewal.choice.date}.`
            : 'One line is enough for a question, and none is too small for an answer.',
        ],
        ask: () => 'What would you like to know?',
      },
    ],
    line: ({ on }) => `If anything about ${on} is unclear, this is a good moment to ask.`,
    when: inTime,
    task: ({ on }) => `Go through the thread about ${on} for a question of theirs that nobody answered.`,
    fits: (slots) => dayOf(slots) !== null || isOpen(slots),
  },
  timing: {
    purpose: 'Say what there is to decide, and by when.',
    value: ({ renewal }) =>
      again(renewal?.choice?.text ?? null) ??
      (renewal?.asksNotice ? 'The last day for notice.' : `The day by itself: ${renewal?.day}.`),
    tellings: [
      {
        body: (slots) => [
          `A reminder of the day in my last mail${slots.about}, before it comes.`,
          decision(slots),
        ],
        ask: ({ ownAsk }) => ownAsk ?? 'Is there anything you need from me before then?',
      },
    ],
    line: decision,
    when: (slots) =>
      isOpen(slots) ? 'A week before the last day for notice.' : `Three to five days before ${dayOf(slots)}.`,
    task: ({ on }) => `Check whether they changed anything about ${on} since the first step.`,
    fits: (slots) => dayOf(slots) !== null || isOpen(slots),
  },
}

/** What there is to decide and by when, in the words of the mail where it says so. */
function decision({ renewal, on, hole }: Slots): string {
  if (renewal?.choice) return renewal.choice.text
  return renewal?.asksNotice
    ? `If you want to change anything about ${on}, the last day for notice is ${hole('the last day for notice')}.`
    : `The day for ${on} is ${renewal?.day}.`
}
