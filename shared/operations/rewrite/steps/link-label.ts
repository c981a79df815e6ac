/** Says where the link of the mail leads, in place of “Click here”. */
import type { Doc } from '../../../engine/doc.ts'
import { stemsOf, stemsOfTokens } from '../../../engine/measures/content-words.ts'
import { tokenize } from '../../../engine/tokens.ts'
import { candidatesFor } from '../../cta/candidates.ts'
import { findAsks } from '../../cta/found.ts'
import { primaryOf } from '../../cta/primary.ts'
import type { Context } from '../../operation.ts'
import type { Proposal, State, Wishes } from '../step.ts'

const RULE = 'vague-link-text'
/** Labels that are tried. */
const COUNT = 3

/** Labels that the mail itself bears out, best first, for its main link where that stands alone and says nothing. */
export function linkLabel({ doc, report, memo }: State, wishes: Wishes, context: Context): Proposal[] {
  const vague = report.annotations.filter(({ rule_id }) => rule_id === RULE)
  if (vague.length === 0 || wishes.light) return []
  const found = findAsks(doc)
  const primary = primaryOf(doc, found)
  if (!primary || primary.href === null || !standsAlone(doc, primary)) return []
  const place = doc.source.toSource(primary)
  const blind = vague.find(({ start, end }) => start <= place.start && place.end <= end)
  if (!blind) return []
  const wish = {
    count: COUNT,
    commitment: primary.friction > 2 ? ('high' as const) : ('medium' as const),
    chosen: false,
    asked: false,
    form: 'link' as const,
    formChosen: false,
    destination: primary.href,
    deadline: undefined,
  }
  const said = new Set(doc.sentences.flatMap((sentence) => [...stemsOf(sentence)]))
  /** “Get the details” would do on any link; “Shop the sale” and “Get 40% off” name what this mail is about. */
  const isOwn = (text: string) =>
    /\d/.test(text) || [...stemsOfTokens(tokenize(text))].some((s) => said.has(s))
  return candidatesFor({ doc, found, primary, report }, wish, context, memo)
    .candidates.filter(
      ({ placement, score_delta, text }) =>
        placement === 'replaces_primary' && score_delta > 0 && isOwn(text),
    )
    .map(({ edit }) => ({ type: 'ask', rule: RULE, field: 'draft', edits: [edit], reason: blind.message }))
}

/** Whether a link is a line of its own: within a sentence a label reads wrong. */
const standsAlone = ({ blocks }: Doc, link: { start: number; end: number }): boolean =>
  blocks.some(({ start, end }) => start === link.start && end === link.end)
