/** What an inbox that writes its own summary has to go by. */
import type { Doc, Token } from '../../engine/doc.ts'
import type { Family, Kind } from '../../engine/kinds.ts'
import { bodyOf } from '../../engine/measures/body.ts'
import { hasDate, hasOffer, isDateAt, isPrice } from './dates.ts'

const WORDS = 50

/** Mail to one person that names a price to be paid. */
const PRICED: readonly Kind[] = ['proposal', 'negotiation', 'renewal']

export interface SummaryRisk {
  first_50_words: string
  contains_offer: boolean | null
  contains_date: boolean | null
  advice: string | null
}

/** The first 50 visible words, and whether what matters is among them. */
export function summaryRisk(doc: Doc): SummaryRisk {
  const first_50_words = firstWords(doc, WORDS)
  if (!doc.english) return { first_50_words, contains_offer: null, contains_date: null, advice: null }
  const { early, late, due } = tokensAround(doc)
  const sells = doc.family === 'bulk_promo' || doc.family === 'bulk_content' || PRICED.includes(doc.kind)
  const invites = doc.kind === 'event_invitation'
  const offers = (sentences: readonly Token[][]) =>
    sentences.some(
      (tokens) =>
        (invites && isInvitation(tokens)) || hasOffer(sells ? tokens : tokens.filter((t) => !isPrice(t))),
    )
  const contains_offer = offers(early)
  const contains_date = early.some(hasDate)
  const missing = [
    ...(sells && !contains_offer && offers(late) ? ['the offer'] : []),
    ...(!contains_date && due.some((each) => isDue(each, doc.family)) ? ['the date'] : []),
  ]
  const advice =
    missing.length === 0
      ? null
      : `Move ${missing.join(' and ')} into the first 50 words: summaries written by the inbox rarely reach further down.`
  return { first_50_words, contains_offer, contains_date, advice }
}

/** A sentence, and its first token behind the 50th word. */
interface Late {
  tokens: readonly Token[]
  from: number
}

/** A day that the reader has to know: until when or from when, and in mail to many also on which. What was, and when a version comes, can wait. */
function isDue({ tokens, from }: Late, family: Family): boolean {
  if (tokens.some(({ lower }) => /^(?:was|were|had|since|founded|version|release)$/.test(lower))) return false
  const links = family === 'cold' || family === 'warm' ? DEADLINE : DAY
  return tokens.some((_, i) => {
    if (i < from || !isDateAt(tokens, i)) return false
    let at = i - 1
    while (
      at >= 0 &&
      (isDateAt(tokens, at) ||
        /^(?:the|\d{1,2}(?:st|nd|rd|th)?|,|midnight|noon)$/.test(tokens[at]?.lower ?? ''))
    )
      at--
    return links.test(tokens[at]?.lower ?? '')
  })
}

const DEADLINE = /^(?:by|until|till|before|due)$/
const DAY = /^(?:by|until|till|before|due|on|from|this|next|starting|through|ends?|closes?|starts?|opens?)?$/

const EVENTS = new Set(
  'evening breakfast lunch supper workshop tasting exhibition festival seminar webinar session talk event conference meetup dinner tour course class training fair open demo launch concert screening lecture party reception'.split(
    ' ',
  ),
)
const INVITES = new Set('join come attend invite invited live'.split(' '))

/** What an invitation offers is the event: “Join us on 6 November for a session on grading.” */
const isInvitation = (tokens: readonly Token[]): boolean =>
  tokens.some(({ lower }) => EVENTS.has(lower)) &&
  (hasDate(tokens) || tokens.some(({ lower }) => INVITES.has(lower)))

/** The first `count` words of the body as a reader sees it, in one line. */
export function firstWords(doc: Doc, count: number): string {
  const start = doc.sentences[0]?.start ?? 0
  const end = placeOfWord(doc.text, start, count)
  // A tag is one word to its reader, whatever spaces it holds.
  const tag = doc.placeholders.find((one) => one.field === 'draft' && one.start < end && one.end > end)
  return doc.text
    .slice(start, tag?.start ?? end)
    .trim()
    .replaceAll(/\s+/g, ' ')
}

/** Tokens by sentence of the body before and from the 50th word on; greeting and signature aside, what no reader acts on counts too. */
function tokensAround(doc: Doc): { early: Token[][]; late: Token[][]; due: Late[] } {
  const end = placeOfWord(doc.text, doc.sentences[0]?.start ?? 0, WORDS)
  const early: Token[][] = []
  const late: Token[][] = []
  const due: Late[] = []
  for (const { start, tokens } of bodyOf(doc)) {
    const at = tokens.findIndex((t) => start + t.start >= end)
    if (at !== 0) early.push(at < 0 ? [...tokens] : tokens.slice(0, at))
    if (at < 0) continue
    late.push(tokens.slice(at))
    due.push({ tokens, from: at })
  }
  return { early, late, due }
}

/** Offset behind so many words from `start` on. */
function placeOfWord(text: string, start: number, count: number): number {
  const word = /\S+/g
  word.lastIndex = start
  for (let n = 0; n < count; n++) if (!word.exec(text)) return text.length
  return word.lastIndex
}
