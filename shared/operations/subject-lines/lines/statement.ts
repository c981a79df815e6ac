/** Subjects that are short statements and headings of the mail. */
import type { Doc } from '../../../engine/doc.ts'
import type { Family } from '../../../engine/kinds.ts'
import { figuresIn } from '../../material/figures.ts'
import type { RichMaterial } from '../../material/from-draft.ts'
import { type Line, plain } from '../../material/line.ts'
import { isPast, maybeVerb } from '../../material/verbs.ts'
import { NUMBER_WORDS } from '../../material/words.ts'
import { GRACE, LOOSE_WORDS } from '../choose.ts'
import type { Angle } from '../contract.ts'
import type { Idea } from '../idea.ts'
import { turnsRound } from '../point.ts'
import type { Core } from '../reading/core.ts'
import { headlined, withDay } from '../reading/moved-day.ts'
import { withReferent } from '../reading/referent.ts'
import { secondPredicate } from '../reading/second-predicate.ts'
import { type Statement, statementsIn } from '../reading/statements.ts'
import { FOR_EFFECT, trimmedLine } from '../reading/trimmed-line.ts'
import { isShouted } from '../unfit/shouted.ts'

/** What a family gains from saying the news in full: a notice wants it, a stranger’s line does not. */
const WORTH: Readonly<Record<Family, number>> = {
  cold: 0,
  warm: 0.6,
  bulk_content: 0.8,
  bulk_promo: 1,
  operational: 2.6,
}

/** Words of a statement at most, where the kind of mail sets no band. */
const MOST = 15
/** Words that a headline may have fewer than the statement it is made of. */
const SHORTENED = 4
export const HEADING_WORDS = 10
/** A line without its asides comes before the same with them. */
const TRIMMED = 1

export function statementLines(doc: Doc, material: RichMaterial, core: Core, teases: boolean): Idea[] {
  const most = doc.bands.subjectWords ? doc.bands.subjectWords[1] + GRACE + LOOSE_WORDS + SHORTENED : MOST
  return material.lines.flatMap((line, place) => {
    if (isShouted(line.sentence)) return []
    if (isHeading(doc, line)) return heading(line)
    // A brief is written by the sender, who says “our” of the matter.
    const told = doc.family === 'operational' || doc.family === 'bulk_promo' || line.index === null
    const personal = doc.family === 'bulk_content'
    // “From 1 April our minimum order goes up from 20 to 36 boxes”
    const ours = told || personal || (doc.family === 'warm' && /\d/.test(line.sentence.text))
    const found = statementsIn(line, 3, most, personal, told, ours)
    const shorter = trimmedLine(line)
    const second = secondPredicate(line)
    const resolved = withReferent(line, material.lines[place - 1])
    const all = [
      ...found,
      ...[shorter, second, resolved].flatMap((l) =>
        l === null ? [] : statementsIn(l, 3, most, false, told),
      ),
    ].filter(
      (statement) =>
        // The line without its effects is there as well.
        !(shorter !== null && FOR_EFFECT.test(statement.text)) &&
        !leansBack(statement) &&
        !tellsNothing(statement) &&
        (tellsForOthers(doc) || !isReported(statement)),
    )
    return all.flatMap((statement) =>
      [
        statement.text,
        ...inShort(statement.text),
        ...withDay(statement),
        ...headlined(statement, doc)
          .flatMap((text) => [text, ...inShort(text)])
          .filter((text) => !turnsRound(doc, text)),
      ].map((text, i) => ({
        text,
        angle: angleOf(doc, statement, material, core, teases),
        ...(KNOWN.test(line.sentence.text) ? { aside: true } : {}),
        weight:
          1.4 +
          WORTH[doc.family] +
          line.weight +
          (statement.whole ? 0.6 : 0) +
          (core.holds(line) ? 0.6 : -0.8) +
          (statement.line === shorter ? TRIMMED : 0) +
          (i > 0 ? 1 : 0) +
          telling(statement, material),
        line: statement.line === resolved ? resolved : line,
        shape: 'says' as const,
        why: statement.whole
          ? 'A sentence of the mail, as it stands.'
          : 'Tells the news itself, in the mail’s words.',
      })),
    )
  })
}

/** “… starts on Tuesday 16 September”, “goes down from 3.1% to 2.7%”: in a long line the date, and what it comes to, is enough. */
const inShort = (text: string): string[] => {
  const dated = text.length > LONG ? text.replace(WEEKDAY, '') : text
  const short = dated.length > ROOMY ? dated.replace(OLD_FIGURE, '') : dated
  return short === text ? [] : [short]
}
const ROOMY = 46
const OLD_FIGURE = /\bfrom (?:[$£€¥]\d[\d.,]*|\d[\d.,]*%) (?=to [$£€¥\d])/u
const LONG = 52
const WEEKDAY =
  /(?<!\b(?:next|this|last) )\b(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day,? (?=\d{1,2} \p{Lu}\p{Ll}{2}|\p{Lu}\p{Ll}{2,} \d)/u

const isHeading = (doc: Doc, { index, sentence }: Line) =>
  index !== null && doc.blocks[sentence.block]?.kind === 'heading'

function heading(line: Line): Idea[] {
  const { sentence, weight } = line
  if (sentence.words < 2 || sentence.tokens.some((t) => t.kind === 'url' || t.kind === 'placeholder'))
    return []
  const text = plain(sentence.text)
  // “From the shop”, “In this issue”: what part of a letter it is.
  if (PART_OF.test(text)) return []
  const idea = (said: string, why: string, less: number): Idea[] => {
    const words = said.split(' ').length
    return words < 2 || words > HEADING_WORDS
      ? []
      : [
          {
            text: said,
            angle: 'specific',
            shape: words > 2 ? 'says' : 'names',
            headline: true,
            weight: 3.5 + weight + Math.min(words, 6) * 0.2 - less,
            why,
            line,
          },
        ]
  }
  // “Live webinar: grading 200 essays” also stands without its label.
  const behind = /^[^:]{3,40}: (.{12,})$/.exec(text)?.[1]
  return [
    ...idea(text, 'A heading of the mail, as it stands.', 0),
    ...(behind === undefined ? [] : idea(behind, 'A heading of the mail, without its label.', 0.3)),
  ]
}

const PART_OF = /^(?:from|in|on|at|around|behind) (?:the|our|this|your) \p{L}+$/iu

/** “As you know, the roof was damaged”, “Last winter 38 people …”: what is known or has been is no news. */
const KNOWN =
  /^(?:as (?:you|we|many of you|some of you|most of you) (?:\p{L}+ )?(?:know|recall|remember|are aware)|last (?:year|season|spring|summer|autumn|fall|winter))\b/iu

/** Letters and notices pass on what others say; elsewhere that is not the mail's own news. */
const tellsForOthers = ({ family }: Doc) => family === 'bulk_content' || family === 'operational'

const SAYS =
  /^(?:tells?|told|says?|said|complains?|complained|reports?|reported|claims?|claimed|hears?|heard|writes?|wrote)$/

/** Whose result it is, the sender does not say. */
const UNNAMED =
  /^(?:one|a|an|another|some)(?: of our)? (?:client|customer|company|firm|user|clients|customers)\b/i

/** What others say, complain of or are quoted with. */
function isReported({ line, from }: Statement): boolean {
  const { tokens, text } = line.sentence
  const before = text.slice(0, tokens[from]?.start ?? 0)
  if (UNNAMED.test(text.slice(tokens[from]?.start ?? 0))) return true
  // “Your school page says that the kitchen is being rebuilt”: the reader's own words.
  if (/^(?:on )?your \p{L}+(?: \p{L}+)? (?:it )?(?:says|said|reports|shows)\b/iu.test(before)) return false
  return (
    tokens.slice(0, from).some((t, i) => SAYS.test(t.lower) && tokens[i - 1]?.lower !== 'to') ||
    /[“"]/.test(before || text.slice(0, 2))
  )
}

/** What is handed over, who passed the news on, and a file by its name are no news. */
const NO_NEWS =
  /^(?:attached|enclosed) |^(?:just )?an? (?:quick |short |brief |little |friendly )?(?:note|word|line|update|heads-up|reminder|message|question) (?:on|about|to|regarding)\b|^(?:i|we)(?: have|['’]ve)? (?:attached|enclosed) |\b(?:informed|advised|told|notified) (?:us|me|you) that\b|[\p{L}\d]\.\p{Ll}{3,4}\b/iu
/** “Bank details are on the invoice”: where one finds them. */
const WHERE_FOUND =
  /\b(?:details|instructions|directions|information|terms|contacts?|numbers?|documents?|forms?|photos?|pictures|slides|recordings?|minutes|notes) (?:is|are|can be found) (?:on|in|at|under|below|overleaf|attached)\b/i
/** “Mateo would like to say hello”, “nobody wanted to retrain staff”: what somebody thinks of it. */
const MOOD =
  /^(?!i\b|we\b|you\b)(?:\p{L}+ ){1,2}(?:would like to|wanted to|wants to|(?:suggested|thinks|thought|hopes|hoped|feels|felt|wonders|wondered) (?:to|a|an|that|the))\b/iu
/** “The timeline would be pushed back”: under which condition, the line does not say. */
const SUPPOSED = /^(?!.*\d)(?!.*\?).*\b(?:would|could|might) be \p{L}+(?:ed|en)\b/iu
/** “We will revisit at the end of Q3”: what, the line does not say. */
const UNSAID =
  /^(?:i|we)(?:['’]ll| will| can) (?:revisit|review|decide|check|continue|repeat|return|respond)(?! (?:the|your|our|an?|all|every|each|whether|if|how|\d)\b)/i
/** “Sprint 1 was paid on time, so I suspect this one got stuck”: why the sender thinks so. */
const PREMISE = /^,? so (?:i|we) (?:suspect|assume|think|guess|imagine|suppose|wonder|believe|take it)\b/i
/** “Last week I sent you the numbers”: what for, the mail before said. */
const SENT =
  /\b(?:i|we)(?: have|['’]ve)? (?:just )?(?:sent|emailed|mailed|forwarded|wrote to|shared with) (?:you|over)\b/i
/** “was meant to arrive on 3 June and did not”: the end that tells it is cut on a phone. */
const DID_NOT = / (?:and|but) (?:did|was|is|has|could)(?: not|n['’]t)$/i
/** “The remaining 8 you get on Friday”: 8 of what? */
const REMAINING =
  /^the (?:remaining|other|rest|last|first)(?: (?:\d+|two|three|four|five|six))? (?:you|we|i|is|are|was|were|will|can|have|has)\b/i
const tellsNothing = ({ text, line }: Statement): boolean =>
  REMAINING.test(text) ||
  SENT.test(text) ||
  DID_NOT.test(text) ||
  PREMISE.test(line.sentence.text.slice(line.sentence.text.indexOf(text) + text.length)) ||
  NO_NEWS.test(text) ||
  WHERE_FOUND.test(text) ||
  MOOD.test(text) ||
  UNSAID.test(text) ||
  SUPPOSED.test(text) ||
  // “The photos are here: https://…”
  (/ here$/i.test(text) && line.sentence.tokens.some(({ kind }) => kind === 'url'))

/** “One of them was refunded”, “the report leaves them out”: of whom, only the mail tells. */
const leansBack = ({ line, from, to }: Statement): boolean =>
  line.sentence.tokens.slice(from, to).some(
    (t, i, all) =>
      /^(?:them|theirs|ones)$/.test(t.lower) ||
      // “did the same”, “move the twelve”: as what, and twelve of what?
      (t.lower === 'same' &&
        (!/^(?:the|this)$/.test(all[i - 1]?.lower ?? '') ||
          /^(?:do|does|did)$/.test(all[i - 2]?.lower ?? ''))) ||
      // “£90 makes five”
      (i === all.length - 1 &&
        NUMBER_WORDS.has(t.lower) &&
        t.lower !== 'half' &&
        all[i - 1]?.kind === 'word') ||
      (t.lower === 'it' && /^(?:do|does|did)$/.test(all[i - 1]?.lower ?? '')) ||
      // “The diary showed it for the 21st”
      (t.lower === 'it' &&
        i > 1 &&
        isPast(all[i - 1]?.lower ?? '') &&
        !/^(?:made|found|kept|called)$/.test(all[i - 1]?.lower ?? '') &&
        all.slice(0, i).every(({ text }) => text !== ',')) ||
      // “Setting it up takes five minutes”
      (t.lower === 'it' && i < 3 && /ing$/.test(all[i - 1]?.lower ?? '')) ||
      (t.lower === 'then' && from < to - 1 && t !== line.sentence.tokens[to - 1]) ||
      // “Pick-up is there at 5.15 pm”
      (t.lower === 'there' &&
        i > 0 &&
        i < all.length - 1 &&
        /^(?:is|are|was|were)$/.test(all[i - 1]?.lower ?? '')) ||
      (t.lower === 'way' && all[i - 1]?.lower === 'that') ||
      // “absorb these costs”
      (/^(?:these|those)$/.test(t.lower) && i > 0) ||
      // “We have turned it back on”
      (t.lower === 'it' && i > 1 && i < 5 && all.slice(0, i).every(({ lower }) => isOwnDeed(lower))) ||
      (/^(?:these|those|it)$/.test(t.lower) && /^(?:of|for|to|with)$/.test(all[i - 1]?.lower ?? '')),
  )

/** “we have now fixed”: who, and what was done, and nothing it was done to. */
const isOwnDeed = (lower: string) =>
  /^(?:i|we|you|have|had|will|can|now|also|just|already|(?:i|we|you)['’](?:ve|ll|d))$/.test(lower) ||
  isPast(lower) ||
  maybeVerb(lower)

/** What holds good topics tells more. */
function telling({ line, from, to }: Statement, material: RichMaterial): number {
  const topic = material.topics.find(
    (t) =>
      t.line.index === line.index &&
      t.line.sentence.text === line.sentence.text &&
      t.phrase.from >= from &&
      t.phrase.to <= to,
  )
  return topic ? Math.min(1.8, topic.weight / 3) : -1.2
}

/** A side of the matter makes curious; where nobody asked for that it is told like the rest. */
function angleOf(
  doc: Doc,
  { line, from, to }: Statement,
  material: RichMaterial,
  core: Core,
  teases: boolean,
): Angle {
  if (
    doc.family === 'cold' &&
    material.trigger !== null &&
    line.index !== null &&
    line.index === material.trigger.sentence
  )
    return 'trigger'
  if (teases && (line.index === null ? isProblem(line) : line.index === material.problem?.sentence))
    return 'curiosity'
  if (core.holds(line)) return 'specific'
  if (figuresIn(line).some((f) => f.from >= from && f.to <= to)) return 'number'
  return teases ? 'curiosity' : 'specific'
}

const isProblem = (line: Line) => {
  const origin = line.origin(0, 1)
  return origin.from === 'brief' && origin.field === 'problem'
}
