/** A plain request to a person, asked in other ways: whether there is time for it, who else could, its two halves apart. */
import type { Sentence } from '../../engine/doc.ts'
import { turnedQuestion } from '../turned-question.ts'

/** Longer requests carry more than a question can turn round. */
const MOST_WORDS = 24

/** What somebody does in a sitting and somebody else could do as well: “work from home” and “live with it” are neither. */
export const WORK =
  'add|answer|approve|arrange|book|bring|check|choose|collect|compare|complete|confirm|correct|count|draft|enter|fill|finish|fix|forward|get|give|go|install|list|look|mark|measure|move|order|pack|pick|prepare|print|proofread|put|read|record|return|review|run|scan|send|set|share|sort|submit|take|test|translate|try|update|upload|verify|write up'

const REQUEST = new RegExp(
  `^(?:(?:could|can|would|will) you (?:please |kindly )?|please )((?:${WORK})\\b [^,;:()"“]+?)( (?:by|before) [^,;:?]{3,30})?[?.]$`,
  'iu',
)

/** “Could you look at the drawing and tell me whether the door must stay clear?” */
const TWO_HALVES =
  /^((?:could|can|would|will) you (?:please )?\p{Ll}+ [^;:()"“]+?),? and (?:please )?(?:tell me|let me know|say|confirm) (?:whether|if) ([^,;:?]+)\?$/iu

/** A statement that a question can be made of by moving its helper to the front. */
const TURNS =
  /^((?:the|your|our|my|this|that|these|those|a|an|you|we|I|it|they)\b(?: [\p{L}'’-]+){0,4}?) (must|can|could|should|will|would|is|are|has|have|was|were) (?!not\b)(.+)$/u

/** Says when already: nobody is asked when they do something today. */
export const TIMED =
  /\b(?:today|tonight|tomorrow|now|this (?:morning|afternoon|week|month)|next (?:week|month)|(?:mon|tues|wednes|thurs|fri|satur|sun)day|(?:at|on|in|by|before|within|from) \d|from (?:that|this|then|now)\b)/i

/** Questions that ask for the same: each ends the sentence's matter as it stands, day included. */
export function otherWays({ text, words, tokens }: Sentence): string[] {
  if (words > MOST_WORDS || tokens.some((t) => /^(?:placeholder|url|email)$/.test(t.kind))) return []
  const said = text.replace(/\s+/g, ' ').trim()
  const halves = TWO_HALVES.exec(said)
  if (halves) {
    const [, first = '', what = ''] = halves
    const turned = TURNS.exec(what)
    if (!turned) return []
    const [, subject = '', helper = '', rest = ''] = turned
    return [`${first}? ${turnedQuestion(subject, helper, rest)}?`]
  }
  const [, act = '', by = ''] = REQUEST.exec(said) ?? []
  // “Would you take two minutes to …”: nobody is asked whether they have the time to take it.
  if (/\b(?:minutes?|moment|seconds?)\b/.test(act)) return []
  if (
    act === '' ||
    / or /.test(act) ||
    act.split(' ').length < 2 ||
    /^confirm (?:which|what|when|whether|that|if)\b/i.test(act)
  )
    return []
  return [
    // Who sends a file by a day is not asked for time, but for the file.
    ...(by !== '' && /^(?:send|forward|share|give|get|return|bring)\b/i.test(act)
      ? []
      : [`Do you have time to ${act}${by}?`]),
    // What is the reader's, or goes to the sender, nobody else could; with a second thing to do, it would be asked of both.
    ...(/\b(?:and|me|us|my|our|you|your|yours|yourself)\b/.test(act)
      ? []
      : [`If not you, who could ${act}${by}?`]),
    `When could you ${act}?`,
  ].filter((line) => !line.startsWith('When') || (by === '' && !TIMED.test(act)))
}
