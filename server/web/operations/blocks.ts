/** A plain text as paragraphs and lists. */

export interface Block {
  /** Its line in the text. */
  at: number
  lines: string[]
  isList: boolean
}

/** Paragraphs stand between empty lines; lines that begin with a dash are a list. */
export function blocksOf(text: string): Block[] {
  const blocks: Block[] = []
  let isOpen = false
  for (const [at, line] of text.split('\n').entries()) {
    const isList = line.startsWith('- ')
    const last = blocks.at(-1)
    if (line.trim() === '') isOpen = false
    else if (isOpen && last?.isList === isList) last.lines.push(line)
    else {
      blocks.push({ at, lines: [line], isList })
      isOpen = true
    }
  }
  return blocks
}
