/** Words of the mail for a finding about something that is not there: what it would stand beside. */
import { letterOf } from '../../engine/measures/body.ts'
import { isForSomeCase } from '../in-some-case.ts'
import type { ReadDraft } from '../read-draft.ts'
import type { Place } from './finding-slots.ts'
import type { Mend } from './mend.ts'

interface Range {
  start: number
  end: number
}

/** Findings that the beginning of a mail shows best; the others are shown by its end. */
const AT_START = new Set([
  'no-reason-to-write',
  'image-only-mail',
  'too-short',
  'missing-greeting',
  'no-reader-reference',
  'nothing-specific',
])

/** The range of the draft that shows a finding without words of its own; `null` where nothing does. */
export function anchorOf({ doc }: ReadDraft, { annotation }: Place): Range | null {
  if (annotation.field !== 'draft') return null
  const all = letterOf(doc)
  const main = all.filter((s, i) => i === 0 || !isForSomeCase(s))
  const lines = main.length > 0 ? main : all
  const line = AT_START.has(annotation.rule_id) ? lines[0] : lines.at(-1)
  return line ? doc.source.toSource(line) : null
}

/** A mend that inserts text, with the line before it, so that what it quotes can be seen in the mail. */
export function withLineBefore({ draft, doc }: ReadDraft, mend: Mend): Range & { replacement: string } {
  const { field, start, end, replacement } = mend
  if (field !== 'draft' || start !== end) return { start, end, replacement }
  const before = doc.sentences.findLast(
    (s) => s.words > 0 && s.field === 'draft' && doc.source.toSource(s).end <= start,
  )
  const from = before ? doc.source.toSource(before).start : start
  return { start: from, end, replacement: draft.draft.slice(from, start) + replacement }
}
