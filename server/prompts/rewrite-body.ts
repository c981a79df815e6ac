/** The part of a mail that may be rewritten: the text above signature and thread, or the sentences within markup. */
import type { Doc, Sentence } from '#shared/engine/doc.ts'
import { applyEdits } from '#shared/engine/edit.ts'
import type { ReadDraft } from '#shared/operations/read-draft.ts'

export interface Body {
  /** What a model is shown. */
  text: string
  /** Sentences by their number, in HTML; `null` for plain text. */
  lines: readonly Sentence[] | null
  /** Where the rest begins, in plain text. */
  end: number
}

const OWN: ReadonlySet<string> = new Set(['greeting', 'opening', 'body', 'ask', 'signoff'])

/** In plain text all up to the last line of the sender's own; in HTML numbered sentences without markup in them. */
export function bodyOf(doc: Doc): Body {
  const own = doc.sentences.filter(({ region }) => OWN.has(region))
  if (doc.format === 'text') {
    const end = own.at(-1)?.end ?? 0
    return { text: doc.text.slice(0, end), lines: null, end }
  }
  const lines = own.filter((sentence) => sentence.words > 0 && doc.source.isPlain(sentence))
  const text = lines.map((line, i) => `[${i + 1}] ${line.text.replaceAll(/\s+/g, ' ')}`).join('\n')
  return { text, lines, end: 0 }
}

/** The draft with another body; `null` when the lines do not come back as they went. */
export function withBody({ draft, doc }: ReadDraft, { lines, end }: Body, text: string): string | null {
  if (lines === null) return endsAs(draft.draft, text + draft.draft.slice(end))
  const found = [...text.matchAll(/^\[(\d{1,4})\] ?(.*)$/gm)]
  if (found.length !== lines.length) return null
  const edits = found.map(([, n, line = ''], i) => {
    const sentence = Number(n) === i + 1 ? lines[i] : undefined
    if (!sentence || line.trim() === '') return null
    return { ...doc.source.toSource(sentence), replacement: doc.source.encode(line.trim()) }
  })
  const whole = edits.flatMap((edit) => edit ?? [])
  return whole.length === lines.length ? applyEdits(draft.draft, whole).text : null
}

/** With the line ends of the draft. */
const endsAs = (draft: string, text: string): string =>
  draft.includes('\r\n') ? text.replaceAll(/\r?\n/g, '\r\n') : text
