/** Versions of one mail are read as one kind of mail. */
import { isSure } from './detect.ts'
import type { Doc } from './doc.ts'
import type { Draft } from './draft.ts'
import type { Kind } from './kinds.ts'

/**
 * A version of a mail, taken for the kind that the mail was taken for, and no surer: a line over the same body makes no
 * other mail of it, to which other rules apply.
 */
export const asTaken = (version: Draft, { guess }: Doc): Draft => ({ ...version, taken: guess })

/**
 * A version of a draft, taken for the kind that the draft was surely taken for: an edit must not pay by making another
 * kind of mail of it. Where that was a guess, the version is read anew, as whoever sends it will see it.
 */
export const heldToKind = (version: Draft, doc: Doc): Draft =>
  isSure(doc.kindConfidence) ? asTaken(version, doc) : version

/** The kind that a draft is named as, or held to; `undefined` where it is yet to be told. */
export const kindHeld = ({ kind, taken }: Draft): Kind | 'auto' | undefined =>
  kind === undefined || kind === 'auto' ? (taken?.kind ?? kind) : kind
