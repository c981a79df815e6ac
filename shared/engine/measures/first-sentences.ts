/** Where a mail begins to say something. */
import type { Doc, Sentence } from '../doc.ts'
import { ofDoc } from '../of-doc.ts'
import { inBody } from './body.ts'
import { saysNothing } from './telling-words.ts'

/** No rule looks further. */
const MOST = 4

const opening = ofDoc((doc): readonly Sentence[] => {
  const found: Sentence[] = []
  for (const sentence of doc.sentences) {
    if (found.length === MOST) break
    // A greeting that stands a second time is a line that ends in a comma.
    if (!inBody(sentence) || sentence.text.endsWith(',')) continue
    const kind = doc.blocks[sentence.block]?.kind
    if (kind === 'heading' || kind === 'button' || sentence.words === 0) continue
    if (!doc.english || !saysNothing(sentence)) found.push(sentence)
  }
  return found
})

/**
 * The first `count` sentences of running text in the body, after the greeting; headings, buttons and sentences that
 * say nothing are left out.
 */
export const firstSentences = (doc: Doc, count: 1 | 2 | 3 | 4): readonly Sentence[] =>
  opening(doc).slice(0, count)
