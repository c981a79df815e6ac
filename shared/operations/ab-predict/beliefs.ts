/** Probabilities of the variants, from the prior alone or with what was counted. */
import type { Input } from './arms.ts'
import { held, shares } from './odds.ts'
import { type Beta, type Count, priors, probabilitiesOfBest, updated } from './posterior.ts'
import type { Prior } from './prior.ts'

/** Rates to reckon with where none is known: rough middles, on the careful side. */
const USUAL: Record<Input['metric'], number> = { positive_reply: 0.02, reply: 0.04, click: 0.025, open: 0.3 }

/** Bounds of a pooled rate, so that a prior around it stays one. */
const LOWEST = 1e-6
const HIGHEST = 0.98

export interface Beliefs {
  probabilities: readonly number[]
  /** The rate of each variant. */
  betas: readonly Beta[]
  counts: readonly Count[]
  /** True when the history changed the probabilities. */
  counted: boolean
  /** True when a probability was held at its bound. */
  held: boolean
  /** The rate a plan reckons with, and where it comes from. */
  rate: number
  rateFrom: 'request' | 'history' | 'assumed'
}

/** Sums of the history by variant, in the order of `ids`. */
export const countsOf = (history: Input['history'], ids: readonly string[]): Count[] =>
  ids.map((id) => {
    const own = (history ?? []).filter(({ variant }) => variant === id)
    return {
      sent: own.reduce((sum, { sent }) => sum + sent, 0),
      successes: own.reduce((sum, { successes }) => sum + successes, 0),
    }
  })

/**
 * Two variants that were sent tell each other's common rate; one alone can only be compared with the rate the
 * caller gave, and without that tells nothing about which is better.
 */
export function beliefsOf(
  prior: Prior,
  input: Input,
  ids: readonly string[],
  contents: readonly string[],
): Beliefs {
  const counts = countsOf(input.history, ids)
  const sent = counts.filter((count) => count.sent > 0)
  const all = sent.reduce((sum, count) => sum + count.sent, 0)
  const pooled = (sent.reduce((sum, { successes }) => sum + successes, 0) + 0.5) / (all + 1)
  const given = input.baseline_rate
  const shared = sent.length > 1 ? Math.max(LOWEST, Math.min(HIGHEST, pooled)) : given
  const counted = sent.length > 0 && shared !== undefined
  // One variant that was sent compares with nothing, but its rate is a better guess than that of everybody.
  const seen = sent.length > 0 ? Math.max(LOWEST, Math.min(HIGHEST, pooled)) : undefined
  const rate = given ?? seen ?? USUAL[input.metric]
  const before = priors(counted ? (shared ?? rate) : rate, prior.strengths)
  const known = pooledBy(contents, counts)
  const betas = counted ? before.map((beta, i) => updated(beta, known[i] ?? NOTHING)) : before
  const alone = counted ? probabilitiesOfBest(betas) : shares(prior.strengths)
  const probabilities = counted ? held(alone) : alone
  return {
    probabilities,
    held: alone.some((p, i) => p !== probabilities[i]),
    betas,
    counts,
    counted,
    rate,
    rateFrom: given !== undefined ? 'request' : seen !== undefined ? 'history' : 'assumed',
  }
}

/** What is known of each variant: two with the same text have one rate, and what was counted of both tells it. */
const pooledBy = (contents: readonly string[], counts: readonly Count[]): Count[] =>
  contents.map((content) => {
    const same = counts.filter((_, i) => contents[i] === content)
    return {
      sent: same.reduce((sum, { sent }) => sum + sent, 0),
      successes: same.reduce((sum, { successes }) => sum + successes, 0),
    }
  })

const NOTHING: Count = { sent: 0, successes: 0 }
