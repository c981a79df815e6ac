/** What the sender does for others, as a question of interest: “We help dental groups fill front-desk roles in 21 days” is “Would it help to fill front-desk roles in 21 days?” */
import { isPlainVerb, maybeVerb } from '../../material/verbs.ts'
import { LEANS, type Said, type Told, thought, toReader, wordCount } from './said.ts'

const HELPS = /\b(?:we|our (?:[\p{L}-]+ ){0,2}?[\p{L}-]+|\p{Lu}[\p{L}\d]+) helps? ((?!you\b)[^;:]{12,140})$/u
/** Words up to the verb: “dental groups of any size fill …” */
const BEFORE = 7
/** What nobody does, but brochures. */
const EMPTY =
  /^(?:leverage|drive|grow|unlock|empower|achieve|succeed|scale|transform|optimi[sz]e|maximi[sz]e|accelerate|streamline|thrive|win|gain|improve|boost|enhance|deliver|make|become|be|have|like)$/
const MOST_WORDS = 16

/** The question whether that would help the reader too; none where it is said in empty words. */
export function value({ text }: Said): Told[] {
  const words = HELPS.exec(text)?.[1]?.split(' ') ?? []
  const at = words.findIndex(
    (word, i) =>
      i > 0 &&
      i < BEFORE &&
      (isPlainVerb(word) || (words[i - 1] === 'to' && maybeVerb(word))) &&
      /^(?:to|yours?)$|s$|people$/.test(words[i - 1] ?? ''),
  )
  if (at < 1 || EMPTY.test(words[at] ?? '')) return []
  const act = toReader(thought(words.slice(at).join(' ')))
  if (
    LEANS.test(act) ||
    /,(?!\d)|\b(?:we|our|us|i|my|your? customers)\b/i.test(act) ||
    wordCount(act) > MOST_WORDS
  )
    return []
  return [{ text: `Would it help to ${act}?` }]
}

/** “Cut your hiring time in half”: what the subject promises. */
const PROMISES =
  /^((?:improve|cut|reduce|double|fill|stop|avoid|lower|shorten|halve|simplify|automate|fix|find|replace|save|protect|recover) (?:(?:\d+%?|half|\S+ hours?) (?:of|on|off|from) )?your [^,:;!?]{3,50})$/iu

/** The subject as a question of interest. */
export function promised(subject: string | undefined): Told[] {
  const said = PROMISES.exec(subject?.trim().replace(/[.!]+$/, '') ?? '')?.[1]
  return said === undefined || /\p{Lu}{4}/u.test(said)
    ? []
    : [{ text: `Would you like to ${said.charAt(0).toLowerCase()}${said.slice(1)}?` }]
}
