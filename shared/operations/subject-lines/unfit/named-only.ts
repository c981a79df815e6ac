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

/** A figure or a day says more than a name. */
const SAYS_MORE = /[:,$£€%]|\b(?:due|from|until|by|on) .*\d/i

/**
 * Finds what only names the subject of a sentence, or a part of it, among `ideas`, where one of `told`, the lines that may
 * be offered, says what became of it. A stranger's short line may be no more than a name.
 */
export function namedOnly(
  ideas: readonly Idea[],
  told: readonly Idea[],
  { family, english }: Doc,
): (idea: Idea) => boolean {
  if (!english || family === 'cold') return () => false
  const telling = new Set(
    told.flatMap(({ text, line }) => (subjectOf(text) === null ? [] : (line?.index ?? []))),
  )
  const subjects = new Map<number, ReadonlySet<string>[]>()
  for (const { text, line, angle } of ideas) {
    const index = line?.index ?? null
    const subject = index === null || angle === 'question' || !telling.has(index) ? null : subjectOf(text)
    if (index !== null && subject !== null && subject.size > 0)
      subjects.set(index, [...(subjects.get(index) ?? []), subject])
  }
  return ({ text, line, headline, angle }) => {
    const own = subjects.get(line?.index ?? -1)
    if (own === undefined || headline || angle === 'question' || angle === 'referral' || SAYS_MORE.test(text))
      return false
    const stems = stemsOfLine(text)
    return (
      subjectOf(text) === null && own.some((each) => shared(each, stems) === Math.min(each.size, stems.size))
    )
  }
}
