/** Tells greeting, body, sign-off, signature, quoted thread and footer apart. */
import type { RawBlock } from './blocks.ts'
import { isSpace } from './characters.ts'
import type { Block } from './doc.ts'
import { FOOTER, GREETING, SIGNOFF } from './lexicon/greetings.ts'
import type { Memo } from './memo.ts'
import { placeholderAt } from './placeholders.ts'

export type PlacedBlock = Pick<Block, 'kind' | 'start' | 'end' | 'region'>

/** How many blocks from the top a greeting may stand (logos and "view online" come first), and its longest form. */
const GREETING_WITHIN = 6
const GREETING_CHARS = 60
/** How many blocks from the end a closing may stand. */
const CLOSING_WITHIN = 14

/** Gives every block its region; a greeting or sign-off that shares a line with other text is cut off it. */
export function placeBlocks(text: string, raw: readonly RawBlock[], memo: Memo): PlacedBlock[] {
  const blocks: PlacedBlock[] = []
  const own = raw.filter((b) => !b.quoted)
  const delimiter = own.findIndex((b) => b.delimiter)
  const signed = delimiter < 0 ? own.length : delimiter
  const footer = findFooter(text, own, memo)
  const postscript = own.findIndex((b, i) => i > 0 && isPostscript(text, b))
  const closing = findClosing(text, own, Math.min(signed, footer, postscript < 0 ? own.length : postscript))
  let n = -1
  let greeted = false
  let authored = 0
  /** Places the sender's own words up to `end`, with the greeting cut off. */
  const author = (b: RawBlock, end: number) => {
    const first = authored++ === 0
    const looks = !greeted && authored <= GREETING_WITHIN && b.kind !== 'button'
    const cut = looks ? Math.min(end, greetingEnd(text, b, first)) : 0
    if (cut > 0) {
      greeted = true
      blocks.push(place(b, b.start, cut, 'greeting'))
    }
    const rest = cut > 0 ? skip(text, cut) : b.start
    if (rest < end) blocks.push(place(b, rest, end, 'body'))
  }
  for (const b of raw) {
    if (b.quoted) {
      blocks.push(place(b, b.start, b.end, 'quoted'))
      continue
    }
    n++
    if (b.delimiter) continue
    if (n >= footer) blocks.push(place(b, b.start, b.end, 'footer'))
    else if (n > signed || n > closing.at)
      blocks.push(place(b, b.start, b.end, isPostscript(text, b) ? 'body' : 'signature'))
    else if (n === closing.at) {
      if (closing.cut > b.start) author(b, trimEnd(text, closing.cut))
      const start = Math.max(b.start, closing.cut)
      blocks.push(place(b, start, closing.name || b.end, closing.bare ? 'signature' : 'signoff'))
      if (closing.name && closing.name < b.end)
        blocks.push(place(b, skip(text, closing.name), b.end, 'signature'))
    } else if (n < 2 && memo.footer(text.slice(b.start, Math.min(b.end, b.start + 80)), isFooter)) {
      blocks.push(place(b, b.start, b.end, 'footer'))
    } else author(b, b.end)
  }
  return blocks
}

const place = (b: RawBlock, start: number, end: number, region: Block['region']): PlacedBlock => ({
  kind: b.kind,
  start,
  end,
  region,
})

function skip(text: string, at: number): number {
  let i = at
  while (i < text.length && isSpace(text.charCodeAt(i))) i++
  return i
}

function trimEnd(text: string, at: number): number {
  let i = at
  while (i > 0 && isSpace(text.charCodeAt(i - 1))) i--
  return i
}

const isFooter = (text: string) => FOOTER.test(text)

const isPostscript = (text: string, b: RawBlock) => /^P\.?\s?S\b/.test(text.slice(b.start, b.start + 5))

/** End of the greeting a block begins with; 0 when it begins with none. */
function greetingEnd(text: string, b: RawBlock, first: boolean): number {
  const head = text.slice(b.start, Math.min(b.end, b.start + GREETING_CHARS))
  const match = GREETING.exec(head)
  if (!match) return first ? nameAlone(text, b, head) : 0
  // "Hello" may open a sentence: "Dear customers are not cheap." A greeting ends in a mark or stands alone.
  let words = 0
  for (let i = match[0].length; i < head.length; i++) {
    const found = placeholderAt(text, b.start + i)
    if (found) {
      i = found.end - b.start - 1
      continue
    }
    const c = head[i] as string
    if (',!:;—–\n'.includes(c) || (c === '.' && !/\b(?:Mr|Mrs|Ms|Dr|Prof|Mx)$/.test(head.slice(0, i)))) {
      while (head[i + 1] === c) i++
      return b.start + i + 1
    }
    if (c === '-' && head[i - 1] === ' ') return b.start + i + 1
    if (c === ' ' && ++words > 6) return 0
  }
  return b.end - b.start <= GREETING_CHARS ? b.end : 0
}

/** "Ana," or "{{first_name}}," on a line of its own. */
function nameAlone(text: string, b: RawBlock, head: string): number {
  const found = placeholderAt(text, b.start)
  if (found && /^[,!:]?$/.test(text.slice(found.end, b.end))) return b.end
  return /^\p{Lu}[\p{L}'’-]{1,20}(?: \p{Lu}[\p{L}'’.-]{0,20}){0,2}[,!:—–]$/u.test(head) ? b.end : 0
}

interface Closing {
  /** Index of the block, or Infinity. */
  at: number
  /** Where in the block it begins. */
  cut: number
  /** Where the name on the same line begins, or 0. */
  name: number
  /** True when there is a name but no closing words. */
  bare: boolean
}

function findClosing(text: string, own: readonly RawBlock[], end: number): Closing {
  const none: Closing = { at: Number.POSITIVE_INFINITY, cut: 0, name: 0, bare: false }
  const first = Math.max(end > 1 ? 1 : 0, end - CLOSING_WITHIN)
  for (let n = end - 1; n >= first; n--) {
    const b = own[n] as RawBlock
    if (b.end - b.start > 70) {
      const cut = inlineClosing(text, b)
      if (cut && n >= end - 4) return { at: n, cut, name: 0, bare: false }
      continue
    }
    const line = text.slice(b.start, b.end)
    const comma = /[,!.\n—–-]/.exec(line)
    const words = (comma ? line.slice(0, comma.index) : line).trim()
    if (!SIGNOFF.test(words) && !closesInOwnWords(text, own, n, end)) continue
    const rest = comma ? line.slice(comma.index + 1).trim() : ''
    if (rest !== '' && rest.split(/\s+/).length > 5) continue
    // "Thanks for your help!" may also be a body line: it closes when only short lines follow.
    if (!own.slice(n + 1, end).every((o) => o.end - o.start <= 90)) continue
    return { at: n, cut: b.start, name: rest === '' || !comma ? 0 : b.start + comma.index + 1, bare: false }
  }
  return bareName(text, own, end) ?? none
}

/** "To your success," over a name: closing words of the sender's own make. */
function closesInOwnWords(text: string, own: readonly RawBlock[], n: number, end: number): boolean {
  const line = own[n] as RawBlock
  const name = own[n + 1]
  if (!name || n + 1 >= end || n < end - 6 || text[line.end - 1] !== ',' || line.end - line.start > 40)
    return false
  return (
    name.end - name.start <= 50 &&
    !/[.!?:,]$/.test(text.slice(name.start, name.end)) &&
    /^\p{Lu}/u.test(text.slice(name.start, name.start + 2))
  )
}

/** "… before Friday? Thanks, Tom": the last words of a longer block. */
function inlineClosing(text: string, b: RawBlock): number {
  const tail = text.slice(Math.max(b.start, b.end - 50), b.end)
  const match = /[.!?]\s+([A-Za-z ]{2,24}),\s+\p{Lu}[\p{L}'-]{0,20}(?:\s\p{Lu}[\p{L}'-]{0,20})?$/u.exec(tail)
  return match && SIGNOFF.test(match[1] ?? '')
    ? b.end - tail.length + match.index + match[0].indexOf(match[1] ?? '')
    : 0
}

/** A name on the last lines, with or without a dash, and no closing words before it. */
function bareName(text: string, own: readonly RawBlock[], end: number): Closing | null {
  for (let n = end - 1; n >= Math.max(1, end - 6); n--) {
    const b = own[n] as RawBlock
    const line = text.slice(b.start, Math.min(b.end, b.start + 61))
    if (b.kind !== 'paragraph' && b.kind !== 'item') return null
    if (
      /^[-–—]?\s?\p{Lu}[\p{L}'’-]{0,20}\.?(?:\s\p{Lu}[\p{L}'’.-]{0,20}){0,2}(?:,\s\p{Lu}[\p{L}.]{1,5}){0,3}$/u.test(
        line,
      ) &&
      n > 0
    ) {
      const before = own[n - 1] as RawBlock
      const closed = before.kind === 'button' || /[.!?:)…"”]$/.test(text.slice(before.start, before.end))
      // A title line under a name: keep looking upwards for the name itself.
      if (n < end - 1 || closed) return { at: n, cut: b.start, name: 0, bare: true }
    }
    if (/[.!?]$/.test(line) || b.end - b.start > 60) return null
  }
  return null
}

/** Index of the first block of the boilerplate at the end; the number of blocks when there is none. */
function findFooter(text: string, own: readonly RawBlock[], memo: Memo): number {
  const from = Math.floor(own.length / 2)
  let at = own.length
  for (let n = own.length - 1; n >= from; n--) {
    const b = own[n] as RawBlock
    if (memo.footer(text.slice(b.start, Math.min(b.end, b.start + 400)), isFooter)) at = n
    else if (at < own.length && at - n > 3) break
  }
  return at
}
