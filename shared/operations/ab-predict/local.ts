import type { z } from 'zod'
import { score } from '../../engine/score.ts'
import { factsOf } from '../facts.ts'
import type { Answer, Context } from '../operation.ts'
import { type Arms, type Input, readArms } from './arms.ts'
import { type Beliefs, beliefsOf } from './beliefs.ts'
import { callOf } from './call.ts'
import { caveatsOf, hadSay, OPENS } from './caveats.ts'
import { driversOf } from './drivers.ts'
import { MODEL } from './model.ts'
import { rounded } from './odds.ts'
import { isForOne } from './one-reader.ts'
import { FEW, liftOf } from './posterior.ts'
import { differs, type Prior, priorOf } from './prior.ts'
import { TOO_CLOSE } from './request.ts'
import type { Prediction } from './result.ts'
import { SURE } from './strength.ts'
import { testPlan } from './test-plan.ts'

type Result = z.output<typeof Prediction>

/** Mails of each that make a sure prediction more than a guess (E60). */
const ENOUGH_SENT = 500

/** Predicts without a model's help: what was fitted, a little house judgement, and the caller's own counts. */
export function local(input: Input, context: Context): Answer<Result> {
  const all = readArms(input, context)
  const prior = priorOf(all, input.metric)
  const beliefs = beliefsOf(
    prior,
    input,
    all.arms.map(({ id }) => id),
    all.arms.map(({ content }) => content),
  )
  const order = ranked(all, beliefs)
  const [first = 0, second = 1] = order
  const [leader, next] = [all.arms[first], all.arms[second]]
  const report = score(all.first, context.profile, {
    dictionary: context.dictionary,
    memo: all.memo,
  })
  const facts = factsOf(report)
  const warnings = [...facts.warnings, ...warningsOf(input, all, beliefs)]
  const sure = headToHead(beliefs, first, second)
  const [best, other] = [beliefs.betas[first], beliefs.betas[second]]
  const lift = best && other ? liftOf(best, other) : null
  const { called, why } = callOf({
    leader: leader?.id ?? '',
    metric: input.metric,
    sure,
    counted: beliefs.counted,
    both: beliefs.counted && [first, second].every((i) => (beliefs.counts[i]?.sent ?? 0) >= FEW),
    interval: lift?.interval80 ?? null,
  })
  const shares = rounded(beliefs.probabilities)
  return {
    ...facts,
    warnings: warnings.filter(({ code }, index) => warnings.findIndex((w) => w.code === code) === index),
    result: {
      winner: called && leader ? leader.id : TOO_CLOSE,
      probabilities: all.arms.map(({ id }, i) => ({ id, p: shares[i] ?? 0 })),
      lift: called ? lift : null,
      drivers: driversOf(all.arms, prior, beliefs, order),
      confidence: confidenceOf(beliefs, first, second, sure),
      calibration: hadSay(prior, beliefs) ? calibrationOf(all) : null,
      basis: basisOf(prior, beliefs),
      test_plan: isForOne(input, all) ? null : testPlan(input, beliefs.rate),
      challengers: [],
      caveats: [
        ...(why ? [{ code: why[0], message: why[1] }] : []),
        ...(leader && next
          ? caveatsOf(input, all, prior, beliefs, [leader, next], why?.[0] === 'nothing_tells_apart')
          : []),
      ],
    },
  }
}

/** Indexes, best first. What is equal is ordered by its text, so that the request's order does not matter. */
const ranked = ({ arms }: Arms, { probabilities }: Beliefs): number[] =>
  arms
    .map(({ content, id }, i) => ({ i, p: probabilities[i] ?? 0, content, id }))
    .sort((a, b) => b.p - a.p || compare(a.content, b.content) || compare(a.id, b.id))
    .map(({ i }) => i)

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)

function headToHead({ probabilities }: Beliefs, first: number, second: number): number {
  const p = probabilities[first] ?? 0
  const q = probabilities[second] ?? 0
  return p / (p + q)
}

function confidenceOf(
  { counted, counts }: Beliefs,
  first: number,
  second: number,
  sure: number,
): 'low' | 'medium' {
  const enough = [first, second].every((i) => (counts[i]?.sent ?? 0) >= ENOUGH_SENT)
  return counted && enough && sure >= SURE ? 'medium' : 'low'
}

function basisOf({ parts }: Prior, { counted }: Beliefs): Result['basis'] {
  if (!counted) return 'prior'
  return parts.some(differs) ? 'both' : 'workspace_history'
}

function calibrationOf({ reading }: Arms): NonNullable<Result['calibration']> {
  const { bins, ...quality } = MODEL.calibration[reading]
  return {
    dataset: MODEL.dataset,
    attribution: MODEL.attribution,
    ...quality,
    shrinkage: MODEL.shrinkage[reading],
    bins: bins.map((bin) => ({ ...bin })),
    hardest: { ...quality.hardest },
  }
}

function warningsOf(input: Input, all: Arms, { counted, counts }: Beliefs) {
  const { english, subjects, mixed } = all
  const warnings: { code: string; message: string }[] = []
  const say = (code: string, message: string) => warnings.push({ code, message })
  if (input.metric === 'open') say(...OPENS)
  if (isForOne(input, all))
    say(
      'test_needs_many',
      'These go to one reader, or to hardly more, and a test needs many: no plan was made. Send the one you would rather sign. For mail to a list, say how many readers it has (`list_size`).',
    )
  if (!english)
    say(
      'language_not_supported',
      'Not all variants read as English. The fitted model had no say; history and test plan do not depend on language.',
    )
  else if (!subjects)
    say(
      'subjects_not_compared',
      'A variant has no subject, so the words of subjects were not compared; an empty subject counts by itself.',
    )
  if (mixed)
    say(
      'kinds_differ',
      'The variants look like different kinds of mail; name the `kind` to have them judged as one.',
    )
  if (!counted && counts.some(({ sent }) => sent > 0))
    say(
      'history_not_comparable',
      'Only one variant was sent and there is no `baseline_rate` to compare it with, so its history does not tell which is better. The test plan takes its `baseline_rate` from it.',
    )
  return warnings
}
