/** Steps whose words somebody else wrote, in the plan of the rules. */
import type { z } from 'zod'
import type { Doc } from '../../engine/doc.ts'
import { offersOptOut, offersPlainOut } from '../../engine/opt-out.ts'
import { samePlaceholders } from '../../engine/placeholders.ts'
import { voiceFitOf } from '../brand-voice.ts'
import { findAsks, primaryOf } from '../cta/found.ts'
import { languageOf } from '../localize/language.ts'
import type { Context } from '../operation.ts'
import { type ReadDraft, readDraft } from '../read-draft.ts'
import type { contract } from './contract.ts'
import { exported } from './export.ts'
import { above, apart } from './footer.ts'
import { leftIn, previewOf } from './parts-left.ts'
import type { Step } from './write-steps.ts'

type Input = z.output<typeof contract.input>
type Result = z.output<typeof contract.result>

export interface Words {
  subject: string | null
  /** Plain text, whatever the format of the draft, and without its footer. */
  text: string
}

export type Refused =
  | 'malformed'
  | 'placeholder_broken'
  | 'fact_dropped'
  | 'language_changed'
  | 'length_missed'
  | 'brand_voice_worse'
  | 'scores_lower'

/** Most characters of what is no email, and how much longer than that of the rules a text may be. */
const NOTE_MAX = 600
const GROWN = 1.6

/** What every step of a sequence shares. */
export interface Setting {
  input: Input
  context: Context
  /** True when emails are written in HTML. */
  html: boolean
  /** Language of the mail, as a code; `null` when it cannot be told. */
  language: string | null
  /** The mail that is followed up. */
  doc: Doc
}

/** A step as it would be scored. */
const readStep = (
  { kind, preheader, channel, subject, text }: Step,
  { input, context, html }: Setting,
): ReadDraft =>
  readDraft(
    {
      draft: text ?? '',
      format: html && channel === 'email' ? 'html' : 'text',
      subject: subject ?? undefined,
      preheader: preheader ?? undefined,
      kind: kind ?? undefined,
      from_name: input.from_name,
      goal: input.goal,
      audience: input.audience,
      locale: input.locale,
    },
    context,
  )

/**
 * The step with other words, or why they are refused: no worse than those of the rules, with their merge tags and
 * their way out, and in the language of the mail. The rules may have written none.
 */
export function authoredStep(step: Step, words: Words, setting: Setting): Step | Refused {
  const { html, language, doc: mailed } = setting
  const text = words.text.trim()
  if (text === '') return 'malformed'
  const mail = step.channel === 'email'
  const [saying, footer] = mail ? apart(step.text ?? '', mailed) : [step.text ?? '', '']
  const written: Step = {
    ...step,
    subject: step.subject === null ? null : words.subject?.trim() || step.subject,
    text: mail ? above(text, footer, html) : text,
    preheader: step.preheader === null ? null : previewOf(text.split('\n\n')),
    source: 'model',
  }
  const { doc, report } = readStep(written, setting)
  if (step.text !== null) {
    const before = readStep(step, setting)
    if (!samePlaceholders(tagsIn(before.doc), tagsIn(doc)).preserved) return 'placeholder_broken'
    if ((saying.match(ADDRESS) ?? []).some((href) => !text.includes(href.replaceAll('&amp;', '&'))))
      return 'fact_dropped'
    if (offersOut(before.doc) && !offersOut(doc)) return 'fact_dropped'
    if (text.length > before.doc.text.length * GROWN + 80) return 'length_missed'
    if (voiceFitOf(report).score < voiceFitOf(before.report).score) return 'brand_voice_worse'
    if (mail && report.score < before.report.score) return 'scores_lower'
  }
  if (!mail && text.length > NOTE_MAX) return 'length_missed'
  const spoken = languageOf(doc, language ?? 'en')
  if (language !== null && spoken !== null && spoken !== language) return 'language_changed'
  const to_fill = [...new Set([written.subject ?? '', text, footer].flatMap(holesIn))]
  const ask = primaryOf(doc, findAsks(doc))
  return {
    ...written,
    cta: ask?.text ?? step.cta,
    score: mail && to_fill.length === 0 ? report.score : null,
    to_fill,
  }
}

/** An address that a step leads to. */
const ADDRESS = /https?:\/\/[^\s<>"]+/g

/** Parts in square brackets that say what to put there, and holes in other forms. */
const holesIn = (text: string): string[] => [
  ...(text.match(/\[[^\][\n]*\p{L}[^\][\n]*\]/gu) ?? []),
  ...leftIn(text),
]

const tagsIn = ({ placeholders }: Doc) => placeholders.filter(({ role }) => role !== 'leftover')

const offersOut = (doc: Doc): boolean => offersOptOut(doc) || offersPlainOut(doc)

/** The plan with some of its steps written anew. */
export const withSteps = (result: Result, steps: Step[], threshold: number): Result => ({
  ...result,
  steps,
  checks: result.checks.filter(
    ({ rule_id, step }) =>
      rule_id !== 'low_score' ||
      steps.some(({ n, score }) => n === step && score !== null && score < threshold),
  ),
  export: exported(steps),
})
