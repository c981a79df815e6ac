/** Days a sentence names: the last day for something, or the day on which it takes place, and never a day of a story. */
import type { Doc } from '../../engine/doc.ts'
import { tokenize } from '../../engine/tokens.ts'
import { datesIn } from '../material/dates.ts'
import type { RichMaterial } from '../material/from-draft.ts'
import { type Line, plain } from '../material/line.ts'
import { isPast } from '../material/verbs.ts'

export interface Due {
  date: string
  /** True for a last day, false for the day of an event. */
  isLast: boolean
}

/** A day is a last day behind one of these. */
const LAST =
  /\b(?:until|till|by|before|ends?|ending|closes?|through|deadline|due|last day|open(?:s|ed)? (?:to|until)|runs? (?:to|until))\b[^.,;]{0,14}$/i
/** The second day of “from 3 April to Easter Monday 6 April”. */
const RANGE = /\bfrom\b[^.;]{3,40}\bto (?:\p{Lu}\p{Ll}+ )?$/iu
const HELD = /\b(?:on|from)\s+$/i

/** The day a sentence names as a last one, else the day of an event; `null` for days of a story, for those of returns and the like, and for bare weekdays, which are past by the next mail. */
export function dueIn(line: Line): Due | null {
  const text = plain(line.sentence.text)
  const days = datesIn(line).flatMap(({ text: date }): Due[] => {
    const at = text.indexOf(date)
    if (at < 0 || !/\d/.test(date)) return []
    const before = text.slice(0, at)
    const isLast = LAST.test(before)
    if (!isLast && !RANGE.test(before) && !HELD.test(before)) return []
    if (!isOfOffer(before, text, isLast) || isTold(before, text.slice(at + date.length), isLast)) return []
    return [{ date, isLast }]
  })
  return days.find(({ isLast }) => isLast) ?? days[0] ?? null
}

/** The time of day, where the mail names just one: `8:30 to 10:30`; `null` for none or several. */
export function hoursIn(text: string): string | null {
  const named = new Set([...text.matchAll(HOURS)].map(([hours]) => hours.replaceAll(/\s+/g, ' ')))
  const [only] = named
  // “between 3 and 6pm”
  return named.size === 1 ? (only?.replace(/^(\S+) and /, '$1 to ') ?? null) : null
}
const CLOCK = String.raw`(?:\d{1,2}[:.]\d\d(?!\d)(?: ?[AaPp]\.?[Mm]\b)?|\d{1,2} ?[AaPp]\.?[Mm]\b)`
const HOURS = new RegExp(
  String.raw`(?<![\d.:€£$]|[€£$] )(?:\d{1,2} ?(?:to|until|[-–—]|(?<=\bbetween \d{1,2} )and) ?)?${CLOCK}(?: ?(?:to|until|and|[-–—]) ?${CLOCK})?(?: (?:UTC|[A-Z]{0,3}T)\b)?(?! ?(?:%|m\b|km\b|kg\b|l\b|[a-z]+ per\b))`,
  'g',
)

/** “Please register by 3 December”: the day by which an ask is to be done. */
export function closingIn(line: Line): string | null {
  const text = plain(line.sentence.text)
  const day = datesIn(line).find(({ text: date }) => {
    const said = text.split(date)[0] ?? ''
    return /\d/.test(date) && BY.test(said) && isOfOffer(said, text, true)
  })
  return day?.text ?? null
}
const BY = /\b(?:by|before|until|no later than)\s+(?:the )?$/i

const CLAUSE = /[;:—–]|, (?:and|but|so|while) |\band (?=\p{Ll}+ (?:is|are|can|may)\b)/iu

/** Whether a day is of the matter itself: “returns are free until 31 January” is no last day to order by. */
function isOfOffer(before: string, text: string, isLast: boolean): boolean {
  if (BESIDES.test(before.split(CLAUSE).at(-1) ?? '')) return false
  return !isLast || ENDS.test(text)
}

/** What runs on after the offer, or goes along with it. */
const BESIDES =
  /\b(?:returns?|returned|exchanges?|exchanged|refunds?|refunded|warranty|guarantees?|guaranteed|cancel(?:lation)?|deliver(?:y|ed|s)?|arrives?|ships?|shipped|dispatched|support(?:ed)?|stored?|parking|lent|borrowed)\b/i
/** What has a last day by itself: something that ends, or something to do. */
const ENDS =
  /[$£€]\d[^.]* instead of |\b(?:valid|stands?|ends?|ending|clos(?:es?|ing)|expires?|deadline|due|last day|final|runs?|sale|offer|discount|off|price[ds]?|tickets?|early bird|hold|held|keep|trial|works?|access|open|needs?|goal|target|help|reply|rsvp|answer|respond|register|registration|sign|join|book|reserve|save|apply|applications?|order|buy|pay|give|gifts?|donat\w+|pledge|vote|send|return|tell|let|write|confirm|choose|decide|renew|switch|submit|complete|take|claim|use|kept|places?|seats?|spots?)\b/i

/** Whether the day belongs to something that was, or to something other than the matter: “The storm on 2 November took the roof”, “We publish the result on 10 December”. */
function isTold(before: string, after: string, isLast: boolean): boolean {
  const clause = before.split(CLAUSE).at(-1) ?? ''
  if (WAS.test(clause) || IF_OTHERS.test(clause)) return true
  const verb = verbOf(clause)
  if (verb !== null) return verb === 'past' && !(isLast && SET.test(clause))
  if (!isLast && SAYS.test(clause)) return true
  return !isLast && TOLD_OF.test(after)
}

/** “If the shutter is approved before 12 January”: what happens elsewhere, and nothing for the reader to do. */
const IF_OTHERS =
  /\b(?:if|once|when|unless) (?:the|an?|it|our|they|he|she) (?:\S+ ){0,4}(?:is|are|gets?|was|were|has|have|goes)\b/i
/** Names a time that is over. */
const WAS =
  /\b(?:last (?:year|month|week|spring|summer|autumn|fall|winter|season|time)|ago|since|thank(?:s| you) for)\b/i
/** What was set then for a day to come: “We saved your seat until 5 May”. */
const SET = /\b(?:extend|mov|sav|reserv|postpon)ed\b|\b(?:held|kept|set|put)\b/i
/** Somebody does something on that day, and it is not where readers come in. */
const SAYS = /\b(?:I|we|you|he|she|they) \p{Ll}+/iu
/** What a day at the head of a story did: “on 2 November took the roof”. */
const TOLD_OF =
  /^,? ?(?:\p{L}+ly )?(?:was|were|had|did|went|came|saw|took|gave|made|brought|got|sold|left|\p{Ll}{3,}ed)\b/iu

/** What happens on a day to come: a form of it, or an order to be there. */
const COMING =
  /^(?:is|are|am|be|will|won't|can|may|shall|has|have|takes?|starts?|begins?|opens?|reopens?|returns?|closes?|ends?|runs?|goes|happens?|launch(?:es)?|lands?|arrives?|meets?|hosts?|holds?|hosting|holding|running|meeting|opening|launching|starting|join|come|celebrates?|see|invites?|welcomes?|gathers?|expires?|renews?|due|it's|that's|\p{L}+['’](?:ll|re))$/iu

/** Tense of the last verb before the day; `null` where none is sure. */
function verbOf(clause: string): 'past' | 'coming' | null {
  const tokens = tokenize(clause).filter((t) => t.kind === 'word' || t.kind === 'number')
  for (let i = tokens.length - 1; i >= 0; i--) {
    const lower = tokens[i]?.lower ?? ''
    if (COMING.test(lower)) return 'coming'
    // “our renewed hall”, “organised by the choir”: of a thing, and no tense.
    const isOfThing = i === 0 || OF_THING.test(tokens[i - 1]?.lower ?? '') || tokens[i + 1]?.lower === 'by'
    if (isPast(lower) && !isOfThing) return 'past'
  }
  return null
}
const OF_THING =
  /^(?:an?|the|our|your|my|their|its|new|newly|free|first|this|next|is|are|be|being|will|get|gets|please|and)$/

/** A day that the ask names and that is still to come: never one of a story, “the sheet I sent on 3 November”, nor one on offer, “shall I book 6–7 March?”. */
export function askedDay(doc: Doc | null, material: RichMaterial): string | null {
  const asking = new Set(doc?.asks.map(({ sentence }) => sentence))
  const asked = material.dates.filter(({ text, origin }) => {
    // A day on offer is none to decide by.
    if (origin.from === 'brief')
      return (
        origin.field === 'ask' &&
        /\d/.test(text) &&
        !material.lines.some(({ sentence }) => ON_OFFER.test(sentence.text) && sentence.text.includes(text))
      )
    return doc?.sentences.some((s, i) => {
      const { start, end } = doc.source.toSource(s)
      return asking.has(i) && start <= origin.start && origin.end <= end
    })
  })
  for (const { text: date } of asked) {
    // A bare weekday is past by the next mail.
    if (!/\d/.test(date)) continue
    const said = plain(
      material.lines.find(({ sentence: { text } }) => text.includes(date))?.sentence.text ?? '',
    )
    const at = Math.max(0, said.indexOf(date))
    const before = said.slice(0, at)
    if (BOOKS.test(before) || (DID.test(before) && !LAST.test(before))) continue
    const [week = ''] = /\bthe week (?:of|from|commencing) $/i.exec(before) ?? []
    return week + date
  }
  return null
}
const ON_OFFER = /^Would .+ work for you\?$/
/** Somebody did something on the day: “I sent on 3 November”. */
const DID =
  /\b(?:I|we|you|he|she|they)(?: \p{Ll}+ly)? (?:sent|\p{Ll}+ed|wrote|gave|made|met|spoke|had|was|were) (?:[^,;]* )?(?:on|of|from) $/iu
/** What takes place then, if they say so. */
const BOOKS = /\b(?:book|reserve|hold|block)(?: you)? $/i
