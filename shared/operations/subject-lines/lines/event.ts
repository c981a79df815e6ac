/** Subjects of notices: the event by its usual name, and what it happened to. */
import type { Doc } from '../../../engine/doc.ts'
import { dateEnd } from '../../material/dates.ts'
import type { RichMaterial } from '../../material/from-draft.ts'
import type { Line } from '../../material/line.ts'
import { nameEnd } from '../../material/people.ts'
import type { Idea } from '../idea.ts'
import { EVENTS, NOT_YET } from '../reading/events.ts'
import { endsWell, requestCuts, tells, wordsIn } from '../reading/request-cuts.ts'

const LONGEST_STEP = 7

export function eventLines(doc: Doc, material: RichMaterial): Idea[] {
  if (doc.family !== 'operational') return []
  return [...named(doc, material), ...material.lines.flatMap(howTo)]
}

/** `Payment failed: invoice 4471`. */
function named(doc: Doc, material: RichMaterial): Idea[] {
  for (const event of EVENTS) {
    if (!event.kinds.includes(doc.kind)) continue
    const line = material.lines.find(({ sentence }) => {
      const found = event.when.exec(sentence.text.slice(0, 300))
      return found !== null && !NOT_YET.test(sentence.text.slice(0, found.index + found[0].length))
    })
    if (!line) continue
    const things = [
      ...thingsIn(line, material),
      ...material.lines.filter((l) => l !== line).flatMap(referenceIn),
    ]
    const [thing] = things
    if (thing === undefined) return []
    return [
      {
        text: `${event.name}: ${thing}`,
        angle: 'specific',
        shape: 'says',
        role: 'news',
        weight: 6,
        why: 'Names the event and what it is about.',
        line: null,
      },
    ]
  }
  return []
}

const REFERENCE =
  /\b(?:invoice|order|booking|ticket|reference)(?: (?:no\.?|number))? ?#?:? ?((?=[A-Z\d-]*\d)[A-Z\d-]{4,24})\b/i

function referenceIn({ sentence }: Line): string[] {
  const found = REFERENCE.exec(sentence.text.slice(0, 400))
  return found ? [`${found[0].split(/[ :#]/)[0]?.toLowerCase() ?? ''} ${found[1] ?? ''}`] : []
}

function thingsIn(line: Line, material: RichMaterial): string[] {
  const { tokens } = line.sentence
  const own = material.topics.find(
    (t) => t.line.sentence === line.sentence && t.readers && t.text.includes(' '),
  )
  const amount = own && tokens[own.phrase.to]?.text === '(' ? tokens[own.phrase.to + 1] : undefined
  const reference = referenceIn(line)
  if (reference.length > 0) return reference
  if (own) return [`${own.text}${amount && /[$£€]/.test(amount.text) ? `, ${amount.text}` : ''}`]
  const name = tokens.findIndex((_, i) => i > 0 && nameEnd(tokens, i, 3) > i + 1)
  const sum = tokens.find((t) => /[$£€]\d/.test(t.text))
  if (name < 0 || !sum) return []
  const words = line.sentence.text.slice(
    tokens[name]?.start ?? 0,
    tokens[nameEnd(tokens, name, 3) - 1]?.end ?? 0,
  )
  return [`${words}, ${sum.text}`]
}

/** `How to get corrected PDFs`, where the mail says “To get corrected PDFs, …”. */
function howTo(line: Line): Idea[] {
  const { tokens, text } = line.sentence
  if (tokens[0]?.lower !== 'to' || dateEnd(tokens, 1) > 1) return []
  const comma = tokens.findIndex((t) => t.text === ',')
  if (comma < 3) return []
  return requestCuts(tokens.slice(0, comma), 1).flatMap((to): Idea[] => {
    const words = wordsIn(tokens, 1, to)
    if (words < 3 || words > LONGEST_STEP || !endsWell(tokens, to) || !tells(tokens, 2, to)) return []
    return [
      {
        text: `How ${text.slice(0, tokens[to - 1]?.end ?? 0).replace(/^To/, 'to')}`,
        angle: 'benefit',
        shape: 'says',
        role: 'news',
        weight: 3 + words * 0.1,
        why: 'Says what the mail helps to do.',
        line,
      },
    ]
  })
}
