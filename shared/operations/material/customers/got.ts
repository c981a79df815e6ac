/** What a customer by name got, as one sentence tells it. */
import type { Doc } from '../../../engine/doc.ts'
import { formsOf } from '../../../engine/measures/conjugation.ts'
import { tokenize } from '../../../engine/tokens.ts'
import { RESULTS } from '../../teardown/result-verbs.ts'
import type { RichMaterial } from '../from-draft.ts'
import { plain } from '../line.ts'
import { opensWithName } from '../opens-with-name.ts'
import { isSenders } from '../own-firm.ts'
import { plainOfPast } from '../verbs.ts'
import { changeIn, LESS, NAME, SPAN } from './changes.ts'

export interface Got {
  who: string
  /** What fared so, where that is not the customer: `the close` of “At Norrland Foods the close went from nine days to five”. */
  thing: string | null
  /** The verb of the past with what belongs to it: `cut its waiting time from 90 minutes to 30`. */
  did: string
  /** All of it as a clause, with the time it took: `Marlow Freight cut …`, `at Norrland Foods the close went …`. */
  text: string
  /** True where it goes on to the end of its sentence, and may hold more than one thought. */
  isOpen: boolean
  /** True where something was lost, or more harm was done. */
  isHarm: boolean
}

/** A name that opens a sentence with what it did; what else begins with a capital there is none. */
const DID = new RegExp(
  String.raw`^(?:(?:[Ff]or example|[Ll]ast (?:year|quarter|month)|[Rr]ecently),? )?(?!(?:The|Our|Their|They|We|You|Your|It|This|That|He|She|In|On|At|For|When|After|Since|Once|While|Before|As|If|And|But|Last|Mr|Mrs|Ms|Dr)\b)(?<doer>${NAME}) (?:recently |also |just |now |has |have )?(?<verb>\p{Ll}+) (?<rest>.+)$`,
  'u',
)
/** “We recently helped Finch Books in Derby to sell tickets online” */
const HELPED = new RegExp(
  String.raw`^(?:[Ww]e|I)(?: recently| just| also| have|['’]ve)* helped (?<helped>${NAME})(?: in ${NAME})? (?:to )?(?<base>\p{Ll}+) (?<what>.+)$`,
  'u',
)
export const FARED = '(?:went|fell|rose|dropped|grew|climbed)(?: up| down)?'
const FARES = new RegExp(String.raw`^(?:${FARED}|doubled|halved|tripled|increased)\b`)
/** “At Northbank it took review from eleven days to three”, “It took …”, “At Copperleaf the time to an offer fell from 9 days to 2”, “For Petal & Pine I did the same and their orders went …” */
const AT = new RegExp(
  String.raw`^(?:(?:[Aa]t|[Ff]or) (?<who>${NAME})(?<!['’]s)(?: in ${NAME})?,?(?: [^.;:]{1,80}(?= their ))? )?(?:(?:[Ii]t|[Tt]his|That|we) (?:took|brought|got|cut|reduced|lowered|raised|lifted) (?!(?:us|me|it|that|this|them|you)\b)(?<taken>(?:the |their )?[\p{L}-]+(?: [\p{L}-]+){0,3}?) (?<span>${SPAN})|(?<thing>(?:the|their|average) (?:(?!(?:said|and)\b)[\p{L}\d-]+ ){1,9}?)(?<did>${FARED} (?:${SPAN}|by [^,;:]{0,20}\d[^,;:]{0,60})))`,
  'u',
)
/** Where or when it was got, which a question can spare. */
const WHEN =
  /,? (?:with us|(?:in|within|over|during) (?:their|its|the) (?:first|last) .*|(?:last|this) (?:year|quarter|month|week)|since (?:then|they|switching).*)$/i
const LOSES = /\b(?:lost|lose)\b/
const HARMS = /\b(?:accidents?|injur\p{L}+|complaints|deaths?|debts?|losses|failed|prices? of)\b/iu

/** What a sentence tells that somebody got, whoever that is; without a name it is of whom the one before spoke. */
function gotBy(text: string, before: string | null): Got | null {
  const { who: named, verb: changed, did: change = '' } = changeIn(text) ?? {}
  if (named !== undefined) return got(named, null, changed ? change.replace(changed, pastOf) : change)
  const { helped, base = '', what = '' } = HELPED.exec(text)?.groups ?? {}
  if (helped !== undefined)
    return plainOfPast(pastOf(base)) === null ? null : got(helped, null, `${pastOf(base)} ${what}`, true)
  const at = AT.exec(text)?.groups
  const who = at?.who ?? before
  if (at && who !== null) {
    const { thing = '', taken = thing.trim(), span, did = `went ${span}` } = at
    return got(who, taken, did)
  }
  const { doer = '', verb = '', rest = '' } = DID.exec(text)?.groups ?? {}
  return RESULTS.has(verb) || (verb === 'got' && /\d/.test(rest))
    ? got(doer, null, `${verb} ${rest}`, true)
    : null
}
const pastOf = (verb: string): string => formsOf(verb)[3] ?? ''

function got(who: string, what: string | null, said: string, isOpen = false): Got {
  const did = said.replace(WHEN, '').replace(WHEN, '')
  const thing = what?.replace(/^their /, 'the ') ?? null
  const first = did.replace(/(?:,| because\b).*$/u, '')
  const theirs = `${who}${who.endsWith('s') ? '’' : '’s'}`
  return {
    who,
    thing,
    did,
    text: `${thing === null ? who : what === thing ? `at ${who} ${thing}` : thing.replace('the', theirs)} ${said}`,
    isOpen,
    isHarm: LOSES.test(first) || (HARMS.test(`${thing ?? ''} ${first}`) && !LESS.test(first)),
  }
}

/** “Returns fell by a third”: a word that begins its sentence with a capital may be no name. */
const isThing = ({ who, did }: Got, doc: Doc | null): boolean =>
  FARES.test(did) &&
  !/\P{L}/u.test(who) &&
  doc?.dictionary != null &&
  !opensWithName(doc, { tokens: tokenize(who) })

/** Tells the names of others from those that are known to be the sender's or the reader's. */
export function strangersTo(doc: Doc | null, { sender, recipient }: RichMaterial): (name: string) => boolean {
  const known = [sender.company, sender.name, recipient.company, recipient.name].flatMap((piece) =>
    piece ? [` ${piece.text.toLowerCase()} `] : [],
  )
  return (name) => {
    const other = ` ${name.toLowerCase()} `
    return !known.some((own) => own.includes(other) || other.includes(own)) && !(doc && isSenders(name, doc))
  }
}

/** Reads what the sentences of a mail tell of customers; its sender and its reader are none. */
export function customersOf(doc: Doc | null, material: RichMaterial) {
  const isOther = strangersTo(doc, material)
  return (text: string, before: string | null = null): Got | null => {
    const found = gotBy(text, before)
    return found !== null && isOther(found.who) && !isThing(found, doc) ? found : null
  }
}

/** The customer whom the proof of a mail names in more than one word, which could be any noun; `null` for none. */
export function customerNamed(doc: Doc | null, material: RichMaterial): string | null {
  const read = customersOf(doc, material)
  const found = material.proof.map(({ text }) => read(plain(text)))
  return found.find((got) => got?.who.includes(' ') && !got.isHarm)?.who ?? null
}
