/**
 * Fits the model behind `ab-predict` and writes it with its report:
 * `npm run fit:ab -- <headline-ab-calibration.jsonl>`. The same data give the same files.
 */
import { readFile, writeFile } from 'node:fs/promises'
import { pathToFileURL } from 'node:url'
import { FEATURE_IDS, type FeatureId } from '#shared/operations/ab-predict/features.ts'
import type { Model } from '#shared/operations/ab-predict/model-shape.ts'
import { CAP } from '#shared/operations/ab-predict/odds.ts'
import { READINGS, type Reading } from '#shared/operations/ab-predict/readings.ts'
import { logistic, MARGIN, strengthOf } from '#shared/operations/ab-predict/strength.ts'
import { foldOf, lengthsOf, type Pair, readPairs, topicsOf } from './fit-ab-model-pairs.ts'
import {
  binsOf,
  type Calibrated,
  type Judged,
  qualityOf,
  slopeErrorOf,
  slopeOf,
} from './fit-ab-model-quality.ts'
import { regress } from './fit-ab-model-regression.ts'
import { type Fitted, reportOf, sourceOf } from './fit-ab-model-report.ts'

const MODEL = new URL('../../shared/operations/ab-predict/model.ts', import.meta.url)
const REPORT = new URL('../../shared/operations/ab-predict/calibration.md', import.meta.url)
/** Calls under which it is chance how many were right. */
const FEWEST_CALLED = 30
const RIDGES = [1, 3, 10, 30, 100, 300]

/** Four places: what is written is what is reported. */
function rounded<T>(value: T): T
function rounded(value: unknown): unknown {
  if (typeof value === 'number') return Math.round(value * 10_000) / 10_000
  if (Array.isArray(value)) return value.map((each) => rounded(each))
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, rounded(each)]))
  return value
}

type Coefficients = Record<FeatureId, number>

/** Fits on the probability that `a` is truly better: a pair told apart by three clicks teaches little. */
function coefficientsOf(pairs: readonly Pair[], ridge: number): Coefficients {
  const samples = pairs.map(({ a, b, truth, weight }) => ({
    x: FEATURE_IDS.map((id) => a.features[id] - b.features[id]),
    y: truth,
    weight,
  }))
  const found = regress(samples, ridge)
  return Object.fromEntries(FEATURE_IDS.map((id, k) => [id, found[k] ?? 0])) as Coefficients
}

const judge = (
  pairs: readonly Pair[],
  reading: Reading,
  coefficients: Coefficients,
  shrinkage: number,
  most: number,
) =>
  pairs.map(({ a, b, won, weight }): Judged => {
    const apart =
      strengthOf(a.features, reading, coefficients) - strengthOf(b.features, reading, coefficients)
    const p = logistic(apart * shrinkage)
    return { p: Math.max(1 - most, Math.min(most, p)), won, weight }
  })

/** Fits once for each part with the part left out, and judges that part. */
class LeftOut {
  readonly parts: readonly { name: string; pairs: readonly Pair[]; coefficients: Coefficients }[]

  constructor(pairs: readonly Pair[], partOf: (group: string) => string, ridge: number) {
    const names = [...new Set(pairs.map(({ group }) => partOf(group)))].sort()
    this.parts = names.map((name) => ({
      name,
      pairs: pairs.filter(({ group }) => partOf(group) === name),
      coefficients: coefficientsOf(
        pairs.filter(({ group }) => partOf(group) !== name),
        ridge,
      ),
    }))
  }

  /** `most` is the highest odds stated; 1 for no cap. */
  judged(reading: Reading, shrinkage: number, most: number) {
    return this.parts.map(({ name, pairs, coefficients }) => ({
      name,
      judged: judge(pairs, reading, coefficients, shrinkage, most),
    }))
  }
}

/** Everything the model and its report hold. */
export function fitModel(content: string): Fitted {
  const { pairs, spread } = readPairs(content)
  const byFold = (group: string) => String(foldOf(group) + 1).padStart(2, '0')
  const ridges = RIDGES.map((ridge) => {
    const folds = new LeftOut(pairs, byFold, ridge)
    // All features, none set to nothing: the choice is about the fit and not about mail.
    const judged = folds.parts.flatMap(({ pairs, coefficients }) => {
      const full = (p: Pair) =>
        FEATURE_IDS.reduce((sum, id) => sum + coefficients[id] * (p.a.features[id] - p.b.features[id]), 0)
      return pairs.map((p): Judged => ({ p: logistic(full(p)), won: p.won, weight: p.weight }))
    })
    return { ridge, folds, quality: qualityOf(judged) }
  })
  const best = ridges.reduce((a, b) => (b.quality.log_loss < a.quality.log_loss ? b : a))
  const topics = topicsOf(pairs)
  const lengths = lengthsOf(pairs)
  const sorted = [...lengths.values()].sort((a, b) => a - b)
  const fifth = sorted[Math.floor(sorted.length / 5)] ?? 0
  const splits = [
    new LeftOut(pairs, (group) => topics.get(group) ?? 'other', best.ridge),
    new LeftOut(
      pairs,
      (group) => ((lengths.get(group) ?? 0) <= fifth ? 'the shortest fifth' : 'the rest'),
      best.ridge,
    ),
  ]
  const readings = Object.fromEntries(
    READINGS.map((reading) => [reading, calibrate(best.folds, splits, reading)]),
  ) as Record<Reading, Calibrated>
  const words = [
    ...new Map(pairs.flatMap(({ a, b }) => [a, b]).map((h) => [h.text, h.features.length])).values(),
  ]
  words.sort((a, b) => a - b)
  const at = (share: number) => words[Math.floor(share * (words.length - 1))] ?? 0
  const model = rounded({
    dataset: 'Upworthy Research Archive, exploratory set: headlines of a website, not mail',
    attribution:
      'Matias, Munger, Aubin Le Quere, Ebersole (2021), Scientific Data 8:195, doi 10.1038/s41597-021-00934-7',
    pairs: pairs.length,
    tests: topics.size,
    ridge: best.ridge,
    spread,
    words: [at(0.05), at(0.95)],
    coefficients: coefficientsOf(pairs, best.ridge),
    shrinkage: { bulk: readings.bulk.shrinkage, personal: readings.personal.shrinkage },
    calibration: { bulk: readings.bulk.calibration, personal: readings.personal.calibration },
  } satisfies Model)
  return { model, ridges: ridges.map(({ ridge, quality }) => ({ ridge, quality })), readings, pairs }
}

/** The shrinkage is the slope of the split that came out worst, and 1 at most. */
function calibrate(folds: LeftOut, left: readonly LeftOut[], reading: Reading): Calibrated {
  const raw = left.flatMap((split) => split.judged(reading, 1, 1)).filter(({ name }) => name !== 'the rest')
  const splits = raw.map(({ name, judged }) => ({
    name,
    quality: qualityOf(judged),
    slope: slopeOf(judged),
    error: slopeErrorOf(judged),
  }))
  const worst = splits.reduce((a, b) => (b.slope < a.slope ? b : a))
  const shrinkage = Math.max(0, Math.min(1, worst.slope))
  const byFold = folds.judged(reading, shrinkage, CAP)
  const all = byFold.flatMap(({ judged }) => judged)
  const called = all.filter(({ p }) => Math.max(p, 1 - p) >= MARGIN)
  const weight = (list: readonly Judged[]) => list.reduce((sum, each) => sum + each.weight, 0)
  return {
    shrinkage,
    slope: slopeOf(all),
    splits,
    folds: byFold.map(({ name, judged }) => ({ name, quality: qualityOf(judged) })),
    calibration: {
      ...qualityOf(all),
      called: weight(called) / weight(all),
      called_accuracy: called.length < FEWEST_CALLED ? null : qualityOf(called).accuracy,
      bins: binsOf(all),
      hardest: { left_out: worst.name, ...worst.quality, slope: worst.slope },
    },
  }
}

async function main(): Promise<void> {
  const path = process.argv[2]
  if (path === undefined) {
    process.stderr.write('Name the file of pairs: npm run fit:ab -- <headline-ab-calibration.jsonl>\n')
    process.exitCode = 1
    return
  }
  const fitted = fitModel(await readFile(path, 'utf8'))
  await writeFile(MODEL, sourceOf(fitted.model))
  await writeFile(REPORT, reportOf(fitted))
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await main()
