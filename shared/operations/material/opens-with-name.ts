/** Whether a sentence begins with a name, where its capital alone tells nothing. */
import { isCapitalised } from '../../engine/characters.ts'
import type { Doc, Sentence } from '../../engine/doc.ts'

/** “Nordfrost cut mispicks”: a first word with a capital is a name where the dictionary does not know it as a word. */
export const opensWithName = (
  { dictionary }: Pick<Doc, 'dictionary'>,
  { tokens: [first] }: Pick<Sentence, 'tokens'>,
): boolean =>
  first?.kind === 'word' &&
  isCapitalised(first.text) &&
  dictionary !== null &&
  (dictionary.isProper(first.lower) || !dictionary.has(first.lower))
