/** The plan as other systems take it: a JSON array and a CSV table. */
import type { z } from 'zod'
import { type Cell, csv } from '../csv.ts'
import type { contract } from './contract.ts'

type Result = z.output<typeof contract.result>
type Step = Result['steps'][number]

/** The plan for export. */
export const exported = (steps: readonly Step[]): Result['export'] => ({
  generic: steps.map((step) => ({
    step: step.n,
    delay_days: step.gap_days,
    channel: step.channel,
    thread: step.thread,
    subject: step.subject,
    body: step.text,
    send_from: step.send_window.from,
    send_to: step.send_window.to,
    send_days: step.send_window.days,
    timezone: step.send_window.timezone,
    stop_on: step.stop_on,
  })),
  csv: table(steps),
})

const COLUMNS: readonly [name: string, value: (step: Step) => Cell][] = [
  ['step', (s) => s.n],
  ['day_offset', (s) => s.day_offset],
  ['working_day_offset', (s) => s.working_day_offset],
  ['gap_days', (s) => s.gap_days],
  ['channel', (s) => s.channel],
  ['kind', (s) => s.kind],
  ['angle', (s) => s.angle],
  ['thread', (s) => s.thread],
  ['send_days', (s) => s.send_window.days.join(' ')],
  ['send_from', (s) => s.send_window.from],
  ['send_to', (s) => s.send_window.to],
  ['timezone', (s) => s.send_window.timezone],
  ['subject', (s) => s.subject],
  ['preheader', (s) => s.preheader],
  ['text', (s) => s.text],
  ['cta', (s) => s.cta],
  ['score', (s) => s.score],
  ['purpose', (s) => s.purpose],
  ['condition', (s) => s.condition],
  ['stop_on', (s) => s.stop_on.join(' ')],
  ['to_fill', (s) => s.to_fill.join(' ')],
]

const table = (steps: readonly Step[]): string =>
  csv([COLUMNS.map(([name]) => name), ...steps.map((s) => COLUMNS.map(([, value]) => value(s)))])
