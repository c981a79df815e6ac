/** The parts of an answer that say what was read. */
import type { Report } from '../engine/report.ts'
import type { Answer } from './operation.ts'

/** Facts, warnings and placeholders of a report, for the answer of an operation that keeps the draft as it is. */
export const factsOf = (report: Report): Omit<Answer<unknown>, 'result'> => ({
  input: {
    kind: report.kind,
    kind_confidence: report.kind_confidence,
    family: report.family,
    locale: report.locale,
    words: report.metrics.words,
  },
  warnings: report.warnings,
  placeholders: { ...report.placeholders, preserved: true },
})
