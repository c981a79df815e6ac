/** Reads the calibration pairs and splits them, always by test: one headline occurs in many pairs of its test. */
import { z } from 'zod'
import { parseSentence } from '#shared/engine/parsed-sentence.ts'
import { type Features, featuresOf } from '#shared/operations/ab-predict/features.ts'

const Row = z.object({
  group: z.string().min(8),
  a: z.string(),
  b: z.string(),
  na: z.int().positive(),
  ca: z.int().nonnegative(),
  nb: z.int().positive(),
  cb: z.int().nonnegative(),
})

export interface Pair {
  group: string
  a: { text: string; features: Features }
  b: { text: string; features: Features }
  /** True when `a` had the higher click rate. */
  won: boolean
  /** Probability that `a` is truly better, given its clicks and how far headlines of one test lie apart. */
  truth: number
  /** Observed log ratio of the two rates, and its sampling variance. */
  ratio: number
  noise: number
  /** A test of k headlines counts as k − 1 comparisons, however many pairs it makes. */
  weight: number
}

/** Reads the pairs of a file of JSON lines. Throws for a line that is none. */
export function readPairs(content: string): { pairs: Pair[]; spread: number } {
  const rows = content
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => Row.parse(JSON.parse(line)))
  const known = new Map<string, Features>()
  const featured = (text: string) => {
    const features = known.get(text) ?? featuresOf(parseSentence(text))
    known.set(text, features)
    return { text, features }
  }
  const sizes = new Map<string, number>()
  for (const { group } of rows) sizes.set(group, (sizes.get(group) ?? 0) + 1)
  const measured = rows.map((row) => ({
    row,
    ratio: Math.log((row.ca + 0.5) / row.na) - Math.log((row.cb + 0.5) / row.nb),
    noise: 1 / (row.ca + 0.5) + 1 / (row.cb + 0.5),
  }))
  const spread = measured.reduce((sum, { ratio, noise }) => sum + ratio ** 2 - noise, 0) / measured.length
  const pairs = measured.map(({ row, ratio, noise }) => {
    const headlines = (1 + Math.sqrt(1 + 8 * (sizes.get(row.group) ?? 1))) / 2
    const kept = spread / (spread + noise)
    return {
      group: row.group,
      a: featured(row.a),
      b: featured(row.b),
      won: row.ca / row.na > row.cb / row.nb,
      truth: normal((ratio * kept) / Math.sqrt(kept * noise)),
      ratio,
      noise,
      weight: 2 / headlines,
    }
  })
  return { pairs, spread }
}

/** Distribution function of the standard normal, to seven digits (Abramowitz and Stegun 7.1.26). */
function normal(x: number): number {
  const z = Math.abs(x) / Math.SQRT2
  const t = 1 / (1 + 0.3275911 * z)
  const poly =
    t * (0.254829592 + t * (-0.284496736 + t * (1.421413741 + t * (-1.453152027 + t * 1.061405429))))
  const tail = (poly * Math.exp(-z * z)) / 2
  return x < 0 ? tail : 1 - tail
}

const FOLDS = 10

/** The fold of a test; the same whatever the order of the file. */
export const foldOf = (group: string): number => Number.parseInt(group.slice(0, 8), 16) % FOLDS

const TOPICS: Record<string, string> = {
  'women and men':
    'woman women girl girls rape feminist sexist sex gay lesbian marriage transgender gender men beauty',
  'justice and war':
    'black white racist racism police cop cops prison gun guns violence immigrant immigrants muslim war soldier soldiers race',
  'money and politics':
    'republican republicans congress senator politician politicians president obama money wage workers tax rich poor corporation corporations economy bank banks america vote pay minimum job jobs',
  health:
    'health cancer doctor disease food eat body sick hospital drug drugs mental depression abortion care autism medical fat weight',
  'family and school':
    'kid kids child children mom dad school teacher parents son daughter students baby college family boy',
  'science and nature':
    'science scientist climate earth planet ocean water energy animal animals space oil nature world environment dog dogs',
}
const TOPIC_WORDS = Object.entries(TOPICS).map(([name, list]) => [name, new Set(list.split(' '))] as const)

/** What the headlines of each test are about, by the list most of whose words they hold. */
export function topicsOf(pairs: readonly Pair[]): Map<string, string> {
  const texts = new Map<string, Set<string>>()
  for (const { group, a, b } of pairs) {
    const known = texts.get(group) ?? new Set()
    texts.set(group, known.add(a.text).add(b.text))
  }
  return new Map([...texts].map(([group, lines]) => [group, topicOf([...lines].join(' '))]))
}

function topicOf(text: string): string {
  const words = text.toLowerCase().match(/[a-z]+/g) ?? []
  let best = { name: 'other', count: 0 }
  for (const [name, list] of TOPIC_WORDS) {
    const count = words.filter((word) => list.has(word)).length
    if (count > best.count) best = { name, count }
  }
  return best.name
}

/** Mean words of the headlines of each test. */
export function lengthsOf(pairs: readonly Pair[]): Map<string, number> {
  const sums = new Map<string, { words: number; lines: number }>()
  for (const { group, a, b } of pairs) {
    const sum = sums.get(group) ?? { words: 0, lines: 0 }
    sums.set(group, {
      words: sum.words + a.features.length + b.features.length,
      lines: sum.lines + 2,
    })
  }
  return new Map([...sums].map(([group, { words, lines }]) => [group, words / lines]))
}
