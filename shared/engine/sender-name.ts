/** What is wrong with the name a mail comes from. */
import { startsEmoji } from './characters.ts'
import type { Doc } from './doc.ts'
import { findPlaceholders } from './placeholders.ts'
import { everyUnicode, unicode } from './unicode.ts'

/** Shorter capitals are names of brands: `IKEA`, `BMW Group`. */
const CAPITALS = 10
/** Shorter subjects may well be part of a name. */
const SHARED = 12

/** Words of subjects and alarms that no sender is called. */
const PITCH =
  /^your\b|\byour (?:new|account|order|free|last)\b|\bnew messages?\b|\bfinal notice\b|\baction required\b|\blast chance\b|\burgent\b|% off\b|\bfree gift\b|\b1 new\b/i
/** Merge tags of the sender's own name are fine. */
const OWN = /sender|owner|rep\b|agent|user|company|account|from|team|brand|store|shop|organi[sz]ation/i
export interface SenderFault {
  message: string
  /** True for a matter of looks rather than of deceit. */
  small: boolean
}

/** The first fault of the sender's name, worst first; `null` when it is fine or not given. */
export function senderFault(doc: Doc): SenderFault | null {
  const name = (doc.draft.from_name ?? '').slice(0, 400)
  if (name.trim() === '') return null
  const fault = (message: string, small = false) => ({ message, small })
  const address = name.includes('@')
    ? unicode`[\p{L}\p{N}._%+-]+@([\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+)`.exec(name)?.[1]?.toLowerCase()
    : undefined
  if (address !== undefined && !mentions(doc, address))
    return fault('The sender name holds an address of a domain that the mail does not mention.')
  if (/^(?:re|fwd?|aw|wg)\s*:/i.test(name.trim())) return fault('The sender name begins like a reply.')
  const tag = findPlaceholders(name).find((p) => p.role === 'value' && !OWN.test(p.raw))
  if (tag) return fault('The sender name holds a merge tag, as if the reader had sent this.')
  if (PITCH.test(name.trim()) || sharesSubject(name, doc.draft.subject ?? ''))
    return fault('The sender name says what belongs in the subject.')
  if (hasEmoji(name)) return fault('The sender name holds an emoji.')
  if (/[a-z]/.test(name)) return null
  const letters = name.replaceAll(everyUnicode`\P{L}`, '')
  if (letters.length > CAPITALS && letters === letters.toUpperCase() && letters !== letters.toLowerCase())
    return fault('The sender name is in capitals.', true)
  return null
}

/** True when a link or an address in the mail has that domain. */
const mentions = (doc: Doc, domain: string): boolean =>
  doc.links.some(({ href }) => href.toLowerCase().includes(domain)) ||
  doc.text.toLowerCase().includes(`@${domain}`)

/** The other way round is fine: a subject may name the sender. */
const sharesSubject = (name: string, subject: string): boolean =>
  subject.trim().length >= SHARED && name.toLowerCase().includes(subject.trim().toLowerCase())

function hasEmoji(name: string): boolean {
  for (let i = 0; i < name.length; i++) if (startsEmoji(name.charCodeAt(i))) return true
  return false
}
