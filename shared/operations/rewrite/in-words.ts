import type { z } from 'zod'
import type { contract } from './contract.ts'

/** A rewrite as plain text: every variant with its score, and why it differs from the draft. */
export function inWords({ variants, unchanged_reason }: z.output<typeof contract.result>): string {
  const changed = variants
    .filter(({ changes }) => changes.length > 0)
    .map(({ angle, score_before, score, subject, draft, changes }) => {
      const reasons = [...new Set(changes.map(({ reason }) => reason))].map((reason) => `- ${reason}`)
      const head = `— ${angle}: ${score_before} → ${score}`
      return [head, '', ...(subject === null ? [] : [`Subject: ${subject}`, '']), draft, '', ...reasons].join(
        '\n',
      )
    })
  return [...(unchanged_reason === null ? [] : [unchanged_reason]), ...changed].join('\n\n')
}
