/** Subjects that ask straight what the mail asks in a roundabout way: `Are the folding chairs free on the 19th?`, where “Do you know if the folding chairs are free on the 19th?” */
import type { Token } from '../../../engine/doc.ts'
import { capitalised } from '../../../engine/edit.ts'
import type { RichMaterial } from '../../material/from-draft.ts'
import type { Line } from '../../material/line.ts'
import { isPast } from '../../material/verbs.ts'
import { classesOf } from '../../material/word-class.ts'
import type { Idea } from '../idea.ts'
import { endsWell, namesMatter, requestCuts, wordsIn } from '../reading/request-cuts.ts'
import { subjectAt } from '../reading/subject.ts'
import { textUpTo } from '../reading/thing-at.ts'
import { isShouted } from '../unfit/shouted.ts'

const LONGEST = 10
const FEWEST = 4
/** Behind these the question begins, told and not asked. */
const ASKS =
  /(?:^|[,;:–—] )(?:(?:do|would) you (?:happen to )?know (?:if|whether)|(?:is there )?any chance(?: that)?|do you think(?: that)?|(?:i|we)(?: was| were| am| are|['’]m|['’]re)? (?:just )?(?:wondering|wanted to ask|want to ask|would like to (?:ask|know)|wonder)(?: you)? (?:if|whether)) |\b(?:let (?:me|us) know|tell (?:me|us))(?: (?:by|before|until) [^.;:?]{3,20})? (?:if|whether) /iu
const HELPS = /^(?:is|are|was|were|can|could|will|would|has|have|should|must)$/
const POINTS = /^(?:it|this|that|these|those|they|them|he|she|his|her|their)$/

/** “swap shifts with me” */
const withMe = (tokens: readonly Token[], to: number): boolean =>
  /^(?:me|us)$/.test(tokens[to - 1]?.lower ?? '') && /^(?:with|for|to)$/.test(tokens[to - 2]?.lower ?? '')

export const indirectLines = ({ lines }: RichMaterial): Idea[] =>
  lines.flatMap((line) => (isShouted(line.sentence) ? [] : turned(line)))

function turned(line: Line): Idea[] {
  const { tokens, text } = line.sentence
  const found = ASKS.exec(text)
  const from = found === null ? -1 : tokens.findIndex(({ start }) => start >= found.index + found[0].length)
  if (from < 0) return []
  const isPerson = /^(?:you|we|i)$/.test(tokens[from]?.lower ?? '')
  const verb = isPerson ? from + 1 : (subjectAt({ tokens, classes: classesOf(tokens) }, from)?.verb ?? -1)
  const help = tokens[verb]?.lower ?? ''
  // “if the file has your rows”: there it is no helper.
  if (!HELPS.test(help) || (/^ha[sv]e?$/.test(help) && !isPast(tokens[verb + 1]?.lower ?? ''))) return []
  return requestCuts(tokens, verb + 1).flatMap((to): Idea[] => {
    const range = tokens.slice(from, to)
    const words = wordsIn(tokens, from, to)
    if (words < FEWEST || words > LONGEST || to < verb + 2 || !(endsWell(tokens, to) || withMe(tokens, to)))
      return []
    if (!namesMatter(range) || range.some(({ lower }) => POINTS.test(lower))) return []
    return [
      {
        text: `${capitalised(help)} ${textUpTo(text, tokens, from, verb)} ${textUpTo(text, tokens, verb + 1, to)}?`,
        angle: 'question',
        shape: 'says',
        role: 'ask',
        weight: 3 + words * 0.2,
        why: 'Asks straight what the mail asks.',
        line,
      },
    ]
  })
}
