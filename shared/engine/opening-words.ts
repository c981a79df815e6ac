/** The words a mail opens and closes with, next to those a brand wants. */
import { tokenize } from './tokens.ts'

/** Greetings by their words, longest first; a word that agrees with its reader has its forms. What comes after names the reader and stays. */
const GREETINGS: readonly (readonly string[])[] = [
  ...[
    'good morning',
    'good afternoon',
    'good evening',
    'good day',
    'sehr geehrte|geehrter|geehrtes',
    'guten tag',
    'guten morgen',
    'buenos días',
    'buenas tardes',
    'bom dia',
    'boa tarde',
  ].map((words) => words.split(' ')),
  ...'hi hello hey hiya howdy dear greetings hallo bonjour hola ciao moin hej hei olá guten liebe|lieber|liebes cher|chère|chers estimado|estimada|estimados gentile|gentili egregio|egregia caro|cara|cari prezado|prezada|prezados geachte beste bonsoir salut buongiorno'
    .split(' ')
    .map((word) => [word]),
]

const wordsAre = (tokens: readonly { lower: string }[], words: readonly string[]): boolean =>
  words.every((word, i) => word.split('|').includes(tokens[i]?.lower ?? ''))

/** Number of tokens that the greeting takes of a line; 0 when the line begins with none that we know. */
export const greetingLength = (tokens: readonly { lower: string }[]): number =>
  GREETINGS.find((words) => wordsAre(tokens, words))?.length ?? 0

/** Whether two lines greet alike, whoever is greeted: “Sehr geehrte Frau Meier” and “Sehr geehrter Herr Kunz”. */
export const greetsAlike = (
  one: readonly { lower: string }[],
  other: readonly { lower: string }[],
): boolean => {
  const words = GREETINGS.find((each) => wordsAre(one, each))
  return words !== undefined && words === GREETINGS.find((each) => wordsAre(other, each))
}

/** The words of a brand's own greeting or sign-off: up to a name, a merge tag or a mark. */
export function ownWords(line: string): string {
  const tokens = tokenize(line)
  const end = tokens.findIndex(({ kind }) => kind !== 'word')
  const last = tokens[(end < 0 ? tokens.length : end) - 1]
  return last ? line.slice(tokens[0]?.start ?? 0, last.end) : ''
}
