/** What a pronoun means when the sentence before it goes: “Just checking in on my last email. Could you look at it?” */
import type { Doc } from '../../../engine/doc.ts'
import type { Edit } from '../../../engine/edit.ts'

const NAMED =
  /\b(?:my|our|the|this) (?:(?:previous|last|earlier|recent|first|below|attached) )?(?:e-?mail|message|note|proposal|quote|quotation|offer|invoice|report|deck|draft|contract|application)\b/i
/** “at it?”, “received it,”: the thing itself, at the end of what is said of it. */
const IT = /(?<=\p{Ll} )it(?=[.?!,;]| (?:yet|over|through|by|before|today|on)\b)/u

/** The edit that says again what `it` in the sentence behind means, when the words of `cut` go; none where it means something else. */
export function namedAgain(doc: Doc, cut: { start: number; end: number }): Edit[] {
  const thing = NAMED.exec(doc.draft.draft.slice(cut.start, cut.end))?.[0]
  const next = doc.sentences.find(({ start, end }) => doc.source.toSource({ start, end }).start >= cut.end)
  if (!thing || !next || next.region === 'quoted' || NAMED.test(next.text)) return []
  const at = IT.exec(next.text)?.index
  if (at === undefined) return []
  return [
    { ...doc.source.toSource({ start: next.start + at, end: next.start + at + 2 }), replacement: thing },
  ]
}
