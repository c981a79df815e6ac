/** The score: pure, synchronous, the same bytes wherever it runs. */
import { annotate, hashOf } from './annotate.ts'
import { check, type Found } from './check.ts'
import { previews } from './clients.ts'
import { isSure } from './detect.ts'
import type { Dictionary } from './dictionary.ts'
import type { Doc } from './doc.ts'
import type { Draft } from './draft.ts'
import { foremost } from './foremost.ts'
import { gate } from './gate.ts'
import { heldToKind } from './held-to-kind.ts'
import { lazy } from './lazy.ts'
import { previewText } from './measures/preview-text.ts'
import { Memo } from './memo.ts'
import { metricsOf } from './metrics.ts'
import { ofDoc } from './of-doc.ts'
import { parse } from './parse.ts'
import { placeholdersInAddresses } from './placeholders/in-addresses.ts'
import { balance } from './placeholders.ts'
import { DEFAULT_PROFILE, type Profile } from './profile.ts'
import type { DimensionScore, Report } from './report.ts'
import { DIMENSIONS, type Dimension } from './rule.ts'
import { RULES } from './rules/index.ts'
import { costsOf, pointsLost, pointsOf, sum } from './weigh.ts'
import { DIMENSION_BUDGET, gradeOf, statusOf } from './weights.ts'

/** Name of this set of rules and weights. It changes whenever any score may change. */
export const RULESET = '2026.1'

export interface Tools {
  /** Word list; without it spelling is not checked and the report says so. */
  dictionary?: Dictionary | null
  /** Keeps what an edited draft shares with its last version; see `Memo`. */
  memo?: Memo
  /** Hashes of annotations the sender has waved through: neither shown nor priced. */
  ignore?: readonly string[]
  /** True to have lesser remarks on style too where there are many: for who mends them all, not for a reader. */
  everything?: boolean
}

/** A draft with everything the engine knows of it. */
export interface Evaluation {
  doc: Doc
  found: readonly Found[]
  /** What each finding costs by itself, and the points it takes off the score; see `weigh.ts`. */
  costs: readonly number[]
  points: () => readonly number[]
  score: number
  /** Lesser remarks on style that were left out; see `foremost.ts`. */
  heldBack: number
  failed: readonly string[]
}

/** Findings as they are shown, with their costs: most drafts that are weighed are weighed again, and the same way. */
const shown = ofDoc((doc) => priced(foremost(doc, check(doc).found, doc.profile), doc.profile))

function priced(found: readonly Found[], profile: Profile) {
  const costs = costsOf(found, profile)
  return { found, costs, score: 100 - pointsLost(sum(costs)) }
}

/** Parses, checks and weighs a draft, without building a report. */
export function evaluate(draft: Draft, profile: Profile = DEFAULT_PROFILE, tools: Tools = {}): Evaluation {
  const doc = parse(draft, profile, tools.memo ?? new Memo(), tools.dictionary ?? null)
  const { found: all, failed } = check(doc)
  const seen = tools.everything ? priced(all, profile) : shown(doc)
  const ignore = tools.ignore ?? []
  // What is waved through keeps its place: the next of the lesser remarks does not step into it.
  const { found, costs, score } =
    ignore.length === 0
      ? seen
      : priced(
          seen.found.filter((f) => !ignore.includes(hashOf(doc, f))),
          profile,
        )
  const heldBack = all.length - seen.found.length
  // Points are shown in a report only; most drafts are weighed for their score alone.
  return { doc, found, costs, score, heldBack, failed, points: lazy(() => pointsOf(found, costs)) }
}

/**
 * Scores a draft from 0 to 100 and explains every lost point. Deterministic for a `ruleset`; never
 * throws, whatever the strings hold.
 */
export function score(draft: Draft, profile: Profile = DEFAULT_PROFILE, tools: Tools = {}): Report {
  const memory = { ...tools, memo: tools.memo ?? new Memo() }
  const evaluation = evaluate(draft, profile, memory)
  const { doc } = evaluation
  const again = (changed: Draft) => evaluate(heldToKind(changed, doc), profile, memory)
  const annotations = annotate(evaluation, (changed) => again(changed).score)
  const scores = dimensions(evaluation)
  return {
    ruleset: RULESET,
    kind: doc.kind,
    kind_confidence: doc.kindConfidence,
    family: doc.family,
    locale: doc.locale,
    score: evaluation.score,
    grade: gradeOf(evaluation.score),
    status: statusOf(evaluation.score),
    dimensions: scores,
    annotations,
    metrics: metricsOf(doc),
    gate: gate(evaluation, annotations, scores, profile, again),
    previews: previews(draft.subject ?? null, previewText(doc)?.text ?? null),
    placeholders: placeholders(doc),
    warnings: warnings(evaluation),
  }
}

/** Dimensions whose blockers stop a send: a mail with a hole or without a way out is not a matter of taste. */
const REQUIRED = new Set(['correctness', 'compliance', 'brand_voice'])

function dimensions({ found, costs, points: shares }: Evaluation): DimensionScore[] {
  const points = shares()
  const spent = new Map<Dimension, { cost: number; points: number }>()
  found.forEach(({ rule }, i) => {
    const own = spent.get(rule.dimension) ?? { cost: 0, points: 0 }
    own.cost += costs[i] ?? 0
    own.points += points[i] ?? 0
    spent.set(rule.dimension, own)
  })
  return DIMENSIONS.map((id) => ({
    id,
    score: Math.max(0, 100 - Math.round((100 * (spent.get(id)?.cost ?? 0)) / DIMENSION_BUDGET)),
    points: spent.get(id)?.points ?? 0,
    scoring: REQUIRED.has(id) ? 'required' : 'recommended',
  }))
}

function placeholders(doc: Doc): Report['placeholders'] {
  const found = doc.placeholders.map((p) => {
    const { start, end } = p.field === 'draft' ? doc.source.toSource(p) : p
    return { raw: p.raw, syntax: p.syntax, field: p.field, start, end }
  })
  const shown = new Set(found.flatMap(({ field, start }) => (field === 'draft' ? [start] : [])))
  const unseen = doc.html
    ? placeholdersInAddresses(doc.draft.draft)
        .filter(({ start }) => !shown.has(start))
        .map(({ raw, syntax, start, end }) => ({ raw, syntax, field: 'draft' as const, start, end }))
    : []
  const ofDraft = [...found.filter(({ field }) => field === 'draft'), ...unseen]
  const issues = balance(doc.placeholders.filter((p) => p.field === 'draft')).map((issue) => ({
    message: issue.message,
    ...doc.source.toSource(issue),
  }))
  return {
    found: [...ofDraft.sort((a, b) => a.start - b.start), ...found.filter(({ field }) => field !== 'draft')],
    issues,
  }
}

/** Says what an unsure guess means for the score. */
function kindUnsure({ kind, kindConfidence, eitherConfidence }: Doc): Report['warnings'][number] {
  const taken =
    kind === 'other'
      ? 'Nothing tells what kind of mail this is; it was judged as an ordinary personal one'
      : `Taken as ${kind.replaceAll('_', ' ')}, without being sure (confidence ${kindConfidence.toFixed(2)})`
  const effect = isSure(eitherConfidence)
    ? ''
    : ', and rules that fit no more than one of the likely kinds were left out'
  return { code: 'kind_unsure', message: `${taken}${effect}. Name \`kind\` to have its own rules applied.` }
}

/** Words of a body from which a score says something; our judgement. */
const JUDGED_FROM = 8

const FOR_ANY = RULES.filter((rule) => rule.language === 'any').length

function warnings({ doc, found, heldBack, failed }: Evaluation): Report['warnings'] {
  const list = failed.map((id) => ({
    code: 'rule_failed',
    message: `The rule ${id} failed on this draft and was left out.`,
  }))
  const { words } = doc.counts
  const said = !found.some(({ rule }) => rule.id === 'empty-draft')
  if (said && words < JUDGED_FROM)
    list.push({
      code: 'little_to_judge',
      message: `The body has ${words === 0 ? 'no words' : words === 1 ? '1 word' : `${words} words`}; a score of so little says little.`,
    })
  if (said && !isSure(doc.kindConfidence)) list.push(kindUnsure(doc))
  if (heldBack > 0)
    list.push({
      code: 'remarks_held_back',
      message: `Lesser remarks on style are held back (${heldBack}). They come up as the mail gets better, and cost nothing until then.`,
    })
  if (!doc.english)
    list.push({
      code: 'language_not_supported',
      message: `This does not read as English. Only ${FOR_ANY} of the ${RULES.length} rules fit any language; the score says little.`,
    })
  if (!doc.dictionary)
    list.push({ code: 'spelling_not_checked', message: 'No word list was loaded; spelling was not checked.' })
  return list
}
