/** Where sentences end: abbreviations, decimals, ellipses, quotes and missing end marks included. */
import { continuesEmoji, isDigit, isLetter, isSpace, isUpperAscii, startsEmoji } from './characters.ts'
import { BEFORE_NUMBER, MAYBE, STARTERS, TITLES } from './lexicon/abbreviations.ts'
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

/** `.`, `!`, `?`, `…` and their full-width forms. */
const isEndMark = (c: number) =>
  c === 46 || c === 33 || c === 63 || c === 0x2026 || c === 0x3002 || c === 0xff01 || c === 0xff1f

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
  if (word === '') return !(lower && isDigit(text.charCodeAt(dot - 1)) && dot - from < 4)
  if (TITLES.has(word)) return false
  const nextIsDigit = isDigit(text.charCodeAt(next))
  if (BEFORE_NUMBER.has(word) && (nextIsDigit || (lower && word !== 'no'))) return false
  const initial = word.length === 1 && word !== 'i' && text.charAt(start) !== word
  if (initial || MAYBE.has(word)) return !lower && !nextIsDigit && startsSentence(text, next)
  return true
}

function startsSentence(text: string, at: number): boolean {
  let end = at
  while (end < text.length && isLetter(text.charCodeAt(end))) end++
  return end === at || STARTERS.has(text.slice(at, end).toLowerCase())
}
