/** Subjects of letters with several parts: their headings in a row. */
import type { Doc } from '../../engine/doc.ts'
import type { RichMaterial } from '../material/from-draft.ts'
import { plain } from '../material/line.ts'
import type { Idea } from './idea.ts'
import { isShouted } from './shouted.ts'

const MOST_WORDS = 3

/** `Seed order, bonfires and marrow supper`. */
export function listedLines(doc: Doc, material: RichMaterial): Idea[] {
  if (doc.family !== 'bulk_content') return []
  const parts = material.lines
    .filter(
      ({ sentence }) =>
        isPart(doc, sentence.block) &&
        sentence.words <= MOST_WORDS &&
        !/^(?:from|to|by|for|in|on|at|with)$/.test(sentence.tokens[0]?.lower ?? '') &&
        !isShouted(sentence) &&
        !/[.?!:,·–]/.test(sentence.text),
    )
    .map(({ sentence }) => plain(sentence.text))
  const ideas: Idea[] = []
  const why = 'Names the parts of the letter in their order.'
  for (let i = 0; i + 1 < Math.min(parts.length, 5); i++) {
    const [a = '', b = '', c] = parts.slice(i)
    ideas.push({ text: `${a} and ${small(b)}`, angle: 'specific', weight: 3 - i * 0.2, why, line: null })
    if (c !== undefined)
      ideas.push({
        text: `${a}, ${small(b)} and ${small(c)}`,
        angle: 'specific',
        weight: 4.5 - i * 0.2,
        why,
        line: null,
      })
  }
  return ideas
}

/** A heading, or a line that stands as a paragraph of its own. */
const isPart = (doc: Doc, block: number) => {
  const b = doc.blocks[block]
  return b !== undefined && (b.kind === 'heading' || b.kind === 'paragraph') && b.to - b.from === 1
}

const small = (text: string) =>
  /^\p{Lu}\p{Ll}/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text
