/** Subjects of notices: a labelled line with a date, an amount or a reference in it. */
import type { Doc } from '../../../engine/doc.ts'
import type { RichMaterial } from '../../material/from-draft.ts'
import { plain } from '../../material/line.ts'
import type { Idea } from '../idea.ts'

/** `Outward: Sat 18 Jul 2026, Aberlour Pier`. */
const LABEL = /^(\p{Lu}\p{L}*(?: \p{L}+)?): (?=.*\d)[^:]*/u
const IDLE =
  /^(?:note|subject|re|ps|tel|phone|fax|email|website|from|to|cc|card|period|next charge|reference)$/i
const LONGEST = 60

export function labelLines(doc: Doc, material: RichMaterial): Idea[] {
  if (!/^(?:transactional|billing|onboarding|proposal)$/.test(doc.kind)) return []
  return material.lines.flatMap((line, i): Idea[] => {
    const text = plain(line.sentence.text.slice(0, 200))
    const label = LABEL.exec(text)?.[1] ?? ''
    if (
      label === '' ||
      (doc.kind === 'proposal' && !/[$£€¥]\d/.test(text)) ||
      IDLE.test(label) ||
      line.sentence.tokens.some((t) => t.kind === 'url')
    )
      return []
    let words = text
    while (words.length > LONGEST && words.includes(',')) words = words.slice(0, words.lastIndexOf(','))
    return words.length > LONGEST
      ? []
      : [
          {
            text: words,
            angle: 'specific',
            shape: 'names',
            ...(doc.kind === 'proposal' ? { role: 'offer' } : { aside: true }),
            weight: 4 - i * 0.05,
            why: 'A line of facts, as the mail gives it.',
            line,
          },
        ]
  })
}
