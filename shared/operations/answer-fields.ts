/** Fields that mean the same in every answer, each described once. */
import { z } from 'zod'
import { FAMILIES } from '../engine/kinds.ts'
import { DIMENSIONS, SEVERITIES } from '../engine/rule.ts'

/** What the letters of a grade stand for. */
export const GRADE_LETTERS =
  'How far to trust it, strongest first: `R` an experiment, `N` a law or standard, `M` measured by us, `P` published by whoever owns the data, `S` second hand.'

/** A finding's grade of evidence, as in `/v1/evidence`. */
export const EvidenceGrade = z
  .strictObject({
    id: z.string().meta({ description: 'Finding at `/v1/evidence/{id}`.' }),
    grade: z.string().meta({ description: GRADE_LETTERS }),
  })
  .meta({ id: 'EvidenceGrade', description: 'A finding that is cited, with its grade.' })

/** Findings that are cited; `description` says what rests on them. */
export const evidence = (description: string) => z.array(EvidenceGrade).meta({ description })

export const Dimension = z.enum(DIMENSIONS).meta({
  id: 'Dimension',
  description:
    'Part of the score it counts in; `/v1/rules` lists what each looks for. `subject` takes the preheader too, `cta` is the ask, `correctness` covers spelling, grammar and merge tags.',
})

export const Severity = z.enum(SEVERITIES).meta({
  id: 'Severity',
  description:
    '`blocker` must not go out, `error` is plainly wrong, `warning` costs replies or clicks, `info` is a small matter, `praise` is done well and costs nothing.',
})

export const Family = z.enum(FAMILIES).meta({
  id: 'Family',
  description:
    'Kinds of mail that share evidence: `cold` to strangers, `warm` to people you know, `bulk_content` news to many, `bulk_promo` offers to many, `operational` what somebody waits for.',
})

export const ScoreGrade = z.enum(['A', 'B', 'C', 'D', 'F']).meta({
  description: 'The score as a letter: `A` from 90, `B` from 80, `C` from 70, `D` from 60, else `F`.',
})

/** A score from 0 to 100; `description` says of what. */
export const scoreOf = (description: string) => z.int().min(0).max(100).meta({ description })

/** What a score gains, or loses when under 0. */
export const scoreDelta = (description: string) => z.int().min(-100).max(100).meta({ description })

/** Points of a score, 0 to 100. */
export const pointsLost = (description: string) => z.int().min(0).max(100).meta({ description })

/** A place in a field of the request, where `field.slice(start, end)` is what is meant. */
export const place = {
  field: z
    .enum(['subject', 'preheader', 'draft'])
    .meta({ description: 'Field of the request it stands in; `start` and `end` count there.' }),
  start: z.int().min(0).meta({ description: 'First UTF-16 code unit, in your own string, HTML included.' }),
  end: z
    .int()
    .min(0)
    .meta({ description: 'One behind the last; equal to `start` where something is missing.' }),
}

/** A mail program that cuts what it shows. */
export const client = z.string().meta({ description: 'Mail program, as an id: `gmail_mobile`.' })

/** A fix for a place. */
export const fix = {
  label: z.string().meta({ description: 'What a button would say: `Use “to”`.' }),
  replacement: z
    .string()
    .meta({ description: 'Goes in place of `start` to `end`; an empty string deletes it.' }),
  score_delta: scoreDelta(
    'What the score gains with this fix alone, the mail being of the kind it was taken for; exact, at times 0 or less.',
  ),
}

/** Who wrote a part of an answer. */
export const source = z
  .enum(['local', 'model'])
  .meta({ id: 'Source', description: 'Who wrote it: `local` the rules, `model` a model, judged by them.' })
