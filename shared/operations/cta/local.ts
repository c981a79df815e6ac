import type { z } from 'zod'
import type { Doc } from '../../engine/doc.ts'
import { Memo } from '../../engine/memo.ts'
import { parse } from '../../engine/parse.ts'
import { score } from '../../engine/score.ts'
import { factsOf } from '../facts.ts'
import { draftOf } from '../fields.ts'
import type { Answer, Context } from '../operation.ts'
import { candidatesFor, type Form } from './candidates.ts'
import type { contract } from './contract.ts'
import { competingWith, type FoundAsk, findAsks, positionOf, primaryOf, toMany } from './found.ts'
import type { Commitment } from './goals.ts'
import { issuesOf } from './issues.ts'
import { warningsOf } from './warnings.ts'

type Input = z.output<typeof contract.input>
type Result = z.output<typeof contract.result>

/** Finds what a mail asks for, and writes asks of its own words. */
export function local(input: Input, context: Context): Answer<Result> {
  const draft = draftOf(input)
  const memo = new Memo()
  const report = score(draft, context.profile, { dictionary: context.dictionary, memo })
  const doc = parse(draft, context.profile, memo, context.dictionary)
  const found = findAsks(doc)
  const primary = primaryOf(doc, found)
  const competing = competingWith(primary, found, doc)
  const wish = {
    count: input.count,
    commitment: input.commitment ?? usualCommitment(doc, primary),
    chosen: input.commitment !== undefined,
    form: input.form ?? usualForm(doc, found),
    destination: input.destination ?? primary?.href ?? firstTarget(found),
    deadline: input.deadline,
  }
  const candidates =
    doc.counts.words === 0
      ? []
      : candidatesFor({ doc, found, primary, score: report.score }, wish, context, memo)
  const position = positionOf(doc)
  const shown = found.map((ask) => shownOf(doc, ask, position(ask.start), competing.has(ask)))
  const facts = factsOf(report)
  return {
    ...facts,
    warnings: [...facts.warnings, ...warningsOf(input, wish, doc, candidates.length)],
    result: {
      found: shown,
      primary: (primary && shown[found.indexOf(primary)]) ?? null,
      candidates,
      issues: issuesOf(doc, report, found, primary, competing),
    },
  }
}

function shownOf(doc: Doc, ask: FoundAsk, position_pct: number, competing: boolean): Result['found'][number] {
  const { start, end } = doc.source.toSource(ask)
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
function usualCommitment({ family, kind }: Doc, primary: FoundAsk | null): Commitment {
  if (family === 'cold' || kind === 'recruiting') return 'low'
  if (!primary || primary.weak || primary.small) return 'medium'
  if (primary.friction === 1) return 'low'
  return primary.friction === 2 ? 'medium' : 'high'
}

const usualForm = (doc: Doc, found: readonly FoundAsk[]): Form =>
  !toMany(doc) || !found.some((f) => f.href !== null) ? 'question' : doc.format === 'html' ? 'button' : 'link'

const firstTarget = (found: readonly FoundAsk[]) => found.find((f) => f.href !== null)?.href ?? null
