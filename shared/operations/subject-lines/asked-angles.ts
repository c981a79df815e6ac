/** The same lines under the angle that was asked for: a figure or a name in a line makes it one of a number or a name. */
import { isAllCaps, isCapitalised } from '../../engine/characters.ts'
import { tokenize } from '../../engine/tokens.ts'
import type { RichMaterial } from '../material/from-draft.ts'
import { DAYS, MONTHS } from '../material/words.ts'
import type { Angle } from './contract.ts'
import type { Idea } from './idea.ts'

/** How many lines call the reader by name. */
const CALLED = 4
const PLAIN_NUMBER = /[%$£€¥]\s?\d|\d[\d.,]*\s?[%$£€¥]|\b\d[\d.,]*(?: ?m²| ?kg)? \p{L}{3,}/u

/** What serves an angle that was asked for by name, behind what was made for it. */
export function askedAngles(
  ideas: readonly Idea[],
  angles: readonly Angle[],
  { recipient, lines }: RichMaterial,
): Idea[] {
  const names = angles.includes('name') ? namesOf(lines) : new Set<string>()
  const first = recipient.name?.text
  const as = (idea: Idea, angle: Angle, why: string): Idea => ({
    ...idea,
    angle,
    why,
    weight: idea.weight - 0.5,
  })
  return [
    ...(angles.includes('number')
      ? ideas
          .filter(({ text, angle }) => angle !== 'number' && PLAIN_NUMBER.test(withoutDays(text)))
          .map((idea) => as(idea, 'number', 'Says a figure of the mail.'))
      : []),
    ...(angles.includes('name')
      ? ideas
          .filter(({ text, angle }) => angle !== 'name' && tokenize(text).some((t) => names.has(t.text)))
          .map((idea) => as(idea, 'name', 'Names somebody the mail is about.'))
      : []),
    ...(angles.includes('name') && first !== undefined && /^\p{L}+$/u.test(first)
      ? ideas
          .filter(({ text, angle }) => angle !== 'name' && /^Your \p{L}/u.test(text))
          .slice(0, CALLED)
          .map((idea) => ({
            ...as(idea, 'name', 'Calls the reader by name; whether that helps is open, so test it.'),
            text: `${first}, your${idea.text.slice(4)}`,
          }))
      : []),
  ]
}

const withoutDays = (text: string): string => {
  const tokens = tokenize(text)
  return tokens
    .filter(
      ({ lower }, i) =>
        !MONTHS.has(lower) &&
        !MONTHS.has(tokens[i + 1]?.lower ?? '') &&
        !MONTHS.has(tokens[i - 1]?.lower ?? ''),
    )
    .map((t) => t.text)
    .join(' ')
}

/** Words that keep their capital within a sentence: people, companies and places. */
function namesOf(lines: RichMaterial['lines']): ReadonlySet<string> {
  const names = new Set<string>()
  for (const { sentence } of lines)
    for (const [i, t] of sentence.tokens.entries())
      if (
        i > 0 &&
        t.kind === 'word' &&
        t.text.length > 2 &&
        isCapitalised(t.text) &&
        !isAllCaps(t.text) &&
        !DAYS.has(t.lower) &&
        !MONTHS.has(t.lower) &&
        !/[.:!?•-]/.test(sentence.tokens[i - 1]?.text ?? '')
      )
        names.add(t.text)
  return names
}
