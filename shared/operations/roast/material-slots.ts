/** Words of a draft that lines about its whole may repeat: what it is about, how it starts, ends and asks. */
import type { Doc, Sentence } from '../../engine/doc.ts'
import { OPT_OUTS } from '../../engine/lexicon/opt-outs.ts'
import { bodyOf } from '../../engine/measures/body.ts'
import { stem, stemsOf } from '../../engine/measures/content-words.ts'
import { SENDER, tellsOfReader } from '../../engine/measures/reader-facts.ts'
import { holdsAddress } from '../../engine/postal-address.ts'
import type { Annotation, Report } from '../../engine/report.ts'
import { findAsks } from '../cta/found.ts'
import { isForSomeCase } from '../in-some-case.ts'
import type { RichMaterial } from '../material/from-draft.ts'
import type { Piece } from '../material/material.ts'
import type { RichTopic } from '../material/topics.ts'
import { isPast } from '../material/verbs.ts'
import { classesOf, type WordClass } from '../material/word-class.ts'
import { ADJECTIVES, EMPTY, PREPOSITIONS } from '../material/words.ts'
import { BOAST, proofIn } from '../teardown/proof.ts'
import { READER } from './draft-slots.ts'
import type { Slots } from './line.ts'
import { productOf } from './product.ts'
import { firstWords, shortQuote } from './quoting.ts'

/** Longer topics are sentences in disguise. */
const LONG_TOPIC = 32

/** First words that promise more than the topic behind them holds. */
const IDLE_FIRST =
  /^(?:pretty|very|really|full|email|single|same|other|more|new|last|next|first|only|own|good|great|existing|current|latest|recent|powerful|important|attached|future|free|reduced|correct|written|warm|late)\b/i

/** A figure that every promise has. */
const SPAN_OF_TIME = /^\S+[ -](?:second|minute|hour|day|night|week|month|year)s?(?:$|[ -]old\b)/i

/** Ends that wait for the next word. */
const CUT_SHORT = /\b(?:incl|excl|inc|exc|approx|plus|per|of|off|for|in)$/i

/** How a mail begins that thanks or welcomes. */
const THANKS = /^(?:(?:many |big )?thank(?:s| you)|welcome)\b/i

/** Slots that hold for every line of a roast, in words of the draft; places with faults of their own stay out. */
export function materialSlots(doc: Doc, report: Report, material: RichMaterial): Slots {
  const { topics, figures, dates, ask } = material
  const faults = report.annotations.filter((a) => a.severity !== 'praise')
  const body = bodyOf(doc)
  const lines = body.filter(
    // What counts in some case only is not the matter, unless the mail begins with it.
    (s, i) => s.words > 2 && !holdsAddress(s) && !isOptOut(s) && (i === 0 || !isForSomeCase(s)),
  )
  // A last line without a mark at its end may be a name or a button.
  const last = lines.findLast((s) => s.words > 6 || (s.words > 3 && /[.?!…]["”’)]*$/.test(s.text.trimEnd())))
  const asked = ask === null || ask.sentence === null ? undefined : doc.sentences[ask.sentence]
  const sound = <T extends Piece>(pieces: readonly T[]) =>
    pieces.filter(({ origin }) => !faults.some((fault) => overlap(origin, fault)))
  // “Three things” prove nothing, and “£4,260.00 incl” is half of something.
  const told = <T extends Piece>(pieces: readonly T[]) =>
    sound(pieces).filter((each) => /\d/.test(each.text) && !CUT_SHORT.test(each.text) && !isLabel(doc, each))
  const things = byMentions(
    doc,
    sound(topics).filter(
      (each) =>
        isThing(each.text) &&
        isWhole(each) &&
        isTold(doc, each.line.sentence) &&
        !REFUSES.test(each.line.sentence.text),
    ),
  )
  // A heading above “Hi Ana” is not what the mail opens with.
  const greeted = doc.sentences.find(({ region }) => region === 'greeting')?.end ?? 0
  const start = lines.find((s) => s.start >= greeted) ?? lines[0]
  const begun = startOf(doc, start)
  // Thanks open a hundred mails in the same words, and are no matter for a joke.
  const opening = start && THANKS.test(start.text) ? null : begun
  // What it ends on is its last line, or none: behind a line for some case it would be an untruth.
  const final = body.findLast((s) => s.words > 0 && !holdsAddress(s) && !isOptOut(s))
  const closing = lines.length > 1 && last === final ? startOf(doc, last) : null
  const subject: ReadonlySet<string> = doc.subject ? stemsOf(doc.subject) : new Set()
  // What a line may say the mail is about: its subject names it, or it comes up again.
  const product =
    productOf(doc) ??
    first(things.filter((each) => subject.has(headOf(each)) || mentions(doc, each) >= MENTIONS))
  const named = faults.some((fault) => fault.field === 'subject') ? null : startOf(doc, doc.subject)
  const counts = told(figures).filter(({ text }) => !SPAN_OF_TIME.test(text))
  const asking = new Set(findAsks(doc).map(({ sentence }) => doc.sentences[sentence ?? -1]))
  return {
    product,
    // Stands in for it, where the subject says what it is.
    matter: product ?? named,
    last: closing ?? (lines.length > 1 ? null : begun),
    figure: first(counts.filter((each) => !isHour(doc, each))),
    checked: first(counts.filter((figure) => stands(doc, figure, faults))),
    // “June” alone is no day.
    day: first(dates.filter(({ text }) => /\d|day\b/i.test(text))),
    opening,
    // Openings that say nothing of the reader: some lines are fair to those alone.
    distant: start && !start.tokens.some((t) => READER.has(t.lower)) ? opening : null,
    youLine: startOf(
      doc,
      // What is wanted of the reader, or asked for effect, shows no thought of them.
      lines.find((s) => !s.question && s.tokens.some((t) => READER.has(t.lower)) && !asking.has(s)),
    ),
    closing,
    ask: startOf(doc, asked),
    question: startOf(
      doc,
      // “Heat pumps in a house of 1920: can it work?” waits for no answer.
      lines.find((s) => s.question && asking.has(s) && !/[?!]{2}/.test(s.text)),
    ),
  }
}

/**
 * Whether what a sentence names may be what the mail is about: what the reader has or did made the sender write, and is
 * not what a stranger writes for. “The shop across the road has 310 reviews” tells of neither.
 */
const isTold = ({ family }: Doc, sentence: Sentence): boolean =>
  !tellsOfReader(sentence) && (family !== 'cold' || sentence.tokens.some(({ lower }) => SENDER.has(lower)))

/** “I'm afraid we can't offer a rent reduction”: what there is not, the mail is not about. */
const REFUSES = /\b(?:cannot|can['’]t|won['’]t|unable to|not able to|no longer)\b/i

/** A way out is a courtesy, and no joke. */
const isOptOut = ({ hits }: Sentence): boolean => hits.some(({ lexicon }) => lexicon === OPT_OUTS)

/** Whether a figure may be praised: nothing is wrong with its sentence, and a rate in it was reached by somebody. */
function stands(doc: Doc, { text, origin }: Piece, faults: readonly Annotation[]): boolean {
  if (origin.from !== 'draft' || origin.field !== 'draft') return false
  const at = doc.sentences.findIndex((s) => s.start <= origin.start && origin.start < s.end)
  const sentence = doc.sentences[at]
  if (!sentence || sentence.text.includes('!')) return false
  // “Your tender lists 41 roofs”: the reader’s own figure is no word of the sender’s.
  if (/^\s*you(?:r|['’])?\b/i.test(sentence.text) || tellsOfReader(sentence)) return false
  if (BOAST.test(sentence.text)) return false
  // The thirty minutes that are asked for prove nothing.
  if (findAsks(doc).some((ask) => ask.sentence === at)) return false
  const own = doc.text.slice(sentence.start, sentence.end)
  if (
    faults.some(
      ({ field, quote, points }) => field === 'draft' && points > 0 && quote !== '' && own.includes(quote),
    )
  )
    return false
  return !/%|\dx\b|percent/i.test(text) || proofIn(doc).has(at)
}

/** Whether a figure is part of a name: “kiln 2 fires” counts no fires where “Kiln 2” comes up again. */
function isLabel(doc: Doc, { origin, text }: Piece): boolean {
  if (origin.from !== 'draft' || origin.field !== 'draft') return false
  const before = /(\p{L}{3,}) $/u.exec(doc.text.slice(Math.max(0, origin.start - 24), origin.start))?.[1]
  const digits = /^\d+(?![\d.,%])/.exec(text)?.[0]
  if (before === undefined || digits === undefined) return false
  const name = ` ${before} ${digits} `.toLowerCase()
  const words = ` ${doc.subject?.text ?? ''} ${doc.text} `.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
  return words.indexOf(name) !== words.lastIndexOf(name)
}

/** The hour of “Friday at 3 work”. */
const isHour = (doc: Doc, { origin }: Piece): boolean =>
  origin.from === 'draft' &&
  origin.field === 'draft' &&
  /\bat $/i.test(doc.text.slice(Math.max(0, origin.start - 4), origin.start))

const first = (pieces: readonly Piece[]): string | null =>
  pieces.map(({ text }) => shortQuote(text, LONG_TOPIC)).find((text) => text !== null) ?? null

/** What the mail comes back to first: a thing named once, in passing, is not what it is about. */
function byMentions(doc: Doc, topics: readonly RichTopic[]): RichTopic[] {
  const counted = topics.map((topic) => ({ topic, count: Math.min(MENTIONS, mentions(doc, topic)) }))
  return counted.sort((a, b) => b.count - a.count).map(({ topic }) => topic)
}
/** Beyond so many, more tell nothing. */
const MENTIONS = 2

const headOf = ({ line, phrase }: RichTopic): string => stem(line.sentence.tokens[phrase.head]?.lower ?? '')

/** In how many sentences of the body a thing comes up. */
const mentions = (doc: Doc, topic: RichTopic): number => {
  const head = headOf(topic)
  return bodyOf(doc).filter((s) => stemsOf(s).has(head)).length
}

/** A thing has a plain word in it; what is all capitals and names may be a person. */
const isThing = (text: string): boolean => {
  const words = text.split(/\s+/)
  return (
    words.length > (/^[\d\p{Sc}]/u.test(text) ? 2 : 1) &&
    words.some((word) => /^\p{Ll}{3}/u.test(word)) &&
    words.slice(0, 2).some((word) => !/^\p{Lu}/u.test(word)) &&
    !words.some((word) => /^(?:\p{Lu}{2,}|logo|banner|images?)$/u.test(word)) &&
    // “Lindgren family”: who they are.
    !/^\p{Lu}.* (?:family|families|brothers|sisters|household)$/u.test(text) &&
    !IDLE_FIRST.test(text) &&
    // “26 days overdue”
    !/^\S+ (?:second|minute|hour|day|night|week|month|year)s?\b/i.test(text) &&
    !/ (?:my|our|your|their|his|her|its) /.test(text) &&
    // “heap 20 cm”: something to do, and no thing.
    !/\p{L} \d/u.test(text)
  )
}

/** What may follow a thing without belonging to it, or to a clause about it. */
const FOLLOWS = new Set<WordClass>(['preposition', 'be', 'modal', 'verb', 'break'])
/** Behind a noun these make a verb of it, or a clause about it: “slots pile up”, “a rubric students actually read”. */
const CLAIMS = /^(?:up|out|off|down|away|back|that|which|who|whom|whose|only|just|also|still|even|\w+ly)$/

/** Whether the reader of the quote gets a whole thing: something names it as one, nothing in it does something. */
const isWhole = ({ line, phrase }: RichTopic): boolean => {
  const { tokens } = line.sentence
  const classes = classesOf(tokens)
  const next = tokens[phrase.to]
  const last = tokens[phrase.to - 1]
  const first = tokens[phrase.from]
  if (last === undefined || first === undefined) return false
  if (isPast(last.lower) || ADJECTIVES.has(last.lower) || EMPTY.has(last.lower)) return false
  if (
    phrase.determiner === '' &&
    !LEADS.has(classes[phrase.from - 1] ?? 'verb') &&
    classes[phrase.from] !== 'number'
  )
    return false
  // “handed order”, “companies attract top talent”
  if (phrase.determiner === '' && (isPast(first.lower) || classes[phrase.from] === 'verb')) return false
  // “a container clears”: behind “a” the plural is a verb.
  if (/^an?$/.test(phrase.determiner) && /[^s’']s$/.test(last.lower)) return false
  const inner = tokens.slice(phrase.from, phrase.to - 1).map(({ lower }) => lower)
  if (
    inner.some(
      (lower) => /[^s’']s$/.test(lower) && lower.length > 4 && !PREPOSITIONS.has(lower) && !/'s$/.test(lower),
    )
  )
    return false
  if (next === undefined || next.kind === 'mark') return true
  return !CLAIMS.test(next.lower) && FOLLOWS.has(classes[phrase.to] ?? 'word')
}
/** What stands before a thing without an article of its own. */
const LEADS = new Set<WordClass>(['preposition', 'owner', 'article'])

/** A fault of a whole sentence or paragraph leaves its words as they are. */
const LONG_FAULT = 60

const overlap = (origin: Piece['origin'], fault: Annotation): boolean =>
  origin.from === 'draft' &&
  origin.field === fault.field &&
  fault.end - fault.start < LONG_FAULT &&
  origin.start < fault.end &&
  origin.end > fault.start

const startOf = (doc: Doc, sentence: Sentence | null | undefined): string | null =>
  sentence ? firstWords(doc, sentence.field, sentence.text, sentence.start) : null
