/** A line as it is offered: tidied, in the letters asked for, and quiet. */
import { isCapitalised } from '../../engine/characters.ts'
import type { Doc } from '../../engine/doc.ts'
import { STOPWORDS } from '../../engine/lexicon/stopwords.ts'
import type { RichMaterial } from '../material/from-draft.ts'
import { quieted, untitled } from '../quieted.ts'
import { type Case, cased, linesOf, namesIn } from './casing.ts'
import { direct } from './direct.ts'
import type { Idea } from './idea.ts'
import { tidy } from './tidy.ts'
import { shouts } from './unfit/shouted.ts'

/** Gives each line of a mail as it is offered: none where nothing is left of it, or where it shouts by any means. */
export function styledIn(doc: Doc, material: RichMaterial, wanted: Case): (idea: Idea) => Idea[] {
  const { dictionary } = doc
  const names = namesIn(linesOf(doc, material), dictionary)
  return (idea) => {
    const letters = wanted === 'auto' ? (idea.angle === 'plain_internal' ? 'lower' : 'sentence') : wanted
    const said = shouts(idea.text, dictionary) ? quieted(idea.text, dictionary) : idea.text
    const quiet = isTitled(idea) && letters !== 'title' ? untitled(said, dictionary) : said
    const text = cased(direct(tidy(quiet)), letters, names, material.placeholders)
    return text === '' || shouts(text, dictionary) ? [] : [{ ...idea, text }]
  }
}

/** Small words with a capital from which on a sentence is written like a headline. */
const TITLED_WORDS = 2

/** “What Your Home Is Worth”: names are no small words. */
const isTitled = ({ line }: Idea): boolean =>
  (line?.sentence.tokens.slice(1).filter((t) => isCapitalised(t.text) && STOPWORDS.has(t.lower)).length ??
    0) >= TITLED_WORDS
