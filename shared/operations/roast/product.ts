/** What a sender sells, in the words that name it: “a leading provider of cutting-edge route planning software for …”. */
import type { Doc, Sentence, Token } from '../../engine/doc.ts'
import { bodyOf } from '../../engine/measures/body.ts'
import { isVerb } from '../material/verbs.ts'
import { ARTICLES, OTHERS, OWNERS, PREPOSITIONS } from '../material/words.ts'

/** Behind these stands what is sold. */
const SELLERS = new Set(
  'provider providers supplier suppliers maker makers manufacturer vendor developer'.split(' '),
)
const SELLING = new Set(
  'provide provides offer offers sell sells make makes build builds develop develops supply supplies deliver delivers'.split(
    ' ',
  ),
)
/** Adjectives that say nothing of a thing; what is left without them is the thing. */
const PUFF = new Set(
  (
    'a an the our your best great new innovative revolutionary powerful leading ultimate unique amazing robust seamless comprehensive complete full ' +
    'modern smart advanced premium exclusive tailored customised customized bespoke scalable flexible professional quality top-quality affordable ' +
    'unparalleled unmatched world-class cutting-edge next-generation next-gen state-of-the-art best-in-class industry-leading award-winning ai-powered ' +
    'high-quality end-to-end all-in-one one-stop proven reliable fast easy simple intelligent dynamic holistic turnkey'
  ).split(' '),
)
/** As a last word these name nothing. */
const NOTHING = new Set(
  (
    'solution solutions service services product products suite value results support help software technology technologies platform platforms tools ' +
    'tool company companies businesses people experience range choice option options way ways opportunity opportunities approach expertise excellence ' +
    'success growth protection quality things something'
  ).split(' '),
)
const MOST = 4
const LONGEST = 36

/** What the mail offers, as short words a line may repeat; `null` where no sentence says it plainly. */
export function productOf(doc: Doc): string | null {
  if (!doc.english) return null
  for (const sentence of bodyOf(doc)) {
    const found = soldIn(sentence)
    if (found !== null) return found
  }
  return null
}

function soldIn({ tokens, text }: Sentence): string | null {
  for (let i = 0; i < tokens.length - 2; i++) {
    const from = behindSelling(tokens, i)
    const thing = from === null ? null : thingAt(tokens, from, text)
    if (thing !== null) return thing
  }
  return null
}

/** Where the thing begins that is sold by the word at `i`; `null` where nothing is. */
function behindSelling(tokens: readonly Token[], i: number): number | null {
  const lower = tokens[i]?.lower ?? ''
  const next = tokens[i + 1]?.lower ?? ''
  if (SELLERS.has(lower) && (next === 'of' || next === 'in')) return i + 2
  const before = tokens.slice(Math.max(0, i - 2), i).map((token) => token.lower)
  if (!before.some((word) => SUBJECTS.has(word))) return null
  if (/^speciali[sz]e$/.test(lower) && next === 'in') return i + 2
  return SELLING.has(lower) ? i + 1 : null
}
/** Who sells: “we offer”, “a company that offers”. */
const SUBJECTS = new Set("we i that which and we've firm company startup".split(' '))

function thingAt(tokens: readonly Token[], at: number, text: string): string | null {
  let from = at
  while (from < tokens.length && PUFF.has(tokens[from]?.lower ?? '')) from++
  let to = from
  while (to < tokens.length && to - from < MOST + 1 && isPart(tokens[to])) to++
  const [first, last] = [tokens[from], tokens[to - 1]]
  if (!first || !last || to - from < 2 || to - from > MOST || (NOTHING.has(last.lower) && to - from < 3))
    return null
  // A name alone, or a thing that goes on in a verb, is none.
  if (!tokens.slice(from, to).some((t) => /^\p{Ll}{3}/u.test(t.text)) || !ends(tokens[to])) return null
  const thing = text.slice(first.start, last.end)
  return thing.length <= LONGEST && !/[\n“”"]/.test(thing) ? thing : null
}

const isPart = (token: Token | undefined): boolean =>
  token?.kind === 'word' &&
  !PREPOSITIONS.has(token.lower) &&
  !ARTICLES.has(token.lower) &&
  !OWNERS.has(token.lower) &&
  !OTHERS.has(token.lower) &&
  !ENDS.has(token.lower) &&
  !PUFF.has(token.lower)

const ENDS = new Set(
  'that which who to and or so but by with where when because you we they i it is are was were has have had starting ranging designed'.split(
    ' ',
  ),
)

/** What may follow a thing that has been named whole. */
const ends = (next: Token | undefined): boolean =>
  next === undefined ||
  next.kind === 'mark' ||
  PREPOSITIONS.has(next.lower) ||
  ENDS.has(next.lower) ||
  isVerb(next.lower)
