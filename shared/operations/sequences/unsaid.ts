/** Which fields of a brief the texts do not say: nothing that was sent is dropped in silence. */
import { stemsOfTokens } from '../../engine/measures/content-words.ts'
import { tokenize } from '../../engine/tokens.ts'
import type { BriefInput } from '../brief.ts'
import { bare } from './wording.ts'

/** Of the telling words of a field so many have to stand in the text. */
const MOST_OF = 0.75

/** Fields of `brief` that `first`, the first mail, does not say; a proof may stand in any of `texts`. */
export function unsaid(brief: BriefInput, first: string, texts: readonly string[]): string[] {
  const { offer, problem, trigger, ask, link, proof = [] } = brief
  const fields = { offer, problem, trigger, ask }
  const all = texts.join('\n\n')
  return [
    ...Object.entries(fields).flatMap(([name, text]) =>
      text === undefined || says(first, text) ? [] : [name],
    ),
    ...(link === undefined || first.includes(link) ? [] : ['link']),
    ...proof.flatMap((text, i) => (holds(all, text) ? [] : [`proof[${i}]`])),
    ...(brief.recipient?.role === undefined ? [] : ['recipient.role']),
  ]
}

/** A proof is told in its own words or not at all. */
const holds = (text: string, proof: string): boolean => text.toLowerCase().includes(bare(proof).toLowerCase())

function says(text: string, field: string): boolean {
  const wanted = [...stemsOfTokens(tokenize(field))]
  if (wanted.length === 0) return text.toLowerCase().includes(field.trim().toLowerCase())
  const said = stemsOfTokens(tokenize(text))
  return wanted.filter((stem) => said.has(stem)).length >= MOST_OF * wanted.length
}
