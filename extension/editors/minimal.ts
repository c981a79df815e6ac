/** Changes of HTML cut down to what really differs, so that formatting around it stays as it is. */
import type { Edit } from '#shared/engine/edit.ts'

/** Markup, entities, words and everything between, as wholes. */
const PARTS = /<[^>]*>|&[#\w]+;|[\p{L}\p{N}'’]+|\s|./gsu

/** The same change over the smallest stretch; null when nothing differs. */
export function minimal(html: string, { start, end, replacement }: Edit): Edit | null {
  const before = html.slice(start, end).match(PARTS) ?? []
  const after = replacement.match(PARTS) ?? []
  let head = 0
  while (head < Math.min(before.length, after.length) && before[head] === after[head]) head++
  let tail = 0
  const most = Math.min(before.length, after.length) - head
  while (tail < most && before.at(-1 - tail) === after.at(-1 - tail)) tail++
  const length = (parts: readonly string[]) => parts.join('').length
  const edit = {
    start: start + length(before.slice(0, head)),
    end: end - length(before.slice(before.length - tail)),
    replacement: after.slice(head, after.length - tail).join(''),
  }
  return edit.start === edit.end && edit.replacement === '' ? null : edit
}
