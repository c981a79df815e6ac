/** What is wrong with the fields of a request, for people. */
import type { FieldError } from '#shared/api/problem.ts'

/** A line for each field at fault: `subject: Must be text.` */
export const fieldLines = (errors: readonly FieldError[] = []): string[] =>
  errors.map(({ pointer, detail }) => `${pointer.slice(1)}: ${detail}`)
