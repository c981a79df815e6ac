/** The numbers a report shows beside the score. */
import type { Doc } from './doc.ts'
import { inBody } from './measures/body.ts'
import { flesch, fleschKincaid, readingSeconds, round1 } from './measures/readability.ts'

export interface Metrics {
  /** Words of the body: greeting, sign-off, signature, quoted thread and footer left out. */
  words: number
  sentences: number
  /** Flesch–Kincaid grade of the body; `null` without words. */
  grade_fk: number | null
  /** Flesch reading ease of the body; `null` without words. */
  flesch: number | null
  questions: number
  links: number
  images: number
  /** "You" words for each "I" or "we" word; `null` when there is none of the latter. */
  you_to_we_ratio: number | null
  /** Share of sentences with a passive, in percent. */
  passive_pct: number
  reading_seconds: number
  /** Size of an HTML draft; `null` for text. */
  html_bytes: number | null
  /** Share of the text that differs from a template, in percent; `null` without a template. */
  template_change_pct: number | null
}

export function metricsOf(doc: Doc): Metrics {
  const { words, sentences, questions, you, we } = doc.counts
  const body = doc.sentences.filter(inBody)
  const passive = body.filter((s) => s.parsed.passives.length > 0).length
  return {
    words,
    sentences,
    grade_fk: rounded(fleschKincaid(doc.counts)),
    flesch: rounded(flesch(doc.counts)),
    questions,
    links: doc.links.length,
    images: doc.images.length,
    you_to_we_ratio: we === 0 ? null : round1(you / we),
    passive_pct: sentences === 0 ? 0 : Math.round((100 * passive) / sentences),
    reading_seconds: Math.round(readingSeconds(words)),
    html_bytes: doc.html ? doc.html.bytes : null,
    template_change_pct: null,
  }
}

const rounded = (value: number | null) => (value === null ? null : round1(value))
