/** Changes of the mail by the page itself, made in its fields so that the browser can undo them. */
import type { Field } from '#shared/engine/draft.ts'
import { applyEdits, type Edit } from '#shared/engine/edit.ts'
import { oneEdit } from '#shared/ui/one-edit.ts'
import { mail } from './mail.ts'

export type FieldEdit = Edit & { field: Field }

const FIELDS: readonly Field[] = ['subject', 'preheader', 'draft']
const shown = new Map<Field, HTMLTextAreaElement>()

/** Says that a field is on the page; gives what says that it is no longer. */
export function showField(field: Field, element: HTMLTextAreaElement): () => void {
  shown.set(field, element)
  return () => void shown.delete(field)
}

export const fieldElement = (field: Field): HTMLTextAreaElement | null => shown.get(field) ?? null

/** Makes changes whose offsets count in the mail as it stands. One press of undo takes back those of a field. */
export function makeEdits(edits: readonly FieldEdit[]): void {
  for (const field of FIELDS) {
    const own = edits.filter((edit) => edit.field === field)
    if (own.length > 0) setText(field, applyEdits(mail.get()[field], own).text)
  }
}

/** Puts a text in place of what stands in a field, by the smallest change. */
export function setText(field: Field, text: string): void {
  const element = shown.get(field)
  const edit = oneEdit(element?.value ?? mail.get()[field], text)
  if (!edit) return
  if (element) insert(element, edit)
  mail.patch({ [field]: element?.value ?? text })
}

/** Characters that a browser types at once; of more it lays out the field line by line, and stands still for seconds. */
const MOST_TYPED = 50_000

/** As if it were typed: whatever the browser offers to undo takes it back. */
function insert(element: HTMLTextAreaElement, { start, end, replacement }: Edit): void {
  element.focus({ preventScroll: true })
  element.setSelectionRange(start, end)
  const isDone =
    replacement.length <= MOST_TYPED &&
    (replacement === ''
      ? document.execCommand('delete')
      : document.execCommand('insertText', false, replacement))
  if (!isDone) {
    element.setRangeText(replacement, start, end, 'end')
    element.dispatchEvent(new InputEvent('input', { bubbles: true }))
  }
}
