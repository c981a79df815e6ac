/** Whose result a sentence tells: a subject must not give it to the reader or the sender. */
import type { Sentence } from '../../../engine/doc.ts'
import { nameEnd } from '../../material/people.ts'
import { isPast } from '../../material/verbs.ts'
import { ARTICLES, OTHERS, PREPOSITIONS, SUBJECTS } from '../../material/words.ts'

export interface Owner {
  /** The name as written: `Lincoln High`. */
  name: string
  /** Token range. */
  from: number
  to: number
}

/** How far behind a result “at Harrow Vale” may stand. */
const BEHIND = 3
/** Who speaks or is spoken to needs no name in a subject. */
const KNOWN = new Set(['i', 'we', 'you'])
const MOST_WORDS = 4

type Said = Pick<Sentence, 'tokens' | 'text'>

/** Who did what stands before `at`; `null` when it is the sender’s or reader’s own, `unknown` without a name. */
export function doerOf(said: Said, at: number): Owner | 'unknown' | null {
  let unnamed = false
  for (let verb = 1; verb < at; verb++) {
    if (!isPast(said.tokens[verb]?.lower ?? '')) continue
    if (KNOWN.has(said.tokens[verb - 1]?.lower ?? '')) return null
    const subject = beforeAside(said, verb)
    for (let i = Math.max(0, subject - MOST_WORDS); i < subject; i++) {
      const found = nameAt(said, i)
      if (found?.to === subject) return found
    }
    unnamed = true
  }
  return unnamed ? 'unknown' : null
}

/** Tokens of an aside at most: “Kelder Foods, who run 11 sites, cut …”. */
const ASIDE = 9

/** Where the subject of the verb ends: before an aside that says who it is. */
function beforeAside({ tokens }: Said, verb: number): number {
  if (tokens[verb - 1]?.text !== ',') return verb
  const open = tokens.findLastIndex((t, i) => i < verb - 1 && i >= verb - 1 - ASIDE && t.text === ',')
  return open > 0 && /^(?:who|which|an?|the|with|in|near)$/.test(tokens[open + 1]?.lower ?? '') ? open : verb
}

/** Where something happened: the name in “at Harrow Vale” right behind `at`. */
export function placeOf(said: Said, at: number): Owner | null {
  for (let i = at; i < at + BEHIND; i++) if (said.tokens[i]?.lower === 'at') return nameAt(said, i + 1)
  return null
}

function nameAt({ tokens, text }: Said, from: number): Owner | null {
  const first = tokens[from]?.lower ?? ''
  if ([ARTICLES, OTHERS, PREPOSITIONS, SUBJECTS].some((set) => set.has(first))) return null
  const to = nameEnd(tokens, from, MOST_WORDS)
  return to === from
    ? null
    : { name: text.slice(tokens[from]?.start ?? 0, tokens[to - 1]?.end ?? 0), from, to }
}

/** `Koster Logistics`, and `Koster` for where there is little room. */
export const namesOf = ({ name }: Owner): readonly string[] => {
  const [first = ''] = name.split(' ')
  return first === name || first.length < 4 ? [name] : [name, first]
}
