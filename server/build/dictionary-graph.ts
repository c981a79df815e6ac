/** Compiles a list of words into the smallest graph that spells exactly them; the format is in the engine. */
import {
  CLASS_SHIFT,
  EVERYDAY,
  HEADER_WORDS,
  LAST_EDGE,
  letterOf,
  MAGIC,
  TARGET_SHIFT,
  VERSION,
} from '#shared/engine/dictionary/graph.ts'

export interface Entry {
  /** Only a to z and apostrophes. */
  readonly word: string
  readonly class: number
  /** Whether people write it every day. */
  readonly everyday: boolean
}

interface Edge {
  readonly letter: number
  word: number
  next: Node
}

interface Node {
  edges: Edge[]
  /** Number of this node among the different ones, 0 while it may still grow. */
  id: number
  /** How often a look-up comes through here, estimated. */
  weight: number
  at: number
}

const newNode = (): Node => ({ edges: [], id: 0, weight: 0, at: 0 })

/** The graph of the entries as a file. Throws on a letter the graph does not know, or on a word given twice. */
export function compileGraph(entries: readonly Entry[]): Uint8Array {
  const nodes = layOut(buildMinimal(entries.toSorted((a, b) => (a.word < b.word ? -1 : 1))))
  let length = HEADER_WORDS
  for (const node of nodes) {
    node.at = length
    length += node.edges.length
  }
  if (length >= 2 ** (32 - TARGET_SHIFT)) throw new Error(`${length} edges are more than an index can hold`)
  const bytes = new Uint8Array(length * 4)
  const view = new DataView(bytes.buffer)
  const write = (index: number, value: number) => view.setUint32(index * 4, value >>> 0, true)
  for (const [index, value] of [MAGIC, VERSION, length, nodes[0]?.at ?? 0].entries()) write(index, value)
  for (const { edges, at } of nodes) {
    for (const [index, { letter, word, next }] of edges.entries()) {
      const last = index === edges.length - 1 ? LAST_EDGE : 0
      write(at + index, letter | last | word | (next.at << TARGET_SHIFT))
    }
  }
  return bytes
}

/**
 * Daciuk's construction for sorted words: when a word leaves a branch, that branch can grow no more and is
 * replaced by an equal one made before.
 */
function buildMinimal(entries: readonly Entry[]): Node {
  const root = newNode()
  const known = new Map<string, Node>()
  const path: Node[] = [root]
  let previous = ''
  const close = (depth: number) => {
    while (path.length - 1 > depth) {
      const node = path.pop() ?? root
      const edge = path.at(-1)?.edges.at(-1)
      if (edge !== undefined) edge.next = settle(node, known)
    }
  }
  for (const { word, class: kind, everyday } of entries) {
    if (word === previous) throw new Error(`${word} is given twice`)
    let shared = 0
    while (shared < word.length && word[shared] === previous[shared]) shared += 1
    close(shared)
    for (let index = shared; index < word.length; index += 1) {
      const letter = letterOf(word.charCodeAt(index))
      if (letter === 0) throw new Error(`${word} has a letter the graph does not know`)
      const next = newNode()
      path.at(-1)?.edges.push({ letter, word: 0, next })
      path.push(next)
    }
    const end = path.at(-2)?.edges.at(-1)
    if (end !== undefined) end.word = (kind << CLASS_SHIFT) | (everyday ? EVERYDAY : 0)
    previous = word
  }
  close(0)
  settle(root, known)
  return root
}

/** How many rare words are looked up as often as one everyday word. A guess, good enough to order edges. */
const EVERYDAY_WEIGHT = 30

/** The one node that stands for all equal to this. The branches looked up most come first, to be found soon. */
function settle(node: Node, known: Map<string, Node>): Node {
  const own = (word: number) => (word === 0 ? 0 : (word & EVERYDAY) === 0 ? 1 : EVERYDAY_WEIGHT)
  const weight = ({ word, next }: Edge) => next.weight + own(word)
  node.weight = node.edges.reduce((sum, edge) => sum + weight(edge), 0)
  node.edges.sort((a, b) => weight(b) - weight(a) || a.letter - b.letter)
  const signature = node.edges.map(({ letter, word, next }) => `${letter}.${word}.${next.id}`).join(' ')
  const equal = known.get(signature)
  if (equal !== undefined) return equal
  node.id = known.size + 1
  known.set(signature, node)
  return node
}

/** Every different node with edges, the root first, near relatives close together. */
function layOut(root: Node): readonly Node[] {
  const nodes = new Set<Node>()
  const visit = (node: Node) => {
    if (node.edges.length === 0 || nodes.has(node)) return
    nodes.add(node)
    for (const { next } of node.edges) visit(next)
  }
  visit(root)
  return [...nodes]
}
