/** A mail whose sentences were translated, sentence by sentence, shown as the rules show their adaptations. */
import type { z } from 'zod'
import { applyEdits } from '../../engine/edit.ts'
import { samePlaceholders } from '../../engine/placeholders.ts'
import { draftOf } from '../fields.ts'
import type { Answer, Context } from '../operation.ts'
import { readDraft } from '../read-draft.ts'
import type { contract } from './contract.ts'
import type { Job } from './sentences.ts'
import type { Proposal } from './step.ts'
import { direction } from './steps/direction.ts'
import { localeOf } from './tables/locales.ts'

type Input = z.output<typeof contract.input>
type Result = z.output<typeof contract.result>
type Adaptation = Result['adaptations'][number]

/** A job with its translation in the form of the draft. */
export interface Translated extends Job {
  after: string
}

/** Warnings that a translation of everything answers. */
const ANSWERED: ReadonlySet<string> = new Set([
  'not_translated',
  'glossary_needs_model',
  'formality_needs_model',
  'register_mixed',
])

/** How sure a translation is that was checked only for its facts. */
const CONFIDENCE = 0.7

/**
 * The answer of the rules with the translations in their places; `null` when a merge tag or link would be lost.
 * What was not translated stays in `needs_model`.
 */
export function translatedAnswer(
  input: Input,
  local: Answer<Result>,
  done: readonly Translated[],
  context: Context,
): Answer<Result> | null {
  const { result } = local
  const before = readDraft(draftOf(input), context)
  const isDone = ({ field, start, end }: Pick<Adaptation, 'field' | 'start' | 'end'>) =>
    done.some((job) => job.field === field && job.start <= start && end <= job.end)
  const adaptations = [
    ...result.adaptations.filter((each) => !isDone(each)),
    ...done.map((job) => adaptationOf(input, job)),
    ...directionOf(input, before.doc, result),
  ].sort((a, b) => FIELDS.indexOf(a.field) - FIELDS.indexOf(b.field) || a.start - b.start)
  const text = (field: Adaptation['field'], own: string) =>
    applyEdits(
      own,
      adaptations.flatMap((a) => (a.field === field ? { ...a, replacement: a.after } : [])),
    ).text
  const draft = text('draft', input.draft)
  const subject = input.subject === undefined ? null : text('subject', input.subject)
  const preheader = input.preheader === undefined ? null : text('preheader', input.preheader)
  const after = readDraft(
    { ...before.draft, draft, subject: subject ?? undefined, preheader: preheader ?? undefined },
    context,
  ).doc
  const [was, is] = [before.doc.links, after.links].map((links) => links.map(({ href }) => href).join('\n'))
  if (was !== is || !samePlaceholders(before.doc.placeholders, after.placeholders).preserved) return null
  const needs_model = result.needs_model.filter(({ span }) => !isDone(span))
  return {
    ...local,
    warnings: [
      ...local.warnings.filter(({ code }) => !ANSWERED.has(code)),
      ...(needs_model.length === 0 ? [] : [leftOver(needs_model.length, input.target_locale)]),
    ],
    result: {
      ...result,
      subject,
      preheader,
      draft,
      adaptations,
      needs_model,
      length_change_pct:
        before.doc.text === ''
          ? 0
          : Math.round((1000 * (after.text.length - before.doc.text.length)) / before.doc.text.length) / 10,
    },
  }
}

const FIELDS: readonly string[] = ['subject', 'preheader', 'draft']

function adaptationOf(input: Input, { field, start, end, after }: Translated): Adaptation {
  const before = (input[field] ?? '').slice(start, end)
  return {
    type: 'translation',
    before,
    after,
    field,
    start,
    end,
    rule_id: 'translated',
    confidence: CONFIDENCE,
  }
}

/** `dir` on the element around the mail, which the text needs once it is in the language of the target. */
function directionOf(
  input: Input,
  doc: ReturnType<typeof readDraft>['doc'],
  { adaptations }: Result,
): Adaptation[] {
  const made: Proposal[] = []
  const findings = { change: (one: Proposal) => void made.push(one), person: () => {}, model: () => {} }
  direction({ native: true, target: localeOf(input.target_locale), doc }, findings)
  return made.flatMap(({ source, after, type, rule_id, confidence }) =>
    source && adaptations.every((a) => a.type !== 'direction')
      ? {
          type,
          before: input.draft.slice(source.start, source.end),
          after,
          field: 'draft',
          ...source,
          rule_id,
          confidence,
        }
      : [],
  )
}

const leftOver = (count: number, tag: string) => ({
  code: 'not_translated',
  message: `${count === 1 ? 'A sentence is' : `${count} sentences are`} not in the language of ${tag}: no translation of ${count === 1 ? 'it' : 'them'} kept to the facts. ${count === 1 ? 'It stands' : 'They stand'} as sent, and in needs_model.`,
})
