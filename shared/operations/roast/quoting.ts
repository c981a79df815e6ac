/** How words of the draft are repeated in a line: short, on one line, whole, and fit for the office. */
import type { Doc, Token } from '../../engine/doc.ts'
import type { Field } from '../../engine/draft.ts'
import { tokenize } from '../../engine/tokens.ts'
import { nounPhrases } from '../material/noun-phrases.ts'
import { classesOf, type WordClass } from '../material/word-class.ts'

/** Longer quotes are cut to their first words. */
const LONGEST = 48
const FIRST_WORDS = 6
/** Words and characters of a cut quote at most; the last phrase in it is whole. */
const MOST_WORDS = 9
const MOST_CHARACTERS = 64

/** Words a roast that is safe for work does not repeat, compared from their start. */
const SWEARING = ['fuck', 'motherf', 'shit', 'bullshit', 'bitch', 'bastard', 'asshole', 'arsehole', 'wank']
const SWEARING_WHOLE = new Set(['cunt', 'cunts', 'piss', 'pissed', 'dick', 'cock', 'crap', 'damn', 'tits'])

/** Not even where the copy makes light of it. */
const DEATH = /\b(?:die|dies|died|dying|killed|suicide)\b/i

/** True when the words may be said aloud at work and hold nothing secret, such as a card number. */
export function isSpeakable(text: string): boolean {
  if (/\d(?:[ -]?\d){8}/.test(text) || DEATH.test(text)) return false
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
    .replace(/(?:(?<!\.)\.|[,;:])$/, '')

/** A quote as a line repeats it; `null` when it is empty, long or better not said. */
export function shortQuote(text: string, longest = LONGEST): string | null {
  if (text.length > 4 * longest) return null
  const quote = tidy(text)
  return quote !== '' && quote.length <= longest && isSpeakable(quote) ? quote : null
}

/** The first words of a long quote, up to the end of a phrase, with an ellipsis; never half of a placeholder. */
export function firstWords(doc: Doc, field: Field, text: string, start: number): string | null {
  const words = [...text.slice(0, 200).matchAll(/\S+/g)].slice(0, FIRST_WORDS + 1)
  const whole = words.length <= FIRST_WORDS ? shortQuote(text) : null
  if (whole !== null) return whole
  const isSplit = (end: number) =>
    doc.placeholders.some((p) => p.field === field && p.start < start + end && p.end > start + end)
  const ends = doc.english ? phraseEnds(text.slice(0, 200)) : words.map((w) => w.index + w[0].length)
  const end = ends.findLast(
    (each) => each < text.trimEnd().length && each <= MOST_CHARACTERS && !isSplit(each),
  )
  if (end === undefined) return null
  const first = text
    .slice(0, end)
    .replaceAll(/\s+/g, ' ')
    .trim()
    .replace(/[.,;:!?–—-]$/, '')
  return first.length > 3 && isSpeakable(first) ? `${first}…` : null
}

/** Characters of a quote that comes once too often. */
const LONG_AGAIN = 28

/** A long quote that was read before, by the first words that tell which it is. */
export function again(quote: string): string {
  if (quote.length <= LONG_AGAIN) return quote
  const ends = phraseEnds(quote.slice(0, 200))
  const end = ends.findLast((each) => each <= LONG_AGAIN) ?? ends[0]
  return end === undefined || end + 2 > quote.length ? quote : `${quote.slice(0, end)}…`
}

/** What never ends a quote: it waits for the word behind it. */
const WAITS = new Set<WordClass>(['article', 'owner', 'preposition', 'subject', 'be', 'modal', 'break'])
/** Behind a verb these are its object. */
const OBJECTS = new Set<WordClass>(['article', 'owner', 'number', 'name', 'word'])

/** “a heads | up”, “set it | up”: belongs to the word before it. */
const PARTICLE = /^(?:up|down|off|out|away|back)$/

/** Offsets where a phrase of the text ends, so that one may stop reading there. */
function phraseEnds(text: string): number[] {
  const tokens = tokenize(text)
  const classes = classesOf(tokens)
  const phrases = nounPhrases(tokens).filter((p) => !p.joined)
  const ends: number[] = []
  let words = 0
  let open = 0
  for (const [i, token] of tokens.entries()) {
    open += opens(token)
    if (token.kind !== 'mark') words++
    if (words > MOST_WORDS) break
    const own = classes[i]
    const after = tokens[i + 1]
    const waits =
      token.kind === 'mark' ||
      open > 0 ||
      (token.kind === 'word' && own !== undefined && WAITS.has(own)) ||
      // “on 30 | November”, “you get 20% | off”
      (own === 'number' && after !== undefined && after.kind !== 'mark') ||
      (own === 'verb' && OBJECTS.has(classes[i + 1] ?? 'break')) ||
      PARTICLE.test(after?.lower ?? '') ||
      phrases.some((p) => p.from <= i && i + 1 < p.to)
    if (words > 1 && !waits) ends.push(token.end)
  }
  return ends
}

const opens = ({ text }: Token): number => (/^[([“]$/.test(text) ? 1 : /^[)\]”]$/.test(text) ? -1 : 0)
