/** Where a mail begins to say something. */
import type { Doc, Sentence } from '../doc.ts'
import { inBody } from './body.ts'
import { saysNothing } from './telling-words.ts'

/**
 * The first `count` sentences of running text in the body, after the greeting; headings, buttons and sentences that
 * say nothing are left out.
 */
export function firstSentences(doc: Doc, count: number): Sentence[] {
  const found: Sentence[] = []
  for (const sentence of doc.sentences) {
    if (found.length === count) break
    // A greeting that stands a second time is a line that ends in a comma.
    if (!inBody(sentence) || sentence.text.endsWith(',')) continue
    const kind = doc.blocks[sentence.block]?.kind
    if (kind === 'heading' || kind === 'button' || sentence.words === 0) continue
    if (!doc.english || !saysNothing(sentence)) found.push(sentence)
  }
  return found
}
