/** What a mail about a renewal says of its day, and of what to decide by when. */
import type { Doc, Sentence } from '../../engine/doc.ts'
import { datesIn } from '../material/dates.ts'
import type { RichMaterial } from '../material/from-draft.ts'
import { type Line, plain } from '../material/line.ts'
import { small } from './points.ts'
import { passage, standsAlone } from './recall.ts'

export interface Renewal {
  /** The day it renews, as written; `null` for none. */
  day: string | null
  /** True where the mail asks for notice some time before and names no day for it. */
  asksNotice: boolean
  /** What there is to decide, with its last day and what happens without an answer. */
  choice: { text: string; date: string } | null
  /** What changes anyway, and what happens without an answer: `our list price goes to $21 on April 1`. */
  news: readonly string[]
}

const RENEWS = /\brenew|\bend of its\b|\bexpires?\b|\bends? on\b|\blapses?\b|\bterm\b|\bruns out\b/i
const NOTICE = /\bnotice\b|\b(?:days|weeks|months) (?:before|prior|in advance)\b/i
const LAST_DAY = /\b(?:by|until|till|before|no later than)\s+$/i
/** `If you'd like to drop five seats, reply by 14 November`: a choice stands by itself. */
const CHOICE = /^if (?:you|i)\b/i
const MOST = 320

export function renewalOf(doc: Doc, material: RichMaterial): Renewal {
  const lines = material.lines.filter((l) => l.index !== null)
  const choosing = lines.find(
    (l) => lastDay(l) !== null && (CHOICE.test(l.sentence.text) || standsAlone(doc, l.sentence)),
  )
  const chosen = choosing ? choiceOf(doc, choosing.sentence) : null
  // “Please tell me by 23 April which you prefer”: its day can be said again, its words cannot.
  const asking = new Set(doc.asks.map((a) => a.sentence))
  const asked = choosing ? undefined : lines.find((l) => asking.has(l.index ?? -1) && lastDay(l) !== null)
  const answerBy = asked && lastDay(asked)
  return {
    news: choosing ? [] : newsOf(doc, lines),
    day:
      lines
        .filter((l) => RENEWS.test(l.sentence.text) && lastDay(l) === null)
        .flatMap(datesIn)
        .find(hasDay)?.text ?? null,
    asksNotice: choosing === undefined && !answerBy && lines.some((l) => NOTICE.test(l.sentence.text)),
    choice:
      choosing && chosen !== null
        ? { text: small(chosen, doc), date: lastDay(choosing) ?? '' }
        : asked && answerBy
          ? { text: askedBy(plain(asked.sentence.text), answerBy), date: answerBy }
          : null,
  }
}

/** A day is the last one for what its own sentence asks, and for nothing else. */
function askedBy(text: string, day: string): string {
  const [, what] =
    new RegExp(
      `\\b(?:tell|let) (?:me|us)(?: know)?,? by ${day},? ((?:which|whether|if|how|what|who) [^?.;]+)`,
    ).exec(text) ?? []
  return what === undefined ? `I asked for your answer by ${day}` : `${day} is the day to tell me ${what}`
}

/** A price that changes, and what comes about by itself. */
function newsOf(doc: Doc, lines: readonly Line[]): string[] {
  const told = lines.map(({ sentence }) => plain(sentence.text))
  const price = told
    .map((text) => text.replace(/^(?:first|second|third|also|and),? /i, ''))
    .find((text) => RISES.test(text) && !/^if\b/i.test(text))
  const [, silent] = told.map((text) => SILENCE.exec(text)).find((found) => found !== null) ?? []
  const [, advice] = told.map((text) => ADVICE.exec(text)).find((found) => found !== null) ?? []
  return [
    ...(advice === undefined ? [] : [`my suggestion is still to ${small(advice, doc)}`]),
    ...(price === undefined ? [] : [small(price, doc)]),
    ...(silent === undefined ? [] : [`if nothing is changed, ${small(silent, doc)}`]),
  ]
}
const RISES =
  /\b(?:price|fee|rate|premium|rent)s?\b[^.;]*\b(?:goes|go|rises?|increases?|changes?|moves?|drops?|falls?|will be|becomes?) [^.;]*[$£€]\d/i
/** `My suggestion: drop the add-on and move to 30 seats` */
const ADVICE =
  /^(?:my|our) (?:suggestion|recommendation|advice|proposal): (?!(?:the|a|an|our|your) )(\p{Ll}[^:;]+)$/iu
const SILENCE =
  /^(?:if (?:you do nothing|nothing changes|I (?:don['’]t|do not) hear[^,]*|we (?:don['’]t|do not) hear[^,]*)|without (?:an? )?(?:answer|reply|notice|word)[^,]*), (.+)$/i

const hasDay = ({ text }: { text: string }) => /\d/.test(text)

/** The day behind `by` or `until`. */
function lastDay(line: Line): string | null {
  const text = line.sentence.text.replaceAll(/\s+/g, ' ')
  const date = datesIn(line).find(
    (d) => hasDay(d) && LAST_DAY.test(text.slice(0, Math.max(0, text.indexOf(d.text)))),
  )
  return date?.text ?? null
}

/** The choice with what stands beside it: `If you want to keep all 24, there is nothing to do.` */
function choiceOf(doc: Doc, sentence: Sentence): string {
  let text = passage(doc, sentence)
  for (const next of doc.sentences.slice(doc.sentences.indexOf(sentence) + 1)) {
    const more = next.text.replaceAll(/\s+/g, ' ').trim()
    if (next.block !== sentence.block || !CHOICE.test(more) || text.length + more.length > MOST) break
    text = `${text} ${more}`
  }
  return text
}
