/** Subjects of letters with several parts: their headings, or their first news and items, in a row. */

import type { Doc } from '../../../engine/doc.ts'
import { capitalised } from '../../../engine/edit.ts'
import type { RichMaterial } from '../../material/from-draft.ts'
import { plain } from '../../material/line.ts'
import { untitled } from '../../quieted.ts'
import type { Idea } from '../idea.ts'
import { partsIn } from '../reading/letter-parts.ts'
import { isShouted } from '../unfit/shouted.ts'

const MOST_WORDS = 3
const MOST = 5
/** Characters of a row at most, where one is that short. */
const ROOM = 50

/** `Seed order, bonfires and marrow supper`. */
export function listedLines(doc: Doc, material: RichMaterial): Idea[] {
  if (doc.family !== 'bulk_content') return []
  const headings = material.lines
    .filter(
      ({ sentence }) =>
        isPart(doc, sentence.block) &&
        sentence.words <= MOST_WORDS &&
        !/^(?:from|to|by|for|in|on|at|with)$/.test(sentence.tokens[0]?.lower ?? '') &&
        !isShouted(sentence) &&
        !/[.?!:,·–\d]/.test(sentence.text),
    )
    .map(({ sentence }) => plain(sentence.text))
  const found = rows(headings.length > 1 ? headings : partsIn(material))
  // “New Store Opening” beside “spring workshop”: headings in a row are no title any more.
  return found.map((idea) => ({ ...idea, text: untitled(idea.text, doc.dictionary) }))
}

function rows(parts: readonly string[]): Idea[] {
  const ideas: Idea[] = []
  const row = (text: string, weight: number): Idea => ({
    text,
    angle: 'specific',
    shape: 'says',
    role: 'news',
    weight,
    why: 'Names the parts of the letter in their order.',
    line: null,
  })
  // Rows that differ in one part of three say the same twice: the first that has room, and the first of two.
  const few = parts.slice(0, MOST).map((part, i) => (i === 0 ? part : small(part)))
  const first = (texts: readonly string[], weight: number) => {
    const fits = texts.find((text) => text.length <= ROOM) ?? texts[0]
    if (fits !== undefined) ideas.push(row(fits, weight))
  }
  const pairs = few.flatMap((a, i) => few.slice(i + 1).map((b) => `${capitalised(a)} and ${b}`))
  const threes = few.flatMap((a, i) =>
    few.slice(i + 1).flatMap((b, j) => few.slice(i + j + 2).map((c) => `${capitalised(a)}, ${b} and ${c}`)),
  )
  first(threes, 5)
  first(pairs, 2.5)
  return ideas
}

/** A heading, or a line that stands as a paragraph of its own. */
const isPart = (doc: Doc, block: number) => {
  const b = doc.blocks[block]
  return b !== undefined && (b.kind === 'heading' || b.kind === 'paragraph') && b.to - b.from === 1
}

const small = (text: string) =>
  /^\p{Lu}\p{Ll}/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text
