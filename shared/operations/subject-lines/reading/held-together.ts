/** Words that a cut must not part: a particle and its verb, and two hours that belong to two days. */
import type { Token } from '../../../engine/doc.ts'
import { isGerund } from '../../material/verbs.ts'
import type { Classed } from './statement-starts.ts'
import { CUT_BEFORE } from './words.ts'

/** “could not log in”: behind a helper the word belongs to its verb. */
export const isPhrasal = ({ tokens, classes }: Classed, at: number): boolean =>
  /^(?:in|out|up|off|on|back|away|down|apart)$/.test(tokens[at]?.lower ?? '') &&
  ((classes[at - 2] === 'modal' &&
    tokens[at - 2]?.lower !== 'to' &&
    tokens[at + 1]?.lower === 'to' &&
    // “will go down to 2.75%”: how far is what is told.
    classes[at + 2] !== 'number') ||
    (classes[at - 2] === 'be' && isGerund(tokens[at - 1]?.lower ?? '')) ||
    // “Your labels peel off when it is cold”
    (classes[at - 1] === 'verb' && CUT_BEFORE.has(tokens[at + 1]?.lower ?? '')))

/** “on 17 March from 9:00 or on 19 March | from 13:00”: the second hour is as much part of it as the first. */
export const losesTwin = (tokens: readonly Token[], from: number, to: number): boolean => {
  const own = tokens.slice(from, to)
  return (
    own.some(({ lower }) => /^(?:or|and)$/.test(lower)) &&
    own.some((t, i) => t.lower === tokens[to]?.lower && own[i + 1]?.kind === 'number')
  )
}
