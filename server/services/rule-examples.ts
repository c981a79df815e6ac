import type { Examples } from '#shared/engine/rule.ts'
import { RULES } from '#shared/engine/rules/index.ts'

/** The examples of every rule by its id: the named export `examples` of the rule's file. */
export async function loadExamples(): Promise<ReadonlyMap<string, Examples>> {
  const pairs = await Promise.all(
    RULES.map(async ({ id }) => {
      const file: { examples: Examples } = await import(`../../shared/engine/rules/${id}.ts`)
      return [id, file.examples] as const
    }),
  )
  return new Map(pairs)
}
