/** How many steps there is room for, over which channels, behind those that went out. */
import type { z } from 'zod'
import { type Angle, ORDER, type Play } from './angles.ts'
import type { contract } from './contract.ts'
import { daysLeft } from './days-left.ts'
import { firstAngle } from './first-step.ts'
import { type Channel, LEAST_GAP, mostSteps } from './plan.ts'
import { COLLEAGUES } from './sender.ts'
import type { Source } from './slots.ts'
import type { Way } from './way.ts'

type Input = z.output<typeof contract.input>

export interface Room {
  /** Steps that went out, in order. */
  sent: NonNullable<Input['existing']>
  /** Their angles. */
  told: readonly Angle[]
  channels: readonly Channel[]
  /** Steps the request asked for. */
  asked: number
  /** Days that are left at all, where the mail counts them. */
  left: number | null
  /** Steps the span has room for. */
  wanted: number
  /** The angle of the first step, where that is still to go out. */
  first: readonly Angle[]
}

/** Finds the room for the steps of a play. */
export function roomFor({ play, frame }: Way, { doc, material }: Source, input: Input): Room {
  const sent = [...(input.existing ?? [])].sort((a, b) => a.day_offset - b.day_offset)
  const asked = play === null ? (sent.length > 0 ? 0 : 1) : input.steps
  // “Closes TODAY” of one person to another ends no talk.
  const left = play === 'campaign' && sent.length === 0 ? daysLeft(doc) : null
  const fitting =
    asked === 0 ? 0 : mostSteps({ steps: asked, days: input.working_days, spanDays: input.span_days, sent })
  const wanted = left === null ? fitting : Math.min(fitting, stepsWithin(left, asked, input))
  return {
    sent,
    told: toldBy(sent, play),
    channels: input.channels.filter((channel) => isOpen(channel, play, COLLEAGUES.test(frame.greeting))),
    asked,
    left,
    wanted,
    first: sent.length > 0 || wanted === 0 ? [] : [firstAngle(material, play)],
  }
}

/** Nobody is asked for money where others may see it, who is known has another address, and several are not called one by one. */
function isOpen(channel: Channel, play: Play | null, toSeveral: boolean): boolean {
  if (play === 'campaign') return channel === 'email' || channel === 'sms'
  if (play === 'request' && toSeveral) return channel === 'email' || channel === 'task'
  return (play !== 'payment' && play !== 'request') || channel !== 'linkedin'
}

/** Steps for which there is time; what ends tomorrow has room for one more word. */
const stepsWithin = (left: number, asked: number, { working_days }: Input): number =>
  left < LEAST_GAP ? 1 + left : mostSteps({ steps: asked, days: working_days, spanDays: left, sent: [] })

/** Angles of the steps that went out; where none is named, those usual at that place. */
function toldBy(sent: NonNullable<Input['existing']>, play: Play | null): Angle[] {
  const usual: readonly Angle[] = ['offer', ...ORDER[play ?? 'outreach'].filter((a) => a !== 'close_file')]
  return sent.map((step, i) => step.angle ?? usual[i] ?? 'offer')
}
