/** The words a mail opens and closes with, next to those a brand wants. */
import { tokenize } from './tokens.ts'

/** Greetings by their words, longest first. What comes after names the reader and stays. */
const GREETINGS = [
  ['good', 'morning'],
  ['good', 'afternoon'],
  ['good', 'evening'],
  ['good', 'day'],
  ...'hi hello hey hiya howdy dear greetings hallo bonjour hola ciao moin hej hei olá guten'
    .split(' ')
    .map((word) => [word]),
]

/** Number of tokens that the greeting takes of a line; 0 when the line begins with none that we know. */
export function greetingLength(tokens: readonly { lower: string }[]): number {
  const found = GREETINGS.find((words) => words.every((word, i) => tokens[i]?.lower === word))
  return found?.length ?? 0
}

/** The words of a brand's own greeting or sign-off: up to a name, a merge tag or a mark. */
export function ownWords(line: string): string {
  const tokens = tokenize(line)
  const end = tokens.findIndex(({ kind }) => kind !== 'word')
  const last = tokens[(end < 0 ? tokens.length : end) - 1]
  return last ? line.slice(tokens[0]?.start ?? 0, last.end) : ''
}
