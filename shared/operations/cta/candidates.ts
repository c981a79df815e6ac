/** Writes asks and scores the mail with each in place. */
import type { Doc } from '../../engine/doc.ts'
import { EVIDENCE_GRADES } from '../../engine/evidence/grades.ts'
import type { Memo } from '../../engine/memo.ts'
import { parse } from '../../engine/parse.ts'
import { evaluate } from '../../engine/score.ts'
import type { Context } from '../operation.ts'
import { buttonHtml } from './button-html.ts'
import { deadlineIn, labelWithDeadline, withDeadline, withoutDeadline } from './deadline.ts'
import type { FoundAsk } from './found.ts'
import { type AskKind, BAND, type Commitment, clickFriction, type Friction } from './goals.ts'
import { type Placed, placeLabel, placeQuestion } from './place.ts'
import { slotsOf } from './slots.ts'
import { labelsFor, questionsFor } from './wordings.ts'

export type Form = 'question' | 'link' | 'button'

export interface Wish {
  count: number
  commitment: Commitment
  /** True when the caller chose it. */
  chosen: boolean
  form: Form
  destination: string | null
  deadline: string | undefined
}

/** The mail and what is known of its asks. */
export interface Asking {
  doc: Doc
  found: readonly FoundAsk[]
  primary: FoundAsk | null
  /** Score of the mail as it came. */
  score: number
}

/** A wording in its place. */
interface Written extends Placed {
  text: string
  kind: AskKind
  friction: Friction
  first_person: boolean
  html_snippet: string | null
}

export interface Candidate extends Written {
  form: Form
  score: number
  score_delta: number
  evidence: { id: string; grade: string }[]
}

/** Most wordings that are scored. */
const SCORED = 10

/** Candidates for the wish, best first. */
export function candidatesFor(asking: Asking, wish: Wish, context: Context, memo: Memo): Candidate[] {
  const { doc, found } = asking
  const known = new Set(found.map((f) => plain(f.text)))
  const written = wish.form === 'question' ? questions(asking, wish, memo) : labels(asking, wish, wish.form)
  const fit: Written[] = []
  for (const each of written) {
    if (fit.length === SCORED) break
    const [least, most] = BAND[wish.commitment]
    if (each.friction < least || each.friction > most || known.has(plain(each.text))) continue
    known.add(plain(each.text))
    fit.push(each)
  }
  return fit
    .map((each, i) => {
      const score = scoreWith(doc, each.edit, context, memo)
      const evidence = evidenceFor(doc, wish.form, each.kind)
      return { ...each, i, form: wish.form, score, score_delta: score - asking.score, evidence }
    })
    .sort((a, b) => b.score - a.score || a.i - b.i)
    .slice(0, wish.count)
    .map(({ i, ...candidate }) => candidate)
}

function scoreWith(
  doc: Doc,
  { start, end, replacement }: Placed['edit'],
  context: Context,
  memo: Memo,
): number {
  const { draft } = doc.draft
  const changed = {
    ...doc.draft,
    draft: draft.slice(0, start) + replacement + draft.slice(end),
    // The kind was read from the mail as it came and does not change with its ask.
    kind: doc.kind,
  }
  return evaluate(changed, context.profile, { dictionary: context.dictionary, memo }).score
}

function questions({ doc, found, primary }: Asking, wish: Wish, memo: Memo): Written[] {
  return questionsFor(doc, wish.commitment, slotsOf(doc), primary, wish.chosen).flatMap((line) => {
    // A line the engine does not take for an ask is none.
    const [ask] = parse({ draft: line, format: 'text', kind: doc.kind }, doc.profile, memo).asks
    const placed = dated(line, wish, primary, withDeadline, (text) =>
      placeQuestion(doc, text, primary, found),
    )
    if (!ask || !placed) return []
    return [{ ...placed, kind: ask.kind, friction: ask.friction, first_person: false, html_snippet: null }]
  })
}

function labels({ doc, primary }: Asking, wish: Wish, form: 'link' | 'button'): Written[] {
  const href = wish.destination
  if (href === null) return []
  return labelsFor(doc, wish.commitment, slotsOf(doc), primary).flatMap((label) => {
    const books = BOOKS.test(label)
    const place = (text: string) => placeLabel(doc, text, href, form, primary)
    const placed = books && !BOOKING.test(href) ? null : dated(label, wish, primary, labelWithDeadline, place)
    if (!placed) return []
    return [
      {
        ...placed,
        kind: books ? 'calendar' : 'click',
        friction: clickFriction(label),
        first_person: /\b(?:my|me|mine)\b/i.test(label),
        html_snippet: form === 'button' ? buttonHtml(placed.text, href) : null,
      },
    ]
  })
}

/** The line in its place, with its deadline: the caller's, else that of the ask whose place it takes. */
function dated(
  line: string,
  { deadline }: Wish,
  primary: FoundAsk | null,
  add: (line: string, deadline: string | undefined) => string,
  place: (text: string) => Placed | null,
): (Placed & { text: string }) | null {
  const at = (text: string) => {
    const placed = place(text)
    return placed && { ...placed, text }
  }
  const placed = at(deadline === undefined ? line : add(withoutDeadline(line), deadline))
  const keeps = deadline !== undefined || placed?.placement !== 'replaces_primary' || /\d/.test(line)
  const own = keeps || !primary ? undefined : deadlineIn(primary.text)
  return own === undefined ? placed : at(add(line, own))
}

const plain = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

const BOOKS = /\b(?:calendar|time to talk|pick a time|book a time|choose a time)\b/i
/** An address where a time can be chosen. */
const BOOKING =
  /\b(?:cal|calendly|calendar|book|booking|schedule|meet|meeting|meetings|appointment|slots?)\b/i

function evidenceFor(doc: Doc, form: Form, kind: AskKind) {
  const friction = kind === 'interest' || kind === 'meeting' || kind === 'calendar'
  const ids =
    form === 'button'
      ? ['N11', 'N10', 'E47']
      : form === 'link'
        ? ['N11', 'E47']
        : doc.family === 'cold' && friction
          ? ['E25', 'E05']
          : ['E05']
  return ids.map((id) => ({ id, grade: EVIDENCE_GRADES[id] ?? 'P' }))
}
