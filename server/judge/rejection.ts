/** Why something that a model wrote is not taken, and what the caller is told. */
import type { Answer } from '#shared/operations/operation.ts'

/** The end of a sentence that begins with “it” or “they”. */
const REASONS = {
  malformed: 'held no usable text',
  unsafe_markup: 'held markup, code or talk of its own making',
  instruction_carried:
    'followed an instruction that stands in the draft, or asked for what only fraud asks for',
  off_topic: 'spoke of something else than the draft',
  placeholder_broken: 'lost, added or changed a merge tag',
  fact_added: 'held a figure, date, name, link or address that was not given',
  fact_dropped: 'lost a figure, date, name, link or address',
  fact_swapped: 'gave one figure for another',
  untouched_changed: 'changed the quoted thread, the signature or the footer',
  phrase_missing: 'lacked a phrase that has to stand in it',
  phrase_forbidden: 'held a phrase that must not stand in it',
  length_missed: 'left the length or reading grade that was asked for',
  language_changed: 'spoke another language',
  formality_mixed: 'mixed two ways to address the reader',
  brand_voice_worse: 'fitted the brand voice less than the answer of the rules',
  scores_lower: 'scored lower than the answer of the rules',
  harmful: 'aimed at people',
  misleading: 'promised what the mail does not hold',
} as const

export type Rejection = keyof typeof REASONS

/** A warning for each reason, with how often it was met. */
export const rejectionWarnings = (rejected: readonly Rejection[]): Answer<unknown>['warnings'] =>
  [...Map.groupBy(rejected, (code) => code)].map(([code, { length }]) => ({
    code: `rejected_${code}`,
    message: `${length === 1 ? 'A text' : `${length} texts`} of the model ${length === 1 ? 'was' : 'were'} not taken: ${length === 1 ? 'it' : 'they'} ${REASONS[code]}.`,
  }))
