/** Subjects of what somebody is doing now: `Hiring four night dispatchers`. */
import { dateEnd } from '../../material/dates.ts'
import type { RichMaterial } from '../../material/from-draft.ts'
import { BE } from '../../material/words.ts'
import type { Idea } from '../idea.ts'

const DOING = /^(?:hiring|recruiting|opening|launching|building|expanding|adding|moving|merging|closing)$/

const LONGEST = 8

export function doingLines({ topics }: RichMaterial): Idea[] {
  return topics.flatMap(({ line, phrase }): Idea[] => {
    const { tokens, text, question } = line.sentence
    const verb = phrase.determiner === '' ? phrase.from - 1 : phrase.from - 2
    if (
      question ||
      phrase.to - verb > LONGEST ||
      !DOING.test(tokens[verb]?.lower ?? '') ||
      !BE.has(tokens[verb - 1]?.lower ?? '')
    )
      return []
    const day = tokens[phrase.to]?.lower === 'on' ? dateEnd(tokens, phrase.to + 1) : 0
    const ends = day > phrase.to + 1 ? [day, phrase.to] : [phrase.to]
    return ends.map((to, i) => ({
      text: text.slice(tokens[verb]?.start ?? 0, tokens[to - 1]?.end ?? 0),
      angle: 'specific',
      shape: 'says',
      // “Opening two clinics in Leeds and Bradford”: where tells which.
      weight: 2.5 + (phrase.joined ? 0.5 : 0) + (i === 0 && ends.length > 1 ? 1 : 0),
      why: 'Names what is being done, in the mail’s own words.',
      line,
    }))
  })
}
