import type { z } from 'zod'
import type { Doc } from '../../engine/doc.ts'
import type { Memo } from '../../engine/memo.ts'
import { factsOf } from '../facts.ts'
import { draftOf } from '../fields.ts'
import type { Answer, Context } from '../operation.ts'
import { type ReadDraft, readDraft } from '../read-draft.ts'
import { isBooking } from './booking.ts'
import { writable } from './button-html.ts'
import { type Asking, candidatesFor, type Form, type Offer, type Wish } from './candidates.ts'
import { competingWith } from './competing.ts'
import type { contract } from './contract.ts'
import { spokenDeadline } from './deadline.ts'
import { type FoundAsk, findAsks, positionOf } from './found.ts'
import type { Commitment } from './goals.ts'
import { issuesOf } from './issues.ts'
import { answersApplicant, asksNothing, isStranger, primaryOf, toMany } from './primary.ts'
import { warningsOf } from './warnings.ts'
import { asksOfAll } from './wordings.ts'

type Input = z.output<typeof contract.input>
type Result = z.output<typeof contract.result>

/** Finds what a mail asks for, and writes asks of its own words. */
export const local = (input: Input, context: Context): Answer<Result> =>
  asksIn(readDraft(draftOf(input), context), input, context)

/** The same for a draft that was read already. */
export function asksIn({ doc, report, memo }: ReadDraft, input: Input, context: Context): Answer<Result> {
  const found = findAsks(doc)
  const primary = primaryOf(doc, found)
  const competing = competingWith(primary, found, doc)
  const meeting = input.goal === 'book_meeting'
  const form = input.form ?? usualForm(doc, found, primary, meeting)
  const given = input.destination === undefined ? undefined : writable(input.destination)
  const destination = given ?? primary?.href ?? firstTarget(found)
  const books = form !== 'question' && destination !== null && isBooking(destination, doc)
  const wish = {
    count: input.count,
    commitment: input.commitment ?? (meeting || books ? 'high' : usualCommitment(doc, primary)),
    chosen: input.commitment !== undefined || meeting,
    asked: input.commitment !== undefined || input.form !== undefined || meeting,
    form,
    formChosen: input.form !== undefined,
    destination,
    deadline: input.deadline && spokenDeadline(input.deadline, doc.locale),
  }
  const asking = { doc, found, primary, report }
  const offer =
    doc.counts.words === 0 || (!wish.asked && asksNothing(doc, found))
      ? { candidates: [], worse: 0, costs: [] }
      : offerFor(asking, wish, context, memo)
  const linkGives = () => {
    const link = { ...wish, form: 'link' as const, formChosen: true, asked: true, destination }
    return candidatesFor(asking, link, context, memo).candidates.length > 0
  }
  const position = positionOf(doc)
  const shown = found.map((ask) => shownOf(doc, ask, position(ask.start), competing.has(ask)))
  const facts = factsOf(report)
  return {
    ...facts,
    warnings: [...facts.warnings, ...warningsOf(input, wish, doc, primary, offer, found, linkGives)],
    result: {
      found: shown,
      primary: (primary && shown[found.indexOf(primary)]) ?? null,
      candidates: offer.candidates,
      issues: issuesOf(doc, report, found, primary, competing),
    },
  }
}

/** Candidates for the wish; where a stranger has none, those for one who asks for as little, that the mail gains points with. */
function offerFor(asking: Asking, wish: Wish, context: Context, memo: Memo): Offer {
  const usual = candidatesFor(asking, wish, context, memo)
  if (wish.asked || usual.candidates.length > 0 || wish.form !== 'question' || !isStranger(asking.doc))
    return usual
  const { candidates } = candidatesFor(asking, { ...wish, chosen: true }, context, memo)
  return { ...usual, candidates: candidates.filter(({ score_delta }) => score_delta > 0) }
}

function shownOf(doc: Doc, ask: FoundAsk, position_pct: number, competing: boolean): Result['found'][number] {
  const { start, end } = ask.source ?? doc.source.toSource(ask)
  return {
    text: ask.text,
    field: 'draft',
    start,
    end,
    quote: doc.draft.draft.slice(start, end),
    form: ask.form,
    kind: ask.kind,
    friction: ask.friction,
    position_pct,
    competing,
    destination: ask.href,
  }
}

/** Strangers are asked for a nod; others for as much as the mail asks already. */
function usualCommitment(doc: Doc, primary: FoundAsk | null): Commitment {
  const { family, kind } = doc
  if (family === 'cold' || (kind === 'recruiting' && !answersApplicant(doc))) return 'low'
  if (!primary || primary.weak || primary.small) return 'medium'
  if (kind === 'customer_success' && asksOfAll(primary)) return 'medium'
  if (primary.friction === 1) return 'low'
  return primary.friction === 2 ? 'medium' : 'high'
}

function usualForm(doc: Doc, found: readonly FoundAsk[], primary: FoundAsk | null, meeting: boolean): Form {
  if (!toMany(doc)) {
    const calendar = meeting && primary?.kind === 'calendar'
    // Those who know the sender are sent where the mail sends them.
    const leads =
      primary?.kind === 'click' ||
      (primary?.form === 'request' && primary.href !== null && primary.kind === 'task')
    return calendar || (leads && !isStranger(doc)) ? 'link' : 'question'
  }
  if (
    !found.some((f) => f.href !== null) ||
    (primary?.form === 'question' && (primary.href === null || primary.apart)) ||
    // “We kindly ask you to settle the invoice”, beside a link to the card.
    (primary?.form === 'request' && primary.href === null && primary.kind !== 'click')
  )
    return 'question'
  return doc.format === 'html' && (primary === null || !isInline(doc, primary)) ? 'button' : 'link'
}

/** A link within running text, where a button has no place. */
const isInline = (doc: Doc, { form, start, end }: FoundAsk) =>
  form === 'request' || (form === 'link' && !doc.blocks.some((b) => b.start === start && b.end === end))

const firstTarget = (found: readonly FoundAsk[]) => found.find((f) => f.href !== null)?.href ?? null
