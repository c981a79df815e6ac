/** What a score comes to, in graded words that agree with the workspace's threshold and its gate. */
import type { z } from 'zod'
import type { contract } from './contract.ts'

type Gate = z.output<typeof contract.result>['gate']

/** Parts of the way from the threshold to 100 from which a mail that may go is more than fine. */
const READY = 0.85
const GOOD = 0.6
/** Points short of the threshold up to which a mail is nearly there, and from which it is far off. */
const NEAR = 5
const FAR = 20

/** One sentence or two without the score itself; `best` is what the best single fix gives back. */
export function readiness(score: number, gate: Gate, best: number): string {
  const { decision, threshold, blockers, missed } = gate
  if (score < threshold) return `${shortOf(score, gate)}${wayUp(gate)}`
  if (decision !== 'pass') {
    const verdict = decision === 'block' ? 'Do not send yet' : 'Look again before sending'
    if (blockers.length > 0)
      return `${verdict}: ${blockers.length === 1 ? 'one thing in it stops' : `${blockers.length} things in it stop`} any mail, whatever the score.`
    const [first] = missed
    return first
      ? `${verdict}: ${first.dimension.replaceAll('_', ' ')} has ${first.score} of the ${first.required} asked for.`
      : `${verdict}.`
  }
  const share = (score - threshold) / Math.max(1, 100 - threshold)
  if (share >= READY) return 'Ready to send.'
  if (share >= GOOD) return 'Good to send.'
  const more = best > 0 ? `; one fix alone would add ${points(best)}` : ''
  return score - threshold <= NEAR
    ? `Fine to send, if only just: ${threshold} are asked for${more}.`
    : `Fine to send${more}.`
}

function shortOf(score: number, { decision, threshold }: Gate): string {
  const gap = threshold - score
  const short = `${points(gap)} short of the ${threshold} asked for`
  if (decision === 'block') return `Do not send yet: ${short}.`
  if (gap <= NEAR) return `Nearly there: ${short}.`
  return `${gap <= FAR ? 'Look again before sending' : 'Not ready to send'}: ${short}.`
}

/** How many fixes reach the threshold, where some do. */
function wayUp({ smallest_fix_set: fixes, score_with_fixes: reached, threshold }: Gate): string {
  if (fixes.length === 0) return ''
  const some = fixes.length === 1 ? 'One fix brings' : `${fixes.length} fixes bring`
  return ` ${some} it to ${reached}${reached < threshold ? '; the rest takes words of your own' : ''}.`
}

const points = (n: number) => `${n} ${n === 1 ? 'point' : 'points'}`
