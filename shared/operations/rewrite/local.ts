import type { z } from 'zod'
import { Memo } from '../../engine/memo.ts'
import { score } from '../../engine/score.ts'
import { factsOf as answerFacts } from '../facts.ts'
import { draftOf } from '../fields.ts'
import { type Answer, type Context, OperationError } from '../operation.ts'
import { angles } from './angles.ts'
import type { contract } from './contract.ts'
import { differ, differsFromDraft } from './different.ts'
import { type Revised, revise } from './revise.ts'
import type { WrittenTone } from './step.ts'
import { variantOf } from './variant.ts'
import { warningsOf } from './warnings.ts'

type Input = z.output<typeof contract.input>
type Result = z.output<typeof contract.result>

/** Rewrites without a model: only what the rules know to be better, and never at the price of the score. */
export function local(input: Input, context: Context): Answer<Result> {
  refuseContradiction(input)
  const draft = draftOf(input)
  const tools = { dictionary: context.dictionary, memo: new Memo() }
  const before = score(draft, context.profile, tools)
  const hasVoice = context.profile.voice !== null
  const variants: Result['variants'] = []
  let shown: Revised | null = null
  for (const { angle, wishes } of angles(input, before, context.profile)) {
    if (variants.length === input.variants) break
    const revised = revise(draft, context, wishes, { memo: tools.memo, report: before })
    const after = score(revised.draft, context.profile, tools)
    const id = `v${variants.length + 1}`
    const variant = variantOf(id, angle, before, after, revised, hasVoice, input.return_diff)
    const [first] = variants
    if (!first) {
      variants.push(variant)
      shown = revised
    } else if (!differsFromDraft(variant, draft.draft, draft.subject ?? null)) continue
    // What was asked for and changed nothing gives way to what does; a copy is no variant.
    else if (first.changes.length === 0) {
      variants.splice(0, 1, { ...variant, id: first.id })
      shown = revised
    } else if (variants.every((known) => differ(known, variant))) variants.push(variant)
  }
  const unchanged = variants.every((v) => v.changes.length === 0)
  const facts = answerFacts(before)
  return {
    ...facts,
    placeholders: { ...facts.placeholders, preserved: variants.every((v) => v.placeholders_preserved) },
    warnings: [...facts.warnings, ...warningsOf(input, variants, { before, tones: tonesIn(shown) })],
    result: {
      variants,
      unchanged_reason: unchanged
        ? before.annotations.some((a) => a.points > 0)
          ? 'What costs points here needs a person or a model; nothing could be changed safely.'
          : 'Nothing to mend.'
        : null,
    },
  }
}

const tonesIn = (revised: Revised | null): ReadonlySet<WrittenTone> =>
  new Set(revised?.changes.flatMap(({ proposal }) => proposal.tone ?? []))

/** Throws for a phrase that is to stand in the rewrite and not to stand in it. */
function refuseContradiction({ must_include: include = [], must_not_include: exclude = [] }: Input) {
  const index = include.findIndex((phrase) =>
    exclude.some((other) => phrase.toLowerCase().includes(other.toLowerCase())),
  )
  if (index >= 0)
    throw new OperationError(
      'invalid_request',
      `/must_include/${index}`,
      'Holds what must_not_include forbids. Take it out of one of the two.',
    )
}
