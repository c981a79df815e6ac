import { isSure } from './detect.ts'
import type { Doc } from './doc.ts'
import type { Draft } from './draft.ts'

/**
 * A version of a draft, named as the kind that the draft was surely taken for: an edit must not pay by making another
 * kind of mail of it, to which other rules apply.
 */
export const heldToKind = (version: Draft, { kind, kindConfidence }: Doc): Draft =>
  isSure(kindConfidence) ? { ...version, kind } : version
