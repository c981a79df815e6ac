/** Subjects to test against the variant in front, by a model. The prediction itself is none of its business. */
import { z } from 'zod'
import { draftOfVariant, type Input } from '#shared/operations/ab-predict/arms.ts'
import { TOO_CLOSE } from '#shared/operations/ab-predict/request.ts'
import type { Prediction } from '#shared/operations/ab-predict/result.ts'
import type { Answer, Context } from '#shared/operations/operation.ts'
import { type ReadDraft, readDraft } from '#shared/operations/read-draft.ts'
import { caseOf } from '../judge/case.ts'
import { judgeLine } from '../judge/line.ts'
import { shownLine } from '../judge/plain.ts'
import { aboutMail, visibleText } from './material.ts'
import type { Prompt } from './prompt.ts'
import { sorted } from './verdicts.ts'

type Result = z.output<typeof Prediction>

/** Challengers that are shown, and asked for. */
const MOST = 2
const ASKED = 5

const Challengers = z.strictObject({ candidates: z.array(z.string().max(998)).min(1).max(20) })

const INSTRUCTIONS = [
  `Write subject lines that are worth testing against \`baseline\`, the one in front. Give ${ASKED} of them in \`candidates\`, the best first.`,
  '`odds` is the chance that the rules give each variant. Each of yours differs from every subject in `variants` in one thing that a test would tell something about: a question instead of a statement, the matter before the offer, shorter, without a figure. Each promises only what the mail or the variants hold.',
].join('\n')

export const abPredict: Prompt<Input, Result, typeof Challengers> = {
  schema: Challengers,
  build: ({ input, local, context }) => {
    if (!input.variants.some(({ subject }) => subject)) return 'not_needed'
    const { doc, report } = leaderOf(input, local, context)
    return {
      instructions: INSTRUCTIONS,
      data: {
        ...aboutMail(report, input, context),
        metric: input.metric,
        variants: input.variants.map(({ subject, preheader }, i) => ({
          subject,
          preheader,
          odds: local.result.probabilities[i]?.p,
        })),
        mail: doc.counts.words > 0 ? visibleText(doc) : undefined,
        baseline: doc.draft.subject,
        most_chars: doc.bands.subjectChars,
      },
      chars: ASKED * 90,
    }
  },
  accept: (reply, { input, local, context }, system) => {
    const read = leaderOf(input, local, context)
    const { doc, draft, report, memo } = read
    const subjects = input.variants.flatMap(({ subject, preheader }) => [subject ?? '', preheader ?? ''])
    const trial = caseOf(read, [input.from_name ?? ''], system, context, subjects)
    const known = new Set(subjects.map((each) => each.toLowerCase()))
    const { passed, rejected } = sorted(reply.candidates, (text) => {
      const subject = shownLine(text)
      const refusal = judgeLine(subject, trial, context)
      if (refusal) return refusal
      if (known.has(subject.toLowerCase())) return 'off_topic'
      if (subject.length > doc.bands.subjectChars) return 'length_missed'
      const { score } = readDraft({ ...draft, subject }, context, memo).report
      if (score < report.score) return 'scores_lower'
      return { subject, score: doc.counts.words > 0 ? score : null, source: 'model' as const }
    })
    const challengers = passed.toSorted((a, b) => (b.score ?? 0) - (a.score ?? 0)).slice(0, MOST)
    if (challengers.length === 0) return { answer: local, share: 'none', rejected, passed: 0 }
    const answer = { ...local, result: { ...local.result, challengers } }
    return { answer, share: 'some', rejected, passed: passed.length }
  },
}

/** The variant in front; where none is, the one with the best odds. */
function leaderOf(input: Input, { result }: Answer<Result>, context: Context): ReadDraft {
  const odds = [...result.probabilities].sort((a, b) => b.p - a.p)
  const id = result.winner === TOO_CLOSE ? odds[0]?.id : result.winner
  const index = result.probabilities.findIndex((each) => each.id === id)
  return readDraft(draftOfVariant(input, Math.max(0, index)), context)
}
