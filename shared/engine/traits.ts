/** Marks of a sentence that rules can wait for, so that most sentences cost them nothing. */
import { hasDigit, isAllCaps } from './characters.ts'
import type { Doc, Sentence, Token } from './doc.ts'

/** Powers of two. */
export const TRAITS = {
  /** A number, or a word with a digit. */
  digits: 1,
  placeholder: 2,
  emoji: 4,
  link: 8,
  /** A word of two or more capitals. */
  capitals: 16,
  exclamation: 32,
  /** A mark after a space, a mark without a space behind it, or two marks in a row. */
  spacing: 64,
  /** The same word twice in a row. */
  twins: 128,
  /** Twenty words or more. */
  long: 256,
  /** “a” or “an”. */
  article: 512,
  /** A word that no lexicon holds. */
  unknown: 1024,
  /** A curly bracket. */
  braces: 2048,
  // Of a whole draft only.
  html: 4096,
  image: 8192,
  subject: 16384,
  preheader: 32768,
  comma: 65536,
  /** A figure, or a word for a password. */
  secret: 131072,
  /** A figure, and the name of a day or a month. */
  date: 262144,
  /** A word such as “something”. */
  vague: 524288,
  /** A bracket or a curly quotation mark. */
  bracket: 1048576,
} as const

export type Trait = keyof typeof TRAITS

/** Whether a sentence has a trait. */
export const hasTrait = ({ parsed }: Sentence, trait: Trait): boolean => (parsed.traits & TRAITS[trait]) !== 0

/** Marks that come in pairs. */
const BRACKETS = '()[]“”'

/** Traits that one token brings, seen with the one before it. A known word is one of a lexicon: it has no digits. */
export function traitsOf(token: Token, before: Token | undefined, known: boolean): number {
  const { kind, text, lower } = token
  const touches = before !== undefined && before.end === token.start
  switch (kind) {
    case 'word': {
      let traits = 0
      if (lower === before?.lower) traits |= TRAITS.twins
      if (lower === 'a' || lower === 'an') traits |= TRAITS.article
      if (touches && before.kind === 'mark') traits |= TRAITS.spacing
      const first = text.charCodeAt(0)
      if ((first < 97 || first > 122) && isAllCaps(text)) traits |= TRAITS.capitals
      if (!known && hasDigit(text)) traits |= TRAITS.digits
      return traits
    }
    case 'mark':
      return (
        (text === '!'
          ? TRAITS.exclamation
          : text === ','
            ? TRAITS.comma
            : text === '{' || text === '}'
              ? TRAITS.braces
              : BRACKETS.includes(text)
                ? TRAITS.bracket
                : 0) | (touches && before.kind !== 'mark' ? 0 : TRAITS.spacing)
      )
    case 'number':
      return TRAITS.digits
    case 'placeholder':
      return TRAITS.placeholder
    case 'emoji':
      return TRAITS.emoji
    default:
      return TRAITS.link
  }
}

/** Traits of a whole draft: those of its sentences, and what it has besides. */
export function draftTraits(
  doc: Pick<Doc, 'sentences' | 'subject' | 'preheader' | 'html' | 'images' | 'links' | 'placeholders'>,
): number {
  let traits =
    (doc.html ? TRAITS.html : 0) |
    (doc.images.length > 0 ? TRAITS.image : 0) |
    (doc.links.length > 0 ? TRAITS.link : 0) |
    (doc.placeholders.length > 0 ? TRAITS.placeholder : 0)
  if (doc.subject) traits |= TRAITS.subject | doc.subject.parsed.traits
  if (doc.preheader) traits |= TRAITS.preheader | doc.preheader.parsed.traits
  for (const sentence of doc.sentences) traits |= sentence.parsed.traits
  return traits
}
