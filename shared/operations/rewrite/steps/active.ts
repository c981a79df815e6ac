import type { Doc, Sentence } from '../../../engine/doc.ts'
import { capitalised } from '../../../engine/edit.ts'
import { AUXILIARIES } from '../../../engine/lexicon/verbs.ts'
import { isGerund, isPast, isVerb } from '../../material/verbs.ts'
import type { Proposal, Step } from '../step.ts'
import { activeOf, PASSIVE_AUX } from './agents.ts'
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
  '(?=[.!,;:)]|$| (?:today|yesterday|tomorrow|tonight|now|already|yet|again|here|there|on|in|at|within|last|this|next|for|from|to|until|till|when|while|before|after|because|since|as|if|so|and|but|during|by|with|without|every|once|twice|each|free|that|this|via|through|under|into|about)\\b)'
const AGENT = "(us|me|management|(?:one of )?(?:our|my|the) (?:[\\p{Ll}'’-]+ ){0,2}[\\p{Ll}'’-]+?)"
const PASSIVE = new RegExp(
  `(?<joint>^|^(?:unfortunately|fortunately|sadly|in the meantime|meanwhile|as a result|in addition|also|then|so|now)(?:,| ) ?|[,;] (?:and|but|so) | and | but | because | that )(?<what>(?:${Object.keys(OBJECTS).join('|')})|(?:the|your|our|my|his|her|their|this|that|these|those|an?|all|both|each|every|some)(?: [\\p{L}\\p{N}'’#/-]+){1,7}?) (?<first>${PASSIVE_AUX.replace(' been|', `(?: ${ADVERB})? been|`)})(?: (?<adverb>${ADVERB}))? (?<done>\\p{Ll}+(?: (?:out|off|up|on|over|back|in|down))?) by (?<by>${AGENT.slice(1, -1)})${TAIL}`,
  'giu',
)
const AUX = new Set(AUXILIARIES.split(' '))
/** A word with which the subject would hold a clause of its own. */
const NO_SUBJECT =
  /^(?:i|we|you|he|she|they|who|which|that|what|when|if|while|where|because|how|why|not|is|are|was|were|has|have|had|will|can|by|but|or|than|as|so)$/
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
const BY = / by (?:us|me|management|one of|our|my|the)\b/i

/** The first passive of a sentence that can be turned; the next is found when this one stands. */
function turned(doc: Doc, sentence: Sentence): Proposal[] {
  for (const match of sentence.text.matchAll(PASSIVE)) {
    const put = activeFor(match, sentence.text.slice(match.index + match[0].length))
    if (put === null) continue
    const start = sentence.start + match.index
    const edit = editIn(doc, { start, end: start + match[0].length }, put)
    if (edit) return [{ type: 'fix', rule: null, field: 'draft', edits: [edit], reason: REASON }]
  }
  return []
}

function activeFor({ groups = {} }: RegExpMatchArray, rest: string): string | null {
  const { joint = '', what = '', first = '', adverb = '', done = '', by = '' } = groups
  const words = what.toLowerCase().split(' ')
  const object = OBJECTS[words.join(' ')]
  if (object === undefined && words.some((word) => NO_SUBJECT.test(word) || isVerb(word))) return null
  if (OF_AGENT.test(rest) || (words[0] === 'it' && TELLS.test(rest))) return null
  if (object !== undefined && done.includes(' ')) return null
  const next = GOES_ON.exec(rest)?.[1]?.toLowerCase() ?? ''
  if (AUX.has(next) || isPast(next) || isVerb(next) || isGerund(next)) return null
  const inside = new RegExp(` (${ADVERB})(?= been$)`, 'iu').exec(first)?.[1] ?? ''
  const aux = (inside ? first.replace(` ${inside}`, '') : first).toLowerCase()
  const clause = activeOf(aux, done.toLowerCase(), by, inside || adverb)
  if (clause === null) return null
  const told = `${clause} ${object ?? what.replace(/^\p{Lu}/u, (letter) => letter.toLowerCase())}`
  return joint === '' ? capitalised(told) : `${joint}${told}`
}
