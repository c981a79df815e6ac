/** What a rewrite leaves of the wishes, and why. */
import type { z } from 'zod'
import type { Report } from '../../engine/report.ts'
import type { contract } from './contract.ts'
import { WRITTEN_TONES, type WrittenTone } from './step.ts'

type Input = z.output<typeof contract.input>
type Variants = z.output<typeof contract.result>['variants']
type Warnings = { code: string; message: string }[]

/** What is known of the first variant besides its text. */
interface Made {
  before: Report
  /** Tones that changed something in it. */
  tones: ReadonlySet<WrittenTone>
}

/** Share of the words that has to go before a mail reads shorter. */
const NOTICED = 0.03

/** Wishes that were not met, each with what to do about it. */
export function warningsOf(input: Input, variants: Variants, { before, tones }: Made): Warnings {
  const warnings: Warnings = []
  const needs = (code: string, what: string) =>
    warnings.push({ code, message: `${what} needs a model; the local engine left it out.` })
  if (input.instructions) needs('instructions_need_model', 'Following instructions')
  if (input.structure !== 'as_is') needs('structure_needs_model', 'Another structure')
  if (asksForMore(input, before)) needs('longer_needs_model', 'A longer text')
  warnings.push(...toneWarnings(input, tones))
  if (input.thread_context)
    warnings.push({
      code: 'field_not_read',
      message: '`thread_context` changes nothing here: the local engine does not read it.',
    })
  if (input.length?.mode === 'target' && input.length.words === undefined)
    warnings.push({
      code: 'target_without_words',
      message: '`length.mode` is `target` and `length.words` is missing, so the length was left as it is.',
    })
  const changed = variants.filter(({ changes }) => changes.length > 0).length
  if (variants.length < input.variants)
    warnings.push({
      code: 'fewer_variants',
      message: `The local engine found ${changed} ${changed === 1 ? 'rewrite that differs' : 'rewrites that differ'} in substance, not ${input.variants}.`,
    })
  const [first] = variants
  if (!first) return warnings
  if (first.annotations.some(({ rule_id }) => rule_id === 'multiple-asks'))
    warnings.push({
      code: 'several_asks_left',
      message:
        'The mail still asks for several things. Each of them holds a link, a name or a figure, or may be the one that matters, so which goes is yours to say.',
    })
  const low = first.draft.toLowerCase()
  for (const [i, phrase] of (input.must_not_include ?? []).entries())
    if (low.includes(phrase.toLowerCase()))
      warnings.push({
        code: 'still_included',
        message: `must_not_include[${i}] could not be cut without leaving a hole; it still stands.`,
      })
  for (const [i, phrase] of (input.must_include ?? []).entries())
    if (!low.includes(phrase.toLowerCase()))
      warnings.push({
        code: 'not_included',
        message: `must_include[${i}] could not be added without lowering the score or breaking a limit.`,
      })
  if (input.length?.mode === 'shorter' && before.metrics.words - first.words < before.metrics.words * NOTICED)
    warnings.push({
      code: 'not_shortened',
      message: `Next to nothing could go: what the ${first.words} words say is a fact, a reason, a promise or the ask. Cutting more is a choice for you or a model.`,
    })
  if (input.length?.mode === 'target' && input.length.words !== undefined && first.words > input.length.words)
    warnings.push({
      code: 'longer_than_target',
      message: `${first.words} words remain; what is left carries facts or the ask.`,
    })
  if (
    input.reading_grade_max !== undefined &&
    first.reading_grade !== null &&
    first.reading_grade > input.reading_grade_max
  )
    warnings.push({
      code: 'grade_above_max',
      message: `The reading grade is ${first.reading_grade}; simpler words need a person or a model.`,
    })
  return warnings
}

/** Nothing is added without a model: what is there is already shorter than wished. */
const asksForMore = ({ length }: Input, { metrics }: Report): boolean =>
  length?.mode === 'longer' || (length?.mode === 'target' && (length.words ?? 0) > metrics.words)

const isWritten = (tone: string): tone is WrittenTone => WRITTEN_TONES.some((known) => known === tone)

/** What each tone that can be had without a model changes. */
const LOOKED_FOR: Record<WrittenTone, string> = {
  plain: 'There were no long or official words with a plain one to take their place',
  warm: 'Contractions, greeting and sign-off were as warm as they get',
  direct: 'There was no hedge, softener or padding to take out',
  formal: 'There was no contraction, casual greeting or exclamation mark to change',
}

const toneWarnings = ({ tone: asked = [] }: Input, done: ReadonlySet<WrittenTone>): Warnings =>
  asked.flatMap((tone): Warnings => {
    if (!isWritten(tone))
      return [
        {
          code: 'tone_needs_model',
          message: `The tone “${tone}” needs a model; the local engine left it out.`,
        },
      ]
    if (done.has(tone)) return []
    return [
      {
        code: 'tone_unchanged',
        message: `The tone “${tone}” changed nothing. ${LOOKED_FOR[tone]}; other wording needs a model.`,
      },
    ]
  })
