/** “I am following up on my email about the till. Have you had a chance to look at it?”: the question can name what it is about. */
import type { Doc, Sentence } from '../../../engine/doc.ts'
import { capitalised } from '../../../engine/edit.ts'
import type { Proposal, Step } from '../step.ts'

/** Takes up what was written before and says no more: the mail about it that is named, and the thing. */
const TAKES_UP =
  /^(?:(?:I|we)(?: am|['’]m| are|['’]re)? |this is )?(?:(?:just|only|quickly|also|simply) )*(?:(?:want(?:ed)? to|writing to|would like to|here to) )?(?:(?:just|quickly) )*(?:follow(?:ing)?[ -]up|check(?:ing)? in|circl(?:e|ing) back|com(?:e|ing) back|touch(?:ing)? base)(?: with you)?(?: again)? (?:on|to|about|regarding|with regard to) ((?:my|our|the) (?:(?:previous|last|earlier|recent) )?(?:e-?mail|message|note)(?: (?:(?:that )?(?:I|we) sent )?(?:you )?(?:last week|last month|earlier|yesterday|recently|the other day))? (?:about|regarding|concerning|on|with) )?((?:the|our|your|my|an?) [^,.;:?!()]{3,70})\.$/iu
/** A question about “it”, in what stands before and behind the word. */
const ASKS_ABOUT_IT =
  /^((?:(?:and|so),? )?(?:have|did|do|were|are|would|could|can|will|what)\b[^?,;:]*?\b(?:look(?:ed)? (?:at|over|through)|read|review(?:ed)?|th(?:ink|ought) (?:about|of)|consider(?:ed)?|go(?:ne)? (?:through|over)|discuss(?:ed)?|see|seen|check(?:ed)?) )it(?: (?:yet|already|so far|at all|since then|in the meantime|over|with your (?:\p{L}+ )?\p{L}+))*\?$/iu

/** “My email about your new shop. Did you see it?” asks for the mail. */
const OF_A_MAIL = /\b(?:read|see|seen|check(?:ed)?) $/i
const READERS = /^your\b/i

/** Says only that a call may be good, with the call and what it is for. */
const WORTH_A_CALL =
  /^(?:so,? )?(?:I|we)(?: just)? (?:thought|think|figured|feel|believe)(?: that)? (?:perhaps |maybe )?(?:it|there)(?:['’]d| (?:might|could|would|may))(?: (?:perhaps|maybe|possibly|potentially|also|probably))? (?:make sense|be (?:worth(?:while)?|good|great|useful|helpful|nice|a good idea|value in))(?: for (?:us|both of us|you and (?:I|me)))?(?: to(?: have| grab| schedule| set up| arrange| hop on| jump on)?| having| scheduling)? (an? (?:[\p{Ll}\d-]+ ){0,3}(?:chat|call|conversation|talk|meeting|demo)\b[^.?!;:]{0,160})\.$/iu
/** Asks whether “it” is welcome, with what the sender would do then. */
const OPEN_TO_IT =
  /(?:^(?:(?:please |just )*let me know if|(?:are|would) (?=you)) ?you(?:['’]re|['’]d be| are| would be| be)? (?:(?:open|amenable) to|up for|interested in) (?:it|that|this)|^(?:please |just )*let me know if you(?:['’]re| are|['’]d be| would be) interested)(?:\?|(?:,? and ((?:I|we)(?:['’](?:ll|d)| can| will| could) \p{Ll}[^.?!]*))?\.)$/iu

/** “Would you be open to a chat to see if it fits? I can send times.” */
function openTo(doc: Doc, sentence: Sentence, question: Sentence): Proposal[] {
  const [, call] = WORTH_A_CALL.exec(sentence.text) ?? []
  const asks = OPEN_TO_IT.exec(question.text)
  if (
    call === undefined ||
    asks === null ||
    !doc.source.isPlain({ start: sentence.start, end: question.end })
  )
    return []
  const offer = asks[1] === undefined ? '' : ` ${capitalised(asks[1])}.`
  return [
    {
      type: 'fix',
      rule: null,
      field: 'draft',
      edits: [
        {
          ...doc.source.toSource({ start: sentence.start, end: question.end }),
          replacement: doc.source.encode(`Would you be open to ${call}?${offer}`),
        },
      ],
      reason: 'The question says itself what it asks for.',
    },
  ]
}

/** Proposes to ask about a thing by its name, where the sentence before says only that the sender comes back to it. */
export const resumed: Step = ({ doc }, wishes) => {
  if (wishes.rules || wishes.light || wishes.sameLength || !doc.english) return []
  return doc.sentences.flatMap((sentence, i) => {
    const next = doc.sentences[i + 1]
    return next && next.block === sentence.block
      ? [...asked(doc, sentence, next), ...openTo(doc, sentence, next)]
      : []
  })
}

function asked({ source }: Doc, sentence: Sentence, question: Sentence): Proposal[] {
  if (sentence.region !== 'opening' && sentence.region !== 'body') return []
  const [, mail = '', thing = ''] = TAKES_UP.exec(sentence.text) ?? []
  const [, before = ''] = ASKS_ABOUT_IT.exec(question.text) ?? []
  if (thing === '' || before === '' || !source.isPlain({ start: sentence.start, end: question.end }))
    return []
  if (mail !== '' && (OF_A_MAIL.test(before) || READERS.test(thing))) return []
  const it = question.start + before.length
  const edits = [
    { start: sentence.start, end: question.start, replacement: '' },
    { start: it, end: it + 'it'.length, replacement: thing },
  ].map(({ replacement, ...span }) => ({ ...source.toSource(span), replacement: source.encode(replacement) }))
  return [
    {
      type: 'fix',
      rule: null,
      field: 'draft',
      edits,
      reason: 'The question alone says what you come back to.',
    },
  ]
}
