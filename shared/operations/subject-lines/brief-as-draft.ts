/** A brief read as a mail, so that the rules on subjects have something to compare with. */
import type { BriefInput } from '../brief.ts'

export function briefAsDraft(brief: BriefInput | undefined): string {
  if (!brief) return ''
  const { about, trigger, problem, offer, ask, proof = [] } = brief
  return [trigger, problem, about, offer, ...proof, ask].filter((part) => part !== undefined).join('\n\n')
}
