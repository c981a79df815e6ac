import type { z } from 'zod'
import type { contract } from './contract.ts'

type Step = z.output<typeof contract.result>['steps'][number]

/** A sequence as plain text: each step with its day and words, then what to look at. */
export function inWords({ steps, totals, checks }: z.output<typeof contract.result>): string {
  const head = `${counted(steps.length, 'step')}, ${counted(totals.emails, 'email')}, ${counted(totals.span_days, 'day')}.`
  const notes = checks.map(({ message }) => `- ${message}`)
  return [
    head,
    ...steps.map(stepInWords),
    ...(notes.length > 0 ? [['Look at:', ...notes].join('\n')] : []),
  ].join('\n\n')
}

const counted = (count: number, what: string) => `${count} ${what}${count === 1 ? '' : 's'}`

const CHANNEL: Readonly<Record<Step['channel'], string>> = {
  email: 'email',
  linkedin: 'LinkedIn',
  call: 'call',
  sms: 'text message',
  task: 'task',
}

function stepInWords(step: Step): string {
  const scored = step.score === null ? '' : `, score ${step.score}`
  const thread = step.thread === 'same_thread' ? ', in the same thread' : ''
  return [
    `— Step ${step.n}, day ${step.day_offset}: ${CHANNEL[step.channel]}${thread}${scored}`,
    `Why: ${step.purpose}`,
    ...(step.condition === null ? [] : [`When: ${step.condition}`]),
    ...(step.subject === null ? [] : [`Subject: ${step.subject}`]),
    '',
    step.text?.trim() ?? '(no text)',
  ].join('\n')
}
