/**
 * Where mail programs cut subjects and preheaders. They cut by pixels, so every figure is an estimate of a
 * usual text, of one date, and sources differ by a tenth or two; `pixelWidth` tells wide texts from narrow.
 */
import type { Span } from './draft.ts'
import { findPlaceholders } from './placeholders.ts'
import { unicode } from './unicode.ts'

export interface Client {
  id: string
  name: string
  surface: 'desktop' | 'mobile' | 'watch'
  /** Characters of the subject that show. */
  subjectChars: number
  /** Characters of the preheader that show; `null` where no figure is known. */
  preheaderChars: number | null
  /** Characters that subject and preheader share, where they stand in one row. */
  sharedRow?: number
  /** Address of the page with the figure for the subject. */
  source: string
  /** Year and month in which the sources were read. */
  asOf: string
}

const ORCHARD = 'https://www.theorchardagency.com.au/insights/subject-line-length-and-open-rates/'
const TYPECOUNT = 'https://typecount.com/blog/email-subject-line-length'
const TOOL_TESTER = 'https://www.emailtooltester.com/en/blog/email-subject-lines-character-limit/'
const LETTER_COUNTER = 'https://lettercounter.org/blog/email-subject-line-length-guide'
const WORD_COUNTER = 'https://www.wordcounterfree.com/email-subject-line-character-limit.html'
const AS_OF = '2026-11'

const client = (
  id: string,
  name: string,
  surface: Client['surface'],
  subjectChars: number,
  preheaderChars: number | null,
  source: string,
): Client => ({ id, name, surface, subjectChars, preheaderChars, source, asOf: AS_OF })

/** Chosen low where sources differ: what survives here shows everywhere. */
export const CLIENTS: readonly Client[] = [
  { ...client('gmail_desktop', 'Gmail on a computer', 'desktop', 70, 100, ORCHARD), sharedRow: 130 },
  client('gmail_mobile', 'Gmail on a phone', 'mobile', 37, 40, LETTER_COUNTER),
  client('apple_mail_iphone', 'Apple Mail on iPhone', 'mobile', 41, 90, TOOL_TESTER),
  client('apple_mail_desktop', 'Apple Mail on Mac', 'desktop', 65, 140, TYPECOUNT),
  client('outlook_desktop', 'Outlook on a computer', 'desktop', 55, 100, ORCHARD),
  client('outlook_web', 'Outlook.com', 'desktop', 60, null, ORCHARD),
  client('outlook_mobile', 'Outlook on a phone', 'mobile', 38, null, TYPECOUNT),
  client('yahoo_desktop', 'Yahoo Mail on a computer', 'desktop', 46, null, ORCHARD),
  client('yahoo_mobile', 'Yahoo Mail on a phone', 'mobile', 33, null, TYPECOUNT),
  client('android_small', 'Small Android phone', 'mobile', 30, null, ORCHARD),
  client('apple_watch', 'Apple Watch', 'watch', 30, null, WORD_COUNTER),
]

/** How one client's list of messages shows a mail. A shortened text ends in an ellipsis. */
export interface Preview {
  client: string
  name: string
  /** `null` when there is no subject. */
  subject_shown: string | null
  /** `null` when there is no preheader, or no figure for this client. */
  preheader_shown: string | null
  /** UTF-16 index at which the subject is cut, so that `subject.slice(0, truncated_at)` shows; `null` when all shows. */
  truncated_at: number | null
}

/** What each client shows of a subject and a preheader. */
export function previews(subject: string | null, preheader: string | null): Preview[] {
  const subjectTags = findPlaceholders(subject ?? '')
  const preheaderTags = findPlaceholders(preheader ?? '')
  return CLIENTS.map(({ id, name, subjectChars, preheaderChars, sharedRow }) => {
    const cut = subject === null ? null : cutAt(subject, subjectChars, subjectTags)
    const shown = subject === null ? null : shorten(subject, cut)
    const room =
      preheaderChars === null
        ? null
        : Math.min(preheaderChars, (sharedRow ?? Infinity) - (shown?.length ?? 0))
    return {
      client: id,
      name,
      subject_shown: shown,
      preheader_shown:
        preheader === null || room === null
          ? null
          : shorten(preheader, cutAt(preheader, room, preheaderTags)),
      truncated_at: cut,
    }
  })
}

const shorten = (text: string, cut: number | null) => (cut === null ? text : `${text.slice(0, cut)}…`)

/** Where to cut so that at most `limit` code units show, no part of a tag or space at the end; `null` when all fits. */
function cutAt(text: string, limit: number, tags: readonly Span[]): number | null {
  if (text.length <= limit) return null
  let cut = tags.find(({ start, end }) => start < limit && end > limit)?.start ?? limit
  while (cut > 0 && !isBoundary(text, cut)) cut--
  while (cut > 0 && isSpace(text.charCodeAt(cut - 1))) cut--
  return cut
}

const isSpace = (code: number) => code === 32 || code === 9 || code === 10 || code === 13 || code === 0xa0
const isHigh = (code: number) => code >= 0xd800 && code < 0xdc00
const isLow = (code: number) => code >= 0xdc00 && code < 0xe000
/** Flags are pairs of these; each is one surrogate pair. */
const isFlagHalf = (point: number) => point >= 0x1f1e6 && point <= 0x1f1ff
const JOINER = 0x200d
/** Marks, skin tones and the letters of regional flags belong to what is before them. */
const extendsOne = (point: number): boolean =>
  point >= FIRST_MARK &&
  unicode`^(?:\p{M}|\u200d|[\u{1f3fb}-\u{1f3ff}\u{e0020}-\u{e007f}])`.test(String.fromCodePoint(point))
/** Unicode has none before. */
const FIRST_MARK = 0x300

/** Whether a reader sees the end of a character at `at`: no pair, accent, joined emoji or flag is split. */
function isBoundary(text: string, at: number): boolean {
  const before = text.charCodeAt(at - 1)
  const after = text.codePointAt(at) ?? 0
  if (isHigh(before) && isLow(text.charCodeAt(at))) return false
  if (before === JOINER || (before === 13 && after === 10) || extendsOne(after)) return false
  // Hangul written as separate letters.
  if (after >= 0x1160 && after <= 0x11ff && before >= 0x1100 && before <= 0x11ff) return false
  if (!isFlagHalf(after)) return true
  let halves = 0
  for (let i = at - 2; i >= 0 && isFlagHalf(text.codePointAt(i) ?? 0); i -= 2) halves++
  return halves % 2 === 0
}

/** Advance widths in thousandths of the font size. */
const WIDTHS: readonly (readonly [width: number, characters: string])[] = [
  [191, "'"],
  [222, 'ijl‘’'],
  [260, '|'],
  [278, ' !,./:;I[\\]ft\t\u00a0'],
  [333, '()-`r“”'],
  [334, '{}'],
  [350, '•'],
  [355, '"'],
  [389, '*'],
  [469, '^'],
  [500, 'Jcksvxyz'],
  [556, '#$0123456789?L_abdeghnopqu–€£'],
  [584, '+<=>~'],
  [611, 'FTZ'],
  [667, '&ABEKPSVXY'],
  [722, 'CDHNRUw'],
  [778, 'GOQ'],
  [833, 'Mm'],
  [889, '%'],
  [944, 'W'],
  [1000, '—…'],
  [1015, '@'],
]
const WIDTH_OF = new Map(
  WIDTHS.flatMap(([width, characters]) => [...characters].map((one) => [one, width] as const)),
)

/** Wide scripts fill the square; emoji a little more. Other letters are taken as an average small letter. */
function widthOf(character: string): number {
  const known = WIDTH_OF.get(character)
  if (known !== undefined) return known
  const point = character.codePointAt(0) ?? 0
  if (point < 32 || extendsOne(point)) return 0
  if (isFlagHalf(point)) return 625
  if (point >= 0x1f000 && point <= 0x1faff) return 1250
  return (point >= 0x2e80 && point <= 0xd7ff && point !== 0x303f) || (point >= 0xf900 && point <= 0xff60)
    ? 1000
    : 556
}

/**
 * Width in CSS pixels of one line in Arial at `size` pixels. An approximation: the widths are those of
 * Helvetica, which Arial copies, from Adobe's Core 14 font metrics; clients differ in font and weight, and
 * joined emoji are counted apart.
 */
export function pixelWidth(text: string, size = 14): number {
  let thousandths = 0
  for (const character of text) thousandths += widthOf(character)
  return (thousandths * size) / 1000
}
