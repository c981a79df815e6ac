/** Words of the mail that lines hang on: “overdue: When can we expect the payment?” */
import type { Doc } from '../../engine/doc.ts'

/** An invoice that was due is overdue, whether the mail says the word or not. */
const LATE =
  /\b(?:was|were|fell) due\b|\bpast due\b|\boutstanding\b|\b(?:not|never) (?:yet )?(?:been (?:paid|received|settled)|reached|arrived)\b/i

/** “Hi Ana and Ben,”, “you two”: an introduction that both get. */
const TWO_NAMES = /^(?:\S+ )?\p{Lu}[\p{L}’'-]+(?:,| and| &|\/|, \p{Ll}+) \p{Lu}\p{Ll}[\p{L}’'-]*/u
const readsForTwo = (doc: Doc): boolean =>
  doc.sentences.some(({ region, text }) => region === 'greeting' && TWO_NAMES.test(text.trim())) ||
  /\b(?:you two|you both|both of you|the two of you)\b/i.test(doc.text)

/** Words of the mail, also without a plural’s `s`. */
export function wordsIn(doc: Doc): ReadonlySet<string> {
  const words = new Set<string>()
  if (LATE.test(doc.text)) words.add('overdue')
  words.add(readsForTwo(doc) ? 'two readers' : 'one reader')
  for (const { region, tokens } of doc.sentences) {
    if (region === 'footer' || region === 'quoted' || region === 'signature') continue
    for (const { lower } of tokens) words.add(lower).add(lower.replace(/s$/, ''))
  }
  if (!words.has('overdue') && !words.has('unpaid')) words.add('in time')
  return words
}
