/** Where a sentence added at the end of the body goes. */
import type { Doc } from '../engine/doc.ts'
import type { Edit } from '../engine/edit.ts'
import { inBody, letterOf } from '../engine/measures/body.ts'

/** Inserts a new paragraph after the last sentence above the sign-off; `null` where the mail has no body. */
export function paragraphAfter(doc: Doc, text: string): Edit | null {
  return insertAfterBody(doc, doc.source.encode(text))
}

/** The same for what is already in the draft's own format. */
export function insertAfterBody(doc: Doc, encoded: string): Edit | null {
  const last = letterOf(doc).at(-1) ?? doc.sentences.findLast(inBody)
  if (!last) return null
  const at = doc.source.toSource(last).end
  const gap = doc.format === 'html' ? '<br><br>' : doc.text.includes('\r\n') ? '\r\n\r\n' : '\n\n'
  return { start: at, end: at, replacement: gap + encoded }
}
