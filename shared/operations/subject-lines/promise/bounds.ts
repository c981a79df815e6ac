/** Figures that lose in a subject what the mail says of them: “up to 50% off” as “50% off”, “4 of your 25 seats” as “25 seats”. */
import type { Sentence, Token } from '../../../engine/doc.ts'

/** Whether the words before a figure say that it is the most there is. */
const isMost = (tokens: readonly Token[], at: number): boolean => {
  const before = tokens[at - 1]?.lower ?? ''
  const [second, third] = [tokens[at - 2]?.lower ?? '', tokens[at - 3]?.lower ?? '']
  return (
    (before === 'to' && second === 'up') ||
    (before === 'as' && /^(?:much|many)$/.test(second) && third === 'as') ||
    /^(?:almost|nearly)$/.test(before)
  )
}

/** Whether a figure is the whole of which another is the part. */
const isWhole = (tokens: readonly Token[], at: number): boolean => {
  const of = /^(?:the|your|our|my|their|all)$/.test(tokens[at - 1]?.lower ?? '') ? at - 2 : at - 1
  return tokens[of]?.lower === 'of' && tokens[of - 1]?.kind === 'number'
}

/** Words from which a line that begins with a whole says something of it. */
const SAYS = 3

/** Whether a figure of the subject says more than each place of the mail where it stands. */
export function losesBound(subject: readonly Token[], sentences: readonly Sentence[]): boolean {
  return subject.some((token, i) => {
    if (token.kind !== 'number') return false
    const places = sentences.flatMap(({ tokens }) =>
      tokens.flatMap((t, at) => (t.lower === token.lower ? [{ tokens, at }] : [])),
    )
    if (places.length === 0) return false
    if (!isMost(subject, i) && places.every(({ tokens, at }) => isMost(tokens, at))) return true
    return i === 0 && subject.length > SAYS && places.every(({ tokens, at }) => isWhole(tokens, at))
  })
}

/** “up to ” before a figure at `at`, as the mail has it; '' for none. */
export const boundBefore = (tokens: readonly Token[], at: number): string =>
  tokens[at - 1]?.lower === 'to' && tokens[at - 2]?.lower === 'up' ? 'up to ' : ''
