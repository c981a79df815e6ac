/** Taking a whole sentence out of a draft. */
import type { Doc, Sentence } from './doc.ts'
import { removal } from './edit.ts'
import type { Finding } from './rule.ts'

/**
 * A finding over a sentence whose fix removes it with the space or the line it leaves. For `check` only: the
 * span depends on what surrounds the sentence. Where markup follows, only the words go.
 */
export function withoutSentence(doc: Doc, sentence: Sentence, safe: boolean): Finding {
  const { start, end } = sentence
  const mended = removal(doc.text, start, end)
  const edit = doc.source.isPlain(mended) ? mended : { start, end, replacement: '' }
  return {
    field: 'draft',
    start: edit.start,
    end: edit.end,
    fixes: [{ label: 'Remove', replacement: edit.replacement, safe }],
  }
}
