/** Rules as a workspace weighs them. */

import type { Settings } from '#shared/api/resources/settings.ts'
import { DIMENSIONS } from '#shared/engine/rule.ts'

type Weighed = Settings['rules']
type Weight = Weighed[string]

/** What a choice stands for; '' is as usual. */
export const WEIGHTS: readonly { value: string; label: string }[] = [
  { value: '', label: 'As usual' },
  { value: 'off', label: 'Off' },
  { value: '0.5', label: 'Half the points' },
  { value: '1.5', label: 'Half as much again' },
  { value: '2', label: 'Twice the points' },
]

/** The value of the choice for a rule; a factor that is not offered is its own value. */
export function choiceOf(weight: Weight | undefined): string {
  if (weight?.enabled === false) return 'off'
  const { factor } = weight ?? {}
  return factor === undefined || factor === 1 ? '' : String(factor)
}

/** The map with one rule weighed as chosen; what is as usual does not stand in it. */
export function weighedBy(rules: Weighed, id: string, choice: string): Weighed {
  const { [id]: _, ...others } = rules
  if (choice === '') return others
  return { ...others, [id]: choice === 'off' ? { enabled: false } : { factor: Number(choice) } }
}

interface Named {
  id: string
  dimension: string
  summary: string
}

/** Those whose id, part of the score or summary has every word, by part of the score, in the order of a score. */
export function rulesFound<T extends Named>(rules: readonly T[], search: string): Map<string, T[]> {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean)
  const found = new Map<string, T[]>(DIMENSIONS.map((dimension) => [dimension, []]))
  for (const rule of rules) {
    const text = `${rule.id} ${rule.dimension} ${rule.summary}`.toLowerCase()
    if (words.every((word) => text.includes(word)))
      found.set(rule.dimension, [...(found.get(rule.dimension) ?? []), rule])
  }
  return new Map([...found].filter(([, of]) => of.length > 0))
}
