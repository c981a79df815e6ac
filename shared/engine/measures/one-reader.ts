/** Whether a mail is written to one person. */

import type { Doc } from '../doc.ts'
import { greeted } from '../mail-signs.ts'

/**
 * True for a mail of plain text that greets one person by name and is not one of many: it has no merge tags
 * and no footer.
 */
export const hasOneReader = ({ html, placeholders, sentences }: Doc): boolean =>
  html === null &&
  placeholders.length === 0 &&
  sentences.every(({ region }) => region !== 'footer') &&
  sentences.some(({ region, tokens }) => region === 'greeting' && greeted(tokens) === 'person')
