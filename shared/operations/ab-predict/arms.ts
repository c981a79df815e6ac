/** Reads the variants: what the model counts in each subject, and what the engine takes from each mail. */
import type { z } from 'zod'
import type { Doc } from '../../engine/doc.ts'
import type { Draft } from '../../engine/draft.ts'
import { asTaken } from '../../engine/held-to-kind.ts'
import { Memo } from '../../engine/memo.ts'
import { parseSentence } from '../../engine/parsed-sentence.ts'
import type { Dimension, Rule } from '../../engine/rule.ts'
import { evaluate } from '../../engine/score.ts'
import { draftOf } from '../fields.ts'
import type { Context } from '../operation.ts'
import type { contract } from './contract.ts'
import { type Features, featuresOf } from './features.ts'
import { type Reading, readingOf } from './readings.ts'
import { idsOf } from './request.ts'

export type Input = z.output<typeof contract.input>

export interface Arm {
  id: string
  doc: Doc
  /** Of the subject; those of an empty line where there is none. */
  features: Features
  /** Points the engine takes, by rule, for what can move the metric. */
  points: ReadonlyMap<Rule, number>
  /** True for a subject that could stand over any mail. */
  vague: boolean
  /** What tells two arms apart, for an order that is not the request's. */
  content: string
}

export interface Arms {
  arms: readonly Arm[]
  reading: Reading
  /** True when the variants are whole mails. */
  whole: boolean
  /** False when some text is not English: then the fitted model has no say. */
  english: boolean
  /** True when every variant has a subject that says something; else subjects are not compared. */
  subjects: boolean
  /** True when detection took the variants, with bodies of their own, for different kinds of mail. */
  mixed: boolean
  /** The first variant as it was read. */
  first: Draft
  /** What was read, for a score of one of them. */
  memo: Memo
}

/** The engine's draft of one variant. */
export const draftOfVariant = (input: Input, index: number): Draft => {
  const { subject, preheader, draft = '' } = input.variants[index] ?? {}
  return draftOf({ ...input, subject, preheader, draft })
}

/**
 * Reads all variants alike. Where their kinds seem to differ, subjects over one body are read as what it is most
 * surely taken for, and mails of their own as no more than `other`.
 */
export function readArms(input: Input, { profile, dictionary }: Context): Arms {
  const memo = new Memo()
  const tools = { dictionary, memo }
  const ids = idsOf(input.variants)
  const read = (asRead: (draft: Draft) => Draft) =>
    ids.map((_, index) => evaluate(asRead(draftOfVariant(input, index)), profile, tools))
  const alone = read((draft) => draft)
  const differ = new Set(alone.map(({ doc }) => doc.kind)).size > 1
  const held = differ && sharesBody(input) ? surest(alone.map(({ doc }) => doc)) : null
  const mixed = differ && held === null
  const alike = held ? read((draft) => asTaken(draft, held)) : alone
  const readings = new Set(alike.map(({ doc }) => readingOf(doc.family)))
  const reading: Reading = readings.size === 1 && readings.has('bulk') ? 'bulk' : 'personal'
  const evaluations = mixed ? read((draft) => ({ ...draft, kind: 'other' })) : alike
  const docs = evaluations.map(({ doc }) => doc)
  const whole = input.variants.some(({ draft }) => draft !== undefined)
  const english = docs.every(({ english, locale }) => english && /^en\b/i.test(locale))
  const subjects = docs.every(({ subject }) => subject !== null && subject.tokens.length > 0)
  const fields = fieldsFor(input, reading, whole)
  const arms = evaluations.map((evaluation, index): Arm => {
    const { doc } = evaluation
    const { subject = null, preheader = null, draft } = doc.draft
    return {
      id: ids[index] ?? '',
      doc,
      features: featuresOf(doc.subject?.parsed ?? EMPTY),
      points: pointsOf(evaluation, fields),
      vague: evaluation.found.some(({ rule }) => rule.id === 'vague-subject'),
      content: JSON.stringify([subject, preheader, draft]),
    }
  })
  return {
    arms,
    reading,
    whole,
    english,
    subjects,
    mixed,
    first: (mixed ? alone : alike)[0]?.doc.draft ?? draftOfVariant(input, 0),
    memo,
  }
}

const sharesBody = ({ variants: [first, ...others] }: Input): boolean =>
  Boolean(first?.draft) && others.every(({ draft }) => draft === first?.draft)

/** The one whose kind is told best, whatever their order. */
const surest = (docs: readonly Doc[]): Doc | null =>
  [...docs].sort((a, b) => b.kindConfidence - a.kindConfidence || (a.kind < b.kind ? -1 : 1))[0] ?? null

/** Stands in for a subject that is not there; all such lines have the same features. */
const EMPTY = parseSentence('')

/**
 * The body cannot be seen before the mail is opened. On headlines the engine's points for the subject told
 * nothing, so they count only in mail from person to person, for which its rules on subjects were made.
 */
function fieldsFor({ metric, variants }: Input, reading: Reading, whole: boolean): ReadonlySet<string> {
  const fields = new Set<string>()
  if (whole || variants.some(({ preheader }) => preheader !== undefined)) fields.add('preheader')
  if (reading === 'personal') fields.add('subject')
  if (whole && metric !== 'open') fields.add('draft')
  return fields
}

/** What a mail owes to law, to screen readers and to a brand does not make more people answer it. */
const UNFELT: ReadonlySet<Dimension> = new Set(['compliance', 'accessibility', 'brand_voice'])

/** What the prior weighs by itself. */
const BY_ITSELF = new Set(['missing-subject', 'vague-subject'])

function pointsOf(
  evaluation: ReturnType<typeof evaluate>,
  fields: ReadonlySet<string>,
): ReadonlyMap<Rule, number> {
  const points = evaluation.points()
  const byRule = new Map<Rule, number>()
  evaluation.found.forEach(({ rule, field }, index) => {
    const cost = BY_ITSELF.has(rule.id) ? 0 : (points[index] ?? 0)
    if (cost > 0 && fields.has(field) && !UNFELT.has(rule.dimension))
      byRule.set(rule, (byRule.get(rule) ?? 0) + cost)
  })
  return byRule
}
