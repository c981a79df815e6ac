/** The change that leads from one text to another, over the smallest stretch. */
import type { Edit } from '../engine/edit.ts'

/** Null when nothing differs. No half of a surrogate pair stands at either end. */
export function oneEdit(before: string, after: string): Edit | null {
  if (before === after) return null
  const most = Math.min(before.length, after.length)
  let head = 0
  while (head < most && before[head] === after[head]) head++
  if (isHalf(before, head) || isHalf(after, head)) head--
  let tail = 0
  while (tail < most - head && before[before.length - 1 - tail] === after[after.length - 1 - tail]) tail++
  if (isHalf(before, before.length - tail) || isHalf(after, after.length - tail)) tail--
  return { start: head, end: before.length - tail, replacement: after.slice(head, after.length - tail) }
}

/** Whether a place lies within a pair of surrogates. */
const isHalf = (text: string, at: number): boolean =>
  /[\uDC00-\uDFFF]/.test(text.charAt(at)) && /[\uD800-\uDBFF]/.test(text.charAt(at - 1))
