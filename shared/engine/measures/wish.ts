/** Stock wishes at the start of a sentence: “I hope this email finds you well”. English. */
import { isCapitalised } from '../characters.ts'
import type { ParsedSentence, Token } from '../doc.ts'
import { INTRODUCTIONS } from '../lexicon/introductions.ts'
import { EXCUSES, PREFACES } from '../lexicon/prefaces.ts'
import {
  BEFORE_HOPE,
  FINDS,
  FINE,
  HOPE,
  MAILS,
  OWN_WORDS,
  OWNERS,
  TIMES,
  WISH_WORDS,
  WISHED,
} from '../lexicon/wishes.ts'
import { ofSentence } from '../of-sentence.ts'
import { words } from '../word-set.ts'
import { isContent } from './content-words.ts'
import { lowerAt } from './lower-at.ts'
import { clauseAfter } from './opener.ts'
import { saysNothing } from './telling-words.ts'

/** Words before the hope at most. */
const LEAD = 3

const PEOPLE = words('you your everyone all u ur')

const isPlain = ({ kind }: Token) => kind === 'mark' || kind === 'emoji'
const isStock = (lower: string) =>
  FINE.has(lower) || WISHED.has(lower) || WISH_WORDS.has(lower) || MAILS.has(lower) || FINDS.has(lower)

/**
 * The token after a stock wish that begins the sentence, or 0. A wish with a word of its own, such as a
 * trip or an illness, is meant for this reader and is none.
 */
export const wishEnd = ofSentence(({ tokens }): number => {
  let hope = 0
  while (hope < LEAD && BEFORE_HOPE.has(lowerAt(tokens, hope))) hope++
  if (!HOPE.has(lowerAt(tokens, hope))) return 0
  const wished = hope + (lowerAt(tokens, hope + 1) === 'that' ? 2 : 1)
  return isWished(tokens, wished) ? endOfWish(tokens, wished) : 0
})

/** Most words of thanks for anything, and of a cry, that say nothing else. */
const THANKS = 6
const CRY = 3

/** How far into a sentence the words that announce it or introduce the sender begin at most. */
const BEGINS = 9

/** Whether a sentence only announces or introduces: behind the stock words of that comes no word of meaning. */
export const isPreamble = ofSentence(({ hits, tokens }): boolean => {
  const last = hits.findLast(
    ({ lexicon }) => lexicon === PREFACES || lexicon === INTRODUCTIONS || lexicon === EXCUSES,
  )
  return (
    last !== undefined &&
    last.from <= BEGINS &&
    !tokens.slice(last.to).some((t) => !isPlain(t) && (t.kind !== 'word' || isContent(t.lower)))
  )
})

/** Whether a sentence that opens a mail tells nothing of its matter. */
export const clearsThroat = (sentence: { parsed: ParsedSentence }): boolean =>
  wishEnd(sentence) > 0 || isPreamble(sentence)

/** Whether a sentence fills space alone: a wish for everybody, thanks, a cry such as “Happy Friday!”, a greeting, or no word of meaning. */
export const isFiller = ofSentence((parsed): boolean => {
  const { tokens, words, text } = parsed
  const end = wishEnd({ parsed })
  if (end > 0) return tokens.slice(end).every(isPlain)
  if (words <= CRY && /[!,]$/.test(text)) return true
  return (
    (words <= THANKS && /^thank/.test(lowerAt(tokens, 0))) ||
    isPreamble({ parsed }) ||
    saysNothing({ parsed })
  )
})

/** “you …”, “all …”, “this email …”, “this finds …”, “the week …”; not “this works” or “that is clear”. */
function isWished(tokens: readonly Token[], at: number): boolean {
  const what = lowerAt(tokens, at)
  // “Have a great day”: what is had has to be fine at once.
  if (lowerAt(tokens, at - 1) === 'have') return what === 'a' && FINE.has(lowerAt(tokens, at + 1))
  if (WISHED.has(what)) return true
  if (what !== 'this' && what !== 'my' && what !== 'the') return false
  const next = lowerAt(tokens, at + 1)
  return MAILS.has(next) || FINDS.has(next) || WISHED.has(next)
}

function endOfWish(tokens: readonly Token[], from: number): number {
  let fine = false
  // “This email finds you well” is stock whatever its tail; of another wish, a tail about the times is.
  const finds = tokens.slice(from, from + 3).some(({ lower }) => FINDS.has(lower))
  let tail = finds
  for (let i = from; i < tokens.length; i++) {
    const token = tokens[i]
    if (!token) break
    // “Good with Monday” is about Monday.
    if (FINE.has(token.lower) && lowerAt(tokens, i + 1) === 'with' && !PEOPLE.has(lowerAt(tokens, i + 2)))
      return 0
    if (FINE.has(token.lower)) fine = true
    const next = fine ? clauseAfter(tokens, i) : -1
    if (next > 0 && !isHoped(tokens, next) && !tokens.slice(i).every(wishes)) return i
    if (fine && token.lower === ',' && isCalled(tokens, i + 1)) return tokens.length
    if (isPlain(token)) {
      if (fine && token.lower !== ',' && token.lower !== '-') return tokens.slice(i).every(isPlain) ? i : 0
      // Behind a mark or an “and” something else may be said; “and energized” wishes on.
      tail = false
    } else if (fine && token.lower === 'and')
      // “… and wanted to ask” says what for.
      tail = finds && /^(?!want|need|hop|writ|look)\w*(?:ing|ed|ready)$/.test(lowerAt(tokens, i + 1))
    else if (fine && TIMES.has(token.lower)) tail = true
    else if (
      token.kind !== 'placeholder' &&
      !isStock(token.lower) &&
      !(fine && tail && fitsAnybody(tokens, i, finds))
    )
      return 0
  }
  return fine ? tokens.length : 0
}

/** How far before its thing “your” stands: “your new role”. */
const OWNED = 3

/** A word of a tail that would do in any mail: no name, no figure, nothing that is somebody's or, but for a stock wish, one of its kind. */
function fitsAnybody(tokens: readonly Token[], at: number, stock: boolean): boolean {
  const { kind, text, lower } = tokens[at] as Token
  return (
    kind === 'word' &&
    !isCapitalised(text) &&
    !tokens.slice(at - OWNED, at).some((t) => OWNERS.has(t.lower) || (t.lower === 'the' && !stock)) &&
    (!OWN_WORDS.has(lower) || lowerAt(tokens, at - 1) === 'as')
  )
}

/** “… well and that you had a good weekend”: the second clause wishes as well. */
const wishes = (token: Token) => token.kind !== 'word' || isStock(token.lower) || HOPE.has(token.lower)

/** “… well and the move is done”, “… and we can meet”: the sender hopes this as well. */
const isHoped = (tokens: readonly Token[], at: number): boolean =>
  lowerAt(tokens, at - 1) === 'and' &&
  /^(?:(?:you|it|the|your|an?|our|there)\b|we (?:can|could|will|get) )/.test(
    `${lowerAt(tokens, at)} ${lowerAt(tokens, at + 1)} `,
  )

/** “…, Ana!” */
const isCalled = (tokens: readonly Token[], at: number) => {
  const name = tokens[at]
  const named = name?.kind === 'placeholder' || (name?.kind === 'word' && isCapitalised(name.text))
  return named && tokens.slice(at + 1).every(isPlain)
}
