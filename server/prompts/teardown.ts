/** Rewrites of the sections of a mail by a model; what is found, and the figures, stay those of the rules. */
import { z } from 'zod'
import type { Draft } from '#shared/engine/draft.ts'
import { draftOf } from '#shared/operations/fields.ts'
import type { Context } from '#shared/operations/operation.ts'
import { type ReadDraft, readDraft } from '#shared/operations/read-draft.ts'
import type { contract } from '#shared/operations/teardown/contract.ts'
import { type Case, caseOf } from '../judge/case.ts'
import { judgeMail } from '../judge/mail.ts'
import { shown } from '../judge/plain.ts'
import type { Rejection } from '../judge/rejection.ts'
import { aboutMail } from './material.ts'
import type { Prompt } from './prompt.ts'

type Input = z.output<typeof contract.input>
type Result = z.output<typeof contract.result>
type Section = Result['sections'][number]

const Sections = z.strictObject({
  sections: z.array(z.strictObject({ id: z.string().max(40), text: z.string().max(20_000) })).max(60),
})

const INSTRUCTIONS = [
  'Rewrite sections of one mail, each by itself: it will stand among the others as they are. Give each of `sections` under its `id` in `sections`.',
  'Mend its `problems` and let it do what `role` says. `baseline` is a rewrite that is known to help; yours has to help at least as much. Keep about its length. A subject stays one line.',
].join('\n')

export const teardown: Prompt<Input, Result, typeof Sections> = {
  schema: Sections,
  build: ({ input, local, context }) => {
    const open = local.result.sections.filter((section) => isOpen(section, input))
    if (open.length === 0) return 'not_needed'
    const { report } = readDraft(draftOf(input), context)
    return {
      instructions: INSTRUCTIONS,
      data: {
        ...aboutMail(report, input, context),
        sections: open.map(({ id, role, visible, problems, rewrite }) => ({
          id,
          role,
          text: visible,
          problems: problems
            .flatMap(({ places }) => places)
            .flatMap(({ points, message }) => (points > 0 ? [message] : [])),
          baseline: rewrite === null || /[<>]/.test(rewrite) ? undefined : rewrite,
        })),
      },
      chars: open.reduce((sum, { words }) => sum + words * 9 + 60, 0),
    }
  },
  accept: (reply, { input, local, context }, system) => {
    const read = readDraft(draftOf(input), context)
    const trial = caseOf(read, [input.from_name ?? ''], system, context)
    const rejected: Rejection[] = []
    let passed = 0
    const sections = local.result.sections.map((section) => {
      const text = reply.sections.find(({ id }) => id === section.id)?.text
      if (text === undefined || !isOpen(section, input)) return section
      const verdict = judged(section, shown(text).trim(), read, trial, context)
      if (typeof verdict === 'string') {
        rejected.push(verdict)
        return section
      }
      passed++
      return verdict
    })
    if (passed === 0) return { answer: local, share: 'none', rejected, passed }
    const answer = { ...local, result: { ...local.result, sections } }
    return { answer, share: 'some', rejected, passed }
  },
}

/** Sections that are no line of their own to word. */
const FIXED: ReadonlySet<string> = new Set(['from_name', 'greeting', 'signature', 'footer'])

/** Sections that stand, lose points and hold no markup. */
const isOpen = ({ id, present, text, problems }: Section, { include_rewrite }: Input): boolean =>
  include_rewrite &&
  present &&
  !FIXED.has(id) &&
  text !== null &&
  !/[<>]/.test(text) &&
  problems.some(({ points }) => points > 0)

/** The section with its new rewrite, or why that is refused: the mail with it has to gain as much as with the rules'. */
function judged(
  section: Section,
  text: string,
  before: ReadDraft,
  trial: Case,
  context: Context,
): Section | Rejection {
  const { field, start, end, rewrite_delta } = section
  if (field === null || field === 'from_name' || start === null || end === null) return 'malformed'
  if (text === '' || (field !== 'draft' && text.includes('\n'))) return 'malformed'
  const { draft, doc, report, memo } = before
  const rewrite = field === 'draft' ? doc.source.encode(text) : text
  const own = draft[field] ?? ''
  const after: Draft = { ...draft, [field]: own.slice(0, start) + rewrite + own.slice(end) }
  const floor = { score: report.score + (rewrite_delta ?? 1), dimensions: report.dimensions }
  const terms = { floor, include: [], exclude: [], keep: [], fits: () => true, may: NOTHING, holes: 0 }
  const verdict = judgeMail(after, trial, terms, context, memo)
  if (typeof verdict === 'string') return verdict
  return {
    ...section,
    rewrite,
    rewrite_reason: 'Reworded by the model.',
    rewrite_source: 'model',
    rewrite_delta: verdict.report.score - report.score,
  }
}

const NOTHING = { numbers: false, names: false, links: false }
