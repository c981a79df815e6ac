/** What the model counts in a subject line. Every measure is bounded, so that no line can be off the scale. */
import { isAllCaps } from '../../engine/characters.ts'
import type { ParsedSentence } from '../../engine/doc.ts'
import { KNOWN_ACRONYMS } from '../../engine/lexicon/known-acronyms.ts'
import { STOPWORDS } from '../../engine/lexicon/stopwords.ts'
import { ORDERS, QUESTION_WORDS, WORDS } from './words.ts'

type List = keyof typeof WORDS
const LISTS = Object.entries(WORDS) as [List, ReadonlySet<string>][]

/** A word said three times says no more than said twice. */
const MOST = 2
/** Shares of content words met in headlines; a line of three nouns must not be read off the scale. */
const SPARSE = 0.22
const DENSE = 0.64
/** Longest length counted, in words, and where a line begins to be long. */
const LONGEST = 20
const LONG = 16

interface Tally {
  line: ParsedSentence
  /** Words of each list. */
  listed: Record<List, number>
  /** All marks in a row, such as `:?`. */
  marks: string
  /** First word, lower case. */
  first: string
  words: number
  content: number
  capitals: number
  digits: boolean
}

function tallyOf(line: ParsedSentence): Tally {
  const listed = Object.fromEntries(LISTS.map(([list]) => [list, 0])) as Record<List, number>
  const tally: Tally = {
    line,
    listed,
    marks: '',
    first: '',
    words: 0,
    content: 0,
    capitals: 0,
    digits: false,
  }
  const { tokens } = line
  for (const [i, { kind, text, lower }] of tokens.entries()) {
    if (kind === 'mark') tally.marks += text
    if (kind === 'number' && !isIssue(tokens, i)) tally.digits = true
    if (kind !== 'word') continue
    tally.words++
    if (tally.first === '') tally.first = lower
    for (const [list, words] of LISTS) if (words.has(lower)) listed[list]++
    if (!STOPWORDS.has(lower)) tally.content++
    if (text.length > 2 && isAllCaps(text) && !KNOWN_ACRONYMS.has(lower) && !isCode(tokens, i))
      tally.capitals++
    if (/\d/.test(text)) tally.digits = true
  }
  return tally
}

/** “INV-20418”, “RFQ/12”, “PO#4410”: letters of a number shout at nobody. */
const isCode = (tokens: ParsedSentence['tokens'], i: number): boolean => {
  const [token, next, last] = [tokens[i], tokens[i + 1], tokens[i + 2]]
  if (/\d/.test(token?.text ?? '')) return true
  if (next === undefined || next.start !== token?.end) return false
  return (
    next.kind === 'number' ||
    (/^[-–_/#]$/.test(next.text) && last?.kind === 'number' && last.start === next.end)
  )
}

/** “Newsletter #14”, “Issue 8”: the number of an issue counts nothing, unlike the figures headlines were fitted on. */
const ISSUES = new Set('# no nr number issue issues vol volume edition episode newsletter digest'.split(' '))
const isIssue = (tokens: ParsedSentence['tokens'], i: number): boolean => {
  const { text = '' } = tokens[i] ?? {}
  const before = tokens[i - 1]?.text === '.' ? tokens[i - 2] : tokens[i - 1]
  // “The #1 mistake” has a rank, which is a figure.
  return (text.startsWith('#') && tokens[i + 1]?.kind !== 'word') || ISSUES.has(before?.lower ?? '')
}

const flag = (yes: boolean) => (yes ? 1 : 0)
const listed =
  (list: List) =>
  ({ listed }: Tally) =>
    Math.min(MOST, listed[list])
const marked =
  (marks: string) =>
  ({ marks: found }: Tally) =>
    flag([...marks].some((mark) => found.includes(mark)))

const MEASURES = {
  length: ({ line }: Tally) => Math.min(LONGEST, line.words),
  excess: ({ line }: Tally) => Math.max(0, Math.min(LONGEST, line.words) - LONG),
  syllables: ({ line }: Tally) => (line.words === 0 ? 1.5 : Math.min(3, line.syllables / line.words)),
  density: ({ words, content }: Tally) =>
    words === 0 ? (SPARSE + DENSE) / 2 : Math.max(SPARSE, Math.min(DENSE, content / words)),
  question: marked('?'),
  exclamation: marked('!'),
  colon: marked(':'),
  brackets: marked('(['),
  number: ({ digits }: Tally) => flag(digits),
  capitals: ({ capitals }: Tally) => Math.min(MOST, capitals),
  you: listed('reader'),
  we: listed('side'),
  i: listed('self'),
  third_person: listed('third'),
  people: listed('people'),
  medium: listed('medium'),
  pointing: listed('pointing'),
  vague: listed('vague'),
  teasing: listed('teasing'),
  loud: listed('loud'),
  dark: listed('dark'),
  negation: listed('negation'),
  order: ({ first }: Tally) => flag(ORDERS.has(first)),
  question_word: ({ first }: Tally) => flag(QUESTION_WORDS.has(first)),
} as const satisfies Record<string, (tally: Tally) => number>

export type FeatureId = keyof typeof MEASURES
export type Features = Readonly<Record<FeatureId, number>>

export const FEATURE_IDS = Object.keys(MEASURES) as FeatureId[]

/** All features of a line. Linear in its length. */
export function featuresOf(line: ParsedSentence): Features {
  const tally = tallyOf(line)
  return Object.fromEntries(FEATURE_IDS.map((id) => [id, MEASURES[id](tally)])) as Record<FeatureId, number>
}
