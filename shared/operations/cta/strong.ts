/** Which lines are no weaker than the ask that they would take the place of. */
import { tokenize } from '../../engine/tokens.ts'
import { dateEnd } from '../material/dates.ts'
import type { Asking, Candidate } from './candidates.ts'
import { isTalk } from './goals.ts'
import { alike } from './likeness.ts'
import { unframed } from './other-angles.ts'
import { isStranger } from './primary.ts'

/**
 * Those that are no weaker than the mail's own ask: a clear ask gives way only to its own words, to points or to a
 * thing the mail names that asks no more. Of lines that would do in any mail one is enough, and beside two of the mail's own
 * only one that gains more than they do.
 */
export function strong<T extends { own: boolean; stock: boolean; told: boolean; line: Candidate }>(
  all: readonly T[],
  { primary, doc }: Asking,
): T[] {
  const clear = primary !== null && !primary.weak && !primary.small && primary.kind !== 'click'
  const turned = all.some(({ own }) => own)
  const better = all.filter(
    ({ own, stock, told, line }) =>
      !clear ||
      own ||
      told ||
      line.form !== 'question' ||
      line.score_delta > 0 ||
      (!stock && line.friction < primary.friction) ||
      // Days that the mail names elsewhere are easier to say yes to than none.
      (!stock && line.friction === primary.friction && namesDay(line.text) && !namesDay(primary.text)) ||
      // A stranger’s talk is answered least of all asks (E25), so there any nod is a choice.
      ((doc.family === 'cold' || isStranger(doc)) && isTalk(primary) && line.friction === 1) ||
      // Another nod from the mail is a choice; the same one in other words is none.
      (!stock &&
        (!turned || isStranger(doc)) &&
        line.friction === 1 &&
        primary.friction === 1 &&
        !OFFERS_DAYS.test(primary.text) &&
        !alike(line, { text: primary.text })),
  )
  if (!clear && doc.family !== 'cold') return better
  const own = better.filter(({ stock }) => !stock)
  const asks = new Set(own.map(({ line }) => unframed(line.text))).size
  const general = better.find(({ stock }) => stock)
  const gains = general !== undefined && own.every(({ line }) => line.score < general.line.score)
  return better.filter((each) => !each.stock || (each === general && (gains || asks < 2)))
}

const namesDay = (text: string): boolean => tokenize(text).some((_, i, all) => dateEnd(all, i) > i)

/** “12 January, or would February suit you better?”: whatever takes its place takes the choice away. */
const OFFERS_DAYS = /\d.*\bor\b|\bor\b.*\d/i
