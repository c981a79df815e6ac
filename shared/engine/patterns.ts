/**
 * Phrases written with alternatives, read a word at a time. A line of a lexicon may stand for ten thousand
 * phrases; a reader only ever makes those whose words a draft has.
 */

/** A stretch of a pattern that ends where words end: its alternatives, each with the groups it chose. */
type Slot = readonly { words: readonly string[]; choice: readonly number[] }[]

/** The slots of a phrase, in order. */
export type Pattern = readonly Slot[]

/** Where a reader stands: before word `at` of `words`, which the slots from `slot` on follow. */
export interface Place {
  words: readonly string[]
  at: number
  slot: number
  /** The alternative taken of each group so far. */
  choice: readonly number[]
}

const NONE: readonly never[] = []
export const START: Place = { words: NONE, at: 0, slot: 0, choice: NONE }

/**
 * Reads `(a|b)` as alternatives and `(a|)` as an optional word. Throws a `SyntaxError` on nested groups.
 */
export function patternOf(source: string): Pattern {
  if (!source.includes('(')) return literally(source)
  const slots: Slot[] = []
  let at = 0
  while (at < source.length) {
    let end = at
    let open = false
    for (; end < source.length && (open || source[end] !== ' '); end++) {
      if (source[end] === '(' && open)
        throw new SyntaxError(`groups of alternatives cannot be nested: ${source}`)
      open = source[end] === '(' || (open && source[end] !== ')')
    }
    slots.push(options(source.slice(at, end)))
    at = end + 1
  }
  return slots
}

/** A phrase that means itself, whatever it holds. */
export const literally = (text: string): Pattern => [[{ words: text.split(' '), choice: NONE }]]

function options(text: string): Slot {
  if (!text.includes('(')) return [{ words: [text], choice: NONE }]
  const parts = partsOf(text)
  return Array.from(choices(parts), (choice) => ({
    words: fill(parts, choice).split(' ').filter(Boolean),
    choice,
  }))
}

/**
 * Calls `visit` with every word that may come next and the place behind it; with `null` where the pattern
 * ends here.
 */
export function read(pattern: Pattern, place: Place, visit: (word: string | null, behind: Place) => void) {
  const { words, at, slot, choice } = place
  const word = words[at]
  if (word !== undefined) return visit(word, { words, at: at + 1, slot, choice })
  const next = pattern[slot]
  if (!next) return visit(null, place)
  for (const option of next)
    read(
      pattern,
      { words: option.words, at: 0, slot: slot + 1, choice: joined(choice, option.choice) },
      visit,
    )
}

const joined = (a: readonly number[], b: readonly number[]) =>
  b.length === 0 ? a : a.length === 0 ? b : [...a, ...b]

/** A text cut at its groups of alternatives: one more literal than groups. */
interface Parts {
  literals: readonly string[]
  groups: readonly (readonly string[])[]
}

function partsOf(source: string): Parts {
  const literals: string[] = []
  const groups: string[][] = []
  let at = 0
  for (;;) {
    const open = source.indexOf('(', at)
    const close = open < 0 ? -1 : source.indexOf(')', open)
    if (close < 0) break
    literals.push(source.slice(at, open))
    groups.push(source.slice(open + 1, close).split('|'))
    at = close + 1
  }
  literals.push(source.slice(at))
  return { literals, groups }
}

function fill({ literals, groups }: Parts, choice: readonly number[]): string {
  let text = literals[0] ?? ''
  for (let i = 0; i < groups.length; i++)
    text += (groups[i]?.[choice[i] ?? 0] ?? '') + (literals[i + 1] ?? '')
  return text
}

/** Every choice of alternatives, the last group changing first. */
function* choices({ groups }: Parts): Generator<readonly number[]> {
  const choice = groups.map(() => 0)
  let moved = true
  while (moved) {
    yield [...choice]
    moved = false
    for (let i = choice.length - 1; i >= 0 && !moved; i--) {
      const next = (choice[i] as number) + 1
      moved = next < (groups[i]?.length ?? 0)
      choice[i] = moved ? next : 0
    }
  }
}

/** The phrase with one alternative of each group; spaces that an empty one leaves are taken out. */
export function written(source: string, choice: readonly number[]): string {
  if (!source.includes('(')) return source
  return fill(partsOf(source), choice).replaceAll(/ +/g, ' ').trim()
}

/** Every choice of alternatives a phrase has. */
export const choicesOf = (source: string): Iterable<readonly number[]> => choices(partsOf(source))
