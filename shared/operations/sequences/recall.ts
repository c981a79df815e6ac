/** Sentences of a draft that a later mail can say again by themselves. */
import { isCapitalised } from '../../engine/characters.ts'
import type { Doc, Sentence } from '../../engine/doc.ts'
import { datesIn } from '../material/dates.ts'
import { figuresIn } from '../material/figures.ts'
import type { RichMaterial } from '../material/from-draft.ts'
import type { Line } from '../material/line.ts'
import { DOING, HYPE, LEANING, PERIODS, POINTERS } from './recall-words.ts'

export interface Recalled {
  /** What the sender does: `We make a claims form that drivers fill in on the bay.` */
  does: string | null
  result: string | null
  deadline: { text: string; date: string } | null
  /** Sentences with a figure or a name, in the order of the draft. */
  facts: readonly string[]
}

const LEAST_WORDS = 4
const MOST_WORDS = 34
const MOST_LETTERS = 230
/** A day is a last day, or the day of an event, behind one of these. */
const DUE =
  /\b(?:until|till|by|before|ends?|ending|closes?|through|deadline|due|last day|open(?:s|ed)? (?:to|until)|runs? (?:to|until))\b[^.,;]{0,14}$/i
const DUE_WORD = /\b(?:until|till|closes?|deadline|due|last day)\b/i
/** `takes care of all of that`, `lost 17% that way`. */
const POINTS_BACK =
  /\b(?:all|care|part|because) of (?:that|this|it)\b|\b(?:that|this) way\b|\b(?:cut|did|does|do|changed|brought|fixed|reduced|made) (?:that|this|it|them)\b/i
/** Says of what stood before that it ends: by itself only the day can be said again. */
const CLOSES = /^(?:it|this|that) (?:closes|ends|runs|stays open|is open)\b/i
/** The second day of “from 3 April to Easter Monday 6 April”. */
const RANGE = /\bfrom\b[^.;]{3,40}\bto (?:\p{Lu}\p{Ll}+ )?$/iu
const HELD = /\b(?:on|from)\s+$/i

export function recalled(doc: Doc, material: RichMaterial): Recalled {
  const asking = new Set(doc.asks.map((a) => a.sentence))
  const own = material.lines.filter(
    ({ index, sentence }) => index !== null && !asking.has(index) && standsAlone(doc, sentence),
  )
  // What happened at the reader's is no result of the sender's.
  const others = own.filter(
    (l) => l.index !== material.trigger?.sentence && !/^(?:you|your)\b/i.test(l.sentence.text),
  )
  const proofs = new Set(material.proof.map((p) => p.sentence))
  const result =
    others.find((l) => proofs.has(l.index)) ??
    others.find((l) => hasFigure(l) && /^\p{Lu}/u.test(l.sentence.text) && namesFirm(l.sentence)) ??
    null
  const dated = own.map((l) => ({ line: l, date: dueIn(l) })).filter(({ date }) => date !== null)
  // By when to sign up comes before the day it is for.
  const due = dated.find(({ line }) => DUE_WORD.test(line.sentence.text)) ?? dated[0]
  const closing = material.lines.find((l) => CLOSES.test(plain(l.sentence)) && dueIn(l) !== null)
  const closes = closing ? dueIn(closing) : null
  const facts = own.filter((l) => l !== due?.line && (hasFigure(l) || namesInside(l.sentence)))
  return {
    does: textOf(own.find(({ sentence }) => tellsWork(sentence))),
    result: textOf(result),
    deadline: due?.date
      ? { text: plain(due.line.sentence), date: due.date }
      : closes === null
        ? null
        : { text: `The last day is ${closes}.`, date: closes },
    facts: facts.map(({ sentence }) => plain(sentence)),
  }
}

const plain = ({ text }: Sentence) => text.replaceAll(/\s+/g, ' ').trim()
const textOf = (line: Line | null | undefined) => (line ? plain(line.sentence) : null)
const hasFigure = (line: Line) => figuresIn(line).length > 0

/** Whether the mail tells of a firm that did something, though its words may lean on others and cannot be said again. */
export const tellsOfOthers = ({ lines, trigger, proof }: RichMaterial): boolean =>
  proof.length > 0 ||
  lines.some((l) => l.index !== null && l.index !== trigger?.sentence && namesFirm(l.sentence))

/** A whole statement that leans on nothing before it and neither shouts nor sells. */
function standsAlone(doc: Doc, sentence: Sentence): boolean {
  const { tokens, text, words, question, region, field } = sentence
  const [first] = tokens
  if (field !== 'draft' || question || !first || words < LEAST_WORDS || words > MOST_WORDS) return false
  if (region !== 'body' && region !== 'opening' && region !== 'ask') return false
  if (doc.blocks[sentence.block]?.kind !== 'paragraph') return false
  if (text.length > MOST_LETTERS || !/[.…]["”’)]?$/.test(text.trim()) || text.includes('\n\n')) return false
  if (!isCapitalised(first.text) && first.kind !== 'number' && !/^[$£€\d]/.test(text)) return false
  if (leans(tokens.slice(0, 4).map((t) => t.lower))) return false
  if (POINTS_BACK.test(text)) return false
  if (sentence.hits.some((hit) => HYPE.has(hit.lexicon.id))) return false
  if (tokens.some((t) => t.kind === 'url' || t.kind === 'email' || t.kind === 'emoji')) return false
  return !tokens.some((t) => t.kind === 'word' && t.text.length > 4 && t.text === t.text.toUpperCase())
}

/** `This year …` stands by itself, `this …` and `the oak one …` do not. */
function leans([first = '', second = '', third = '', fourth = '']: readonly string[]): boolean {
  if (first === 'this' && PERIODS.has(second)) return false
  if (/^(?:this|that|these|those)$/.test(third) && !PERIODS.has(fourth)) return true
  return LEANING.has(first) || POINTERS.has(second) || third === 'one' || third === 'ones'
}

/** The day a sentence names as the last one, or as the day of an event; `null` for days of a story and bare weekdays, which are past by the next mail. */
export function dueIn(line: Line): string | null {
  const text = plain(line.sentence)
  for (const { text: date } of datesIn(line)) {
    const at = text.indexOf(date)
    if (at < 0) continue
    const before = text.slice(0, at)
    if (/\d/.test(date) && (DUE.test(before) || RANGE.test(before) || HELD.test(before))) return date
  }
  return null
}

/** `We make a claims form …`: work of the sender that goes on, and no story. */
function tellsWork({ tokens, text }: Sentence): boolean {
  const [we, verb] = tokens
  if (we?.lower === "we're") return isCapitalised(verb?.text ?? '')
  return we?.lower === 'we' && DOING.has(verb?.lower ?? '') && !/\b(?:you|your)\b/i.test(text.slice(0, 40))
}

/** Two capitals or more at the start: a firm that did something. */
const namesFirm = ({ tokens }: Sentence) =>
  isCapitalised(tokens[0]?.text ?? '') && isCapitalised(tokens[1]?.text ?? '')

const namesInside = ({ tokens }: Sentence) =>
  tokens.slice(1).some((t) => t.kind === 'word' && t.text.length > 2 && isCapitalised(t.text))
