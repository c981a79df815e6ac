/** Subjects of mail about an invoice or order: its number with the sum, and with the day it is due. */
import type { Doc, Token } from '../../../engine/doc.ts'
import { capitalised } from '../../../engine/edit.ts'
import { dateEnd } from '../../material/dates.ts'
import type { RichMaterial } from '../../material/from-draft.ts'
import type { Line } from '../../material/line.ts'
import type { Idea } from '../idea.ts'

/** What has a number by which it is called. */
const NUMBERED = /^(?:invoice|order|booking|ticket|quote|bill|policy|contract)$/
/** In longer sentences the sum may be of something else. */
const RAMBLING = 40

/** `Invoice 7731: €1,980`, `Invoice 7731, due 18 November`. */
export const referenceLines = ({ family }: Doc, { lines }: RichMaterial): Idea[] =>
  family === 'operational' || family === 'warm' ? lines.flatMap((line, i) => called(line, lines[i + 1])) : []

const isNumber = (tokens: readonly Token[], at: number): boolean =>
  /^#?(?:[A-Z]+-?)?\d[\d-]{2,}$/.test(tokens[tokens[at]?.text === '.' ? at + 1 : at]?.text ?? '')

/** “It is due on 15 November.”, behind the sentence of the number. */
const IT_IS_DUE =
  /^(?:it|payment|this)(?: is|['’]s)? due (?:on |by )?((?:\p{Lu}\p{Ll}+day,? )?(?:\d{1,2} \p{Lu}\p{Ll}+|\p{Lu}\p{Ll}+ \d{1,2}))/iu

function called(line: Line, next: Line | undefined): Idea[] {
  const { tokens, text, words } = line.sentence
  const numberAt = (i: number) => (/^(?:no|number|nr)$/.test(tokens[i + 1]?.lower ?? '') ? i + 2 : i + 1)
  const thing = tokens.findIndex((t, i) => NUMBERED.test(t.lower) && isNumber(tokens, numberAt(i)))
  if (thing < 0 || words > RAMBLING) return []
  // “invoice no. 20418”
  const at = tokens[numberAt(thing)]?.text === '.' ? numberAt(thing) : numberAt(thing) - 1
  const name = `${tokens[thing]?.text} ${tokens[at + 1]?.text}`
  const called = capitalised(name)
  const sum = tokens.find((t, i) => i > at + 1 && i < at + 4 && /^[$£€¥]\d/.test(t.text))
  const due = tokens.findIndex((t) => t.lower === 'due')
  const day = due < 0 ? -1 : tokens[due + 1]?.lower === 'on' ? due + 2 : due + 1
  const end = day < 0 ? -1 : dateEnd(tokens, day)
  const [, later] = (end <= day && next && IT_IS_DUE.exec(next.sentence.text)) || []
  const idea = (said: string, angle: Idea['angle'], why: string): Idea => ({
    text: said,
    angle,
    shape: angle === 'number' ? 'names' : 'says',
    role: 'news',
    weight: 2,
    why,
    line,
  })
  return [
    ...(sum ? [idea(`${called}: ${sum.text}`, 'number', 'Gives the number and the sum.')] : []),
    ...(later === undefined
      ? []
      : [
          {
            ...idea(
              `${called}${sum ? `: ${sum.text}` : ''}, due ${later}`,
              'specific',
              'Gives the number and the day.',
            ),
            promise: name,
          },
        ]),
    ...(end > day
      ? [
          idea(
            `${called}, due ${text.slice(tokens[day]?.start ?? 0, tokens[end - 1]?.end ?? 0)}`,
            'specific',
            'Gives the number and the day.',
          ),
        ]
      : []),
  ]
}
