/** What a section does well: what rules praise, and what can be measured. Nothing is praised for want of a fault. */
import { isCapitalised } from '../../engine/characters.ts'
import { CLIENTS } from '../../engine/clients.ts'
import type { Doc, Sentence, Token } from '../../engine/doc.ts'
import { EVIDENCE_GRADES } from '../../engine/evidence/grades.ts'
import { STOPWORDS } from '../../engine/lexicon/stopwords.ts'
import { shared, stemsOf, stemsOfTokens } from '../../engine/measures/content-words.ts'
import { hasName, hasNumber } from '../../engine/measures/names-a-thing.ts'
import type { PreviewText } from '../../engine/measures/preview-text.ts'
import { tellsOfReader } from '../../engine/measures/reader-facts.ts'
import { phoneCut, prefixTokens } from '../../engine/measures/subject-line.ts'
import { hasWayOut, offersOptOut } from '../../engine/opt-out.ts'
import { givesAddress } from '../../engine/postal-address.ts'
import type { Annotation } from '../../engine/report.ts'
import { senderFault } from '../../engine/sender-name.ts'
import { type FoundAsk, findAsks } from '../cta/found.ts'
import { opensWithName } from '../material/opens-with-name.ts'
import { callsByName } from '../material/people.ts'
import type { Anatomy, Part } from './anatomy.ts'
import type { StrengthResult } from './sections-contract.ts'

/** Longest sender name that phones show whole (E59). */
const SENDER_CHARS = 25
/** Words of a sentence that reads in one breath. */
const SHORT_SENTENCE = 14
/** Fewer sentences have no average worth naming. */
const SENTENCES = 3
/** Shorter averages come from tables and lists. */
const RUNNING = 6
/** Characters of a first line that are read in two seconds or so. */
const QUICK_WORDS = 16

const measured = (message: string, evidence: readonly string[] = [], quote: string | null = null) => ({
  message,
  rule_id: null,
  quote,
  evidence: cited(evidence),
})

/** Evidence ids with their grades. */
export const cited = (ids: readonly string[]): { id: string; grade: string }[] =>
  ids.flatMap((id) => {
    const grade = EVIDENCE_GRADES[id]
    return grade ? [{ id, grade }] : []
  })

/** A praise of the engine as a strength. */
export const praised = ({ message, rule_id, quote, evidence }: Annotation): StrengthResult => ({
  message,
  rule_id,
  quote: quote === '' ? null : quote,
  evidence: [...evidence],
})

/** What speaks for the sender's name as it shows in a list. */
export function senderStrengths(doc: Doc): StrengthResult[] {
  const name = doc.draft.from_name?.trim() ?? ''
  if (name === '' || senderFault(doc) || name.length > SENDER_CHARS) return []
  return [measured(`${name.length} characters: phones show all of it.`, ['E59'])]
}

/** Whether a subject holds no name, no figure and at most one word of its own: “notes”, “Invitation”. */
export const saysNothing = ({ subject, english }: Doc): boolean =>
  subject !== null &&
  english &&
  stemsOf(subject).size < 2 &&
  !hasName(subject) &&
  !hasNumber(subject) &&
  !subject.tokens.some(({ kind }) => kind === 'placeholder')

/** What speaks for a subject beside the `praises` of rules; nothing for one that says nothing or is `faulty`. */
export function subjectStrengths(doc: Doc, faulty: boolean, praises: ReadonlySet<string>): StrengthResult[] {
  const { subject, bands } = doc
  if (!subject || subject.text.trim() === '') return []
  // How long a line is matters little where it says nothing, or says it badly.
  if (faulty || saysNothing(doc)) return []
  // A stranger’s “RE: Our conversation” answers nothing.
  if (doc.family === 'cold' && doc.kind !== 'follow_up' && prefixTokens(subject) > 0) return []
  const found: StrengthResult[] = []
  const words = subject.words - prefixTokens(subject) / 2
  const band = bands.subjectWords
  if (band && words >= band[0] && words <= band[1] && !praises.has('specific-subject'))
    found.push(
      measured(
        `${count(words, 'word')}, within the ${band[0]} to ${band[1]} that are usual.`,
        doc.family === 'cold' ? ['E15', 'E16'] : ['E02'],
      ),
    )
  if (phoneCut(subject) === null) found.push(measured('Every phone we know of shows all of it.'))
  if (
    doc.english &&
    doc.family !== 'cold' &&
    doc.family !== 'warm' &&
    (hasNumber(subject) || hasName(subject))
  )
    found.push(measured('Names something the reader can place.', ['E38c']))
  return found
}

/** What speaks for the preview text beside the subject. */
export function preheaderStrengths({ subject, english }: Doc, preview: PreviewText): StrengthResult[] {
  const found: StrengthResult[] = []
  const room = Math.min(
    ...CLIENTS.flatMap((c) =>
      c.surface === 'mobile' && c.preheaderChars !== null ? [c.preheaderChars] : [],
    ),
  )
  if (preview.text.length <= room)
    found.push(measured(`${preview.text.length} characters: phones show all of it.`))
  const stems = stemsOfTokens(preview.tokens)
  if (english && subject && stems.size > 2 && shared(stems, stemsOf(subject)) === 0)
    found.push(measured('Adds to the subject: no word of it stands there already.'))
  return found
}

/**
 * Strengths of a part of the body. `faults` are the rules that found something in it, `praises` those that praise it:
 * what they say already is not said again.
 */
export function partStrengths(
  doc: Doc,
  part: Part,
  { ask, primary, opensWithProof }: Anatomy,
  faults: ReadonlySet<string>,
  praises: ReadonlySet<string>,
): StrengthResult[] {
  const sentences = doc.sentences.slice(part.from, part.to)
  if (part.name === 'footer') return footerStrengths(doc, faults)
  if (part.name === 'signature') return signatureStrengths(doc, sentences)
  if (!doc.english) return []
  if (part.name === 'greeting') return greetingStrengths(doc, part, faults)
  if (part.name === 'opening') return openingStrengths(doc, sentences, faults, praises, opensWithProof)
  if (part.name === 'proof') return proofStrengths(doc, sentences, faults)
  if (part.name === 'cta')
    return ask === null || primary === null ? [] : askStrengths(doc, part, ask, primary, faults, praises)
  return doc.family === 'bulk_content' ? [] : bodyStrengths(sentences, faults)
}

function greetingStrengths(doc: Doc, part: Part, faults: ReadonlySet<string>): StrengthResult[] {
  if (faults.size > 0) return []
  const tag = doc.placeholders.some((p) => p.field === 'draft' && p.start >= part.start && p.end <= part.end)
  if (tag) return [measured('Calls each reader by name, through a merge tag.')]
  return callsByName(doc.sentences.slice(part.from, part.to).flatMap(({ tokens }) => tokens))
    ? [measured('Calls the reader by name.')]
    : []
}

function openingStrengths(
  doc: Doc,
  sentences: readonly Sentence[],
  faults: ReadonlySet<string>,
  praises: ReadonlySet<string>,
  opensWithProof: boolean,
): StrengthResult[] {
  const first = sentences.find((s) => s.words > 0 && doc.blocks[s.block]?.kind !== 'heading')
  // “What we agreed on Tuesday:” leads up to the point.
  if (!first || first.mark === ':' || faults.size > 0) return []
  const found: StrengthResult[] = []
  if (opensWithProof) found.push(measured('Begins with proof: what it did, with its figure.'))
  const personal = doc.family === 'cold' || doc.family === 'warm'
  const isTold = praises.has('reader-first-opening') || praises.has('concrete-observation')
  // “I ordered a desk lamp from you” shows a stranger's look at the reader; between people it is the writer's own.
  const own = doc.family === 'warm' && /^(?:i|we)\b/i.test(first.text)
  if (personal && !own && !isTold && tellsOfReader(first) && !COURTESY.test(first.text))
    found.push(measured('Begins with the reader’s own situation.', ['E48']))
  if (first.words <= QUICK_WORDS && !COURTESY.test(first.text) && (hasNumber(first) || hasName(first)))
    found.push(measured(`Comes to the point: ${first.words} words, and something exact among them.`, ['E48']))
  return found
}

/** What is said for manners or only says that one writes, however exact: “Thanks for the tour on Monday.” */
const COURTESY =
  /^(?:(?:many |again,? )?thank(?:s| you)\b|(?:i(?:['’]m| am)|we(?:['’]re| are)) (?:so |very |really |truly )*(?:sorry|glad|happy|pleased|delighted)\b|sorry\b|apologies\b|(?:i |we )?hope\b|(?:it was|was) (?:great|good|nice|lovely|a pleasure)\b|(?:great|good|nice|lovely) (?:meeting|talking|speaking|seeing|to)\b|welcome (?:to|aboard|back)\b|(?:so |and )?as (?:you|(?:some|most|many|all) of you)\b|(?:i(?:['’]m| am) |we(?:['’]re| are) )?(?:just |only |quickly |briefly )*(?:following up|checking in|circling back|touching base|bumping|reaching out)\b|(?:i |we )(?:just |only |also )*(?:wanted|want|thought i['’]d|would like|['’]d like) (?:to |just |quickly )*(?:follow up|check|circle|touch|reach|say|thank|introduce|let)\b)/i

function proofStrengths(
  doc: Doc,
  sentences: readonly Sentence[],
  faults: ReadonlySet<string>,
): StrengthResult[] {
  if (faults.has('unfilled-hole') || faults.has('vague-claim') || faults.has('hype')) return []
  const figures = sentences.flatMap(({ tokens }) =>
    tokens.flatMap((t, i) => (isMeasure(t, i, tokens) ? [withUnit(t, tokens[i + 1])] : [])),
  )
  const found: StrengthResult[] = []
  if (figures.length > 0)
    found.push(
      measured(
        `Gives ${figures.length === 1 ? 'a figure' : 'figures'} that can be checked: ${figures.slice(0, 3).join(', ')}.`,
      ),
    )
  if (sentences.some((s) => hasName(s) || opensWithName(doc, s)))
    found.push(measured('Names who or where it was.'))
  return found
}

/** “Lindenweg 8”, “March 2024”, “since 2022”: a year, or a plain number behind a name, measures nothing. */
const isMeasure = ({ kind, text }: Token, i: number, all: readonly Token[]): boolean => {
  const before = all[i - 1]
  const isPlain = /^\d{1,4}$/.test(text)
  return (
    kind === 'number' &&
    !/^(?:19|20)\d\d$|\d(?:st|nd|rd|th)$/.test(text) &&
    !(isPlain && i > 1 && before?.kind === 'word' && isCapitalised(before.text))
  )
}

/** A bare number with what it counts, “5 months”, where that follows at once. */
const withUnit = ({ text, end }: Token, next: Token | undefined): string =>
  /^\d[\d.,]*$/.test(text) &&
  next?.kind === 'word' &&
  next.start === end + 1 &&
  /^\p{Ll}{3,}s$|^people$/u.test(next.text) &&
  !STOPWORDS.has(next.lower)
    ? `${text} ${next.text}`
    : text

/** Findings beside which nothing good can be said of an ask. */
const SPOILT_ASK: ReadonlySet<string> = new Set(
  (
    'weak-ask buried-ask bare-ask no-question indirect-request multiple-asks too-many-questions answer-late pressure guilt-trip ' +
    'rudeness threat insult sensitive-data secret-request non-inclusive-terms'
  ).split(' '),
)
/** “Send me your resume, your salary history and three friends”: one sentence, several favours. */
const SEVERAL_THINGS = /(?:,|,? and| plus| as well as) (?:your|the|an?|some|\d+|two|three|four|five) \p{L}/iu

function askStrengths(
  doc: Doc,
  part: Part,
  ask: number,
  primary: FoundAsk,
  faults: ReadonlySet<string>,
  praises: ReadonlySet<string>,
): StrengthResult[] {
  const found: StrengthResult[] = []
  const own = doc.asks.find((a) => a.sentence === ask)
  const sentence = doc.sentences[ask]
  if (!own || !sentence || [...faults].some((rule) => SPOILT_ASK.has(rule))) return []
  const cold = doc.family === 'cold'
  const isTold = praises.has('one-clear-question')
  const asks = findAsks(doc).filter(({ offer }) => !offer)
  const here = asks.filter(({ start }) => start >= part.start && start < part.end)
  if (here.some(({ weak }) => weak)) return []
  const single = here.length === 1 && !SEVERAL_THINGS.test(sentence.text)
  // How much it wants is said by the `cta` operation, which knows where its link leads.
  if (!isTold && primary.friction <= 2 && own.question && single && primary.kind !== 'task')
    found.push(measured('Takes a word to answer.', cold && primary.kind === 'interest' ? ['E25'] : ['E05']))
  if (asks.length === 1 && single && (cold || doc.family === 'warm'))
    found.push(measured('The only thing the mail asks.', ['E25']))
  const later = doc.sentences
    .slice(part.to)
    .some((s) => (s.region === 'body' || s.region === 'ask') && s.words > 0)
  if (!isTold && !later && (cold || doc.family === 'warm'))
    found.push(measured('Stands last, where the eye stops.'))
  return found
}

/** Beside words that say nothing or push, neither how short they are nor a share in them is a merit. */
const EMPTY_TALK: ReadonlySet<string> = new Set(
  'hype jargon cliches vague-claim template-smell pressure shouting guilt-trip rudeness threat spam-phrase earnings-claim'.split(
    ' ',
  ),
)

function bodyStrengths(sentences: readonly Sentence[], faults: ReadonlySet<string>): StrengthResult[] {
  if ([...faults].some((rule) => EMPTY_TALK.has(rule))) return []
  // A line without an end, a price or a telephone, is no sentence that could be short.
  const worded = sentences.filter((s) => s.words > 0 && /^[.!?]/.test(s.mark))
  const words = worded.reduce((sum, s) => sum + s.words, 0)
  const found: StrengthResult[] = []
  if (
    worded.length >= SENTENCES &&
    words / worded.length <= SHORT_SENTENCE &&
    words / worded.length >= RUNNING &&
    !faults.has('long-sentence')
  )
    found.push(
      measured(`Short sentences: ${Math.round(words / worded.length)} words each on average.`, ['E03']),
    )
  const figures = moneyAndShares(sentences)
  if (figures.length >= 2 && !faults.has('vague-claim'))
    found.push(measured(`Exact: ${[...new Set(figures)].slice(0, 4).join(', ')}.`))
  return found
}

/** Sums and shares; a bare number may be a date, an hour or a telephone. */
function moneyAndShares(sentences: readonly Sentence[]): string[] {
  return sentences.flatMap((s) =>
    s.tokens.filter((t) => t.kind === 'number' && /[$£€¥%]/.test(t.text)).map((t) => t.text),
  )
}

/** Senders that are nobody in particular. */
const NOBODY = /^(?:the|support|team|customer|client|sales|info|no-?reply|\P{Ll}+$)/iu

function signatureStrengths(doc: Doc, sentences: readonly Sentence[]): StrengthResult[] {
  const tokens = sentences.flatMap((s) => s.tokens)
  const found: StrengthResult[] = []
  if (
    tokens.some((t) => t.kind === 'url' || t.kind === 'email') ||
    /\+?\d[\d\s().-]{6,}\d/.test(
      sentences
        .map((s) => s.text)
        .join(' ')
        .slice(0, 2000),
    )
  )
    found.push(measured('Gives another way to reach you.'))
  const from = doc.draft.from_name?.trim().split(/[\s,|]/)[0] ?? ''
  if (from.length > 1 && !NOBODY.test(from) && tokens.some((t) => t.text === from))
    found.push(measured('Signed by the name in the sender line.'))
  return found
}

function footerStrengths(doc: Doc, faults: ReadonlySet<string>): StrengthResult[] {
  const found: StrengthResult[] = []
  const isPoor = faults.has('hidden-opt-out') || faults.has('vague-opt-out')
  if (hasWayOut(doc) || (offersOptOut(doc) && !isPoor))
    found.push(measured('Has a way out in one step.', ['N01', 'E51']))
  if (givesAddress(doc)) found.push(measured('Gives the sender’s postal address.', ['N01']))
  return found
}

const count = (n: number, noun: string) => `${n} ${noun}${n === 1 ? '' : 's'}`
