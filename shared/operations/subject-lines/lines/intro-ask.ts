/** A subject of a mail that asks to be introduced: `Introduction to Maya Fernandez`. */
import type { RichMaterial } from '../../material/from-draft.ts'
import { type Line, plain } from '../../material/line.ts'
import { nameEnd } from '../../material/people.ts'
import type { Idea } from '../idea.ts'

/** “Would you be open to introducing us?”, “could you introduce me to her?” */
const ASKS =
  /\b(?:introduc(?:e|ing) (?:me|us)|introduction to|intro to|put (?:me|us) in touch with|connect(?:ing)? (?:me|us) (?:with|to))\b/i
/** A person stands behind these. */
const BEFORE = /^(?:with|to|reach|know|knows|meet|knowing|contact|and|is|of)$/

export function introAskLines({ lines, recipient, sender }: RichMaterial): Idea[] {
  const ask = lines.find(({ sentence }) => ASKS.test(sentence.text))
  if (ask === undefined) return []
  const known = `${recipient.name?.text ?? ''} ${sender.name?.text ?? ''}`
  const name = lines.map((line) => personIn(line, known)).find((found) => found !== null)
  if (name === undefined || name === null) return []
  return [
    {
      text: `Introduction to ${name}`,
      angle: 'specific',
      shape: 'says',
      role: 'ask',
      plain: true,
      weight: 5,
      why: 'Says whom you want to meet.',
      line: null,
    },
  ]
}

/** The first full name behind “with”, “to” or “reach” that is neither the reader's nor the sender's. */
function personIn({ sentence: { tokens, text } }: Line, known: string): string | null {
  for (let i = 1; i < tokens.length; i++) {
    const end = nameEnd(tokens, i, 3)
    if (end < i + 2 || !BEFORE.test(tokens[i - 1]?.lower ?? '')) continue
    const name = plain(text.slice(tokens[i]?.start ?? 0, tokens[end - 1]?.end ?? 0))
    if (!known.includes(name.split(' ')[0] ?? name)) return name
  }
  return null
}
