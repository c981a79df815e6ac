/** Subjects of what can, or cannot, be done: `Moving your three projects`, where “What we can do is move your three projects”. */

import type { Doc } from '../../../engine/doc.ts'
import { capitalised } from '../../../engine/edit.ts'
import type { RichMaterial } from '../../material/from-draft.ts'
import type { Line } from '../../material/line.ts'
import { isVerb, maybeVerb } from '../../material/verbs.ts'
import type { Idea } from '../idea.ts'
import { gerund } from '../reading/gerund.ts'
import { endsWell, namesMatter, requestCuts, wordsIn } from '../reading/request-cuts.ts'
import { textUpTo, thingAt } from '../reading/thing-at.ts'

const LONGEST = 9

/** “What we can do is move …”, “All I need you to do is send …”: the verb that is meant stands behind “is”. */
const CLEFT =
  /^(?:so )?(?:what|all|the (?:best|only|first|other) thing) (?:i|we|you) (?:can|could|will|would|['’]d|need|have)[^,;:.?]{0,24}? is (?:to )?/iu
/** “It isn't possible to merge two accounts”, “we're unable to offer a refund”, “I can't change the date”. */
const NOT_POSSIBLE =
  /\b(?:it(?:['’]s| is| isn['’]t| was| wasn['’]t)? (?:not |no longer |currently not )?(?:possible|allowed|permitted)|(?:i|we)(?:['’]re| are|['’]m| am| were)? (?:not able|unable|no longer able)) to /iu
const NEGATED = /\b(?:not|n['’]t|no longer|unable)\b|n['’]t /i

export const possibleLines = (doc: Doc, { lines }: RichMaterial): Idea[] =>
  doc.family === 'cold' || doc.family === 'bulk_content' || doc.family === 'bulk_promo'
    ? []
    : lines.flatMap((line) => (line.sentence.question ? [] : [...possible(line), ...answered(line)]))

/** “The answer is yes, we can host the workshop”: what is answered stands behind the word. */
const ANSWERS =
  /(?:(?:^|[,;:] )(?:the answer is |and )?(?:yes|no|sure|of course|good news)[,:—–-]*|\b(?:glad|happy|pleased|sorry|afraid) (?:to say )?(?:that )?|\bconfirm(?: that)?) (?=(?:i|we) (?:can|could|will|can['’]t|cannot|won['’]t) \p{Ll})/iu

/** `We can host the workshop on 14 January` */
function answered(line: Line): Idea[] {
  const { tokens, text } = line.sentence
  const found = ANSWERS.exec(text)
  const from = found === null ? -1 : tokens.findIndex((t) => t.start >= found.index + found[0].length)
  if (from < 0) return []
  return requestCuts(tokens, from).flatMap((to, i): Idea[] => {
    const range = tokens.slice(from + 2, to)
    const words = wordsIn(tokens, from, to)
    if (words < 4 || words > LONGEST || !endsWell(tokens, to) || !namesMatter(range)) return []
    if (range.some(({ lower }) => /^(?:it|them|that|this|these|those)$/.test(lower))) return []
    return [
      {
        text: textUpTo(text, tokens, from, to),
        angle: 'specific',
        shape: 'says',
        role: 'purpose',
        weight: 5 - i * 0.2,
        why: 'Gives the answer.',
        line,
      },
    ]
  })
}

function possible(line: Line): Idea[] {
  const { tokens, text } = line.sentence
  const cleft = CLEFT.exec(text)
  const found = cleft ?? NOT_POSSIBLE.exec(text)
  if (found === null || (cleft === null && !NEGATED.test(found[0]))) return []
  const at = tokens.findIndex((t) => t.start >= found.index + found[0].length)
  const verb = tokens[at]?.lower ?? ''
  if (!(isVerb(verb) || maybeVerb(verb)) || /^(?:be|do|have|get|make|give|see|let|help)$/.test(verb))
    return []
  const article = at + 1
  const thing = thingAt(tokens, article)
  if (thing === null || /^(?:their|his|her|its|my|our)$/.test(thing.owner)) return []
  return thing.ends.flatMap((to, i): Idea[] => {
    const said = textUpTo(text, tokens, tokens[article]?.lower === 'your' ? article : thing.from, to)
    if (wordsIn(tokens, at, to) > LONGEST || !endsWell(tokens, to)) return []
    if (!namesMatter(tokens.slice(thing.from, to))) return []
    return [
      {
        text: `${capitalised(gerund(verb))} ${said}`,
        angle: 'specific',
        shape: 'says',
        role: 'news',
        weight: 4.5 + i * 0.2,
        why: cleft ? 'Says what can be done.' : 'Says what the answer is on.',
        line,
      },
    ]
  })
}
