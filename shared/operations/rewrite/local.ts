import type { z } from 'zod'
import { score } from '../../engine/score.ts'
import { factsOf as answerFacts } from '../facts.ts'
import { draftOf } from '../fields.ts'
import type { Answer, Context } from '../operation.ts'
import { angles } from './angles.ts'
import type { contract } from './contract.ts'
import { revise } from './revise.ts'
import { variantOf } from './variant.ts'
import { warningsOf } from './wishes.ts'

type Input = z.output<typeof contract.input>
type Result = z.output<typeof contract.result>

/** Rewrites without a model: only what the rules know to be better, and never at the price of the score. */
export function local(input: Input, context: Context): Answer<Result> {
  const draft = draftOf(input)
  const before = score(draft, context.profile, { dictionary: context.dictionary })
  const variants: Result['variants'] = []
  for (const { angle, wishes } of angles(input, before, context.profile)) {
    if (variants.length === input.variants) break
    const revised = revise(draft, context, wishes)
    const after = score(revised.draft, context.profile, { dictionary: context.dictionary })
    const hasVoice = context.profile.voice !== null
    const variant = variantOf(
      `v${variants.length + 1}`,
      angle,
      before,
      after,
      revised,
      hasVoice,
      input.return_diff,
    )
    const known = variants.some((v) => v.draft === variant.draft && v.subject === variant.subject)
    if (!known) variants.push(variant)
  }
  const unchanged = variants.every((v) => v.changes.length === 0)
  const facts = answerFacts(before)
  return {
    ...facts,
    placeholders: { ...facts.placeholders, preserved: variants.every((v) => v.placeholders_preserved) },
    warnings: [...facts.warnings, ...warningsOf(input, variants)],
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
