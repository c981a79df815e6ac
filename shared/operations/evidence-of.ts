import { gradesOf } from '../engine/annotate.ts'
import { RULES } from '../engine/rules/index.ts'

/** What the rules with these ids rest on, each piece of evidence once, with its grade. */
export function evidenceOf(rules: ReadonlySet<string | null>): { id: string; grade: string }[] {
  const found = RULES.filter(({ id }) => rules.has(id)).flatMap(gradesOf)
  return [...new Map(found.map((each) => [each.id, each])).values()]
}
