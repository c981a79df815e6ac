/** An event by its name and what it is about. */
import type { Doc } from '../../engine/doc.ts'
import { isVerb } from '../material/verbs.ts'
import { MOST_LETTERS } from './matter.ts'
import { OCCASIONS } from './matter-words.ts'

/** An event without praise, and with what it is about: `the webinar about e-invoicing`. */
export function eventNamed(matter: string, doc: Doc | null): string {
  const plain = matter.replace(LOUD, '')
  const head = plain.split(' ').at(-1) ?? ''
  const named = `${plain}${OCCASIONS.has(head.toLowerCase()) ? heldOn(head, doc) : ''}`
  return named.length <= MOST_LETTERS ? named : plain
}

/** Praise that is no part of a name. */
const LOUD = /\b(?:exclusive|exciting|amazing|incredible|ultimate|unmissable) /gi

/** ` about e-invoicing` of “our webinar on March 12 about e-invoicing”; '' where it is not said, too long, or said of something else: “reserve your day and tell us about any allergies”. */
function heldOn(head: string, doc: Doc | null): string {
  const told = new RegExp(
    `(?<![\\p{L}\\d/-])${head}\\b([^.!?\\n:]*?) (about (?!it\\b|this\\b|any\\b|you)[^.,;:!?\\n]{4,40}?|on (?!\\p{Lu}\\p{Ll}+day|\\p{Lu}\\p{Ll}{2,8} \\d|\\d)[^.,;:!?\\n]{4,40}?)(?= (?:on|at|from) (?:the )?(?=\\d|\\p{Lu})|[.,;:!?\\n]|$)`,
    'u',
  )
  const texts = doc ? [doc.subject?.text ?? '', doc.text] : []
  const found = texts.flatMap((text) => {
    const [, between = '', tail] = told.exec(text) ?? []
    return tail === undefined || turns(between) ? [] : [tail]
  })[0]
  return head === '' || found === undefined ? '' : ` ${found}`
}

/** Whether the words behind a noun begin another clause, so that what follows is no longer said of it. */
const turns = (between: string): boolean =>
  /\b(?:and|or|but|so|if|who|us|me|you|we|they|i)\b/i.test(between) ||
  between.split(/[^\p{L}’'-]+/u).some((word) => word === word.toLowerCase() && word !== 'is' && isVerb(word))
