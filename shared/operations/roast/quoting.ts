/** How words of the draft are repeated in a line: short, on one line, whole, and fit for the office. */
import type { Doc } from '../../engine/doc.ts'
import type { Field } from '../../engine/draft.ts'

/** Longer quotes are cut to their first words. */
const LONGEST = 48
const FIRST_WORDS = 6

/** Words a roast that is safe for work does not repeat, compared from their start. */
const SWEARING = ['fuck', 'motherf', 'shit', 'bullshit', 'bitch', 'bastard', 'asshole', 'arsehole', 'wank']
const SWEARING_WHOLE = new Set(['cunt', 'cunts', 'piss', 'pissed', 'dick', 'cock', 'crap', 'damn', 'tits'])

/** True when the words may be said aloud at work and hold nothing secret, such as a card number. */
export function isSpeakable(text: string): boolean {
  if (/\d(?:[ -]?\d){8}/.test(text)) return false
  return !text
    .toLowerCase()
    .split(/[^a-z]+/)
    .some((word) => SWEARING_WHOLE.has(word) || SWEARING.some((swear) => word.startsWith(swear)))
}

/** The words without breaks and without the mark that would clash with the line's own. */
const tidy = (text: string): string =>
  text
    .replaceAll(/\s+/g, ' ')
    .trim()
    .replace(/[.,;:]$/, '')

/** A quote as a line repeats it; `null` when it is empty, long or better not said. */
export function shortQuote(text: string, longest = LONGEST): string | null {
  if (text.length > 4 * longest) return null
  const quote = tidy(text)
  return quote !== '' && quote.length <= longest && isSpeakable(quote) ? quote : null
}

/** The first words of a long quote, with an ellipsis; never half of a placeholder. */
export function firstWords(doc: Doc, field: Field, text: string, start: number): string | null {
  const words = [...text.slice(0, 200).matchAll(/\S+/g)].slice(0, FIRST_WORDS + 1)
  if (words.length <= FIRST_WORDS) return shortQuote(text)
  let end = words[FIRST_WORDS]?.index ?? 0
  for (const p of doc.placeholders)
    if (p.field === field && p.start < start + end && p.end > start + end) end = p.start - start
  const first = text
    .slice(0, Math.max(0, end))
    .replaceAll(/\s+/g, ' ')
    .trim()
    .replace(/[\p{P}\p{S}]$/u, '')
  return first.length > 3 && first.length <= 2 * LONGEST && isSpeakable(first) ? `${first}…` : null
}
