/** Subjects that show a thing by what it did: `Three findings that failed 40% of sites`. */
import { dateEnd } from '../../material/dates.ts'
import type { RichMaterial } from '../../material/from-draft.ts'
import { isPast } from '../../material/verbs.ts'
import { classesOf } from '../../material/word-class.ts'
import type { Idea } from '../idea.ts'
import { endsWell, requestCuts, tells, wordsIn } from '../reading/request-cuts.ts'

const LONGEST = 9

export function relativeLines(material: RichMaterial): Idea[] {
  return material.topics.flatMap((topic): Idea[] => {
    const { tokens, text } = topic.line.sentence
    const { from, to, joined, determiner } = topic.phrase
    if (joined || topic.line.sentence.question || !/^(?:|the|an?)$/.test(determiner)) return []
    if (!/^(?:that|who|which)$/.test(tokens[to]?.lower ?? '')) return []
    // “a mill in Burnley that gives us trade prices”: it is the mill that does.
    const before = tokens[determiner === '' ? from - 1 : from - 2]?.lower ?? ''
    if (from > 1 && /^(?:in|at|of|from|near|on|with|by|under|behind)$/.test(before)) return []
    // “with 400 new books and a window seat that holds six”: the second of what comes with it.
    if (before === 'and' && tokens.slice(0, from).some((t) => t.lower === 'with')) return []
    // “… and added an alarm that goes off at 80%”: one of many things the mail names.
    if (/^an?$/.test(determiner) && from > 2 && topic.line.sentence.region !== 'opening') return []
    const after = classesOf(tokens)[to + 1]
    if (after !== 'verb' && after !== 'word') return []
    const start = determiner === 'the' ? from - 1 : from
    return requestCuts(tokens, to + 1).flatMap((end): Idea[] => {
      const words = wordsIn(tokens, start, end)
      if (end <= to + 2 || words > LONGEST || !endsWell(tokens, end) || !tells(tokens, to + 2, end)) return []
      // “rules that come into force in April”: when is what is told.
      if (dateEnd(tokens, end + 1) > end + 1) return []
      // “Swaps that needed a call fell from 31 to 6” is not to end at its own verb.
      if (isPast(tokens[end - 1]?.lower ?? '')) return []
      return [
        {
          text: text.slice(tokens[start]?.start ?? 0, tokens[end - 1]?.end ?? 0),
          angle: 'curiosity',
          shape: 'says',
          weight: topic.weight,
          why: 'Shows what the mail tells more of.',
          line: topic.line,
        },
      ]
    })
  })
}
