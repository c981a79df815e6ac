/** Takes the steps of a localization and applies what they found to the caller's own strings. */
import { textOf } from '../../engine/annotate.ts'
import type { Doc } from '../../engine/doc.ts'
import type { Draft, Field, Span } from '../../engine/draft.ts'
import { applyEdits, type Edit } from '../../engine/edit.ts'
import type { HiddenLine } from './hidden-line.ts'
import type { AdaptationType, Mail, Point, Proposal, Step } from './step.ts'
import { direction } from './steps/direction.ts'
import { englishGreeting, englishSignoff } from './steps/english-lines.ts'
import { eszett } from './steps/eszett.ts'
import { figureDates } from './steps/figure-dates.ts'
import { glossary } from './steps/glossary.ts'
import { lists } from './steps/lists.ts'
import { marks } from './steps/marks.ts'
import { money } from './steps/money.ts'
import { nativeGreeting, nativeSignoff } from './steps/native-lines.ts'
import { numbers } from './steps/numbers.ts'
import { phones } from './steps/phones.ts'
import { pluralYou } from './steps/plural-you.ts'
import { quotes } from './steps/quotes.ts'
import { singleQuotes } from './steps/single-quotes.ts'
import { spelling } from './steps/spelling.ts'
import { times } from './steps/times.ts'
import { titles } from './steps/titles.ts'
import { units } from './steps/units.ts'
import { calendar, vocabulary } from './steps/vocabulary.ts'
import { wordDates } from './steps/word-dates.ts'
import { translation } from './translation.ts'

/** Of changes that overlap, that of the earlier step counts: the caller's terms, then what has one right form. */
const STEPS: readonly Step[] = [
  glossary,
  wordDates,
  figureDates,
  times,
  money,
  phones,
  numbers,
  units,
  englishGreeting,
  englishSignoff,
  nativeGreeting,
  nativeSignoff,
  titles,
  vocabulary,
  spelling,
  eszett,
  lists,
  quotes,
  singleQuotes,
  marks,
  direction,
  calendar,
  translation,
  pluralYou,
]

export interface Adaptation extends Span {
  type: AdaptationType
  before: string
  after: string
  field: Field
  rule_id: string
  confidence: number
}

export interface OpenPoint {
  span: Span & { field: Field; quote: string }
  reason: string
}

export interface Localized {
  draft: Draft
  adaptations: Adaptation[]
  needs_model: OpenPoint[]
  needs_human: OpenPoint[]
}

const FIELDS: readonly Field[] = ['subject', 'preheader', 'draft']

/** What the steps found in one mail. */
interface Findings {
  edits: Record<Field, (Edit & Proposal)[]>
  human: OpenPoint[]
  model: OpenPoint[]
  unsettled: Set<OpenPoint>
}

/** A line that stands in the HTML unseen, and the mail with that line as its preheader. */
export interface Unseen {
  line: HiddenLine
  mail: Mail
}

/** Adapts a mail; every change is listed, and nothing that is out of bounds is touched. */
export function localize(mail: Mail, unseen: Unseen | null = null): Localized {
  const { doc } = mail
  const found = findingsIn(mail)
  if (unseen) addUnseen(found, unseen, doc)
  const { edits, human, model, unsettled } = found
  const draft = { ...doc.draft }
  const adaptations: Adaptation[] = []
  for (const field of FIELDS) {
    const own = doc.draft[field]
    if (own === undefined) continue
    const { text, applied } = applyEdits(own, edits[field])
    draft[field] = text
    for (const edit of applied) adaptations.push(adaptationOf(own, edit as Edit & Proposal))
  }
  const asked = human.filter((point) => !unsettled.has(point) || !isChanged(point, adaptations))
  return { draft, adaptations, needs_model: inOrder(model), needs_human: inOrder(asked) }
}

function findingsIn(mail: Mail): Findings {
  const { doc } = mail
  const edits: Findings['edits'] = { subject: [], preheader: [], draft: [] }
  const human: OpenPoint[] = []
  const model: OpenPoint[] = []
  const unsettled = new Set<OpenPoint>()
  for (const step of STEPS)
    step(mail, {
      change: (proposal) => {
        const edit = editOf(mail, proposal)
        if (edit) edits[proposal.field].push(edit)
      },
      person: (point) => {
        if (!point.source && !mail.isFree(point.field, point)) return
        const open = openPoint(doc, point)
        human.push(open)
        if (point.unlessChanged) unsettled.add(open)
      },
      model: (point) => model.push(openPoint(doc, point)),
    })
  return { edits, human, model, unsettled }
}

/** Adds what was found in the unseen line, by its place in the draft. */
function addUnseen(found: Findings, { line, mail }: Unseen, doc: Doc): void {
  const { edits, human, model, unsettled } = findingsIn(mail)
  for (const edit of edits.preheader)
    if (line.isPlain(edit))
      found.edits.draft.push({
        ...edit,
        ...line.toSource(edit),
        field: 'draft',
        replacement: line.encode(edit.replacement),
      })
  const placed = (points: readonly OpenPoint[]): [OpenPoint, OpenPoint][] =>
    points
      .filter(({ span }) => span.field === 'preheader')
      .map((point) => [
        point,
        openPoint(doc, {
          ...point.span,
          field: 'draft',
          reason: point.reason,
          source: line.toSource(point.span),
        }),
      ])
  for (const [own, point] of placed(human)) {
    found.human.push(point)
    if (unsettled.has(own)) found.unsettled.add(point)
  }
  const words = placed(model).map(([, point]) => point)
  // The line stands among what does not show already, with the signs that fill up its row: once is enough.
  found.model = found.model.filter(({ span }) => !words.some((own) => covers(span, own.span)))
  for (const point of words) found.model.push({ ...point, reason: `Hidden preview text. ${point.reason}` })
}

const covers = (outer: OpenPoint['span'], inner: OpenPoint['span']): boolean =>
  outer.field === inner.field && outer.start <= inner.start && inner.end <= outer.end

const isChanged = ({ span: { field, start, end } }: OpenPoint, adaptations: readonly Adaptation[]): boolean =>
  adaptations.some((each) => each.field === field && each.start < end && start < each.end)

function editOf({ doc, isFree }: Mail, proposal: Proposal): (Edit & Proposal) | null {
  const { field, source, after } = proposal
  const own = textOf(doc.draft, field)
  if (source) return { ...proposal, ...source, replacement: after }
  if (!isFree(field, proposal) || (field === 'draft' && !doc.source.isPlain(proposal))) return null
  const shown = field === 'draft' ? doc.text : own
  if (shown.slice(proposal.start, proposal.end) === after) return null
  const span = field === 'draft' ? doc.source.toSource(proposal) : proposal
  const replacement = field === 'draft' ? doc.source.encode(after) : after
  return { ...proposal, start: span.start, end: span.end, replacement }
}

const adaptationOf = (
  own: string,
  { type, field, start, end, replacement, rule_id, confidence }: Edit & Proposal,
): Adaptation => ({
  type,
  before: own.slice(start, end),
  after: replacement,
  field,
  start,
  end,
  rule_id,
  confidence,
})

function openPoint(doc: Doc, { field, start, end, source, reason }: Point): OpenPoint {
  const span = source ?? (field === 'draft' ? doc.source.toSource({ start, end }) : { start, end })
  const quote = textOf(doc.draft, field).slice(span.start, span.end)
  return { span: { field, start: span.start, end: span.end, quote }, reason }
}

const inOrder = (points: readonly OpenPoint[]): OpenPoint[] =>
  [...points].sort(
    ({ span: a }, { span: b }) => FIELDS.indexOf(a.field) - FIELDS.indexOf(b.field) || a.start - b.start,
  )
