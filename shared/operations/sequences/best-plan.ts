/** Plans the steps, writes them, and plans anew without those that say nothing. */
import { type Angle, FIRST, ORDER } from './angles.ts'
import { type Choice, choose } from './choose.ts'
import { plan, type Slot } from './plan.ts'
import type { Room } from './room.ts'
import { saysNothing } from './says-something.ts'
import type { Scripts, Slots } from './script.ts'
import { SCRIPTS } from './scripts/index.ts'
import { slotsOf } from './slots.ts'
import type { Way } from './way.ts'
import { type Job, type Step, writeSteps } from './write-steps.ts'

export interface Written {
  choice: Choice
  angles: readonly Angle[]
  steps: Step[]
  /** Tasks that stand where the mail has nothing more to say. */
  tasks: number
}

/** The plan of a job, with no step that only asks. */
export function bestPlan(job: Job, way: Way, room: Room): Written {
  const { play } = way
  const { input, ground } = job
  const dropped: Angle[] = []
  const known = [...ground.points.map(({ text }) => text), ...ground.sayings]
  let written = planWithout(dropped, [], job, way, room)
  for (let again = 0; again < MOST_AGAIN && play !== null && job.plain === null; again++) {
    const empty = saysNothing(written.steps, play, known, input.angles ?? [])
    // One at a time: the next may have something to say over the channel that comes free.
    const [none] = empty
    if (none === undefined) break
    dropped.push(none)
    written = planWithout(dropped, [], job, way, room)
  }
  const tasks = tasksFor(written.angles, job, way, room)
  return tasks.length > 0 ? planWithout(dropped, tasks, job, way, room) : written
}

/** How often a plan is written anew without its empty steps. */
const MOST_AGAIN = 6

/** The plan without what was found to say nothing. */
function planWithout(
  dropped: readonly Angle[],
  tasks: readonly Angle[],
  job: Job,
  way: Way,
  room: Room,
): Written {
  const { sent, told, wanted, first } = room
  const { input, source, kind, ground } = job
  const choice =
    way.play === null
      ? { angles: [], left: [] }
      : choose(
          wanted - first.length,
          sent.length + wanted,
          (input.angles ?? job.plain?.angles ?? []).filter((angle) => !FIRST.has(angle)),
          new Set([...told, ...first, ...dropped]),
          way.play,
          way.scripts,
          slotsOf(source, kind, ground, []),
        )
  const toReader = [...first, ...choice.angles]
  const toSender = [...tasks]
  const slots = daysFor(toReader.length, tasks.length, job, room)
  const angles = slots.flatMap(({ isExtra }) => (isExtra ? toSender : toReader).shift() ?? [])
  return { choice, angles, steps: writeSteps(job, slots, angles), tasks: tasks.length }
}

/** The days of the steps; what is over sooner presses them together. */
function daysFor(steps: number, tasks: number, { input }: Job, { channels, left, sent }: Room): Slot[] {
  const within = (spanDays: number | undefined) =>
    plan({
      steps,
      tasks,
      channels: channels.length > 0 ? channels : ['email'],
      days: input.working_days,
      spanDays,
      sent,
    })
  const usual = within(input.span_days)
  return left === null || (usual.at(-1)?.day ?? 0) <= left ? usual : within(left)
}

/** Where there is nothing more to tell the reader, the sender has work that the next touch stands on. */
function tasksFor(
  angles: readonly Angle[],
  { source, kind, ground }: Job,
  { play, followed }: Way,
  { channels, told, wanted }: Room,
): Angle[] {
  if (play === null || !channels.includes('task') || angles.length <= 2 || play !== followed) return []
  const slots = slotsOf(source, kind, ground, [])
  return workLeft(SCRIPTS[play], new Set([...told, ...angles]), slots).slice(
    0,
    Math.min(wanted, MOST_SPREAD * angles.length) - angles.length,
  )
}

/** Steps and tasks together are at most so many times the steps that reach the reader. */
const MOST_SPREAD = 3

/** Angles whose work has not been planned, those that only a first or a last step takes aside. */
const workLeft = (scripts: Scripts, taken: ReadonlySet<Angle>, slots: Slots): Angle[] =>
  ORDER.outreach.filter(
    (angle) =>
      angle !== 'close_file' &&
      !taken.has(angle) &&
      scripts[angle] !== undefined &&
      (scripts[angle]?.fits?.(slots) ?? true),
  )
