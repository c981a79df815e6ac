/** Ways out: the lines that offer one, and the laws that ask for it. */
import { isAllCaps } from '../../engine/characters.ts'
import type { Doc } from '../../engine/doc.ts'
import type { Kind } from '../../engine/kinds.ts'
import { countryOf, GDPR_COUNTRIES } from '../../engine/law.ts'
import { COMPANY_FORMS } from '../../engine/lexicon/company-forms.ts'
import type { Play } from './angles.ts'

/** One for each mail, so that no two of a sequence end alike. */
export const PARTINGS = [
  "If this isn't for you, say so and I won't write again.",
  "If it isn't relevant, tell me and I'll stop.",
  "If you'd rather not hear from me, one word is enough.",
  "A plain no is fine too, and then I won't write again.",
  'Tell me to stop, and I will.',
  "If it's not for you, a short no ends it and I won't write again.",
  "If you'd like no more of these, say so and I'll stop.",
  "If you'd sooner not get these, say so and I'll stop.",
  'If I should stop writing, just say so.',
  "If you want no more mail from me, tell me and I won't write again.",
  "If it's a no, say so and I'll leave you in peace.",
]

/** Whether a mail goes to somebody who did not ask for it: as the request says, else by its kind. */
export const toStranger = (play: Play | null, kind: Kind, relationship: string | undefined): boolean =>
  play === 'outreach' && (relationship === undefined ? kind !== 'other' : relationship === 'cold')

/** Angles whose text offers a way out by itself. */
export const SELF_CLOSING = new Set(['close_file', 'options'])

const LAWS: Readonly<Record<string, string>> = {
  US: 'CAN-SPAM asks every commercial mail for a clear way to opt out and a postal address (N01)',
  CA: 'CASL asks for an unsubscribe, a mailing address and consent beforehand (N02)',
  DE: 'Germany’s UWG asks for consent beforehand, and every mail must offer a way out (N03, N07)',
  GB: 'PECR asks for an address at which readers can opt out (N04)',
  AU: 'the Spam Act asks for a working unsubscribe and consent (N08)',
}

/** Where a stranger's consent comes first. */
export const CONSENT: Readonly<Record<string, string>> = {
  CA: 'CASL (N02) asks for consent before the first mail: express, or implied by a business relationship or an address the reader published for such mail. Note which of them you have for this reader.',
  DE: 'Germany’s UWG (N03) asks for express consent before the first commercial mail, to firms as well. Note when and how this reader gave it.',
  AU: 'The Spam Act (N08) asks for consent before the first mail: express, or inferred from a business relationship or a work address published without a refusal. Note which of them you have.',
}

/** What a text message needs beforehand, by country. */
const TEXT_CONSENT: Readonly<Record<string, string>> = {
  US: 'the TCPA asks for consent beforehand, in writing where the text sells, and every text must take STOP for an answer',
  CA: 'CASL (N02) asks for consent beforehand, for your name and for a way to unsubscribe in every text',
  GB: 'PECR (N04) asks for consent beforehand from people and sole traders, and for a way to stop in every text',
  DE: 'Germany’s UWG (N03) asks for express consent beforehand, from firms as well',
  AU: 'the Spam Act (N08) asks for consent beforehand, for your name and for a way to unsubscribe in every text',
}
/** The same where the law of the country is not known by its name. */
export const textConsentOf = (country: string | null): string =>
  TEXT_CONSENT[country ?? ''] ??
  (country !== null && GDPR_COUNTRIES.has(country)
    ? 'the law of the EU asks for consent before a text that sells, and for an easy way to stop'
    : 'most countries ask for consent beforehand')

/** Laws that ask for a postal address in every commercial mail. */
export const ADDRESS: Readonly<Record<string, string>> = { CA: 'CASL (N02)', US: 'CAN-SPAM (N01)' }

/** Country whose law counts: as the request or the workspace says, else Germany for mail signed by a German company; `null` for mail in another language that says nothing of it. */
export function countryFor(doc: Doc): string | null {
  const { draft, profile } = doc
  const isNamed = [draft.audience?.jurisdiction, profile.jurisdiction, draft.locale, profile.locale].some(
    (named) => named !== undefined && named !== null,
  )
  if (isNamed) return countryOf(doc)
  const isGerman = doc.sentences.some(
    ({ region, hits, tokens }) =>
      (region === 'signature' || region === 'footer') &&
      hits.some(
        ({ lexicon, entry, from }) =>
          lexicon === COMPANY_FORMS && entry.note.endsWith('form') && isForm(tokens[from]?.text ?? ''),
      ),
  )
  if (isGerman) return 'DE'
  return doc.english ? countryOf(doc) : null
}

/** Two letters are a legal form only in capitals: “AG”. */
const isForm = (text: string) => text.length > 3 || isAllCaps(text)

/** What the law of a country asks, as far as a draft can tell. */
export const lawOf = (country: string | null): string =>
  LAWS[country ?? ''] ??
  (country !== null && GDPR_COUNTRIES.has(country)
    ? 'the GDPR lets readers object at any time, and the first mail must say so (N07)'
    : 'most countries ask commercial mail for one')
