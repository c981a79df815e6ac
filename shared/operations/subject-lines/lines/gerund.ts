/** Subjects of what is being done: `Your post on replacing a nightly batch job`, `Towns running out of lifeguards`. */
import { isCapitalised } from '../../../engine/characters.ts'
import type { Token } from '../../../engine/doc.ts'
import type { RichMaterial } from '../../material/from-draft.ts'
import type { Line } from '../../material/line.ts'
import { nounPhrases, type Phrase } from '../../material/noun-phrases.ts'
import { isGerund } from '../../material/verbs.ts'
import { EMPTY } from '../../material/words.ts'
import type { Idea } from '../idea.ts'
import { endsWell, requestCuts, tells, wordsIn } from '../reading/request-cuts.ts'
import { isShouted } from '../unfit/shouted.ts'

const FEWEST = 3
const LONGEST = 9
/** In longer sentences every part is one among many. */
const RAMBLING = 60
const LINKS = new Set(['on', 'about', 'for', 'of'])
/** What tells of a thing, so that the thing may also stand alone. */
const TELLERS = new Set(
  'proposal quote plan article post piece talk paper report guide estimate offer brief note notes book study'.split(
    ' ',
  ),
)

export function gerundLines(material: RichMaterial): Idea[] {
  return material.lines.flatMap((line): Idea[] => {
    const { tokens, question } = line.sentence
    if (question || line.sentence.words > RAMBLING || isShouted(line.sentence)) return []
    const phrases = nounPhrases(tokens).filter(({ joined }) => !joined)
    return tokens.flatMap((token, at): Idea[] => {
      if (!isGerund(token.lower) || token.text !== token.lower) return []
      const behind = phrases.find(({ to }) => to === at - 1)
      if (behind && LINKS.has(tokens[at - 1]?.lower ?? '')) return ofThing(line, behind, at)
      // “I've written about moving your payslips”
      if (tokens[at - 1]?.lower === 'about' && !behind) return linesFrom(line, at, at, '')
      const doer = phrases.find(({ to, determiner }) => to === at && determiner === '')
      return doer && LINKS.has(tokens[doer.from - 1]?.lower ?? '') ? linesFrom(line, doer.from, at, '') : []
    })
  })
}

/** The thing with what it is for, and for a plan or a post also what it is about. */
function ofThing(line: Line, { from, head, determiner }: Phrase, at: number): Idea[] {
  const { tokens } = line.sentence
  const thing = tokens[head]?.lower ?? ''
  if (from === head && (EMPTY.has(thing) || isCapitalised(tokens[head]?.text ?? ''))) return []
  if (/^(?:their|his|her|its|no|any|this|that)$/.test(determiner)) return []
  return [
    ...linesFrom(line, from, at, determiner === 'your' ? 'Your ' : ''),
    ...(TELLERS.has(thing) && determiner !== 'your' ? linesFrom(line, at, at, '') : []),
  ]
}

function linesFrom(line: Line, from: number, gerund: number, before: string): Idea[] {
  const { tokens, text } = line.sentence
  const whole = requestCuts(tokens, gerund).filter((to) => tokens[to]?.lower !== 'to')
  // “rewiring the east wing of the school” may end at the wing.
  const atOf = tokens.findIndex((t, i) => i > gerund + 2 && i < (whole[0] ?? 0) && t.lower === 'of')
  return [...whole, ...(atOf < 0 ? [] : [atOf])].flatMap((to): Idea[] => {
    const words = wordsIn(tokens, from, to)
    if (to < gerund + 2 || words < FEWEST || words > LONGEST) return []
    if (!endsWell(tokens, to) || !tells(tokens, from, to, 2) || leans(tokens.slice(from, to))) return []
    return [
      {
        text: `${before}${text.slice(tokens[from]?.start ?? 0, tokens[to - 1]?.end ?? 0)}`,
        angle: 'specific',
        shape: 'says',
        weight: 3 + line.weight / 2 + words * 0.1,
        why: 'Says what it is about, in the mail’s own words.',
        line,
      },
    ]
  })
}

/** Whose it is, only the mail tells. */
const leans = (range: readonly Token[]): boolean =>
  range.some((t) => /^(?:it|them|this|these|those|that|they|their|his|her|its|so)$/.test(t.lower))
