/** Subjects of what the mail hands over: `Plan for the website`, where “here is the plan for the website”. */
import type { Token } from '../../engine/doc.ts'
import type { RichMaterial } from '../material/from-draft.ts'
import { plain } from '../material/line.ts'
import { nounPhrases, type Phrase } from '../material/noun-phrases.ts'
import type { Idea } from './idea.ts'
import { endsWell, namesMatter } from './request-cuts.ts'

const LONGEST = 10

export function handedLines({ lines }: RichMaterial): Idea[] {
  return lines.flatMap((line): Idea[] => {
    const { tokens, text, question } = line.sentence
    const gives = tokens.findIndex((t, i) => givesAt(tokens, t, i))
    if (gives < 0 || question) return []
    const first = isBe(tokens[gives + 1]) ? gives + 2 : gives + 1
    const phrases = nounPhrases(tokens)
    return phrases
      .filter(({ from, determiner, joined }) => !joined && from - (determiner === '' ? 0 : 1) === first)
      .flatMap((phrase): Idea[] => {
        const { from } = phrase
        const ends = chained(tokens, phrase, phrases)
        const to = ends.at(-1) ?? phrase.to
        if (to - from < 2 || to - from > LONGEST || !endsWell(tokens, to)) return []
        if (!namesMatter(tokens.slice(from, to))) return []
        const slice = (start: number, end: number) =>
          plain(text.slice(tokens[start]?.start ?? 0, tokens[end - 1]?.end ?? 0))
        const idea = (words: string): Idea => ({
          text: words,
          angle: 'specific',
          shape: 'says',
          role: 'news',
          weight: 4,
          why: 'Names what the mail hands over.',
          line,
        })
        const [head, middle] = ends
        // “Proposal for the website of the museum” in short: “Proposal for the museum”.
        const short =
          ends.length === 3 && head && middle
            ? [idea(`${slice(from, head)} for ${slice(middle + 1, to)}`)]
            : []
        return [idea(slice(from, to)), ...short]
      })
  })
}

/** “Here is”, “Attached is”, “I have enclosed”. */
const givesAt = (tokens: readonly Token[], { lower }: Token, i: number): boolean =>
  (lower === 'here' && isBe(tokens[i + 1])) || lower === "here's" || /^(?:attached|enclosed)$/.test(lower)

const isBe = (token: Token | undefined): boolean => /^(?:is|are)$/.test(token?.lower ?? '')

/** Where a thing, what it is for and whose that is end: “proposal for the new website of the Harbour Museum”. */
function chained(tokens: readonly Token[], { from, to }: Phrase, phrases: readonly Phrase[]): number[] {
  if (!/^(?:of|for)$/.test(tokens[to]?.lower ?? '')) return [to]
  const next = phrases.find(
    (p) => !p.joined && p.from - (p.determiner === '' ? 0 : 1) === to + 1 && p.to - from <= LONGEST,
  )
  return next === undefined ? [to] : [to, ...chained(tokens, { ...next, from }, phrases)]
}
