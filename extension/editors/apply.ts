/** Changes of a mail's HTML, made in the compose one by one and checked, each of them undoable. */
import type { Edit } from '#shared/engine/edit.ts'
import { plainText } from '#shared/ui/visible.ts'
import { caretIn, lengthTo, setCaret } from './caret.ts'
import { minimal } from './minimal.ts'
import { replaceRange } from './replace.ts'
import { safeHtml } from './safe-html.ts'
import { readSource } from './source.ts'

/** `undo` takes back what was made and nothing else; false when the text is another one by now, and stays. */
export type Applied = { made: number; undo: () => Promise<boolean> }

/** The mail is another one than the changes were made for, or the editor did something else. */
export class NotApplied extends Error {
  override name = 'NotApplied'
}

/**
 * Makes changes whose offsets all count in `html`, last one first. Rejects with `NotApplied` when the mail is not
 * `html` any more, or shows other words afterwards; what was done until then is taken back.
 */
export async function applyToBody(
  body: HTMLElement,
  html: string,
  edits: readonly Edit[],
  notAuthored: string,
): Promise<Applied> {
  let made = 0
  /** What would turn each change back, by offsets in what the mail is after all of them. */
  const back: Edit[] = []
  const undo = () => {
    body.focus({ preventScroll: true })
    for (; made > 0; made--) body.ownerDocument.execCommand('undo')
  }
  const caret = caretIn(body)
  let expected = html
  let left = caret
  for (const edit of [...edits].sort((a, b) => b.start - a.start || b.end - a.end)) {
    const change = minimal(expected, edit)
    if (!change) continue
    const source = readSource(body)
    const range = source.rangeAt(change.start, change.end)
    // Only what stands before and in the change must be as it was: behind it we were ourselves.
    const same = source.html.slice(0, change.end) === expected.slice(0, change.end)
    if (!same || !range || touches(range, body, notAuthored)) {
      undo()
      throw new NotApplied(
        same ? 'That part is not yours to change.' : 'The mail has changed in the meantime.',
      )
    }
    const before = lengthTo(body, range.startContainer, range.startOffset)
    const gone = range.toString().length
    const old = body.textContent?.length ?? 0
    const cut = expected.slice(change.start, change.end)
    const marked = /<\w/.test(change.replacement)
    const text = marked ? '' : plainText(change.replacement)
    expected = expected.slice(0, change.start) + change.replacement + expected.slice(change.end)
    await replaceRange(body, range, { text, html: marked ? safeHtml(change.replacement) : null })
    made++
    const grown = change.replacement.length - cut.length
    for (const one of back) {
      one.start += grown
      one.end += grown
    }
    back.push({ start: change.start, end: change.start + change.replacement.length, replacement: cut })
    if (wordsOf(body.textContent ?? '') !== wordsOf(plainText(expected))) {
      undo()
      throw new NotApplied(cut === '' ? 'The text could not be put in.' : 'The text could not be replaced.')
    }
    if (left !== null && left >= before + gone) left += (body.textContent?.length ?? 0) - old
    else if (left !== null && left > before) left = before
  }
  if (left !== null) setCaret(body, left)
  const after = body.innerHTML
  const writings = writingsIn(body.ownerDocument)
  const last = writings.count
  return {
    made,
    undo: async () => {
      if (!body.isConnected || body.innerHTML !== after) return false
      // A page has one history: the browser would take back what was written last, in whatever mail that was.
      if (writings.count === last) undo()
      else if (after !== expected) return false
      else await applyToBody(body, after, back, notAuthored)
      return true
    },
  }
}

interface Writings {
  count: number
}
const heard = new WeakMap<Document, Writings>()

/** How often anything was written in a page, counted from the first time this is asked. */
function writingsIn(document: Document): Writings {
  const known = heard.get(document)
  if (known) return known
  const writings = { count: 0 }
  heard.set(document, writings)
  document.addEventListener('input', () => writings.count++, { capture: true })
  return writings
}

/** Sets an input as if it had been typed. */
export function applyToInput(input: HTMLInputElement, edit: Edit): Applied {
  const cut = input.value.slice(edit.start, edit.end)
  type(input, edit)
  const after = input.value
  const undo = async () => {
    if (!input.isConnected || input.value !== after) return false
    type(input, { start: edit.start, end: edit.start + edit.replacement.length, replacement: cut })
    return true
  }
  return { made: 1, undo }
}

function type(input: HTMLInputElement, { start, end, replacement }: Edit): void {
  input.focus({ preventScroll: true })
  input.setSelectionRange(start, end)
  if (replacement === '') input.ownerDocument.execCommand('delete')
  else input.ownerDocument.execCommand('insertText', false, replacement)
}

/** Whether a range reaches into what is not of this mail. */
function touches(range: Range, body: HTMLElement, selector: string): boolean {
  return [...body.querySelectorAll(selector)].some((element) => range.intersectsNode(element))
}

/** Editors differ in spaces and empty lines; the words have to be the same. */
const wordsOf = (text: string) => text.replaceAll(/[\s\u00a0\u200b\ufeff]+/g, '')
