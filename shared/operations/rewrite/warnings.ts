/** What a rewrite leaves of the wishes, and why. */
import type { z } from 'zod'
import type { Report } from '../../engine/report.ts'
import { RULES } from '../../engine/rules/index.ts'
import { holdsPhrase } from '../phrase.ts'
import type { contract } from './contract.ts'
import { standsAlone } from './stands-alone.ts'
import { WRITTEN_TONES, type WrittenTone } from './step.ts'

type Input = z.output<typeof contract.input>
type Variants = z.output<typeof contract.result>['variants']
type Warnings = { code: string; message: string }[]

/** What is known of the first variant besides its text. */
interface Made {
  before: Report
  /** Tones that changed something in it. */
  tones: ReadonlySet<WrittenTone>
  /** Why fixes of rules that were named were not made, by rule. */
  refused: ReadonlyMap<string, string> | undefined
  /** Words left where reasons and figures in words may go too; `null` where that was not tried. */
  shortest: number | null
  /** Score of the rewrite as the kind of the draft, where its own words no longer tell that; `null` elsewhere. */
  asSent: number | null
  /** True when the mail was too long to try everything. */
  partly: boolean
}

/** Share of the words that has to go before a mail reads shorter. */
const NOTICED = 0.03
/** And before a reader who asked for a shorter mail gets one. */
const FELT = 0.1

/** And before nobody asks what else could go. */
const MUCH = 0.25

/** Whether a rewrite of so many words lacks at least this share of the mail. */
const lacks = ({ metrics }: Report, words: number, share: number): boolean =>
  metrics.words - words >= metrics.words * share

/** Whether a rewrite of so many words is as short as a wish for a shorter mail means. */
export const isMuchShorter = (before: Report, words: number): boolean => lacks(before, words, MUCH)

/** Wishes that were not met, each with what to do about it. */
export function warningsOf(input: Input, variants: Variants, made: Made): Warnings {
  const { before, tones, shortest } = made
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
  const changed = variants.filter(({ changes }) => changes.length > 0).length
  if (variants.length < input.variants)
    warnings.push({
      code: 'fewer_variants',
      message: `The local engine found ${changed} ${changed === 1 ? 'rewrite that differs' : 'rewrites that differ'} in substance, not ${input.variants}.`,
    })
  if (made.partly)
    warnings.push({
      code: 'rewritten_in_part',
      message:
        'The mail is too long to try every change; send it again, or in parts, and the rest is looked at.',
    })
  const [first] = variants
  if (!first) return warnings
  warnings.push(...ruleWarnings(input, first, made))
  if (first.annotations.some(({ rule_id }) => rule_id === 'multiple-asks'))
    warnings.push({
      code: 'several_asks_left',
      message:
        'The mail still asks for several things. Each of them holds a link, a name or a figure, or may be the one that matters, so which goes is yours to say.',
    })
  if (made.asSent !== null)
    warnings.push({
      code: 'kind_less_sure',
      message: `In fewer words the mail tells less surely that it is ${before.kind.replaceAll('_', ' ')}, so rules of that kind were left out of the score: held to them it has ${made.asSent}. Name \`kind\` to have it rewritten and scored by them.`,
    })
  const text = first.draft
  const everything = [first.subject, first.preheader, text].join('\n')
  for (const [i, phrase] of (input.must_not_include ?? []).entries())
    if (holdsPhrase(everything, phrase))
      warnings.push({
        code: 'still_included',
        message: `must_not_include[${i}] still stands: it could not be cut without leaving a hole or lowering the score, or the subject, the signature or the quoted thread holds it.`,
      })
  warnings.push(...termWarnings(input, first), ...dropWarnings(input, first))
  for (const [i, phrase] of (input.must_include ?? []).entries())
    if (!holdsPhrase(text, phrase))
      warnings.push({
        code: 'not_included',
        message: standsAlone(phrase)
          ? `must_include[${i}] could not be added without lowering the score or breaking a limit.`
          : `must_include[${i}] is no sentence of its own, and where it belongs in one is yours, or a model’s, to say.`,
      })
  const bare = shortest !== null && shortest < first.words ? shortest : null
  if (bare !== null)
    warnings.push({
      code: 'shortened_with_care',
      message: `${first.words} words are left, as what says something of the matter stays, such as an answer, a judgement or a reason. Without it ${bare} would do; ask for \`variants\` to see such a rewrite.`,
    })
  else if (input.length?.mode === 'shorter' && !lacks(before, first.words, NOTICED))
    warnings.push({
      code: 'not_shortened',
      message: `Next to nothing could go: nothing the local engine knows as empty is left in the ${first.words} words. Cutting more is a choice for you or a model.`,
    })
  else if (input.length?.mode === 'shorter' && !lacks(before, first.words, FELT))
    warnings.push({
      code: 'shortened_little',
      message: `${before.metrics.words - first.words} of ${before.metrics.words} words could go; the local engine knows nothing else as empty. Cutting more is a choice for you or a model.`,
    })
  if (input.length?.mode === 'target' && input.length.words !== undefined && first.words > input.length.words)
    warnings.push({
      code: 'longer_than_target',
      message: `${first.words} words remain; what else could go is a choice for you or a model.`,
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

/** Warnings of a rewrite that hold whoever wrote it. */
const OF_ANYBODY: ReadonlySet<string> = new Set([
  'several_asks_left',
  'brand_term_left',
  'longer_than_target',
  'grade_above_max',
])
/** Those that only speak of what the rules could do. */
const OF_RULES: ReadonlySet<string> = new Set([
  'instructions_need_model',
  'structure_needs_model',
  'longer_needs_model',
  'tone_needs_model',
  'tone_unchanged',
  'field_not_read',
  'fewer_variants',
  'rule_not_applied',
  'still_included',
  'facts_dropped',
  'not_included',
  'not_shortened',
  'shortened_little',
  'shortened_with_care',
  'kind_less_sure',
])

/** The warnings of the rules' answer, as they are once variants of a model stand in it. */
export function modelWarnings(
  warnings: Warnings,
  input: Input,
  variants: Variants,
  before: Report,
): Warnings {
  const few =
    variants.length < input.variants
      ? [
          {
            code: 'fewer_variants',
            message: `${variants.length} of ${input.variants} variants are left that differ in substance and hold to the draft.`,
          },
        ]
      : []
  const open = [...new Set(variants.flatMap(({ to_fill }) => to_fill))]
  const holes =
    open.length > 0
      ? [{ code: 'parts_to_fill', message: `Only you can know what goes here: ${open.join(' ')}` }]
      : []
  if (variants[0]?.source === 'local')
    return [...warnings.filter(({ code }) => code !== 'fewer_variants'), ...few, ...holes]
  const kept = warnings.filter(({ code }) => !OF_RULES.has(code) && !OF_ANYBODY.has(code))
  const made = {
    before,
    tones: new Set(WRITTEN_TONES),
    refused: undefined,
    shortest: null,
    asSent: null,
    partly: false,
  }
  return [
    ...kept,
    ...warningsOf(input, variants, made).filter(({ code }) => OF_ANYBODY.has(code)),
    ...few,
    ...holes,
  ]
}

/** Terms that the brand voice avoids and that still stand, by their places in the rewrite. */
const termWarnings = ({ apply_rules: named }: Input, { annotations }: Variants[number]): Warnings =>
  [
    ...Map.groupBy(
      annotations.filter(({ rule_id: id }) => TERM_RULES.has(id) && (named?.includes(id) ?? true)),
      ({ message }) => message,
    ),
  ].map(([message, places]) => ({
    code: 'brand_term_left',
    message: `${message} It still stands at ${inWords(places.map(({ field, start, end }) => `\`${field}\` ${start}–${end}`))}: your voice names nothing that surely fits there, so the words are yours to choose.`,
  }))
const TERM_RULES: ReadonlySet<string> = new Set(['banned-term', 'off-brand-term'])

/** Facts named at most. */
const MOST_TOLD = 8

/** Facts that went along with what the caller wanted gone, besides those of the phrases themselves. */
function dropWarnings(input: Input, { facts }: Variants[number]): Warnings {
  const phrases = input.must_not_include ?? []
  const lost = [...new Set(facts.dropped)].filter(
    (fact) => !phrases.some((phrase) => holdsPhrase(phrase, fact)),
  )
  if (lost.length === 0) return []
  const told = lost.slice(0, MOST_TOLD).map((fact) => `“${fact}”`)
  const more = lost.length - told.length
  const named = more > 0 ? `${told.join(', ')} and ${more} more` : inWords(told)
  const what = phrases.length > 0 ? 'Cutting what `must_not_include` forbids' : 'The fixes of `apply_rules`'
  return [
    {
      code: 'facts_dropped',
      message: `${what} took ${named} along. Put back what the reader needs.`,
    },
  ]
}

const inWords = (list: readonly string[]): string =>
  list.length > 1 ? `${list.slice(0, -1).join(', ')} and ${list.at(-1)}` : (list[0] ?? '')

/** What became of each rule that was named and still finds something, or never did. */
function ruleWarnings({ apply_rules: named = [] }: Input, first: Variants[number], made: Made): Warnings {
  return [...new Set(named)].flatMap((id): Warnings => {
    const why = whyNotApplied(id, first, made)
    return why === null ? [] : [{ code: 'rule_not_applied', message: `“${id}” ${why}.` }]
  })
}

/** The end of a sentence about a rule; `null` where the rule did what it could. */
function whyNotApplied(id: string, first: Variants[number], { before, refused }: Made): string | null {
  if (!RULES.some((rule) => rule.id === id))
    return 'was not applied: there is no such rule; `/v1/rules` lists them'
  const here = before.annotations.filter((a) => a.rule_id === id && a.severity !== 'praise')
  // Lesser remarks are held back from the report of a crowded mail, and mended all the same.
  const changed = first.changes.some(({ rule_id }) => rule_id === id)
  if (here.length === 0) return changed ? null : 'was not applied: it finds nothing in this mail'
  const left = first.annotations.filter((a) => a.rule_id === id && a.severity !== 'praise')
  if (left.length === 0) return null
  const why = refused?.get(id) ?? NO_FIX
  // One long sentence in two may leave one that is still long: as many places, and yet something was done.
  if (!changed && here.length <= left.length) return `was not applied: ${why}`
  const places =
    here.length > left.length
      ? `${left.length} of ${here.length} places are left`
      : left.length === 1
        ? 'one place is left'
        : `${left.length} places are left`
  return `was applied in part: ${places}, as ${why}`
}

const NO_FIX = 'it offers no fix here; the words or facts are yours, or a model’s, to add'

/** Nothing is added without a model: what is there is already shorter than wished. */
const asksForMore = ({ length }: Input, { metrics }: Report): boolean =>
  length?.mode === 'longer' || (length?.mode === 'target' && (length.words ?? 0) > metrics.words)

const isWritten = (tone: string): tone is WrittenTone => WRITTEN_TONES.some((known) => known === tone)

/** What each tone that can be had without a model changes. */
const LOOKED_FOR: Record<WrittenTone, string> = {
  plain:
    'There was nothing to contract, and long words with a plain one for every sentence go in any rewrite',
  warm: 'Contractions, greeting and sign-off were as warm as they get',
  direct: 'It has none of the hedges, softeners and padding that the local engine knows',
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
