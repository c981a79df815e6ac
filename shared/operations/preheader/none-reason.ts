/** Why a mail is better without a preheader. */
import type { Doc } from '../../engine/doc.ts'
import type { Kind } from '../../engine/kinds.ts'
import { hasWayOut, offersOptOut } from '../../engine/opt-out.ts'

/** Kinds that go to many and to one alike; whom they greet tells. */
const EITHER: readonly Kind[] = [
  'support_reply',
  'apology',
  'internal',
  'onboarding',
  'event_invitation',
  'announcement',
  'other',
]

const SAME =
  'Its first sentence is the preview; a written one makes it look like a mailing and was opened less in experiments (E38j, E38k).'

/** The reason against a preheader; `null` where one serves. */
export function noneReason(doc: Doc): string | null {
  if (isByHand(doc)) return `Somebody wrote and signed this by hand; no billing system sent it. ${SAME}`
  const either = EITHER.includes(doc.kind)
  // What offers a way out of the mailing went to many.
  const toMany = doc.family === 'bulk_content' || doc.family === 'bulk_promo'
  if ((either && hasWayOut(doc)) || (toMany && offersOptOut(doc))) return null
  const personal = doc.bands.preheader === 'none'
  // “Dear Customer” over an answer is one person all the same.
  const greeted = doc.kind === 'support_reply' ? 'one' : greetingOf(doc)
  if (greeted === 'several' && doc.family !== 'cold')
    return personal ? `This is mail to people who know the sender. ${SAME}` : null
  if (personal || (either && greeted === 'one')) return `This is mail to one person. ${SAME}`
  return null
}

/** An invoice that somebody sends and signs; a system greets, links to the payment and signs for nobody. */
const isByHand = (doc: Doc): boolean =>
  doc.kind === 'billing' &&
  doc.format === 'text' &&
  doc.links.length === 0 &&
  ['greeting', 'signoff'].every((region) => doc.sentences.some((s) => s.region === region)) &&
  !doc.sentences.some((s) => s.region === 'greeting' && ADDRESSED_TO_ALL.test(s.text))
const ADDRESSED_TO_ALL = /\b(?:customers?|occupiers?|members?|subscribers?|account holders?)\b/i

/** Words under which a body says nothing by itself. */
const FEW_WORDS = 15

/** Why a mail that wants a preheader gets none from its own words. */
export const noLineReason = ({ counts }: Doc): string =>
  counts.words < FEW_WORDS
    ? 'The body says next to nothing in words, so nothing of it can stand behind the subject. Say in words what pictures and links show; a preheader follows from that.'
    : 'Nothing the body says would serve behind the subject: it shouts, has slips, says the same or runs on too long. Mend the body first, or write a line by hand; a poor preheader is worse than none.'

const SEVERAL =
  /\b(?:all|team|everyone|everybody|folks|friends?|colleagues?|customers?|members?|guests?|neighbou?rs?|readers?|subscribers?|supporters?|parents?|partners?|staff|both|guys|there)\b|,\s*\p{Lu}\p{Ll}+ and\b|\p{Lu}\p{Ll}+(?:,| and| &) \p{Lu}\p{Ll}+/iu

const NAME_ALONE = /^\p{Lu}[\p{L}’'-]+(?: \p{Lu}[\p{L}’'-]+)?\s*[,:!–—-]$/u

const OPENS = /^(?:hi|hello|hey|dear|good (?:morning|afternoon|evening))\s+/i

/** “Hi,”, “Good morning!” */
const NO_NAME = /^(?:hi|hello|hey|dear|good (?:morning|afternoon|evening|day)|greetings)\s*[,:!.–—-]*$/i

/** Whom the greeting calls: one by a name that is written out, several, or nobody that can be told. */
function greetingOf(doc: Doc): 'one' | 'several' | null {
  const greeting = doc.sentences.find((s) => s.region === 'greeting')
  const first = greeting?.text ?? ''
  if (first !== '') {
    if (greeting?.tokens.some((t) => t.kind === 'placeholder')) return null
    if (NO_NAME.test(first)) return null
    const name = first.replace(OPENS, '')
    if (SEVERAL.test(name)) return 'several'
    // “Dev,” alone calls one person as “Hi Dev,” does.
    return (name !== first && /^\p{Lu}/u.test(name)) || NAME_ALONE.test(first) ? 'one' : null
  }
  // “Team,” stands alone on its line.
  return /^\s*(?:team|all|everyone|everybody|folks|colleagues|both)\s*[,:!.\n]/i.test(doc.text.slice(0, 60))
    ? 'several'
    : null
}
