/** Versions of one mail are read as one kind of mail. */
import type { Doc } from '../engine/doc.ts'
import type { Draft } from '../engine/draft.ts'

/**
 * A version over the body of a mail, taken for the kind that the mail was taken for, and no surer: a line over the same
 * body makes no other mail of it, to which other rules apply.
 */
export const asTaken = (
  version: Draft,
  { kind, kindConfidence, familyConfidence, rivalKind, eitherConfidence }: Doc,
): Draft => ({
  ...version,
  taken: { kind, kindConfidence, familyConfidence, rivalKind, eitherConfidence },
})
