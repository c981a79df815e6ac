/** What will be, in fewer words: “is going to expire”, “will be opening on Saturday”. */
import { words } from '../../../engine/word-set.ts'
import { isPlainVerb, maybeVerb, plainOfGerund } from '../../material/verbs.ts'
import { trim } from './trim-preambles.ts'
import type { Trim } from './trim-table.ts'

/** “If it is going to rain”: behind these, “will” is another tense or none. */
const CONDITION = String.raw`(?<!\b(?:if|when|whether|unless|until|once|before|after)\b[^.,;:?!]*)`
/** What goes on for a while is no single deed: “I will be waiting at the gate”. */
const GOES_ON =
  /^(?:look|wait|travel|watch|sit|stand|think|hope|hold|live|sleep|stay|run|follow|monitor|keep|be|try|struggle|miss|enjoy|wonder)$/

/** Where one goes as well. */
const PLACES = words('work market press court print school bed town class sleep waste plan')

export const FUTURES: readonly Trim[] = [
  // “I'm going to send it” and “This is going to be fun” are how people talk.
  trim(
    'padding',
    String.raw`${CONDITION}(?<!\b(?:i|we|it|this|that) )\b(?:is|are) going to (?=(\p{Ll}+)\b)`,
    ({ 1: verb = '' }) =>
      verb === 'be' || isPlainVerb(verb) || (maybeVerb(verb) && !PLACES.has(verb)) ? 'will ' : null,
  ),
  trim(
    'padding',
    String.raw`${CONDITION}\b(will|['’]ll) be (\p{Ll}{2,}ing)\b(?! to\b)(?![^.?!]*\b(?:when|while|until|by the time)\b)`,
    ({ 1: will, 2: doing = '' }) => {
      const plain = plainOfGerund(doing)
      return plain === null || GOES_ON.test(plain) ? null : `${will} ${plain}`
    },
  ),
]
