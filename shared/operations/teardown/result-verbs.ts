import { words } from '../../engine/word-set.ts'

/** Verbs of results, in the past: what is said of the present is an offer, not a proof. */
export const RESULTS = words(
  'cut brought reduced lowered saved grew increased lifted doubled halved tripled dropped fell rose climbed went recovered won filled gained shortened merged cleared closed sold replaced prevented avoided trained served banded raised lost shipped counted earned reached handled redeemed ended',
)
