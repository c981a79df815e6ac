/** A thing of which the mail tells the news in the same sentence: “The marquee you booked” beside “Your marquee has been damaged”. */
import type { Doc } from '../../../engine/doc.ts'
import { shared } from '../../../engine/measures/content-words.ts'
import { tokenize } from '../../../engine/tokens.ts'
import { isPast } from '../../material/verbs.ts'
import { classesOf } from '../../material/word-class.ts'
import { stemsOfLine } from '../alike.ts'
import type { Idea } from '../idea.ts'

/** Stems of what a line tells of, before its verb; `null` for a line that tells nothing. */
function subjectOf(text: string): ReadonlySet<string> | null {
  const tokens = tokenize(text)
  const classes = classesOf(tokens)
  const verb = tokens.findIndex(
    ({ lower }, i) =>
      i > 0 &&
      (classes[i] === 'be' ||
        classes[i] === 'modal' ||
        classes[i] === 'verb' ||
        isPast(lower) ||
        HAS.test(lower)),
  )
  return verb < 0 || classes[verb - 1] === 'subject' ? null : stemsOfLine(text.slice(0, tokens[verb]?.start))
}
const HAS = /^(?:has|have|had)$/

/**
 * Finds among `told`, lines that may be offered, what only names the subject of one of them; a stranger's short line may
 * be no more than that.
 */
export function namedOnly(told: readonly Idea[], { family, english }: Doc): (idea: Idea) => boolean {
  if (!english || family === 'cold') return () => false
  const subjects = new Map<number, ReadonlySet<string>[]>()
  for (const { text, line, angle } of told) {
    const subject = line === null || line.index === null || angle === 'question' ? null : subjectOf(text)
    if (line?.index != null && subject !== null && subject.size > 0)
      subjects.set(line.index, [...(subjects.get(line.index) ?? []), subject])
  }
  return ({ text, line, headline, angle }) => {
    if (
      line === null ||
      line.index === null ||
      headline ||
      angle === 'question' ||
      angle === 'referral' ||
      /\d/.test(text)
    )
      return false
    const own = stemsOfLine(text)
    return (
      subjectOf(text) === null &&
      (subjects.get(line.index) ?? []).some((each) => shared(each, own) === Math.min(each.size, own.size))
    )
  }
}
