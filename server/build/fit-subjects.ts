/**
 * Fits the weights by which subject-lines ranks its headings, and writes them with their report: `npm run fit:subjects`.
 * The same mails and the same generator of headings give the same files.
 */
import { readFile, writeFile } from 'node:fs/promises'
import { pathToFileURL } from 'node:url'
import { FEATURE_IDS, type FeatureId } from '#shared/operations/subject-lines/tagged/features.ts'
import { fitChoice, heaviest } from './fit-subjects-choice.ts'
import { readMails, type Sample, samplesOf } from './fit-subjects-mails.ts'
import { reportOf, sourceOf } from './fit-subjects-report.ts'

const MAILS = new URL('fit-subjects-mails.txt', import.meta.url)
const FOLDER = new URL('../../shared/operations/subject-lines/tagged/', import.meta.url)

const RIDGES = [0.3, 1, 3, 10, 30]
/** Nearness that is no difference, a quarter of its standard error over 200 mails: the strongest ridge within it is taken. */
const NO_WORSE = 0.005
const FOLDS = 10
/** From here on a person would hardly tell it from a subject of theirs. */
const GOOD = 2 / 3

export interface Quality {
  /** Mean nearness of the first heading to the nearest subject, 0 to 1. */
  near: number
  /** Mails whose first heading is good. */
  good: number
}

export interface FittedSubjects {
  mails: number
  headings: number
  ridge: number
  weights: Readonly<Record<FeatureId, number>>
  ridges: readonly { ridge: number; quality: Quality }[]
  /** With each mail left out of the fit once, the chosen ridge. */
  byFold: readonly Quality[]
  rivals: readonly { name: string; quality: Quality }[]
}

const qualityOf = (near: readonly number[]): Quality => ({
  near: near.reduce((sum, each) => sum + each, 0) / Math.max(1, near.length),
  good: near.filter((each) => each >= GOOD).length,
})

const most = (samples: readonly Sample[], of: (sample: Sample) => number): Sample | undefined =>
  samples.reduce<Sample | undefined>((best, each) => (best && of(best) >= of(each) ? best : each), undefined)
const longest = (samples: readonly Sample[]) => most(samples, ({ text }) => text.length)
const nearest = (samples: readonly Sample[]) => most(samples, ({ near }) => near)

/** The nearness of the first heading of each mail of a fold, by weights fitted on the others. */
function leftOut(groups: readonly (readonly Sample[])[], fold: number, ridge: number): number[] {
  const others = groups.filter((_, i) => i % FOLDS !== fold)
  const weights = fitChoice(others, FEATURE_IDS.length, ridge)
  return groups.filter((_, i) => i % FOLDS === fold).map((samples) => heaviest(weights, samples)?.near ?? 0)
}

/** Everything the weights and their report hold. */
export function fitSubjects(content: string): FittedSubjects {
  const groups = readMails(content).map(samplesOf)
  const folds = Array.from({ length: FOLDS }, (_, k) => k)
  const ridges = RIDGES.map((ridge) => {
    const byFold = folds.map((fold) => leftOut(groups, fold, ridge))
    return { ridge, byFold: byFold.map(qualityOf), quality: qualityOf(byFold.flat()) }
  })
  const highest = Math.max(...ridges.map(({ quality }) => quality.near))
  const best = ridges.findLast(({ quality }) => quality.near >= highest - NO_WORSE) as (typeof ridges)[number]
  const found = fitChoice(groups, FEATURE_IDS.length, best.ridge)
  const first = (pick: (samples: readonly Sample[]) => Sample | undefined) =>
    qualityOf(groups.map((samples) => pick(samples)?.near ?? 0))
  return {
    mails: groups.length,
    headings: groups.reduce((sum, samples) => sum + samples.length, 0),
    ridge: best.ridge,
    weights: Object.fromEntries(
      FEATURE_IDS.map((id, k) => [id, Math.round((found[k] ?? 0) * 100) / 100]),
    ) as Record<FeatureId, number>,
    ridges: ridges.map(({ ridge, quality }) => ({ ridge, quality })),
    byFold: best.byFold,
    rivals: [
      { name: 'the first heading found', quality: first(([found]) => found) },
      {
        name: 'the longest noun phrase of the first sentence',
        quality: first((samples) => longest(samples.filter(({ opens }) => opens))),
      },
      { name: 'the longest heading', quality: first(longest) },
      { name: 'these weights, on the mails they were fitted on', quality: first((s) => heaviest(found, s)) },
      { name: 'the nearest heading of each mail: the most that weights can reach', quality: first(nearest) },
    ],
  }
}

async function main(): Promise<void> {
  const fitted = fitSubjects(await readFile(MAILS, 'utf8'))
  await writeFile(new URL('weights.ts', FOLDER), sourceOf(fitted))
  await writeFile(new URL('weights.md', FOLDER), reportOf(fitted))
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await main()
