/** The figures of a mail, and the bands that the ruleset has for them. */
import type { Doc } from '../../engine/doc.ts'
import type { Band, Bands, Family } from '../../engine/kinds.ts'
import { round1 } from '../../engine/measures/readability.ts'
import { prefixTokens, shownLength } from '../../engine/measures/subject-line.ts'
import { metricsOf } from '../../engine/metrics.ts'
import type { MeasureId } from './scorecard-contract.ts'

/** Every figure of a mail; `null` where there is nothing to measure. */
export function figuresOf(doc: Doc): Record<MeasureId, number | null> {
  const { words, sentences, questions, links, images, grade_fk, passive_pct, you_to_we_ratio } =
    metricsOf(doc)
  const { subject, asks } = doc
  return {
    words,
    subject_words: subject && subject.words - prefixTokens(subject) / 2,
    subject_chars: subject && Math.max(0, shownLength(subject)),
    questions,
    links,
    images,
    words_per_sentence: sentences === 0 ? null : round1(words / sentences),
    reading_grade: grade_fk,
    passive_pct: doc.english ? passive_pct : null,
    you_to_we_ratio: doc.english ? you_to_we_ratio : null,
    asks: doc.english ? asks.length : null,
    ask_friction: asks.length === 0 ? null : Math.max(...asks.map((a) => a.friction)),
  }
}

interface Usual {
  of: (bands: Bands) => Band | null
  evidence: Partial<Record<Family, readonly string[]>>
  /** Rules of the engine that speak of the same. */
  rules: readonly string[]
  /** What the mail has, without the figure: “the body has”. */
  says: (n: number) => string
}

const most = (n: number | null): Band | null => (n === null ? null : [0, n])
const noun =
  (one: string, many = `${one}s`) =>
  (n: number) =>
    `${n} ${n === 1 ? one : many}`

/** Measures that have a band. Evidence as the rules cite it, by family; where none is named the band is house judgement. */
export const USUAL: Partial<Record<MeasureId, Usual>> = {
  words: {
    of: (b) => b.words,
    evidence: { cold: ['E08', 'E10'], warm: ['E01'] },
    rules: ['too-long', 'too-short'],
    says: (n) => `${noun('word')(n)} in the body`,
  },
  subject_words: {
    of: (b) => b.subjectWords,
    evidence: { cold: ['E15', 'E16'], warm: ['E02'] },
    rules: ['wordy-subject'],
    says: (n) => `${noun('word')(n)} in the subject`,
  },
  subject_chars: {
    of: (b) => most(b.subjectChars),
    evidence: { bulk_content: ['E34'], bulk_promo: ['E34'] },
    rules: ['long-subject'],
    says: (n) => `${noun('character')(n)} in the subject`,
  },
  questions: {
    of: (b) => b.questions,
    evidence: { cold: ['E05'], warm: ['E05'] },
    rules: ['no-question', 'too-many-questions'],
    says: noun('question'),
  },
  links: { of: (b) => most(b.links), evidence: {}, rules: ['too-many-links'], says: noun('link') },
  images: {
    of: (b) => most(b.images),
    evidence: {},
    rules: ['image-in-personal-mail'],
    says: noun('picture'),
  },
}

/** Whether a value lies in a band; `null` when there is no band or value. */
export const inside = (value: number | null, band: Band | null): boolean | null =>
  value === null || band === null ? null : value >= band[0] && value <= band[1]

/** “25 to 80”, “at most 1”, “none”, “exactly 1”. */
export function inBand([least, top]: Band): string {
  if (top === 0) return 'none'
  if (least === top) return `exactly ${top}`
  return least === 0 ? `at most ${top}` : `${least} to ${top}`
}
