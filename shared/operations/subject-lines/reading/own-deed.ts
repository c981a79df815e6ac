/** What a sender tells of their own doing that is news to the reader. */
import type { Token } from '../../../engine/doc.ts'
import { words } from '../../../engine/word-set.ts'
import { isPast } from '../../material/verbs.ts'
import { NUMBER_WORDS } from '../../material/words.ts'

/** What the sender did to the reader's matter: “We fixed the template”, “We could not charge …”. */
export const isDone = (tokens: readonly Token[], at: number) => {
  const next = tokens[at + 1]?.lower ?? ''
  const past = /^(?:have|has|had)$/.test(next) ? (tokens[at + 2]?.lower ?? '') : next
  return (
    (/^(?:could(?:n't)?|cannot|can't|won't|will)$/.test(next) &&
      !tokens.slice(at + 2, at + 4).some((t) => t.lower === 'be')) ||
    // “We are two people short for the food bank”
    (next === 'are' && NUMBER_WORDS.has(tokens[at + 2]?.lower ?? '')) ||
    // “we were charged for four nights”
    (/^(?:was|were)$/.test(next) &&
      /^(?:charged|billed|sent|given|promised|refused|overcharged|quoted)$/.test(
        tokens[at + 2]?.lower ?? '',
      )) ||
    (isPast(past) &&
      !/^(?:hoped|wanted|bought|booked|purchased|understood|appreciated|noticed|discovered|learned|realised|realized|received|said|thought|found|heard|knew|felt|saw|were|was|had|tried|looked|waited|stayed|went|came)$/.test(
        past,
      ))
  )
}

/** “We finished the kitchen floor”: it is done, and the reader waits for it. */
export const ENDED = words(
  'finished completed fixed repaired replaced lost won sold cancelled changed closed installed delivered signed hired launched rejected approved accepted declined missed broke damaged forgot',
)
