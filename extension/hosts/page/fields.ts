/** Finding the fields at the head of a mail, by the marks of the site or by what they are called. */
import type { Layout } from './layout.ts'
import { plainName, READERS, SUBJECT } from './words.ts'

const FIELDS = 'input, textarea, [contenteditable=true], [role=combobox]'

/** What a field is called by its own attributes. */
function nameOfField(field: Element): string {
  const by = field.getAttribute('aria-labelledby')
  const label = by && field.ownerDocument.getElementById(by.split(' ')[0] ?? '')?.textContent
  return plainName(field.getAttribute('aria-label') || label || field.getAttribute('placeholder') || '')
}

/** By their labels, and not the labels by their fields: each of those would be looked for in the whole page. */
const labelled = (root: ParentNode, names: ReadonlySet<string>): HTMLElement[] =>
  [...root.querySelectorAll('label')].flatMap(({ textContent, control }) =>
    control && names.has(plainName(textContent ?? '')) ? [control] : [],
  )

function fieldsIn(root: ParentNode, marks: string | null, names: ReadonlySet<string>): HTMLElement[] {
  const marked = marks === null ? [] : [...root.querySelectorAll<HTMLElement>(marks)]
  const called = [...root.querySelectorAll<HTMLElement>(FIELDS)].filter((one) => names.has(nameOfField(one)))
  const all = [...new Set([...marked, ...called, ...labelled(root, names)])]
  return all.filter((field) => !all.some((one) => one !== field && one.contains(field)))
}

/** Inputs for the subject, seen or not. */
export const subjectsIn = (root: ParentNode, { subject }: Pick<Layout, 'subject'>): HTMLInputElement[] =>
  fieldsIn(root, subject, SUBJECT).filter((field) => field instanceof HTMLInputElement)

/** Fields for readers, seen or not. */
export const readerFieldsIn = (root: ParentNode, { readers }: Pick<Layout, 'readers'>): HTMLElement[] =>
  fieldsIn(root, readers.fields, READERS)
