/** What happened at somebody named who is neither sender nor reader: proof, whatever verb tells it. */

import { isCapitalised } from '../../engine/characters.ts'
import type { Doc, Sentence, Token } from '../../engine/doc.ts'
import { DAYS, MONTHS } from '../../engine/lexicon/calendar-words.ts'
import { LOOKED } from '../../engine/lexicon/observations.ts'
import { STOPWORDS } from '../../engine/lexicon/stopwords.ts'
import { READER } from '../../engine/measures/reader-facts.ts'
import { words } from '../../engine/word-set.ts'
import { opensWithName } from '../material/opens-with-name.ts'

const CALENDAR = words(`${DAYS} ${MONTHS} am pm`)
/** What was sold or made, as it is spoken of in its results. */
const MAKERS = words('it they that this our')
/** After these stand prices and spans of time, not what changed. */
const SPANS = words(
  'takes take lasts runs ranges costs cost priced goes plan price fee seat subscription tariff ships is are',
)
/** Before these a change is told: “in 4 minutes instead of 40”. */
const INSTEAD =
  /\b(?:instead of|rather than|(?:down|up) from|compared (?:with|to)|where (?:it|they|there|others|the \p{L}+) (?:was|were|had|has|have|used to (?:be|take|need))) (?:about |over |nearly )?(?:[$€£]?\d|(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|half)\b)/iu
const FROM_TO =
  /\bfrom (?:about |over |nearly )?([$€£]?\d[\d.,]*%?) (?:(\p{L}+) )?(?:\p{L}+ ){0,4}to (?:about |under |just )?([$€£]?\d[\d.,]*%?)(?: (\p{L}+))?/iu
/** Words in front of a count that opens its sentence. */
const COUNT_LEAD = words('today now already more over about nearly some than at least so far we have')
/** What those who are counted use. */
const USED = words('it us our ours this')
/** Nouns behind a number that count no customers. */
const UNITS = words(
  'seconds minutes hours days nights weeks months years times percent points pages words miles pounds euros dollars kilos seats',
)

/** Whether the sentence at `at` tells a result, with its figure, of a third party that it names, or counts customers. */
export function showsThirdParty(doc: Doc, sentence: Sentence, at: number): boolean {
  const { tokens } = sentence
  if (!tokens.some((t) => t.kind === 'number') || tokens.some((t) => READER.has(t.lower))) return false
  if (countsCustomers(tokens)) return true
  const names = namesIn(doc, sentence)
  if (names.length === 0 || isOfReader(doc, names, at)) return false
  return tellsChange(sentence) || tellsDoing(tokens)
}

/** Capitalised words that are no days or months, and the first only where it is a name for sure. */
export function namesIn(doc: Doc, { tokens }: Pick<Sentence, 'tokens'>): string[] {
  const first = tokens.findIndex((t) => t.kind === 'word')
  const sender = (doc.draft.from_name ?? '').toLowerCase()
  return tokens.flatMap(({ kind, text, lower }, i) =>
    kind === 'word' &&
    text.length > 1 &&
    isCapitalised(text) &&
    !CALENDAR.has(lower) &&
    !/^i['’]/.test(lower) &&
    !sender.includes(lower) &&
    (i > first || opensWithName(doc, { tokens }))
      ? [lower]
      : [],
  )
}

/** Whether one of the names was said of the reader before: “I saw that Halden …”, “your work at Halden”. */
export const isOfReader = (doc: Doc, names: readonly string[], at: number): boolean =>
  doc.sentences
    .slice(0, at)
    .some(
      ({ tokens, region }) =>
        (region === 'greeting' || tokens.some(({ lower }) => READER.has(lower) || LOOKED.has(lower))) &&
        tokens.some(({ text, lower }) => isCapitalised(text) && names.includes(lower)),
    )

/** “from 31 days to 12”, “in 4 minutes instead of 40”; no opening hours, no dates. */
export function tellsChange({ text, tokens }: Sentence): boolean {
  // “now runs the same 120 rooms with one person instead of three”
  const isPrice = tokens.some(({ lower }) => SPANS.has(lower) && lower !== 'runs')
  if (INSTEAD.test(text)) return !isPrice
  if (tokens.some(({ lower }) => SPANS.has(lower))) return false
  const [, low = '', unit = '', high = '', behind = ''] = FROM_TO.exec(text) ?? []
  const measured =
    low.endsWith('%') || high.endsWith('%') || /^[$€£]/.test(low) || unit !== '' || behind !== ''
  // “from 18 Weaver Street to 4 Mill Lane”
  return measured && ![unit, behind].some((word) => isCapitalised(word) || CALENDAR.has(word.toLowerCase()))
}

/** “At Mill Road Dental it booked 212 appointments”: done by what was sold, and counted. */
function tellsDoing(tokens: readonly Token[]): boolean {
  const at = tokens.findIndex(
    ({ lower }, i) =>
      (MAKERS.has(lower) || lower === 'we') &&
      tokens
        .slice(i + 1, lower === 'our' ? i + 5 : i + 3)
        .some((t) => /\p{L}{2}ed$/u.test(t.lower) && !LOOKED.has(t.lower)),
  )
  if (at < 0) return false
  const counted = tokens.findIndex((t, i) => i > at && t.kind === 'number')
  const noun = tokens[counted + 1]
  if (/[$€£]/.test(tokens[counted]?.text ?? '$') || noun?.kind !== 'word') return false
  if (CALENDAR.has(noun.lower) || STOPWORDS.has(noun.lower)) return false
  // Where the sender opened offices shows its size.
  return tokens[at]?.lower !== 'we' || tokens.some((t) => t.lower === 'for' || t.lower === 'at')
}

/** “12 of the 15 largest Dutch growers use it.” */
function countsCustomers(tokens: readonly Token[]): boolean {
  const at = tokens.findIndex((t) => t.kind === 'number')
  if (at < 0 || !tokens.slice(0, at).every((t) => t.kind === 'mark' || COUNT_LEAD.has(t.lower))) return false
  const noun = tokens.findIndex(
    ({ lower, kind }, i) => i > at && kind === 'word' && /[^s]s$/.test(lower) && lower.length > 4,
  )
  if (noun < 0 || noun - at > 7 || UNITS.has(tokens[noun]?.lower ?? '')) return false
  return tokens.slice(noun + 2, noun + 6).some(({ lower }) => USED.has(lower))
}
