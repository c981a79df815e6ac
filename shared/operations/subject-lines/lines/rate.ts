/** Subjects of a rise, a cut or a discount with what it is of: `40% increase in qualified leads`, `10% discount on your next purchase`. */
import type { Doc } from '../../../engine/doc.ts'
import type { RichMaterial } from '../../material/from-draft.ts'
import type { Idea } from '../idea.ts'
import { namesMatter } from '../reading/request-cuts.ts'
import { textUpTo, thingAt } from '../reading/thing-at.ts'
import { isShouted } from '../unfit/shouted.ts'

const CHANGE = /^(?:increase|rise|growth|reduction|drop|decrease|cut|uplift|discount|saving|improvement)$/
/** What nobody can keep, no subject repeats. */
const BOASTS = /\bguarantee\w*|!!/i
const LONGEST = 8

export const rateLines = ({ english }: Doc, { lines }: RichMaterial): Idea[] =>
  lines.flatMap((line): Idea[] => {
    const { tokens, text } = line.sentence
    if (!english || isShouted(line.sentence) || BOASTS.test(text)) return []
    const at = tokens.findIndex(
      (t, i) => /^\d{1,2}(?:\.\d+)?%$/.test(t.text) && CHANGE.test(tokens[i + 1]?.lower ?? ''),
    )
    if (at < 0 || !/^(?:in|on|off)$/.test(tokens[at + 2]?.lower ?? '')) return []
    const [to] = thingAt(tokens, at + 3)?.ends ?? []
    if (to === undefined || to - at > LONGEST || !namesMatter(tokens.slice(at + 3, to))) return []
    return [
      {
        text: textUpTo(text, tokens, at, to),
        angle: 'number',
        shape: 'says',
        weight: 3,
        why: 'Leads with a figure of the mail and says what it means.',
        line,
      },
    ]
  })
