import type { z } from 'zod'
import { CALL_CODES } from './call.ts'
import { rounded } from './odds.ts'
import type { Prediction } from './result.ts'

const percent = (share: number) => `${Math.round(share * 100)} %`
const signed = (share: number) => `${share < 0 ? '−' : '+'}${Math.abs(Math.round(share * 100))} %`

/** How far ahead the winner is, by its odds against the next; surest first. */
const LEADS: readonly (readonly [least: number, words: string])[] = [
  [0.9, 'is likely to win'],
  [0.7, 'is ahead'],
  [0, 'is a little ahead'],
]

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
  const shares = rounded(
    probabilities.map(({ p }) => p),
    100,
  )
  const odds = probabilities.map(({ id }, i) => `“${id}” ${percent(shares[i] ?? 0)}`).join(', ')
  const [first = 0, second = 0] = probabilities.map(({ p }) => p).sort((a, b) => b - a)
  const lead = LEADS.find(([least]) => first / (first + second) >= least)?.[1]
  const verdict =
    winner === 'too_close_to_call' ? 'Too close to call' : `“${winner}” ${lead} (${confidence} confidence)`
  const gain = lift
    ? `Against the next: ${signed(lift.relative)}, four chances in five between ${signed(lift.interval80[0] ?? 0)} and ${signed(lift.interval80[1] ?? 0)}.`
    : ''
  const beside = caveats.filter(({ code }) => CALL_CODES.has(code)).map(({ message }) => message)
  const notes = caveats.filter(({ code }) => !CALL_CODES.has(code))
  const why = drivers.map(({ favours, weight, reason }) => `- For “${favours}”, ${points(weight)}: ${reason}`)
  return [
    `${verdict}: ${odds}.`,
    ...[[gain, ...beside].filter((line) => line !== '').join(' ')].filter((line) => line !== ''),
    ...why,
    test_plan ? `Test: ${test_plan.stop_rule}` : 'Test: none; it takes many readers, and these go to one.',
    ...(notes.length === 0 ? [] : ['', 'Notes:', ...notes.map(({ message }) => `- ${message}`)]),
  ].join('\n')
}

const points = (weight: number) => {
  const value = Math.round(weight * 1000) / 10
  if (value === 0) return 'less than 0.1 points'
  return `${value} ${value === 1 ? 'point' : 'points'}`
}
