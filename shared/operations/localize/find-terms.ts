/** Finds many phrases in one pass, at the borders of words and without regard to case. */
import type { Span } from '../../engine/draft.ts'

const WORD = /[\p{L}\p{N}]+/gu
const GLUE = /[\p{L}\p{N}_]/u

export interface TermHit<T> extends Span {
  of: T
}

interface Entry<T> {
  lower: string
  /** Where in the phrase its first word begins. */
  lead: number
  of: T
}

/** Lower case without a change of length, so that offsets hold. */
export function lowered(text: string): string {
  const lower = text.toLowerCase()
  return lower.length === text.length ? lower : text.replaceAll(/[A-Z]+/g, (run) => run.toLowerCase())
}

export type TermIndex<T> = ReadonlyMap<string, readonly Entry<T>[]>

/** Phrases by their first word; phrases without a word are left out. */
export function indexTerms<T>(terms: Iterable<readonly [phrase: string, of: T]>): TermIndex<T> {
  const index = new Map<string, Entry<T>[]>()
  for (const [phrase, of] of terms) {
    const lower = lowered(phrase.trim())
    const first = lower.match(WORD)?.[0]
    if (first === undefined) continue
    const entry = { lower, lead: lower.indexOf(first), of }
    const same = index.get(first)
    if (same) same.push(entry)
    else index.set(first, [entry])
  }
  for (const entries of index.values()) entries.sort((a, b) => b.lower.length - a.lower.length)
  return index
}

/** Every phrase found, left to right, the longest at each place, without overlaps. */
export function findTerms<T>(text: string, index: TermIndex<T>): TermHit<T>[] {
  const hits: TermHit<T>[] = []
  if (index.size === 0) return hits
  const lower = lowered(text)
  let past = 0
  for (const { 0: word, index: at } of lower.matchAll(WORD)) {
    for (const { lower: phrase, lead, of } of index.get(word) ?? []) {
      const start = at - lead
      const end = start + phrase.length
      if (start < past || !lower.startsWith(phrase, start)) continue
      if (glued(lower, start) || glued(lower, end)) continue
      hits.push({ start, end, of })
      past = end
      break
    }
  }
  return hits
}

/** True when a word runs across the place. */
const glued = (text: string, at: number) => GLUE.test(text.charAt(at - 1)) && GLUE.test(text.charAt(at))
