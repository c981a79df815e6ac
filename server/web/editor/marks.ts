/** Underlines by the CSS Custom Highlight API, over a copy of the text that lies behind each field. */
import type { Annotation } from '#shared/engine/report.ts'

const LOOKS = ['error', 'warning', 'info', 'current'] as const
type Look = (typeof LOOKS)[number]

/** Characters above which a finding is about the mail and not about a place in it. */
const LONGEST = 240

/** Whether a finding has a place that is shown. */
export const hasPlace = ({ start, end, severity }: Annotation): boolean =>
  severity !== 'praise' && end > start && end - start <= LONGEST

/**
 * Underlines findings in a text; `current` is also shaded. Gives what takes them away. Nothing is shown where the
 * browser has no such highlights: the list of findings says the same.
 */
export function mark(node: Text, annotations: readonly Annotation[], current: Annotation | null): () => void {
  const made: [Look, Range][] = []
  const add = (look: Look, annotation: Annotation) => {
    const range = rangeOf(node, annotation)
    if (range) made.push([look, range])
  }
  for (const annotation of annotations) if (hasPlace(annotation)) add(lookOf(annotation), annotation)
  if (current && hasPlace(current)) add('current', current)
  for (const [look, range] of made) highlight(look)?.add(range)
  return () => {
    for (const [look, range] of made) highlight(look)?.delete(range)
  }
}

/** Null where the text has become shorter than the finding says. */
export function rangeOf(node: Text, { start, end }: Pick<Annotation, 'start' | 'end'>): Range | null {
  if (end > node.length) return null
  const range = document.createRange()
  range.setStart(node, start)
  range.setEnd(node, end)
  return range
}

/** The finding at a place of the text, the shortest of several. */
export function findingAt(annotations: readonly Annotation[], at: number): Annotation | null {
  const hit = annotations.filter((one) => hasPlace(one) && one.start <= at && at <= one.end)
  return hit.sort((a, b) => a.end - a.start - (b.end - b.start))[0] ?? null
}

const lookOf = ({ severity }: Annotation): Look =>
  severity === 'blocker' || severity === 'error' ? 'error' : severity === 'warning' ? 'warning' : 'info'

function highlight(look: Look): Highlight | null {
  if (typeof Highlight === 'undefined') return null
  const name = `sendworthy-${look}`
  const known = CSS.highlights.get(name)
  if (known) return known
  const made = new Highlight()
  made.priority = LOOKS.length - LOOKS.indexOf(look)
  CSS.highlights.set(name, made)
  return made
}
