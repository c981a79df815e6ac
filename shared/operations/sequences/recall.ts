/** What a later mail takes up of a draft: what the sender does, its day, and what it offers besides. */

import { isCapitalised } from '../../engine/characters.ts'
import type { BlockKind, Doc, Sentence } from '../../engine/doc.ts'
import { capitalised } from '../../engine/edit.ts'
import { tokenize } from '../../engine/tokens.ts'
import { findAsks } from '../cta/found.ts'
import { datesIn } from '../material/dates.ts'
import { figuresIn } from '../material/figures.ts'
import type { RichMaterial } from '../material/from-draft.ts'
import type { Line } from '../material/line.ts'
import { isPast, maybeVerb } from '../material/verbs.ts'
import { closingIn, type Due, dueIn } from './due.ts'
import { DOING, HYPE, LEANING, PERIODS, POINTERS } from './recall-words.ts'

export interface Recalled {
  /** What the sender does: `We make a claims form that drivers fill in on the bay.` */
  does: string | null
  /** The day of an event or the last day for something; `isLast` tells the second. */
  deadline: { text: string; date: string; isLast: boolean; said: string } | null
  /** The one passage with a figure or a name, where there is just one: what the mail is about. */
  only: string | null
  /** Something to read that the mail offers: `the two-page summary of how Koster set it up`. */
  offered: string | null
  /** The last day to sign up, where the ask names one before the day itself; `null` for none. */
  closing: string | null
  /** True when the mail says that the event is recorded. */
  isRecorded: boolean
}

const LEAST_WORDS = 4
const MOST_WORDS = 34
const MOST_LETTERS = 230
const DUE_WORD = /\b(?:until|till|closes?|deadline|due|last day)\b/i
/** `takes care of all of that`, `lost 17% that way`, `At your rate that is £47,280`, `We work on exactly that`, `a model that spots that month`. */
export const POINTS_BACK =
  /^(?:at|for|on|with|in|over|by|per)\b[^,.;:]* (?:that|this|it) (?:is|was|means|makes|comes|leaves|saves|would|will|adds|costs)\b|\b(?:that|this) (?:is|was|makes|means) (?:only |about |roughly |just )?[$£€\d]|\b(?:all|care|part|because) of (?:that|this|it)\b|\b(?:that|this) way\b|\b(?:exactly|just|precisely) (?:that|this)\b|\b(?:on|for|with|about) (?:that|this|it)[.!…]?$|\b(?:cut|did|does|do|changed|brought|fixed|reduced|made) (?:that|this|it|them)\b(?! (?:year|month|week|quarter|season))|\bthat (?:day|night|evening|week|month|quarter|year|moment|kind|number|figure|gap|problem|point|step)[.!…]?$/i
/** `Happy to send over a two-page summary`: something besides what the mail asks for. */
const OFFERED =
  /\b(?:happy to (?:send|share|email|forward)|I (?:can|could) (?:also )?(?:send|share|email|forward))(?: (?:you|over|across))* (?:an?|the|our) ([^?!:;]{6,90}?)[.?]$/i

/** What a mail says that can be said again. `firm` is the sender's company, where it is known. */
export function recalled(doc: Doc, material: RichMaterial, firm: string | null): Recalled {
  const asking = new Set(doc.asks.map((a) => a.sentence))
  const own = material.lines.filter(
    ({ index, sentence }) => index !== null && !asking.has(index) && standsAlone(doc, sentence),
  )
  const open = material.lines.filter(
    (l) => own.includes(l) || (asking.has(l.index ?? -1) && standsAlone(doc, l.sentence)),
  )
  const due = dueOf(doc, material, open)
  const listed = due ? null : calendarLine(material)
  const facts = own.filter((l) => l !== due?.line && (hasFigure(l) || namesInside(l.sentence)))
  const [only] = facts
  // “If you can make it, reserve your seat here by 10 April”: asked of some, and the day holds for them.
  const links = new Set(findAsks(doc).map((a) => a.sentence ?? sentenceAt(doc, a.start)))
  const [signUp = null] = material.lines.flatMap((l) =>
    l.index !== null && (asking.has(l.index) || links.has(l.index)) ? (closingIn(l) ?? []) : [],
  )
  const offered = doc.sentences
    .map((s) => (s.field === 'draft' && s.region !== 'quoted' ? OFFERED.exec(plain(s))?.[1] : undefined))
    .find((text) => text !== undefined)
  return {
    does: textOf(own.find(({ sentence }) => tellsWork(sentence, firm) && !OF_OTHERS.test(sentence.text))),
    deadline: due
      ? {
          text: open.includes(due.line)
            ? lasting(passage(doc, due.line.sentence), due)
            : due.isLast
              ? (untilThen(doc, due) ?? clauseOf(due) ?? lastDay(due.date))
              : `It is on ${due.date}.`,
          date: due.date,
          isLast: due.isLast,
          said: plain(due.line.sentence),
        }
      : listed,
    only: only && facts.length === 1 ? passage(doc, only.sentence) : null,
    offered:
      offered === undefined ? null : `the ${offered.split(/,? or (?=\p{Ll}+ (?:it|them|you|one)\b)/u)[0]}`,
    closing: signUp === due?.date ? null : (signUp ?? due?.closing ?? null),
    isRecorded: material.lines.some(({ sentence }) => /\brecording\b/i.test(sentence.text)),
  }
}

/** A sentence that is true on the day of the first mail only gives way to what of it lasts: “25% off all chairs until 12 April”. */
function lasting(text: string, { date, isLast }: Due): string {
  if (!AT_FIRST.test(text)) return text
  const [, led = ''] = /: (.+?)(?:, (?:and|but|so) .*)?\.?$/u.exec(text) ?? []
  if (led.includes(date) && !AT_FIRST.test(led)) return `${led}.`
  return isLast ? lastDay(date) : `It is on ${date}.`
}
const AT_FIRST = /\b(?:today|tonight|tomorrow|now|just|yesterday|this (?:morning|week))\b/i

/** “If you want to look, your login works again until 18 December: …”: the part that names the day. */
function clauseOf({ line, date }: Due & { line: Line }): string | null {
  const said = plain(line.sentence)
  const [, clause] =
    /(?:^|[,;:] (?:and |so |but )?)((?:your|the|our|every|all|each) (?:[^\s,;:]+ ){2,10}(?:until|till)) $/iu.exec(
      said.slice(0, said.indexOf(date)),
    ) ?? []
  return clause === undefined ? null : `${capitalised(clause)} ${date}.`
}

/** “The council doubles every gift until then”: the day it means is put in. */
function untilThen(doc: Doc, { line, date }: Due & { line: Line }): string | null {
  const next = doc.sentences[doc.sentences.indexOf(line.sentence) + 1]
  const [, said, behind = ''] =
    /^(.{12,}? (?:until|before|by)) then\b([^.:?!]*)(?:: \S+|\.)?$/iu.exec(next ? plain(next) : '') ?? []
  return said === undefined || next?.block !== line.sentence.block ? null : `${said} ${date}${behind}.`
}

/** The day as somebody who decides is told it, by its own reason: “I need to tell the installer by 5 December”. */
export function dayTold({ text, date, said }: NonNullable<Recalled['deadline']>): string {
  if (text !== lastDay(date)) return text
  if (/^(?:I|We|The|Our) [^?;:]{10,110}\.$/.test(said)) return said
  // “Could you tell me by 23 January …?” is the day of an answer, and the last one of nothing.
  if (said.endsWith('?')) return `I asked for your answer by ${date}`
  const before = said.slice(0, said.indexOf(date))
  // “As per my last email the 15% discount is only good till 30 June”: the part that names the day.
  const [clause] =
    /\b(?:the|our) (?:\S+ ){1,6}(?:is|are|holds?|stands?|runs?) (?:\S+ ){0,3}(?:until|till) $/.exec(before) ??
    []
  return clause === undefined ? text : `${clause}${date}`
}

const sentenceAt = ({ sentences }: Doc, at: number): number =>
  sentences.findIndex(({ start, end }) => start <= at && at < end)

/** The day a mail leads up to: a last day comes before any other, and that of the ask before all; an event has its own day besides. */
function dueOf(
  doc: Doc,
  { lines }: RichMaterial,
  open: readonly Line[],
): (Due & { line: Line; closing?: string }) | null {
  const asking = new Set(doc.asks.map((a) => a.sentence))
  const days = lines.flatMap((line) => {
    const due = dueIn(line)
    return due &&
      (open.includes(line) || ((due.isLast || doc.kind === 'event_invitation') && isSaid(line, doc)))
      ? [{ ...due, line }]
      : []
  })
  const isOwn = ({ line }: { line: Line }) => open.includes(line)
  if (doc.kind === 'event_invitation') {
    // “A seat is kept until Friday 8 January” names the day to reply by, and the event has its own.
    const held = days.find((d) => isOwn(d) && !d.isLast && !DUE_WORD.test(d.line.sentence.text))
    const closing = days.find((d) => d.isLast && SEAT.test(d.line.sentence.text))?.date
    if (held && closing !== undefined && closing !== held.date) return { ...held, closing }
    return (
      days.find((d) => isOwn(d) && DUE_WORD.test(d.line.sentence.text)) ?? days.find(isOwn) ?? days[0] ?? null
    )
  }
  const last = days.filter(({ isLast }) => isLast)
  return (
    last.find(({ line }) => asking.has(line.index ?? -1)) ?? last.find(isOwn) ?? last[0] ?? days[0] ?? null
  )
}

const SEAT = /\b(?:places?|seats?|spots?|tables?)\b/i

/** A sentence of the mail itself, whatever it leans on. */
const isSaid = ({ index, sentence: { field, region } }: Line, { sentences }: Doc) =>
  index !== null &&
  sentences[index] !== undefined &&
  field === 'draft' &&
  (region === 'body' || region === 'opening' || region === 'ask')

/** A last day by itself, where the words that name it lean on others. */
export const lastDay = (date: string): string => `The last day is ${date}.`

/** `When: 15 to 17 September 2026, 9:00 to 18:00`: the day of an event as a line of its own. */
function calendarLine({ lines }: RichMaterial): Recalled['deadline'] {
  for (const line of lines) {
    const text = plain(line.sentence)
    const [, day] = /^(?:when|date|date and time|day):? ([^,]*\d[^,]*)/i.exec(text) ?? []
    if (day !== undefined && datesIn(line).length > 0)
      return {
        text: /[.!?]$/.test(text) ? text : `${text}.`,
        date: day.replace(/\.$/, ''),
        isLast: false,
        said: text,
      }
  }
  return null
}

/** A sentence with those after it that lean on it: `It renews at $4,320. That is $15 per seat.` */
export function passage(doc: Doc, sentence: Sentence): string {
  let text = plain(sentence)
  for (const next of doc.sentences.slice(doc.sentences.indexOf(sentence) + 1)) {
    const more = `${text} ${plain(next)}`
    if (next.block !== sentence.block || next.question || more.length > MOST_LETTERS) break
    if (!LEANS_BACK.test(next.text) || next.hits.some((hit) => HYPE.has(hit.lexicon.id))) break
    if (doc.asks.some((a) => doc.sentences[a.sentence] === next)) break
    text = more
  }
  return text
}

/** Says more of the sentence before. */
const LEANS_BACK =
  /^\s*(?:(?:that|this|these|those|it|they) \p{Ll}|\p{Lu}\p{Ll}+ (?:them|it|these|those)\b)/iu

/** One line; a statement is not shouted twice. */
const plain = ({ text }: Sentence) => text.replaceAll(/\s+/g, ' ').trim().replace(/!+$/, '.')
const textOf = (line: Line | null | undefined) => (line ? plain(line.sentence) : null)
const hasFigure = (line: Line) => figuresIn(line).length > 0 || LIMIT.test(line.sentence.text)
/** Counts what is left by itself: `Seats are limited to 300.` */
const LIMIT = /\b(?:limited to|up to|at most|only) \d/i

/** Whether the mail tells of a firm that did something, though its words may lean on others and cannot be said again. */
export const tellsOfOthers = ({ lines, trigger, proof }: RichMaterial): boolean =>
  proof.length > 0 ||
  lines.some((l) => l.index !== null && l.index !== trigger?.sentence && namesFirm(l.sentence))

/** A whole statement that leans on nothing before it and neither shouts nor sells. */
export function standsAlone(doc: Doc, sentence: Sentence, kind: BlockKind = 'paragraph'): boolean {
  const { tokens, text, words, question, region, field } = sentence
  const [first] = tokens
  if (field !== 'draft' || question || !first || words < LEAST_WORDS || words > MOST_WORDS) return false
  if (region !== 'body' && region !== 'opening' && region !== 'ask') return false
  if (doc.blocks[sentence.block]?.kind !== kind) return false
  if (text.length > MOST_LETTERS || !/[.…!]["”’)]?$/.test(text.trim()) || text.includes('\n\n')) return false
  if (!isCapitalised(first.text) && first.kind !== 'number' && !/^[$£€\d]/.test(text)) return false
  if (leans(tokens.slice(0, 4).map((t) => t.lower))) return false
  if (POINTS_BACK.test(text)) return false
  if (sentence.hits.some((hit) => HYPE.has(hit.lexicon.id))) return false
  if (tokens.some((t) => t.kind === 'url' || t.kind === 'email' || t.kind === 'emoji')) return false
  return !tokens.some((t) => t.kind === 'word' && t.text.length > 4 && t.text === t.text.toUpperCase())
}

const LEANT = new Set(['them', 'theirs'])

/** `This year …` stands by itself, `this …` and `the oak one …` do not. */
export function leans([first = '', second = '', third = '', fourth = '']: readonly string[]): boolean {
  if (first === 'this' && PERIODS.has(second)) return false
  if (/^(?:this|that|these|those)$/.test(third) && !PERIODS.has(fourth)) return true
  if (LEANT.has(second) || LEANT.has(third)) return true
  if (first === 'since') return POINTERS.has(second)
  return LEANING.has(first) || POINTERS.has(second) || third === 'one' || third === 'ones'
}

/** “We send their hauliers a slot” leans on whom the sentence before it named. */
const OF_OTHERS = /^We [^,;]*\b(?:their|them)\b/

/** `We make a claims form …`: work of the sender that goes on, and no story. */
function tellsWork({ tokens, text }: Sentence, firm: string | null): boolean {
  const [we, verb] = tokens
  if (firm !== null && text.trim().startsWith(`${firm} `)) {
    const does = tokens[firm.split(' ').length]?.lower ?? ''
    return does === 'is' || (does.endsWith('s') && maybeVerb(does))
  }
  if (we?.lower === "we're") return isCapitalised(verb?.text ?? '')
  return we?.lower === 'we' && DOING.has(verb?.lower ?? '') && !/\b(?:you|your)\b/i.test(text.slice(0, 40))
}

/** Two capitals or more at the start: a firm that did something. */
const namesFirm = ({ tokens }: Sentence) =>
  isCapitalised(tokens[0]?.text ?? '') && isCapitalised(tokens[1]?.text ?? '')

const namesInside = ({ tokens }: Sentence) =>
  tokens.slice(1).some((t) => t.kind === 'word' && t.text.length > 2 && isCapitalised(t.text))

/** Whether a sentence tells what came about: `Deskhaus kept 160 of 210 chairs`, and not what something costs. */
export function showsResult(text: string): boolean {
  const tokens = tokenize(text)
  return (
    tokens.some(
      (t, i) =>
        i > 0 && isPast(t.lower) && tokens[i - 1]?.kind === 'word' && !BEING.test(tokens[i - 1]?.lower ?? ''),
    ) && !PRICES.test(text)
  )
}

/** “A sensor is fitted in 40 minutes” tells how it is, and not what came about. */
const BEING = /^(?:is|are|be|being|can|get|gets)$/
const PRICES = /\b(?:costs?|price[ds]?|per (?:seat|month|user|year)|ha(?:ve|s) been)\b/i
