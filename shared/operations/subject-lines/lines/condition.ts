/** Subjects of what the reader has by doing something: `£4 for another year if you renew before 31 May`. */
import type { RichMaterial } from '../../material/from-draft.ts'
import type { Line } from '../../material/line.ts'
import type { Idea } from '../idea.ts'
import { endsWell, wordsIn } from '../reading/request-cuts.ts'
import { isShouted } from '../unfit/shouted.ts'

const LONGEST = 11
/** What may be had; who pays or loses is not told so. */
const HAS = /^(?:keep|get|save|receive)$/
const LEANS = /^(?:it|them|this|these|that|they|one|both|then|there)$/

export const conditionLines = ({ lines }: RichMaterial): Idea[] =>
  lines.flatMap((line) => (line.sentence.question || isShouted(line.sentence) ? [] : given(line)))

/** “If you renew before 31 May you keep £4 for another year.” */
function given(line: Line): Idea[] {
  const { tokens, text } = line.sentence
  if (tokens[0]?.lower !== 'if' || tokens[1]?.lower !== 'you') return []
  const main = tokens.findIndex((t, i) => i > 2 && t.lower === 'you' && HAS.test(tokens[i + 1]?.lower ?? ''))
  if (main < 0) return []
  const comma = tokens[main - 1]?.text === ',' ? main - 1 : main
  let to = tokens.findIndex((t, i) => i > main && t.kind === 'mark' && /^[,;:.!–—]$/.test(t.text))
  if (to < 0) to = tokens.length
  const from = main + 2
  const range = [...tokens.slice(0, comma), ...tokens.slice(from, to)]
  const words = wordsIn(tokens, 0, comma) + wordsIn(tokens, from, to)
  if (words > LONGEST || to - from < 2 || !endsWell(tokens, to) || !endsWell(tokens, comma)) return []
  if (range.some(({ lower, kind }) => LEANS.test(lower) || kind === 'url' || kind === 'placeholder'))
    return []
  const slice = (start: number, end: number) =>
    text.slice(tokens[start]?.start ?? 0, tokens[end - 1]?.end ?? 0)
  return [
    {
      text: `${slice(from, to)} ${slice(0, comma).replace(/^If/, 'if')}`,
      angle: 'specific',
      shape: 'says',
      role: 'offer',
      weight: 4,
      why: 'Says what the reader has, and by doing what.',
      line,
    },
  ]
}
