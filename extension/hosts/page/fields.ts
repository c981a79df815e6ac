/** Finding the fields at the head of a mail, by the marks of the site or by what they are called. */
import type { Layout } from './layout.ts'
import { plainName, READERS, SUBJECT } from './words.ts'

const FIELDS = 'input, textarea, [contenteditable=true], [role=combobox]'

/** What a field is called to people. */
function nameOfField(field: Element): string {
  const by = field.getAttribute('aria-labelledby')
  const label = by && field.ownerDocument.getElementById(by.split(' ')[0] ?? '')?.textContent
  const own = 'labels' in field ? (field as HTMLInputElement).labels?.[0]?.textContent : null
  return plainName(
    field.getAttribute('aria-label') || label || own || field.getAttribute('placeholder') || '',
  )
}

function fieldsIn(root: ParentNode, marks: string | null, names: ReadonlySet<string>): HTMLElement[] {
  const marked = marks === null ? [] : [...root.querySelectorAll<HTMLElement>(marks)]
  const called = [...root.querySelectorAll<HTMLElement>(FIELDS)].filter((one) => names.has(nameOfField(one)))
  const all = [...new Set([...marked, ...called])]
  return all.filter((field) => !all.some((one) => one !== field && one.contains(field)))
}

/** Inputs for the subject, seen or not. */
export const subjectsIn = (root: ParentNode, { subject }: Pick<Layout, 'subject'>): HTMLInputElement[] =>
  fieldsIn(root, subject, SUBJECT).filter((field) => field instanceof HTMLInputElement)

/** Fields for readers, seen or not. */
export const readerFieldsIn = (root: ParentNode, { readers }: Pick<Layout, 'readers'>): HTMLElement[] =>
  fieldsIn(root, readers.fields, READERS)
