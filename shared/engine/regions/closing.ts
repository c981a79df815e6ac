/** Where a mail closes: its sign-off, or a name alone. */
import type { RawBlock } from '../blocks.ts'
import { lazy } from '../lazy.ts'
import { ACTS } from '../lexicon/asks.ts'
import { SIGNOFF } from '../lexicon/greetings.ts'
import {
  CLOSING_LINES,
  CLOSING_SHORT,
  CLOSING_STARTS,
  CLOSING_WORDS,
  FORMAL_CLOSINGS,
} from '../lexicon/signoffs-abroad.ts'
import { STOPWORDS } from '../lexicon/stopwords.ts'
import type { Memo } from '../memo.ts'
import { startsUpper, unicode } from '../unicode.ts'
import { isSentenceLine } from './sentence-line.ts'

export interface Closing {
  /** Index of the block, or Infinity. */
  at: number
  /** Where in the block it begins. */
  cut: number
  /** Where the name on the same line begins, or 0. */
  name: number
  /** True when there is a name but no closing words. */
  bare: boolean
}

/** How many blocks from the end a closing may stand. */
const WITHIN = 14
/** Longest closing line, longest formula of a formal letter, and how near the end that stands. */
const LINE = 70
const FORMULA = 220
const FORMULA_WITHIN = 4
/** Words of a closing line in another language, and of a wish. */
const WORDS = 6
const WISH_WORDS = 9
/** Words that may follow the closing words on their line. */
const MOST_BEHIND = 5
/** “Thanks, that works.” goes on with a sentence. */
const CLAUSE = /^(?:that|this|it|they|we|I|you)\b['’\w]* [a-z]/

/** “Not relevant? Tell me and I won’t write again.”, “Rather not hear from me? Just say so.” */
const LETS_GO =
  /\b(?:I|we)(?: won['’]t|(?:['’]ll| will) (?:not|never|stop|leave|take you off))\b|\bnot (?:hear|get)\b/

/** Finds the closing among the blocks before `end`; one line under a name may let the reader go. */
export function findClosing(text: string, own: readonly RawBlock[], end: number, memo: Memo): Closing | null {
  const closing = signOff(text, own, end, memo) ?? bareName(text, own, end)
  if (closing) return closing
  const last = own[end - 1]
  const line = last ? text.slice(last.start, last.end) : ''
  return isSentenceLine(line) && LETS_GO.test(line) ? bareName(text, own, end - 1) : null
}

/** The sign-off nearest the end. */
export function signOff(text: string, own: readonly RawBlock[], end: number, memo: Memo): Closing | null {
  const first = Math.max(end > 1 ? 1 : 0, end - WITHIN)
  for (let n = end - 1; n >= first; n--) {
    const b = own[n] as RawBlock
    if (b.end - b.start > LINE) {
      if (n < end - FORMULA_WITHIN) continue
      const cut = inlineClosing(text, b)
      if (cut || (endsWith(own, n, end) && isFormula(text, b)))
        return { at: n, cut: cut || b.start, name: 0, bare: false }
      continue
    }
    const closing = closingLine(text, own, n, end, memo)
    if (closing && closing.name === 0 && goesOn(text, own[n + 1], n + 1 < end)) continue
    // "Thanks for your help!" may also be a body line: it closes over a name, or when only short lines follow.
    if (closing && (endsWith(own, n, end) || isOverName(text, own, n, end))) return closing
  }
  return null
}

/** “Thanks!” and below it “I will send the contract on Monday.”: the mail goes on. A postscript may follow its end. */
function goesOn(text: string, next: RawBlock | undefined, within: boolean): boolean {
  if (!within || next?.kind !== 'paragraph') return false
  const line = text.slice(next.start, next.end)
  return isSentenceLine(line) && !/^P\.?\s?(?:P\.?\s?)?[DS]\b/.test(line)
}

/** True when only short lines follow. */
const endsWith = (own: readonly RawBlock[], n: number, end: number): boolean =>
  own.slice(n + 1, end).every((o) => o.end - o.start <= 90)

/** “Best,” over a name or its merge tag: whatever follows, as a privacy notice may. */
function isOverName(text: string, own: readonly RawBlock[], n: number, end: number): boolean {
  const line = own[n] as RawBlock
  const name = own[n + 1]
  if (!name || n + 1 >= end || text[line.end - 1] !== ',') return false
  return (
    name.end - name.start <= 50 && unicode`^[\p{Lu}{[<%*$].*[^.!?:,]$`.test(text.slice(name.start, name.end))
  )
}

/** What a line says by itself of being a closing. */
export interface ClosingWords {
  /** Where its first mark stands; -1 for none. */
  mark: number
  /** Whether its words up to the mark close a mail in English. */
  closes: boolean
  /** Words behind the mark; more than `MOST_BEHIND` are not counted. */
  behind: number
  /** Where its closing words in another language end; 0 when it has none. */
  abroad: number
  /** Where closing words end that a name in small letters follows without a mark, “cheers sam”; 0 when none does. */
  named: number
}

/** Of “best burger” and “love it” nobody can tell whether it is a closing. */
const OPEN_ENDED = /^(?:best|love)$/i

function namedAt(line: string): number {
  const space = line.lastIndexOf(' ')
  const words = line.slice(0, space)
  return unicode` \p{Ll}[\p{L}'’-]+$`.test(line) &&
    SIGNOFF.test(words) &&
    !OPEN_ENDED.test(words) &&
    !STOPWORDS.has(line.slice(space + 1))
    ? space
    : 0
}

function closingWords(line: string): ClosingWords {
  const mark = line.search(/[,!.\n—–-]/)
  const rest = mark < 0 ? '' : line.slice(mark + 1).trim()
  return {
    mark,
    closes: !CLAUSE.test(rest) && SIGNOFF.test((mark < 0 ? line : line.slice(0, mark)).trim()),
    behind: rest === '' ? 0 : rest.split(/\s+/, MOST_BEHIND + 1).length,
    abroad: abroadEnd(line),
    named: mark < 0 ? namedAt(line) : 0,
  }
}

function closingLine(
  text: string,
  own: readonly RawBlock[],
  n: number,
  end: number,
  memo: Memo,
): Closing | null {
  const b = own[n] as RawBlock
  const { mark, closes, behind, abroad, named } = memo.closing(text.slice(b.start, b.end), closingWords)
  const closing = (name: number): Closing => ({ at: n, cut: b.start, name, bare: false })
  if (closes || closesInOwnWords(text, own, n, end)) {
    if (behind > MOST_BEHIND) return null
    return closing(behind === 0 ? 0 : b.start + mark + 1)
  }
  if (named > 0 && n === end - 1) return closing(b.start + named)
  return abroad === 0 ? null : closing(abroad < b.end - b.start ? b.start + abroad : 0)
}

/** End of the closing words of a line in another language, its mark included; 0 when it has none. */
function abroadEnd(line: string): number {
  // A question closes nothing.
  if (line.endsWith('?')) return 0
  const mark = /[,!.\n]/.exec(line)
  const length = mark ? mark.index : line.length
  const words = plainOf(line.slice(0, length).trim())
  const list = words.split(/\s+/)
  const rest = mark ? line.slice(length + 1).trim() : ''
  if (rest !== '' && rest.split(/\s+/, MOST_BEHIND + 1).length > MOST_BEHIND) return 0
  const whole =
    CLOSING_LINES.has(words) ||
    (list.length <= WORDS && list.some((word) => CLOSING_WORDS.has(word))) ||
    (list.length <= WISH_WORDS &&
      CLOSING_STARTS.get(list[0] ?? '')?.some((start) => `${words} `.startsWith(start)) === true)
  if (whole) return rest === '' ? line.length : length + 1
  // "LG Anna": the name follows without a comma.
  const first = line.search(/\s/)
  const short = first > 0 && list.length <= 4 && CLOSING_SHORT.has(list[0] ?? '')
  return short && !unicode`\s\p{Ll}`.test(line) ? first : 0
}

/** In small letters, with accents in one piece and curly apostrophes. */
const plainOf = (words: string): string =>
  (/^[ -~]*$/.test(words) ? words : words.normalize('NFC')).toLowerCase().replaceAll("'", '’')

/** “Je vous prie d’agréer, Madame, l’expression de mes salutations distinguées.” */
function isFormula(text: string, b: RawBlock): boolean {
  if (b.end - b.start > FORMULA) return false
  const line = text.slice(b.start, b.end)
  return (
    !/[.!?]\s/.test(line) &&
    line
      .toLowerCase()
      .split(/[\s,.’']+/)
      .some((word) => FORMAL_CLOSINGS.has(word))
  )
}

/** "To your success," over a name: closing words of the sender's own make. */
function closesInOwnWords(text: string, own: readonly RawBlock[], n: number, end: number): boolean {
  const line = own[n] as RawBlock
  const most = /^thank/i.test(text.slice(line.start, line.end)) ? LINE : 40
  if (n < end - 6 || line.end - line.start > most || !isOverName(text, own, n, end)) return false
  return startsUpper(text.slice(own[n + 1]?.start, own[n + 1]?.end))
}

/** "… before Friday? Thanks, Tom": the last words of a longer block. */
function inlineClosing(text: string, b: RawBlock): number {
  const tail = text.slice(Math.max(b.start, b.end - 70), b.end)
  // Most blocks end otherwise, and letters that are counted take long to compile.
  if (!/[.!?]\s[^,]+,\s+\S+(?:\s\S+)?$/.test(tail)) return 0
  const match =
    unicode`[.!?]\s+(\p{L}[\p{L} ]{1,30}),\s+\p{Lu}[\p{L}'-]{0,20}(?:\s\p{Lu}[\p{L}'-]{0,20})?$`.exec(tail)
  const words = match?.[1] ?? ''
  return match && (SIGNOFF.test(words) || abroadEnd(words) > 0)
    ? b.end - tail.length + match.index + match[0].indexOf(words)
    : 0
}

/** Small words inside surnames: “de Vries”, “van der Berg”, “López y Gómez”. */
const PARTICLES =
  "(?:(?:van|von|vom|zu|zum|zur|de|del|della|dela|der|den|dem|des|di|da|das|do|dos|du|la|las|le|los|lo|ten|ter|te|op|'t|’t|af|av|bin|bint|ibn|ben|abu|al|el|y|e|und) )*"
const PART = `${PARTICLES}(?:d['’]|al-|el-|ul-)?\\p{Lu}[\\p{L}'’.-]{0,20}`
/** One to four words of a name, with or without a dash before, a title or a firm after: “Jan van der Berg, PhD”. */
const NAME = lazy(
  () =>
    new RegExp(
      `^[-–—]?\\s?\\p{Lu}[\\p{L}'’-]{0,20}\\.?(?:\\s${PART}){0,3}(?:,\\s\\p{Lu}[\\p{L}.&-]{1,20}(?:\\s\\p{Lu}[\\p{L}.&-]{0,20}){0,2}){0,2}$`,
      'u',
    ),
)

/** A line over a name is ended by a mark or by an address. */
const CLOSED = /(?:[.!?:)…"”]|https?:\/\/\S+)$/

/** “SHOP NOW”, “View Your Offer”: what a link says, drawn as a button or not. */
const isLabel = (line: string): boolean => ACTS.has(line.split(/[\s,]/, 1)[0]?.toLowerCase() ?? '')

/** A name on the last lines, with or without a dash, and no closing words before it. */
function bareName(text: string, own: readonly RawBlock[], end: number): Closing | null {
  let found: Closing | null = null
  for (let n = end - 1; n >= Math.max(1, end - 6); n--) {
    const b = own[n] as RawBlock
    const line = text.slice(b.start, Math.min(b.end, b.start + 61))
    if (b.kind !== 'paragraph' && b.kind !== 'item') return found
    const named = NAME().test(line) && !isLabel(line)
    // Of a name over a title that is written like one, the upper line is the name.
    if (found && !named) return found
    if (named) {
      const before = own[n - 1] as RawBlock
      const closed = before.kind === 'button' || CLOSED.test(text.slice(before.start, before.end))
      // A title line under a name: keep looking upwards for the name itself.
      if (n < end - 1 || closed) found = { at: n, cut: b.start, name: 0, bare: true }
    }
    if (/[.!?]$/.test(line) || b.end - b.start > 60) return found
  }
  return found
}
