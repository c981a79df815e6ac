/** Where a rule points that misses something: nothing in the text is wrong, so the place is empty. */
import type { Doc } from './doc.ts'
import { inBody, letterOf } from './measures/body.ts'
import type { Finding } from './rule.ts'
import { unicode } from './unicode.ts'

type Rest = Omit<Finding, 'field' | 'start' | 'end' | 'source'>

/** A finding at the end of what the sender wrote. */
export function atEnd(doc: Doc, rest: Rest): Finding {
  const { sentences } = doc
  const last = sentences.findLast(inBody) ?? sentences[0]
  const end = last?.end ?? 0
  return { field: 'draft', start: end, end, ...rest }
}

/** One whose fix adds a sentence behind the letter, above the sign-off and what a postscript adds. */
export function atLetterEnd(doc: Doc, line: { label: string; text: string } | null, rest: Rest): Finding {
  const last = letterOf(doc).at(-1)
  if (last === undefined || line === null) return atEnd(doc, rest)
  // Behind a sentence that just ends.
  const stop = unicode`[\p{L}\d]$`.test(last.text) ? '.' : ''
  const fixes = [{ label: line.label, replacement: `${stop} ${line.text}`, safe: false }]
  return { field: 'draft', start: last.end, end: last.end, ...rest, fixes }
}

/** A finding at the very start of the draft's text. */
export function atStart(doc: Doc, rest: Rest): Finding {
  const start = doc.sentences[0]?.start ?? 0
  return { field: 'draft', start, end: start, ...rest }
}

/** A finding about the whole HTML document: its `<html>` tag where there is one. */
export function atRoot(doc: Doc, rest: Rest): Finding {
  const source = doc.html?.root
  return { ...atStart(doc, rest), ...(source ? { source } : {}) }
}
