/** How much of a mail its sender wrote, where it began as a template. */
import type { Doc, Sentence, Token } from '../doc.ts'
import { AUTHORED } from '../draft.ts'
import { looksLikeHtml } from '../html.ts'
import { Memo } from '../memo.ts'
import { parse } from '../parse.ts'
import { ANY, longestCommon } from './longest-common.ts'
import { round1 } from './readability.ts'

/** The words one merge tag may stand for, at most, so that what is written right beside one may pass for its filling: “Harcastle Haulage of Leeds” is a company. */
const FILLING = [ANY, ANY, ANY, ANY]

/**
 * Share of the draft's words that are not in the longest common subsequence with the template, in percent
 * to one decimal. Counts the draft from greeting to sign-off, as a reader sees it; what stands where the template
 * has a merge tag was put in by a machine and is no change.
 * `null` for a draft without words and for texts too long to compare.
 */
export function templateChange(doc: Doc, template: Doc): number | null {
  const own = wordsOf(doc.sentences.filter(({ region }) => AUTHORED.includes(region)))
  if (own.length === 0) return null
  // The template may end anywhere, so that its regions say little: all of it but a quoted thread counts.
  const before = wordsOf(asShown(template).sentences.filter(({ region }) => region !== 'quoted'))
  const common = longestCommon(
    own.map(({ lower }) => lower),
    before.flatMap(({ kind, lower }) => (kind === 'placeholder' ? FILLING : lower)),
  )
  return common === null ? null : round1((100 * (own.length - common)) / own.length)
}

/** Markup is no words, whatever format the draft came in. */
const asShown = (template: Doc): Doc =>
  template.format === 'text' && looksLikeHtml(template.draft.draft)
    ? parse({ ...template.draft, format: 'html' }, template.profile, new Memo())
    : template

const wordsOf = (sentences: readonly Sentence[]): Token[] =>
  sentences.flatMap(({ tokens }) => tokens.filter(({ kind }) => kind !== 'mark' && kind !== 'emoji'))
