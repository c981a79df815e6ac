/** Pairs the sentences of two drafts, and tells what differs between them. */
import type { Doc, Sentence } from '../../engine/doc.ts'
import type { Span } from '../../engine/draft.ts'

/** A sentence, or what stands between two; all units of a draft make up its string. */
interface Unit extends Span {
  /** Equal for units that count as the same. */
  key: string
  /** Words of a sentence; `null` for what stands between. */
  words: ReadonlySet<string> | null
}

/** A part of the first string that another part of the second stands for. */
export interface Hunk {
  before: Span
  after: Span
  /** True when no sentence is in it. */
  layout: boolean
}

/** Pairs that are weighed at most; beyond, what differs is one hunk. */
const MOST_PAIRS = 250_000
/** Share of common words from which two sentences are versions of one another. */
const ALIKE = 0.34
const SAME = 1
/** Breaks line up as well, but never at the price of a sentence. */
const SAME_BREAK = 0.02

/** What differs between the bodies of two drafts, in order. Draft with the `before` of all replaced is the second, spacing aside. */
export function hunksOf(a: Doc, b: Doc): Hunk[] {
  const left = unitsOf(a)
  const right = unitsOf(b)
  let head = 0
  while (head < left.length && head < right.length && left[head]?.key === right[head]?.key) head++
  let tail = 0
  const shorter = Math.min(left.length, right.length) - head
  while (tail < shorter && left.at(-1 - tail)?.key === right.at(-1 - tail)?.key) tail++
  const from = left.slice(head, left.length - tail)
  const to = right.slice(head, right.length - tail)
  const pairs = from.length * to.length > MOST_PAIRS ? [] : pairUp(from, to)
  const hunks: Hunk[] = []
  const add = (i: number, iEnd: number, j: number, jEnd: number) => {
    if (i === iEnd && j === jEnd) return
    const parts = [...from.slice(i, iEnd), ...to.slice(j, jEnd)]
    hunks.push({
      before: spanOf(left, head + i, head + iEnd, a),
      after: spanOf(right, head + j, head + jEnd, b),
      layout: parts.every(({ words }) => words === null),
    })
  }
  let [i, j] = [0, 0]
  for (const [x, y] of pairs) {
    add(i, x, j, y)
    if (from[x]?.key !== to[y]?.key) add(x, x + 1, y, y + 1)
    i = x + 1
    j = y + 1
  }
  add(i, from.length, j, to.length)
  return hunks
}

/** Range of the units `from` up to `to` in the draft's string; an empty one stands where the next unit begins. */
function spanOf(units: readonly Unit[], from: number, to: number, { draft }: Doc): Span {
  const start = units[from]?.start ?? draft.draft.length
  return { start, end: to > from ? (units[to - 1]?.end ?? start) : start }
}

function unitsOf(doc: Doc): Unit[] {
  const units: Unit[] = []
  const string = doc.draft.draft
  let at = 0
  const gap = (end: number) => {
    if (end <= at) return
    units.push({ start: at, end, key: breakOf(string.slice(at, end), doc.format), words: null })
  }
  for (const sentence of doc.sentences) {
    const { start, end } = doc.source.toSource(sentence)
    if (start < at || end <= start) continue
    gap(start)
    units.push({ start, end, key: `s${string.slice(start, end)}`, words: wordsOf(sentence) })
    at = end
  }
  gap(string.length)
  return units
}

/** What stands between sentences, with spacing that shows no difference left out. */
function breakOf(between: string, format: Doc['format']): string {
  const rest = between.trim().replaceAll(/\s+/g, ' ')
  if (format === 'html') return `b${rest}`
  const lines = between.split('\n').length - 1
  return `b${lines === 0 ? ' ' : lines === 1 ? '\n' : '\n\n'}${rest}`
}

const wordsOf = ({ tokens }: Sentence): ReadonlySet<string> =>
  new Set(tokens.filter(({ kind }) => kind !== 'mark').map(({ lower }) => lower))

/** Index pairs of units that belong together, rising on both sides, worth the most in all. */
function pairUp(from: readonly Unit[], to: readonly Unit[]): [number, number][] {
  const width = to.length + 1
  const best = new Float64Array((from.length + 1) * width)
  const worth = new Float64Array(from.length * to.length)
  for (let i = from.length - 1; i >= 0; i--)
    for (let j = to.length - 1; j >= 0; j--) {
      const pair = likeness(from[i], to[j])
      worth[i * to.length + j] = pair
      const skip = Math.max(best[(i + 1) * width + j] ?? 0, best[i * width + j + 1] ?? 0)
      best[i * width + j] = pair > 0 ? Math.max(skip, pair + (best[(i + 1) * width + j + 1] ?? 0)) : skip
    }
  const pairs: [number, number][] = []
  let [i, j] = [0, 0]
  while (i < from.length && j < to.length) {
    const here = best[i * width + j] ?? 0
    const pair = worth[i * to.length + j] ?? 0
    if (pair > 0 && here === pair + (best[(i + 1) * width + j + 1] ?? 0)) pairs.push([i++, j++])
    else if (here === (best[(i + 1) * width + j] ?? 0)) i++
    else j++
  }
  return pairs
}

function likeness(a: Unit | undefined, b: Unit | undefined): number {
  if (!a || !b) return 0
  if (a.key === b.key) return a.words ? SAME : SAME_BREAK
  if (!a.words || !b.words) return 0
  let common = 0
  for (const word of a.words) if (b.words.has(word)) common++
  const share = (2 * common) / Math.max(1, a.words.size + b.words.size)
  return share >= ALIKE ? share * 0.95 : 0
}
