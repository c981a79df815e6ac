import { kindOf } from '../../../engine/kinds.ts'
import { stemsOf, stemsOfTokens } from '../../../engine/measures/content-words.ts'
import { hasName, hasNumber } from '../../../engine/measures/names-a-thing.ts'
import { COUNTS } from '../../../engine/measures/reader-facts.ts'
import { parse } from '../../../engine/parse.ts'
import { tokenize } from '../../../engine/tokens.ts'
import { draftOf } from '../../fields.ts'
import type { Context } from '../../operation.ts'
import { type ReadDraft, readDraft } from '../../read-draft.ts'
import { contract } from '../../subject-lines/contract.ts'
import { lookFor } from '../../subject-lines/local.ts'
import type { Proposal, State, Wishes } from '../step.ts'
import { isPraise } from './claims.ts'
import { isPoint, turnsRound } from './point.ts'

/** Rules that call a subject empty, not merely untidy: then the mail's own words are better. */
const EMPTY = ['vague-subject', 'pitch-in-subject', 'missing-subject']
/** Points a new subject must bring; less is no reason to change a line that somebody chose. */
const LEAST = 3
/** Or how much better it must serve the mail, where it brings any. */
const WELL_ABOVE = 30
/** The verb, not the month. */
const MAY = /\bmay\b/
/** Statements that bind nobody, and what every firm says of itself, are no better than what stands there; a promise with a day binds. */
const LOOSE =
  /\b(?:might|could|would|can|should|feel|continues?|priority|satisfaction|appreciate|will be \w+ed(?!.*\d))\b/i

/**
 * Fit from which a line with a figure is the point of the mail, and a line of so many words serves a letter though
 * it names no one thing: “New menu, classes and the team”.
 */
const FITS = 90
const LINE = 8

/** “Proposal for the Harbour Museum”: candidates have no capitals but those of names. */
const OF_NAME = /\p{Ll} (?:the|at|in|of|with|for) \p{Lu}\p{Ll}/u

/** What the whole mail is, and of what: “Status of the warehouse migration”. */
const REPORTS = /^(?:status|update|summary|recap|overview|minutes|report) (?:of|on) (?:\p{L}+ )+\p{L}+$/iu

/** Words of a topic at most, and how often the mail has to name it. */
const TOPIC = 4
const NAMED = 2

/** Whether a line names something the reader can point at: a name, a figure, a day, or what the mail is all about. */
function isConcrete(text: string, { draft, memo }: ReadDraft, { profile }: Context): boolean {
  const doc = parse({ ...draft, subject: text }, profile, memo)
  const { subject: line } = doc
  if (!line || LOOSE.test(text) || MAY.test(text)) return false
  if (
    hasName(line) ||
    OF_NAME.test(text) ||
    REPORTS.test(text) ||
    hasNumber(line) ||
    line.tokens.some(({ lower }) => lower === 'two' || COUNTS.has(lower))
  )
    return true
  const stems = [...stemsOf(line)]
  const said = (stem: string) => doc.sentences.filter((sentence) => stemsOf(sentence).has(stem)).length
  if (line.words > TOPIC || stems.length === 0) return false
  return stems.every((stem) => said(stem) >= NAMED) || said(stems.at(-1) ?? '') > NAMED
}

/** “Opening its doors on 9 May”: a subject line has nothing before it that these could be. */
const LEANS = /\b(?:its?|their|they|them|his|he|she)\b/i

/** “300 experts from industry” of “300 experts from industry, schools and banks”. */
function endsInList(mail: string, line: string): boolean {
  const at = mail.toLowerCase().indexOf(line.toLowerCase())
  return (
    at >= 0 &&
    /\b(?:of|from|for|with|in|to|by|on|about|between) \p{L}+$/u.test(line) &&
    /^, [^,.?!]{2,40}(?:,| and | or )/.test(mail.slice(at + line.length))
  )
}

/** “Your Hull cold store”: what a stranger noticed is what the mail is about, whatever it asks. */
const OF_READER = /^your\b/i

/** How many are judged. */
const COUNT = 5

/** Honest subjects of the mail's own words that name something a reader can point at, best first. */
export function soundSubjects(state: State, context: Context) {
  return subjectsOf(state, context).sound
}

/** The same, and how well the subject serves that stands there. */
function subjectsOf({ draft, doc, report, memo }: State, context: Context) {
  const input = contract.input.parse({
    draft: draft.draft,
    subject: draft.subject,
    format: draft.format ?? 'auto',
    // A kind that is only guessed costs nothing that depends on it; named, it would.
    kind: draft.kind ?? 'auto',
    locale: draft.locale,
    audience: draft.audience,
    angles: ['specific', 'trigger', 'referral', 'benefit'],
    count: COUNT,
  })
  const { family } = kindOf(report.kind)
  const isLetter = family === 'bulk_content'
  // News of many things has no one point.
  const isToMany = isLetter || family === 'bulk_promo'
  const own = readDraft(draftOf({ ...input, draft: draft.draft }), context, memo)
  const { candidates, current } = lookFor(own, input, context)
  const sound = candidates.filter(
    ({ text, fit, risk, annotations }) =>
      risk === 'honest' &&
      // A figure off the point draws the eye all the same.
      (fit >= FITS || !/\d/.test(text)) &&
      (isToMany || isPoint(doc, text) || (family === 'cold' && fit >= FITS && OF_READER.test(text))) &&
      !turnsRound(doc, text) &&
      !isPraise(stemsOfTokens(tokenize(text))) &&
      !LEANS.test(text) &&
      !endsInList(doc.text, text) &&
      (isConcrete(text, own, context) || (isLetter && fit >= FITS && text.split(' ').length <= LINE)) &&
      !annotations.some(({ rule_id }) => EMPTY.includes(rule_id)),
  )
  return { sound, presentFit: () => current()?.fit ?? 0 }
}

/** Proposes the best honest subject out of the mail's own words in place of one that says nothing. */
export function subject(state: State, wishes: Wishes, context: Context): Proposal[] {
  const { draft, report } = state
  const found = report.annotations.find(
    ({ rule_id, points }) => EMPTY.includes(rule_id) && points > 0 && (wishes.rules?.has(rule_id) ?? true),
  )
  if (!found || wishes.light || wishes.subject === 'keep' || draft.subject === undefined) return []
  const { sound, presentFit } = subjectsOf(state, context)
  const [best] = sound
  const gain = (best?.score ?? 0) - report.score
  if (!best || (gain < LEAST && !(gain > 0 && best.fit >= presentFit() + WELL_ABOVE))) return []
  return [
    {
      type: 'subject',
      rule: found.rule_id,
      field: 'subject',
      edits: [{ start: 0, end: draft.subject.length, replacement: best.text }],
      reason: `${found.message} ${best.why}`,
    },
  ]
}
