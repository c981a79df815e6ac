/** What will be, in fewer words: “is going to expire”, “will be opening on Saturday”. */
import { words } from '../../../engine/word-set.ts'
import { isPlainVerb, maybeVerb, plainOfGerund } from '../../material/verbs.ts'
import { trim } from './trim-preambles.ts'
import type { Trim } from './trim-table.ts'

/** “If it is going to rain”: behind these, “will” is another tense or none. Looked for behind what was found, and not far back: a book may be one sentence. */
const unlessBehind = (found: string): string =>
  String.raw`(?<!\b(?:if|when|whether|unless|until|once|before|after)\b[^.,;:?!]{0,160}${found})`
/** What goes on for a while is no single deed: “I will be waiting at the gate”. */
const GOES_ON =
  /^(?:look|wait|travel|watch|sit|stand|think|hope|hold|live|sleep|stay|run|follow|monitor|keep|be|try|struggle|miss|enjoy|wonder)$/

/** “picking up litter, painting the benches and planting bulbs”: what is joined to the first would hang in the air. */
const JOINED = /^[^.;:?!]{0,200}?(?:,| and| or| but) (?:(?:also|then) )?\p{Ll}{2,}ing\b/u
/** Where one goes as well. */
const PLACES = words('work market press court print school bed town class sleep waste plan')

export const FUTURES: readonly Trim[] = [
  // “I'm going to send it” and “This is going to be fun” are how people talk.
  trim(
    'padding',
    String.raw`(?<!\b(?:i|we|it|this|that) )\b(?:is|are) going to (?=(\p{Ll}+)\b)${unlessBehind('(?:is|are) going to ')}`,
    ({ 1: verb = '' }) =>
      verb === 'be' || isPlainVerb(verb) || (maybeVerb(verb) && !PLACES.has(verb)) ? 'will ' : null,
  ),
  trim(
    'padding',
    String.raw`\b(will(?: no longer| soon| then| also)?|['’]ll) be (\p{Ll}{2,}ing)\b(?! to\b)(?![^.?!]{0,160}\b(?:when|while|until|by the time)\b)${unlessBehind(String.raw`(?:will(?: no longer| soon| then| also)?|['’]ll) be \p{Ll}{2,40}`)}`,
    ({ 0: all, 1: will, 2: doing = '', index, input }) => {
      const plain = plainOfGerund(doing)
      const isAlone = plain !== null && !GOES_ON.test(plain) && !JOINED.test(input.slice(index + all.length))
      return isAlone ? `${will} ${plain}` : null
    },
  ),
]
