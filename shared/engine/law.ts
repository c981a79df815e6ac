/** Whose law a mail may fall under, as far as a draft can tell. Enough to raise a question, never to answer one. */
import { isSure } from './detect.ts'
import type { Doc } from './doc.ts'
import type { Kind } from './kinds.ts'
import { countsInPounds } from './locale.ts'
import { greeted } from './mail-signs.ts'
import { hasOneReader } from './measures/one-reader.ts'
import { answersMail } from './measures/thread.ts'
import { jurisdictionOf } from './profile.ts'
import { words } from './word-set.ts'

/**
 * ISO 3166 code of the country whose law counts; the United Kingdom is `GB` however it was written. Where nobody
 * names a country, a mail that counts in pounds is British, any other American.
 */
export function countryOf(doc: Doc): string {
  const country = jurisdictionOf(doc.draft, doc.profile, countsInPounds(doc.sentences) ? 'GB' : 'US')
  return country === 'UK' ? 'GB' : country
}

/** Countries of the EU and the EEA, and the United Kingdom, which kept the same rules on personal data. */
export const GDPR_COUNTRIES: ReadonlySet<string> = words(
  'AT BE BG CY CZ DE DK EE ES FI FR GB GR HR HU IE IS IT LI LT LU LV MT NL NO PL PT RO SE SI SK',
)

/** True for mail to many readers that advertises or informs, told apart well enough. */
export const isMarketing = (doc: Doc): boolean =>
  (doc.family === 'bulk_content' || doc.family === 'bulk_promo') &&
  isSure(doc.familyConfidence) &&
  doc.draft.audience?.relationship !== 'internal' &&
  !isPersonal(doc) &&
  !isToColleagues(doc)

/** Kinds that a council, a school or an office writes to its own people as well. */
const NOTICES: ReadonlySet<Kind> = new Set<Kind>([
  'announcement',
  'survey',
  'event_invitation',
  'fundraising',
])

/** Whom nobody greets so who writes to his own people. */
const TO_CUSTOMERS = /\b(?:customers?|clients?|subscribers?|shoppers?)\b/i

/**
 * News for a house or a street, such as an office that moves: a plain letter that greets everyone at once. A notice
 * that is only guessed to be one, and has no footer and no merge tag, may be that whomever it greets.
 * Who calls it a newsletter is taken at his word.
 */
export const isToColleagues = ({
  kind,
  draft,
  profile,
  html,
  links,
  sentences,
  placeholders,
  blocks,
}: Doc): boolean => {
  if (html !== null) return false
  const isNotice = NOTICES.has(kind)
  if (sentences.some(({ region, text }) => region === 'greeting' && TO_CUSTOMERS.test(text))) return false
  // A kind that the workspace takes for granted is named as well.
  const isOpen = (draft.kind ?? 'auto') === 'auto' && profile.default_kind === null && kind !== 'promotional'
  if (isNotice && isOpen && placeholders.length === 0 && !blocks.some(({ region }) => region === 'footer'))
    return true
  return (
    (isNotice || (isOpen && links.length === 0)) &&
    sentences.some(({ region, tokens }) => region === 'greeting' && greeted(tokens) === 'group')
  )
}

/** Kinds of mailings that a person also writes to one other: an invitation, a word to a customer who left. */
export const ALSO_PERSONAL: ReadonlySet<Kind> = new Set<Kind>(['event_invitation', 're_engagement'])

/** Such a mail from one person to another; one with a link may well be a mailing. */
const isPersonal = (doc: Doc): boolean =>
  ALSO_PERSONAL.has(doc.kind) &&
  doc.links.length === 0 &&
  doc.blocks.some(({ region }) => region === 'signature') &&
  hasOneReader(doc)

/** True for a sales mail to somebody who did not ask for it and has not answered yet. */
export function isUnasked(doc: Doc): boolean {
  const relationship = doc.draft.audience?.relationship
  if (doc.family !== 'cold' || !isSure(doc.kindConfidence)) return false
  if (relationship !== undefined) return relationship === 'cold'
  return doc.kind === 'cold_outreach' && !answersMail(doc.blocks)
}
