/** Headings of a mail by its parts of speech, most likely first, for where the other sources find little. */
import type { Doc } from '../../../engine/doc.ts'
import { ofDoc } from '../../../engine/of-doc.ts'
import { materialOf, type RichMaterial } from '../../material/from-draft.ts'
import type { Idea } from '../idea.ts'
import { rolesOf } from '../role.ts'
import { type Form, headingsOf } from './forms.ts'
import { withoutOpener } from './openers.ts'
import { asHeading, ranking, type Told } from './rank.ts'

/** The headings of a mail, and what any line of it weighs beside them. */
export interface TaggedLines {
  ideas: readonly Idea[]
  weightOf: (line: string) => number
}

/** Headings under this weight are worse than none. */
const LEAST = 3
/** Sentences read at most: the matter of a mail stands early. */
const MOST_SENTENCES = 30

/** Characters of a sentence at most: longer ones make no heading, and the tagger's time grows faster than a word. */
const MOST_CHARS = 400

/** Of whom or what a heading speaks, it says itself; what “you” did the reader knows, and that somebody writes. One of two ways is none. */
const POINTS =
  /^(?:You|Writing|Reaching|Hoping|Following|Checking|Contacting)\b|\b(?:i|me|we|us|he|him|his|she|her|it|its|they|them|their|this|that|these|those|or)\b/i

export const taggedLines = ofDoc((doc): TaggedLines => {
  const material = materialOf(doc)
  const lines = material.lines
    .filter(
      ({ index, sentence }) =>
        index !== null &&
        sentence.text.length <= MOST_CHARS &&
        !sentence.tokens.some((t) => t.kind === 'placeholder'),
    )
    .slice(0, MOST_SENTENCES)
  const roleOf = rolesOf(doc, material)
  const mail: Told[] = lines.map((line) => ({ text: line.sentence.text, role: roleOf(line) }))
  const weigh = ranking(mail)
  const names = namesOf(material)
  const ideas = lines.flatMap((line, i) =>
    headingsOf(withoutOpener(line.sentence.text.replaceAll('’', "'"), names), line.sentence.question)
      .filter(
        ({ text, form, hangs }) =>
          !hangs && !POINTS.test(text) && !(isKnown(doc, form) && /^Your\b/.test(text)),
      )
      .map((heading): Idea => {
        const { text, form } = heading
        const angle = form === 'question' ? 'question' : 'specific'
        const shape = form === 'matter' ? 'names' : 'says'
        return { text, angle, shape, weight: weigh(heading, i), why: 'A sentence said as a heading.', line }
      }),
  )
  return {
    ideas: ideas
      .filter(({ weight }) => weight >= LEAST)
      .sort((a, b) => b.weight - a.weight || (a.text < b.text ? -1 : 1)),
    weightOf: (line) => weigh(...asHeading(line, mail)),
  }
})

/** “Your bakery opens at five”: to strangers, what they know of themselves is no news. */
const isKnown = ({ family }: Doc, form: Form): boolean => family === 'cold' && form === 'clause'

const namesOf = ({ recipient, sender }: RichMaterial): ReadonlySet<string> =>
  new Set(
    [recipient.name?.text, sender.name?.text]
      .flatMap((name) => (name ?? '').toLowerCase().split(/[^\p{L}]+/u))
      .filter((each) => each !== ''),
  )
