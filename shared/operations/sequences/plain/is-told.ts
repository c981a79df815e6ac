/** Whether a brief is written to its reader already, so that its sentences can be told as they stand. */
import type { BriefInput } from '../../brief.ts'
import { sentencesOf } from '../wording.ts'
import { isWhole, personOf } from './grammar.ts'
import { headOf } from './heads.ts'
import { labelOf } from './labels.ts'
import { peopleIn } from './people.ts'
import { thoughtsOf } from './thoughts.ts'
import { wishIn } from './wish.ts'

/** `whole` is the brief with what it says in its fields, `sent` as it was typed. */
export function isTold({ about, ask, sender }: BriefInput, sent: BriefInput): boolean {
  const told = sentencesOf(about)
  // A few words that name one thing.
  if (thoughtsOf(sent.about).length === 1) return true
  const wishes = thoughtsOf(sent.about).some(
    (text, at) => wishIn(text) !== null || headOf(text, at === 0)?.ask !== undefined,
  )
  return (
    (ask !== undefined || !wishes) &&
    (sender !== undefined ||
      !thoughtsOf(sent.about).some(
        (text, at) => Object.keys(peopleIn(text, at > 0)?.sender ?? {}).length > 0,
      )) &&
    !/\n|^\p{Ll}|[.!?] \p{Ll}/u.test(sent.about.trim()) &&
    told.every(
      (text, at) =>
        (isWhole(text) || text.endsWith('?')) &&
        personOf(text) !== 'they' &&
        labelOf(text, 'cold_outreach') === null &&
        headOf(text, at === 0) === null &&
        peopleIn(text, at > 0) === null &&
        wishIn(text) === null,
    )
  )
}
