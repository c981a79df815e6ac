/** What one person asks of another and needs by a day: it is asked again, and won over nobody is. */
import type { Doc } from '../../engine/doc.ts'
import type { Kind } from '../../engine/kinds.ts'
import { inBody } from '../../engine/measures/body.ts'
import { stemsOfTokens } from '../../engine/measures/content-words.ts'
import { tokenize } from '../../engine/tokens.ts'
import { findAsks, primaryOf } from '../cta/found.ts'
import type { RichMaterial } from '../material/from-draft.ts'
import { askedDay } from './due.ts'
import { standsAlone } from './recall.ts'
import { topicIn } from './sure-topic.ts'

export interface Request {
  /** As the mail asks it, with its stop: `Please send the certificates by Monday 30 November.` */
  ask: string
  /** Why it is needed or what follows without it, as the mail says it; `null` where it does not. */
  reason: string | null
  /** True where the reader has something to do, false where they are to answer. */
  isTask: boolean
}

/** Kinds of mail between people who know each other, of which some ask for something. */
const BETWEEN: ReadonlySet<Kind> = new Set<Kind>(['other', 'internal', 'meeting_recap'])
/** Asked of a reader who has to do or to say something. */
const TO_DO: ReadonlySet<string> = new Set(['task', 'reply'])

/** What is asked, where it can still be asked again: notes and mail to colleagues name a day for it, and what is wanted today or by a bare weekday is over before the next step. */
export function requestIn(kind: Kind, doc: Doc | null, material: RichMaterial): Request | null {
  if (!BETWEEN.has(kind) || !doc?.english) return null
  const primary = primaryOf(doc, findAsks(doc))
  if (primary === null || !TO_DO.has(primary.kind) || primary.text.length > ASK_MAX) return null
  const day = askedDay(doc, material)
  if (day === null && (kind !== 'other' || SOON.test(primary.text))) return null
  const ask = primary.text.replaceAll(/\s+/g, ' ').trim().replace(OTHERWISE, '')
  return {
    ask: whole(ask),
    reason: reasonIn(doc, primary.text),
    isTask: primary.kind === 'task' && !ANSWERS.test(ask),
  }
}

/** What the request is called: by the subject where the ask names the same, else by what the ask names. */
export function requestName(
  matter: string | null,
  asked: ReadonlySet<string>,
  text: string | null,
  material: RichMaterial,
  doc: Doc | null,
): string {
  // “Could you sign it?”: what “it” is stands in the subject alone.
  if (matter !== null && (leansOn(text ?? '') || asked.size < LEAST_OF_NAME)) return matter
  const isAsked = matter !== null && [...stemsOfTokens(tokenize(matter))].some((stem) => asked.has(stem))
  return isAsked ? matter : (topicIn(text, material, doc, asked) ?? 'my request')
}

/** Whether an ask says what it is about only by what stands before it. */
export const leansOn = (text: string): boolean =>
  /\b(?:it|them|those|these|they)\b|\b(?:this|that)\b(?! (?!be\b|is\b|was\b|suits?\b|works?\b|fits?\b)\p{L})/iu.test(
    text,
  )

/** “Let me know your thoughts” names nothing. */
const LEAST_OF_NAME = 2

const ASK_MAX = 200
/** Before a weekday has come again the matter is over. */
const SOON =
  /\b(?:today|tonight|tomorrow|now|this (?:morning|afternoon|evening|week)|(?:mon|tues|wednes|thurs|fri|satur|sun)day|eod|noon|\d{1,2} ?[ap]m)\b/i
/** “Please let me know by 22 January” */
const ANSWERS = /\b(?:let (?:me|us) know|tell (?:me|us)|rsvp|reply|confirm|answer|decide)\b/i
const OTHERWISE = /^(?:otherwise|so|and|but|then|if not),? (?=\p{Ll})/iu
const whole = (text: string) => {
  const begun = text.charAt(0).toUpperCase() + text.slice(1)
  return /[.!?]$/.test(begun) ? begun : `${begun}.`
}

function reasonIn(doc: Doc, asked: string): string | null {
  const told = doc.sentences.find(
    (s) =>
      inBody(s) &&
      !s.question &&
      s.text !== asked &&
      s.text.length <= ASK_MAX &&
      REASON.test(s.text) &&
      (/^(?:without|otherwise)\b|\bwithout (?:it|them)\b/i.test(s.text) || standsAlone(doc, s)),
  )
  return told === undefined ? null : told.text.replaceAll(/\s+/g, ' ').trim()
}
/** What follows where nothing comes. */
const REASON =
  /^(?:without|otherwise)\b|\bwithout (?:it|them|that|this)\b|\b(?:cannot|can't|won't be able to|stops?|stands still|lose|held up|holds? up|waits? for|waiting for|will need|needs? (?:it|them)|closes|late)\b/i
