/** The position that a recruiter's mail is about, as a question: “Would you consider the Senior Backend Engineer role?” */
import type { Doc } from '../../../engine/doc.ts'
import { answersApplicant } from '../primary.ts'
import type { Said, Told } from './said.ts'

const NAME = '((?:\\p{Lu}[\\p{L}/-]+)(?: (?:of|and|&) \\p{Lu}[\\p{L}/-]+| \\p{Lu}[\\p{L}/-]+){1,4})'
const ROLES: readonly RegExp[] = [
  new RegExp(
    `\\b(?:hiring|looking for|recruiting|recruiting for|hiring for|searching for|seeking|to find|to hire|role of|position of|join (?:us|them|the team) as) (?:an?|our|their|its|the)(?: new| first| next)? ${NAME}(?! (?:role|position)s)`,
    'u',
  ),
  new RegExp(
    `\\b(?:an?|our|their|the|this|open)(?: new| open)? ${NAME} (?:role|position|opening|job)\\b`,
    'u',
  ),
]
const MOVED =
  /\byou(?:['’]ve| have)? (?:just |recently )?(?:moved|started|joined|became|held|took|left|are|were|worked)\b/i
const NOUN = /\b(role|position|job|opening)\b/i
const TALK =
  /\b(?:times?|availability|slots?|dates?|minutes|free|available|time|open)\b[^,;?]{0,30} for (an? (?:\p{L}+ ){0,2}?(?:call|chat|conversation|interview))(?: ((?:this|next|later this) week|on \p{Lu}\p{Ll}+day|tomorrow))?\b/iu

/** Questions whether the one position that is named is of interest, and for the talk the mail wants. */
export function roles(doc: Doc, said: readonly Said[]): Told[] {
  if (doc.kind !== 'recruiting' || answersApplicant(doc)) return []
  const names = new Set(
    said.flatMap(({ text }) =>
      // “You moved to the Data Lead role at Stripe last year.”
      (MOVED.test(text) ? [] : ROLES)
        .map((role) => role.exec(text)?.[1])
        .filter((name) => name !== undefined),
    ),
  )
  const [name] = names
  const noun = said
    .map(({ text }) => NOUN.exec(text)?.[1])
    .find(Boolean)
    ?.toLowerCase()
  const [, talk, when] = said.map(({ text }) => TALK.exec(text)).find(Boolean) ?? []
  return [
    ...(name === undefined || names.size > 1 || noun === undefined
      ? []
      : [`Would you consider the ${name} ${noun}?`]),
    ...(talk === undefined ? [] : [`Do you have time for ${talk}${when === undefined ? '' : ` ${when}`}?`]),
  ].map((text) => ({ text }))
}
