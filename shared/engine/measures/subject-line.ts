/** What rules ask of a subject: its reply prefix, its length as shown, and where a phone cuts it. */
import { CLIENTS, previews } from '../clients.ts'
import type { Sentence } from '../doc.ts'

/** How mail programs begin the subject of replies and forwards, in English and in German. */
const PREFIXES = new Set(['re', 'fw', 'fwd', 'aw', 'wg'])

/** Number of tokens at the start that are prefixes such as `Re:` or `FW: RE:`; 0 for none. */
export function prefixTokens(subject: Sentence): number {
  const { tokens } = subject
  let at = 0
  while (PREFIXES.has(tokens[at]?.lower ?? '') && tokens[at + 1]?.text === ':') at += 2
  return at
}

/** Letters a merge tag is taken to fill in. */
const FILLED = 6

/** UTF-16 units of the subject as a reader sees it: without reply prefix, merge tags filled in. */
export function shownLength(subject: Sentence): number {
  const prefix = prefixTokens(subject)
  let length = subject.text.trimEnd().length - (subject.tokens[prefix]?.start ?? 0)
  for (const token of subject.tokens)
    if (token.kind === 'placeholder') length += FILLED - (token.end - token.start)
  return length
}

/** The phone in common use that shows least. */
const PHONE = CLIENTS.filter((c) => c.surface === 'mobile').reduce((a, b) =>
  b.subjectChars < a.subjectChars ? b : a,
)

/** Where the phone that shows least cuts the subject, and how much it shows; `null` when all of it shows. */
export function phoneCut(subject: Sentence): { at: number; chars: number } | null {
  let filled = ''
  let from = 0
  for (const token of subject.tokens)
    if (token.kind === 'placeholder') {
      filled += subject.text.slice(from, token.start) + 'x'.repeat(FILLED)
      from = token.end
    }
  filled += subject.text.slice(from)
  const cut = previews(filled, null).find((p) => p.client === PHONE.id)?.truncated_at ?? null
  if (cut === null) return null
  return { at: unfilled(subject, cut), chars: PHONE.subjectChars }
}

/** The place in the subject as written of a place in the subject with its merge tags filled in. */
function unfilled(subject: Sentence, at: number): number {
  let place = at
  for (const token of subject.tokens) {
    if (token.kind !== 'placeholder') continue
    if (place <= token.start) break
    if (place < token.start + FILLED) return token.end
    place += token.end - token.start - FILLED
  }
  return place
}
