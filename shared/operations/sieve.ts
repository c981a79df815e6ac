/** Many searches over many sentences, most of which have none of what is looked for. */
import { needlesOf } from './needles.ts'

/** A string that some searches need. */
interface Needle {
  text: string
  /** Indexes of these, each with the bit of the set that the string is of. */
  of: { index: number; bit: number }[]
}

/** Places of the table that tells needles by their first three letters. */
const PLACES = 1 << 15

/**
 * Gives the searches that may find something in a text, by their indexes and in their order. It reads a text once for
 * all of them, and a search that is never run is never compiled: that takes a thousand times as long as to run it.
 */
export function sieve(searches: readonly RegExp[]): (text: string) => readonly number[] {
  const needles = new Map<string, Needle>()
  /** The bits of all sets of each search. */
  const whole = searches.map((search, index) => {
    const sets = needlesOf(search)
    for (const [place, set] of sets.entries())
      for (const text of set) {
        const needle = needles.get(text) ?? { text, of: [] }
        needle.of.push({ index, bit: 1 << place })
        needles.set(text, needle)
      }
    return (1 << sets.length) - 1
  })
  const always = [...whole.keys()].filter((index) => whole[index] === 0)
  const byPlace = Map.groupBy(needles.values(), ({ text }) => placeAt(text, 0))
  const taken = new Uint8Array(PLACES)
  for (const place of byPlace.keys()) taken[place] = 1
  return (text) => {
    const lower = text.toLowerCase()
    const seen = new Map<number, number>()
    for (let at = 0; at < lower.length - 2; at++) {
      const place = placeAt(lower, at)
      if (taken[place] === 0) continue
      for (const needle of byPlace.get(place) ?? [])
        if (lower.startsWith(needle.text, at))
          for (const { index, bit } of needle.of) seen.set(index, (seen.get(index) ?? 0) | bit)
    }
    const found = [...always]
    for (const [index, bits] of seen) if (bits === whole[index]) found.push(index)
    return found.sort((a, b) => a - b)
  }
}

/** Whether any of the searches finds something in a text. */
export function anyOf(searches: readonly RegExp[]): (text: string) => boolean {
  const mayFind = sieve(searches)
  return (text) => mayFind(text).some((index) => searches[index]?.test(text))
}

const placeAt = (text: string, at: number): number =>
  (text.charCodeAt(at) ^ (text.charCodeAt(at + 1) << 5) ^ (text.charCodeAt(at + 2) << 10)) & (PLACES - 1)
