import type { Doc, Sentence } from '../../../engine/doc.ts'
import { capitalised } from '../../../engine/edit.ts'
import { AUXILIARIES } from '../../../engine/lexicon/verbs.ts'
import { tokenize } from '../../../engine/tokens.ts'
import { isGerund, isPast, isVerb, maybeVerb } from '../../material/verbs.ts'
import type { Proposal, Step } from '../step.ts'
import { activeOf, PASSIVE_AUX } from './agents.ts'
import { isWhole } from './main-clause.ts'
import { editIn } from './second-that.ts'

const REASON = 'Who acts comes first, and the sentence needs fewer words.'

/** What is acted on, as an object. */
const OBJECTS: Readonly<Record<string, string>> = {
  it: 'it',
  you: 'you',
  they: 'them',
  he: 'him',
  she: 'her',
  we: 'us',
  i: 'me',
}
const ADVERB = '(?:already|now|just|also|then|recently|carefully|\\p{L}{3,}ly)'
/** Where the tail of a clause begins: when, where, how, or another clause. */
const TAIL =
  '(?=[.!,;:)]|$| (?:today|yesterday|tomorrow|tonight|now|already|yet|again|here|there|on|in|at|within|last|this|next|for|from|to|until|till|when|while|before|after|because|since|as|if|so|and|but|by|during|with|without|every|once|twice|each|free|that|via|through|too)\\b)'
const AGENT =
  "us|me|you|management|someone|somebody|(?:one of )?(?:our|my|the) (?:[\\p{L}'’-]+ ){0,2}?[\\p{Ll}'’-]+?"
/** A word with which the subject would hold a clause of its own. */
const NO_SUBJECT =
  '(?:i|we|you|he|she|it|they|who|which|that|what|when|if|while|where|because|how|why|not|is|are|was|were|be|been|has|have|had|will|can|could|would|should|must|may|might|by|but|or|than|as|so|to|please|gets?|got)'
const WORD = `(?!${NO_SUBJECT}\\b)[€£$]?[\\p{L}\\p{N}'’#/-]+(?:[.,]\\d+)*%?`
const JOINT =
  '^|^(?:unfortunately|fortunately|sadly|in the meantime|meanwhile|as a result|in addition|also|then|so|now)(?:,| ) ?|(?<=^(?:to|if|when|as|in|on|for|after|before|at|with|since|because|once|until|during)\\b[^,]{2,90}), |[,;] (?:and|but|so) | and | but | because | that |(?<=[\\p{L}\\p{N}]),? (?=(?:which|that) )'
/** “to you”, “afterwards”: what stands between the verb and its agent. */
const MIDDLE =
  '(?: (?:to|for|with|from) (?:you|us|me|them|him|her))?(?: (?:afterwards|directly|personally|today|yesterday|this (?:morning|week|month)|last (?:week|month|year))| to the (?:wrong|right|new|old|correct) \\p{Ll}+)?'
const PASSIVE = new RegExp(
  `(?<joint>${JOINT})(?<what>${Object.keys(OBJECTS).join('|')}|(?:the|your|our|my|his|her|their|this|that|these|those|an?|all|both|each|every|some)(?: ${WORD}){1,7}?|(?:(?!${NO_SUBJECT}\\b)\\p{Ll}+ )?(?!${NO_SUBJECT}\\b)\\p{Ll}{3,}s|(?<relative>which|that)) (?<first>${PASSIVE_AUX.replace(' been|', `(?: ${ADVERB})? been|`)})(?: (?<adverb>${ADVERB}))? (?<done>\\p{Ll}+(?: (?:out|off|up|on|over|back|in|down|at|after|into|through|for|to))?)(?<middle>${MIDDLE}) by (?<by>${AGENT})${TAIL}`,
  'giu',
)
const AUX = new Set(AUXILIARIES.split(' '))
/** “… by our team and found to be fine”: more of the same subject. */
const GOES_ON =
  /^[^.;]*?\b(?:and|but|or|then)(?: (?:then|also|already|now|not|later|\p{L}+ly))* ([\p{L}’']+)/u
/** “, who is the head of our kitchen”: said of the agent. */
const OF_AGENT = /^,? (?:who|which|whose|where|whom)\b/
/** “It was decided by us that …”: “it” is what follows. */
const TELLS = /^,? (?:that|to|whether|how|why|what)\b/
/** The next sentence begins with whoever was named last. */
const SAME_ONE = /^(?:they|he|she|their|his|her)\b/i

/** Proposes the active for a passive that names who acts on the sender's side. */
export const active: Step = ({ doc }, wishes) => {
  if (wishes.rules || wishes.light || wishes.sameLength || !doc.english) return []
  return doc.sentences.flatMap((sentence, i) => {
    const { region, text, question } = sentence
    if ((region !== 'opening' && region !== 'body' && region !== 'ask') || question) return []
    if (!BY.test(text) || SAME_ONE.test(doc.sentences[i + 1]?.text ?? '')) return []
    return turned(doc, sentence)
  })
}
const BY = / by (?:us|me|you|management|someone|somebody|one of|our|my|the)\b/i

/** The first passive of a sentence that can be turned; the next is found when this one stands. */
function turned(doc: Doc, sentence: Sentence): Proposal[] {
  const { text } = sentence
  PASSIVE.lastIndex = 0
  for (let match = PASSIVE.exec(text); match; match = PASSIVE.exec(text)) {
    // What is no subject may hold one further on.
    PASSIVE.lastIndex = match.index + 1
    const put = activeFor(match, text)
    if (put === null) continue
    const told = text.slice(0, match.index) + put + text.slice(match.index + match[0].length)
    if (isWhole(sentence.tokens) && !isWhole(tokenize(told))) continue
    const start = sentence.start + match.index
    const edit = editIn(doc, { start, end: start + match[0].length }, put)
    if (edit) return [{ type: 'fix', rule: null, field: 'draft', edits: [edit], reason: REASON }]
  }
  return []
}

function activeFor({ 0: all, index, groups = {} }: RegExpExecArray, text: string): string | null {
  const { joint = '', what = '', relative, first = '', adverb = '', done = '', middle = '', by = '' } = groups
  const rest = text.slice(index + all.length)
  const words = what.toLowerCase().split(' ')
  const object = OBJECTS[words.join(' ')]
  const isBare = object === undefined && !relative && !DETERMINED.test(what)
  if (object === undefined && words.some((word) => isVerb(word))) return null
  // “Ross was told by us”: a name may end like many.
  // “Is that only wax is used”: there “that” is no relative and points at nothing.
  if (!relative && /^,? $/.test(joint) && !joint.startsWith(',')) return null
  if (PAIR.test(what) && words.slice(2, -1).some((word) => maybeVerb(word))) return null
  if (isBare && (joint === '' || /\p{Lu}/u.test(what))) return null
  if (/^that$/i.test(relative ?? '') && maybeVerb(wordBefore(text, index))) return null
  if (OF_AGENT.test(rest) || (words[0] === 'it' && TELLS.test(rest))) return null
  if (object !== undefined && done.includes(' ')) return null
  if (!/^(?:us|me|you)$/i.test(by) && PLACE.test(rest)) return null
  if (/^the /i.test(by) && !TOGETHER.test(by)) return null
  const next = GOES_ON.exec(rest)?.[1]?.toLowerCase() ?? ''
  if (AUX.has(next) || isPast(next) || isVerb(next) || isGerund(next)) return null
  const inside = new RegExp(` (${ADVERB})(?= been$)`, 'iu').exec(first)?.[1] ?? ''
  const aux = (inside ? first.replace(` ${inside}`, '') : first).toLowerCase()
  // “The texts still have to be written by someone.”
  const [, early = ''] = / (still|also|now|already|then|soon|usually|often|always|now)$/i.exec(what) ?? []
  if (early !== '') return null
  const clause = activeOf(aux, done.toLowerCase(), by, inside || adverb)
  if (clause === null) return null
  if (relative) return `${joint}${relative} ${clause}${middle}`
  const told = `${clause} ${object ?? what.replace(/^\p{Lu}/u, (letter) => letter.toLowerCase())}${middle}`
  return joint === '' ? capitalised(told) : `${joint}${told}`
}
/** “Our staff train all tutors and background checks”: a verb before the “and” begins another clause. */
const PAIR = / and /i
const DETERMINED = /^(?:the|your|our|my|his|her|their|this|that|these|those|an?|all|both|each|every|some) /i
/** Whoever is named as “the …” is of the sender's house where they decide or work together; “the courier” may be anybody. */
const TOGETHER = /\b(?:team|staff|crew|department|committee|board|council|panel|office)s?$/i
/** “… by our team in Porto”: where they are, and not where it was done. */
const PLACE =
  /^ (?:in|at|from|of|on) (?!\d|(?:the (?:week|morning|afternoon|evening|end|first|last|next|coming|meantime|day|month|year)|this|next|last|early|late|mid|time|due|advance|person|full|detail|good|noon|midday|midnight|night|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\p{L}+day|january|february|march|april|may|june|july|august|september|october|november|december)\b)/iu

const wordBefore = (text: string, index: number): string =>
  (/[\p{L}’']+$/u.exec(text.slice(0, index))?.[0] ?? '').toLowerCase()
