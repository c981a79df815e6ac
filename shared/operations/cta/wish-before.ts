/** “I would love to get 15 minutes next week. Would Tuesday or Wednesday work?”: the wish before an ask for the same talk. */
import { GOAL_OF } from '../../engine/asks/goals.ts'
import type { Doc } from '../../engine/doc.ts'
import type { FoundAsk } from './found.ts'
import { isStranger } from './primary.ts'

/** The wish right before the ask, in its paragraph; `null` where there is none. */
export function wishBefore(doc: Doc, found: readonly FoundAsk[], primary: FoundAsk | null): FoundAsk | null {
  const wish = found[found.findIndex(({ start }) => start === primary?.start) - 1]
  const at = primary?.sentence ?? null
  return wish?.sentence != null &&
    at !== null &&
    primary !== null &&
    wish.sentence === at - 1 &&
    wish.href === null &&
    doc.sentences[wish.sentence]?.block === doc.sentences[at]?.block &&
    ((wish.form === 'request' && GOAL_OF[wish.kind] === 'meet' && GOAL_OF[primary.kind] === 'meet') ||
      (isStranger(doc) && OPEN.test(wish.text)))
    ? wish
    : null
}

/** “Let me know what you think, or could you point me in the right direction?”: asked of a stranger before a list of ways to go on. */
const OPEN = /^(?:(?:please|just) )?let (?:me|us) know (?:what you think|your thoughts)\b/i

/** Whether the wish may go with the ask when this line takes its place: nothing it names is lost that a stranger needs. */
export const goesWith = (doc: Doc, wish: FoundAsk, line: string): boolean =>
  isStranger(doc) ||
  (wish.own?.tokens.every(({ kind, text }) => kind !== 'number' || line.includes(text)) ?? false)
