/** The line inboxes show after the subject. */
import type { Doc, Token } from '../doc.ts'
import { hiddenPreheader } from '../html.ts'
import { tokenize } from '../tokens.ts'
import { stemsOf, stemsOfTokens } from './content-words.ts'

/** No inbox shows more. */
const LONGEST = 300

export interface PreviewText {
  text: string
  tokens: readonly Token[]
  /** True when it comes from hidden text at the top of the HTML and not from the preheader field. */
  hidden: boolean
}

/** The preheader field, else the text hidden at the top of the HTML, else `null`. Blank text counts as none. */
export function previewText(doc: Doc): PreviewText | null {
  const { preheader, html, text, source } = doc
  if (preheader && preheader.text.trim() !== '')
    return { text: preheader.text, tokens: preheader.tokens, hidden: false }
  if (!html) return null
  const found = hiddenPreheader({ text, source, facts: html })?.slice(0, LONGEST)
  return found ? { text: found, tokens: tokenize(found), hidden: true } : null
}

/** Stems of its content words; those of the preheader field are remembered. */
export const previewStems = (doc: Doc, preview: PreviewText): ReadonlySet<string> =>
  doc.preheader && !preview.hidden ? stemsOf(doc.preheader) : stemsOfTokens(preview.tokens)
