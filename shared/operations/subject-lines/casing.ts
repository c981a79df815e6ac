/** Capitals of a subject: names keep theirs. */
import { isAllCaps, isCapitalised } from '../../engine/characters.ts'
import type { Dictionary } from '../../engine/dictionary.ts'
import type { Doc, Sentence } from '../../engine/doc.ts'
import { capitalised } from '../../engine/edit.ts'
import type { RichMaterial } from '../material/from-draft.ts'
import { isTitled } from '../material/word-class.ts'

export type Case = 'sentence' | 'title' | 'lower' | 'auto'

const SMALL = new Set('a an the and or but nor of for at in on to with by from as per via vs'.split(' '))
const WORD = /[\p{L}\p{M}][\p{L}\p{M}\p{N}'’-]*/gu

/** Words that are written with a capital wherever they stand. */
export function namesIn(lines: readonly Sentence[], dictionary: Dictionary | null): ReadonlySet<string> {
  const names = new Set<string>()
  for (const { tokens } of lines) {
    if (isTitled(tokens)) continue
    tokens.forEach((t, i) => {
      if (t.kind !== 'word' || !isCapitalised(t.text) || t.lower === 'i' || /^i['’]/.test(t.lower)) return
      // “The Fell Runner jacket”: the article is no part of the name.
      if (SMALL.has(t.lower)) return
      const before = tokens[i - 1]
      const opens = before === undefined || (before.kind === 'mark' && !',&/-('.includes(before.text))
      const next = tokens[i + 1]
      const fixed = dictionary && (dictionary.isProper(t.lower) || !dictionary.has(t.lower))
      if (
        !opens ||
        fixed ||
        (next?.kind === 'word' && isCapitalised(next.text) && !isAllCaps(next.text) && i === 0)
      )
        names.add(t.text)
    })
  }
  return names
}

/** All sentences a name may stand in. */
export const linesOf = (doc: Doc, material: RichMaterial): Sentence[] => [
  ...doc.sentences,
  ...material.lines.map((l) => l.sentence),
]

/** The text in the case asked for. Placeholders are left as they are. */
export function cased(
  text: string,
  wanted: Exclude<Case, 'auto'>,
  names: ReadonlySet<string>,
  placeholders: readonly string[],
): string {
  const kept = placeholders.filter((p) => text.includes(p))
  if (kept.length > 0) return text
  if (wanted === 'title')
    return text.replace(WORD, (word, at: number) =>
      at > 0 && SMALL.has(word.toLowerCase()) ? word.toLowerCase() : capitalised(word),
    )
  if (wanted === 'lower')
    return text.replace(WORD, (word) => (keeps(word, names) ? word : word.toLowerCase()))
  return capitalised(text)
}

const keeps = (word: string, names: ReadonlySet<string>) =>
  isAllCaps(word) || word === 'I' || /^I['’]/.test(word) || names.has(word) || /\p{Ll}\p{Lu}|\d/u.test(word)
