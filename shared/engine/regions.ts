/** Tells greeting, body, sign-off, signature, quoted thread and footer apart. */
import type { RawBlock } from './blocks.ts'
import { isSpace } from './characters.ts'
import type { Block } from './doc.ts'
import type { Memo } from './memo.ts'
import { type Closing, findClosing, signOff } from './regions/closing.ts'
import { findFooter, footerTest } from './regions/footer.ts'
import { greetingEnd } from './regions/greeting.ts'
import { isSentenceLine } from './regions/sentence-line.ts'
import { startsLower, unicode } from './unicode.ts'

export type PlacedBlock = Pick<Block, 'kind' | 'start' | 'end' | 'region'>

/** How many blocks from the top a greeting may stand (logos and "view online" come first). */
const GREETING_WITHIN = 6
/** Characters from which a line under the signature is small print, sentence or not. */
const LONG_LINE = 90
/** How many blocks from the end a postscript may stand. */
const POSTSCRIPT_WITHIN = 14

const OPEN: Closing = { at: Number.POSITIVE_INFINITY, cut: 0, name: 0, bare: false }

/** Gives every block its region; a greeting or sign-off that shares a line with other text is cut off it. */
export function placeBlocks(text: string, raw: readonly RawBlock[], memo: Memo): PlacedBlock[] {
  const blocks: PlacedBlock[] = []
  const own = raw.filter((b) => !b.quoted)
  const isFooter = footerTest(text, memo)
  const delimiter = own.findIndex((b) => b.delimiter)
  const signed = delimiter < 0 ? own.length : delimiter
  let footer = findFooter(own, isFooter)
  const early = new Set<RawBlock>()
  const end = Math.min(signed, footer)
  // A postscript may also stand before the sign-off.
  let closing = closingOverPostscript(text, own, end, memo) ?? findClosing(text, own, end, memo)
  // “Unsubscribe here.” may stand over the sign-off: then that line alone is boilerplate.
  const late = closing === null && footer < signed ? signOff(text, own, signed, memo) : null
  if (late && late.at > footer) {
    for (const b of own.slice(footer, late.at))
      if (isFooter(b, 400) && !unicode`[.!?]\s+\p{Lu}`.test(text.slice(b.start, b.end))) early.add(b)
    closing = late
    footer = late.at + 1 + findFooter(own.slice(late.at + 1), isFooter)
  }
  closing ??= OPEN
  footer = Math.min(footer, smallPrint(text, own, closing, footer))
  let n = -1
  let greeted = false
  let authored = 0
  let added = false
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
    if (b.delimiter) {
      added = false
      continue
    }
    if (n >= footer || early.has(b)) {
      // A postscript may also follow the address.
      added = n > closing.at && (isPostscript(text, b) || (added && isNextLine(text, own[n - 1], b)))
      blocks.push(place(b, b.start, b.end, added && !isFooter(b, 400) ? 'body' : 'footer'))
    } else if (n > signed || n > closing.at) {
      added = isPostscript(text, b) || (added && goesOn(text, own[n - 1] as RawBlock, b))
      blocks.push(place(b, b.start, b.end, added ? 'body' : 'signature'))
    } else if (n === closing.at) {
      if (closing.cut > b.start) author(b, trimEnd(text, closing.cut))
      const start = Math.max(b.start, closing.cut)
      blocks.push(place(b, start, closing.name || b.end, closing.bare ? 'signature' : 'signoff'))
      if (closing.name && closing.name < b.end)
        blocks.push(place(b, skip(text, closing.name), b.end, 'signature'))
    } else if (n < 2 && !greeted && isFooter(b, 80)) blocks.push(place(b, b.start, b.end, 'footer'))
    else author(b, b.end)
  }
  return courtesyAlone(text, blocks)
}

/**
 * Where closing words with nothing above them, thanks, or a sentence on a way out are all a mail says, they are its
 * body: “Danke, passt.” A greeting alone says nothing, nor does one with a sign-off over a name.
 */
function courtesyAlone(text: string, blocks: PlacedBlock[]): PlacedBlock[] {
  if (blocks.some((b) => b.region === 'body')) return blocks
  const joined: PlacedBlock[] = []
  for (const b of blocks) {
    const before = joined.at(-1)
    // No name stands behind the comma.
    if (before?.region === 'signoff' && startsLower(text.slice(b.start, b.end)) && onOneLine(text, before, b))
      joined[joined.length - 1] = { ...before, end: b.end, region: 'body' }
    else joined.push(b)
  }
  return joined.map((b, i) => {
    const line = text.slice(b.start, b.end)
    const says =
      b.region === 'signoff'
        ? i === 0 || joined[i + 1]?.region === 'quoted' || /^(?:many |big |huge )?than|[.!]$/i.test(line)
        : b.region === 'footer' && isSentenceLine(line)
    return says ? { ...b, region: 'body' } : b
  })
}

const onOneLine = (text: string, before: PlacedBlock, b: PlacedBlock): boolean =>
  !text.slice(before.end, b.start).includes('\n')

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

/** “P.S.”, “PS:”, “P.P.S.”, “PD:” as in Spanish. */
const isPostscript = (text: string, b: RawBlock) =>
  text.charCodeAt(b.start) === 80 &&
  /^(?:P\.?\s?(?:P\.?\s?)?S\b|P\.?[DS]\.?:)/.test(text.slice(b.start, b.start + 9))

/** The closing above the first postscript that has one; a postscript may also stand before the sign-off. */
function closingOverPostscript(
  text: string,
  own: readonly RawBlock[],
  end: number,
  memo: Memo,
): Closing | null {
  for (let n = Math.max(1, end - POSTSCRIPT_WITHIN); n < end; n++) {
    const closing = isPostscript(text, own[n] as RawBlock) ? findClosing(text, own, n, memo) : null
    if (closing) return closing
  }
  return null
}

/** Whether a block behind a postscript belongs to it: its next line, or one more paragraph in full sentences. */
function goesOn(text: string, before: RawBlock, b: RawBlock): boolean {
  return isNextLine(text, before, b) || /[.!?…][)"”’]?$/.test(text.slice(Math.max(b.start, b.end - 3), b.end))
}

const isNextLine = (text: string, before: RawBlock | undefined, b: RawBlock): boolean =>
  before !== undefined && text.slice(before.end, b.start).split('\n').length <= 2

/** Index of a first full sentence or long line under the name, as in “One code per household.” The postscript is none. */
function smallPrint(text: string, own: readonly RawBlock[], closing: Closing, footer: number): number {
  for (let n = closing.at + 1; n < footer; n++) {
    const b = own[n] as RawBlock
    if (b.delimiter || isPostscript(text, b)) return footer
    if (b.kind === 'paragraph' && (b.end - b.start > LONG_LINE || isSentenceLine(text.slice(b.start, b.end))))
      return n
  }
  return footer
}
