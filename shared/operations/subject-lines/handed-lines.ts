/** Subjects of what the mail hands over: `Plan for the website`, where “here is the plan for the website”. */
import type { RichMaterial } from '../material/from-draft.ts'
import { plain } from '../material/line.ts'
import { nounPhrases } from '../material/noun-phrases.ts'
import type { Idea } from './idea.ts'
import { endsWell, namesMatter } from './request-cuts.ts'

const LONGEST = 8

export function handedLines({ lines }: RichMaterial): Idea[] {
  return lines.flatMap((line): Idea[] => {
    const { tokens, text, question } = line.sentence
    const gives = tokens.findIndex(
      (t, i) =>
        (t.lower === 'here' && /^(?:is|are)$/.test(tokens[i + 1]?.lower ?? '')) ||
        t.lower === "here's" ||
        /^(?:attached|enclosed)$/.test(t.lower),
    )
    if (gives < 0 || question) return []
    const first = tokens[gives]?.lower === 'here' ? gives + 2 : gives + 1
    return nounPhrases(tokens)
      .filter(({ from, determiner }) => from - (determiner === '' ? 0 : 1) === first)
      .flatMap(({ from, to }): Idea[] => {
        if (to - from < 2 || to - from > LONGEST || !endsWell(tokens, to)) return []
        if (!namesMatter(tokens.slice(from, to))) return []
        return [
          {
            text: plain(text.slice(tokens[from]?.start ?? 0, tokens[to - 1]?.end ?? 0)),
            angle: 'specific',
            shape: 'says',
            role: 'news',
            weight: 4,
            why: 'Names what the mail hands over.',
            line,
          },
        ]
      })
  })
}
