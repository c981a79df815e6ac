/** Whether words follow each other as in English, or stand as they fell: told by its small words alone. */
import { ofSentence } from '../of-sentence.ts'

/** Small words that stand in the same places. Behind them come all other words, and then the end of a clause. */
export const SMALL_WORDS: readonly string[] = [
  'a an the my your our their every',
  'of to in on at for with by from',
  'i he she we they',
  'you it this that what who which there',
  'is are am was were be been have has had do does did will would can could should',
  'and or but because if so when',
  'me him us them',
]
/** Where the number of its row stands in the roles of a word; 0 for all other words. */
export const ROW = 1 << 14
const ROWS = SMALL_WORDS.length
const END = ROWS + 1

/**
 * How much likelier one follows another in 492 mails than in the same words shuffled: ten times the natural
 * logarithm, -30 at the least. Rows and columns: other words, those above, the end of a clause.
 */
const ODDS: readonly number[][] = [
  [-2, -4, 5, -8, 0, -1, 1, 3, 2],
  [7, -30, -30, -30, -30, -30, -30, -18, -30],
  [2, 12, -19, -30, 2, -12, -30, 12, -25],
  [3, -30, -30, -30, -30, 18, -30, -20, -30],
  [0, -4, 0, 1, -4, 10, -6, -30, -6],
  [3, 2, -6, -1, 2, 6, -17, -20, -22],
  [0, 6, -13, 15, 10, -4, -3, -19, -28],
  [-3, 0, 5, -11, -7, -10, 1, 14, 5],
  [-3, -7, -15, -5, -5, -18, 9, -30, 9],
]

const CLAUSE_ENDS = '.,;:?!—–()'

/** The sum of these odds: above zero in sentences, far below where words are mixed up. */
export const grammarOf = ofSentence(({ tokens, roles }) => {
  let sum = 0
  let before = -1
  for (let i = 0; i <= tokens.length; i++) {
    const token = tokens[i]
    let row = END
    // “A: yes, tell me more” begins with a label.
    if (token && token.kind !== 'mark') row = token.text === 'A' ? 0 : ((roles[i] as number) / ROW) & 7
    else if (token && !CLAUSE_ENDS.includes(token.text)) continue
    if (before >= 0) sum += (ODDS[before] as number[])[row] as number
    before = row
  }
  return sum
})
