/** Whether and how a mail lets its reader out. */
import type { Doc, Link } from './doc.ts'
import { IN_PERSON, OPT_OUTS } from './lexicon/opt-outs.ts'

/** Parts of addresses and merge tags that lead out, in lower case. */
const SIGNS = [
  'unsub',
  'opt-out',
  'optout',
  'opt_out',
  'preference',
  '/prefs',
  'update_profile',
  '/leave',
  'abmeld',
  'abbestell',
  'desinscri',
  'desabonn',
  'disiscri',
  'uitschrijv',
  'afmeld',
  '/baja',
]
/** What the text of such a link says, in lower case. */
const TEXTS = ['unsubscribe', 'opt out', 'opt-out', 'take me off', 'email preferences', 'remove me']

const holds = (text: string, signs: readonly string[]): boolean => {
  const lower = text.toLowerCase()
  return signs.some((sign) => lower.includes(sign))
}

/** True for a link out of the mailing, by its target or its words. */
export const leadsOut = ({ href, text }: Link): boolean => holds(href, SIGNS) || holds(text, TEXTS)

/** True when one step leads out: a link, or the merge tag of one. */
export const hasWayOut = (doc: Doc): boolean =>
  doc.links.some((link) => link.region !== 'quoted' && leadsOut(link)) ||
  doc.placeholders.some(({ field, raw }) => field === 'draft' && holds(raw, SIGNS))

/** The phrases are known already; links have to be read. */
const offers = (doc: Doc, inPerson: boolean): boolean =>
  doc.sentences.some(
    ({ region, hits }) =>
      region !== 'quoted' &&
      hits.some(({ lexicon, entry }) => lexicon === OPT_OUTS && (inPerson || entry.note !== IN_PERSON)),
  ) || hasWayOut(doc)

/** True when a mailing offers a way out of any sort. */
export const offersOptOut = (doc: Doc): boolean => offers(doc, false)

/** True when a mail from one person to another offers one, if only “tell me and I will stop”. */
export const offersPlainOut = (doc: Doc): boolean => offers(doc, true)
