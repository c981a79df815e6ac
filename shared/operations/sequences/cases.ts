/** What others did with what is offered, as a first mail tells it, in words that need none of its other sentences. */
import type { Doc } from '../../engine/doc.ts'
import { casesOf } from '../material/customers/cases.ts'
import type { RichMaterial } from '../material/from-draft.ts'
import { plain } from '../material/line.ts'
import { isCutOff } from './point-whole.ts'
import type { Point } from './points.ts'
import { bare } from './wording.ts'

const MOST_LETTERS = 130

/** Facts about customers whom the mail names, each as a clause: those with figures first, else in the order of the mail. */
export function casesIn(doc: Doc, material: RichMaterial): Point[] {
  if (!doc.english) return []
  const sentences = doc.sentences
    .filter(
      ({ field, region, question }) =>
        field === 'draft' && !question && (region === 'body' || region === 'opening'),
    )
    .map(({ text }) => bare(plain(text)).replaceAll(/ (?:that|this) way\b/g, ''))
  const found = casesOf(sentences, doc, material)
    .filter(({ cut }) => cut === undefined || !isCutOff(cut))
    .filter(({ text }) => text.length <= MOST_LETTERS && !/\b(?:the|that) same\b/.test(text))
    // A sentence as it stands was told in the first mail.
    .map(({ who, text }): Point => ({ text, aspect: 'result', isLong: sentences.includes(text), who }))
  const counts = ({ text }: Point) => /\d/.test(text)
  return [...found.filter(counts), ...found.filter((point) => !counts(point))]
}
