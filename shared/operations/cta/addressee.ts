/** Whom a sentence calls by name. */
import type { Sentence } from '../../engine/doc.ts'
import { isContent } from '../../engine/measures/content-words.ts'

/** Words that open a sentence before a comma and are no names. */
const OPENERS = new Set(
  (
    'also finally lastly anyway thanks thank yes no sorry meanwhile today tomorrow tonight first second third next then please again ' +
    'instead otherwise however alternatively either perhaps maybe ok okay well hi hello hey dear team all everyone everybody ' +
    'ideally currently lately recently clearly sadly luckily fortunately unfortunately honestly additionally separately incidentally ' +
    'monday tuesday wednesday thursday friday saturday sunday afterwards later now once still plus congratulations great good'
  ).split(' '),
)

/** The name a sentence opens with, in lower case: “Marcus, can you …”; `null` for none. */
export function addresseeOf({ tokens }: Sentence): string | null {
  const [name, comma] = tokens
  if (name?.kind !== 'word' || comma?.text !== ',' || !/^\p{Lu}\p{Ll}/u.test(name.text)) return null
  return OPENERS.has(name.lower) || !isContent(name.lower) ? null : name.lower
}
