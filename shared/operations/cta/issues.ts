/** What is wrong with how a mail asks. */
import { GOAL_OF } from '../../engine/asks/goals.ts'
import type { Doc } from '../../engine/doc.ts'
import type { Span } from '../../engine/draft.ts'
import { PERSONAL, WANTS_ACTION, WANTS_REPLY } from '../../engine/lexicon/asking-kinds.ts'
import { endOfBody, inBody } from '../../engine/measures/body.ts'
import { settles } from '../../engine/measures/outcome.ts'
import type { Report } from '../../engine/report.ts'
import { MANY_WAYS, waysOffered } from './ask-words.ts'
import { forOthers, isOtherWay } from './competing.ts'
import { demandsIn } from './demands.ts'
import type { FoundAsk } from './found.ts'
import { isWordless } from './pictures.ts'
import { isStranger, isUnknown, serves, toMany } from './primary.ts'
import { short } from './short.ts'
import { linksWithoutWords } from './without-words.ts'

export interface Issue {
  code: 'none' | 'several' | 'competing' | 'vague_link_text' | 'buried'
  message: string
  start: number
  end: number
}

/** Words above the first call of a promotion after which a reader of seconds has not seen it. */
const FOLD = 120

/** Words behind the ask of a mail to a stranger after which it is forgotten. */
const BEHIND = 80

/** A mail, what it asks, and what is said of it already. */
interface Asked {
  doc: Doc
  report: Report
  found: readonly FoundAsk[]
  primary: FoundAsk | null
  competing: ReadonlySet<FoundAsk>
}

/** Issues by place. Offsets count in the caller's own string. */
export function issuesOf(
  doc: Doc,
  report: Report,
  found: readonly FoundAsk[],
  primary: FoundAsk | null,
  competing: ReadonlySet<FoundAsk>,
): Issue[] {
  const asked: Asked = { doc, report, found, primary, competing }
  const missing = missingIn(asked)
  const issues = [...missing, ...tooMany(asked, missing), ...vagueIn(asked), ...buriedIn(asked)]
  return issues.sort((a, b) => a.start - b.start || a.end - b.end)
}

const issue = (code: Issue['code'], message: string, { start, end }: Span): Issue => ({
  code,
  message,
  start,
  end,
})

const ruled = ({ report }: Asked, id: string) =>
  report.annotations.filter((a) => a.rule_id === id && a.field === 'draft')

/** An ask that is not there. */
function missingIn({ doc, report, found, primary }: Asked): Issue[] {
  const { end } = doc.source.toSource({ start: endOfBody(doc), end: endOfBody(doc) })
  const none = (message: string) => issue('none', message, { start: end, end })
  const asksNothing =
    found.every(({ offer }) => offer) &&
    doc.counts.words > 0 &&
    // What mail of no sure kind should ask nobody can tell; a goal says it.
    (doc.draft.goal !== undefined || !isUnknown(doc, found)) &&
    wantsAsk(doc, report)
  const meetsNobody =
    doc.english &&
    primary &&
    doc.draft.goal === 'book_meeting' &&
    !found.some((f) => serves(f, 'book_meeting'))
  return [
    ...(asksNothing ? [none('The mail does not say what the reader should do.')] : []),
    ...(meetsNobody ? [none('The goal is a meeting, and nothing in the mail asks for one.')] : []),
  ]
}

/** Asks beside the one the mail is for; what was told `before` leaves less to say. */
function tooMany(asked: Asked, before: readonly Issue[]): Issue[] {
  const { doc, found, primary } = asked
  const source = (span: Span) => doc.source.toSource(span)
  const crowd = crowdedSentence(doc, found)
  const issues = pulling(asked, crowd)
  const isQuiet = () => before.length + issues.length === 0
  const elsewhere = found.filter((f) => forOthers(f, primary)).map(source)
  const flagged = ruled(asked, 'multiple-asks').find(
    (a) => !elsewhere.some((e) => e.start < a.end && a.start < e.end),
  )
  if (flagged) issues.push(issue('several', `${flagged.message} Choose the one that matters now.`, flagged))
  const most = mostQuestions(doc)
  const firm = found.filter(
    (f, i) =>
      f.sentence !== null && !f.small && !f.weak && !forOthers(f, primary) && !goesOn(f, found[i - 1]),
  )
  const over = firm[most]
  if (over && isQuiet())
    issues.push(
      issue(
        'several',
        `The mail asks ${firm.length} things; ${most === 1 ? 'one is' : `up to ${most} are`} usual here.`,
        source(over),
      ),
    )
  const crowded = toMany(doc) ? (crowd?.choice ? crowd : null) : (crowd ?? demandingSentence(doc, found))
  if (crowded && (isQuiet() || (crowded.choice && !flagged)))
    issues.push(
      issue(
        'several',
        crowded.choice
          ? `This sentence offers ${crowded.count} ways to choose from. Keep the one that is easiest to take.`
          : `This sentence alone asks for ${crowded.count} things; a line for each is answered in full.`,
        source(crowded),
      ),
    )
  if (doc.family === 'cold' && doc.english && isQuiet() && primary) {
    const behind = found.filter((f) => !f.offer && !f.postscript && f.start > primary.start)
    if (behind.length > 1)
      issues.push(
        issue(
          'several',
          `${behind.length} more asks follow the first. Keep one.`,
          source(behind[0] ?? primary),
        ),
      )
  }
  return issues
}

/** What pulls towards something else; the ways of one crowded sentence are told of together, and so is what it asks beside the rest. */
function pulling({ doc, primary, competing }: Asked, crowd: Span | null): Issue[] {
  const other = [...competing].filter(
    (f) => !isOtherWay(f, primary) && !(crowd && f.sentence === primary?.sentence && isWithin(f, crowd)),
  )
  const [first] = other
  return first && primary
    ? [
        issue(
          'competing',
          `${other.length === 1 ? 'This asks' : `This and ${other.length - 1} more ask`} for something else than “${short(primary.text)}”. Keep one.`,
          doc.source.toSource(first),
        ),
      ]
    : []
}

/** Links and buttons that do not say where they lead. */
function vagueIn(asked: Asked): Issue[] {
  const { doc, found } = asked
  const vague = (message: string, place: Span) => issue('vague_link_text', message, place)
  return [
    ...['vague-link-text', 'generic-button'].flatMap((id) =>
      ruled(asked, id).map((a) => vague(`“${short(a.quote)}” does not say where it leads.`, a)),
    ),
    ...linksWithoutWords(doc, found).map(({ message, place }) => vague(message, doc.source.toSource(place))),
    ...found.flatMap((button) =>
      button.source && isWordless(doc, button)
        ? [
            vague(
              'This button is a picture without words: where pictures are not shown, nothing can be pressed. Say in its `alt` what it does.',
              button.source,
            ),
          ]
        : [],
    ),
  ]
}

/** An ask that many readers do not reach, or have forgotten at the end. */
function buriedIn(asked: Asked): Issue[] {
  const { doc, found, primary } = asked
  const issues = ruled(asked, 'buried-ask').map((a) => issue('buried', a.message, a))
  if (!primary) return issues
  const add = (message: string) => issues.push(issue('buried', message, doc.source.toSource(primary)))
  if (doc.family === 'cold' && doc.english && issues.length === 0) {
    const above = wordsBetween(doc, 0, primary.start)
    const below = wordsBetween(doc, primary.end, Number.POSITIVE_INFINITY)
    const last = found.every((f) => f.offer || f.start <= primary.start)
    if (above >= FOLD)
      add(
        `The ask comes after ${above} words; ${isStranger(doc) ? 'a stranger has' : 'many readers have'} stopped by then.`,
      )
    else if (last && below >= BEHIND)
      add(`${below} words follow the ask, and none of them asks; put it last as well, or cut.`)
  }
  if (doc.family === 'bulk_promo') {
    const above = wordsAbove(doc, primary, found)
    if (above >= FOLD) add(`The first call comes after ${above} words; many readers stop before.`)
  }
  return issues
}

/** “I'd love a call. Does Tuesday suit you?” asks once. */
const goesOn = (ask: FoundAsk, before: FoundAsk | undefined) =>
  /^(?:if|or)\b/i.test(ask.text) ||
  (before?.sentence != null &&
    ask.sentence === before.sentence + 1 &&
    GOAL_OF[ask.kind] === GOAL_OF[before.kind])

/** Mail that is written for an answer, or for a deed, whether the score minds its lack or not. */
const FOR_AN_ASK: ReadonlySet<Doc['kind']> = new Set<Doc['kind']>([
  ...WANTS_REPLY,
  ...WANTS_ACTION,
  'billing',
])

/** Outside English asks are not found, so none is missed; a matter that is settled leaves nothing to ask. */
const wantsAsk = (doc: Doc, report: Report) =>
  doc.english &&
  (report.annotations.some((a) => a.rule_id === 'missing-ask') ||
    (doc.draft.goal !== undefined && doc.draft.goal !== 'inform') ||
    (FOR_AN_ASK.has(doc.kind) && doc.draft.goal === undefined && !settles(doc)))

/** Asks that are usual in mail to one person; without a limit for others. */
const mostQuestions = (doc: Doc) =>
  PERSONAL.includes(doc.kind)
    ? (doc.bands.questions?.[1] ?? Number.POSITIVE_INFINITY)
    : Number.POSITIVE_INFINITY

/** Words of the body above the first ask that leads where the primary one does. */
function wordsAbove(doc: Doc, primary: FoundAsk, found: readonly FoundAsk[]): number {
  const first = found.find((f) => f.href !== null && f.href === primary.href) ?? primary
  let words = 0
  for (const s of doc.sentences) {
    if (s.start >= first.start) break
    if (s.region === 'opening' || s.region === 'body' || s.region === 'ask') words += s.words
  }
  return words
}

/** Words of the body between two places. */
function wordsBetween(doc: Doc, from: number, to: number): number {
  let words = 0
  for (const s of doc.sentences) if (s.start >= from && s.end <= to && inBody(s)) words += s.words
  return words
}

const isWithin = (inner: Span, outer: Span) => inner.start >= outer.start && inner.end <= outer.end

/** Asks of one sentence from which on some are forgotten. */
const MANY = 3

/** The sentence that wants three things or more at once: “Send me your resume, your salary history and 3 friends”. */
function demandingSentence(doc: Doc, found: readonly FoundAsk[]) {
  for (const { sentence, offer } of found) {
    const own = doc.sentences[sentence ?? -1]
    const count = own && !offer && doc.english ? demandsIn(own) : 1
    if (own && count >= MANY) return { start: own.start, end: own.end, count, choice: false }
  }
  return null
}

/** The sentence that holds three asks or more: “Send me …, sign … and tell …” */
function crowdedSentence(doc: Doc, found: readonly FoundAsk[]) {
  for (const { sentence } of found) {
    const own = doc.sentences[sentence ?? -1]
    const count = own && doc.english ? waysOffered(own.text) : 0
    if (own && count >= MANY_WAYS) return { start: own.start, end: own.end, count, choice: true }
  }
  for (const [index, asks] of Map.groupBy(found, ({ sentence }) => sentence)) {
    const own = doc.sentences[index ?? -1]
    if (own && asks.length >= MANY && !own.text.trim().includes('\n'))
      return {
        start: own.start,
        end: own.end,
        count: asks.length,
        choice: asks.every(({ ways }) => ways !== undefined),
      }
  }
  return null
}
