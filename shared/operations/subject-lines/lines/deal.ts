/** Subjects of a bargain that has a name of its own: `Two for the price of one until Sunday`. */
import { capitalised } from '../../../engine/edit.ts'
import { dateEnd } from '../../material/dates.ts'
import type { RichMaterial } from '../../material/from-draft.ts'
import type { Idea } from '../idea.ts'
import { isShouted } from '../unfit/shouted.ts'

const DEAL =
  /\b(?:(?:two|three|four|2|3|4) for the price of (?:one|two|three|1|2|3)|buy (?:one|two|1|2),? get (?:one|1|another) (?:free|half price)|half price|free (?:shipping|delivery|postage)(?= (?:until|till|today|this)\b))/i

export const dealLines = ({ lines }: RichMaterial): Idea[] =>
  lines.flatMap((line): Idea[] => {
    const { text, tokens } = line.sentence
    const [deal] = isShouted(line.sentence) ? [] : (DEAL.exec(text) ?? [])
    if (deal === undefined) return []
    const at = tokens.findIndex(
      (t, i) => /^(?:until|till|through)$/.test(t.lower) && dateEnd(tokens, i + 1) > i + 1,
    )
    const day =
      at < 0 ? '' : ` ${text.slice(tokens[at]?.start ?? 0, tokens[dateEnd(tokens, at + 1) - 1]?.end ?? 0)}`
    return [
      {
        text: `${capitalised(deal)}${day}`,
        angle: 'benefit',
        shape: 'says',
        role: 'offer',
        plain: true,
        weight: 6,
        why: 'Says what the reader saves.',
        line,
      },
    ]
  })
