/** Changing text by ranges, and mending what a change leaves behind. Offsets are UTF-16 code units. */
import { isLetter } from './characters.ts'
import type { Span } from './draft.ts'
import { startsLower, unicode } from './unicode.ts'

export interface Edit extends Span {
  replacement: string
}

export interface Edited {
  text: string
  /** The edits that took effect, by place. */
  applied: Edit[]
  /** Those that overlap an earlier-listed edit or lie outside the text, as listed. */
  dropped: Edit[]
}

const before = (a: Edit, b: Edit) => a.start < b.start || (a.start === b.start && a.end <= b.end)

/**
 * Applies edits whose offsets all count in `text`. Of two that overlap, the earlier-listed one wins; edits
 * that only touch both apply, and insertions at one place keep their order.
 */
export function applyEdits(text: string, edits: readonly Edit[]): Edited {
  const applied: Edit[] = []
  const dropped: Edit[] = []
  for (const edit of edits) {
    let low = 0
    for (let high = applied.length; low < high; ) {
      const middle = (low + high) >> 1
      if (before(applied[middle] as Edit, edit)) low = middle + 1
      else high = middle
    }
    const free =
      (applied[low - 1]?.end ?? 0) <= edit.start && edit.end <= (applied[low]?.start ?? text.length)
    if (free && edit.start <= edit.end) applied.splice(low, 0, edit)
    else dropped.push(edit)
  }
  let result = ''
  let at = 0
  for (const edit of applied) {
    result += text.slice(at, edit.start) + edit.replacement
    at = edit.end
  }
  return { text: result + text.slice(at), applied, dropped }
}

/** Spans as they stand after the edit. Those it reaches into are left out; those it only touches stay. */
export function remap<T extends Span>(spans: readonly T[], edit: Edit): T[] {
  const shift = edit.replacement.length - (edit.end - edit.start)
  return spans.flatMap((span) => {
    if (span.end <= edit.start) return [span]
    if (span.start >= edit.end) return [{ ...span, start: span.start + shift, end: span.end + shift }]
    return []
  })
}

/** The text with its first character in upper case; words with a capital further in (`iPhone`) stay as they are. */
export function capitalised(text: string): string {
  if (!startsLower(text) || unicode`^[\p{L}\p{M}]*\p{Lu}`.test(text)) return text
  const first = String.fromCodePoint(text.codePointAt(0) ?? 0)
  return first.toUpperCase() + text.slice(first.length)
}

/** Place of the first letter from `at` on; -1 for none. Scanned by hand: this runs for every phrase found. */
function firstLetter(text: string, at: number): number {
  for (let i = at; i < text.length; i++) if (isLetter(text.charCodeAt(i))) return i
  return -1
}

const isUpper = (letter: string) => letter !== letter.toLowerCase()

/** The word I is upper case anywhere. */
const saysI = (text: string): boolean => unicode`^\P{L}*I(?![\p{L}\p{N}])`.test(text)
/**
 * The replacement in the case of what it replaces: `Utilize` → `Use`, `FREE` → `COMPLIMENTARY`.
 * `sentenceStart` false keeps “I think” within a sentence from making a capital.
 */
export function matchCase(original: string, replacement: string, sentenceStart = true): string {
  const first = firstLetter(original, 0)
  if (replacement === '' || first < 0 || !isUpper(original.charAt(first))) return replacement
  if (firstLetter(original, first + 1) >= 0 && original === original.toUpperCase())
    return replacement.toUpperCase()
  return sentenceStart || !saysI(original) ? capitalised(replacement) : replacement
}

const isSpace = (character: string) => character === ' ' || character === '\t' || character === '\u00a0'
const isBreak = (character: string) => character === '\n' || character === '\r'
const within = (set: string) => (character: string) => character !== '' && set.includes(character)
const isClosing = within('.,;:!?…)]}”’»')
const isOpening = within('([{“‘«¿¡')
const isTerminal = within('.!?…')
const isLoose = within(',;:–—')
const PAIRS = new Set(['()', '[]', '“”', '‘’', '«»', '""', "''"])
/** A comma after these joins nothing: “and, basically, we” keeps neither. */
const CONJUNCTIONS = new Set(['and', 'but', 'or', 'so', 'because', 'that', 'which', 'who'])

function endsInConjunction(text: string, at: number): boolean {
  const end = skipBack(text, at, isSpace)
  const start = skipBack(text, end, (c) => isLetter(c.charCodeAt(0)))
  return end - start < 8 && CONJUNCTIONS.has(text.slice(start, end).toLowerCase())
}

/**
 * The edit that takes a phrase out and mends the rest: doubled spaces, spaces and commas that lost their
 * word, the capital of the next word, the full stop or the line of a sentence that is gone. The span is
 * widened as far as that needs: “Basically, we help” → “Basically, we” becomes “We”.
 */
export function removal(text: string, start: number, end: number): Edit {
  let from = Math.max(0, Math.min(start, text.length))
  let to = Math.max(from, Math.min(end, text.length))
  if (text.slice(from, to).trim() === '') return { start: from, end: to, replacement: '' }
  from = skip(text, from, isSpace)
  to = skipBack(text, to, isSpace)
  const phrase = text.slice(from, to)
  for (let around = bracketsAround(text, from, to); around; around = bracketsAround(text, from, to))
    [from, to] = around
  const opens = opensSentence(text, from, phrase)
  const next = skip(text, to, isSpace)
  if (opens) to = afterOpening(text, to)
  else if (text.charAt(next) === ',') {
    const comma = commaBefore(text, from)
    if (comma !== null) {
      from = comma
      to = next + 1
    } else if (endsInConjunction(text, from)) to = next + 1
  } else if (next >= text.length || isBreak(text.charAt(next)) || isTerminal(text.charAt(next))) {
    from = commaBefore(text, from) ?? from
  }
  ;[from, to] = closeGap(text, from, to)
  const word = opens && isUpper(phrase.charAt(firstLetter(phrase, 0))) ? nextWord(text, to) : ''
  const capital = word && capitalised(word)
  return capital === word
    ? { start: from, end: to, replacement: '' }
    : { start: from, end: to + word.length, replacement: capital }
}

/** First place from `at` on whose character does not pass. */
function skip(text: string, at: number, passes: (character: string) => boolean): number {
  while (at < text.length && passes(text.charAt(at))) at++
  return at
}

/** First place before `at` from which all characters up to `at` pass. */
function skipBack(text: string, at: number, passes: (character: string) => boolean): number {
  while (at > 0 && passes(text.charAt(at - 1))) at--
  return at
}

/** The range with the brackets or quotes that would be left empty. */
function bracketsAround(text: string, from: number, to: number): [number, number] | null {
  const left = skipBack(text, from, isSpace) - 1
  const right = skip(text, to, isSpace)
  return left >= 0 && PAIRS.has(text.charAt(left) + text.charAt(right)) ? [left, right + 1] : null
}

/** Place of the comma that stands right before, spaces aside. */
function commaBefore(text: string, at: number): number | null {
  const last = skipBack(text, at, isSpace) - 1
  return text.charAt(last) === ',' ? last : null
}

/** True at the start of the text, of a line, of a list item, or after the end of a sentence. */
function opensSentence(text: string, at: number, phrase: string): boolean {
  const last = skipBack(text, at, (c) => isSpace(c) || isOpening(c) || '"\'-*•>–'.includes(c))
  const character = text.charAt(last - 1)
  if (character === '' || character === ':' || isTerminal(character)) return last < at || character === ''
  if (!isBreak(character)) return false
  // A line may also break within a sentence, where only the capital of the phrase tells; that of “I” does not.
  const above = text.charAt(skipBack(text, last, isBreak) - 1)
  return !saysI(phrase) || last - skipBack(text, last, isBreak) > 1 || unicode`[^\p{L}\p{N}]|^$`.test(above)
}

/** End of what goes with a phrase at a sentence's start: its comma or dash, or the full stop when nothing else is left. */
function afterOpening(text: string, at: number): number {
  const next = skip(text, at, isSpace)
  if (isTerminal(text.charAt(next))) return skip(text, next, isTerminal)
  const loose = skip(text, next, (c) => isLoose(c) || isSpace(c))
  return text.slice(next, loose).trim() === '' ? at : loose
}

/** Widens a gap so that no two spaces meet, no space stands before punctuation, and no empty line stays. */
function closeGap(text: string, from: number, to: number): [number, number] {
  const left = text.charAt(from - 1)
  const right = text.charAt(to)
  const lineStart = left === '' || isBreak(left)
  const quoteOpens = (left === '"' || left === "'") && !/[^\s([{]/.test(text.charAt(from - 2))
  if (isSpace(right) && (lineStart || isSpace(left) || isOpening(left) || quoteOpens)) {
    return closeGap(text, from, skip(text, to, isSpace))
  }
  if (isSpace(left) && (right === '' || isBreak(right) || isClosing(right))) {
    return closeGap(text, skipBack(text, from, isSpace), to)
  }
  if (!lineStart || (right !== '' && !isBreak(right))) return [from, to]
  // A whole line is gone: of the breaks around it the wider stays, at the end of the text none.
  const above = skipBack(text, from, isBreak)
  const below = skip(text, to, isBreak)
  if (below === text.length) return [above, to]
  return above === 0 || from - above >= below - to ? [from, below] : [above, to]
}

/** The word that begins exactly at `at`, or ''. */
function nextWord(text: string, at: number): string {
  return unicode`^[\p{L}\p{M}'’]+`.exec(text.slice(at, at + 60))?.[0] ?? ''
}
