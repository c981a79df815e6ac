/**
 * Learns letter patterns that turn groups of vowels into syllables, from the CMU Pronouncing Dictionary, and writes
 * them for the engine: `node server/build/syllables.ts`. The same dictionary gives the same file.
 */
import { writeFile } from 'node:fs/promises'
import { pathToFileURL } from 'node:url'
import { dictionary } from 'cmu-pronouncing-dictionary'
import { encode, vowelGroups } from '#shared/engine/measures/vowel-groups.ts'
import { EVERYDAY } from './dictionary-everyday.ts'

const OUTPUT = new URL('../../shared/engine/lexicon/syllable-exceptions.ts', import.meta.url)
/** Longest part of a word tried as a pattern, breaks included; whole words are tried at any length. */
const LONGEST = 8
/** No pattern adds or takes more, so that a shape fits one sign. */
const LARGEST = 3
/**
 * The last eight hundred would put one rare word right each, and every browser would load them. What fewer save, in
 * bytes of gzip, and cost, in words of the dictionary counted wrong (before everyday words weighed more):
 * 3,995 patterns 8,391 and none; 3,500: 6,733 and 0.4 %; 3,000: 5,593 and 0.8 %; 2,000: 3,687 and 1.6 %; 1,000: 2,020 and 2.7 %.
 * With these 3,200, 0.7 % are wrong, no everyday word among them; grades of texts drawn from all of it are 0.06 off on average.
 */
const MOST_PATTERNS = 3_200
/** An everyday word counts as much as so many others: “forever” is read more often than any surname. */
const WEIGHT = 20
const ENDING = /(?:s|e?d|ing|e?r|e?st|ly)$/

/** A piece of a word, `.` for a break. Adding it to the tree also adds its `tail`, the piece without its first letter. */
interface Piece {
  readonly text: string
  readonly tail: Piece | undefined
  readonly heads: Piece[]
  readonly words: Word[]
  /** What the pattern of this piece adds. */
  adds: number
  inTree: boolean
  /** Syllables put right, less those put wrong, when it added one more, or one less. */
  up: number
  down: number
}

interface Word {
  readonly weight: number
  /** Syllables of its pronunciations. */
  readonly goals: readonly number[]
  readonly pieces: readonly Piece[]
  /** How often each piece occurs in it. */
  readonly times: readonly number[]
  count: number
}

interface Pattern {
  readonly text: string
  readonly adds: number
}

/** Words of letters, apostrophes and hyphens with the syllable counts of their pronunciations. */
function pronunciations(): Map<string, number[]> {
  const words = new Map<string, number[]>()
  for (const [key, sounds] of Object.entries(dictionary)) {
    const word = key.replace(/\(\d+\)$/, '')
    const vowels = sounds.match(/\d/g)?.length ?? 0
    if (vowels > 0 && /^[a-z]+(?:['-][a-z]+)*$/.test(word)) {
      words.set(word, [...(words.get(word) ?? []), vowels])
    }
  }
  return words
}

/** Gives the piece of a text, made at first use together with its tails. */
function pieceMaker(): (text: string) => Piece {
  const pieces = new Map<string, Piece>()
  return function piece(text) {
    const known = pieces.get(text)
    if (known) return known
    const tail = text.length > 1 ? piece(text.slice(1)) : undefined
    const made: Piece = { text, tail, heads: [], words: [], adds: 0, inTree: false, up: 0, down: 0 }
    tail?.heads.push(made)
    pieces.set(text, made)
    return made
  }
}

function prepare(text: string, goals: readonly number[], piece: (text: string) => Piece): Word {
  const marked = `.${text.replaceAll('-', '.')}.`
  const times = new Map<string, number>()
  const note = (from: number, to: number) => {
    const part = marked.slice(from, to)
    times.set(part, (times.get(part) ?? 0) + 1)
  }
  for (let from = 0; from < marked.length; from++) {
    for (let to = from + 1; to <= Math.min(from + LONGEST, marked.length); to++) note(from, to)
  }
  if (marked.length > LONGEST) note(0, marked.length)
  times.delete('.')
  const codes = new Uint8Array(text.length + 2)
  const count = vowelGroups(codes, encode(text, codes))
  const weight = EVERYDAY.has(text) || EVERYDAY.has(text.replace(ENDING, '')) ? WEIGHT : 1
  return { weight, goals, pieces: [...times.keys()].map(piece), times: [...times.values()], count }
}

/** How far the word is from its nearest goal. No count is under 1, so a goal of 1 is met by any that is smaller. */
function distance(word: Word, added: number): number {
  const count = word.count + added
  return Math.min(...word.goals.map((goal) => (goal === 1 ? Math.max(0, count - 1) : Math.abs(goal - count))))
}

/** Adds what the word contributes to the gains of its pieces, or takes it away with sign −1. */
function weigh(word: Word, sign: 1 | -1): void {
  const now = distance(word, 0)
  const up = [0]
  const down = [0]
  word.pieces.forEach((piece, i) => {
    const times = word.times[i] ?? 1
    up[times] ??= now - distance(word, times)
    down[times] ??= now - distance(word, -times)
    piece.up += sign * word.weight * (up[times] ?? 0)
    piece.down += sign * word.weight * (down[times] ?? 0)
  })
}

/** Nodes the tree would grow by. */
function growth(piece: Piece): number {
  let nodes = 0
  for (let at: Piece | undefined = piece; at && !at.inTree; at = at.tail) nodes++
  return nodes
}

/** Stacks of candidate steps, best first: the largest gain, then the fewest new nodes. */
function candidates() {
  const stacks: { piece: Piece; step: 1 | -1 }[][] = []
  const rank = (piece: Piece, step: 1 | -1) => {
    const gain = step === 1 ? piece.up : piece.down
    return gain > 0 && Math.abs(piece.adds + step) <= LARGEST ? gain * 64 + 63 - growth(piece) : 0
  }
  const offer = (piece: Piece) => {
    for (const step of [1, -1] as const) {
      const at = rank(piece, step)
      if (at === 0) continue
      while (stacks.length <= at) stacks.push([])
      stacks[at]?.push({ piece, step })
    }
  }
  const take = () => {
    while (stacks.length > 0) {
      const best = stacks.at(-1)?.pop()
      if (!best) stacks.pop()
      else if (rank(best.piece, best.step) === stacks.length - 1) return best
    }
    return undefined
  }
  return { offer, take }
}

/**
 * Greedy: again and again the pattern step that puts most words right, until none helps.
 * Words with several pronunciations are right with any of them.
 */
function learn(words: ReadonlyMap<string, readonly number[]>, most: number): Pattern[] {
  const piece = pieceMaker()
  const { offer, take } = candidates()
  const pieces = new Set<Piece>()
  for (const [text, goals] of words) {
    const word = prepare(text, goals, piece)
    weigh(word, 1)
    for (const part of word.pieces) {
      part.words.push(word)
      pieces.add(part)
    }
  }
  pieces.forEach(offer)

  const chosen = new Set<Piece>()
  for (let best = take(); best && chosen.size < most; best = take()) {
    const changed = new Set<Piece>()
    best.piece.adds += best.step
    for (const word of best.piece.words) {
      weigh(word, -1)
      word.count += best.step * (word.times[word.pieces.indexOf(best.piece)] ?? 0)
      weigh(word, 1)
      for (const part of word.pieces) changed.add(part)
    }
    for (let at: Piece | undefined = best.piece; at && !at.inTree; at = at.tail) {
      at.inTree = true
      // What hangs on this node has become cheaper by one.
      const cheaper = [...at.heads]
      for (let next = cheaper.pop(); next; next = cheaper.pop()) {
        if (next.inTree) continue
        changed.add(next)
        cheaper.push(...next.heads)
      }
    }
    changed.forEach(offer)
    chosen.add(best.piece)
  }
  return [...chosen].filter(({ adds }) => adds !== 0).map(({ text, adds }) => ({ text, adds }))
}

interface Node {
  adds: number
  readonly children: Map<string, Node>
}

/** 0, +1, −1, +2, −2 … in order. */
const rankOf = ({ adds }: Node): number => (adds > 0 ? adds * 2 - 1 : adds * -2)

/** Patterns as the two strings that `readTree` in the engine reads; the format stands there. */
function pack(patterns: readonly Pattern[]): { letters: string; shapes: string } {
  const root: Node = { adds: 0, children: new Map() }
  for (const { text, adds } of patterns) {
    let node = root
    for (const letter of [...text.replaceAll("'", '_')].reverse()) {
      const next = node.children.get(letter) ?? { adds: 0, children: new Map() }
      node.children.set(letter, next)
      node = next
    }
    node.adds = adds
  }
  let letters = ''
  let shapes = ''
  const write = (node: Node) => {
    // In an order of shapes, so that those repeat: packed, the two strings are a twentieth shorter than by letter.
    const children = [...node.children].sort(
      ([a, one], [b, other]) =>
        other.children.size - one.children.size || rankOf(one) - rankOf(other) || (a < b ? -1 : 1),
    )
    children.forEach(([letter, child], i) => {
      const leaf = child.children.size === 0 ? 2 : 0
      const last = i === children.length - 1 ? 1 : 0
      letters += letter
      shapes += String.fromCharCode(97 + rankOf(child) * 4 + leaf + last)
      write(child)
    })
  }
  write(root)
  return { letters, shapes }
}

const literal = (text: string): string =>
  (text.match(/.{1,100}/g) ?? []).map((line) => `\n  '${line}'`).join(' +')

async function main(): Promise<void> {
  const { letters, shapes } = pack(learn(pronunciations(), MOST_PATTERNS))
  const source = `/** Made by server/build/syllables.ts from the CMU Pronouncing Dictionary (Carnegie Mellon University); read in measures/syllables.ts. */

export const LETTERS =${literal(letters)}

export const SHAPES =${literal(shapes)}
`
  await writeFile(OUTPUT, source)
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await main()
