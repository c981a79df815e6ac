/** Which findings of one draft are those of another. */
import type { Annotation } from '../../engine/report.ts'
import { RULES } from '../../engine/rules/index.ts'

export interface Matched {
  kept: [before: Annotation, after: Annotation][]
  gone: Annotation[]
  added: Annotation[]
}

/** Rules that judge the mail as a whole: what they quote changes with any edit, what they say may not. */
const OF_THE_WHOLE = new Set(RULES.filter((r) => r.check && !r.lexicon && !r.sentence).map((r) => r.id))

/** Pairs findings of the same rule and words, then those of rules that judge the mail as a whole. */
export function matched(before: readonly Annotation[], after: readonly Annotation[]): Matched {
  const kept: Matched['kept'] = []
  const open = new Set(after)
  const pair = (from: readonly Annotation[], keyOf: (a: Annotation) => string | null): Annotation[] => {
    const waiting = new Map<string, Annotation[]>()
    for (const a of open) {
      const key = keyOf(a)
      if (key === null) continue
      const list = waiting.get(key)
      if (list) list.push(a)
      else waiting.set(key, [a])
    }
    return from.filter((a) => {
      const key = keyOf(a)
      const other = key === null ? undefined : waiting.get(key)?.shift()
      if (!other) return true
      open.delete(other)
      kept.push([a, other])
      return false
    })
  }
  const rest = pair(before, (a) => `${a.hash} ${a.severity}`)
  const gone = pair(rest, (a) => (OF_THE_WHOLE.has(a.rule_id) ? `${a.rule_id} ${a.field}` : null))
  return { kept, gone, added: [...open] }
}
