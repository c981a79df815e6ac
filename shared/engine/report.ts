/** What a score says. Field names are those of the HTTP API, so that nothing is renamed on the way. */
import type { Preview } from './clients.ts'
import type { Field } from './draft.ts'
import type { Family, Kind } from './kinds.ts'
import type { Metrics } from './metrics.ts'
import type { GateMode } from './profile.ts'
import type { Dimension, Severity } from './rule.ts'
import type { Grade, Status } from './weights.ts'

export interface ReportedFix {
  label: string
  /** Goes in place of the annotation's span, in the caller's own format. */
  replacement: string
  /**
   * What the score gains when this fix alone is applied; exact, and at times zero. Under zero only where mending a
   * mistake shows what it had hidden.
   */
  score_delta: number
  /** True when it keeps the meaning whatever the context. */
  safe: boolean
}

/** A place in the caller's own string: `field.slice(start, end) === quote`, HTML included. */
export interface Annotation {
  id: string
  /** The same for the same rule and words, wherever they move; for "ignore this". */
  hash: string
  rule_id: string
  dimension: Dimension
  severity: Severity
  field: Field
  start: number
  end: number
  quote: string
  message: string
  why: string
  fixes: ReportedFix[]
  /** Points this finding costs; all points and the score make 100. */
  points: number
  evidence: { id: string; grade: string }[]
  contested: boolean
}

export interface DimensionScore {
  id: Dimension
  /** 0 to 100; 0 when its findings cost 30 or more by themselves. */
  score: number
  /** Points its annotations cost. */
  points: number
  scoring: 'required' | 'recommended'
}

export interface GateReport {
  decision: 'pass' | 'warn' | 'block'
  threshold: number
  mode: GateMode
  /** Ids of annotations that must be dealt with whatever the score. */
  blockers: string[]
  /** Dimensions below the score the profile requires of them. */
  missed: { dimension: Dimension; score: number; required: number }[]
  /** The fewest fixes that reach the threshold; when none do, those that come closest. Empty when it is reached. */
  smallest_fix_set: { annotation_id: string; fix: number }[]
  /** The score with that set applied. */
  score_with_fixes: number
}

export interface ReportedPlaceholder {
  raw: string
  syntax: string
  field: Field
  start: number
  end: number
}

export interface Report {
  ruleset: string
  kind: Kind
  kind_confidence: number
  family: Family
  locale: string
  score: number
  grade: Grade
  status: Status
  dimensions: DimensionScore[]
  annotations: Annotation[]
  metrics: Metrics
  gate: GateReport
  previews: Preview[]
  placeholders: { found: ReportedPlaceholder[]; issues: { message: string; start: number; end: number }[] }
  warnings: { code: string; message: string }[]
}
