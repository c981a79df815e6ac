/** What a stranger is written to about: what the sender has, and never what is the reader's already. */
import type { Doc } from '../../engine/doc.ts'

/** What the sender offers, for a mail to somebody who has none of it yet. */
export function sendersOwn(offered: string | null, matter: string | null, doc: Doc | null): string | null {
  if (offered !== null) return offered
  return matter !== null && doc !== null && (isReaders(matter, doc) || isField(matter, doc))
    ? `our help with ${matter.replace(/^(?:the|your) /, '')}`
    : matter
}

/** Whether a bare plural is what the sender works on, and not what they have: `dock times`, unless “We lease dock cranes” says so of it. */
function isField(matter: string, doc: Doc): boolean {
  if (!/^\p{Ll}+ \p{Ll}/u.test(matter) || !BARE_PLURAL.test(matter)) return false
  const wanted = matter.split(' ').slice(0, 2).join(' ').toLowerCase()
  return !doc.sentences.some(({ field, text }) => {
    const told = text.toLowerCase()
    return field === 'draft' && /\b(?:we|our)\b/.test(told) && told.includes(wanted)
  })
}
const BARE_PLURAL =
  /^(?!(?:the|our|your|my|an?|this|that|one|two|three) )[\p{Ll}-]+ [\p{Ll}-]*[^suia]s(?: |$)/u

/** Whether the mail speaks of a thing as the reader's: `your night dispatch`, `Halden's night dispatch`, `damaged pallets at Goole`. */
function isReaders(matter: string, doc: Doc): boolean {
  const bare = matter.replace(/^(?:the|your) /, '').toLowerCase()
  if (/^your /.test(matter) || / at \p{Lu}/u.test(matter)) return true
  return doc.sentences.some(({ text }) => {
    const at = text.toLowerCase().indexOf(bare)
    return at > 0 && /(?:\byour|['’]s|s['’])(?: \S+){0,2} $/i.test(text.slice(Math.max(0, at - 40), at))
  })
}
