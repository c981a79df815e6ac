/** Subjects of where the sender will be and what they are at: `On holiday from 7 to 18 July`, `Applying for a doctoral place in Bergen`. */
import type { Doc } from '../../../engine/doc.ts'
import { dateEnd } from '../../material/dates.ts'
import type { RichMaterial } from '../../material/from-draft.ts'
import type { Line } from '../../material/line.ts'
import { isGerund } from '../../material/verbs.ts'
import type { Idea } from '../idea.ts'
import { endsWell, namesMatter, requestCuts, wordsIn } from '../reading/request-cuts.ts'
import { textUpTo } from '../reading/thing-at.ts'

const LONGEST = 9
/** Sentences that still tell the news. */
const EARLY = 2
const AM = /^(?:i|we)(?:['’](?:m|re)| am| are|['’]ll be| will be)(?: now| currently| both)? (?=\p{Ll})/iu
const PLACED = /^(?:on|out|away|off|back|abroad|in)$/
/** What everybody who writes does. */
export const COURTESY =
  /^(?:writing|following|reaching|contacting|getting|emailing|mailing|sending|checking|hoping|looking|trying|wondering|asking|sharing|calling|touching|dropping|coming|going|having|working|thinking|doing|being|recruiting|hiring|sorry)$/

export const myStateLines = ({ family }: Doc, { lines }: RichMaterial): Idea[] =>
  family === 'warm' || family === 'operational'
    ? lines
        .filter(({ index }) => index !== null)
        .slice(0, EARLY)
        .flatMap(stated)
    : []

function stated(line: Line): Idea[] {
  const { tokens, text, question } = line.sentence
  const found = question ? null : AM.exec(text)
  const from = found === null ? -1 : tokens.findIndex((t) => t.start >= found[0].length)
  const first = tokens[from]?.lower ?? ''
  const isPlace = PLACED.test(first)
  if (from < 0 || !(isPlace || (/^i\b/i.test(text) && isGerund(first) && !COURTESY.test(first)))) return []
  const days = tokens.flatMap((_, i) => (i > from && dateEnd(tokens, i) > i ? [dateEnd(tokens, i)] : []))
  // Where somebody is says nothing without its day.
  const ends = isPlace ? days.slice(-1) : requestCuts(tokens, from)
  return ends.flatMap((to): Idea[] => {
    const words = wordsIn(tokens, from, to)
    const range = tokens.slice(from, to)
    if (words < 3 || words > LONGEST || range.some((t) => t.kind === 'mark' && !/^[-'’]$/.test(t.text)))
      return []
    if (!isPlace && (!endsWell(tokens, to) || !namesMatter(range.slice(1)))) return []
    return [
      {
        text: textUpTo(text, tokens, from, to),
        angle: 'specific',
        shape: 'says',
        role: 'news',
        ...(isPlace ? { plain: true } : {}),
        weight: 4 + words * 0.2,
        why: isPlace ? 'Says where you will be, and when.' : 'Says what you are at, in your own words.',
        line,
      },
    ]
  })
}
