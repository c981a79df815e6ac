/** The lines of a roast by a model; what is found, and the advice under it, stay those of the rules. */
import { z } from 'zod'
import { score } from '#shared/engine/score.ts'
import { draftOf } from '#shared/operations/fields.ts'
import type { Context } from '#shared/operations/operation.ts'
import { readDraft } from '#shared/operations/read-draft.ts'
import type { contract } from '#shared/operations/roast/contract.ts'
import { type Case, caseOf } from '../judge/case.ts'
import { judgeLine } from '../judge/line.ts'
import { shownLine } from '../judge/plain.ts'
import type { Rejection } from '../judge/rejection.ts'
import { aboutMail, visibleText } from './material.ts'
import type { Prompt } from './prompt.ts'
import { shareOf } from './verdicts.ts'

type Input = z.output<typeof contract.input>
type Result = z.output<typeof contract.result>

const LINE_MAX = 240

const Lines = z.strictObject({
  verdict: z.string().max(2000),
  one_liner: z.string().max(2000),
  lines: z.array(z.strictObject({ rank: z.int().min(1).max(100), line: z.string().max(2000) })).max(50),
})

const INSTRUCTIONS = [
  'Write the jokes of a roast of the mail in `mail`. Give each of `findings` a `line` under its `rank` in `lines`, a `verdict` on what becomes of the mail, and a `one_liner` that is the whole roast.',
  'Dry wit about the copy, never about a person, a company, a country or a group. Never say “you are”. `intensity` 1 is gentle, 2 honest, 3 brutal. Fit for the whole office; no swear words. One or two short sentences each.',
  'Quote only words of the mail, and state no figure that is not in it. `baseline` has lines that are known to be fair; yours should be funnier.',
].join('\n')

/** Rules that find what aims at people. */
const HARM: ReadonlySet<string> = new Set([
  'insult',
  'profanity',
  'rudeness',
  'threat',
  'discriminatory-requirement',
  'non-inclusive-terms',
])

export const roast: Prompt<Input, Result, typeof Lines> = {
  schema: Lines,
  build: ({ input, local, context }) => {
    if (local.warnings.some(({ code }) => code === 'grave_matter')) return 'grave_matter'
    const { findings, verdict, one_liner } = local.result
    if (findings.length === 0) return 'not_needed'
    const { doc, report } = readDraft(draftOf(input), context)
    return {
      instructions: INSTRUCTIONS,
      data: {
        ...aboutMail(report, input, context),
        intensity: input.intensity,
        mail: { subject: input.subject, body: visibleText(doc) },
        findings: findings.map(({ rank, quote, real_advice, line }) => ({
          rank,
          quote: /[<>]/.test(quote) ? undefined : quote.slice(0, 200),
          advice: real_advice,
          baseline: line,
        })),
        baseline: { verdict, one_liner },
      },
      chars: (findings.length + 2) * 220,
    }
  },
  accept: (reply, { input, local, context }, system) => {
    const read = readDraft(draftOf(input), context)
    const { findings, verdict, one_liner } = local.result
    const own = [verdict, one_liner, ...findings.flatMap(({ line, real_advice }) => [line, real_advice])]
    const trial = caseOf(read, [], system, context, own)
    const rejected: Rejection[] = []
    /** The line as it is shown; the rules' own where it is refused. */
    const taken = (said: string | undefined, instead: string): string => {
      if (said === undefined) return instead
      const line = shownLine(said)
      const refusal = judgeJoke(line, trial, context)
      if (refusal) rejected.push(refusal)
      return refusal ? instead : line
    }
    const shownFindings = findings.map((finding) => {
      const line = taken(reply.lines.find(({ rank }) => rank === finding.rank)?.line, finding.line)
      return { ...finding, line, source: line === finding.line ? finding.source : ('model' as const) }
    })
    const result = {
      ...local.result,
      verdict: taken(reply.verdict, verdict),
      one_liner: taken(reply.one_liner, one_liner),
      findings: shownFindings,
    }
    const share = shareOf(shownFindings)
    const passed = shownFindings.filter(({ source }) => source === 'model').length
    return { answer: share === 'none' ? local : { ...local, result }, share, rejected, passed }
  },
}

function judgeJoke(line: string, trial: Case, context: Context): Rejection | null {
  if (line.length > LINE_MAX) return 'length_missed'
  const refusal = judgeLine(line, trial, context, { ownWords: true })
  if (refusal) return refusal
  if (/\byou(?:['’]re| are)\b|\b(?:idiot|stupid|loser|moron|dumb|ugly|fat|lazy|hate)\b/i.test(line))
    return 'harmful'
  const { annotations } = score({ draft: line, format: 'text', kind: 'internal' }, context.profile, context)
  return annotations.some(({ rule_id }) => HARM.has(rule_id)) ? 'harmful' : null
}
