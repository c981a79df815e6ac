/** What the rules rest on: every finding they cite, graded, with its sources. Data only. */
import { BULK_FINDINGS } from './evidence/bulk.ts'
import { COLD_FINDINGS } from './evidence/cold.ts'
import { DELIVERY_FINDINGS } from './evidence/delivery.ts'
import { EXPERIMENTS } from './evidence/experiments.ts'
import { EVIDENCE_GRADES } from './evidence/grades.ts'
import { NORMS } from './evidence/norms.ts'
import { WARM_FINDINGS } from './evidence/warm.ts'
import type { Family } from './kinds.ts'

/** What each grade means, strongest first. */
export const GRADES = {
  R: 'A randomized experiment, or a study that was reviewed by peers.',
  N: 'A law, a standard or the published rule of a platform.',
  M: 'Measured by us on public data, in a way that can be repeated.',
  P: 'A large count of real mail, published by whoever owns the data and often sells something.',
  S: 'Quoted by a third party; the original was not seen, so trust the direction and not the size.',
} as const
export type Grade = keyof typeof GRADES

export interface Evidence {
  /** `E` and a number for a finding, `N` and a number for a norm. */
  id: string
  /** The finding in plain English. */
  claim: string
  /** Its size, in words; `null` when there is none to give. */
  effect: string | null
  /** What it was counted on; `null` when unknown or when nothing was counted. */
  n: string | null
  /** The weaker one where a finding has two. */
  grade: Grade
  /** Families of mail it was seen in; where the source is older or broader, the nearest. */
  families: readonly Family[]
  /** Year of the data, else of the publication; `null` when unknown. */
  year: number | null
  sources: readonly { title: string; url: string }[]
}

/** Evidence as the data files hold it: the id is the key, the grade is in `evidence/grades.ts`. */
export type Findings = Readonly<Record<string, Omit<Evidence, 'id' | 'grade'>>>

/** All evidence by id. A finding that others contradict says so in its claim. */
export const EVIDENCE: Readonly<Record<string, Evidence>> = Object.fromEntries(
  [WARM_FINDINGS, COLD_FINDINGS, BULK_FINDINGS, EXPERIMENTS, DELIVERY_FINDINGS, NORMS].flatMap((findings) =>
    Object.entries(findings).map(([id, finding]) => [id, { id, grade: gradeOf(id), ...finding }]),
  ),
)

function gradeOf(id: string): Grade {
  const grade = EVIDENCE_GRADES[id]
  if (!grade) throw new RangeError(`evidence/grades.ts has no grade for ${id}`)
  return grade
}
