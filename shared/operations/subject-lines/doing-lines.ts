/** Subjects of what somebody is doing now: `Hiring four night dispatchers`. */
import type { RichMaterial } from '../material/from-draft.ts'
import { BE } from '../material/words.ts'
import type { Idea } from './idea.ts'

const DOING = /^(?:hiring|recruiting|opening|launching|building|expanding|adding|moving|merging|closing)$/

export function doingLines({ topics }: RichMaterial): Idea[] {
  return topics.flatMap(({ line, phrase }): Idea[] => {
    const { tokens, text, question } = line.sentence
    const verb = phrase.determiner === '' ? phrase.from - 1 : phrase.from - 2
    if (
      question ||
      phrase.joined ||
      !DOING.test(tokens[verb]?.lower ?? '') ||
      !BE.has(tokens[verb - 1]?.lower ?? '')
    )
      return []
    return [
      {
        text: text.slice(tokens[verb]?.start ?? 0, tokens[phrase.to - 1]?.end ?? 0),
        angle: 'specific',
        shape: 'says',
        weight: 2.5,
        why: 'Names what is being done, in the mail’s own words.',
        line,
      },
    ]
  })
}
