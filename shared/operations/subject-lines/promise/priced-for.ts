/** For whom a price is: “£95 for adults and £52 for members over 65” gives £52 to nobody else. */
import type { Sentence, Token } from '../../../engine/doc.ts'
import { isContent, stem } from '../../../engine/measures/content-words.ts'

/** A price of the mail, `free` among them, and the stems and figures of those who have it. */
interface Price {
  sum: string
  whose: ReadonlySet<string>
}

const isSum = ({ text }: Token) => /^[$£€¥]\d|\d[$£€¥]$/.test(text)
const isPrice = (token: Token) => isSum(token) || token.lower === 'free'

/** Whether a subject gives the sum at `at` to others than the mail does. */
export function isForOthers(subject: readonly Token[], at: number, sentences: readonly Sentence[]): boolean {
  const sum = subject[at]
  if (!sum || !isSum(sum)) return false
  const prices = sentences.flatMap(({ tokens }) => pricesIn(tokens))
  const own = prices.filter((price) => price.sum === sum.lower)
  if (own.length === 0 || own.some(({ whose }) => whose.size === 0)) return false
  const others = prices.filter((price) => price.sum !== sum.lower)
  const said = stemsOf(subject.filter((_, i) => i !== at))
  // “Members” have both prices; “over 65” has one.
  const only = (ones: readonly Price[], rest: readonly Price[]) =>
    ones.some(({ whose }) => [...whose].some((s) => said.has(s) && !rest.some((price) => price.whose.has(s))))
  return !only(own, others) && only(others, own)
}

function pricesIn(tokens: readonly Token[]): Price[] {
  return tokens.flatMap((token, i) =>
    isPrice(token) ? [{ sum: token.lower, whose: behind(tokens, i + 1) ?? before(tokens, i) }] : [],
  )
}

/** Who stands behind “for”, up to the next price or mark. */
function behind(tokens: readonly Token[], at: number): ReadonlySet<string> | null {
  if (tokens[at]?.lower !== 'for') return null
  const end = tokens.findIndex(
    (t, i) =>
      i > at &&
      (t.kind === 'mark' || isPrice(t) || (t.lower === 'and' && tokens.slice(i, i + 3).some(isPrice))),
  )
  return stemsOf(tokens.slice(at + 1, end < 0 ? tokens.length : end))
}

/** Words between those who pay and what they pay. */
const PAYS = /^(?:pays?|swims?|goes|go|gets?|rides?|travels?|enters?|comes?|visits?|stays?|eats?)$/
const REACH = 3

/** Who pays it, as the subject of its clause: “Members under 18 swim free”. */
function before(tokens: readonly Token[], at: number): ReadonlySet<string> {
  const verb = tokens.findLastIndex((t, i) => i < at && i >= at - REACH && PAYS.test(t.lower))
  if (verb < 0) return new Set()
  const start = tokens.findLastIndex(
    (t, i) => i < verb && (t.kind === 'mark' || isPrice(t) || t.lower === 'and'),
  )
  return stemsOf(tokens.slice(start + 1, verb))
}

const stemsOf = (tokens: readonly Token[]): ReadonlySet<string> =>
  new Set(
    tokens.flatMap((t) =>
      t.kind === 'number' ? [t.lower] : t.kind === 'word' && isContent(t.lower) ? [stem(t.lower)] : [],
    ),
  )
