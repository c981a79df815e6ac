import type { Doc, Sentence } from '../../../engine/doc.ts'
import type { Proposal, Step } from '../step.ts'
import { holdsFigure, POINTING, withGap } from './sentence-cuts.ts'

/** Sentences of politeness and of the sender's own feelings, by how they begin. */
const PADDING: readonly RegExp[] = [
  /^(?:many |once again,? )?thank(?:s| you)(?: (?:so|very) much| again| once again)?,? (?:for (?:contacting|reaching|getting in touch|writing to|choosing|being|your (?:message|e-?mail|interest|patience|understanding|time|business|support|loyalty|cooperation|continued|kind)|a (?:busy|great|good)|taking)|in advance)\b/i,
  /^(?:your|the) (?:concern|business|feedback|satisfaction|opinion|time|privacy|experience)s? (?:is|are|means?|matters?) /i,
  /^(?:i|we) (?:really |truly |very much |greatly |do |always |sincerely )*(?:value|appreciate) (?:you|your|the (?:time|opportunity|chance))\b/i,
  /^(?:i |we )?(?:hope|trust) (?:that )?(?:this|you(?:['’]re| are|['’]ve| have|r)|all|everything|things|the)\b(?!.*\b(?:can|will|could|join|come)\b)/i,
  /^(?:i|we) (?:do |can |really |fully |completely |totally |also |only )*(?:know|understand|reali[sz]e|appreciate|imagine|recogni[sz]e)(?: that)? (?:you['’]re|you are|you have a (?:lot|choice)|you must|this is|this may|this (?:must|might)|these things|it['’]s|it is|things are|how|your (?:time|inbox|schedule))\b/i,
  /^(?:i|we)(?:['’]m| am|['’]re| are)? (?:so |very |really |always |truly |more than |honestly |just |all )*(?:happy|glad|delighted|excited|thrilled|pleased|proud|passionate|committed|dedicated)\b(?!.*\b(?:announce|introduce|launch|offer|invite|share|tell|confirm|let you know|say|report|send|show)\b)/i,
  /^(?:please )?(?:feel free to|don['’]t hesitate to|do not hesitate to) /i,
  /^(?:please )?let (?:me|us) know if (?:you (?:have|need)|there (?:is|are)|i can|we can) (?:any|be|do|help|something|anything|further|more)\b/i,
  /^(?:if you have any|should you have any|any) (?:other |further |more )?(?:questions|queries|concerns)\b/i,
  /^(?:i|we)(?: really| very much|['’]m| am|['’]re| are)* look(?:ing)? forward to /i,
  /^looking forward to /i,
  /^it (?:was|is|['’]s)(?: been)? (?:so |very |really |always )*(?:great|lovely|nice|good|wonderful|a (?:real |great )?pleasure)(?: to|,? (?:meeting|talking|speaking|chatting|seeing|catching))\b/i,
  /^(?:i|we)(?:['’]ll| will) (?:keep|make) (?:this|it) (?:short|brief|quick)\b/i,
  /^(?:i|we) (?:can ?not|can['’]t|could not|couldn['’]t) (?:be more|(?:even )?imagine|(?:even )?begin|apologi[sz]e enough)\b/i,
  /^(?:i|we) know (?:that )?(?:that|this) is no excuse\b/i,
  /^(?:i|we)(?: would|['’]d)? (?:like|wish|want) to (?:take this opportunity to )?thank you for (?:your|being)\b/i,
  /^we pride ourselves\b/i,
  /^(?:please )?find (?:below|attached below|here(?:with|after)?) (?:is |are )?(?:the|your) (?:details|information|summary)\b/i,
  /^(?:please )?find below\b/i,
]

/** A mail keeps at least so many words. */
const LEAST = 12

/** Proposes, where a shorter mail is wished for, to cut sentences of mere politeness. */
export const padding: Step = ({ doc }, wishes) => {
  if (!wishes.shorter || wishes.rules || doc.counts.sentences < 2) return []
  return doc.sentences.flatMap((sentence, i): Proposal[] => {
    if (
      !(isPadding(sentence) || isSorryAgain(doc, i)) ||
      !canGo(doc, sentence, i) ||
      doc.counts.words - sentence.words < LEAST
    )
      return []
    return [
      {
        type: 'cut',
        rule: null,
        field: 'draft',
        edits: [{ ...doc.source.toSource(withGap(doc, sentence, i)), replacement: '' }],
        reason: 'Courtesy that the mail can do without.',
      },
    ]
  })
}

const isPadding = ({ text }: Sentence): boolean => PADDING.some((pattern) => pattern.test(text))

const SORRY = /\b(?:sorry|apolog)/i

/** Whether a sentence only apologises after another has. */
const isSorryAgain = ({ sentences }: Doc, i: number): boolean =>
  SORRY.test(sentences[i]?.text ?? '') && sentences.slice(0, i).some(({ text }) => SORRY.test(text))

/** Words that bind somebody: then a courtesy is more than one. */
const BINDING = new Set(
  (
    'attached enclosed refund refunded replace replacement promise guarantee deadline until today tomorrow tonight yesterday ' +
    'monday tuesday wednesday thursday friday saturday sunday cancel cancelled canceled credited'
  ).split(' '),
)
const binds = ({ tokens }: Sentence) => tokens.some(({ lower }) => BINDING.has(lower))

/** Whether a sentence of courtesy carries nothing else. A mail of thanks or of regret is sent for its courtesies. */
function canGo(doc: Doc, sentence: Sentence, i: number): boolean {
  if (doc.kind === 'thank_you') return false
  if (sentence.region !== 'body' && sentence.region !== 'opening' && sentence.region !== 'ask') return false
  if (doc.blocks[sentence.block]?.kind !== 'paragraph' || !'.!…'.includes(sentence.mark || '?')) return false
  // An offer of help may be all that the mail asks; beside another ask it is not.
  const isAsk = doc.asks.some((ask) => ask.sentence === i)
  if (
    isAsk &&
    !doc.asks.some((ask) => ask.sentence !== i && !isPadding(doc.sentences[ask.sentence] ?? sentence))
  )
    return false
  const next = doc.sentences[i + 1]?.tokens[0]?.lower ?? ''
  return (
    !binds(sentence) &&
    !holdsFigure(sentence) &&
    !POINTING.has(next) &&
    doc.source.isPlain(withGap(doc, sentence, i))
  )
}
