/** The worn phrases of a mail. */
import type { Doc } from '../../engine/doc.ts'
import { type Place, visible } from './finding-slots.ts'

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
export function cliches(doc: Doc, places: readonly Place[]): string[] {
  const quotes = places
    .filter(({ annotation }) => WORN.has(annotation.rule_id))
    .map((place) => {
      const { quote } = place.annotation
      const shown = visible(doc, place).trim()
      return quote.includes(shown) ? shown : quote.trim()
    })
  const byCase = new Map<string, string>()
  for (const quote of quotes) {
    const key = quote.toLowerCase()
    if (quote !== '' && !byCase.has(key)) byCase.set(key, quote)
  }
  return [...byCase.values()]
}
