/** Subjects out of sentences that say their heading in a usual way; the ways are listed in `phrasings/`. */
import type { Doc } from '../../../engine/doc.ts'
import { capitalised } from '../../../engine/edit.ts'
import type { RichMaterial } from '../../material/from-draft.ts'
import type { Line } from '../../material/line.ts'
import type { Idea } from '../idea.ts'
import { PHRASINGS } from './phrasings/index.ts'
import type { Phrasing } from './phrasings/phrasing.ts'

/** Longer sentences say too much for one heading. */
const LONGEST = 300
/** Above what a topic or a figure of the same line weighs. */
const WEIGHT = 6

/** The headings that the sentences of a mail say in a usual way. */
export const phrasedLines = (_: Doc, { lines }: RichMaterial): Idea[] =>
  lines.flatMap((line) => (line.sentence.text.length > LONGEST ? [] : inLine(line)))

function inLine(line: Line): Idea[] {
  const lower = line.sentence.text.toLowerCase()
  return PHRASINGS.flatMap((each) =>
    each.cues?.some((cue) => lower.includes(cue)) === false ? [] : ideasOf(each, line),
  )
}

/** Before it, these make of what is said a thing that is denied or supposed. */
const UNSURE =
  /\b(?:if(?! (?:we|i) could\b)|unless|whether|not|never|nobody|no one|no longer|no more|stop(?:s|ped|ping)?|discontinu\w+|cannot)\b|n['’]t\b/i

/** “We nearly reduced returns”, and not “nearly 3,000 orders”. */
const NEARLY = /\b(?:nearly|almost|hardly|barely) \p{Ll}+(?:ed|t|d)\b/iu

/** Within a line “Today” and “Order by” have no capital. */
function inside(text: string, name: string): string {
  const first = name === 'day' ? /^(?:To|This|Next)/ : /^\p{Lu}(?=\p{Ll})/u
  return /^(?:day|if|act)$/.test(name) ? text.replace(first, (word) => word.toLowerCase()) : text
}

/** A group that stands by itself; one that stands right behind another may be empty. */
const NEEDED = / <(\p{Ll}+)>/gu

function ideasOf({ forms, says, asks, cues: _, also, ...rest }: Phrasing, line: Line): Idea[] {
  const { text, question } = line.sentence
  if (question && !asks) return []
  const matches = forms.map((form) => form.exec(text))
  if (!matches.every((match) => match !== null)) return []
  const before = text.slice(0, Math.min(...matches.map(({ index }) => index)))
  if (UNSURE.test(before) || NEARLY.test(text)) return []
  const caught: Readonly<Record<string, string>> = Object.assign({}, ...matches.map(({ groups }) => groups))
  const lines = says
    .filter((template) => [...template.matchAll(NEEDED)].every(([, name = '']) => caught[name]))
    .map((template) =>
      capitalised(
        template.replaceAll(/<(\p{Ll}+)>/gu, (_, name: string) => inside(caught[name] ?? '', name)),
      ),
    )
  return [...new Set(lines)].map((text, i) => ({
    ...rest,
    text,
    shape: 'says',
    plain: true,
    ...(also ? { also } : { said: true }),
    weight: WEIGHT + line.weight - i,
    line,
  }))
}
