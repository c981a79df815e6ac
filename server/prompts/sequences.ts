/** The words of a sequence by a model, in the plan of the rules. */
import { z } from 'zod'
import { briefAsText } from '#shared/operations/brief.ts'
import { draftOf } from '#shared/operations/fields.ts'
import { languageOf } from '#shared/operations/localize/language.ts'
import type { Context } from '#shared/operations/operation.ts'
import { type ReadDraft, readDraft } from '#shared/operations/read-draft.ts'
import { asText } from '#shared/operations/sequences/as-html.ts'
import { authoredStep, withSteps } from '#shared/operations/sequences/authored.ts'
import type { contract } from '#shared/operations/sequences/contract.ts'
import { apart } from '#shared/operations/sequences/footer.ts'
import { caseOf } from '../judge/case.ts'
import { judgeLine } from '../judge/line.ts'
import { shown, shownLine } from '../judge/plain.ts'
import type { Rejection } from '../judge/rejection.ts'
import { aboutMail, visibleText } from './material.ts'
import type { Prompt } from './prompt.ts'
import { wordsOf } from './subject-lines.ts'
import { shareOf } from './verdicts.ts'

type Input = z.output<typeof contract.input>
type Result = z.output<typeof contract.result>
type Step = Result['steps'][number]

const Steps = z.strictObject({
  steps: z
    .array(
      z.strictObject({
        n: z.int().min(1).max(100),
        subject: z.string().max(998).nullable(),
        text: z.string().max(20_000),
      }),
    )
    .max(24),
})

const INSTRUCTIONS = [
  'Write the steps of a sequence that follows the mail in `mail`, or that starts from `brief`. The plan in `plan` stands: give each of its steps under its `n` in `steps`, with nothing added or left out.',
  'Each step keeps to its channel, purpose and angle, brings the one new thing that its baseline brings, and asks for one thing, never for more than the step before. It does not just ask again, and does not say “following up”, “checking in” or “bumping this”.',
  '`baseline` is a text for the step that is known to be sound; yours has to be at least as good and should read better. Keep its greeting, sign-off, name and, where it has one, its line that lets the reader say no more. Stay about as long.',
  'Where only the sender can know something, leave a hole in square brackets that says what to put there, such as “[customer in their trade]”. `subject` is null where the plan has none.',
].join('\n')

export const sequences: Prompt<Input, Result, typeof Steps> = {
  schema: Steps,
  build: ({ input, local, context }) => {
    const open = stepsToWrite(local.result.steps, input)
    if (open.length === 0) return 'not_needed'
    const read = readSource(input, context)
    const texts = open.map((step) => plainOf(step, read))
    return {
      instructions: INSTRUCTIONS,
      data: {
        ...aboutMail(read.report, input, context),
        mail: input.brief ? undefined : { subject: input.subject, body: visibleText(read.doc) },
        brief: input.brief,
        plan: open.map((step, i) => ({
          n: step.n,
          channel: step.channel,
          day: step.day_offset,
          purpose: step.purpose,
          angle: step.angle,
          thread: step.thread,
          new_value: step.new_value,
          baseline: texts[i] && { subject: step.subject, text: texts[i] },
        })),
      },
      chars: texts.reduce((sum, text) => sum + (text?.length ?? 700) * 1.4 + 80, 0),
    }
  },
  accept: (reply, { input, local, context }, system) => {
    const read = readSource(input, context)
    const own = local.result.steps
    const texts = new Map(own.map((step) => [step.n, plainOf(step, read)]))
    const words = [input.from_name ?? '', ...(input.brief ? wordsOf(input.brief) : [])]
    const derived = [...texts.values()].flatMap((text) => text ?? [])
    const trial = caseOf(read, words, system, context, derived)
    const open = new Set(stepsToWrite(own, input).map(({ n }) => n))
    const setting = {
      input,
      context,
      html: read.doc.format === 'html',
      language: languageOf(read.doc, read.doc.locale.slice(0, 2)),
      doc: read.doc,
    }
    const rejected: Rejection[] = []
    const steps = own.map((step) => {
      const written = reply.steps.find(({ n }) => n === step.n)
      if (!written || !open.has(step.n)) return step
      const said = {
        subject: written.subject && shownLine(written.subject),
        text: shown(written.text).trim(),
      }
      const refusal =
        (step.subject !== null && said.subject && judgeLine(said.subject, trial, context, { holes: true })) ||
        judgeLine(said.text, trial, context, { lines: true, holes: true })
      const verdict = refusal || authoredStep(step, said, setting)
      if (typeof verdict !== 'string') return verdict
      rejected.push(verdict)
      return step
    })
    const share = shareOf(steps.filter(({ n }) => open.has(n)))
    const passed = steps.filter(({ source }) => source === 'model').length
    if (share === 'none') return { answer: local, share, rejected, passed }
    const result = withSteps(local.result, steps, context.profile.threshold)
    return { answer: { ...local, result }, share, rejected, passed }
  },
}

/** A draft that was sent in stays as it is. */
const stepsToWrite = (steps: readonly Step[], { brief }: Input): Step[] =>
  steps.filter(({ n, channel }) => !(n === 1 && channel === 'email' && brief === undefined))

const readSource = (input: Input, context: Context): ReadDraft =>
  readDraft(
    draftOf({ ...input, draft: input.draft ?? (input.brief ? briefAsText(input.brief) : '') }),
    context,
  )

/** What a step says, without markup and without the footer, which is no model's to write; `null` where it says nothing. */
function plainOf({ text, channel }: Step, { doc }: ReadDraft): string | null {
  if (text === null || channel !== 'email') return text
  const [saying] = apart(text, doc)
  return doc.format === 'html' ? asText(saying) : saying
}
