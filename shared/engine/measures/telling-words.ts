/** How much of a mail tells something: its length without what was said before and what says nothing. */
import type { Doc, ParsedSentence, Sentence, Token } from '../doc.ts'
import { ofSentence } from '../of-sentence.ts'
import { inBody } from './body.ts'
import { hasContent, stemsOf } from './content-words.ts'

/** Words that a new word of meaning carries, itself included: of English text two in five are such words. */
const CARRIED = 3
/** So many words with next to no small word between them are a list of words, not a sentence. */
const LIST = 10
const LIST_SHARE = 0.12
/** Shorter sentences fill no space. */
const STATEMENT = 4
const LIST_MARKS = 5
const LIST_CAPITALS = 3

/**
 * Whether a run of words has no grammar: keywords, figures in a row, letters typed at random. What commas or
 * other marks part is a list that somebody wrote; with many capitals it is an address or a title, and with a
 * capital and a stop a sentence in telegram style.
 */
export const isWordList = ofSentence(
  ({ words, english, tokens, mark }) =>
    words >= LIST &&
    (mark === '' || !startsLarge(tokens)) &&
    english < words * LIST_SHARE &&
    tokens.filter(({ kind, text }) => kind === 'mark' && text !== '.').length * LIST_MARKS < words &&
    tokens.filter(({ kind, text, lower }) => kind === 'word' && text !== lower).length * LIST_CAPITALS <
      words,
)

/** Whether the first word has a capital. */
const startsLarge = (tokens: readonly Token[]): boolean => {
  const first = tokens.find(({ kind }) => kind === 'word')
  return first !== undefined && first.text !== first.lower
}

/** Whether a statement has no word of meaning, “It is what it is”, or no grammar. */
export const saysNothing = ofSentence(
  (parsed: ParsedSentence): boolean =>
    parsed.words >= STATEMENT && !parsed.question && (!hasContent({ parsed }) || isWordList({ parsed })),
)

/**
 * Words of the body that tell something, counted up to `enough`: a sentence counts as far as it brings words of
 * meaning that were not said yet. Sentences of `except` are left out. In another language than English every new
 * word counts.
 */
export function tellingWords(doc: Doc, enough: number, except?: ReadonlySet<Sentence>): number {
  const said = new Set<string>()
  let telling = 0
  for (const sentence of doc.sentences) {
    if (sentence.words === 0 || !inBody(sentence) || except?.has(sentence)) continue
    if (doc.english && doc.blocks[sentence.block]?.kind === 'paragraph' && isWordList(sentence)) continue
    const before = said.size
    for (const stem of stemsOf(sentence)) said.add(stem)
    telling += Math.min(sentence.words, CARRIED * (said.size - before))
    if (telling >= enough) return enough
  }
  return telling
}
