/** A call that one sentence wishes for and the next asks about: “It could be worth a chat. Would you be open to it?” */
import type { Doc, Sentence } from '../../../engine/doc.ts'
import { capitalised } from '../../../engine/edit.ts'
import type { Proposal, Step } from '../step.ts'

/** Says only that a call may be good, with the call and what it is for. */
const WORTH_A_CALL =
  /^(?:so,? )?(?:I|we)(?: just)? (?:thought|think|figured|feel|believe)(?: that)? (?:perhaps |maybe )?(?:it|there)(?:['’]d| (?:might|could|would|may))(?: (?:perhaps|maybe|possibly|potentially|also|probably))? (?:make sense|be (?:worth(?:while)?|good|great|useful|helpful|nice|a good idea|value in))(?: for (?:us|both of us|you and (?:I|me)))?(?: to(?: have| grab| schedule| set up| arrange| hop on| jump on)?| having| scheduling)? (an? (?:[\p{Ll}\d-]+ ){0,3}(?:chat|call|conversation|talk|meeting|demo)\b[^.?!;:]{0,160})\.$/iu
/** Asks whether “it” is welcome, with what the sender would do then. */
const OPEN_TO_IT =
  /(?:^(?:(?:please |just )*let me know if|(?:are|would) (?=you)) ?you(?:['’]re|['’]d be| are| would be| be)? (?:(?:open|amenable) to|up for|interested in) (?:it|that|this)|^(?:please |just )*let me know if you(?:['’]re| are|['’]d be| would be) interested)(?:\?|(?:,? and ((?:I|we)(?:['’](?:ll|d)| can| will| could) \p{Ll}[^.?!]*))?\.)$/iu

/** Would like to talk, without a matter of its own. */
const WISH_TO_TALK =
  /^(?:I|we)(?: would|['’]d) (?:really |absolutely )?(?:love|like) to (?:schedule|find|set up|arrange|set aside|grab) (?:a|some) (?:quick |brief |short )?(?:time(?: (?:for us|with you))? to (?:connect|talk|chat|meet|speak|catch up)|call|chat|meeting)\b[^.?!\d:;]*\.$/iu
/** Asks when, and may offer a calendar. */
const WHEN =
  /^(?:please )?let (?:me|us) know (?:what )?your availability(?: looks like| is)?((?: (?:over|in|for|this|next|on) [^,.;:?!]{2,40})?)(?:\.|,? or (?:please |just )?(?:feel free to )?(?:book|grab|pick|schedule|choose|find) (?:a |some )?(?:time|slot) (?:directly )?(?:on|in|with|via) my (calendar|diary)(?: here)?(?=: https?:))/iu

/** Proposes one question in place of the wish and the question about it. */
export const callInTwo: Step = ({ doc }, wishes) => {
  if (wishes.rules || wishes.light || wishes.sameLength || !doc.english) return []
  return doc.sentences.flatMap((sentence, i) => {
    const next = doc.sentences[i + 1]
    return next && next.block === sentence.block ? asOne(doc, sentence, next) : []
  })
}

function asOne({ source }: Doc, wish: Sentence, question: Sentence): Proposal[] {
  const text = openTo(wish, question) ?? whenFree(wish, question)
  const range = { start: wish.start, end: question.end }
  if (text === null || !source.isPlain(range)) return []
  const edit = { ...source.toSource(range), replacement: source.encode(text) }
  const reason = 'The question says itself what it asks for.'
  return [{ type: 'fix', rule: null, field: 'draft', edits: [edit], reason }]
}

/** “Would you be open to a chat to see if it fits? I can send times.” */
function openTo(wish: Sentence, question: Sentence): string | null {
  const [, call] = WORTH_A_CALL.exec(wish.text) ?? []
  const asks = OPEN_TO_IT.exec(question.text)
  if (call === undefined || asks === null) return null
  return `Would you be open to ${call}?${asks[1] === undefined ? '' : ` ${capitalised(asks[1])}.`}`
}

/** “When are you free for a call next week? You can also pick a time in my calendar: https://…” */
function whenFree(wish: Sentence, question: Sentence): string | null {
  const when = WISH_TO_TALK.test(wish.text) ? WHEN.exec(question.text) : null
  if (when === null) return null
  const [all, days = '', calendar] = when
  const rest = question.text.slice(all.length)
  return `When are you free for a call${days}?${calendar === undefined ? rest : ` You can also pick a time in my ${calendar}${rest}`}`
}
