/** Ranked corrections for one word, from the graph alone. */
import { classOf, findWord, type Graph, isEveryday, ORDINARY, PROPER, UNSUGGESTED } from './graph.ts'
import { type Candidate, nearby } from './nearby.ts'
import { slipCost } from './slips.ts'

/** Longer strings are not slips of a word but addresses, keys and the like. */
export const LONGEST = 24
/** A second edit is looked for in words of this many letters; shorter ones would become anything. */
const TWO_EDITS_FROM = 5

/** What being no everyday word adds to the cost of the slip, in the units of `slipCost`. */
const RARE_COST = 5
const PROPER_COST = 8
/** A forgotten space between two words everyone uses. */
const SPLIT_COST = 12

/**
 * Corrections of a word of a to z and apostrophes, most likely first. Names come only when no plain word is one edit
 * away, and where not `farther`, nothing two edits away when nothing is nearer.
 */
export function corrections(graph: Graph, word: string, farther = true): readonly string[] {
  if (word.length < 2 || word.length > LONGEST) return []
  const halves = splits(graph, word)
  const near = candidates(graph, word, farther || halves.length > 0)
  const withNames = !near.some(({ edge, distance }) => distance === 1 && classOf(edge) === ORDINARY)
  const ranked = near
    .filter(({ edge, distance }) => distance > 0 && offered(edge, withNames))
    .map((one) => ({ text: one.word, cost: cost(word, one) }))
  for (const text of halves) ranked.push({ text, cost: SPLIT_COST })
  ranked.sort((a, b) => a.cost - b.cost || (a.text < b.text ? -1 : 1))
  return ranked.map(({ text }) => text)
}

/** The words one edit away or, when none of them is an everyday word, two. */
function candidates(graph: Graph, word: string, farther: boolean): readonly Candidate[] {
  const near = nearby(graph, word, 1)
  const enough =
    word.length < TWO_EDITS_FROM ||
    (near.length === 0 && !farther) ||
    near.some(({ edge }) => isEveryday(edge))
  return enough ? near : nearby(graph, word, 2)
}

/** Whether a word may be offered. The names everyone uses, those of days and months, count as plain words. */
function offered(edge: number, withNames: boolean): boolean {
  const kind = classOf(edge)
  return kind !== UNSUGGESTED && (kind === ORDINARY || withNames || isEveryday(edge))
}

function cost(word: string, { word: meant, edge }: Candidate): number {
  const rare = isEveryday(edge) ? 0 : classOf(edge) === PROPER ? RARE_COST + PROPER_COST : RARE_COST
  return slipCost(word, meant) + rare
}

/** Ways to cut the word into two words everyone uses. */
function splits(graph: Graph, word: string): readonly string[] {
  const found: string[] = []
  for (let at = 1; at < word.length; at += 1) {
    const left = word.slice(0, at)
    const right = word.slice(at)
    if (stands(graph, left) && stands(graph, right)) found.push(`${left} ${right}`)
  }
  return found
}

function stands(graph: Graph, word: string): boolean {
  if (word.length === 1 && word !== 'a') return false
  const edge = findWord(graph, word)
  return classOf(edge) === ORDINARY && isEveryday(edge)
}
