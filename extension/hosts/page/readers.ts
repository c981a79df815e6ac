/** Reading who a mail goes to, from the fields of a page. */
import { readerFieldsIn, subjectsIn } from './fields.ts'
import type { Layout } from './layout.ts'
import { READERS } from './words.ts'

const ADDRESS = /[^\s<>"'(),;:[\]@]+@[^\s<>"'(),;:[\]@]+/g
/** Attributes in which sites keep the address of somebody whose name is shown. */
const TOLD_IN = ['aria-label', 'title', 'data-email', 'data-address', 'href']
/** Steps up from an input to the row in which readers that were taken stand beside it. */
const STEPS = 5

/** Addresses, and the names of those whose address is not told: nobody may take them for one of the house. */
export function readersOf(layout: Layout, compose: Element): string[] {
  const heads = [...subjectsIn(compose, layout), ...readerFieldsIn(compose, layout)]
  return readerFieldsIn(compose, layout).flatMap((field) => {
    const row = field.isContentEditable ? field : rowOf(field, heads)
    return readersIn(row, layout.readers.chips)
  })
}

/** What holds a field and no other one. */
function rowOf(field: HTMLElement, heads: readonly Element[]): HTMLElement {
  let row = field
  for (let step = 0; step < STEPS; step++) {
    const { parentElement } = row
    if (!parentElement || heads.some((head) => head !== field && parentElement.contains(head))) break
    if (parentElement.querySelector('[contenteditable=true], iframe, button[type=submit]')) break
    row = parentElement
  }
  return row
}

function readersIn(row: HTMLElement, chips: string): string[] {
  const all = [...row.querySelectorAll<HTMLElement>(chips)]
  // One in another is the same reader.
  const taken = all.filter((chip) => !all.some((one) => one !== chip && one.contains(chip)))
  const inputs = [row, ...row.querySelectorAll('*')].flatMap((one) =>
    one instanceof HTMLInputElement || one instanceof HTMLTextAreaElement ? typed(one.value) : [],
  )
  const beside = row.isContentEditable ? typed(textBeside(row, chips)) : shownBeside(row, chips)
  return [...taken.flatMap(readerOf), ...beside, ...inputs]
}

function readerOf(chip: HTMLElement): string[] {
  const told = [chip, ...chip.querySelectorAll('*')].flatMap((element) =>
    TOLD_IN.map((name) => element.getAttribute(name) ?? ''),
  )
  // Apart: the sign that takes a reader away often stands right behind them.
  const text = textsIn(chip)
    .map(({ nodeValue }) => nodeValue)
    .join(' ')
    .trim()
  const addresses = [...new Set([text, ...told].join(' ').match(ADDRESS) ?? [])]
  if (addresses.length > 0) return addresses
  return text === '' ? [] : [text]
}

/** Words that are no reader yet, and are sent to all the same. */
const typed = (text: string): string[] => text.match(/[^\s,;<>"\u200b\ufeff]+/g) ?? []

/** Readers that stand beside an input in no form that we know: addresses, and what else is said there but labels. */
function shownBeside(row: HTMLElement, chips: string): string[] {
  const text = textBeside(row, chips)
  const rest = text
    .replaceAll(ADDRESS, ' ')
    .split(/[\s,;:()<>]+/)
    .filter((word) => /\p{L}/u.test(word) && !READERS.has(word.toLowerCase()))
  return [...(text.match(ADDRESS) ?? []), ...(rest.length > 0 ? [rest.join(' ')] : [])]
}

/** Text of a row that is in none of its readers, labels or buttons. */
const textBeside = (row: HTMLElement, chips: string): string =>
  textsIn(row)
    .filter((text) => !text.parentElement?.closest(`${chips}, label, button, script, style`))
    .map(({ nodeValue }) => nodeValue)
    .join(' ')

function textsIn(root: Node): Node[] {
  const walker = (root.ownerDocument ?? document).createTreeWalker(root, NodeFilter.SHOW_TEXT)
  const texts: Node[] = []
  for (let text = walker.nextNode(); text; text = walker.nextNode()) texts.push(text)
  return texts
}
