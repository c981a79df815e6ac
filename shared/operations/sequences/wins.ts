/** Whether a mail is written to win its reader over, where its kind alone does not tell. */
import type { Doc } from '../../engine/doc.ts'
import type { Relationship } from '../../engine/draft.ts'
import type { Kind } from '../../engine/kinds.ts'
import type { RichMaterial } from '../material/from-draft.ts'

/** “Ben Castell suggested I write to you”: sent by somebody, and no introduction of two others. */
const SENT =
  /\b(?:suggested|recommended|mentioned|told me|referred|pointed me|put me on|passed (?:me )?(?:on )?your|gave me your|sent me your way|said (?:that )?(?:you|I should))\b/i
const INTRODUCES =
  /\b(?:meet (?:each|\p{Lu})|introduc(?:e|ing|tion)|connect(?:ing)? (?:you|the two)|you two|both of you)\b/iu

/** True for strangers, for who was sent by somebody, and for mail of no kind that offers something. */
export function winsOver(
  kind: Kind,
  doc: Doc | null,
  { offer }: RichMaterial,
  relationship: Relationship | undefined,
): boolean {
  if (relationship === 'cold' || relationship === 'internal') return relationship === 'cold'
  // Where nothing can be read, nothing is known of the reader either.
  if (kind === 'other') return !doc?.english || doc.counts.words === 0 || offer !== null
  if (kind !== 'referral_intro' || doc === null) return false
  const said = doc.sentences.filter((s) => s.field === 'draft').map((s) => s.text)
  return said.some((text) => SENT.test(text)) && !said.some((text) => INTRODUCES.test(text))
}
