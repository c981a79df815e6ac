/** Relative clauses that say as much without their first two words: “orders which are placed today”, “people who are waiting for”. */
import { IRREGULAR_PARTICIPLES } from '../../../engine/measures/conjugation.ts'
import { words } from '../../../engine/word-set.ts'
import { isGerund, isPast, isVerb, plainOfGerund } from '../../material/verbs.ts'
import { trim } from './trim-preambles.ts'
import type { Trim } from './trim-table.ts'

/** Behind a noun alone these are read as its verb: “the team moved to Leeds likes it”. */
const READ_AS_VERBS = words(
  'moved changed increased decreased opened closed started stopped ended finished improved returned turned dropped developed worked tried called asked agreed failed passed grown ran run begun met decided planned hoped expected wanted supposed used wrote written told shown put cut set hit let shut read cost hurt split spread allowed needed required meant said able',
)
/** Forms in -ing that tell what a thing is like. */
const LIKE_ADJECTIVES =
  /^(?:happen|interest|excit|miss|lack|outstand|pend|annoy|amaz|mislead|bor|will|charm|promis|surpris|disappoint|confus|frustrat|worry|be|hav|go|gonna)ing$/
const PREPOSITION =
  '(?:in|on|at|by|from|for|to|with|before|after|within|under|between|during|over|through|into|off|since|until|via|as|above|below|here|last|this|next|yesterday|today)'
/** A noun with what belongs to it, close before the clause. */
const NOUN = String.raw`(?:\b(?:the|any|all|those|these|some|our|your|my|their|an?|every|each|no|most|many|few|other|two|three|four|five|six|seven|eight|nine|ten|\d+) (?:[\p{L}\d-]+ ){0,4}?|^(?=\p{L}+s ))`
const SOMEBODY =
  '(?:anyone|everyone|someone|no one|anybody|everybody|somebody|nobody|anything|everything|something|nothing|people|those|customers|clients|colleagues|members|staff|tenants|parents|guests|visitors|users)'
/** “The box in which are kept …”, “all that is needed”, “Monday that is planned” */
const NO_NOUN =
  /^(?:in|on|at|by|from|for|to|with|of|about|under|over|and|or|but|all|both|each|so|now|such|only|it|this|that|he|she|they|we|i|you|is|are|was|were|be|been)$/i
/** “It was Tom who was asked”: the clause is what is said. */
const CLEFT = /(?:^(?:it|this|that|these|those|here|who|what))(?:['’]s| (?:is|was|are|were|will))\b/i
const THERE = /\bthere(?:['’]s| (?:is|was|are|were|will))\b/i
/** Letters that are looked at around a place: a book may be one sentence. */
const FAR = 400
const NEAR = 80
const LAST_WORD = /(\b(?:the|an?|any|each|every|our|your|my|their) )?([\p{L}\d-]+) $/u
const FINITE =
  /\b(?:is|are|was|were|has|have|had|will|can|could|must|should|would|may|might|do|does|did)\b|['’]ll\b/i
const JOINED = /\b(?:and|but|or|nor)\b/i

/** Without the clause's own verb nothing may hang on it: “which is used by 40 depots and has saved them days”. */
function hangsOn(rest: string): boolean {
  const clause = /^[^.,;:?!]*/.exec(rest.slice(0, FAR))?.[0] ?? ''
  const joint = JOINED.exec(clause)?.index ?? -1
  const main = FINITE.exec(clause)?.index ?? -1
  return joint >= 0 && (main < 0 || joint < main)
}

/** The noun that stands before, as its last word, where the clause can lean on it without a verb. */
function leansOn({ input, index }: RegExpExecArray, pronoun: string): boolean {
  const before = input.slice(Math.max(0, index - FAR), index)
  const [, article, noun = ''] = LAST_WORD.exec(before.slice(-NEAR).toLowerCase()) ?? []
  if (noun === '' || NO_NOUN.test(noun) || CLEFT.test(input.slice(0, NEAR)) || THERE.test(before))
    return false
  // “The report says that is covered” has a verb there.
  return pronoun.toLowerCase() !== 'that' || article !== undefined || !(isPast(noun) || isVerb(noun))
}

export const REDUCED: readonly Trim[] = [
  trim(
    'padding',
    String.raw`(?<=(?:${NOUN}[\p{L}\d-]+|\b${SOMEBODY}) )(which|that|who) (?:is|are|was|were) (\p{Ll}{3,}) (?=${PREPOSITION}\b)`,
    (match) => {
      const [all, pronoun = '', done = ''] = match
      const isParticiple = isPast(done) ? done.endsWith('ed') || IRREGULAR_PARTICIPLES.has(done) : false
      if (!isParticiple || READ_AS_VERBS.has(done) || !leansOn(match, pronoun)) return null
      return hangsOn(match.input.slice(match.index + all.length)) ? null : `${done} `
    },
  ),
  trim(
    'padding',
    String.raw`(?<=(?:${NOUN}[\p{L}\d-]+|\b${SOMEBODY}) )(which|that|who) (?:is|are) (?:currently |now )?(\p{Ll}{2,}ing) (?=\p{Ll}|\d)`,
    (match) => {
      const [all, pronoun = '', doing = ''] = match
      if (!isGerund(doing) || plainOfGerund(doing) === null || LIKE_ADJECTIVES.test(doing)) return null
      if (!leansOn(match, pronoun)) return null
      return hangsOn(match.input.slice(match.index + all.length)) ? null : `${doing} `
    },
  ),
  trim('padding', String.raw`\b(?:which|that) (?:is|are) (?=worth [£€$\d])`),
]
