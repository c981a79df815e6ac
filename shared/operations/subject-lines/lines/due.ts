/** Subjects of what is to be done until when: `Decision by the end of the month`, where “a decision is made by the end of the month”. */
import { dateEnd } from '../../material/dates.ts'
import type { RichMaterial } from '../../material/from-draft.ts'
import type { Line } from '../../material/line.ts'
import type { Idea } from '../idea.ts'
import { namesMatter } from '../reading/request-cuts.ts'
import { thingAt } from '../reading/thing-at.ts'

const HELPS = /^(?:is|are|be|gets?|being)$/
const DONE =
  /^(?:made|taken|reached|signed|approved|confirmed|returned|completed|submitted|received|sent|due|ready|finished|paid|agreed|chosen|booked)$/
const END = /^by the end of (?:the|this|next) (?:week|month|quarter|year|day)\b/i

export const dueLines = ({ lines }: RichMaterial): Idea[] =>
  lines.flatMap((line) => (line.sentence.question ? [] : due(line)))

function due(line: Line): Idea[] {
  const { tokens, text } = line.sentence
  return tokens.flatMap((t, at): Idea[] => {
    if (!/^(?:a|an|the|your)$/.test(t.lower)) return []
    const thing = thingAt(tokens, at)
    const to = thing?.ends.findLast((end) => DONE.test(tokens[behindHelper(tokens, end)]?.lower ?? ''))
    if (!thing || to === undefined) return []
    const by = behindHelper(tokens, to) + 1
    if (to === by - 1 || tokens[by]?.lower !== 'by' || !namesMatter(tokens.slice(thing.from, to))) return []
    const day = dateEnd(tokens, by + 1)
    const when =
      day > by + 1
        ? text.slice(tokens[by]?.start ?? 0, tokens[day - 1]?.end ?? 0)
        : END.exec(text.slice(tokens[by]?.start ?? 0))?.[0]
    if (when === undefined) return []
    const own = text.slice(tokens[thing.from]?.start ?? 0, tokens[to - 1]?.end ?? 0)
    return [
      {
        text: `${thing.owner === 'your' ? 'Your ' : ''}${own} ${when}`,
        angle: 'specific',
        shape: 'says',
        role: 'ask',
        weight: 3.5,
        why: 'Says what is due, and when.',
        line,
      },
    ]
  })
}

/** Index of what stands behind “is”, “needs to be”. */
function behindHelper(tokens: readonly { lower: string }[], at: number): number {
  let i = at
  while (
    HELPS.test(tokens[i]?.lower ?? '') ||
    /^(?:must|should|needs?|has|have|to|will)$/.test(tokens[i]?.lower ?? '')
  )
    i++
  return i
}
