/** Cuts visible text into paragraphs, list items and quoted thread. */
import { isSpace } from './characters.ts'
import { codeLines } from './code-lines.ts'
import type { BlockKind } from './doc.ts'
import { startsLower, startsUpper, unicode } from './unicode.ts'

export interface RawBlock {
  kind: BlockKind
  start: number
  end: number
  quoted: boolean
  /** True for the line "-- " that opens a signature. */
  delimiter: boolean
}

/** A list marker with the space behind it. */
const MARKER = /^(?:[-*•–·▪●]|\d{1,2}[.)]|[a-z][.)]|[A-Z]\))[ \t]+(?=\S)/
/** The line a mail program puts over a quoted thread. */
const ATTRIBUTION =
  /^(?:On\s.{6,160}\swrote:|Am\s.{6,160}\sschrieb.{0,80}:|Le\s.{6,160}\sa écrit\s?:|El\s.{6,160}\sescribió:)$/
const ORIGINAL =
  /^(?:-{3,}\s?(?:Original Message|Forwarded message|Ursprüngliche Nachricht)\s?-{3,}|Begin forwarded message:|_{20,})$/i
const HEADER = /^(?:From|Von|De):\s/
const HEADER_MORE = /^(?:Sent|Date|To|Cc|Subject|Gesendet|An|Betreff):\s/
/** Lines shorter than this, with room left for the next word, were broken on purpose. */
const WRAP = 62

interface Line {
  start: number
  end: number
}

const NONE: readonly boolean[] = []

/** Lines of text without the space around them; `\r\n` and `\r` end a line too. */
function linesOf(text: string, from: number, to: number): Line[] {
  const lines: Line[] = []
  let at = from
  while (at <= to) {
    let end = text.indexOf('\n', at)
    if (end < 0 || end > to) end = to
    let start = at
    let stop = end
    while (start < stop && isSpace(text.charCodeAt(start))) start++
    while (stop > start && isSpace(text.charCodeAt(stop - 1))) stop--
    lines.push({ start, end: stop })
    at = end + 1
  }
  return lines
}

/** Blocks of a plain-text draft, in order; list markers stay outside the block. */
export function textBlocks(text: string): RawBlock[] {
  const lines = linesOf(text, 0, text.length)
  const code = /```|~~~|\n(?: {4}|\t)/.test(text) ? codeLines(text.split('\n')) : NONE
  const blocks: RawBlock[] = []
  let open: RawBlock | null = null
  let rest = false // the quoted thread runs to the end
  for (let n = 0; n < lines.length; n++) {
    const { start, end } = lines[n] as Line
    if (start === end) {
      open = null
      continue
    }
    const first = text.charCodeAt(start)
    if (code[n] && !rest) {
      if (open?.kind === 'code') open.end = end
      else {
        open = { kind: 'code', start, end, quoted: true, delimiter: false }
        blocks.push(open)
      }
      continue
    }
    if (open?.kind === 'code') open = null
    if (!rest) {
      const head = quoteHead(text, lines, n)
      if (head > 0) {
        // A thread without ">" marks has no end we could see.
        rest = !nextIsMarked(text, lines, n + head)
        for (let k = 0; k < head; k++) blocks.push(headLine(lines[n + k] as Line))
        n += head - 1
        open = null
        continue
      }
    }
    const quoted = rest || (first === 62 && text.charCodeAt(end - 1) !== 60) // ">>> look here <<<" quotes nobody
    if (!quoted && end - start <= 3 && /^--\s?$/.test(text.slice(start, end))) {
      blocks.push({ kind: 'paragraph', start, end, quoted: false, delimiter: true })
      open = null
      continue
    }
    const marker = quoted ? null : MARKER.exec(text.slice(start, Math.min(end, start + 12)))
    if (
      open &&
      !marker &&
      open.quoted === quoted &&
      !quoted &&
      flows(text, lines[n - 1] as Line, lines[n] as Line)
    ) {
      open.end = end
      continue
    }
    open = {
      kind: marker ? 'item' : 'paragraph',
      start: start + (marker ? marker[0].length : 0),
      end,
      quoted,
      delimiter: false,
    }
    blocks.push(open)
  }
  return blocks
}

const headLine = ({ start, end }: Line): RawBlock => ({
  kind: 'paragraph',
  start,
  end,
  quoted: true,
  delimiter: false,
})

/** True when the line before was filled, so that the break between them means nothing. */
function flows(text: string, before: Line, line: Line): boolean {
  let word = line.start
  while (word < line.end && !isSpace(text.charCodeAt(word))) word++
  if (before.end - before.start + 1 + (word - line.start) <= WRAP) return false
  return (
    !isOwnItem(text, before, line, word) && !isName(text, before, line) && !isUnderTitle(text, before, line)
  )
}

/** True for an address alone under a job: “Head of Operations, Tidewater⏎status.tidewater.example”. */
const isUnderTitle = (text: string, before: Line, line: Line): boolean =>
  unicode`^\S+\.\p{Ll}{2,}\S*$`.test(text.slice(line.start, Math.min(line.end, line.start + READ))) &&
  unicode`^(?:\p{Lu}[\p{L}'’&-]*|of|and|for|the|&)(?:[ ,|·–][ ,|·–-]*(?:\p{Lu}[\p{L}'’&-]*|of|and|for|the|&))*$`.test(
    text.slice(before.start, Math.min(before.end, before.start + 120)),
  )

/** True for a name under a sentence: “… the last page of the plan.⏎Tom Baker”. */
const isName = (text: string, before: Line, line: Line): boolean =>
  line.end - line.start <= 40 &&
  /[.!?]/.test(text.charAt(before.end - 1)) &&
  unicode`^\p{Lu}[\p{L}'’-]*(?: \p{Lu}[\p{L}'’.-]*){0,2}$`.test(text.slice(line.start, line.end))

/** Longest stretch of a line that is read for a link. */
const READ = 2000
const LINK = /:\/\/|\bwww\.|\w\.\w{2,}\/\w/

/**
 * True for a line that is an entry of its own though the one before was filled: behind a link at the end of a
 * line, unless it goes on in small letters; where both begin with a link, or with a capital and hold one.
 */
function isOwnItem(text: string, before: Line, line: Line, word: number): boolean {
  const above = text.slice(Math.max(before.start, before.end - READ), before.end)
  if (!LINK.test(above)) return false
  const own = text.slice(line.start, word)
  const last = above.slice(Math.max(above.lastIndexOf(' '), above.lastIndexOf('\t')) + 1)
  const begins = LINK.test(own)
  if (LINK.test(last)) return begins || !startsLower(own)
  if (begins && /^https?:/.test(above)) return true
  const capitals = startsUpper(own) && startsUpper(text.slice(before.start, before.start + 2))
  return capitals && LINK.test(text.slice(line.start, Math.min(line.end, line.start + READ)))
}

/** Number of lines of the header of a quoted thread that begins at line `n`; 0 when there is none. */
function quoteHead(text: string, lines: readonly Line[], n: number): number {
  const line = lines[n] as Line
  const c = text.charCodeAt(line.start)
  const length = line.end - line.start
  // O, A, L, E, -, B, _, F, V, D begin the headers we know.
  if (!'OALE-B_FVD'.includes(String.fromCharCode(c)) || length > 400) return 0
  const own = text.slice(line.start, line.end)
  if (ATTRIBUTION.test(own) || ORIGINAL.test(own)) return 1
  const next = lines[n + 1]
  if (next && next.end > next.start && next.end - line.start < 400) {
    const both = `${own} ${text.slice(next.start, next.end)}`
    if (c !== 70 && /wrote:$|écrit\s?:$|:$/.test(both) && ATTRIBUTION.test(both)) return 2
    if (HEADER.test(own) && HEADER_MORE.test(text.slice(next.start, next.end))) return 1
  }
  return 0
}

function nextIsMarked(text: string, lines: readonly Line[], n: number): boolean {
  for (let i = n; i < lines.length; i++) {
    const line = lines[i] as Line
    if (line.start !== line.end) return text.charCodeAt(line.start) === 62
  }
  return false
}

/** Cuts HTML blocks at their `<br>` breaks, which are always meant. */
export function htmlBlocks(
  text: string,
  found: readonly { kind: BlockKind; start: number; end: number; quoted: boolean }[],
): RawBlock[] {
  const blocks: RawBlock[] = []
  // A mail that is one `<pre>` is no listing.
  const letter = found.every(({ kind }) => kind === 'code') ? 'paragraph' : 'code'
  for (const block of found) {
    const { start, end } = block
    const kind = block.kind === 'code' ? letter : block.kind
    const quoted = block.quoted || kind === 'code'
    for (const line of linesOf(text, start, end)) {
      if (line.start === line.end) continue
      const delimiter = !quoted && /^--\s?$/.test(text.slice(line.start, line.end))
      const marker =
        quoted || delimiter ? null : MARKER.exec(text.slice(line.start, Math.min(line.end, line.start + 12)))
      blocks.push({
        kind: marker && kind === 'paragraph' ? 'item' : kind,
        start: line.start + (marker ? marker[0].length : 0),
        end: line.end,
        quoted,
        delimiter,
      })
    }
  }
  return blocks
}
