/** Turns that tell the same in another order: what counts first, one thing behind the name, a row as a list. */
import { isCapitalised } from '../../../engine/characters.ts'
import type { Doc, Sentence } from '../../../engine/doc.ts'
import type { Kind } from '../../../engine/kinds.ts'
import { letterOf } from '../../../engine/measures/body.ts'
import { stem, stemsOf, stemsOfTokens } from '../../../engine/measures/content-words.ts'
import { tokenize } from '../../../engine/tokens.ts'
import { materialOf } from '../../material/from-draft.ts'
import { isPast } from '../../material/verbs.ts'
import { classesOf } from '../../material/word-class.ts'
import type { Proposal } from '../step.ts'
import { isAnnounced } from './announced.ts'
import { hasGapAfter, lastLeaning } from './sentence-cuts.ts'
import { isOwn, standsAlone, type Turn, toFront } from './turns.ts'

/** Mail whose order is its manners, or its sequence. */
const ORDERED: ReadonlySet<Kind> = new Set([
  'apology',
  'thank_you',
  'meeting_recap',
  'support_reply',
  'internal',
  'abandoned_cart',
])

/** What a sentence says of the mail: which turn may lead with it, and why one would. */
const LEADS = {
  proof: 'The result comes first: a figure is believed before a promise is.',
  problem: 'The problem comes first, for readers who know it.',
  offer: 'What there is to have comes first.',
} as const

/** The sentence that plays a part, in front of all others. */
export const leadWith =
  (part: keyof typeof LEADS): Turn =>
  ({ doc }) => {
    if (!doc.english || doc.family === 'operational' || ORDERED.has(doc.kind)) return []
    const material = materialOf(doc)
    const found = part === 'proof' ? material.proof : [material[part]]
    return found.flatMap((piece) => {
      const at = piece?.sentence
      return typeof at === 'number' && mayLead(doc, at) && saysItsMatter(doc, at)
        ? toFront(doc, at, LEADS[part])
        : []
    })
  }

/** A mail to one person that opens with its sender says nothing of the reader. */
const mayLead = (doc: Doc, at: number): boolean =>
  /^[.!]$/.test(doc.sentences[at]?.mark ?? '') &&
  !(!doc.family.startsWith('bulk') && /^(?:we|i|our|my)$/.test(doc.sentences[at]?.tokens[0]?.lower ?? '')) &&
  !LABELLED.test(doc.sentences[at]?.text ?? '') &&
  !isAnnounced(doc, at) &&
  !leansOnEarlier(doc, at) &&
  !shortensName(doc, at)

/** “Done: the roof and the doors.”: one line of several. */
const LABELLED = /^\p{L}[\p{L}\d ]{0,30}:(?:\s|$)/u

/**
 * Whether a sentence says something to a stranger who has read nothing but the subject: it names what that names, or it says what
 * grew or shrank. “Kestrel kept seeing patients through three failures”: of what, only the mail tells.
 */
function saysItsMatter({ family, subject, sentences }: Doc, at: number): boolean {
  if (family !== 'cold') return true
  const sentence = sentences[at] as Sentence
  const own = stemsOf(sentence)
  return CHANGED.test(sentence.text) || (subject !== null && [...stemsOf(subject)].some((s) => own.has(s)))
}
const CHANGED =
  /\b(?:cuts?|reduced?|lowered|halved|doubled|tripled|raised|increased|saved?|saves|shortened|grew|fell|rose|dropped|went from) .*\d/i

/** “The link works for seven days”: which link, an earlier sentence told. */
function leansOnEarlier(doc: Doc, at: number): boolean {
  const earlier = new Set(
    doc.sentences.slice(0, at).flatMap((s) => (isOwn(s) ? s.tokens.map(({ lower }) => stem(lower)) : [])),
  )
  const { tokens } = doc.sentences[at] as Sentence
  return tokens.some(
    ({ lower }, i) =>
      COUNTED.has(lower) ||
      (lower === 'the' &&
        // “The Halden 2” says itself what it is.
        !isCapitalised(tokens[i + 1]?.text ?? '') &&
        tokens.slice(i + 1, i + NOUN).some((t) => t.kind === 'word' && earlier.has(stem(t.lower)))),
  )
}
/** “Corran went from 11 minutes to 2”: who that is, “Corran Logistics” before it told. */
function shortensName({ sentences, subject }: Doc, at: number): boolean {
  const earlier = sentences.slice(0, at).filter(isOwn)
  const isPartOf = (name: string, { tokens }: Sentence) =>
    tokens.some(({ text }, i) => text === name && isCapitalised(tokens[i + 1]?.text ?? ''))
  const { tokens } = sentences[at] as Sentence
  return tokens.some(
    ({ text, kind }, i) =>
      kind === 'word' &&
      isCapitalised(text) &&
      !isCapitalised(tokens[i + 1]?.text ?? '') &&
      !(subject !== null && isPartOf(text, subject)) &&
      earlier.some((each) => isPartOf(text, each)),
  )
}
/** How far behind “the” its noun stands. */
const NOUN = 4
/** These count from something told before. */
const COUNTED = new Set(
  'another other others rest latter former second third again later afterwards remaining'.split(' '),
)

/** Mail that people add a postscript to. */
const ADDS: ReadonlySet<Kind> = new Set([
  'cold_outreach',
  'follow_up',
  'proposal',
  'renewal',
  'newsletter',
  'promotional',
  'event_invitation',
  'fundraising',
  'recruiting',
  'press_pitch',
  'partnership',
  'customer_success',
  're_engagement',
])
/** Sentences above the name that are left at least. */
const LEFT = 3
/** Words of a postscript. */
const SHORT = 6
const LONG = 32

/** A result, or a last day, behind the name: “P.S. …” */
export const postscript: Turn = ({ doc }) => {
  if (!doc.english || doc.format !== 'text' || !ADDS.has(doc.kind) || /\bP\.? ?S\b/.test(doc.text)) return []
  const letter = letterOf(doc)
  const name = doc.blocks.findLast(({ region }) => region === 'signoff' || region === 'signature')
  if (!name || letter.length <= LEFT) return []
  const gap = doc.text.includes('\r\n') ? '\r\n\r\n' : '\n\n'
  const end = doc.source.toSource({ start: name.end, end: name.end })
  const results = materialOf(doc).proof.map(({ sentence }) => sentence)
  const days = doc.sentences.flatMap((s, i) => (LAST_DAY.test(s.text) ? [i] : []))
  return [...results, ...days].flatMap((at): Proposal[] => {
    const sentence = at === null ? undefined : doc.sentences[at]
    const last = at === null || !sentence ? null : lastLeaning(doc, at)
    if (at === null || !sentence || last === null) return []
    if (!isOwn(sentence) || sentence === letter[0] || sentence.start > name.start || !standsAlone(sentence))
      return []
    const moved = doc.sentences.slice(at, last + 1)
    const words = moved.reduce((sum, each) => sum + each.words, 0)
    if (words < SHORT || words > LONG || moved.some(({ question }) => question)) return []
    if (letter.length - moved.length < LEFT) return []
    if (doc.asks.some((ask) => ask.sentence >= at && ask.sentence <= last)) return []
    if (!standsApart(doc, at, last) || isMeant(doc, last) || tellsFirst(doc, at, last)) return []
    const span = withSpace(doc, at, last)
    if (span === null) return []
    const told = doc.text.slice(sentence.start, doc.sentences[last]?.end).trim()
    return [
      {
        type: 'order',
        rule: null,
        field: 'draft',
        edits: [
          { ...doc.source.toSource(span), replacement: '' },
          { ...end, replacement: `${gap}P.S. ${told}` },
        ],
        reason: `${results.includes(at) ? 'The result' : 'The last day'} stands behind the name, where many readers look first, and the mail gets to its request sooner.`,
      },
    ]
  })
}

/** “The price holds until 19 December.” A figure or a name of a day is behind it. */
const LAST_DAY =
  /\b(?:until|before|by|ends? on|closes? on|expires on|last day is) (?:[\p{Ll}\d:]+ ){0,2}(?:on )?(?:\p{Lu}\p{Ll}+day\b|\p{Lu}\p{Ll}+ \d|\d{1,2}(?:st|nd|rd|th)?(?: of)? \p{Lu}\p{Ll}+)/u

/** Sentences of a paragraph from which some may go. */
const FULL = 3

/** A paragraph of its own, or the end of a full one: a story does not lose its result. */
function standsApart(doc: Doc, at: number, last: number): boolean {
  const { block } = doc.sentences[at] as Sentence
  const own = doc.sentences.flatMap((s, i) => (s.block === block && isOwn(s) ? [i] : []))
  return (
    own.length === last - at + 1 || (own.length >= FULL && own.length > last - at + 1 && own.at(-1) === last)
  )
}

/** “Shall I send you their figures?”: whose, the sentence before tells. */
const isMeant = ({ sentences }: Doc, at: number): boolean =>
  sentences
    .slice(at + 1, at + 3)
    .some(
      (s) =>
        isOwn(s) && s.tokens.some(({ lower }) => /^(?:their|his|her|its|they|them|that|this)$/.test(lower)),
    )

/** “… send the two-year order form?”: whether what follows takes up, as “the” one, what only these sentences tell. */
function tellsFirst({ sentences, subject }: Doc, at: number, last: number): boolean {
  const known = new Set(
    [...sentences.slice(0, at), ...(subject ? [subject] : [])].flatMap((s) => [...stemsOf(s)]),
  )
  const told = sentences.slice(at, last + 1).flatMap((s) => [...stemsOf(s)])
  const fresh = new Set(told.filter((each) => !known.has(each)))
  return sentences
    .slice(last + 1, last + 1 + SOON)
    .some(({ tokens }) =>
      tokens.some(
        ({ lower }, i) =>
          lower === 'the' &&
          [...stemsOfTokens(tokens.slice(i + 1, i + NOUN))].some((each) => fresh.has(each)),
      ),
    )
}
/** Sentences in which something told is still taken up. */
const SOON = 3

/** Sentences with the space to their neighbour in the same paragraph, or with the gap before their own paragraph. */
function withSpace(doc: Doc, at: number, last: number): { start: number; end: number } | null {
  const [before, sentence, next] = [doc.sentences[at - 1], doc.sentences[at], doc.sentences[last + 1]]
  const end = doc.sentences[last]?.end
  if (!sentence || end === undefined || doc.blocks[sentence.block]?.kind !== 'paragraph') return null
  const span =
    next?.block === sentence.block
      ? { start: sentence.start, end: next.start }
      : before && before.end <= sentence.start
        ? { start: before.end, end }
        : null
  return span !== null && doc.source.isPlain(span) ? span : null
}

/** Items of a list at least, at most, and words of one. */
const FEWEST = 3
const MOST = 7
const ITEM_WORDS = 14
/** “You will learn how to …, which …, and what …” */
const LEARNT =
  /^(.{4,80}?\b(?:learn|see|hear|show you|tell you|explain|cover|know)):? ((?:how|what|which|why|when|where)\b.+)$/i

/** A row behind a colon, or of questions to be answered, as a list. */
export const asList: Turn = ({ doc }) => {
  if (!doc.english || doc.format !== 'text') return []
  const gap = doc.text.includes('\r\n') ? '\r\n' : '\n'
  return doc.sentences.flatMap((sentence, i): Proposal[] => {
    if (!isOwn(sentence) || sentence.question || doc.blocks[sentence.block]?.kind !== 'paragraph') return []
    const row = rowIn(sentence.text.trim())
    const [next, before] = [doc.sentences[i + 1], doc.sentences[i - 1]]
    if (row === null || !doc.source.isPlain(sentence) || hasGapAfter(doc, i)) return []
    const goesOn = next?.block === sentence.block
    const follows = before?.block === sentence.block
    const start = follows ? before.end : sentence.start
    const end = goesOn ? next.start : sentence.end
    const list = row.items.map((item) => `- ${item}`).join(gap)
    const said = `${follows ? gap + gap : ''}${row.lead}:${gap}${gap}${list}${goesOn ? gap + gap : ''}`
    return [
      {
        type: 'order',
        rule: null,
        field: 'draft',
        edits: [{ ...doc.source.toSource({ start, end }), replacement: said }],
        reason: 'A row of things is found at a glance as a list.',
      },
    ]
  })
}

/** “the launch stays on Monday” is a sentence, and “June 8” part of one: no things in a row. */
const tellsItself = (item: string): boolean => {
  const tokens = tokenize(item)
  return classesOf(tokens).some(
    (own, i) =>
      /^(?:be|verb|modal|subject|date)$/.test(own) &&
      !(own === 'verb' && i > 0 && isPast(tokens[i]?.lower ?? '')),
  )
}

const QUESTIONS = /, (?:and )?(?=(?:how|what|which|why|when|where)\b)|(?<!,) and (?=(?:how|what|which|why)\b)/

/** “A, B and C” or “A, B, and C”; an “and” in another place joins what belongs together. */
function thingsIn(row: string): string[] {
  const parts = row.split(/, (?:and )?/)
  if (/, and /.test(row)) return parts
  const last = parts.pop()?.split(' and ') ?? []
  return last.length === 2 && !parts.some((part) => / and /.test(part)) ? [...parts, ...last] : []
}

/** What leads to a row, and its parts; `null` where there is none. */
function rowIn(text: string): { lead: string; items: string[] } | null {
  if (text.length > 400 || /[;“”"()]/.test(text)) return null
  const learnt = LEARNT.exec(text)
  const colon = text.indexOf(': ')
  const [lead, rest] = learnt
    ? [learnt[1] ?? '', learnt[2] ?? '']
    : colon > 0
      ? [text.slice(0, colon), text.slice(colon + 2)]
      : ['', '']
  const bare = rest.replace(/[.!]$/, '')
  const items = learnt ? bare.split(QUESTIONS) : thingsIn(bare)
  if (!learnt && items.some(tellsItself)) return null
  const isShort = (item: string) =>
    item !== '' && item.split(' ').length <= ITEM_WORDS && !/[.:]|^with(?:out)? /.test(item)
  // A sentence of its own behind the colon, or a link, is no row of things.
  const plain = lead !== '' && !/[:,]/.test(lead) && !/https?:/.test(rest)
  return plain && items.length >= FEWEST && items.length <= MOST && items.every(isShort)
    ? { lead, items }
    : null
}
