import type { z } from 'zod'
import type { contract } from './contract.ts'

/** Subjects as plain text: the list with scores and reasons, the current one, and what to test. */
export function inWords({ candidates, current, pairs_to_test }: z.output<typeof contract.result>): string {
  const lines = candidates.map(
    (c, i) =>
      `${i + 1}. ${c.text}${scored(c)}\n   ${c.angle}: ${c.why}${c.risk === 'honest' ? '' : ' It teases.'}`,
  )
  const head = lines.length === 0 ? 'No honest subject can be made of this mail yet.' : lines.join('\n')
  const now =
    current === null
      ? ''
      : `\n\nNow: ${current.text === '' ? 'no subject' : `“${current.text}”`}${scored(current)}${current.promise_match === false ? ', which the mail does not deliver' : ''}.`
  const tests = pairs_to_test.map(({ a, b, hypothesis }) => `- “${a}” against “${b}”: ${hypothesis}`)
  return `${head}${now}${tests.length > 0 ? `\n\nWorth testing:\n${tests.join('\n')}` : ''}`
}

const scored = ({ fit, score }: { fit: number; score: number | null }) =>
  ` (fit ${fit}${score === null ? '' : `, score ${score}`})`
