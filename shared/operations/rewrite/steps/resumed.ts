/** “I am following up on my email about the till. Have you had a chance to look at it?”: the question can name it. */
import type { Doc, Sentence } from '../../../engine/doc.ts'
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

/** Proposes to ask about a thing by its name, where the sentence before says only that the sender comes back to it. */
export const resumed: Step = ({ doc }, wishes) => {
  if (wishes.rules || wishes.light || wishes.sameLength || !doc.english) return []
  return doc.sentences.flatMap((sentence, i) => {
    const next = doc.sentences[i + 1]
    return next && next.block === sentence.block ? asked(doc, sentence, next) : []
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
