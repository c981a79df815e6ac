/** Where the greeting of a mail ends. */
import type { RawBlock } from '../blocks.ts'
import { isDigit, isSpace } from '../characters.ts'
import { GREETING } from '../lexicon/greetings.ts'
import { AMONG_NAMES, GREETING_WORDS, GREETINGS_ABROAD } from '../lexicon/greetings-abroad.ts'
import { placeholderAt } from '../placeholders.ts'
import { startsLower, unicode } from '../unicode.ts'

/** Longest greeting, and the longest that ends without a mark. */
const LONGEST = 80
const UNMARKED = 60
/** Words that may follow the greeting's own. */
const NAMES = 6
/** Longest name that stands apart. */
const NAME = 40
/** How often a greeting may go on: “Liebe Anna, lieber Tom,” “Madame, Monsieur,”. */
const PEOPLE = 4

const isAbbreviated = (head: string): boolean =>
  unicode`(?:^|[\s(])(?:Mr|Mrs|Ms|Dr|Prof|Mx|Hr|Fr|Dipl|Ing|Mag|Sr|Sra|Dott|Sig|Avv|Exm[oa]|Ilm[oa]|Egr|dhr|mevr|mw|hab|Mme|Mlle|St|\p{Lu})$`.test(
    head,
  )

/** End of the greeting a block begins with; 0 when it begins with none. */
export function greetingEnd(text: string, b: RawBlock, first: boolean): number {
  let end = 0
  for (let n = 0; n < PEOPLE; n++) {
    let from = end || b.start
    while (from < b.end && isSpace(text.charCodeAt(from))) from++
    const next = from < b.end && (end === 0 || text[end - 1] === ',') ? oneGreeting(text, b, from) : 0
    if (next === 0) {
      if (end > 0 && isName(text.slice(from, b.end))) end = b.end
      break
    }
    end = next
  }
  return end || (first ? nameAlone(text, b) : 0)
}

/** End of the greeting that begins at an offset; 0 when none does. */
function oneGreeting(text: string, b: RawBlock, from: number): number {
  const head = text.slice(from, Math.min(b.end, from + LONGEST))
  const own = GREETING.exec(head)?.[0].length ?? 0
  const opened = own || wordsAbroad(head)
  if (opened === 0) return 0
  // "Hello" may open a sentence: "Dear customers are not cheap." A greeting ends in a mark or stands alone.
  let words = 0
  for (let i = opened; i < head.length; i++) {
    const found = placeholderAt(text, from + i)
    if (found) {
      i = found.end - from - 1
      continue
    }
    const c = head[i] as string
    // “1,200 customers”, “$4.20”.
    const inFigure = isDigit(head.charCodeAt(i + 1)) && '.,:'.includes(c)
    if (!inFigure && (',!:;—–\n'.includes(c) || (c === '.' && !isAbbreviated(head.slice(0, i))))) {
      // “Care labels come in three sizes.”
      if (c === '.' && own === 0 && !namesOnly(head.slice(opened, i).trim())) return 0
      while (head[i + 1] === c) i++
      return from + i + 1
    }
    if (c === '-' && head[i - 1] === ' ') return from + i + 1
    if (c === ' ' && ++words > NAMES) return 0
  }
  if (b.end - from > UNMARKED) return 0
  return own > 0 || namesOnly(head.slice(opened)) ? b.end : 0
}

/** Length of a greeting of another language at the start of a line, its longest form; 0 when there is none. */
function wordsAbroad(head: string): number {
  let longest = 0
  let i = head.startsWith('¡') ? 1 : 0
  const start = i
  for (let n = 0; n < GREETING_WORDS && i < head.length; n++) {
    while (i < head.length && !/[\s,!:;]/.test(head.charAt(i))) i++
    const words = head.slice(start, i).normalize('NFC').toLowerCase().replace(/\.$/, '')
    if (GREETINGS_ABROAD.has(words)) longest = i
    if (!isSpace(head.charCodeAt(i))) break
    i++
  }
  return longest
}

/** True for names and the small words between them: without a mark nothing else tells a greeting from a sentence. */
const namesOnly = (rest: string): boolean =>
  rest.split(/\s+/).every((word) => !startsLower(word) || AMONG_NAMES.has(word.replace(/[.’']+$/, '')))

/** The rest of a line behind “Hi,” or “Buenos días,”: “Ana,” “paní Nováková,”. */
const isName = (rest: string): boolean =>
  rest.length <= NAME &&
  /^\S+(?: \S+){0,3}[,!:]$/.test(rest) &&
  unicode`\p{Lu}`.test(rest) &&
  namesOnly(rest.slice(0, -1))

/** "Ana,", "Ana, Tom," or "{{first_name}}," on a line of its own. */
function nameAlone(text: string, b: RawBlock): number {
  const found = placeholderAt(text, b.start)
  if (found && /^[,!:]?$/.test(text.slice(found.end, b.end))) return b.end
  const head = text.slice(b.start, Math.min(b.end, b.start + UNMARKED))
  // The end is looked at first: most lines have another, and the rest takes long to compile.
  const named =
    /[,!:—–]$/.test(head) &&
    unicode`^(?:(?:Mrs?|Ms|Dr|Prof|Mx)\. )?\p{Lu}[\p{L}'’-]{1,20}(?:(?:,| and| &)? \p{Lu}[\p{L}'’.-]{0,20}){0,3}[,!:—–]$`.test(
      head,
    )
  return named ? b.end : 0
}
