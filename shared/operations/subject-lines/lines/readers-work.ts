/** Subjects of what the reader does, writes or says, with what it is about: `Your work on the payments migration`. */
import type { RichMaterial } from '../../material/from-draft.ts'
import type { Line } from '../../material/line.ts'
import type { Idea } from '../idea.ts'
import { namesMatter } from '../reading/request-cuts.ts'
import { textUpTo, thingAt } from '../reading/thing-at.ts'

const LONGEST = 8
/** By themselves these say nothing; with what they are about they say why the mail was written. */
const WORK =
  /^(?:work|approach|focus|take|thoughts|views|piece|post|posts|talk|article|interview|paper|research|project|campaign|comment|comments|question|questions|feedback|interest|order|application|request|plans?|report|series|book|video|study)$/
const LINK = /^(?:on|to|about|for|with|in)$/
/** Words of praise between “your” and the thing. */
const BETWEEN = 2

export const readersWorkLines = ({ lines }: RichMaterial): Idea[] => lines.flatMap(workOf)

function workOf(line: Line): Idea[] {
  const { tokens, text, question } = line.sentence
  return tokens.flatMap((t, i): Idea[] => {
    if (t.lower === 'work' && /^(?:in|on)$/.test(tokens[i + 1]?.lower ?? '')) return worksAt(line, i + 2)
    if (t.lower !== 'your') return []
    const head = tokens.findIndex((w, n) => n > i && n <= i + 1 + BETWEEN && WORK.test(w.lower))
    if (head < 0 || !LINK.test(tokens[head + 1]?.lower ?? '')) return []
    if (tokens.slice(i, head).some((w) => w.kind !== 'word')) return []
    const thing = thingAt(tokens, head + 2)
    if (thing === null || /^(?:our|my)$/.test(thing.owner)) return []
    return thing.ends.flatMap((to, n): Idea[] => {
      const words = to - head + 1
      if (words > LONGEST || !namesMatter(tokens.slice(thing.from, to))) return []
      return [
        {
          text: `Your ${textUpTo(text, tokens, head, to)}`,
          angle: 'specific',
          shape: 'says',
          weight: 3.5 - n * 0.2 - (question ? 0.5 : 0),
          why: 'Names what the reader does, and what it is about.',
          line,
        },
      ]
    })
  })
}

/** `Equity research at Baird`, where “you now work in equity research at Baird”. */
function worksAt(line: Line, at: number): Idea[] {
  const { tokens, text } = line.sentence
  const thing = thingAt(tokens, at)
  const [field = 0, house = 0] = thing?.ends ?? []
  const isReaders =
    tokens.slice(0, at - 2).findLast(({ lower }) => /^(?:you|i|we|they|he|she)$/.test(lower))?.lower === 'you'
  if (!thing || !isReaders || house === 0 || tokens[field]?.lower !== 'at') return []
  return [
    {
      text: textUpTo(text, tokens, thing.from, house),
      angle: 'specific',
      shape: 'says',
      weight: 3,
      why: 'Names what the reader does, and where.',
      line,
    },
  ]
}
