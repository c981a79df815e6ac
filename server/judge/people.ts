/** The people of a mail: whom it greets and who signs it. */
import { isCapitalised } from '#shared/engine/characters.ts'
import type { Dictionary } from '#shared/engine/dictionary.ts'
import type { Doc } from '#shared/engine/doc.ts'

/** “Hi Anna,” and “Tom”; a longer line says more than names. */
const NAMES_AT_MOST = 6

/** Their names in lower case. Words that are no names, such as “Team”, are left out. */
export const peopleIn = (doc: Doc, dictionary: Dictionary | null): string[] =>
  doc.sentences
    .filter(({ region }) => region === 'greeting' || region === 'signature')
    .map(({ region, tokens }) => ({ region, words: tokens.filter(({ kind }) => kind === 'word') }))
    .filter(({ words }) => words.length <= NAMES_AT_MOST)
    .flatMap(({ region, words }) => (region === 'greeting' ? words.slice(1) : words))
    .filter(
      ({ text, lower }) => isCapitalised(text) && (!dictionary?.has(lower) || dictionary.isProper(lower)),
    )
    .map(({ lower }) => lower)
