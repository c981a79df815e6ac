/** Preheaders by a model. */
import { z } from 'zod'
import { draftOf } from '#shared/operations/fields.ts'
import { authoredPreheader, withPreheaders } from '#shared/operations/preheader/authored.ts'
import type { contract } from '#shared/operations/preheader/contract.ts'
import { noneReason } from '#shared/operations/preheader/none-reason.ts'
import { readDraft } from '#shared/operations/read-draft.ts'
import { caseOf } from '../judge/case.ts'
import { judgeLine } from '../judge/line.ts'
import { shownLine } from '../judge/plain.ts'
import { aboutMail, visibleText } from './material.ts'
import type { Prompt } from './prompt.ts'
import { poolOf, shareOf, sorted } from './verdicts.ts'

type Input = z.output<typeof contract.input>
type Result = z.output<typeof contract.result>

const SPARE = 2

const Preheaders = z.strictObject({ candidates: z.array(z.string().max(998)).min(1).max(20) })

const INSTRUCTIONS = [
  'Write preheaders for the mail in `mail`: the line that inboxes show behind the subject. Give `count` of them in `candidates`, the best first.',
  '`mode` says what they do: “complement” says what the subject leaves out, “summary” what the mail is about, “cta” what to do. None repeats the subject. What counts stands in the first forty characters; none has more than `most_chars`.',
  '`baseline` has preheaders that are known to be sound; write others that are better.',
].join('\n')

export const preheader: Prompt<Input, Result, typeof Preheaders> = {
  schema: Preheaders,
  build: ({ input, local, context }) => {
    // Mail to one person is better without; there is nothing to word.
    const { doc, report } = readDraft(draftOf(input), context)
    if (noneReason(doc) !== null) return 'not_needed'
    const count = input.count + SPARE
    return {
      instructions: INSTRUCTIONS,
      data: {
        ...aboutMail(report, input, context),
        count,
        mode: input.mode,
        most_chars: input.max_chars,
        mail: { subject: input.subject, body: visibleText(doc) },
        baseline: local.result.candidates.map(({ text }) => text),
      },
      chars: count * 120,
    }
  },
  accept: (reply, { input, local, context }, system) => {
    const read = readDraft(draftOf(input), context)
    const trial = caseOf(read, [input.from_name ?? ''], system, context)
    const own = local.result.candidates
    const floor = own.length > 0 ? Math.min(...own.map(({ score }) => score)) : read.report.score
    const { passed, rejected } = sorted(reply.candidates, (text) => {
      const line = shownLine(text)
      return judgeLine(line, trial, context) ?? authoredPreheader(line, read, input, floor, context)
    })
    const result = withPreheaders(local.result, poolOf(input.engine, passed, own).flat(), input, read)
    const share = shareOf(result.candidates)
    const answer = share === 'none' ? local : { ...local, result }
    return { answer, share, rejected, passed: passed.length }
  },
}
