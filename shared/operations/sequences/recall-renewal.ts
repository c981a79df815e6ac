/** What a mail about a renewal says of its day, and of what to decide by when. */
import type { Doc, Sentence } from '../../engine/doc.ts'
import { datesIn } from '../material/dates.ts'
import type { RichMaterial } from '../material/from-draft.ts'
import type { Line } from '../material/line.ts'
import { passage, standsAlone } from './recall.ts'

export interface Renewal {
  /** The day it renews, as written; `null` for none. */
  day: string | null
  /** True where the mail asks for notice some time before and names no day for it. */
  asksNotice: boolean
  /** What there is to decide, with its last day and what happens without an answer. */
  choice: { text: string; date: string } | null
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
  const [answerBy] = choosing
    ? []
    : lines.flatMap((l) => (asking.has(l.index ?? -1) ? (lastDay(l) ?? []) : []))
  return {
    day:
      lines
        .filter((l) => RENEWS.test(l.sentence.text) && lastDay(l) === null)
        .flatMap(datesIn)
        .find(hasDay)?.text ?? null,
    asksNotice:
      choosing === undefined && answerBy === undefined && lines.some((l) => NOTICE.test(l.sentence.text)),
    choice:
      choosing && chosen !== null
        ? { text: chosen, date: lastDay(choosing) ?? '' }
        : answerBy === undefined
          ? null
          : { text: `The day to decide by is ${answerBy}.`, date: answerBy },
  }
}

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
