/** Subjects that name what there is, with where or when: `Damp behind the east wall`, `Two band 6 posts on the cardiac ward`. */
import { capitalised } from '../../../engine/edit.ts'
import type { RichMaterial } from '../../material/from-draft.ts'
import type { Line } from '../../material/line.ts'
import { nounPhrases } from '../../material/noun-phrases.ts'
import { noisy } from '../../material/topics.ts'
import { classesOf, type WordClass } from '../../material/word-class.ts'
import { NUMBER_WORDS } from '../../material/words.ts'
import type { Idea } from '../idea.ts'
import { endsWell, namesMatter, requestCuts, tells, wordsIn } from '../reading/request-cuts.ts'
import { isShouted } from '../unfit/shouted.ts'
import { DENIED } from '../unfit/stands.ts'

const LONGEST = 9
const FEWEST = 4
/** Behind these stands what there is. */
const THERE = /^there(?:['’]s)?$/
const IS = /^(?:is|are|will|be|has|have|been|now|also|still)$/
const HAVE = /^(?:(?:we|i)['’]ve|have|got|now|also|currently|just|got)$/

export const existingLines = ({ lines }: RichMaterial): Idea[] =>
  lines.flatMap((line) => (line.sentence.question || isShouted(line.sentence) ? [] : existing(line)))

function existing(line: Line): Idea[] {
  const { tokens, text } = line.sentence
  const from = startOf(tokens)
  // “If there is a problem with your desk, …”, “before there is hot water at the taps”: perhaps there is none.
  if (
    from < 0 ||
    tokens
      .slice(0, from)
      .some(({ lower }) => /^(?:if|whether|should|unless|case|before|until|till)$/.test(lower))
  )
    return []
  const [phrase] = nounPhrases(tokens.slice(from)).map((p) => ({
    ...p,
    from: p.from + from,
    to: p.to + from,
  }))
  if (!phrase || phrase.from > from + 1) return []
  const counted = tokens[from]?.kind === 'number' || NUMBER_WORDS.has(tokens[from]?.lower ?? '')
  const first = /^(?:an?|some)$/.test(tokens[from]?.lower ?? '') ? from + 1 : from
  if (DENIED.has(tokens[first]?.lower ?? '') || (!counted && first === from && phrase.determiner !== ''))
    return []
  const classes = classesOf(tokens)
  const clause = tokens.findIndex(({ lower }, i) => i > phrase.to && /^(?:that|which|who)$/.test(lower))
  return [...requestCuts(tokens, from), ...(clause < 0 ? [] : [clause])].flatMap((to): Idea[] => {
    const words = wordsIn(tokens, first, to)
    const range = tokens.slice(first, to)
    // A thing alone is named by others; here it is where, when or for whom that tells.
    if (words < FEWEST || words > LONGEST || to <= phrase.to || !endsWell(tokens, to)) return []
    if (
      !namesMatter(range) ||
      !tells(tokens, first, to, 2) ||
      range.some(({ lower }) => LEANS.test(lower)) ||
      tellsMore(classes.slice(first, to)) ||
      noisy(line, first, to)
    )
      return []
    const said = text.slice(tokens[first]?.start ?? 0, tokens[to - 1]?.end ?? 0)
    return [
      {
        text: capitalised(said),
        angle: 'specific',
        shape: 'says',
        weight: 2 + line.weight,
        why: 'Names what there is, and where or when.',
        line,
      },
    ]
  })
}

/** “thirty-two places and nineteen are gone”: without “there are” the verb would be that of both. */
const tellsMore = (classes: readonly WordClass[]) => classes.includes('be')

const LEANS = /^(?:,|it|them|this|these|those|that|which|who|they|their|his|her|its|so|we|i|you)$/

/** Index behind “there is” or “we have”, where a thing follows; -1 for none. */
function startOf(tokens: Line['sentence']['tokens']): number {
  for (let i = 0; i < tokens.length; i++) {
    const { lower } = tokens[i] ?? { lower: '' }
    // “It is 13 degrees and I have a baby of three months”: what the writer has goes with the matter.
    if (lower === 'i' && i > 1) continue
    const owns = /^(?:we|i)$/.test(lower) && HAVE.test(tokens[i + 1]?.lower ?? '')
    if (!THERE.test(lower) && !owns && !/^(?:we|i)['’]ve$/.test(lower)) continue
    const rest = THERE.test(lower) ? IS : HAVE
    let at = i + 1
    while (rest.test(tokens[at]?.lower ?? '')) at++
    if (lower === 'there' && at === i + 1) continue
    const next = tokens[at]
    const begins =
      next !== undefined &&
      (/^(?:an?|some)$/.test(next.lower) ||
        next.kind === 'number' ||
        NUMBER_WORDS.has(next.lower) ||
        (THERE.test(lower) && next.kind === 'word'))
    return begins ? at : -1
  }
  return -1
}
