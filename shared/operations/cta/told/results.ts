/** What a customer by name got done, as something to see: “Would you like to see how Harlan Freight cut its wait time?” */
import type { Got } from '../../material/customers/got.ts'
import { LEANS, type Said, type Told, thought, wordCount } from './said.ts'

const MOST_WORDS = 14

/** A question of what a customer got done, as `read` finds it. */
export function results({ text }: Said, read: (text: string) => Got | null): Told[] {
  const got = read(thought(text.replace(/,? (?:for example|for instance),?(?= )/i, '')))
  // What was lost, or harmed, is nothing to see.
  if (got === null || got.isHarm) return []
  const { who, thing, did } = got
  const said = `${thing ?? ''} ${did}`.trim()
  if (
    // “from six days to one” is a number.
    LEANS.test(said.replace(/(?<= to )one$/, '')) ||
    /,|\b(?:we|us|our|i|me|my|you|your)\b/i.test(said) ||
    wordCount(said) > MOST_WORDS
  )
    return []
  return [{ text: `Would you like to see how ${thing === null ? who : `${thing} at ${who}`} ${did}?` }]
}
