import type { z } from 'zod'
import type { contract } from './contract.ts'

/** A score as plain text: the figure, what costs points and what gives them back. */
export function inWords({ score, grade, annotations, gate }: z.output<typeof contract.result>): string {
  const costly = annotations.filter(({ points }) => points > 0).sort((a, b) => b.points - a.points)
  const lines = costly.map(({ points, quote, message, fixes }) => {
    const place = quote.trim() === '' ? '' : ` “${quote.replaceAll(/\s+/g, ' ').slice(0, 80)}”`
    const fix = fixes[0] ? ` ${fixes[0].label} (${signed(fixes[0].score_delta)}).` : ''
    return `−${points}${place}: ${message}${fix}`
  })
  const verdict = { pass: 'Good to send', warn: 'Look again before sending', block: 'Do not send yet' }
  return [`Score ${score} of 100 (${grade}). ${verdict[gate.decision]}.`, ...lines].join('\n')
}

const signed = (points: number) => (points < 0 ? `−${-points}` : `+${points}`)
