/** Whether words in a text are a name, and whether a mail is spelt as in another country. */
import { spelt } from './spelling-of.ts'
import type { Mail } from './step.ts'

const CAPITALISED = /^\p{Lu}\p{Ll}/u
/** What a sentence, a line or a list item begins behind. */
const BEGINS = '.!?:;•\n–—-*'
const SKIPPED = ' \u00a0\t"“‘\'(['
const CAPITAL_NEXT = /^ (?!I\b)\p{Lu}\p{Ll}/u

/** Whether a sentence or a line begins here, quotes and brackets aside. */
export function beginsSentence(text: string, start: number): boolean {
  const at = skipped(text, start)
  return at === 0 || '.!?•\n'.includes(text.charAt(at - 1))
}

/** A capital within a sentence, or one beside another, makes a name. */
export function isNameAt(text: string, start: number, end: number): boolean {
  if (!CAPITALISED.test(text.slice(start, start + 2))) return false
  const at = skipped(text, start)
  const begins = at === 0 || BEGINS.includes(text.charAt(at - 1))
  return !begins || CAPITAL_NEXT.test(text.slice(end, end + 4))
}

function skipped(text: string, start: number): number {
  let at = start
  while (at > 0 && SKIPPED.includes(text.charAt(at - 1))) at--
  return at
}

/** True when a word of the mail is spelt otherwise than in the country of the target. */
export const isSpelt = ({ doc, target }: Mail): boolean =>
  doc.sentences.some(({ tokens }) =>
    tokens.some(({ kind, lower }) => kind === 'word' && spelt(lower, target.tag) !== lower),
  )
