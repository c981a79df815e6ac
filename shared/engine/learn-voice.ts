/** How somebody writes, measured on mails of theirs: the same mails always give the same answer. */
import type { Dictionary } from './dictionary.ts'
import type { Doc, Sentence } from './doc.ts'
import { AVOIDABLE_MARKS, MARKS } from './lexicon/avoidable-marks.ts'
import { CONTRACTION_PAIRS, FULL, SHORT } from './lexicon/contraction-pairs.ts'
import { PRONOUNS, type Pronouns } from './lexicon/pronouns.ts'
import { LETTER, REGISTERS, TALK } from './lexicon/registers.ts'
import { WORD_CHOICES } from './lexicon/word-choices.ts'
import { isContent } from './measures/content-words.ts'
import { emojiCount } from './measures/emoji-count.ts'
import { fleschKincaid, round1 } from './measures/readability.ts'
import { Memo } from './memo.ts'
import { greetingLength, ownWords } from './opening-words.ts'
import { parse } from './parse.ts'
import type { Lexicon } from './phrases.ts'
import { type BrandVoice, DEFAULT_PROFILE } from './profile.ts'
import { isAuthored } from './swap.ts'

/** A line that most mails have, and the share of mails that have it, 0 to 1. */
export interface UsualLine {
  text: string
  share: number
}

export interface Habits {
  mails: number
  /** Of the bodies. */
  words: number
  sentence_words: { mean: number; longest_usual: number }
  /** Median Flesch–Kincaid grade; `null` where nothing could be measured. */
  reading_grade: number | null
  formality: 'formal' | 'neutral' | 'informal'
  contractions: { short: number; written_out: number }
  /** Words for the sender and for the reader, in 100 words. */
  person: { i: number; we: number; you: number }
  greeting: UsualLine | null
  signoff: UsualLine | null
  /** In 100 sentences. */
  punctuation: {
    exclamations: number
    questions: number
    dashes: number
    semicolons: number
    ellipses: number
  }
  /** In a mail, on average. */
  emoji: number
  /** Words that come back in at least half of the mails; everyday ones in four of five. */
  favourite_terms: { term: string; mails: number }[]
  /** Words that are kept to, with those that are never used for them. */
  avoided_terms: { term: string; use: string }[]
}

/** Share of mails that make a line usual, and of words that make a habit. */
const USUAL = 0.5
const MOSTLY = 0.8
/** Chances to contract, or uses of a word, before they show a habit. */
const CHANCES = 4
/** Words of the mails from which their length and difficulty are a habit. */
const WORDS_ENOUGH = 200
/** Words from which a mark or emoji that is never used is avoided at all. */
const WORDS_FEW = 40
/** Words without a mark from which it is avoided. */
const WORDS_MANY = 400
const COUNTED = { dash: 'dashes', semicolon: 'semicolons', ellipsis: 'ellipses' } as const
const FAVOURITES = 12
/** Share of the sentences that are no longer than what is usual. */
const NINE_TENTHS = 0.9

const OWN: ReadonlySet<string> = new Set(['opening', 'body', 'ask'])

/**
 * Measures at least one mail, each as it would be sent. Capitals, links and names are not habits. `language` is the
 * code of the one they are in, where it is known not to be English.
 */
export function habitsOf(
  samples: readonly string[],
  dictionary: Dictionary | null,
  language: string | null = null,
): Habits {
  const memo = new Memo()
  const docs = samples.map((draft) => parse({ draft }, DEFAULT_PROFILE, memo, dictionary))
  const body = docs.flatMap(({ sentences }) => sentences.filter(({ region }) => OWN.has(region)))
  const lengths = body.map(({ words }) => words).filter((words) => words > 0)
  const words = lengths.reduce((sum, each) => sum + each, 0)
  const tokens = body.flatMap((sentence) => sentence.tokens)
  const hundred = (count: number, of: number) => (of === 0 ? 0 : round1((100 * count) / of))
  const said = (pattern: RegExp) => hundred(tokens.filter(({ lower }) => pattern.test(lower)).length, words)
  const marks = (pattern: RegExp, of: readonly Sentence[] = body) =>
    hundred(
      of.reduce((sum, { text }) => sum + (text.match(pattern)?.length ?? 0), 0),
      of.length,
    )
  const hits = (lexicon: Lexicon, note: string, of = body) =>
    of.reduce(
      (sum, s) => sum + s.hits.filter((h) => h.lexicon === lexicon && h.entry.note === note).length,
      0,
    )
  const contractions = { short: hits(CONTRACTION_PAIRS, SHORT), written_out: hits(CONTRACTION_PAIRS, FULL) }
  const authored = docs.flatMap(({ sentences }) => sentences.filter(isAuthored))
  const pronouns = docs.some(({ english }) => english) ? undefined : PRONOUNS[language ?? '']
  const register = pronouns
    ? addressed(pronouns, authored)
    : { talk: hits(REGISTERS, TALK, authored), letter: hits(REGISTERS, LETTER, authored) }
  const greeting = usual(docs.map((doc) => greetingOf(doc)))
  return {
    mails: docs.length,
    words,
    sentence_words: {
      mean: lengths.length === 0 ? 0 : round1(words / lengths.length),
      longest_usual: quantile(lengths, NINE_TENTHS) ?? 0,
    },
    reading_grade: gradeOf(docs),
    formality: formalityOf(greeting?.text ?? '', contractions, register),
    contractions,
    person: {
      i: said(/^(?:i|my|me|mine|i'\w+)$/),
      we: said(/^(?:we|our|us|ours|we'\w+)$/),
      you: said(/^(?:you|your|yours|you'\w+)$/),
    },
    greeting,
    signoff: usual(docs.map((doc) => lineOf(doc, 'signoff'))),
    punctuation: {
      // “Hi Ana!” and “Thanks!” are where most of them stand.
      exclamations: marks(/!/g, authored),
      questions: marks(/\?/g),
      dashes: marks(MARKS.dash()),
      semicolons: marks(MARKS.semicolon()),
      ellipses: marks(MARKS.ellipsis()),
    },
    emoji: docs.length === 0 ? 0 : round1(body.reduce((sum, s) => sum + emojiCount(s), 0) / docs.length),
    favourite_terms: favourites(docs, dictionary),
    avoided_terms: choices(body),
  }
}

/** The voice that fits the habits: an opinion only where they are plain. */
export const voiceFrom = (habits: Habits): Omit<BrandVoice, 'id' | 'name' | 'samples'> => {
  const { contractions, greeting, signoff, punctuation, emoji, reading_grade, sentence_words } = habits
  const chances = contractions.short + contractions.written_out
  const share = chances === 0 ? 0 : contractions.short / chances
  // Limits of so few words would bind every mail to what three happened to be.
  const few = habits.words < WORDS_ENOUGH
  const tooFew = habits.words < WORDS_FEW
  return {
    banned: [],
    preferred: [...Map.groupBy(habits.avoided_terms, ({ use }) => use)].map(([term, others]) => ({
      term,
      instead_of: others.map((other) => other.term),
    })),
    formality: habits.formality === 'neutral' ? null : habits.formality,
    person: personOf(habits.person, habits.words),
    contractions: chances < CHANCES ? null : share >= MOSTLY ? 'use' : share <= 1 - MOSTLY ? 'avoid' : null,
    exclamations: punctuation.exclamations > 0 ? 'allow' : tooFew ? null : 'avoid',
    emoji: emoji > 0 ? 'allow' : tooFew ? null : 'avoid',
    avoided_marks: AVOIDABLE_MARKS.filter(
      (mark) => habits.words >= WORDS_MANY && punctuation[COUNTED[mark]] === 0,
    ),
    reading_grade_max:
      reading_grade === null || few ? null : Math.min(20, Math.max(1, Math.ceil(reading_grade) + 2)),
    sentence_words_max:
      sentence_words.longest_usual === 0 || few
        ? null
        : Math.min(60, Math.max(5, sentence_words.longest_usual + 3)),
    greeting: greeting?.text ?? null,
    signoff: signoff?.text ?? null,
  }
}

function greetingOf(doc: Doc): string | null {
  const sentence = doc.sentences.find(({ region }) => region === 'greeting')
  if (!sentence) return null
  const length = greetingLength(sentence.tokens)
  if (length === 0) return null
  const last = sentence.tokens[length - 1]
  const words = sentence.text.slice(0, last?.end ?? 0)
  const named = sentence.tokens.slice(length).some(({ kind }) => kind === 'word' || kind === 'placeholder')
  const mark = /[,:!–-]$/.exec(sentence.text)?.[0] ?? ''
  return `${ownWords(words) || words}${named ? ' {{first_name}}' : ''}${mark}`
}

const lineOf = (doc: Doc, region: Sentence['region']): string | null =>
  doc.sentences.find((sentence) => sentence.region === region)?.text ?? null

/** The commonest of the lines, where at least half of the mails have it; of equals the first by its letters. */
function usual(lines: readonly (string | null)[]): UsualLine | null {
  const counts = new Map<string, number>()
  for (const line of lines) if (line !== null) counts.set(line, (counts.get(line) ?? 0) + 1)
  const [best] = [...counts].sort(([a, n], [b, m]) => m - n || (a < b ? -1 : 1))
  if (!best || best[1] < lines.length * USUAL) return null
  return { text: best[0], share: Math.round((100 * best[1]) / lines.length) / 100 }
}

function gradeOf(docs: readonly Doc[]): number | null {
  const grades = docs.flatMap(({ counts, english }) => (english ? (fleschKincaid(counts) ?? []) : []))
  const median = quantile(grades, 0.5)
  return median === null ? null : round1(median)
}

function quantile(values: readonly number[], share: number): number | null {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? null
}

/** Words of the other register speak against either, however the mails greet. */
function formalityOf(
  greeting: string,
  { short, written_out }: Habits['contractions'],
  { talk, letter }: { talk: number; letter: number },
): Habits['formality'] {
  const stiff = /^(?:dear|good (?:morning|afternoon|evening|day)|to whom)/i.test(greeting)
  const chances = short + written_out
  if ((stiff || letter >= CHANCES) && talk === 0 && short <= chances * (1 - MOSTLY)) return 'formal'
  const loose = chances >= CHANCES ? short >= chances * USUAL : talk >= CHANCES
  return !stiff && letter === 0 && loose ? 'informal' : 'neutral'
}

/** How often the reader is called by the “you” of friends and by that of everybody else. */
function addressed({ familiar, polite }: Pronouns, sentences: readonly Sentence[]) {
  const tokens = sentences.flatMap((sentence) => sentence.tokens.map((token, i) => ({ ...token, i })))
  return {
    talk: tokens.filter(({ lower }) => familiar.has(lower)).length,
    // At the start of a sentence the capital tells nothing.
    letter: tokens.filter(({ text, lower, i }) => polite.has(text) && (i > 0 || polite.has(lower))).length,
  }
}

/** Who speaks, where it is said often enough and hardly ever otherwise. */
function personOf({ i, we }: Habits['person'], words: number): BrandVoice['person'] {
  const said = (perHundred: number) => (perHundred * words) / 100
  if (said(we) >= CHANCES && i === 0) return 'we'
  return said(i) >= CHANCES && we === 0 ? 'i' : null
}

function favourites(docs: readonly Doc[], dictionary: Dictionary | null): Habits['favourite_terms'] {
  const mails = new Map<string, number>()
  for (const { sentences } of docs) {
    const own = sentences.filter(({ region }) => OWN.has(region)).flatMap(({ tokens }) => tokens)
    const terms = own.filter(
      ({ kind, text, lower }) => kind === 'word' && text === lower && lower.length > 3 && isContent(lower),
    )
    for (const term of new Set(terms.map(({ lower }) => lower.replace(/'s$/, ''))))
      mails.set(term, (mails.get(term) ?? 0) + 1)
  }
  const [least, most] = [USUAL, MOSTLY].map((share) => Math.max(2, Math.ceil(docs.length * share))) as [
    number,
    number,
  ]
  return [...mails]
    .filter(([term, count]) => count >= (dictionary?.isEveryday(term) ? most : least))
    .sort(([a, n], [b, m]) => m - n || (a < b ? -1 : 1))
    .slice(0, FAVOURITES)
    .map(([term, count]) => ({ term, mails: count }))
}

function choices(body: readonly Sentence[]): Habits['avoided_terms'] {
  const text = ` ${body.map((s) => s.tokens.map(({ lower }) => lower).join(' ')).join(' ')} `
  const count = (term: string) => text.split(` ${term} `).length - 1
  return WORD_CHOICES.flatMap((row) => {
    const used = row.filter((term) => count(term) > 0)
    const [kept] = used
    if (used.length !== 1 || kept === undefined || count(kept) < CHANCES) return []
    return row.filter((term) => term !== kept).map((term) => ({ term, use: kept }))
  })
}
