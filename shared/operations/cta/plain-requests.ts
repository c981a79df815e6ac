/** A plain request to a person, asked in other ways: whether there is time for it, who else could, its two halves apart. */
import type { Sentence } from '../../engine/doc.ts'

/** Longer requests carry more than a question can turn round. */
const MOST_WORDS = 24

const REQUEST =
  /^(?:(?:could|can|would|will) you (?:please |kindly )?|please )(?!be\b|reply\b|answer\b|write\b|like\b|let\b|consider\b|tell\b|say\b|note\b|find\b|see\b|feel\b|mind\b|have\b|want\b|need\b|prefer\b|do\b|live\b|cope\b|agree\b|come\b|imagine\b)(\p{Ll}+ [^,;:()"“]+?)( (?:by|before) [^,;:?]{3,30})?[?.]$/iu

/** “Could you look at the drawing and tell me whether the door must stay clear?” */
const TWO_HALVES =
  /^((?:could|can|would|will) you (?:please )?\p{Ll}+ [^;:()"“]+?),? and (?:please )?(?:tell me|let me know|say|confirm) (?:whether|if) ([^,;:?]+)\?$/iu

/** A statement that a question can be made of by moving its helper to the front. */
const TURNS =
  /^((?:the|your|our|my|this|that|these|those|a|an|you|we|I|it|they)\b(?: [\p{L}'’-]+){0,4}?) (must|can|could|should|will|would|is|are|has|have|was|were) (?!not\b)(.+)$/u

/** Says when already: nobody is asked when they do something today. */
const TIMED =
  /\b(?:today|tonight|tomorrow|now|this (?:morning|afternoon|week|month)|next (?:week|month)|(?:mon|tues|wednes|thurs|fri|satur|sun)day|(?:at|on|in) \d)/i

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
    return [`${first}? ${helper.charAt(0).toUpperCase()}${helper.slice(1)} ${subject} ${rest}?`]
  }
  const [, act = '', by = ''] = REQUEST.exec(said) ?? []
  if (act === '' || / or /.test(act) || act.split(' ').length < 2) return []
  return [
    `Do you have time to ${act}${by}?`,
    // What is the reader's, or goes to the sender, nobody else could; with a second thing to do, it would be asked of both.
    ...(/\b(?:and|me|us|my|our|your|yours|yourself)\b/.test(act)
      ? []
      : [`If not you, who could ${act}${by}?`]),
    `When could you ${act}?`,
  ].filter((line) => !line.startsWith('When') || (by === '' && !TIMED.test(act)))
}
