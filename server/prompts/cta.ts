/** Asks by a model: questions, as labels of links and buttons are few words that the rules know. */
import { z } from 'zod'
import { authoredQuestion } from '#shared/operations/cta/authored.ts'
import type { contract } from '#shared/operations/cta/contract.ts'
import { spokenDeadline } from '#shared/operations/cta/deadline.ts'
import { draftOf } from '#shared/operations/fields.ts'
import { readDraft } from '#shared/operations/read-draft.ts'
import { caseOf } from '../judge/case.ts'
import { judgeLine } from '../judge/line.ts'
import { shownLine } from '../judge/plain.ts'
import { aboutMail, visibleText } from './material.ts'
import type { Given, Prompt } from './prompt.ts'
import { poolOf, shareOf, sorted } from './verdicts.ts'

type Input = z.output<typeof contract.input>
type Result = z.output<typeof contract.result>

const SPARE = 2

const Asks = z.strictObject({ candidates: z.array(z.string().max(998)).min(1).max(20) })

const INSTRUCTIONS = [
  'Write the question that ends the mail in `mail`, in place of what it asks now (`primary`). Give `count` of them in `candidates`, the best first.',
  'One sentence that ends with a question mark, asks for one thing and can be answered in a few words. `commitment` says how much it may want: “low” a nod, “medium” an answer, “high” a meeting. Use `deadline` word for word where there is one, and name no other time.',
  '`baseline` has questions that are known to be sound; write others that are better.',
].join('\n')

export const cta: Prompt<Input, Result, typeof Asks> = {
  schema: Asks,
  build: ({ input, local, context }) => {
    if (formOf({ input, local }) !== 'question') return 'not_needed'
    const { doc, report } = readDraft(draftOf(input), context)
    if (doc.counts.words === 0) return 'not_needed'
    const count = input.count + SPARE
    return {
      instructions: INSTRUCTIONS,
      data: {
        ...aboutMail(report, input, context),
        count,
        commitment: input.commitment,
        deadline: input.deadline && spokenDeadline(input.deadline, doc.locale),
        mail: { subject: input.subject, body: visibleText(doc) },
        primary: local.result.primary?.text,
        baseline: local.result.candidates.map(({ text }) => text),
      },
      chars: count * 120,
    }
  },
  accept: (reply, { input, local, context }, system) => {
    const read = readDraft(draftOf(input), context)
    const deadline = input.deadline && spokenDeadline(input.deadline, read.doc.locale)
    const words = [input.from_name ?? '', deadline ?? '']
    const trial = caseOf(
      read,
      words,
      system,
      context,
      local.result.candidates.map(({ text }) => text),
    )
    const own = local.result.candidates
    const floor = own.length > 0 ? Math.min(...own.map(({ score }) => score)) : read.report.score
    const { passed, rejected } = sorted(reply.candidates, (text) => {
      const line = shownLine(text)
      if (deadline !== undefined && !line.includes(deadline)) return 'phrase_missing'
      return judgeLine(line, trial, context) ?? authoredQuestion(line, read, input, floor, context)
    })
    const candidates = poolOf(input.engine, passed, own)
      .flat()
      .filter(({ text }, i, all) => all.findIndex((other) => other.text === text) === i)
      .sort((a, b) => b.score - a.score)
      .slice(0, input.count)
    const share = shareOf(candidates)
    const answer = share === 'none' ? local : { ...local, result: { ...local.result, candidates } }
    return { answer, share, rejected, passed: passed.length }
  },
}

const formOf = ({ input, local }: Pick<Given<Input, Result>, 'input' | 'local'>) =>
  input.form ?? local.result.candidates[0]?.form ?? 'question'
