/** Questions that somebody else wrote, put in their place and scored as the rules do with their own. */
import type { z } from 'zod'
import { parse } from '../../engine/parse.ts'
import type { Context } from '../operation.ts'
import type { ReadDraft } from '../read-draft.ts'
import { type Candidate, evaluateWith, evidenceFor } from './candidates.ts'
import type { contract } from './contract.ts'
import { findAsks } from './found.ts'
import { BAND } from './goals.ts'
import { placeQuestion } from './place.ts'
import { primaryOf } from './primary.ts'

type Input = z.output<typeof contract.input>

/** A question as a candidate, or why it is refused: it asks nothing, asks too much or too little, or is worse for the mail. */
export function authoredQuestion(
  text: string,
  { doc, report, memo }: ReadDraft,
  input: Input,
  floor: number,
  context: Context,
): Candidate | 'malformed' | 'length_missed' | 'scores_lower' {
  const [ask, ...more] = parse({ draft: text, format: 'text', kind: doc.kind }, doc.profile, memo).asks
  if (!ask || more.length > 0) return 'malformed'
  const { kind, friction } = ask
  const [least, most] = input.commitment ? BAND[input.commitment] : [1, 5]
  if (friction < least || friction > most) return 'length_missed'
  const placed = placeQuestion(doc, text, primaryOf(doc, findAsks(doc)), {})
  if (!placed) return 'malformed'
  const { score } = evaluateWith(doc, placed.edit, context, memo)
  if (score < floor) return 'scores_lower'
  const score_delta = score - report.score
  const evidence = evidenceFor(doc, 'question', kind)
  return {
    ...placed,
    text,
    source: 'model',
    form: 'question',
    kind,
    friction,
    score,
    score_delta,
    first_person: false,
    evidence,
    html_snippet: null,
  }
}
