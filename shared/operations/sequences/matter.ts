/** What the matter is called in the middle of a sentence: `your duplicate contacts`, `the racking quote`. */

import { isCapitalised } from '../../engine/characters.ts'
import type { Doc, Sentence, Token } from '../../engine/doc.ts'
import { stemsOf } from '../../engine/measures/content-words.ts'
import { DATES } from '../../engine/measures/reader-facts.ts'
import type { RichMaterial } from '../material/from-draft.ts'
import { isOfMany, nounPhrases, type Phrase } from '../material/noun-phrases.ts'
import type { RichTopic } from '../material/topics.ts'
import { maybeVerb } from '../material/verbs.ts'
import { STAFF } from '../material/words.ts'
import { doesSomething, isCommon, lowered, lowerWords, titled } from './matter-names.ts'
import { BARE, NO_MATTER, OCCASIONS, PARTIES } from './matter-words.ts'
import { oneThing } from './whole-name.ts'

const MOST_WORDS = 7
export const MOST_LETTERS = 48
/** Fields of a brief, the one that names the matter best first. */
const FIELDS = ['offer', 'about']
/** Kept in front of the matter: they say whose it is. */
export const KEPT = new Set(['your', 'our', 'my', 'the'])

/** The matter by the sender's own subject where that names it, else by the topic closest to it; `null` for none. */
export function matterOf(material: RichMaterial, doc: Doc | null, readers: boolean): string | null {
  const subject = doc?.subject ?? null
  const lower = doc ? lowerWords(doc) : new Set<string>()
  const [numbered] = NUMBERED.exec(subject ? subject.text : '') ?? []
  if (numbered !== undefined) return lowerFirst(numbered)
  const named = doc && subject ? bySubject(subject, doc, lower) : null
  if (named) return named
  const near = subject ? stemsOf(subject) : null
  const own = (material.sender.company?.text ?? doc?.draft.from_name ?? '').toLowerCase()
  const usable = material.topics.filter((t) => tells(t, own) && (readers || !t.readers))
  const topic =
    near === null
      ? FIELDS.flatMap((field) =>
          usable.filter(({ origin }) => 'field' in origin && origin.field === field),
        )[0]
      : usable.find((t) => isNear(t, near))
  return topic ? inSentence(topic, doc) : null
}

/** The thing the mail says most of, where its subject names none. */
export function nearest(material: RichMaterial, doc: Doc | null, readers: boolean): string | null {
  const own = (material.sender.company?.text ?? '').toLowerCase()
  const topic = material.topics.find(
    (t) =>
      tells(t, own) &&
      (readers || !t.readers) &&
      t.weight > 0 &&
      !t.text.split(' ').some(isShouting) &&
      !t.phrase.joined &&
      t.line.sentence.hits.every((hit) => !NOISY.has(hit.lexicon.id)),
  )
  return topic ? inSentence(topic, doc) : null
}

/** `Quote 1187 for the stage floor` */
const NUMBERED =
  /^(?:quote|quotation|estimate|proposal|order|invoice) (?:no\.? ?|number |#)?\p{L}{0,4}-?\d[\p{L}\p{N}/-]*/iu

const headOf = ({ line, phrase }: RichTopic) => line.sentence.tokens[phrase.head]

/** A topic as it stands within a sentence of ours. */
export function inSentence(topic: RichTopic, doc: Doc | null): string {
  const lower = doc ? lowerWords(doc) : new Set<string>()
  return byTopic(topic, (token) => doc === null || isCommon(token, doc, lower))
}

/** The paper that is on the table, by its plain name: `the quote`, `your order`; `null` for none. */
export function paperIn({ lines }: RichMaterial, papers = PAPER, doc: Doc | null = null): string | null {
  const told = doc?.sentences.filter((s) => s.region !== 'quoted') ?? lines.map(({ sentence }) => sentence)
  for (const sentence of told) {
    const [, whose, paper, numbered] = papers.exec(sentence.text) ?? []
    if (numbered !== undefined) return lowerFirst(numbered)
    if (paper !== undefined) return `${whose?.toLowerCase() ?? 'the'} ${paper}`
  }
  return null
}
/** What renews, by its plain name: `your membership`, `your service contract`. */
export const TERM =
  /\b(the|our|your) ((?:(?!new|whole|current|present|same|old|next|last|own\b)\p{L}+ )?(?:trial|membership|subscription|plan|policy|insurance|licence|license|lease|contract|agreement|cover|warranty))\b(?!-)/iu
/** The same with the word that tells it from others: `the cleaning contract`, `invoice 2291`. */
export const NAMED_PAPER =
  /\b(?:(the|our|your) ((?:[\p{Ll}-]+ ){0,2}(?:contract|agreement|quote|quotation|proposal|offer|estimate|tender|policy|lease|licen[cs]e|subscription|rent|premium)s?(?: for (?:the|your|our)(?: (?!(?:on|in|at|and|by|to|is|was|are|were|that|which|from|with|of|as|until) )[\p{Ll}-]+){1,2})?)|((?:invoice|bill) (?:no\.? ?|number |#)?[\p{L}\p{N}/-]*\d[\p{L}\p{N}/-]*))(?![\p{L}-])/iu
const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)
const PAPER =
  /\b(the|our|your) (quote|quotation|proposal|estimate|tender|bid|contract|agreement|invoice|order|offer)\b(?!-)/i

const lineOf = ({ line }: RichTopic) => line.index ?? 0

/** What readers are invited to: `the 45-minute session on rubric-based grading`. */
export function eventIn(material: RichMaterial, doc: Doc | null): string | null {
  const held = material.topics.filter(
    (t) =>
      OCCASIONS.has(t.line.sentence.tokens[t.phrase.head]?.lower ?? '') &&
      fits(t.text) &&
      !COUNTS.test(t.text) &&
      !/-\S*$/.test(t.text),
  )
  const long = held.filter((t) => t.stems.size > 1)
  // “In this webinar, …” comes before “our expert panel”.
  const short = held.filter(
    (t) => t.phrase.determiner === 'this' && lineOf(t) < Math.min(...long.map(lineOf), Infinity),
  )
  const named = long.length > 0 && short.length > 0 ? short : long
  // “our breakfast on 22 January”, “Webinar on 12 February”: one word is enough there.
  const found =
    named.length > 0
      ? named
      : held.filter(
          (t) =>
            t.phrase.determiner === 'our' ||
            t.phrase.from === 0 ||
            (/^an?$/.test(t.phrase.determiner) && /\binvite/i.test(t.line.sentence.text)),
        )
  // The invitation comes before “the night before the conference”.
  const first = Math.min(...found.map(lineOf))
  const topics = found
    .filter((t) => t.line.index === null || t.line.index === first)
    .sort((a, b) => a.phrase.head - b.phrase.head || a.phrase.from - b.phrase.from)
  const topic = topics.find((t) => t.phrase.joined && t.phrase.head === topics[0]?.phrase.head) ?? topics[0]
  // “Tasting on 9 October”: a form in -ing is no topic by itself.
  const heading = doc?.subject?.tokens[0]?.lower ?? ''
  if (!topic) return OCCASIONS.has(heading) ? `the ${heading}` : null
  // “bringing them together for dinner at Osteria Lupo”: behind “about” it is one.
  const text = inSentence(topic, doc)
  return topic.phrase.determiner === '' &&
    /^(?!(?:one|a|an|this|that) )\p{Ll}/u.test(text) &&
    needsArticle(headOf(topic))
    ? `the ${text.replace(/^the /, '')}`
    : text
}

/** The job a candidate is written to about: `the senior hydrologist role in Tromsø`. */
export function jobIn(material: RichMaterial, doc: Doc | null): string | null {
  const titled = material.topics.find((t) => isTitle(t) && fits(t.text) && !isShouting(t.text))
  if (titled) return `the ${titled.text} role`
  const sought = material.topics.find((t) => isSought(t) && fits(t.text) && !isShouting(t.text))
  if (sought) return `the ${sought.text} role`
  const topic = material.topics.find(
    (t) => JOB.test(t.text) && fits(t.text) && !isShouting(t.text) && t.phrase.determiner !== 'your',
  )
  if (!topic) return null
  const text = inSentence(topic, doc)
  return KEPT.has(text.split(' ')[0] ?? '') ? text : `the ${text}`
}

const JOB = /\b(?:role|position|post|vacancy)\b/i

/** “The role is Staff Engineer, remote within Europe”. */
function isTitle({ line, phrase, text }: RichTopic): boolean {
  const { tokens } = line.sentence
  const start = phrase.from - (phrase.determiner === '' ? 0 : 1)
  return (
    !phrase.joined &&
    !JOB.test(text) &&
    // “The job is four days a week”
    !/\b(?:day|hour|week|night|month|time)s?\b/i.test(text) &&
    tokens[start - 1]?.lower === 'is' &&
    /^(?:role|position|job|post|vacancy)$/.test(tokens[start - 2]?.lower ?? '')
  )
}

/** “We are looking for a staff data engineer”: who is sought, by what they do. */
function isSought({ line, phrase, text }: RichTopic): boolean {
  const { tokens } = line.sentence
  if (phrase.joined || phrase.determiner !== 'a' || JOB.test(text)) return false
  const before = tokens[phrase.from - 2]?.lower ?? ''
  return (
    /^(?:hiring|recruiting|need|seek|seeking)$/.test(before) ||
    (before === 'for' && /^(?:looking|searching|hiring)$/.test(tokens[phrase.from - 3]?.lower ?? ''))
  )
}

/** A long name up to what is joined to it: `the free audit` of `the free audit of all certificate dates`. */
export function shortName(on: string): string {
  if (/^our help\b/.test(on)) return on
  const [head = on] = on.split(/ (?:at|for|of|in|on|from|with|between|under|before|after) /)
  return on.length > LONG_NAME && head.split(' ').length > 1 ? head : on
}

const LONG_NAME = 24

const isShouting = (text: string) => text.length > 4 && text === text.toUpperCase()

/** What the sender names their product: `We make Slotwise, a tool that …`. */
export const namedIn = (does: string | null): string | null =>
  /^We \p{Ll}+ (\p{Lu}[\p{L}\p{N}&’'-]+(?: \p{Lu}[\p{L}\p{N}&’'-]+){0,2}),/u.exec(does ?? '')?.[1] ?? null

/** A topic of two words or more that is no person, no count and not the sender's own firm. */
export const tells = (topic: RichTopic, own: string): boolean =>
  fits(topic.text) &&
  topic.stems.size > 1 &&
  !COUNTS.test(topic.text) &&
  !PARTIES.has(headOf(topic)?.lower ?? '') &&
  !STAFF.has(headOf(topic)?.lower ?? '') &&
  !isName(topic) &&
  !isHelped(topic) &&
  !WISHES.test(topic.line.sentence.text) &&
  (own === '' || !topic.text.toLowerCase().includes(own))

/** A wish is no matter: “Happy new year to all of you!” */
const WISHES =
  /^(?:(?:happy|merry) \p{L}|season['’]s|wishing|(?:(?:i|we) )?(?:just )?hope (?:you|your|this|all)\b)/iu

/** Whom something is done for, and not what: “software that helps mid-sized carriers to plan”. */
export const isHelped = ({ line, phrase }: RichTopic): boolean =>
  /^help(?:s|ed|ing)?$/.test(
    line.sentence.tokens[phrase.from - (phrase.determiner === '' ? 1 : 2)]?.lower ?? '',
  )

/** A count, a zone, or a sentence that was taken for a thing: “the food bank feeds 1,400 families”. */
export const COUNTS =
  /^[\d$£€#]|^(?:one|two|three|four|five|six|seven|eight|nine|ten|both) | \d[\d,.]* |^(?:[A-Z]{1,2}T|UTC|GMT)\b| with /

/** Two words of the subject, or nothing but words of the subject. */
function isNear({ stems }: RichTopic, near: ReadonlySet<string>): boolean {
  const shared = [...stems].filter((stem) => near.has(stem)).length
  return shared > 1 || (shared > 0 && shared === stems.size)
}

const GIVES = /^(?:giv(?:e|es|ing)|send(?:s|ing)?|offer(?:s|ing)?|show(?:s|ing)?|bring(?:s|ing)?)$/
/** “giving drivers real-time dock updates”: what is given, and not to whom. */
const withoutReceiver = ({ line, phrase }: RichTopic, text: string): string =>
  phrase.determiner === '' && GIVES.test(line.sentence.tokens[phrase.from - 1]?.lower ?? '')
    ? text.replace(/^\p{Ll}+[^s]s (?=\S+ \S)/u, '')
    : text

/** A topic within a sentence, by the words before it there. */
function byTopic(topic: RichTopic, isPlain: (token: Token) => boolean): string {
  const { phrase, line } = topic
  const text = withoutReceiver(topic, oneThing(topic))
  const { determiner } = phrase
  if (KEPT.has(determiner)) return `${determiner} ${text}`
  const first = line.sentence.tokens[phrase.from]
  const begins = phrase.from === 0 || line.sentence.tokens[phrase.from - 1]?.text === ':'
  // “Black Friday sale”: what is written large behind the first word makes a name of both.
  const named = isCapitalised(line.sentence.tokens[phrase.from + 1]?.text ?? '')
  const opens = begins && first !== undefined && !named && !isShouted(first) && isPlain(first)
  const words = opens ? text.charAt(0).toLowerCase() + text.slice(1) : text
  const head = line.sentence.tokens[phrase.head]
  // “their member billing” is nobody's here.
  const bare =
    (determiner === '' && (!begins || !needsArticle(head))) ||
    (/^(?:their|his|her|its)$/.test(determiner) && !needsArticle(head))
  return bare || isOwned(words) ? words : `the ${words}`
}

/** The first part of the subject that is a noun phrase; parts are set off by marks: `Canteen tender - revised costs`. */
function bySubject(subject: Sentence, doc: Doc, lower: ReadonlySet<string>): string | null {
  if (subject.hits.some((hit) => NOISY.has(hit.lexicon.id))) return null
  if (subject.question || subject.tokens.some((t) => t.text === '!')) return null
  const phrases = nounPhrases(subject.tokens)
  for (const [from, to] of partsOf(subject.tokens)) {
    const named = byPart(subject, phrases, from, to, doc, lower)
    if (named) return named
  }
  // “$12 off your first bag of the Gedeb harvest”
  const off = subject.tokens.findIndex(({ lower }) => lower === 'off')
  const [, to] = partsOf(subject.tokens).find(([from, end]) => from <= off && off < end - 1) ?? []
  // “Sponsorship for our charity run”
  const [, our] = / for (our (?:\p{Ll}+ ){0,3}\p{Ll}+)$/u.exec(subject.text.trim()) ?? []
  if (off < 0 && our !== undefined && fits(our)) return our
  const cheaper = to === undefined ? null : byPart(subject, phrases, off + 1, to, doc, lower)
  return cheaper ?? bySentence(subject, phrases, doc, lower)
}

/** What a subject that is a sentence tells of: `the gate at Heron Slough` of “The gate at Heron Slough closes in nine days”. */
function bySentence(
  { tokens, text }: Sentence,
  phrases: readonly Phrase[],
  doc: Doc,
  lower: ReadonlySet<string>,
): string | null {
  const [first] = tokens
  const told = phrases.findLast(
    (p) =>
      startsAt(p, 0) &&
      KEPT.has(p.determiner) &&
      maybeVerb(tokens[p.to]?.lower ?? '') &&
      /s$/.test(tokens[p.to]?.lower ?? ''),
  )
  const last = tokens[(told?.to ?? 0) - 1]
  const head = tokens[told?.head ?? -1]
  if (!first || !told || !last || !head || told.to - told.from < 2 || PARTIES.has(head.lower)) return null
  const words = text.slice(first.start, last.end).replaceAll(/\s+/g, ' ')
  if (!fits(words) || COUNTS.test(words.replace(/^\S+ /, '')) || NO_MATTER.has(head.lower)) return null
  const low = words.charAt(0).toLowerCase() + words.slice(1)
  return titled(tokens.slice(1, told.to)) ? lowered(low, lower) : doc.english ? low : null
}

/** Ranges of tokens between marks. */
function partsOf(tokens: readonly Token[]): [from: number, to: number][] {
  const parts: [number, number][] = []
  let from = 0
  for (let i = 0; i <= tokens.length; i++) {
    const token = tokens[i]
    if (token && token.kind !== 'mark' && token.kind !== 'emoji') continue
    if (isOfMany(tokens, i)) continue
    if (i > from) parts.push([from, i])
    from = i + 1
  }
  return parts
}

function byPart(
  subject: Sentence,
  phrases: readonly Phrase[],
  from: number,
  to: number,
  doc: Doc,
  lower: ReadonlySet<string>,
): string | null {
  const { tokens, text } = subject
  const first = tokens[from]
  const last = tokens[to - 1]
  const phrase =
    phrases.find((p) => p.to === to && reaches(p, from, first)) ??
    // “scaffolding for the church roof”
    (/ing$/.test(first?.lower ?? '') && /^(?:for|of|at)$/.test(tokens[from + 1]?.lower ?? '')
      ? phrases.find((p) => p.to === to && startsAt(p, from + 2))
      : undefined)
  const head = tokens[phrase?.head ?? -1]
  if (first && NO_MATTER.has(first.lower)) {
    if (!LEADING.has(tokens[from + 1]?.lower ?? '')) return null
    return byPart(subject, phrases, pastArticle(tokens, from + 2), to, doc, lower)
  }
  if (!first || !last || !phrase || !head || NO_MATTER.has(head.lower)) return null
  if (tokens.slice(from, to).some((t) => t.kind !== 'word' && t.kind !== 'number' && !/^['’]$/.test(t.text)))
    return null
  const words = text.slice(first.start, last.end).replaceAll(/\s+/g, ' ')
  if (!fits(words) || words === words.toUpperCase() || PREFIXES.has(first.lower)) return null
  const keeps =
    tokens[from + 1]?.kind === 'number' ||
    isShouted(first) ||
    (isCapitalised(first.text) && !KEPT.has(first.lower) && !isCommon(first, doc, lower))
  if (keeps && to === from + 1) return doesSomething(first, doc) ? words : null
  const low = keeps ? words : words.charAt(0).toLowerCase() + words.slice(1)
  const rest = titled(tokens.slice(from + 1, to)) ? lowered(low, lower) : low
  if (rest === null) return null
  // “38 open requisitions at Vantor”, of which the first mail spoke.
  const known = /^\d+ \p{Ll}/u.test(rest)
  return !known && (phrase.determiner !== '' || isOwned(rest) || !needsArticle(head)) ? rest : `the ${rest}`
}

/** “Priya's desk”, and not “role at St Brendan's”. */
const isOwned = (text: string): boolean =>
  /['’]s\b/.test(text.split(/ (?:at|for|of|in|on|from|with|to) /)[0] ?? '')

/** Behind these stands what an offer or a question is about: `Offer for the Ulm test bench`. */
const LEADING = new Set(['for', 'about', 'on', 'of', 'regarding'])

const pastArticle = (tokens: readonly Token[], at: number) =>
  ['the', 'a', 'an'].includes(tokens[at]?.lower ?? '') ? at + 1 : at

/** Marks of talk that sells or fills. */
const NOISY = new Set([
  'hype',
  'cliches',
  'jargon',
  'spam-phrases',
  'pressure',
  'guilt-trip',
  'nudges',
  'subject-phrases',
])

const fits = (text: string) =>
  text.length <= MOST_LETTERS && text.split(' ').length <= MOST_WORDS && !/[{}<>|[\]%@*]/.test(text)

export const startsAt = (phrase: Phrase, at: number) =>
  phrase.from - (phrase.determiner === '' ? 0 : 1) === at

/** The phrase covers the part but for a day or a month in front: `Tuesday no-shows`. */
function reaches(phrase: Phrase, from: number, first: Token | undefined): boolean {
  const start = phrase.from - (phrase.determiner === '' ? 0 : 1)
  return start === from || (start === from + 1 && DATES.has(first?.lower ?? ''))
}

const PREFIXES = new Set(['re', 'fw', 'fwd', 'aw', 'wg', 'sv', 'tr'])

const isShouted = ({ text }: Token) => text.length > 1 && text === text.toUpperCase()
/** Singular things want an article; plurals and stuff do not. */
const needsArticle = (head: Token | undefined): boolean =>
  head !== undefined &&
  !BARE.has(head.lower) &&
  !/(?:[^suia]s|ware|data)$/.test(head.lower) &&
  (!head.lower.endsWith('ing') || OCCASIONS.has(head.lower))

/** Names stand for people and firms; a mail is seldom about them. */
const isName = ({ line, phrase }: RichTopic) =>
  line.sentence.tokens.slice(phrase.from, phrase.to).every((t) => t.kind !== 'word' || isCapitalised(t.text))
