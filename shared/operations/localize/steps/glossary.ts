/** The caller's own terms, where the mail is in the language they are for. */
import { matchCase } from '../../../engine/edit.ts'
import { findTerms, indexTerms } from '../find-terms.ts'
import { type Step, within } from '../step.ts'

export const glossary: Step = ({ native, glossary: terms, segments }, { change }) => {
  if (!native) return
  const index = indexTerms(Object.entries(terms))
  for (const segment of segments)
    for (const { start, end, of } of findTerms(segment.text, index)) {
      const before = segment.text.slice(start, end)
      // A term with capitals of its own is kept as given.
      const after = of === of.toLowerCase() ? matchCase(before, of) : of
      change({
        ...within(segment, start, end),
        after,
        type: 'vocabulary',
        rule_id: 'glossary',
        confidence: 1,
      })
    }
}
