/** Where two texts differ, word by word. */
import type { Edit } from '../../engine/edit.ts'

/** Pairs of words that are still compared one by one; beyond, what differs counts as one stretch. */
const MOST_PAIRS = 4_000_000

/** Edits that make `after` of `before`, in order and apart from each other. */
export function wordEdits(before: string, after: string): Edit[] {
  const [old, now] = [before.match(PIECES) ?? [], after.match(PIECES) ?? []]
  let head = 0
  while (head < old.length && head < now.length && old[head] === now[head]) head++
  let tail = 0
  while (tail < old.length - head && tail < now.length - head && old.at(-1 - tail) === now.at(-1 - tail))
    tail++
  const [left, right] = [old.slice(head, old.length - tail), now.slice(head, now.length - tail)]
  const from = old.slice(0, head).join('').length
  if (left.length * right.length > MOST_PAIRS)
    return [{ start: from, end: from + left.join('').length, replacement: right.join('') }]
  return editsBetween(left, right, from)
}

const PIECES = /\s+|[^\s]+/g

function editsBetween(left: readonly string[], right: readonly string[], from: number): Edit[] {
  const width = right.length + 1
  // Longest common subsequence of what follows each pair of places.
  const best = new Uint32Array((left.length + 1) * width)
  const at = (i: number, j: number) => best[i * width + j] ?? 0
  for (let i = left.length - 1; i >= 0; i--)
    for (let j = right.length - 1; j >= 0; j--)
      best[i * width + j] = left[i] === right[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1))
  const edits: Edit[] = []
  let open: Edit | null = null
  let place = from
  let i = 0
  let j = 0
  while (i < left.length || j < right.length) {
    const [own = '', other = ''] = [left[i], right[j]]
    if (i < left.length && j < right.length && own === other) {
      open = null
      place += own.length
      i++
      j++
      continue
    }
    if (!open) {
      open = { start: place, end: place, replacement: '' }
      edits.push(open)
    }
    if (j < right.length && (i === left.length || at(i, j + 1) > at(i + 1, j))) {
      open.replacement += other
      j++
    } else {
      place += own.length
      open.end = place
      i++
    }
  }
  return edits
}
