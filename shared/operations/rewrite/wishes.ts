/** What a request asks of the local engine, and what of it the engine cannot do. */
import type { z } from 'zod'
import { kindOf } from '../../engine/kinds.ts'
import type { Profile } from '../../engine/profile.ts'
import type { Report } from '../../engine/report.ts'
import type { contract } from './contract.ts'
import type { Wishes } from './step.ts'

type Input = z.output<typeof contract.input>
type Variants = z.output<typeof contract.result>['variants']

/** `shorter` means at least this share less. */
const SHORTER = 0.75

export function wishesOf(input: Input, before: Report, profile: Profile): Wishes {
  return {
    rules: input.apply_rules ? new Set(input.apply_rules) : null,
    wordsMax: wordsMax(input, before),
    contractions: contractions(input.tone ?? [], profile),
    include: input.must_include ?? [],
    exclude: input.must_not_include ?? [],
    keep: input.keep?.phrases ?? [],
    goal: input.goal,
    light: false,
  }
}

function wordsMax({ length }: Input, { kind, metrics }: Report): number | null {
  if (length?.mode === 'same' || length?.mode === 'longer') return null
  if (length?.mode === 'target') return length.words ?? null
  const [, most] = kindOf(kind).bands.words
  if (length?.mode === 'shorter') return Math.min(most, Math.floor(metrics.words * SHORTER))
  return null
}

function contractions(tone: readonly string[], { voice }: Profile): Wishes['contractions'] {
  if (voice?.contractions) return voice.contractions
  if (tone.includes('formal')) return 'avoid'
  if (tone.includes('warm') || tone.includes('plain') || tone.includes('playful')) return 'use'
  return null
}

const NEEDS_MODEL_TONES = new Set(['playful', 'urgent', 'apologetic'])

/** Wishes that were not met, each with what to do about it. */
export function warningsOf(input: Input, variants: Variants): { code: string; message: string }[] {
  const warnings: { code: string; message: string }[] = []
  const needs = (code: string, what: string) =>
    warnings.push({ code, message: `${what} needs a model; the local engine left it out.` })
  if (input.instructions) needs('instructions_need_model', 'Following instructions')
  if (input.structure !== 'as_is') needs('structure_needs_model', 'Another structure')
  if (input.length?.mode === 'longer') needs('longer_needs_model', 'A longer text')
  for (const tone of input.tone ?? [])
    if (NEEDS_MODEL_TONES.has(tone)) needs('tone_needs_model', `The tone “${tone}”`)
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
  if (input.length?.mode === 'shorter' && first.changes.every((change) => change.type !== 'cut'))
    warnings.push({
      code: 'not_shortened',
      message: `No sentence could go: each of the ${first.words} words left stands with a fact, a promise or the ask.`,
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
