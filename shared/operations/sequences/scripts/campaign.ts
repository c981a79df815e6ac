/** Steps after a mail to many readers: an event, an appeal, a cart, a survey. Each brings something that the mail did not say, or its day. */

import { capitalised } from '../../../engine/edit.ts'
import type { Kind } from '../../../engine/kinds.ts'
import { endingIn } from '../ending.ts'
import { headOf } from '../point-lines.ts'
import { AT_LAST } from '../points.ts'
import { lastDay } from '../recall.ts'
import type { Script, Scripts, Slots } from '../script.ts'
import { behind, besides, fresh, invited, left, news, onIt, onList, tells } from './campaign-words.ts'

const goTo = ({ askLine, hole }: Slots) => askLine ?? hole('the one thing to do, with its link')

/** Less than the first mail asked for: a look at its page, where it has one. */
const lookAt = (label: string) => (slots: Slots) =>
  slots.item?.line ?? (slots.look === null ? goTo(slots) : `${LOOKS[slots.kind] ?? label}: ${slots.look}`)
const LOOKS: Partial<Record<Kind, string>> = {
  event_invitation: 'See the details',
  fundraising: 'What it is for, and how to give',
}

/** The day that comes first: the last one to sign up, or the day itself. */
const near = ({ date, closing }: Slots) => closing ?? date ?? 'the day'

/** “9 October is nearly here, and with it the tasting”; `null` where the day is one to sign up by, or the event has no name. */
const heldOn = ({ isEvent, closing, isLast, date, matter }: Slots) =>
  isEvent && closing === null && !isLast && date !== null && matter !== null
    ? `${date} is nearly here, and with it ${headOf(matter)}`
    : null

/** What that day is the last one for, where the event itself comes later. */
const toSignUp = ({ isEvent, closing, isLast, deadline }: Slots) =>
  isEvent && (closing !== null || (isLast && SEATS.test(deadline ?? ''))) ? ' to sign up' : ''
/** “Places are kept until 1 March”, and no price that ends. */
const SEATS =
  /^(?!.*(?:early|price|discount|% off)).*\b(?:places?|seats?|spots?|sign up|regist\p{Ll}+|rsvp|reserve|book)\b/iu
const isNear = (slots: Slots) =>
  toSignUp(slots) === '' && !saysOnlyDay(slots)
    ? `${near(slots)} is nearly here`
    : `${near(slots)} is the last day${toSignUp(slots)}`

/** Whether all that is known of the day is that it is the last one. */
const saysOnlyDay = ({ date, deadline }: Slots) => date !== null && deadline === lastDay(date)

/** What ends with the day, where the mail says so in few words; else the matter, and what the day is the last one for. */
const lastWord = (slots: Slots) => {
  const what = endingIn(slots)
  if (what !== null) return `Last day for ${what}: ${near(slots)}.`
  const { matter } = slots
  if (toSignUp(slots) !== '')
    return `${near(slots)} is the last day to sign up${matter === null ? '' : ` for ${matter}`}.`
  const again = onlyUntil(slots)
  if (again !== null) return again
  const held = matter === null ? hangsOn(slots) : null
  if (held !== null) return `A last reminder: ${held}.`
  return matter === null
    ? `${near(slots)} is the last day.`
    : `A last word about ${headOf(matter)}: ${near(slots)} is the last day.`
}
/** “15 December is the last day: the council doubles every gift until then.”; `null` where its day is not told so. */
const onlyUntil = (slots: Slots): string | null => {
  const [, before = '', day = '', after = ''] = UNTIL.exec(hangsOn(slots) ?? '') ?? []
  return day === ''
    ? null
    : `${day} is the last day: ${before.replace(/^[^:]{2,30}: /, '')}${after} until then.`
}
/** The same with its own lead. */
const lastCall = (slots: Slots) => {
  const what = endingIn(slots)
  if (what !== null) return `Only until ${near(slots)}: ${what}.`
  const { matter } = slots
  if (toSignUp(slots) !== '')
    return `Until ${near(slots)} there is still time to sign up${matter === null ? '' : ` for ${matter}`}.`
  const again = onlyUntil(slots)
  if (again !== null) return again
  const held = matter === null ? hangsOn(slots) : null
  if (held !== null) return `A last reminder: ${held}.`
  return matter === null
    ? `Last call: ${near(slots)} is the last day.`
    : `Until ${near(slots)} there is still time, so this is one more word about ${matter}.`
}

/** The day with its own sentence behind a lead; `null` where there is none to say once more, or the ask says it. */
const hangsOn = (slots: Slots): string | null =>
  slots.isEvent ||
  saysOnlyDay(slots) ||
  INVITED.test(slots.deadline ?? '') ||
  (slots.look === null && goTo(slots).includes(slots.deadline ?? ''))
    ? null
    : slots.reminder?.includes(near(slots))
      ? slots.reminder
      : null

/** When an event is, in words of our own: its first mail has said it in the sender's. */
const isHeld = ({ isEvent, closing, date, hours, isLast }: Slots): string => {
  if (!isEvent || date === null || isLast) return ''
  if (closing !== null) return `It takes place on ${date}${hours === null ? '' : `, ${hours}`}.`
  return hours === null ? '' : `The time to keep free: ${hours}.`
}

const reminding = (slots: Slots) => {
  const { matter } = slots
  if (matter === null) return ''
  return toSignUp(slots) === '' ? `, and this is${onIt(slots)}` : ` for ${headOf(matter)}`
}

/** “About the appeal, in case it slipped your mind: 15 December is the last day” */
const slipped = (slots: Slots): string => {
  const { matter } = slots
  const isPlain = heldOn(slots) === null && toSignUp(slots) === '' && matter !== null
  return isPlain
    ? `About ${headOf(matter)}, in case it slipped your mind: ${isNear(slots)}`
    : `In case it slipped your mind: ${heldOn(slots) ?? `${isNear(slots)}${reminding(slots)}`}`
}

/** What hangs on the day behind a lead, else that the day is near. */
const remindedOf = (slots: Slots, lead: string, near: string): string => {
  const held = hangsOn(slots)
  if (held === null) return `${near}.`
  const [, before = '', day = '', after = ''] = UNTIL.exec(held) ?? []
  return day === '' ? `${lead}: ${held}.` : `${lead}: ${before}${after}, but only until ${day}.`
}
/** “Every gift until 24 December is doubled”: the day is said last, where it is heard. */
const UNTIL =
  /^(.{8,}?) until ((?:\d{1,2} \p{Lu}\p{Ll}+|\p{Lu}\p{Ll}+ \d{1,2}))((?: (?!and |at |or )\p{Ll}[^,;]*)?)$/u

/** The reminder of the day: for news that is said once the only step that follows. */
const TIMING: Script = {
  purpose: 'Remind of the day.',
  value: (slots) => `The day, shortly before it comes: ${near(slots)}.`,
  tellings: [
    {
      body: [
        [
          (slots) =>
            remindedOf(slots, 'A quick reminder', `A quick reminder${onIt(slots)}, as ${isNear(slots)}`),
          (slots) =>
            remindedOf(
              slots,
              slots.isLast ? 'The last day comes closer' : 'The day comes closer',
              `${capitalised(isNear(slots))}, and this is a reminder${onIt(slots)}`,
            ),
          (slots) => remindedOf(slots, 'In case it slipped your mind', slipped(slots)),
        ],
        [isHeld],
        // A reminder of an event has room for one more point of it.
        [(slots) => (slots.isEvent ? besides(slots) : '')],
      ],
      ask: [(slots) => slots.item?.line ?? slots.dayAsk ?? lookAt('See the page')(slots)],
    },
  ],
  notes: [
    {
      line: (slots) =>
        slots.isEvent
          ? `${capitalised(isNear(slots))}${reminding(slots)}.`
          : endingIn(slots) === null
            ? (slots.deadline ?? '')
            : `${capitalised(endingIn(slots) ?? '')} until ${near(slots)}.`,
      ask: (slots) => slots.dayAsk ?? lookAt('See the page')(slots),
    },
  ],
  when: ({ date, closing, isEvent, isLast }) =>
    isEvent && !isLast && closing === null
      ? `The day before it takes place: ${date}.`
      : `Two to five days before ${closing ?? date}.`,
  task: () => 'Check that the day still holds before this goes out.',
  fits: ({ deadline }) => deadline !== null,
}

/** The last step, with nothing left to tell. */
const isFarewell = (slots: Slots) => slots.ends && !tells(slots)

/** The invitation was said, and its day stands in the reminder. */
const INVITED = /^(?:it is on|you are invited|you['’]re invited|join us|please join)\b/i

/** Where no day is named there is nothing to remind of: what people want to know takes its place. */
const isOpen = ({ date, closing }: Slots) => date === null && closing === null

/** What the mails end on: an account goes on, and only its first steps are over. */
const ended = (kind: Kind, matter: string | null): string =>
  kind === 'onboarding' ? 'the first steps' : matter === null ? 'it' : headOf(matter)

export const REMINDER: Scripts = { timing: TIMING }

export const CAMPAIGN: Scripts = {
  proof: {
    purpose: 'Add one thing that the first mail did not dwell on.',
    value: ({ item }) =>
      item === null ? 'Something that was not in the first mail.' : 'One step by itself.',
    tellings: [
      {
        body: [
          [
            (slots) => news(slots, 'One more thing', 0),
            (slots) => news(slots, 'Something else to know', 0),
            (slots) => news(slots, 'There is more to tell', 0),
          ],
          [(slots) => behind(slots, 0)],
        ],
        ask: [lookAt('Have a look at it')],
      },
    ],
    notes: [{ line: (slots) => capitalised(fresh(slots)), ask: lookAt('Have a look at it') }],
    task: () => 'Ask one customer for a sentence you may quote, with their name.',
    fits: (slots) => slots.item !== null || tells(slots) || (isOpen(slots) && slots.matter !== null),
  },
  objection: {
    purpose: 'Ask what keeps people from it.',
    value: () => 'A way to ask before they decide.',
    tellings: [
      {
        body: [
          [onList],
          [(slots) => invited(slots, 0), (slots) => invited(slots, 1)],
          ['One line is enough.', 'A line or two will do.', 'It need not be more than a line.'],
        ],
        ask: [lookAt('See it here')],
      },
    ],
    notes: [
      {
        line: 'If something is still open, a reply to our mail is enough.',
        ask: lookAt('See it here'),
      },
    ],
    task: () => 'Note the question that people ask most, and answer it in two sentences.',
    fits: (slots) => isOpen(slots) || !tells(slots) || slots.isEvent,
  },
  how_it_works: {
    purpose: 'Say what is left to know, so that nothing about it is open.',
    value: (slots) => (isFarewell(slots) ? 'An end to the mails.' : 'What to expect.'),
    tellings: [
      {
        body: [
          [
            (slots) => (isFarewell(slots) ? '' : news(slots, 'Good to know', 1, left)),
            (slots) => (isFarewell(slots) ? '' : news(slots, 'What is left to say', 1, left)),
          ],
          [(slots) => behind(slots, 1)],
          [
            ({ ends, kind, matter }) => (ends ? `This is our last mail about ${ended(kind, matter)}.` : ''),
            ({ ends, kind, matter }) =>
              ends ? `After this mail we leave ${ended(kind, matter)} with you.` : '',
          ],
          [
            (slots) => (isFarewell(slots) ? 'If it is not for you, there is nothing to do.' : ''),
            (slots) => (isFarewell(slots) ? 'If you have decided already, there is nothing more to do.' : ''),
          ],
        ],
        ask: [lookAt('See it once more')],
      },
    ],
    notes: [{ line: (slots) => `Good to know: ${left(slots)}`, ask: lookAt('See it once more') }],
    task: () => 'Note what happens after people say yes, in two short steps.',
    fits: isOpen,
  },
  timing: TIMING,
  close_file: {
    purpose: 'Say that the day is near and that it is the last mail.',
    value: () => 'An end to the reminders.',
    tellings: [
      {
        body: [
          [(slots) => capitalised(lastWord(slots)), lastCall],
          [(slots) => (AT_LAST.includes(slots.told?.aspect ?? 'fact') ? besides(slots) : '')],
          [
            'This is the last reminder. If you have already decided, there is nothing more to do.',
            'This is our last mail about it, and if it is not for you, there is nothing to do.',
          ],
        ],
        ask: [lookAt('See it once more')],
      },
    ],
    notes: [
      {
        line: (slots) => capitalised(lastWord(slots)),
        ask: lookAt('See it once more'),
      },
    ],
    task: () => 'Take those who did not react off the list for this campaign.',
    when: (slots) => `On ${near(slots)}, or the day before.`,
    // Only what the mail calls a last day is called for the last time.
    fits: ({ date, closing, isLast }) => closing !== null || (date !== null && isLast),
  },
  resource: {
    purpose: 'Send the recording to those who missed the day.',
    value: () => 'The recording.',
    tellings: [
      {
        body: [
          [
            ({ date, matter }) =>
              `${capitalised(matter ?? 'the event')} was on ${date}, and there is a recording for those who could not be there.`,
          ],
          ['If you were there, you can pass it on to somebody who was not.'],
        ],
        ask: [({ hole }) => `Watch the recording: ${hole('link to the recording')}`],
      },
    ],
    notes: [
      {
        line: 'There is a recording for those who could not be there.',
        ask: ({ hole }) => `Watch the recording: ${hole('link to the recording')}`,
      },
    ],
    when: ({ date }) => `After ${date}, once the recording can be watched.`,
    task: () => 'Upload the recording and check its link.',
    fits: ({ isEvent, isRecorded, isLast, date }) => isEvent && isRecorded && date !== null && !isLast,
  },
}
