/** The words of one target: what is put in as it stands, and what a person is asked about. */
import { indexTerms, type TermIndex } from './find-terms.ts'
import { spelt } from './spelling-of.ts'
import type { LocaleTag } from './tables/locales.ts'
import { BASEBALL } from './tables/occasions.ts'
import { DOUBTS, VOCABULARY } from './tables/vocabulary.ts'
import { ONLY_AFTER, TIME_OFF, UNLESS_AFTER, unlessBefore } from './tables/word-neighbours.ts'
import { ASKED_IN_AMERICA, ASKED_IN_BRITAIN, SWAPPED, TO_AMERICA, TO_BRITAIN } from './tables/word-pairs.ts'

export interface Replacement {
  phrase: string
  word: string
  confidence: number
  /** Words right behind it, or right before it, with which it means something else. */
  unless: ReadonlySet<string> | undefined
  notAfter: ReadonlySet<string> | undefined
}

/** What a person is asked: a twin that may be meant, or a note of its own. */
export interface Question {
  phrase: string
  twin: string | null
  note: string
  unless: ReadonlySet<string> | undefined
  after: ReadonlySet<string> | undefined
  notAfter: ReadonlySet<string> | undefined
}

export interface WordTables {
  words: TermIndex<Replacement>
  questions: TermIndex<Question>
  notes: TermIndex<Question>
}

const made = new Map<LocaleTag, WordTables>()
const BRITISH: ReadonlySet<LocaleTag> = new Set(['en-GB', 'en-AU', 'en-IN'])
const AMERICAN: ReadonlySet<LocaleTag> = new Set(['en-US', 'en-CA'])
/** Words of Britain that Canada shares. */
const CANADIAN = /cheque|storey/

/** The words for a target, built once. */
export function wordTables(tag: LocaleTag): WordTables {
  let tables = made.get(tag)
  if (!tables) {
    tables = {
      words: indexTerms([...tabled(tag), ...paired(tag)].map((each) => [each.phrase, each] as const)),
      questions: indexTerms(asked(tag).map((each) => [each.phrase, each] as const)),
      notes: indexTerms(noted(tag).map((each) => [each.phrase, each] as const)),
    }
    made.set(tag, tables)
  }
  return tables
}

const replacement = (phrase: string, word: string, confidence: number): Replacement => ({
  phrase,
  word,
  confidence,
  unless: unlessBefore(phrase),
  notAfter: UNLESS_AFTER[phrase],
})

function tabled(tag: LocaleTag): Replacement[] {
  return VOCABULARY.flatMap(({ from, to, confidence }) => {
    const word = to[tag]
    if (word === undefined) return []
    return from
      .filter((phrase) => phrase !== word.toLowerCase())
      .map((phrase) => replacement(phrase, word, confidence))
  })
}

function paired(tag: LocaleTag): Replacement[] {
  const make = (phrase: string, word: string, confidence: number): Replacement =>
    replacement(phrase, inSpelling(word, tag), confidence)
  if (BRITISH.has(tag))
    return [
      ...TIME_OFF.map((phrase) => make(phrase, phrase.replace('vacation', 'holiday'), 0.9)),
      ...pairs(SWAPPED + TO_BRITAIN, tag).map(([us, gb]) => make(us, gb, 0.9)),
    ]
  if (!AMERICAN.has(tag)) return []
  const swapped = pairs(SWAPPED, tag).map(([us, gb]) => [gb, us] as const)
  return [...swapped, ...pairs(TO_AMERICA, tag)]
    .filter(([gb]) => tag !== 'en-CA' || !CANADIAN.test(gb))
    .map(([gb, us]) => make(gb, us, 0.9))
}

function asked(tag: LocaleTag): Question[] {
  const table = BRITISH.has(tag) ? ASKED_IN_BRITAIN : AMERICAN.has(tag) ? ASKED_IN_AMERICA : ''
  const canadian =
    tag === 'en-CA' ? pairs(ASKED_IN_BRITAIN, tag).filter(([, gb]) => gb.includes('cheque')) : []
  return [...pairs(table, tag), ...canadian]
    .map(([phrase, twin]) => ({
      phrase,
      twin: inSpelling(twin, tag),
      note: '',
      unless: unlessBefore(phrase),
      after: ONLY_AFTER[phrase],
      notAfter: UNLESS_AFTER[phrase],
    }))
    .filter(({ phrase, twin }) => phrase !== twin)
}

function noted(tag: LocaleTag): Question[] {
  const question = (phrase: string, note: string): Question => ({
    phrase,
    note,
    twin: null,
    unless: undefined,
    after: undefined,
    notAfter: undefined,
  })
  const doubts = DOUBTS.filter(({ where }) => where.includes(tag)).flatMap(({ phrases, reason }) =>
    phrases.map((phrase) => question(phrase, reason)),
  )
  const sports = BRITISH.has(tag)
    ? BASEBALL.map((phrase) => question(phrase, 'A figure of speech from American sports.'))
    : []
  return [...doubts, ...sports]
}

/** Both sides of every line of a table, without what Australia says as America does. */
function pairs(table: string, tag: LocaleTag): [from: string, to: string][] {
  return table
    .split(/[|\n]/)
    .map((line) => line.trim())
    .filter((line) => line !== '' && !(tag === 'en-AU' && line.startsWith('*')))
    .map((line) => {
      const [from = '', to = ''] = line.replace('*', '').split('=')
      return [from, to]
    })
}

const inSpelling = (phrase: string, tag: LocaleTag): string =>
  phrase.replaceAll(/\p{Ll}+/gu, (word) => spelt(word, tag))
