/** Finds greeting and sign-off in any language of the tables; the engine itself only knows English ones. */
import type { Block, Doc } from '../../engine/doc.ts'
import { lowered } from './find-terms.ts'
import { OPENERS } from './tables/greetings.ts'
import { CLOSINGS, SIGNOFFS } from './tables/signoffs.ts'

/** How many blocks from the top a greeting may stand, and its longest form. */
const WITHIN = 6
const LONGEST = 90
/** How many blocks from the end a sign-off may stand. */
const FROM_END = 14

const MARKS = ',:!;.，：！、،—–-'
const LETTER = /[\p{L}\p{N}]/u

export interface OpeningLine {
  block: Block
  /** As in the table. */
  opener: string
  /** Length of the opener, start of the name, and end of the name, in the block. */
  openerEnd: number
  nameStart: number
  nameEnd: number
  /** What it ends in. */
  mark: string
}

/** The greeting, or `null`. */
export function openingLine(doc: Doc, language: string): OpeningLine | null {
  const known = OPENERS[language]
  if (!known) return null
  const openers = [...known.formal, ...known.informal]
  for (const block of doc.blocks.slice(0, WITHIN)) {
    const { region, start, end } = block
    if ((region !== 'greeting' && region !== 'body') || end - start > LONGEST) continue
    const text = doc.text.slice(start, end)
    const lower = lowered(text)
    let opener = ''
    for (const each of openers) if (each.length > opener.length && startsWith(lower, each)) opener = each
    if (opener === '') continue
    const marked = trimmedEnd(text, MARKS)
    const mark = text.slice(marked).trim()
    // “Hola” may open a sentence: a greeting ends in a mark or is short.
    if (region === 'body' && (mark === '' || mark.startsWith('.')) && text.split(' ').length > 6) continue
    let nameStart = opener.length
    while (nameStart < marked && (text[nameStart] === ' ' || text[nameStart] === ',')) nameStart++
    return { block, opener, openerEnd: opener.length, nameStart, nameEnd: Math.max(nameStart, marked), mark }
  }
  return null
}

const startsWith = (lower: string, opener: string) =>
  lower.startsWith(opener) &&
  (!LETTER.test(lower.charAt(opener.length)) || /[\u3040-\uffff]/.test(opener.charAt(opener.length - 1)))

/** End of the text without marks and spaces of the set. */
function trimmedEnd(text: string, marks: string): number {
  let end = text.length
  while (end > 0 && (marks.includes(text.charAt(end - 1)) || text.charAt(end - 1).trim() === '')) end--
  return end
}

export interface ClosingLine {
  block: Block
  /** The words in lower case, without their mark. */
  words: string
  /** Length of the words in the block. */
  end: number
  mark: string
}

const KNOWN = new Map(
  Object.entries(CLOSINGS).map(([language, { formal, informal }]) => [
    language,
    new Set([
      ...formal,
      ...informal,
      ...Object.entries(SIGNOFFS)
        .filter(([tag]) => tag.startsWith(`${language}-`))
        .flatMap(([, forms]) => [forms.formal.toLowerCase(), forms.informal.toLowerCase()]),
    ]),
  ]),
)

/** Whether a line is a usual closing of a language that English has not. */
export const closesIn = (words: string, language: string): boolean =>
  KNOWN.get(language)?.has(words) === true && KNOWN.get('en')?.has(words) !== true

/** The sign-off, or `null`. */
export function closingLine(doc: Doc, language: string): ClosingLine | null {
  const known = KNOWN.get(language)
  const from = Math.max(0, doc.blocks.length - FROM_END)
  for (let n = doc.blocks.length - 1; n >= from; n--) {
    const block = doc.blocks[n]
    if (!block || block.region === 'quoted' || block.end - block.start > LONGEST) continue
    const text = doc.text.slice(block.start, block.end)
    const end = trimmedEnd(text, ',!.–—-')
    const words = lowered(text.slice(0, end))
    if (block.region === 'signoff' || known?.has(words) || known?.has(lowered(text.trim())))
      return { block, words, end, mark: text.slice(end).trim() }
  }
  return null
}
