/** A score with the remarks of a model beside it. */
import type { z } from 'zod'
import type { Answer } from '../operation.ts'
import type { contract } from './contract.ts'
import { NO_NOTES } from './local.ts'

type Scored = Answer<z.output<typeof contract.result>>

/** The same answer with the notes; nothing else in it changes. */
export const withNotes = (scored: Scored, notes: string[]): Scored => ({
  ...scored,
  warnings: scored.warnings.filter(({ code }) => code !== NO_NOTES.code),
  result: { ...scored.result, model_notes: notes },
})
