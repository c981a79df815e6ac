/** What of a request was not met, and what is left for a person to do. */
import type { z } from 'zod'
import { type Kind, kindOf } from '../../engine/kinds.ts'
import type { BriefInput } from '../brief.ts'
import { isOrder } from '../brief-orders.ts'
import type { Angle, Play } from './angles.ts'
import type { contract } from './contract.ts'
import { NAMES } from './parts-left.ts'
import { unsaid } from './unsaid.ts'
import type { Step } from './write-steps.ts'

type Input = z.output<typeof contract.input>
export interface Notice {
  code: string
  message: string
}

/** What a step of a channel is called. */
const STEP_OF: Readonly<Record<string, string>> = {
  email: 'an email',
  linkedin: 'a LinkedIn message',
  call: 'a call',
  sms: 'a text message',
  task: 'a task',
}

/** Why a kind of mail is not followed up, and what to do instead. */
const INSTEAD: Partial<Record<Kind | 'notice', string>> = {
  notice:
    'A notice asks nobody for an answer, so nothing is open that could be followed up. Name its day by the date, and one reminder before it is planned.',
  breakup: 'This mail closes the matter; writing after it would break its word.',
  referral_intro: 'Whoever made an introduction does not follow it up; the two take it from there.',
  newsletter:
    'A newsletter is not followed up; the next issue is. Write to those who did not open it only with a new subject, once.',
  digest: 'A digest is not followed up; the next one is.',
  announcement:
    'An announcement is said once. If readers have to do something by a day, name the day and the page: then one reminder is planned.',
  product_update: 'A product update is said once; what was not read belongs into the product.',
  transactional:
    'A confirmation is sent once, when something happens. Send the next mail when the next thing happens.',
  billing:
    'Reminders of a payment follow due dates and the law, not a rhythm of follow-ups. Send them from the billing system, each with the amount and the day.',
  support_reply:
    'A support reply waits for the customer. Ask once after some days whether it is solved, and close the ticket.',
  apology: 'An apology is made once. Write again when what you promised is done.',
  other:
    'Mail to somebody who knows you is followed up where it asks for something that is still open in a few days; name the day by its date for that.',
  internal:
    'News to colleagues is said once. Where they have something to do by a day, name it by its date: then they are reminded of it.',
  meeting_recap:
    'Notes are sent once. Where they ask their reader for something by a day, name it by its date: then they are reminded of it.',
  thank_you: 'Thanks need no follow-up.',
}

export function notSuited(kind: Kind | 'notice'): Notice {
  const why = INSTEAD[kind] ?? 'This kind of mail is not followed up.'
  return { code: 'sequence_not_suited', message: `${why} Only the first step is given.` }
}

export interface Facts {
  input: Input
  steps: readonly Step[]
  left: readonly Angle[]
  /** Steps the span has room for. */
  wanted: number
  /** Steps the request asked for. */
  asked: number
  isEmpty: boolean
  /** Tasks that stand where the mail has nothing more to say. */
  tasks: number
  play: Play | null
  /** True for news that only a reminder of its day follows. */
  isReminder: boolean
  /** True for news that asks nobody for an answer. */
  isNotice: boolean
  writes: boolean
  channelsLeft: readonly string[]
  kindAssumed: Kind | null
  /** Days after which what the mail speaks of is over; `null` where it counts none. */
  over: number | null
  /** The kind that decides the plan, where it was guessed and no other notice says so. */
  kindGuessed: Kind | null
  /** Whether the first mail of a draft came with a subject, got the best that was found, or has none. */
  subject: 'own' | 'offered' | 'missing'
  /** What the texts were written from, where that is a brief. */
  brief: BriefInput | null
  /** What a brief does not say and a further step could tell. */
  more: readonly string[]
  /** Parts of the brief that no reader can be told as they stand. */
  orders: readonly string[]
}

const NOT_SAID = (field: string) =>
  field === 'recipient.role'
    ? '`brief.recipient.role` changes nothing here: the local engine does not read it.'
    : `\`brief.${field}\` is not said in the ${field.startsWith('proof') ? 'texts' : 'first step'}: put it in by hand, or say it in fewer and plainer words.`

const OVER: Readonly<Record<number, string>> = { 0: 'on the same day', 1: 'on the next day' }

/** Channels that were asked for and have no step. */
const idle = ({ input, steps, channelsLeft, play }: Facts): string[] =>
  play === null || steps.length < 2
    ? []
    : input.channels.filter(
        (channel) => !channelsLeft.includes(channel) && !steps.some((step) => step.channel === channel),
      )

/** What of a request was not met, in the order in which it matters. */
export const warningsOf = (facts: Facts): Notice[] => [
  ...kinds(facts),
  ...subjects(facts),
  ...unread(facts),
  ...untold(facts),
  ...channels(facts),
  ...steps(facts),
  ...parts(facts),
  ...goals(facts),
]

function kinds({ kindAssumed, kindGuessed, brief }: Facts): Notice[] {
  const list: Notice[] = []
  if (kindAssumed)
    list.push({
      code: 'kind_assumed',
      message: `${
        brief !== null
          ? 'No kind was given with the brief'
          : kindOf(kindAssumed).family.startsWith('bulk')
            ? 'It reads as a mailing'
            : 'It is written to one person'
      }; it was planned as ${kindAssumed}. Name \`kind\` if it is another.`,
    })
  if (kindGuessed)
    list.push({
      code: 'kind_unsure',
      message: `Planned as ${kindGuessed.replaceAll('_', ' ')}, which is a guess, and another kind would be followed up in another way. Name it as \`kind\`, such as \`"kind": "${kindGuessed === 'cold_outreach' ? 'follow_up' : 'cold_outreach'}"\`, where it is not.`,
    })
  return list
}

function subjects({ subject }: Facts): Notice[] {
  if (subject === 'offered')
    return [
      {
        code: 'subject_offered',
        message:
          'The draft has no subject; step 1 has the line that fits it best. Look at it, or ask `subject-lines` for others.',
      },
    ]
  if (subject === 'missing')
    return [
      {
        code: 'subject_missing',
        message: 'The draft has no subject, and no line of it makes one; write one before step 1 goes out.',
      },
    ]
  return []
}

/** What the brief says and no text does. */
function unread({ brief, steps, orders }: Facts): Notice[] {
  const [first] = steps
  const fields =
    brief !== null && first?.n === 1
      ? unsaid(
          brief,
          first.text ?? '',
          steps.map(({ text }) => text ?? ''),
        )
      : []
  return [
    ...fields.map((field) => ({ code: 'field_not_read', message: NOT_SAID(field) })),
    ...orders.map((order) => ({
      code: 'field_not_read',
      message: steps.some(({ to_fill }) =>
        to_fill.some((part) => part.includes(order.replace(/[.!]+$/, '').slice(0, 20))),
      )
        ? isOrder(order)
          ? `“${order}” tells you what to do, and not your reader anything: step 1 has a place for it, to fill in your own words.`
          : `“${order}” is no whole sentence to your reader: step 1 has a place for it, to fill in your own words. Written out in the brief, it gives the later steps something to say.`
        : `“${order}” stands in no step: it speaks to you, or of your reader to somebody else. If your reader is to know it, write it in the brief as a sentence to them.`,
    })),
  ]
}

/** Texts that could not be written, and angles that were not taken. */
function untold({ writes, play, isEmpty, left }: Facts): Notice[] {
  const list: Notice[] = []
  if (!writes && play !== null)
    list.push({
      code: 'text_needs_model',
      message: isEmpty
        ? 'The draft is empty, so there is nothing to write the steps from. Days, channels and angles hold; send a draft or a brief for the texts.'
        : 'Texts are written in English only without a model. Days, channels and angles hold; for the texts ask a model or write them.',
    })
  for (const angle of new Set(left))
    list.push({
      code: 'angle_left_out',
      message: `The angle “${angle}” was left out: it is taken already, or there is nothing for it in this kind of mail.`,
    })
  return list
}

function channels(facts: Facts): Notice[] {
  const { input, steps, asked, channelsLeft } = facts
  const code = 'channel_left_out'
  return [
    ...channelsLeft.map((channel) => ({ code, message: whyNot(channel, facts) })),
    ...idle(facts).map((channel) => ({
      code,
      message: `No step here is ${STEP_OF[channel] ?? channel}: email opens and closes, and the other channels take turns in between. ${
        asked > input.channels.length
          ? `The ${steps.length} steps this mail has something to say for leave no room for it; ask for fewer channels.`
          : `Ask for ${input.channels.length + 1} steps or more, or for fewer channels.`
      }`,
    })),
  ]
}

function whyNot(channel: string, { play, isNotice }: Facts): string {
  if (play === 'payment')
    return `A debt is no matter for ${channel}; it is followed up by email and by phone.`
  if (play === 'request')
    return channel === 'linkedin'
      ? `Who knows you is not asked again over ${channel}; a request is followed up by email and by phone.`
      : `Several are not asked again one by one over ${channel}; a request to all is followed up by email.`
  return isNotice
    ? `A notice is said by email and once more by email; it has no use for ${channel}.`
    : `Mail to a list has no use for ${channel}; it is followed up by email, and by text message where that is asked for.`
}

/** Why there are fewer steps than asked for, or tasks among them. */
function steps({ input, steps, wanted, asked, play, isReminder, tasks, over, more }: Facts): Notice[] {
  const list: Notice[] = []
  const given = `${steps.length} ${steps.length === 1 ? 'step' : 'steps'} and not ${wanted}`
  if (play !== null && steps.length < wanted)
    list.push({
      code: 'fewer_steps',
      message: isReminder
        ? `News of this kind is said once and followed by one reminder of its day; ${steps.length} steps and not ${wanted}.`
        : more.length > 0
          ? `${given}: another would only say again what these say. To get more, add to the brief ${listed(more)}.`
          : play === 'campaign' || play === 'renewal'
            ? `${given}: one more would only say again what the first mail says. Send fewer, or write about something new.`
            : `${given}: there is no further angle that would bring something new.`,
    })
  if (tasks > 0)
    list.push({
      code: 'tasks_added',
      message: `${tasks} of the ${steps.length} steps ${tasks === 1 ? 'is a task' : 'are tasks'} for you: your words have no more to tell the reader, and what the ${tasks === 1 ? 'task finds' : 'tasks find'} gives the next touch something to say.`,
    })
  const fits = `${wanted} ${wanted === 1 ? 'step' : 'steps'} and not ${asked}`
  if (play !== null && wanted < asked)
    list.push({
      code: 'fewer_steps',
      message:
        over !== null && (input.span_days ?? over) >= over
          ? `${fits}: what the mail speaks of is over ${OVER[over] ?? `after ${over} days`}.`
          : `${fits}: more would not fit into ${input.span_days} days with two days between them (E18, E21). Widen \`span_days\` for more.`,
    })
  return list
}

const listed = (parts: readonly string[]): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} or ${parts.at(-1)}`

/** What waits for the sender, step by step, and what they would have to send for it. */
function parts({ steps, brief, play }: Facts): Notice[] {
  const code = 'parts_to_fill'
  const own = (to_fill: readonly string[]) => to_fill.filter((part) => !NAMES.includes(part))
  const open = steps.filter(({ angle, to_fill }) => angle === 'proof' && own(to_fill).length > 0)
  const names = NAMES.filter((name) => steps.some((step) => step.to_fill.includes(name)))
  return [
    ...steps
      .filter(({ to_fill }) => own(to_fill).length > 0)
      .map(({ n, to_fill }) => ({ code, message: `Step ${n} waits for you: ${own(to_fill).join(' ')}` })),
    ...(brief !== null && play !== 'renewal' && open.length > 0
      ? [
          {
            code,
            message: `With ${brief.proof === undefined ? '`proof`' : 'one more `proof`'} in the brief, a fact in a sentence, step ${open.map(({ n }) => n).join(', ')} has its fact, and each further one gives a later step something to say.`,
          },
        ]
      : []),
    ...(names.length > 0 ? [{ code, message: `Several steps wait for you: ${names.join(' ')}` }] : []),
  ]
}

const goals = ({ input, play }: Facts): Notice[] =>
  input.goal === 'donate' && play !== 'campaign'
    ? [{ code: 'goal_not_used', message: 'The goal `donate` shapes the score only, not the texts.' }]
    : []
