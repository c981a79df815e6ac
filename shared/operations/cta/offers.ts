/** What the sender offers to do for the reader: “Happy to send over a summary.” A yes is all it asks for. */
import type { Doc, Sentence } from '../../engine/doc.ts'
import { inBody } from '../../engine/measures/body.ts'

/** Words before an offer; what they hang it on goes when it is asked on its own. */
const LEAD = `(?:(?:and|but|also|or|plus|otherwise|alternatively|instead|either way|meanwhile|in the meantime|if[^,.;:?!]{1,40}),? )?(?:then )?`
const VERBS =
  'send|share|forward|show|e-?mail|mail|pass|prepare|put together|write up|draft|sketch|record|run|set up|walk|bring|drop off|pull together'
const OFFERS = [
  new RegExp(
    String.raw`^${LEAD}(?:(?:i|we)(?: would|['’]d) be |(?:i|we)(?: am| are|['’]m|['’]re) )?(?:also |more than |always |very |quite )*(?:happy|glad) to (?:also )?((?:${VERBS})\b.+)$`,
    'iu',
  ),
  new RegExp(
    String.raw`^${LEAD}(?:i|we) (?:can|could) (?:also |gladly |happily |easily |simply )*((?:${VERBS})\b.+)$`,
    'iu',
  ),
]
/** “Or just reply “YES” and I'll send over a summary.” */
const FOR_A_WORD = new RegExp(
  String.raw`^(?:or|otherwise),? (?:just |simply |please )*(?:reply|answer|respond|write|text|say)(?: back)?(?: with)?(?: ["“'‘]?\p{L}+["”'’]?){0,2},? and (?:i|we)(?:['’]ll| will) ((?:${VERBS})\b.+)$`,
  'iu',
)
/** Words at the end that lean on what stood before, or say nothing. */
const TRAILING =
  /,? (?:instead|first|as well|too|in the meantime|if (?:helpful|useful|needed|you(?:['’]d)? (?:like|prefer|want|wish)|(?:that|it)(?:['’]s| is| would be)? ?(?:helps?|helpful|useful|easier|better)?))$/iu
/** “send it over” names nothing. */
const NAMELESS = /^\p{L}+(?: over| you| along| on)* (?:it|them|that|this|those|these|one|some|more)\b/iu
/** Longer ones carry more than an offer. */
const MOST_WORDS = 20

/** What is offered, from its verb on, as it stands: `send over a two-page summary`; `null` for a sentence that offers nothing. */
export function offerOf(sentence: Sentence): string | null {
  if (sentence.question || sentence.words > MOST_WORDS || !inBody(sentence)) return null
  if (sentence.tokens.some(({ kind }) => kind === 'placeholder' || kind === 'url' || kind === 'email'))
    return null
  const text = sentence.text
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[.!…]+$/, '')
  const after = FOR_A_WORD.exec(text)?.[1]
  // “I can send the numbers, and I'm free in February”: two things, and a question asks one.
  if (/[:;()"“]|,? and (?:i|we|you|they|he|she|it)(?:['’]\p{L}+)? /iu.test(after ?? text)) return null
  for (const said of after === undefined ? OFFERS.map((pattern) => pattern.exec(text)?.[1]) : [after]) {
    const offered = said?.replace(TRAILING, '')
    if (offered !== undefined) return NAMELESS.test(offered) || !/ /.test(offered) ? null : offered
  }
  return null
}

/** An offer that stands right behind a sentence, as a question of its own. */
export interface LiftedOffer {
  text: string
  /** Index of the sentence that offers. */
  sentence: number
}

/** “Shall I send over a summary?” out of the offer behind the sentence at `index`; `null` where there is none. */
export function offerBehind(doc: Doc, index: number): LiftedOffer | null {
  const [own, next] = [doc.sentences[index], doc.sentences[index + 1]]
  if (!doc.english || !own || !next) return null
  const offered = offerOf(next)
  if (offered === null) return null
  const who = /\bwe\b|\bwe['’]/iu.test(next.text) && !/\bi\b/iu.test(next.text) ? 'we' : 'I'
  return { text: `Shall ${who} ${offered}?`, sentence: index + 1 }
}
