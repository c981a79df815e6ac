/** Corrections for a word as written: known misspellings first, then what the graph has near. */
import { MISSPELLINGS } from '../lexicon/misspellings.ts'
import { corrections, LONGEST } from './corrections.ts'
import { type Graph, NO_WORD } from './graph.ts'
import { lookUp, ownerIn, rightOrdinal } from './lookup.ts'
import { plain } from './plain.ts'

/** Corrections in lower case, best first, none twice. Nothing for a word of more than 24 letters. */
export function suggest(graph: Graph, written: string, farther: boolean): readonly string[] {
  if (written.length > LONGEST) return []
  const word = plain(written)
  const known = MISSPELLINGS.get(word)
  const found = new Set(known === undefined ? [] : [known])
  for (const text of computed(graph, word, farther)) found.add(text)
  found.delete(word)
  return [...found]
}

function computed(graph: Graph, word: string, farther: boolean): readonly string[] {
  const ordinal = rightOrdinal(word)
  if (ordinal !== undefined) return [ordinal]
  if (/[-./]/.test(word)) return inOnePart(graph, word, farther)
  if (!/^[a-z']+$/.test(word)) return []
  const owner = ownerIn(word)
  if (owner === undefined || lookUp(graph, owner) !== NO_WORD) return corrections(graph, word, farther)
  return suggest(graph, owner, farther)
    .map((text) => (word.endsWith("s'") && text.endsWith('s') ? `${text}'` : `${text}'s`))
    .filter((text) => lookUp(graph, text) !== NO_WORD)
}

/** Mends `wel-known` when only one of its parts is wrong. */
function inOnePart(graph: Graph, word: string, farther: boolean): readonly string[] {
  const parts = word.split(/([-./])/)
  const wrong = parts.filter((part) => !/^[-./]?$/.test(part) && lookUp(graph, part) === NO_WORD)
  const [only] = wrong
  if (only === undefined || wrong.length > 1) return []
  return suggest(graph, only, farther)
    .map((text) => parts.map((part) => (part === only ? text : part)).join(''))
    .filter((text) => text.includes(' ') || lookUp(graph, text) !== NO_WORD)
}
