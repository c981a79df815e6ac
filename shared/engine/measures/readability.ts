/** How hard a text is to read, and how long it takes. Nothing here rounds but `round1`. */

export interface TextCounts {
  readonly words: number
  readonly sentences: number
  readonly syllables: number
}

/**
 * Flesch reading ease: higher is easier, 60 to 70 is plain English, 121.22 the highest possible.
 * Null for a text without words or sentences. Flesch, A new readability yardstick, J. Appl. Psychol. 32 (1948).
 */
export function flesch({ words, sentences, syllables }: TextCounts): number | null {
  if (words <= 0 || sentences <= 0) return null
  return 206.835 - 1.015 * (words / sentences) - 84.6 * (syllables / words)
}

/**
 * Flesch–Kincaid grade: years of US schooling a reader needs, from −3.4 up.
 * Null for a text without words or sentences. Kincaid et al., Navy research branch report 8-75 (1975).
 */
export function fleschKincaid({ words, sentences, syllables }: TextCounts): number | null {
  if (words <= 0 || sentences <= 0) return null
  return 0.39 * (words / sentences) + 11.8 * (syllables / words) - 15.59
}

/** Words an adult reads silently in a minute, non-fiction: Brysbaert, J. Mem. Lang. 109 (2019), from 190 studies. */
const WORDS_PER_MINUTE = 238

/** Seconds an adult takes to read so many words in silence. */
export const readingSeconds = (words: number): number => (words / WORDS_PER_MINUTE) * 60

/** To one decimal, for show; never −0. */
export const round1 = (value: number): number => Math.round(value * 10) / 10 + 0
