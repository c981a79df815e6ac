/** Writes asks and scores the mail with each in place. */
import { GOAL_OF } from '../../engine/asks/goals.ts'
import { isSure } from '../../engine/detect.ts'
import type { Ask, Doc, Sentence } from '../../engine/doc.ts'
import { EVIDENCE_GRADES } from '../../engine/evidence/grades.ts'
import { heldToKind } from '../../engine/held-to-kind.ts'
import type { Memo } from '../../engine/memo.ts'
import { parse } from '../../engine/parse.ts'
import type { Report } from '../../engine/report.ts'
import { type Evaluation, evaluate } from '../../engine/score.ts'
import type { Context } from '../operation.ts'
import { MANY_WAYS, waysOffered } from './ask-words.ts'
import { isBooking } from './booking.ts'
import { buttonHtml } from './button-html.ts'
import { withoutReasons } from './core.ts'
import { deadlineIn, labelWithDeadline, withDeadline } from './deadline.ts'
import { hangingOn } from './followed.ts'
import type { FoundAsk } from './found.ts'
import { type AskKind, BAND, type Commitment, clickFriction, type Friction, isTalk } from './goals.ts'
import { alike, keepsWords, type Line, plain, unlikeFirst } from './likeness.ts'
import { offerOf } from './offers.ts'
import { type Placed, placeLabel, placeQuestion } from './place.ts'
import { keepsName, keepsPromise, leadsElsewhere, namedOf, saidOf } from './promise.ts'
import { slotsOf } from './slots.ts'
import { strong } from './strong.ts'
import { goesWith, wishBefore } from './wish-before.ts'
import { labelsFor, questionsFor } from './wordings.ts'

export type Form = 'question' | 'link' | 'button'

export interface Wish {
  count: number
  commitment: Commitment
  /** True when the caller chose it. */
  chosen: boolean
  /** True when the caller asked for this commitment or form, or for a meeting: then also what scores lower. */
  asked: boolean
  form: Form
  /** True when the caller chose the form. */
  formChosen: boolean
  destination: string | null
  deadline: string | undefined
}

/** The mail and what is known of its asks. */
export interface Asking {
  doc: Doc
  found: readonly FoundAsk[]
  primary: FoundAsk | null
  /** The mail as it came. */
  report: Report
}

/** A wording in its place. */
interface Written extends Placed {
  text: string
  /** True for the mail's own ask in other words, or what it offers beside it. */
  own: boolean
  /** True for a line that would do in any mail of its kind. */
  stock: boolean
  /** True for the own ask turned another way. */
  turned: boolean
  /** True for the own ask from another side. */
  aside: boolean
  /** True for a question made of what the mail says beside its ask. */
  told: boolean
  kind: AskKind
  friction: Friction
  first_person: boolean
  html_snippet: string | null
}

export interface Candidate extends Omit<Written, 'own' | 'stock' | 'turned' | 'aside' | 'told'> {
  form: Form | 'request'
  source: 'local' | 'model'
  score: number
  score_delta: number
  evidence: { id: string; grade: string }[]
}

export interface Offer {
  candidates: Candidate[]
  /** Wordings that were left out because the mail scores lower with them. */
  worse: number
  /** What costs the listed or left-out candidates points that the mail as it came did not lose. */
  costs: readonly string[]
}

/** A body of fewer words, a picture with a link, does not say what a label could be true of. */
const FEWEST_WORDS = 12
/** Most wordings that are scored. */
const SCORED = 10
/** Candidates for the wish, best first. */
export function candidatesFor(asking: Asking, wish: Wish, context: Context, memo: Memo): Offer {
  const { doc, found, report } = asking
  // A label may say what a sentence without a link asks for.
  const asked = wish.form === 'question' ? found : found.filter(({ href }) => href !== null)
  const known = new Set(asked.flatMap((f) => [plain(withoutAddress(f)), plain(f.own?.text ?? '')]))
  const written = wish.form === 'question' ? questions(asking, wish, memo) : labels(asking, wish, wish.form)
  const [least, most] = BAND[wish.commitment]
  const fit: Written[] = []
  for (const each of written) {
    if (fit.length === SCORED) break
    const suits =
      (((each.own || each.told) && !wish.chosen) || (each.friction >= least && each.friction <= most)) &&
      // A meeting is more than an answer, and is all that is wanted where it is the goal.
      !(wish.chosen && wish.commitment === 'medium' && each.own && isTalk(each)) &&
      !(doc.draft.goal === 'book_meeting' && !isTalk(each))
    const { start, end, replacement } = each.edit
    if (wish.formChosen && isRequest(each.text, wish.form)) continue
    // A line for any mail of its kind is none for a mail that is only guessed to be one.
    if (each.stock && !wish.asked && !isSure(doc.kindConfidence)) continue
    if (!suits || doc.draft.draft.slice(start, end) === replacement) continue
    // The same words are something new only in another form that was asked for.
    if (known.has(plain(each.text)) && !(wish.formChosen && asking.primary?.form !== wish.form)) continue
    if (fit.some((other) => !bothOwn(other, each) && alike(other, each))) continue
    fit.push(each)
  }
  const scored = fit
    .map((each, i) => {
      const changed = evaluateWith(doc, each.edit, context, memo)
      const evidence = evidenceFor(doc, wish.form, each.kind)
      const { own, stock, aside, told, turned: _, ...rest } = each
      const score_delta = changed.score - report.score
      return {
        changed,
        i,
        own,
        stock,
        aside,
        told,
        line: {
          ...rest,
          form: isRequest(rest.text, wish.form) ? ('request' as const) : wish.form,
          source: 'local' as const,
          score: changed.score,
          score_delta,
          evidence,
        },
      }
    })
    .sort((a, b) => Number(a.aside) - Number(b.aside) || b.line.score - a.line.score || a.i - b.i)
  // A label that would do on any link is not worth a point.
  const anyLabel = ({ stock }: { stock: boolean }) => stock && wish.form !== 'question'
  // Beside an ask that leaves three ways open, one question is worth its points.
  const open = waysOffered(asking.primary?.text ?? '') >= MANY_WAYS
  const fitting = scored.filter(
    (each) => each.line.score_delta >= 0 || (each.told && open) || (wish.asked && !anyLabel(each)),
  )
  const listed = unlikeFirst(wish.asked ? fitting : strong(fitting, asking)).slice(0, wish.count)
  const lower = (listed.length > 0 ? listed : scored).filter(({ line }) => line.score_delta < 0)
  return {
    candidates: listed.map(({ line }) => line),
    worse: scored.filter((each) => !fitting.includes(each)).length,
    costs: [...new Set(lower.flatMap(({ changed }) => dearer(report, changed)))].slice(0, 2),
  }
}

/** What the rules say that cost more than they did. */
function dearer(report: Report, { found, points: shares }: Evaluation): string[] {
  const points = shares()
  const costs = new Map<string, number>()
  for (const a of report.annotations) costs.set(a.rule_id, (costs.get(a.rule_id) ?? 0) - a.points)
  found.forEach(({ rule }, i) => {
    costs.set(rule.id, (costs.get(rule.id) ?? 0) + (points[i] ?? 0))
  })
  const summaries = new Map(found.map(({ rule }) => [rule.id, rule.summary]))
  return [...costs].flatMap(([id, more]) => (more > 0 ? (summaries.get(id) ?? []) : []))
}

/** A nod and an answer that the mail asks for in its own words, are two things. */
const bothOwn = (one: Written, other: Written) =>
  one.own && other.own && (one.kind !== other.kind || one.turned || other.turned)

/** “Please send me those by noon.” asks as a question does, and is none. */
const isRequest = (text: string, form: Form): boolean => form === 'question' && !text.includes('?')

/** What an ask says beside its address. */
const withoutAddress = ({ text, href }: FoundAsk) => (href === null ? text : text.replace(href, ''))

/** The mail with an edit, read as the kind it was. */
export function evaluateWith(
  doc: Doc,
  { start, end, replacement }: Placed['edit'],
  context: Context,
  memo: Memo,
): Evaluation {
  const { draft } = doc.draft
  const changed = { ...doc.draft, draft: draft.slice(0, start) + replacement + draft.slice(end) }
  // The kind was read from the mail as it came and does not change with its ask.
  return evaluate(heldToKind(changed, doc), context.profile, { dictionary: context.dictionary, memo })
}

function questions({ doc, found, primary }: Asking, wish: Wish, memo: Memo): Written[] {
  const slots = slotsOf(doc, found)
  const before = wishBefore(doc, found, primary)
  return questionsFor(doc, wish, slots, primary, before).flatMap(
    ({ text, own, stock, turned = false, aside = false, told = false, through }) => {
      // A line the engine does not take for an ask is none.
      const [ask] = parse({ draft: text, format: 'text', kind: doc.kind }, doc.profile, memo).asks
      if (!ask) return []
      const offered = through !== undefined && !told
      // What is offered is asked for with a nod, whatever its own words name.
      // The same task in other words asks no more of the reader.
      const same =
        turned &&
        primary !== null &&
        (ask.kind === primary.kind || primary.kind === 'meeting' || keepsWords(text, primary.text))
      const { kind, friction } = offered ? NOD : same ? primary : unpressed(ask)
      const hanging =
        own || primary?.sentence == null || primary.booked ? null : hangingBehind(doc, primary, kind)
      // Another of the mail's own matters may take an offer's place; a line for any mail may not.
      const end =
        through ??
        (hanging && ((told && sendsOn(primary, hanging)) || ((!stock || wish.asked) && offerOf(hanging)))
          ? (primary?.sentence ?? 0) + 1
          : told && !hanging && before && goesWith(doc, before, text)
            ? (before.sentence ?? undefined)
            : undefined)
      const placed = dated({ text, told }, wish, primary, withDeadline, (line) =>
        placeQuestion(doc, line, primary, {
          redated: wish.deadline !== undefined,
          told,
          turned: turned && !told,
          through: end,
        }),
      )
      if (!placed) return []
      const replaces = placed.placement === 'replaces_primary'
      // Its own words beside it would ask the same twice.
      if (own && !replaces && primary !== null && primary.own !== null) return []
      // “If so, could we set up a call?” goes on from any nod.
      const goesOn =
        hanging &&
        (kind === 'interest' || /^would you consider\b/i.test(placed.text)) &&
        IF_SO.test(hanging.text) &&
        !WHICH.test(placed.text)
      if (replaces && hanging && !goesOn && end === undefined) return []
      // “Which suits you better? If not, …” answers no such question.
      if (replaces && end === undefined && WHICH.test(placed.text) && answersNo(doc, primary)) return []
      return [
        {
          ...placed,
          own,
          stock,
          turned,
          aside,
          told,
          kind,
          friction,
          first_person: false,
          html_snippet: null,
        },
      ]
    },
  )
}

/** “Are you the right person? If not, could you point me to them?” is one ask, and goes as one. */
const sendsOn = (primary: FoundAsk | null, { text }: Sentence): boolean =>
  /\b(?:right|best) (?:person|contact)\b/i.test(primary?.text ?? '') &&
  /^(?:and )?if not\b.*\b(?:point|direct|put|steer|refer|introduce) (?:me|us)\b/i.test(text)

const IF_SO = /^(?:(?:and|but) )?if (?:so|yes),? (?:it|could|can|would|i|we|shall|please)\b/i
const WHICH = /^(?:which|when|what|who|how)\b/i
/** Whether the sentence behind the ask says what follows from a no. */
const answersNo = (doc: Doc, primary: FoundAsk | null): boolean =>
  primary?.sentence != null &&
  !primary.booked &&
  /^(?:(?:and|but) )?if (?:not|so|no|yes)\b/i.test(doc.sentences[primary.sentence + 1]?.text ?? '')

/** A question has nothing to press: “Could you save your work?” asks for a task. */
const unpressed = ({ kind, friction }: Ask): Pick<Ask, 'kind' | 'friction'> =>
  kind === 'click' ? { kind: 'task', friction: friction < 2 ? 2 : friction } : { kind, friction }

const NOD = { kind: 'interest', friction: 1 } as const

/** The sentence behind the ask that would say something else behind another: “If not, Thursday suits me too.” */
function hangingBehind(doc: Doc, primary: FoundAsk, kind: AskKind): Sentence | null {
  if (primary.sentence === null || (GOAL_OF[kind] === 'meet' && GOAL_OF[primary.kind] === 'meet')) return null
  const next = hangingOn(doc, primary.sentence)
  // A nod for a nod: “If so, I can ring you.” is as true behind either.
  const nods = kind === 'interest' && primary.kind === 'interest' && primary.form === 'question'
  return nods && next && /^if (?:so|yes)\b/i.test(next.text) ? null : next
}

function labels({ doc, primary, found }: Asking, wish: Wish, form: 'link' | 'button'): Written[] {
  const href = wish.destination
  if (href === null || (!wish.asked && doc.counts.words < FEWEST_WORDS)) return []
  const books = isBooking(href, doc)
  const said = books ? null : saidOf(doc, href, found)
  const named = books || said !== null ? null : namedOf(doc, href, found)
  // Of a link beside the primary one its own words are the call.
  const call = found.find((f) => f.href === href) ?? primary
  return labelsFor(doc, wish, slotsOf(doc, found), call, books, found).flatMap(
    ({ text, own, stock, turned = false }) => {
      const place = (label: string) => placeLabel(doc, label, href, form, primary, found)
      if (!own && !(keepsPromise(text, said) && keepsName(text, named))) return []
      if (!own && leadsElsewhere(text, href, doc, found)) return []
      // A last day is for booking, and not for coming.
      const asked = primary?.text ?? ''
      if (ATTENDS.test(text) && !ATTENDS.test(asked) && (wish.deadline ?? deadlineIn(asked)) !== undefined)
        return []
      const placed =
        BOOKS.test(text) === books ? dated({ text }, wish, primary, labelWithDeadline, place) : null
      if (!placed) return []
      return [
        {
          ...placed,
          own,
          stock,
          turned,
          aside: false,
          told: false,
          kind: books ? 'calendar' : 'click',
          friction: books ? 4 : clickFriction(text),
          first_person: /\b(?:my|me|mine)\b/i.test(text),
          html_snippet: form === 'button' ? buttonHtml(placed.text, href) : null,
        },
      ]
    },
  )
}

const ATTENDS = /^(?:please )?(?:join|come|attend)\b/i

/** The line in its place, with its deadline: the caller's, else that of the ask whose place it takes. */
function dated(
  { text: line, told = false }: Line,
  { deadline }: Wish,
  primary: FoundAsk | null,
  add: (line: string, deadline: string | undefined) => string,
  place: (text: string) => Placed | null,
): (Placed & { text: string }) | null {
  const at = (text: string) => {
    const placed = place(text)
    return placed && { ...placed, text }
  }
  const placed = at(deadline === undefined ? line : add(line, deadline))
  const keeps =
    deadline !== undefined ||
    // Without it some lines have no place.
    (placed === null ? !told : placed.placement !== 'replaces_primary') ||
    (!told && /\d/.test(line)) ||
    deadlineIn(line) !== undefined
  const own = keeps || !primary ? undefined : deadlineIn(withoutReasons(primary.text))
  return own === undefined ? placed : at(add(line, own))
}

/** Labels for a page where a time can be chosen, and for no other. */
const BOOKS = /\b(?:calendar|time to talk|(?:pick|book|choose|grab) a (?:time|slot)|minute call)\b/i

export function evidenceFor(doc: Doc, form: Form, kind: AskKind) {
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
