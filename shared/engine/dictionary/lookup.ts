/** What the word list knows of a word as written: with an ending, a hyphen, digits, accents. */

import { words } from '../word-set.ts'
import { classOf, findWord, type Graph, letterOf, NO_WORD, ORDINARY, PROPER } from './graph.ts'
import { plain } from './plain.ts'

/** Nothing longer is a word, whatever it is made of. */
const LONGEST = 64

/** Words that take no possessive, because they are possessive already or have a form of their own. */
const NOT_OWNERS = words('my your yours his her hers its our ours their theirs')

/** Beginnings that stand only before a hyphen: `pre-launch`. */
const BEFORE_HYPHEN = words('agri electro intra nano omni pre socio tele tri')

const ORDINAL_ENDINGS: Readonly<Record<string, string>> = { '1': 'st', '2': 'nd', '3': 'rd' }

/**
 * The class of a word in lower case; `NO_WORD` when it is not spelt right. Words with digits are ordinary,
 * since `q3` and `mp4` are no matter of spelling, except ordinals with the wrong ending.
 */
export function lookUp(graph: Graph, word: string): number {
  const edge = findWord(graph, word)
  if (edge !== 0) return classOf(edge)
  if (word.length > LONGEST) return NO_WORD
  if (isBare(word)) return lookUpOwner(graph, word)
  const folded = plain(word)
  if (folded !== word) return lookUp(graph, folded)
  if (/[0-9]/.test(word)) return isWrongOrdinal(word) ? NO_WORD : ORDINARY
  return /[-./]/.test(word) ? lookUpParts(graph, word) : NO_WORD
}

/** Whether the word is made of the graph's letters alone, as nearly all are. */
function isBare(word: string): boolean {
  for (let index = 0; index < word.length; index += 1)
    if (letterOf(word.charCodeAt(index)) === 0) return false
  return true
}

/** `21st` and `1,000th` for `21th` and `1,000st`; undefined for anything but a number with such an ending. */
export function rightOrdinal(word: string): string | undefined {
  const number = word.slice(0, -2)
  if (!/^[0-9,]*[0-9]$/.test(number) || !/(?:st|nd|rd|th)$/.test(word)) return undefined
  const teen = number.at(-2) === '1'
  return number + (teen ? 'th' : (ORDINAL_ENDINGS[number.at(-1) ?? ''] ?? 'th'))
}

function isWrongOrdinal(word: string): boolean {
  const right = rightOrdinal(word)
  return right !== undefined && right !== word
}

/** The owner in `company's` and `companies'`, or undefined when the word is no possessive. */
export function ownerIn(word: string): string | undefined {
  if (word.endsWith("'s")) return word.slice(0, -2)
  return word.endsWith("s'") ? word.slice(0, -1) : undefined
}

function lookUpOwner(graph: Graph, word: string): number {
  const owner = ownerIn(word)
  return owner === undefined || NOT_OWNERS.has(owner) ? NO_WORD : classOf(findWord(graph, owner))
}

/** `well-known`, `e.g.`, `and/or`: right when every part is, a name when one part is. */
function lookUpParts(graph: Graph, word: string): number {
  const parts = word.split(/[-./]/).filter((part) => part !== '')
  let kind = parts.length === 0 ? NO_WORD : ORDINARY
  for (const [index, part] of parts.entries()) {
    if (index < parts.length - 1 && BEFORE_HYPHEN.has(part)) continue
    const one = /^[a-z]$/.test(part) ? ORDINARY : lookUp(graph, part)
    if (one === NO_WORD) return NO_WORD
    if (one === PROPER) kind = PROPER
  }
  return kind
}
