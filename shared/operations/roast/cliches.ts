/** The worn phrases of a mail. */
import type { Annotation } from '../../engine/report.ts'

const WORN = new Set([
  'cliches',
  'throat-clearing',
  'template-smell',
  'generic-flattery',
  'jargon',
  'vague-claim',
  'rhetorical-opening',
])

/** Every worn phrase as it stands in the draft, once, in order. */
export function cliches(annotations: readonly Annotation[]): string[] {
  const quotes = annotations.filter((a) => WORN.has(a.rule_id)).map((a) => a.quote.trim())
  const byCase = new Map<string, string>()
  for (const quote of quotes) {
    const key = quote.toLowerCase()
    if (quote !== '' && !byCase.has(key)) byCase.set(key, quote)
  }
  return [...byCase.values()]
}
