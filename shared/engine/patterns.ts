/**
 * Phrases written with alternatives, read a word at a time. A line of a lexicon may stand for ten thousand
 * phrases; a reader only ever makes those whose words a draft has.
 */
import { ONE, TWO, withLetterOne, withLetterTwo } from './word-hash.ts'

/** Where a reader stands in a pattern: before word `at` of `words`, which the text from `rest` on follows. */
export interface Place {
  words: readonly string[]
  at: number
  rest: number
  /** The alternative taken of each group so far. */
  choice: readonly number[]
}

const NONE: readonly never[] = []

/** Before the first word of any pattern. */
export const START: Place = { words: NONE, at: 0, rest: 0, choice: NONE }

/** Before the first word of a phrase that means itself, whatever it holds. */
export const startOfLiteral = (text: string): Place => ({
  words: text.split(' '),
  at: 0,
  rest: text.length,
  choice: NONE,
})

/**
 * Calls `visit` with every word that may come next and the place behind it; with `null` where the pattern
 * ends here. `(a|b)` stands for alternatives, `(a|)` for an optional word. With `only`, words that begin
 * unlike it are left out.
 */
export function read(
  source: string,
  place: Place,
  visit: (word: string | null, behind: Place) => void,
  only = '',
): void {
  const { words, at, rest, choice } = place
  const word = words[at]
  if (word !== undefined) {
    visit(word, { words, at: at + 1, rest, choice })
    return
  }
  if (rest >= source.length) {
    visit(null, place)
    return
  }
  const end = endOfSlot(source, rest)
  everyChoice(
    source.slice(rest, end),
    (text, chosen) =>
      read(
        source,
        { words: wordsIn(text), at: 0, rest: end + 1, choice: joined(choice, chosen) },
        visit,
        only,
      ),
    only,
  )
}

const SPACE = 32
const OPEN = 40
const CLOSE = 41
const BAR = 124

type SeeWord = (one: number, two: number, first: boolean) => void

/**
 * Calls `see` with the hashes of every word of every choice, and whether it may come first. It makes no
 * strings, as it goes through all lists when the engine starts. Throws a `SyntaxError` on groups that are
 * nested or not closed.
 */
export function eachWord(source: string, see: SeeWord): void {
  let first = true
  for (let at = 0; at < source.length; ) {
    const end = endOfSlot(source, at)
    first = spell(source, at, end, ONE, TWO, first, see)
    at = end + 1
  }
}

/**
 * Spells a slot from `at` on, behind letters with the hashes `one` and `two`. True when the first word is still
 * to come, as some choice of the slot has none.
 */
function spell(
  source: string,
  at: number,
  end: number,
  one: number,
  two: number,
  first: boolean,
  see: SeeWord,
): boolean {
  for (let i = at; i < end; i++) {
    const code = source.charCodeAt(i)
    if (code === OPEN) {
      const close = source.indexOf(')', i)
      let optional = false
      // Behind a choice that ends with a space the rest is the same as behind others.
      let spelt = false
      for (let bar = i; bar < close; ) {
        const next = source.indexOf('|', bar + 1)
        const stop = next < 0 || next > close ? close : next
        const whole = stop > bar + 2 && source.charCodeAt(stop - 1) === SPACE
        if (spell(source, bar + 1, whole && spelt ? stop : end, one, two, first, see)) optional = true
        spelt ||= whole
        bar = stop
      }
      return optional
    }
    if (code === BAR || code === CLOSE) i = source.indexOf(')', i)
    else if (code !== SPACE) {
      one = withLetterOne(one, code)
      two = withLetterTwo(two, code)
    } else if (two !== TWO || one !== ONE) {
      see(one, two, first)
      first = false
      one = ONE
      two = TWO
    }
  }
  if (two === TWO && one === ONE) return first
  see(one, two, first)
  return false
}

/** Where a slot ends that starts at `from`: plain words up to a group, or a group with what is written to it. */
function endOfSlot(source: string, from: number): number {
  let open = source.indexOf('(', from)
  if (open < 0) return source.length
  const before = source.lastIndexOf(' ', open)
  if (before > from) return before
  for (;;) {
    const close = source.indexOf(')', open)
    const next = source.indexOf('(', open + 1)
    if (close < 0) throw new SyntaxError(`a group of alternatives is not closed: ${source}`)
    if (next >= 0 && next < close) throw new SyntaxError(`groups of alternatives cannot be nested: ${source}`)
    const space = source.indexOf(' ', close)
    if (next < 0 || (space >= 0 && space < next)) return space < 0 ? source.length : space
    open = next
  }
}

const wordsIn = (text: string): readonly string[] =>
  text.includes(' ') ? text.split(' ').filter(Boolean) : text === '' ? NONE : [text]

const joined = (a: readonly number[], b: readonly number[]) =>
  b.length === 0 ? a : a.length === 0 ? b : [...a, ...b]

/**
 * Calls `visit` with every text that a choice of alternatives makes, the last group changing first. With
 * `only`, texts that begin unlike it are left out.
 */
export function everyChoice(
  source: string,
  visit: (text: string, choice: readonly number[]) => void,
  only = '',
  before = '',
  choice: readonly number[] = NONE,
): void {
  const open = source.indexOf('(')
  if (open < 0) {
    visit(before + source, choice)
    return
  }
  const close = source.indexOf(')', open)
  const stem = before + source.slice(0, open)
  const behind = source.slice(close + 1)
  const group = source.slice(open + 1, close).split('|')
  for (let i = 0; i < group.length; i++) {
    const text = (stem + group[i]).trimStart()
    if (only.startsWith(text) || text.startsWith(only)) everyChoice(behind, visit, only, text, [...choice, i])
  }
}

/** The phrase with one alternative of each group; spaces that an empty one leaves are taken out. */
export function written(source: string, choice: readonly number[]): string {
  let text = ''
  let at = 0
  for (let group = 0; ; group++) {
    const open = source.indexOf('(', at)
    const close = open < 0 ? -1 : source.indexOf(')', open)
    if (close < 0) break
    const chosen = source.slice(open + 1, close).split('|')[choice[group] ?? 0] ?? ''
    text += source.slice(at, open) + chosen
    at = close + 1
  }
  if (at === 0) return source
  text += source.slice(at)
  return (text.includes('  ') ? text.replaceAll(/ +/g, ' ') : text).trim()
}
