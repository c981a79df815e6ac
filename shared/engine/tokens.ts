/** Cuts a sentence into words, numbers, links, placeholders and marks, in one pass. */
import {
  continuesEmoji,
  isApostrophe,
  isDigit,
  isHighSurrogate,
  isIdeograph,
  isLetter,
  isSpace,
  startsEmoji,
} from './characters.ts'
import type { Token, TokenKind } from './doc.ts'
import { TLDS } from './lexicon/tlds.ts'
import { canStartPlaceholder, placeholderAt } from './placeholders.ts'

/** Ending of a word with a dot inside that is a name, not an address: `Node.js`. */
const DOTTED = new Set(['js', 'net', 'ts', 'py'])
const VERSION = /^(?:\.\d+)+$/
/** What may follow a number without a space and belongs to it. */
const UNITS = /^(?:st|nd|rd|th|k|m|mm|bn|x|am|pm|h|hr|hrs|min|mins|s|d|kg|km|mi|gb|tb|mb|ms|pt|px|cm)$/

/** Tokens of one sentence; offsets count from its start. */
export function tokenize(text: string): Token[] {
  const tokens: Token[] = []
  const length = text.length
  let i = 0
  while (i < length) {
    const c = text.charCodeAt(i)
    if (isSpace(c)) {
      i++
      continue
    }
    if (canStartPlaceholder(c)) {
      const found = placeholderAt(text, i)
      if (found) {
        push(tokens, 'placeholder', text, i, found.end)
        i = found.end
        continue
      }
    }
    if (isLetter(c)) i = word(tokens, text, i)
    else if (isDigit(c) || (startsAmount(c) && isDigit(text.charCodeAt(i + 1)))) i = number(tokens, text, i)
    else if (startsEmoji(c)) i = emoji(tokens, text, i)
    else {
      const end = i + (isHighSurrogate(c) && i + 1 < length ? 2 : 1)
      push(tokens, 'mark', text, i, end)
      i = end
    }
  }
  return tokens
}

/** `$`, `£`, `¥`, `€`, `#`. */
const startsAmount = (c: number) => c === 36 || c === 0xa3 || c === 0xa5 || c === 0x20ac || c === 35

function push(tokens: Token[], kind: TokenKind, text: string, start: number, end: number) {
  const raw = text.slice(start, end)
  tokens.push({ kind, start, end, text: raw, lower: kind === 'mark' ? raw : lowerCase(raw) })
}

/** Lower case with straight apostrophes; most words are already so, and then nothing is made anew. */
function lowerCase(raw: string): string {
  for (let i = 0; i < raw.length; i++) {
    const c = raw.charCodeAt(i)
    if (c < 97 || c > 122) {
      const lower = raw.toLowerCase()
      return lower.includes('’') ? lower.replaceAll('’', "'") : lower
    }
  }
  return raw
}

function word(tokens: Token[], text: string, start: number): number {
  if (isIdeograph(text.charCodeAt(start))) {
    push(tokens, 'word', text, start, start + 1)
    return start + 1
  }
  let i = start + 1
  let dotted = false
  for (; i < text.length; i++) {
    const c = text.charCodeAt(i)
    if (c >= 97 && c <= 122) continue
    if (isLetter(c)) {
      if (isIdeograph(c)) break
      continue
    }
    if (isDigit(c)) continue
    const next = text.charCodeAt(i + 1)
    const glue = isLetter(next) || isDigit(next)
    if (glue && (isApostrophe(c) || c === 45 || c === 95)) continue
    if (glue && c === 64) return address(tokens, text, start, i)
    if (glue && (c === 46 || c === 43)) {
      const at = addressAhead(text, i)
      if (at > 0) return address(tokens, text, start, at)
      if (c === 43) break
      if (text.slice(start, i) === 'www') return url(tokens, text, start)
      dotted = true
      break
    }
    if (c === 58 && next === 47 && text.charCodeAt(i + 2) === 47) return url(tokens, text, start)
    if (c === 58 && text.slice(start, i).toLowerCase() === 'mailto' && glue) return url(tokens, text, start)
    break
  }
  if (dotted) return dottedWord(tokens, text, start, i)
  push(tokens, 'word', text, start, i)
  return i
}

/** Decides what a dot inside a run of letters means: `p.m.`, `acme.com/x`, `Node.js`, or a missing space. */
function dottedWord(tokens: Token[], text: string, start: number, firstDot: number): number {
  let end = firstDot
  let labelStart = start
  let single = true
  const limit = start + 256 // no name is longer, and a run of dots must not be read again and again
  while (end < limit && text.charCodeAt(end) === 46 && isPart(text.charCodeAt(end + 1))) {
    if (end - labelStart > 1) single = false
    labelStart = end + 1
    end = labelStart
    while (isPart(text.charCodeAt(end)) || (text.charCodeAt(end) === 45 && isPart(text.charCodeAt(end + 1))))
      end++
  }
  const last = text.slice(labelStart, end).toLowerCase()
  if (single && end - labelStart === 1) {
    if (text.charCodeAt(end) === 46) end++
    push(tokens, 'word', text, start, end)
    return end
  }
  // "done.Now" lacks a space; addresses do not turn to a capital after a lower-case label.
  const turns = text.charCodeAt(labelStart) < 97 && text.charCodeAt(start) >= 97
  if (TLDS.has(last) && !turns) return url(tokens, text, start)
  // “v2.1”.
  if (
    DOTTED.has(last) ||
    (isDigit(text.charCodeAt(firstDot - 1)) && VERSION.test(text.slice(firstDot, end)))
  ) {
    push(tokens, 'word', text, start, end)
    return end
  }
  push(tokens, 'word', text, start, firstDot)
  return firstDot
}

const isPart = (c: number) => isLetter(c) || isDigit(c)

/** Position of the `@` when the run goes on to an e-mail address, else 0. Looks at most 64 units ahead. */
function addressAhead(text: string, from: number): number {
  const stop = Math.min(text.length, from + 64)
  for (let i = from; i < stop; i++) {
    const c = text.charCodeAt(i)
    if (c === 64) return isPart(text.charCodeAt(i + 1)) ? i : 0
    if (!isPart(c) && c !== 46 && c !== 45 && c !== 95 && c !== 43) return 0
  }
  return 0
}

function address(tokens: Token[], text: string, start: number, at: number): number {
  let end = at + 1
  while (end < text.length && (isPart(text.charCodeAt(end)) || /[.\-_]/.test(text.charAt(end)))) end++
  while (/[.\-_]/.test(text.charAt(end - 1))) end--
  push(tokens, 'email', text, start, end)
  return end
}

function url(tokens: Token[], text: string, start: number): number {
  let end = start
  // Marks at the end of a merge tag are its own.
  let tagged = start
  let blocks = 0
  while (end < text.length) {
    const c = text.charCodeAt(end)
    if (isSpace(c) || c === 60 || c === 62 || c === 34 || c === 0x201d || c === 0x2019) break
    if (canStartPlaceholder(c)) {
      const found = placeholderAt(text, end)
      // “…/terms{% endif %}”: what closes a block that began before the address is no part of it.
      if (found?.role === 'close' && blocks-- === 0) break
      if (found?.role === 'open') blocks++
      if (found) {
        tagged = end = found.end
        continue
      }
    }
    end++
  }
  const bracketed = text.slice(start, end).includes('(')
  while (end > Math.max(start + 1, tagged) && '.,;:!?)]\'"_'.includes(text.charAt(end - 1))) {
    if (bracketed && text.charAt(end - 1) === ')') break
    end--
  }
  push(tokens, 'url', text, start, end)
  return end
}

function number(tokens: Token[], text: string, start: number): number {
  let i = start + 1
  for (; i < text.length; i++) {
    const c = text.charCodeAt(i)
    if (isDigit(c)) continue
    if (
      (c === 44 || c === 46 || c === 58 || c === 47 || c === 45 || c === 0x2013) &&
      isDigit(text.charCodeAt(i + 1))
    )
      continue
    break
  }
  const c = text.charCodeAt(i)
  if (c === 37 || c === 43) i++
  else if (isUnitApart(text, i)) {
    const end = i + 2
    const raw = text.slice(start, end)
    // One figure, however it is written.
    tokens.push({ kind: 'number', start, end, text: raw, lower: text.slice(start, i) + text.charAt(i + 1) })
    return end
  } else if (isLetter(c)) {
    let end = i
    while (isPart(text.charCodeAt(end)) || (text.charCodeAt(end) === 45 && isPart(text.charCodeAt(end + 1))))
      end++
    const kind = UNITS.test(text.slice(i, end).toLowerCase()) ? 'number' : 'word'
    push(tokens, kind, text, start, end)
    return end
  }
  push(tokens, 'number', text, start, i)
  return i
}

/** `25 %`, `40 €`: as most of Europe writes them. A merge tag may begin with the same sign. */
const isUnitApart = (text: string, at: number): boolean => {
  const sign = text.charCodeAt(at + 1)
  if ((sign !== 37 && sign !== 0x20ac) || !isSpace(text.charCodeAt(at))) return false
  const next = text.charCodeAt(at + 2)
  return !isLetter(next) && !isDigit(next) && next !== sign
}

function emoji(tokens: Token[], text: string, start: number): number {
  let i = start + 1
  while (i < text.length) {
    const c = text.charCodeAt(i)
    const joined = text.charCodeAt(i - 1) === 0x200d
    if (!continuesEmoji(c) && !(joined && startsEmoji(c)) && !isModifier(text, start, i)) break
    i++
  }
  push(tokens, 'emoji', text, start, i)
  return i
}

/** A skin tone, or the second letter of a flag: pairs of their own that belong to the sign before. */
function isModifier(text: string, start: number, at: number): boolean {
  if (text.charCodeAt(at) !== 0xd83c) return false
  const low = text.charCodeAt(at + 1)
  const isLetterSign = (c: number) => c >= 0xdde6 && c <= 0xddff
  return (
    (low >= 0xdffb && low <= 0xdfff) ||
    (isLetterSign(low) && at === start + 2 && isLetterSign(text.charCodeAt(start + 1)))
  )
}
