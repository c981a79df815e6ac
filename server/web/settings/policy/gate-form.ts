/** The send gate as its form holds it. */
import type { Settings } from '#shared/api/resources/settings.ts'
import { KIND_NAMES } from '#shared/engine/kinds.ts'
import { DIMENSIONS } from '#shared/engine/rule.ts'
import { nameOf } from '#shared/ui/name-of.ts'
import { filledIn } from '../../operations/schema.ts'
import type { Row, RowColumn } from '../forms/row.ts'

type Gate = Settings['gate']
/** Thresholds of kinds are rows, so that one can be begun before its kind is chosen. */
export interface GateForm {
  gate: Omit<Gate, 'thresholds' | 'required'> & { thresholds: readonly Row[]; required: readonly Row[] }
}

export const openGate = ({ gate }: Pick<Settings, 'gate'>): GateForm => ({
  gate: { ...gate, thresholds: Object.entries(gate.thresholds).map(([kind, score]) => ({ kind, score })) },
})

/** Rows without a kind are left out; one without a score is sent, and the server says what is missing. */
export const closeGate = ({ gate }: GateForm): Pick<Settings, 'gate'> => ({
  gate: {
    ...gate,
    thresholds: Object.fromEntries(
      gate.thresholds.flatMap(({ kind, score }) => (kind ? [[String(kind), score ?? null]] : [])),
    ) as Gate['thresholds'],
    required: (filledIn(gate.required) ?? []) as Gate['required'],
    exempt: {
      ...gate.exempt,
      internal_domains: (filledIn(gate.exempt.internal_domains) ?? []) as string[],
    },
  },
})

const choices = (values: readonly string[]) => values.map((value) => ({ value, label: nameOf(value) }))

export const THRESHOLD_COLUMNS: readonly RowColumn[] = [
  { name: 'kind', label: 'Kind of mail', control: 'choice', options: choices(KIND_NAMES) },
  { name: 'score', label: 'Threshold', control: 'points' },
]
export const REQUIRED_COLUMNS: readonly RowColumn[] = [
  { name: 'dimension', label: 'Part of the score', control: 'choice', options: choices(DIMENSIONS) },
  { name: 'score', label: 'At least', control: 'points' },
]
