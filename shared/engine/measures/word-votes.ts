/** What each word says of the language of a text, where its small words leave it open. */
import type { Dictionary } from '../dictionary.ts'
import type { ParsedSentence, Token } from '../doc.ts'
import { MISSPELLINGS } from '../lexicon/misspellings.ts'
import { SMALL_WORDS_ABROAD } from '../lexicon/small-words-abroad.ts'
import { isPlausible } from './unknown-word.ts'

/** Unknown words that corrections are looked for; what stands behind them is not asked. */
const LOOKED_UP = 16
/** Words after which the language is told. */
const ENOUGH = 2_000
const HAS_DIGIT = /\d/
/** Letters that English has not. */
const ACCENTED = /[^ -~’“”‘–—…]/

export interface WordVotes {
  /** Everyday words of English, and slips of them; `slips` are the latter. */
  english: number
  slips: number
  /** Words that are neither English nor near a word of it, and those of other languages; `abroad` are the latter. */
  strange: number
  abroad: number
  /** All words but names, which say nothing. */
  words: number
}

/** A small word of another language that is no everyday word of English, as `pour` and `met` are, and no `EIN`. */
export const isAbroad = ({ kind, lower, text }: Token, dictionary: Dictionary | null): boolean =>
  kind === 'word' &&
  SMALL_WORDS_ABROAD.has(lower) &&
  !dictionary?.isEveryday(lower) &&
  (lower.length === 1 || text !== text.toUpperCase())

/** Counts the words for and against English. Without a word list only what our lexicons hold is English. */
export function wordVotes(
  sentences: readonly Pick<ParsedSentence, 'tokens' | 'unknown'>[],
  dictionary: Dictionary | null,
): WordVotes {
  const count = { name: 0, english: 0, slip: 0, rare: 0, strange: 0, abroad: 0 }
  let looked = 0
  let read = 0
  for (const { tokens, unknown } of sentences) {
    if (read > ENOUGH) break
    read += tokens.length
    const strangers = new Set(unknown)
    for (const [i, token] of tokens.entries()) {
      if (token.kind !== 'word') continue
      let vote = voteOf(token, dictionary, strangers.has(i))
      if (vote === 'strange') {
        if (dictionary && looked++ === LOOKED_UP) return votesOf(count)
        if (dictionary && isSlip(token.lower, dictionary)) vote = 'slip'
        else if (token.text !== token.lower) vote = 'name'
      }
      count[vote]++
    }
  }
  return votesOf(count)
}

type Vote = 'name' | 'english' | 'slip' | 'rare' | 'strange' | 'abroad'

function voteOf(token: Token, dictionary: Dictionary | null, stranger: boolean): Vote {
  const { lower, text } = token
  if (HAS_DIGIT.test(lower)) return 'name'
  if (isAbroad(token, dictionary)) return 'abroad'
  if (MISSPELLINGS.has(lower)) return 'slip'
  if (dictionary ? dictionary.isEveryday(lower) : !stranger) return 'english'
  // Rare words are as likely to be those of another language that are spelt alike.
  if (dictionary?.has(lower)) return dictionary.isProper(lower) ? 'name' : 'rare'
  if (!ACCENTED.test(lower)) return 'strange'
  return text === lower ? 'abroad' : 'name'
}

function isSlip(word: string, dictionary: Dictionary): boolean {
  const [best] = dictionary.suggest(word, 1)
  return best !== undefined && isPlausible(word, best, false, dictionary)
}

const votesOf = ({ english, slip, rare, strange, abroad }: Record<Vote, number>): WordVotes => ({
  english: english + slip,
  slips: slip,
  strange: strange + abroad,
  abroad,
  words: english + slip + rare + strange + abroad,
})
