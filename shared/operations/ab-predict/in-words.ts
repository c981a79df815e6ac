import type { z } from 'zod'
import type { Prediction } from './result.ts'

const percent = (share: number) => `${Math.round(share * 100)} %`
const signed = (share: number) => `${share < 0 ? '−' : '+'}${Math.abs(Math.round(share * 100))} %`

/** A prediction as plain text: who is ahead, why, how far to trust it, and how to find out. */
export function inWords({
  winner,
  probabilities,
  lift,
  drivers,
  confidence,
  test_plan,
  caveats,
}: z.output<typeof Prediction>): string {
  const odds = probabilities.map(({ id, p }) => `“${id}” ${percent(p)}`).join(', ')
  const head =
    winner === 'too_close_to_call'
      ? `Too close to call: ${odds}.`
      : `“${winner}” is likelier to win (${confidence} confidence): ${odds}.`
  const gain = lift
    ? [
        `Against the next: ${signed(lift.relative)}, four chances in five between ${signed(lift.interval80[0] ?? 0)} and ${signed(lift.interval80[1] ?? 0)}.`,
      ]
    : []
  const why = drivers.map(({ favours, weight, reason }) => `- For “${favours}”, ${points(weight)}: ${reason}`)
  return [
    head,
    ...gain,
    ...why,
    `Test: ${test_plan.stop_rule}`,
    ...caveats.map(({ message }) => `Note: ${message}`),
  ].join('\n')
}

const points = (weight: number) => {
  const value = Math.round(weight * 1000) / 10
  return `${value} ${value === 1 ? 'point' : 'points'}`
}
