/** Subjects out of sentences that say their heading in a usual way; the ways are listed in `phrasings.ts`. */
import type { Doc } from '../../../engine/doc.ts'
import { capitalised } from '../../../engine/edit.ts'
import type { RichMaterial } from '../../material/from-draft.ts'
import type { Line } from '../../material/line.ts'
import type { Idea } from '../idea.ts'
import { PHRASINGS, type Phrasing } from './phrasings.ts'

/** Longer sentences say too much for one heading. */
const LONGEST = 300
/** Above what a topic or a figure of the same line weighs. */
const WEIGHT = 6

export const phrasedLines = (_: Doc, { lines }: RichMaterial): Idea[] =>
  lines.flatMap((line) =>
    line.sentence.text.length > LONGEST ? [] : PHRASINGS.flatMap((each) => ideasOf(each, line)),
  )

function ideasOf({ forms, says, ...rest }: Phrasing, line: Line): Idea[] {
  const found = forms.map((form) => form.exec(line.sentence.text)?.groups)
  if (!found.every((groups) => groups !== undefined)) return []
  const caught: Readonly<Record<string, string>> = Object.assign({}, ...found)
  return says.map((template, i) => ({
    ...rest,
    text: capitalised(template.replaceAll(/<(\p{Ll}+)>/gu, (_, name: string) => caught[name] ?? '')),
    shape: 'says',
    plain: true,
    said: true,
    weight: WEIGHT + line.weight - i,
    line,
  }))
}
