/** An answer in words as headings, lists and paragraphs. Every operation says its answer in lines of the same few forms. */

export interface Line {
  /** Its number in the text. */
  at: number
  /** What it begins with: `-`, `3.`, `−4`, `→`; empty for none. */
  mark: string
  text: string
  /** Lines that are set in under it. */
  inner: Block[]
}

/** `points` are lines with a sign of their own, such as what each costs. */
export type BlockKind = 'heading' | 'bullets' | 'numbers' | 'points' | 'text'

export interface Block {
  kind: BlockKind
  lines: Line[]
}

/** A telephone number, which begins with “+”, is no figure of points. */
const MARK = /^(?:[-→!·+—]|\d{1,3}\.|(?:−\d{1,2}|\+(?!\d{1,2} +[\d(])\d{1,2})(?:\.\d{1,2})?:?)(?= )/u
/** Characters of the longest line that stands over a list. */
const LONGEST_HEADING = 60

/** No line that says something is lost or moved. */
export function blocksOf(text: string): Block[] {
  return grouped(text.split('\n').map((line, at) => ({ at, line })))
}

interface Raw {
  at: number
  line: string
}

function grouped(raw: readonly Raw[]): Block[] {
  const blocks: Block[] = []
  let isOpen = false
  for (let i = 0; i < raw.length; i++) {
    const { at, line } = raw[i] as Raw
    if (line.trim() === '') {
      isOpen = false
      continue
    }
    let end = i + 1
    while (isSetIn(raw[end]?.line)) end++
    const inner = grouped(raw.slice(i + 1, end).map((one) => ({ ...one, line: one.line.trim() })))
    const made = lineOf(at, line.trim(), inner)
    const kind = kindOf(made, raw[end]?.line ?? '')
    const last = blocks.at(-1)
    if (isOpen && last?.kind === kind && kind !== 'heading') last.lines.push(made)
    else blocks.push({ kind, lines: [made] })
    isOpen = true
    i = end - 1
  }
  return blocks
}

const isSetIn = (line = ''): boolean => /^ {2,3}\S/.test(line)

function lineOf(at: number, line: string, inner: Block[]): Line {
  const mark = MARK.exec(line)?.[0] ?? ''
  return { at, mark, text: line.slice(mark.length).trim(), inner }
}

function kindOf({ mark, text, inner }: Line, next: string): BlockKind {
  if (mark === '—') return 'heading'
  if (mark === '-') return 'bullets'
  if (mark.endsWith('.')) return 'numbers'
  if (mark !== '') return 'points'
  const isOverList = text.endsWith(':') && text.length <= LONGEST_HEADING && MARK.test(next)
  return isOverList || inner.length > 0 ? 'heading' : 'text'
}

/** A line with the label that it begins with, such as “Subject: …”; null for none. */
export function labelled(text: string): { label: string; rest: string } | null {
  const [, label = '', rest = ''] = /^(\p{Lu}[\p{L}’]{1,14}(?: \p{L}{1,12}){0,3}:) (.*)$/su.exec(text) ?? []
  return label === '' ? null : { label, rest }
}
