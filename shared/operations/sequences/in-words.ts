import type { z } from 'zod'
import type { contract } from './contract.ts'

type Step = z.output<typeof contract.result>['steps'][number]

/** A sequence as plain text: each step with its day and words, then what to look at. */
export function inWords({ steps, totals, checks }: z.output<typeof contract.result>): string {
  const head = `${steps.length} ${steps.length === 1 ? 'step' : 'steps'}, ${totals.emails} ${totals.emails === 1 ? 'email' : 'emails'}, ${totals.span_days} days.`
  const notes = checks.map(({ message }) => `- ${message}`)
  return [
    head,
    ...steps.map(stepInWords),
    ...(notes.length > 0 ? [['Look at:', ...notes].join('\n')] : []),
  ].join('\n\n')
}

function stepInWords(step: Step): string {
  const scored = step.score === null ? '' : `, score ${step.score}`
  const thread = step.thread === 'same_thread' ? ', in the same thread' : ''
  return [
    `— Step ${step.n}, day ${step.day_offset}: ${step.channel}, ${step.angle.replaceAll('_', ' ')}${thread}${scored}`,
    ...(step.condition === null ? [] : [`When: ${step.condition}`]),
    ...(step.subject === null ? [] : [`Subject: ${step.subject}`]),
    '',
    step.text ?? `(no text) ${step.purpose}`,
  ].join('\n')
}
