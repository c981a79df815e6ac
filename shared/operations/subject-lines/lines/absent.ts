/** Subjects of what somebody cannot come to, and of what was done to the sender: `I won't make the site meeting on Thursday`, `Charged for four nights instead of three`. */
import type { Doc } from '../../../engine/doc.ts'
import type { RichMaterial } from '../../material/from-draft.ts'
import type { Line } from '../../material/line.ts'
import type { Idea } from '../idea.ts'
import { endsWell, requestCuts, tells, wordsIn } from '../reading/request-cuts.ts'
import { dayBehind, textUpTo, thingAt } from '../reading/thing-at.ts'
import { isShouted } from '../unfit/shouted.ts'

const LONGEST = 9
/** “I won’t make …”, “we can’t come to …”. */
const ABSENT =
  /\b(?=(?:i|we) (?:won['’]t|can['’]t|cannot|will not|won['’]t be able to|will have to) (?:make|attend|come to|join|be at|miss) )/iu
const ATTENDS = /^(?:make|attend|to|join|at|miss)$/
/** “we were charged for …”, “I have been billed …”: what the writer complains of. */
const DONE_TO =
  /\b(?:i|we)(?:['’]ve| have| had)? (?:was|were|been) (?:wrongly |mistakenly )?(?=(?:charged|billed|overcharged|invoiced|debited) )/iu

export const absentLines = (doc: Doc, { lines }: RichMaterial): Idea[] =>
  doc.family === 'bulk_promo' || doc.family === 'bulk_content'
    ? []
    : lines.flatMap((line) =>
        line.sentence.question || isShouted(line.sentence) ? [] : [...absent(line), ...doneTo(line)],
      )

const ideaOf = (text: string, line: Line, weight: number, why: string): Idea => ({
  text,
  angle: 'specific',
  shape: 'says',
  role: 'news',
  weight,
  why,
  line,
})

function absent(line: Line): Idea[] {
  const { tokens, text } = line.sentence
  const found = ABSENT.exec(text)
  const from = found === null ? -1 : tokens.findIndex((t) => t.start >= found.index)
  if (from < 0) return []
  const verb = tokens.findIndex((t, i) => i > from + 1 && ATTENDS.test(t.lower))
  const thing = verb < 0 ? null : thingAt(tokens, verb + 1)
  // “our 2 pm call about the Harlow lease”: about what, where there is room.
  const to = thing?.ends.findLast((end) => wordsIn(tokens, from, end) <= LONGEST + 1)
  if (!thing || to === undefined) return []
  const day = dayBehind(line.sentence, to)
  const when = day === null ? '' : ` on ${day}`
  const own = thing.owner === 'our' || thing.owner === 'your' || to - thing.from > 1
  return [
    ideaOf(`${textUpTo(text, tokens, from, to)}${when}`, line, 5, 'Says what you cannot come to.'),
    ...(own && when !== ''
      ? [ideaOf(`${textUpTo(text, tokens, thing.from, to)}${when}`, line, 3, 'Names the appointment.')]
      : []),
  ]
}

function doneTo(line: Line): Idea[] {
  const { tokens, text } = line.sentence
  const found = DONE_TO.exec(text)
  const from = found === null ? -1 : tokens.findIndex((t) => t.start >= found.index + found[0].length)
  if (from < 0) return []
  const [to] = requestCuts(tokens, from).filter((end) => {
    const words = wordsIn(tokens, from, end)
    return words > 2 && words <= LONGEST && endsWell(tokens, end) && tells(tokens, from + 1, end)
  })
  return to === undefined
    ? []
    : [ideaOf(textUpTo(text, tokens, from, to), line, 5, 'Says what went wrong, in the mail’s own words.')]
}
