import type { z } from 'zod'
import { stemsOfTokens } from '../../engine/measures/content-words.ts'
import { Memo } from '../../engine/memo.ts'
import type { Report } from '../../engine/report.ts'
import { evaluate, score } from '../../engine/score.ts'
import { tokenize } from '../../engine/tokens.ts'
import { factsOf as answerFacts } from '../facts.ts'
import { draftOf } from '../fields.ts'
import { type Answer, type Context, OperationError } from '../operation.ts'
import { holdsPhrase } from '../phrase.ts'
import { angles } from './angles.ts'
import type { contract } from './contract.ts'
import { differ, differsFromDraft } from './different.ts'
import { type Revised, revise } from './revise.ts'
import type { WrittenTone } from './step.ts'
import { variantOf } from './variant.ts'
import { isMuchShorter, warningsOf } from './warnings.ts'
import { wishesOf } from './wishes.ts'

type Input = z.output<typeof contract.input>
type Result = z.output<typeof contract.result>
type Variant = Result['variants'][number]

/** Points that another way of saying it may cost. */
const COSTS = 5

/** Rewrites without a model: only what the rules know to be better, and never at the price of the score. */
export function local(input: Input, context: Context): Answer<Result> {
  refuseContradiction(input)
  const draft = draftOf(input)
  const tools = { dictionary: context.dictionary, memo: new Memo() }
  const before = score(draft, context.profile, tools)
  const hasVoice = context.profile.voice !== null
  const variants: Result['variants'] = []
  let shown: Revised | null = null
  let shortest: number | null = null
  let asSent: number | null = null
  for (const { angle, wishes } of angles(input, before, context.profile)) {
    if (variants.length === input.variants) break
    const known = { memo: tools.memo, report: before }
    let revised = revise(draft, context, wishes, known)
    if (wishes.turn && !revised.turned) continue
    if (variants.length === 0 && input.length?.mode === 'shorter' && !isMuchShorter(before, revised.words))
      shortest = revise(draft, context, { ...wishes, shortest: true }, known).words
    if (
      variants.length === 0 &&
      input.length?.mode === 'target' &&
      revised.words > (wishes.wordsMax ?? Infinity)
    ) {
      // The nearest to the target of all that can be had; no way of cutting is the shortest for every mail.
      const others = [
        { ...wishes, shortest: true },
        { ...wishes, wordsMax: null, shorter: false },
      ]
      for (const other of others.map((each) => revise(draft, context, each, known)))
        if (other.words < revised.words && other.words >= (wishes.wordsMax ?? 0)) revised = other
    }
    if (variants.length === 0 && input.length?.mode === 'shorter') {
      // Each cut is weighed by its points, so that another order of cuts may reach further.
      const unasked = wishesOf({ ...input, length: undefined }, before, context.profile)
      const other = revise(draft, context, unasked, known)
      if (other.words < revised.words) revised = other
    }
    const after = score(revised.draft, context.profile, tools)
    const id = `v${variants.length + 1}`
    const variant = variantOf(id, angle, before, after, revised, hasVoice, input.return_diff)
    // What was asked for comes first even where it changes nothing, so that a rewrite of a rewrite stays as it is.
    if (variants.length === 0) {
      shown = revised
      asSent = scoreAsSent(before, after, () =>
        evaluate({ ...revised.draft, kind: before.kind }, context.profile, tools),
      )
    } else if (!isWorth(angle, variant, variants[0] as Variant, draft.draft)) continue
    else if (!differsFromDraft(variant, draft.draft, draft.subject ?? null)) continue
    else if (!variants.every((known) => differ(known, variant))) continue
    variants.push(variant)
  }
  const facts = answerFacts(before)
  return {
    ...facts,
    placeholders: { ...facts.placeholders, preserved: variants.every((v) => v.placeholders_preserved) },
    warnings: [
      ...facts.warnings,
      ...warningsOf(input, variants, {
        before,
        tones: tonesIn(shown),
        refused: shown?.refused,
        shortest,
        asSent,
        partly: shown?.partly ?? false,
      }),
    ],
    result: {
      variants,
      unchanged_reason:
        shown?.changes.length === 0
          ? input.apply_rules
            ? 'The rules in `apply_rules` changed nothing; the warnings say why.'
            : reasonFor(before)
          : null,
    },
  }
}

/** Whether a variant keeps what its angle says beside the first: fewer words, and no far lower score. */
function isWorth(angle: string, variant: Variant, first: Variant, sent: string): boolean {
  if (angle === 'only mistakes mended') return true
  if (/^short/.test(angle) && variant.words >= first.words) return false
  if (/ subject$/.test(angle) && !isTold(variant, first, sent)) return false
  return variant.score >= first.score - (angle === 'direct' ? 0 : COSTS)
}

/** Whether most of a subject stands in the first variant, or never stood in the mail: what is cut as empty heads no mail. */
function isTold({ subject }: Variant, { draft }: Variant, sent: string): boolean {
  const [words, before, after] = [subject ?? '', sent, draft].map((text) => stemsOfTokens(tokenize(text)))
  const cut = [...(words ?? [])].filter((stem) => before?.has(stem) && !after?.has(stem))
  return cut.length * 2 <= (words?.size ?? 0)
}

/** What the rewrite scores as the kind the draft was, where it shows that less surely and is spared rules for it. */
function scoreAsSent(before: Report, after: Report, held: () => { score: number }): number | null {
  const isUnsure = ({ warnings }: Report) => warnings.some(({ code }) => code === 'kind_unsure')
  if (isUnsure(before) || !isUnsure(after)) return null
  const { score: asSent } = held()
  return asSent < after.score ? asSent : null
}

/** Why nothing was changed, and which fixes wait to be asked for, the dearest first. */
function reasonFor({ annotations }: Report): string {
  if (annotations.some(({ rule_id }) => rule_id === 'empty-draft'))
    return 'There is no text to rewrite. Write something first; for a whole new mail a person or a model is needed.'
  const costly = annotations.filter((a) => a.points > 0)
  if (costly.length === 0) return 'Nothing to mend.'
  const mendable = costly.filter(({ fixes }) => fixes.some((f) => f.score_delta > 0))
  const offered = [...Map.groupBy(mendable, ({ rule_id }) => rule_id)]
    .map(([id, of]) => ({ id, points: of.reduce((sum, a) => sum + a.points, 0) }))
    .sort((a, b) => b.points - a.points)
    .map(({ id }) => id)
  return offered.length > 0
    ? `Nothing could be changed safely. ${offered.slice(0, 3).join(', ')} can be mended, but it may change what you mean: name ${offered.length > 1 ? 'them' : 'it'} in \`apply_rules\`.`
    : 'What costs points here needs a person or a model; nothing could be changed safely.'
}

const tonesIn = (revised: Revised | null): ReadonlySet<WrittenTone> =>
  new Set(revised?.changes.flatMap(({ proposal }) => proposal.tone ?? []))

/** Throws for a phrase that is to stand in the rewrite and not to stand in it. */
function refuseContradiction({ must_include: include = [], must_not_include: exclude = [] }: Input) {
  const index = include.findIndex((phrase) => exclude.some((other) => holdsPhrase(phrase, other)))
  if (index >= 0)
    throw new OperationError(
      'invalid_request',
      `/must_include/${index}`,
      'Holds what must_not_include forbids. Take it out of one of the two.',
    )
}
