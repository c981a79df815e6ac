/** Writes the fitted model as source, and its report as markdown. */
import { FEATURE_IDS } from '#shared/operations/ab-predict/features.ts'
import type { Model, Quality } from '#shared/operations/ab-predict/model-shape.ts'
import { NOTES, READINGS, type Reading } from '#shared/operations/ab-predict/readings.ts'
import type { Pair } from './fit-ab-model-pairs.ts'
import type { Calibrated } from './fit-ab-model-quality.ts'

export interface Fitted {
  model: Model
  ridges: { ridge: number; quality: Quality }[]
  readings: Record<Reading, Calibrated>
  pairs: readonly Pair[]
}

/** As the formatter wants it: an object or list of plain values on one line where it fits. */
function literal(value: unknown, depth: number, room: number): string {
  if (typeof value === 'string') return `'${value}'`
  if (typeof value !== 'object' || value === null) return String(value)
  const list = Array.isArray(value)
  const entries = Object.entries(value).map(([key, each]) => [list ? '' : `${key}: `, each] as const)
  const flat = entries.every(([, each]) => typeof each !== 'object')
  const parts = entries.map(([key, each]) => {
    const room = 110 - 2 * depth - 3 - key.length
    const text = literal(each, depth + 1, room)
    const breaks = typeof each === 'string' && text.length > room
    return breaks ? `${key.trimEnd()}\n${'  '.repeat(depth + 2)}${text}` : key + text
  })
  const line = list ? `[${parts.join(', ')}]` : `{ ${parts.join(', ')} }`
  if (flat && line.length <= room) return line
  const pad = '  '.repeat(depth + 1)
  const body = parts.map((part) => `${pad}${part},\n`).join('')
  return `${list ? '[' : '{'}\n${body}${'  '.repeat(depth)}${list ? ']' : '}'}`
}

/** `model.ts`: the coefficients and what is known of their quality. */
export const sourceOf = (model: Model): string =>
  `/** Made by server/build/fit-ab-model.ts; how and how well is told in calibration.md. */
import type { Model } from './model-shape.ts'

export const MODEL: Model = ${literal(model, 0, 0)}
`

const percent = (share: number) => `${(100 * share).toFixed(1)} %`
const table = (head: readonly string[], rows: readonly (readonly string[])[]) =>
  [head, head.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n')
const figures = ({ n, accuracy, brier, log_loss }: Quality) => [
  String(n),
  percent(accuracy),
  brier.toFixed(4),
  log_loss.toFixed(4),
]

/** Simple rules to beat, as the share of pairs they get right; a rule that sees no difference is half right. */
const RULES: readonly [string, (pair: Pair) => number][] = [
  ['a coin', () => 0],
  ['the longer one, in letters', ({ a, b }) => a.text.length - b.text.length],
  ['the shorter one, in letters', ({ a, b }) => b.text.length - a.text.length],
  ['the one that asks no question', ({ a, b }) => b.features.question - a.features.question],
  ['the one with a figure', ({ a, b }) => a.features.number - b.features.number],
]

function accuracyOf(pairs: readonly Pair[], rule: (pair: Pair) => number): number {
  let right = 0
  let weight = 0
  for (const pair of pairs) {
    const says = rule(pair)
    weight += pair.weight
    right += pair.weight * (says === 0 ? 0.5 : says > 0 === pair.won ? 1 : 0)
  }
  return right / weight
}

const TITLES: Record<Reading, string> = {
  bulk: 'Newsletters and promotions',
  personal: 'Mail from one person to another',
}

function readingPart(
  reading: Reading,
  { calibration: known, shrinkage: factors }: Model,
  { slope, splits, folds }: Calibrated,
): string {
  const calibration = known[reading]
  const shrinkage = factors[reading]
  const { bins, called, called_accuracy, hardest } = calibration
  return `## ${TITLES[reading]}

Over ten folds, every test in one fold: accuracy ${percent(calibration.accuracy)}, Brier ${calibration.brier.toFixed(4)}, log-loss ${calibration.log_loss.toFixed(4)} (a coin: 50 %, 0.2500, 0.6931). Pairs not too close to call: ${percent(called)}, ${called_accuracy === null ? 'too few to say how many of these calls were right' : `and of these calls ${percent(called_accuracy)} were right`}.

Log-odds are multiplied by ${shrinkage.toFixed(2)}: the slope on “${hardest.left_out}”, the part on which a model fitted on all others was most too sure. On headlines at large the odds shown are therefore too modest (slope ${slope.toFixed(2)}).

${table(
  ['predicted', 'pairs', 'mean predicted', 'observed'],
  bins.map(({ from, to, n, predicted, observed }) => [
    `${from.toFixed(2)}–${to.toFixed(2)}`,
    String(n),
    percent(predicted),
    percent(observed),
  ]),
)}

Left out of the fit, before shrinkage, the slope with its standard error. The errors are wide, so taking the worst errs on the side of modesty:

${table(
  ['left out', 'pairs', 'accuracy', 'Brier', 'log-loss', 'slope'],
  splits.map(({ name, quality, slope: each, error }) => [
    name,
    ...figures(quality),
    `${each.toFixed(2)} ± ${error.toFixed(2)}`,
  ]),
)}

By fold, as shown:

${table(
  ['fold', 'pairs', 'accuracy', 'Brier', 'log-loss'],
  folds.map(({ name, quality }) => [name, ...figures(quality)]),
)}
`
}

/** `calibration.md`. */
export function reportOf({ model, ridges, readings, pairs }: Fitted): string {
  const clear = pairs.filter(({ ratio, noise }) => ratio ** 2 > 1.96 ** 2 * noise)
  return `# How the model of ab-predict was fitted

Written by \`server/build/fit-ab-model.ts\`; do not edit.

Data: ${model.dataset}. ${model.attribution}. ${model.pairs} pairs of headlines with the same picture, shown at random, from ${model.tests} tests; the experiments of June 2013 to January 2014, which the authors advise against, are left out. The data are not part of this project.

These are headlines of ${model.words[0]}–${model.words[1]} words on a website, not subject lines. No figure here says how well mail is predicted; it can only be worse.

Model: logistic, no intercept, on differences of ${FEATURE_IDS.length} counted features, ridge penalty ${model.ridge} on scaled features. The target is the probability that one headline is truly better, given its clicks and a variance of true log ratios of ${model.spread.toFixed(4)}; quality is measured against the plain winner, noise included. A test of k headlines counts as k − 1 comparisons. ${percent(clear.length / pairs.length)} of the pairs differ by more than two standard errors: most winners are not sure themselves, so no model could come near 100 %.

${table(
  ['ridge', 'accuracy, all features', 'Brier', 'log-loss'],
  ridges.map(({ ridge, quality }) => [String(ridge), ...figures(quality).slice(1)]),
)}

To beat:

${table(
  ['rule', 'accuracy', 'where the winner is clear'],
  RULES.map(([name, rule]) => [name, percent(accuracyOf(pairs, rule)), percent(accuracyOf(clear, rule))]),
)}

${READINGS.map((reading) => readingPart(reading, model, readings[reading])).join('\n')}
## Coefficients

Log-odds for one more of each, before shrinkage. What findings about mail contradict is fitted and then counts nothing.

${table(
  ['feature', 'log-odds', 'counts for'],
  FEATURE_IDS.map((id) => [
    `${id}: ${NOTES[id].does}`,
    model.coefficients[id].toFixed(3),
    NOTES[id].carried.join(', ') || 'nothing',
  ]),
)}
`
}
