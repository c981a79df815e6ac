/** Where sentences end: abbreviations, decimals, ellipses, quotes and missing end marks included. */
import { continuesEmoji, isDigit, isLetter, isSpace, isUpperAscii, startsEmoji } from './characters.ts'
import {
  AFTER_CLOCK,
  BEFORE_NUMBER,
  CAPITAL_TITLES,
  CLOCK,
  MAYBE,
  MAYBE_NAMES,
  STARTERS,
  TITLES,
} from './lexicon/abbreviations.ts'
import { BEFORE_DAY, BEFORE_ORDINAL, MONTHS_ABROAD, SHARED_MONTHS } from './lexicon/ordinals.ts'
import { canStartPlaceholder } from './placeholders.ts'

/** Longest stretch taken as one sentence; longer ones, never written by people, are cut at a space. */
const LONGEST = 1000

/**
 * Calls `emit` with the range of every sentence of `text` between `start` and `end`, without the space
 * around it. `skip` gives the end of a placeholder that begins at an offset, else 0: no sentence ends
 * inside one.
 */
export function splitSentences(
  text: string,
  start: number,
  end: number,
  skip: (at: number) => number,
  emit: (start: number, end: number) => void,
): void {
  let from = skipSpace(text, start, end)
  let i = from
  let lastSpace = -1
  while (i < end) {
    const c = text.charCodeAt(i)
    if (isLetter(c)) {
      i++
      continue
    }
    if (isSpace(c)) lastSpace = i
    const past = canStartPlaceholder(c) ? skip(i) : 0
    if (past > i) {
      i = past
      continue
    }
    if (i - from > LONGEST) {
      const cut = lastSpace > from ? lastSpace : i
      emit(from, cut)
      from = skipSpace(text, cut, end)
      i = Math.max(from, i)
      continue
    }
    if (startsEmoji(c)) {
      // An emoji often stands for the full stop: "See you there 😊 I saw …".
      let stop = i + 1
      while (stop < end && continuesEmoji(text.charCodeAt(stop))) stop++
      const next = skipSpace(text, stop, end)
      if (next > stop && i > from && isUpperAscii(text.charCodeAt(next)) && startsSentence(text, next)) {
        emit(from, stop)
        from = next
      }
      i = stop
      continue
    }
    if (isEndMark(c)) {
      const stop = endOfMarks(text, i, end)
      if (endsHere(text, from, i, stop, end)) {
        emit(from, stop)
        from = skipSpace(text, stop, end)
        i = from
      } else i = stop
      continue
    }
    i++
  }
  let last = end
  while (last > from && isSpace(text.charCodeAt(last - 1))) last--
  if (last > from) emit(from, last)
}

function skipSpace(text: string, at: number, end: number): number {
  let i = at
  while (i < end && isSpace(text.charCodeAt(i))) i++
  return i
}

/** `.`, `!`, `?`, `…` and their full-width and Arabic forms. */
const isEndMark = (c: number) =>
  c === 46 ||
  c === 33 ||
  c === 63 ||
  c === 0x61f ||
  c === 0x2026 ||
  c === 0x3002 ||
  c === 0xff01 ||
  c === 0xff1f

const isCloser = (c: number) =>
  c === 34 ||
  c === 39 ||
  c === 41 ||
  c === 93 ||
  c === 0x201d ||
  c === 0x2019 ||
  c === 0xbb ||
  c === 42 ||
  c === 95

function endOfMarks(text: string, at: number, end: number): number {
  let i = at
  while (i < end && isEndMark(text.charCodeAt(i))) i++
  while (i < end && isCloser(text.charCodeAt(i))) i++
  return i
}

function endsHere(text: string, from: number, mark: number, stop: number, end: number): boolean {
  if (stop >= end) return true
  const c = text.charCodeAt(mark)
  if (c >= 0x3000) return true
  if (!isSpace(text.charCodeAt(stop))) return false
  const next = skipSpace(text, stop, end)
  if (next >= end) return true
  const first = text.charAt(next)
  const lower =
    isLetter(text.charCodeAt(next)) && first === first.toLowerCase() && first !== first.toUpperCase()
  const marks = text.slice(mark, stop)
  if (marks === '.') return dotEnds(text, from, mark, next, lower)
  // An ellipsis, a quoted question or a bracketed aside goes on when the next word is lower case.
  if (
    lower &&
    (marks.startsWith('..') || marks.startsWith('…') || isCloser(marks.charCodeAt(marks.length - 1)))
  )
    return false
  return true
}

function dotEnds(text: string, from: number, dot: number, next: number, lower: boolean): boolean {
  let start = dot
  while (start > from) {
    const c = text.charCodeAt(start - 1)
    if (!isLetter(c) && !(c === 46 && isLetter(text.charCodeAt(start - 2)))) break
    start--
  }
  const word = text.slice(start, dot).toLowerCase()
  if (word === '') return !ordinal(text, from, dot, next, lower)
  const small = text.charAt(start) === word.charAt(0)
  if (TITLES.has(word) || (!small && CAPITAL_TITLES.has(word))) return false
  const nextIsDigit = isDigit(text.charCodeAt(next))
  if ((BEFORE_NUMBER.has(word) || word.endsWith('str')) && (nextIsDigit || (lower && word !== 'no')))
    return false
  // "z. B.", "d. h.", "p. ej.": the other half follows.
  if (word.length === 1 && small && isHalf(text, next)) return false
  if (word.length === 1 && small && isOtherHalf(text, from, start))
    return !lower && startsSentence(text, next)
  if (CLOCK.has(word))
    return !lower && !nextIsDigit && !AFTER_CLOCK.has(wordAt(text, next)) && !isZone(text, next)
  // “6 °C.” is no initial.
  const initial =
    word.charAt(1) === '.' ||
    (word.length === 1 && word !== 'i' && !small && text.charCodeAt(start - 1) !== 176)
  const name = MAYBE_NAMES.has(word)
  if (!initial && !name && !MAYBE.has(word)) return true
  // “Min. USD 50”.
  return !lower && !nextIsDigit && ((name && small && !isZone(text, next)) || startsSentence(text, next))
}

/** “2. paid on Monday” at the start; “am 3. März” and “im 2. Quartal”, as other languages write. */
function ordinal(text: string, from: number, dot: number, next: number, lower: boolean): boolean {
  if (!isDigit(text.charCodeAt(dot - 1))) return false
  if (lower && dot - from < 4) return true
  let start = dot - 1
  while (start > from && dot - start < 3 && isDigit(text.charCodeAt(start - 1))) start--
  if (dot - start > 2) return false
  const word = wordAt(text, next)
  if (MONTHS_ABROAD.has(word)) return true
  let end = start
  while (end > from && start - end < 3 && !isLetter(text.charCodeAt(end - 1))) end--
  let before = end
  while (before > from && end - before < 12 && isLetter(text.charCodeAt(before - 1))) before--
  const own = text.slice(before, end).toLowerCase()
  return BEFORE_ORDINAL.has(own) || (BEFORE_DAY.has(own) && SHARED_MONTHS.has(word))
}

/** A letter or two with a dot behind them. */
function isHalf(text: string, at: number): boolean {
  let end = at
  while (end < at + 3 && isLetter(text.charCodeAt(end))) end++
  return end > at && text.charCodeAt(end) === 46
}

/** Behind a letter with a dot: the “h.” of “d. h.”. */
function isOtherHalf(text: string, from: number, at: number): boolean {
  let end = at
  while (end > from && at - end < 2 && isSpace(text.charCodeAt(end - 1))) end--
  return (
    end < at &&
    text.charCodeAt(end - 1) === 46 &&
    isLetter(text.charCodeAt(end - 2)) &&
    !isLetter(text.charCodeAt(end - 3))
  )
}

/** “EST”, “GMT”, “CET”. */
function isZone(text: string, at: number): boolean {
  const end = wordEnd(text, at)
  return end - at >= 2 && end - at <= 4 && text.slice(at, end) === text.slice(at, end).toUpperCase()
}

function wordEnd(text: string, at: number): number {
  let end = at
  while (end < text.length && isLetter(text.charCodeAt(end))) end++
  return end
}

const wordAt = (text: string, at: number): string => text.slice(at, wordEnd(text, at)).toLowerCase()

function startsSentence(text: string, at: number): boolean {
  const word = wordAt(text, at)
  return word === '' || STARTERS.has(word)
}
