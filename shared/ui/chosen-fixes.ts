/** The fixes that a button makes, as they are told before it is pressed. */
import type { Annotation, Report } from '../engine/report.ts'

/** A fix of a finding. */
export interface Chosen {
  annotation: Annotation
  fix: number
}

/** The fewest fixes that reach the threshold, as the engine weighed them together. */
export function chosen({ gate, annotations }: Report): Chosen[] {
  return gate.smallest_fix_set.flatMap(({ annotation_id, fix }) => {
    const annotation = annotations.find(({ id }) => id === annotation_id)
    return annotation ? [{ annotation, fix }] : []
  })
}

/** Findings that are named of those that no button mends. */
const MOST_LEFT = 3

/** What costs most beside those fixes, dearest first: where the fixes do not reach the threshold, it is the sender's to mend. */
export function leftToWrite({ score, gate, annotations }: Report, fixes: readonly Chosen[]): Annotation[] {
  const reached = fixes.length === 0 ? score : gate.score_with_fixes
  if (reached >= gate.threshold) return []
  return annotations
    .filter((one) => one.points > 0 && !gate.blockers.includes(one.id))
    .filter((one) => !fixes.some(({ annotation }) => annotation.id === one.id))
    .sort((a, b) => b.points - a.points)
    .slice(0, MOST_LEFT)
}

/** What a fix does to the mail, and whether only the sender can tell that it means the same. */
export function inWords(chosen: Chosen): string {
  const isSafe = chosen.annotation.fixes[chosen.fix]?.safe
  return isSafe || grows(chosen) ? edit(chosen) : `${edit(chosen)} (check it: it may change what you mean)`
}

function edit(chosen: Chosen): string {
  const { label, replacement } = chosen.annotation.fixes[chosen.fix] ?? { label: '', replacement: '' }
  const quote = short(chosen.annotation.quote)
  const what = grows(chosen) ? `${label}: “${short(replacement)}”` : label
  if (quote === '' || label.includes(quote)) return what
  return label === 'Remove' ? `Remove “${quote}”` : `“${quote}”: ${what}`
}

/** Words that a fix may add before it is shown what it writes. */
const FEW = 3
const wordsIn = (text: string) => short(text).split(' ').filter(Boolean).length

/** Whether a fix writes words into the mail that the person has not seen yet. */
const grows = ({ annotation, fix }: Chosen): boolean => {
  const { label, replacement } = annotation.fixes[fix] ?? { label: '', replacement: '' }
  return wordsIn(replacement) > wordsIn(annotation.quote) + FEW && !label.includes(short(replacement))
}

/** What writes something new stands first, then what may mean something else. */
export const bySay = (a: Chosen, b: Chosen): number => say(b) - say(a)
const say = (chosen: Chosen): number =>
  grows(chosen) ? 2 : Number(!chosen.annotation.fixes[chosen.fix]?.safe)

/** A quote as it is shown: without tags, on one line, at most 70 characters. */
export function short(quote: string): string {
  const text = quote
    .replaceAll(/<[^>]*>|&nbsp;/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
  return text.length > 70 ? `${text.slice(0, 60).trimEnd()}…` : text
}
