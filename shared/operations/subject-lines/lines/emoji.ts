/** Where emoji are allowed: the best line of a paragraph keeps the emoji that stands in it. */
import type { Doc } from '../../../engine/doc.ts'
import type { Idea } from '../idea.ts'

/** Puts the emoji of its paragraph in front of one line each; nothing else changes. */
export function withEmoji<T extends Idea>(ideas: readonly T[], doc: Doc, maxChars: number): T[] {
  const emoji = new Map<number, string>()
  for (const { block, tokens } of doc.sentences) {
    const found = tokens.find((t) => t.kind === 'emoji')
    if (found && !emoji.has(block)) emoji.set(block, found.text)
  }
  return ideas.map((idea) => {
    const block = idea.line?.index == null ? null : idea.line.sentence.block
    const mark = block === null ? undefined : emoji.get(block)
    if (block === null || mark === undefined || idea.text.includes(mark)) return idea
    if (idea.text.length + mark.length + 1 > maxChars) return idea
    emoji.delete(block)
    return { ...idea, text: `${mark} ${idea.text}`, why: `${idea.why} Keeps the emoji of its paragraph.` }
  })
}
