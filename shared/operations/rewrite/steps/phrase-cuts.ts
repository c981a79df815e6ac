/** The least that can go of a sentence so that a phrase is gone and the rest still reads. */
import type { Doc, Sentence, Token } from '../../../engine/doc.ts'
import type { Span } from '../../../engine/draft.ts'
import type { Edit } from '../../../engine/edit.ts'
import { STOPWORDS } from '../../../engine/lexicon/stopwords.ts'
import { cutRange, inMarkup } from '../../../engine/markup-edit.ts'
import { firstSound } from '../../../engine/measures/first-sound.ts'
import { findPhrase } from '../../phrase.ts'

/** Greetings and sign-offs that may stand for one another, the plainest first. */
const GREETINGS = ['Hello', 'Hi', 'Dear']
const SIGNOFFS = ['Kind regards', 'Best wishes', 'Thanks', 'Sincerely']

/** Edits that take `phrase` out of the sentence, each a way of its own, the smallest first; none where all of it would have to go. */
export function phraseCuts(doc: Doc, sentence: Sentence, phrase: string, banned: readonly string[]): Edit[] {
  return findPhrase(sentence.text, phrase).flatMap((at): Edit[] => {
    if (sentence.region === 'greeting') return greetingWithout(doc, sentence, at, banned)
    if (sentence.region === 'signoff') return otherWord(doc, sentence, SIGNOFFS, banned)
    return [
      attribute(doc, sentence, at),
      ...clauses(sentence, at).map((span) => cut(doc, sentence, span)),
    ].filter((edit) => edit !== null)
  })
}

/** “Hi Ana,” becomes “Hi,”; a greeting word gives way to another. */
function greetingWithout(doc: Doc, sentence: Sentence, at: Span, banned: readonly string[]): Edit[] {
  const [word] = sentence.tokens
  if (!word || at.start < word.end) return otherWord(doc, sentence, GREETINGS, banned)
  const end = Math.max(at.end, sentence.tokens.findLast(({ kind }) => kind === 'word')?.end ?? at.end)
  const edit = cut(doc, sentence, { start: word.end, end })
  return edit ? [edit] : []
}

/** Another word in place of the first one, as “Thanks,” for “Best,”. */
function otherWord(
  doc: Doc,
  sentence: Sentence,
  words: readonly string[],
  banned: readonly string[],
): Edit[] {
  const own = sentence.tokens.filter(({ kind }) => kind === 'word')
  const [first, last] = [own[0], own.at(-1)]
  const other = words.find((word) => banned.every((phrase) => findPhrase(word, phrase).length === 0))
  if (!first || !last || !other) return []
  // Of a greeting only the word goes, and the name stays.
  const span = inText(sentence, { start: first.start, end: words === GREETINGS ? first.end : last.end })
  return doc.source.isPlain(span) ? [{ ...doc.source.toSource(span), replacement: other }] : []
}

const DETERMINERS = new Set(
  'a an the our your my his her their this these those its some any no more'.split(' '),
)
/** Endings of adjectives and adverbs. */
const DESCRIBES = /(?:ive|ful|ous|able|ible|less|ical|ary|est|ly)$/
const DESCRIBING = new Set(
  'best free cheap new great good better big huge leading unique powerful amazing fantastic awesome smart modern top premium special instant exclusive simple easy quick fast unlimited ultimate perfect incredible award-winning cutting-edge best-in-class world-class state-of-the-art next-generation full-service end-to-end'.split(
    ' ',
  ),
)
const NO_ADVERBS = new Set(
  'only family reply supply daily weekly monthly yearly early apply assembly likely july italy'.split(' '),
)

/** “our innovative ovens” without “innovative”: a describing word between a determiner and what it describes. */
function attribute(doc: Doc, sentence: Sentence, at: Span): Edit | null {
  const { tokens } = sentence
  const from = tokens.findIndex(({ start }) => start === at.start)
  const to = tokens.findIndex(({ end }) => end === at.end)
  const [before, after] = [tokens[from - 1], tokens[to + 1]]
  if (from < 1 || to < 0 || !before || !after || !isNoun(after)) return null
  if (!DETERMINERS.has(before.lower) || !tokens.slice(from, to + 1).every(describes)) return null
  const article = articleFor(before, after)
  const span = inText(sentence, { start: before.start, end: after.start })
  const replacement = inMarkup(doc, span, `${article} `)
  return replacement === null ? null : { ...doc.source.toSource(span), replacement }
}

const isNoun = ({ kind, lower }: Token): boolean => kind === 'word' && !STOPWORDS.has(lower)

const describes = ({ lower }: Token): boolean =>
  DESCRIBING.has(lower) || (DESCRIBES.test(lower) && !NO_ADVERBS.has(lower))

/** “an” becomes “a” where the next word now begins otherwise. */
function articleFor({ text, lower }: Token, after: Token): string {
  if (lower !== 'a' && lower !== 'an') return text
  const right = firstSound(after) === 'vowel' ? 'an' : 'a'
  return text.startsWith('A') ? right.replace('a', 'A') : right
}

/** Stretches of a sentence that it can do without: an aside, what a last “and” adds, when something is due. */
const ASIDES: readonly RegExp[] = [
  /\s*\([^()]{1,120}\)/g,
  / [–—] [^–—,;]{1,120} [–—](?= )/g,
  /,\s(?:the|a|an|our|which|who|with|including|such as|no|without)\s[^,;:()]{1,100},(?=\s(?!and\b|or\b))/gi,
  /,\sthe (?:best|most|leading|only|first|largest|biggest|fastest)\s[^,;:()]{1,100}(?=,\s(?:and|or)\b)/gi,
  /,\s(?:and|but|so)\s(?:it|they|we|you|I|this|that|these|those)(?:['’]\w+)?\s[^;:()]{1,120}(?=[.!?…]$)/g,
  /,\s(?:the|a|an|with|including|which|no|without)\s[^,;:()]{1,100}(?=[.!?…]$)/gi,
  /\s(?:by|before|until|on|this|next)\s(?:(?:the|end of|this|next|\d{1,2}(?:st|nd|rd|th)?)\s){0,3}(?:mon|tues|wednes|thurs|fri|satur|sun)day\b[^,;:]{0,20}(?=[.!?…]$)/gi,
]

const FINITE =
  /\b(?:is|are|was|were|am|be|been|has|have|had|do|does|did|can|could|will|would|shall|should|may|might|must)\b|['’](?:s|re|ll|ve|d|m)\b|n['’]t\b/i
const JOINED = /^,\s(?:and|but|so|which|who)\b/i

/** Whether what is cut is no main clause: “In my opinion, a chat would help.” keeps its verb. */
const leavesClause = (text: string, { start, end }: Span): boolean => {
  const cut = text.slice(start, end)
  return JOINED.test(cut) || /^\s*[(–—]/.test(cut) || !FINITE.test(cut)
}

const clauses = ({ text }: Sentence, place: Span): Span[] =>
  ASIDES.flatMap((aside) => [...text.matchAll(aside)])
    .map(({ index, 0: { length } }) => ({ start: index, end: index + length }))
    .filter((span) => span.start <= place.start && span.end >= place.end)
    .filter((span) => leavesClause(text, span))

/** A place in a sentence as a place in the text. */
const inText = ({ start }: Sentence, span: Span): Span => ({
  start: start + span.start,
  end: start + span.end,
})

function cut(doc: Doc, sentence: Sentence, span: Span): Edit | null {
  const range = cutRange(doc, inText(sentence, span))
  return range && { ...range, replacement: '' }
}
