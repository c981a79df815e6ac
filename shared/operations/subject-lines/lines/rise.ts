/** `Prices: 8% increase from 1 February`: what the sender has to tell, behind “we are forced to” and its like. */
import { capitalised } from '../../../engine/edit.ts'
import { dateEnd } from '../../material/dates.ts'
import type { RichMaterial } from '../../material/from-draft.ts'
import type { Line } from '../../material/line.ts'
import type { Idea } from '../idea.ts'

/** Verbs that are nouns as well. */
const MOVES = /^(?:increase|raise|cut|rise)$/
/** Between the thing and its figure. */
const NEAR = 4

export const riseLines = ({ lines }: RichMaterial): Idea[] =>
  lines.flatMap((line): Idea[] => {
    const { tokens, text } = line.sentence
    const at = tokens.findIndex((t) => MOVES.test(t.lower))
    const by = tokens.findIndex((t, i) => i > at + 1 && t.lower === 'by' && tokens[i + 1]?.text.endsWith('%'))
    const figure = tokens[by + 1]
    if (
      at < 1 ||
      by < 0 ||
      by - at > NEAR + 1 ||
      !figure ||
      !/^(?:to|will|must)$/.test(tokens[at - 1]?.lower ?? '')
    )
      return []
    const from = tokens.findIndex(
      (t, i) => i > by + 1 && i < by + 6 && dateEnd(tokens, i) > i && /\d|\p{Lu}/u.test(t.text),
    )
    const owned = /^(?:our|the|your|all|its)$/.test(tokens[at + 1]?.lower ?? '') ? at + 2 : at + 1
    if (owned >= by) return []
    const thing = text.slice(tokens[owned]?.start ?? 0, tokens[by - 1]?.end ?? 0)
    const day =
      from < 0
        ? ''
        : ` from ${text.slice(tokens[from]?.start ?? 0, tokens[dateEnd(tokens, from) - 1]?.end ?? 0)}`
    return [
      {
        text: `${capitalised(thing)}: ${figure.text} ${tokens[at]?.lower}${day}`,
        angle: 'specific',
        shape: 'says',
        role: 'news',
        weight: 5 + line.weight,
        why: 'Says what changes, by how much and when.',
        line,
      },
      ...reason(line),
    ]
  })

/** “Due to rising costs of energy and raw materials, …”: what moved first. */
const RISING =
  /\b(?:due to|because of|owing to|as a result of) ((?:rising|higher|growing|falling|lower) \p{L}+ (?:of|for|in) \p{L}[\p{L} ]{2,40})(?=[,.;])/iu

/** `Rising costs of energy and raw materials`: costs alone would say nothing of them. */
function reason(line: Line): Idea[] {
  const said = RISING.exec(line.sentence.text)?.[1]
  return said === undefined
    ? []
    : [
        {
          text: capitalised(said),
          angle: 'specific',
          shape: 'says',
          role: 'problem',
          weight: 1 + line.weight,
          why: 'Says why it changes.',
          line,
        },
      ]
}
