/** What an editor takes first out of a long mail to a stranger: praise, reasons beyond the first, and asks beside the one. */
import type { Doc, Sentence } from '../../../engine/doc.ts'
import { ofSentence } from '../../../engine/of-sentence.ts'
import { competingWith } from '../../cta/competing.ts'
import { findAsks } from '../../cta/found.ts'
import { isStranger, primaryOf } from '../../cta/primary.ts'
import type { Proposal, Step } from '../step.ts'
import { isAnnounced } from './announced.ts'
import { OF_MAIL } from './claims.ts'
import { OPTIONAL, TO_BE_TOLD } from './one-ask.ts'
import { cutOut, hasGapAfter, holdsFigure } from './sentence-cuts.ts'
import { isSoleMention } from './sole-mention.ts'
import { isTerm } from './terms.ts'

/** A mail keeps at least so many words, and so many sentences. */
const WORDS = 50
const SENTENCES = 4
/** Words of praise that is worth a cut. */
const PRAISING = 3

const BESIDE = 'A second thing to do, beside the one the mail is for.'
const PRAISE = 'Praise tells a stranger nothing that can be checked.'
const FURTHER = 'A further point: to a stranger the first counts.'
const AGAIN = 'Said again in other words.'

/**
 * Proposes to cut from a mail to a stranger that is too long, or is to be shorter, what the ask can do without. What
 * holds a figure, a limit, a name or a link stays; the last two are compared with the facts.
 */
export const pitch: Step = ({ doc }, wishes) => {
  if (!wishes.shorter || wishes.rules || wishes.light || !doc.english || !isStranger(doc)) return []
  if (doc.counts.words < WORDS || doc.counts.sentences < SENTENCES) return []
  const isAsked = wishes.wordsMax !== null
  const beside = asksBeside(doc, isAsked)
  const asking = new Set(doc.asks.map(({ sentence }) => sentence))
  return doc.sentences.flatMap((sentence, i): Proposal[] => {
    if (!isOwn(sentence)) return []
    const reason = beside.has(i) ? BESIDE : asking.has(i) ? null : spare(doc, sentence, i, isAsked)
    if (reason === null) return asking.has(i) ? [] : praiseBehind(doc, sentence)
    if (doc.counts.words - sentence.words < WORDS) return []
    if (
      doc.blocks[sentence.block]?.kind !== 'paragraph' ||
      (holdsFigure(sentence) && !OUR_TWO.test(sentence.text))
    )
      return []
    const next = doc.sentences[i + 1]
    if (hasGapAfter(doc, i) && !sharesSubject(sentence, next) && !OF_MAIL.test(next?.text ?? '')) return []
    return isAnnounced(doc, i) ? [] : cutOut(doc, i, { rule: null, reason })
  })
}

/** “A huge potential for our two companies”: no figure. */
const OUR_TWO = /^\D*\bour two (?:companies|firms|teams|brands|businesses)\b\D*$/i

const isOwn = ({ region }: Sentence) => region === 'opening' || region === 'body' || region === 'ask'

/** Sentences that ask for something else than the mail does; whom to ask instead stays where nobody asked for fewer words. */
function asksBeside(doc: Doc, isAsked: boolean): ReadonlySet<number> {
  const found = findAsks(doc)
  const primary = primaryOf(doc, found)
  if (!primary || primary.weak || primary.sentence === null) return new Set()
  const competing = competingWith(primary, found, doc)
  const other = found.flatMap((ask) =>
    ask.sentence !== null &&
    (!ask.offer || (isAsked && ALSO.test(ask.text))) &&
    ((OPTIONAL.test(ask.text) && !TO_BE_TOLD.test(ask.text)) || (isAsked && competing.has(ask)))
      ? [ask.sentence]
      : [],
  )
  const instead = doc.sentences.flatMap(({ text }, i) =>
    OTHER_WAY.test(text) || (isAsked && ELSE.test(text)) ? [i] : [],
  )
  const elsewhere = doc.sentences.flatMap(({ text }, i) => (ELSEWHERE.test(text) ? [i] : []))
  return new Set([...other, ...instead, ...elsewhere].filter((i) => i !== primary.sentence))
}

/** “You can also find more about us on our website.” */
const ELSEWHERE =
  /^(?:you (?:can|could|may) also|feel free to|also,? (?:feel free to|you (?:can|could|may)|please)|please also)\b.*\b(?:our (?:web ?site|site|blog|newsletter|channel|page|brochure|podcast)|follow (?:us|me)|(?:try|download) (?:the|our) (?:app|guide|brochure))\b/i

/** Somebody else for whoever is not the one. */
const ELSE =
  /^(?:if (?:not|you(?:['’]re| are) not|(?:it|this|that)(?:['’]s| is) not)\b|alternatively\b|otherwise\b|or\b)(?=.*\b(?:who|who(?:m|ever)|someone|somebody|anyone|the (?:right |best )?(?:person|contact|colleague)|a colleague)\b)/i

/** Another way to say the same yes: “Alternatively, just reply with your number.” */
const OTHER_WAY =
  /^(?:alternatively|otherwise),? (?:just|simply|please|feel free to|you can(?: also)?|you could)\b/i

/** Why a sentence that asks nothing can be spared; `null` where it cannot. What says something goes only where fewer words were asked for. */
function spare(doc: Doc, sentence: Sentence, i: number, isAsked: boolean): string | null {
  // “Congrats!” is read in no time.
  if (praises(sentence) && sentence.words >= PRAISING && !isSoleMention(doc, i)) return PRAISE
  const { text } = sentence
  // It hangs on what stands before it, which may be the praise that goes.
  if (i > 0 && IN_OTHER_WORDS.test(text) && !isTerm(sentence, false)) return AGAIN
  if (!isAsked || isTerm(sentence, false)) return null
  if (AGAIN_SAID.test(text)) return AGAIN
  // “I would also be glad to visit you. I am in Macerata on 6 March.” is no point of what is sold.
  return i > 0 && ALSO.test(text) && !/^i\b/i.test(text) && follows(doc, sentence, i) ? FURTHER : null
}

/** “It also collects reviews”: behind a point that is told in the same paragraph. */
const follows = ({ sentences }: Doc, { block }: Sentence, i: number): boolean =>
  sentences[i - 1]?.block === block && isOwn(sentences[i - 1] as Sentence)

const ALSO =
  /^(?:plus|besides|also|in addition|additionally|on top of (?:that|this)|what['’]s more|furthermore|moreover)\b|^(?:[^\s,]+ ){1,3}also\b/i
const IN_OTHER_WORDS = /^(?:in other words|put (?:simply|differently))\b(?!.*\b(?:propose|suggest|offer))/i
const AGAIN_SAID =
  /^(?:that|this|it) (?:all )?(?:means|adds up to) (?!(?:that|you|your|we|they|the|it|there)\b)[^,.]+(?:, [^,.]+)*,? and [^,.]+[.!]$/i

/** Who is praised: the sender, the firm or what it sells. */
const OURS =
  '(?:at [^,]{2,40}?,? )?(?:we|our [^,.]{2,60}?|they|the (?:team|company|client|product|platform)|it|this|i)'
const PRAISES: readonly RegExp[] = [
  new RegExp(
    String.raw`^(?:and |so )?${OURS}(?:['’](?:re|s|m)| are| is| am| have| has)? (?:(?:really|truly|very|extremely|always|also|all|simply) )*(?:prides? (?:ourselves|itself|themselves)|passionate\b|proud\b|committed\b|dedicated\b|second to none\b|on a mission\b|(?:always )?on hand\b|confident (?:that )?(?:we|our|it|this)\b|convinced (?:that )?(?:we|our|it|this)\b|a no[- ]brainer\b|a (?:truly |really )?(?:unique|exciting|amazing|fantastic|great|once-in-a-lifetime) opportunity\b|the perfect (?:next step|opportunity|fit|match|solution)\b|works? (?:closely|hand in hand|tirelessly)\b|goes? the extra mile|love what (?:we|they) do\b|(?:offers?|have|has) (?:an? )?(?:great|excellent|fantastic|superb|amazing|outstanding|unrivalled) (?:culture|\p{Ll}+ (?:prospects|culture|opportunities|environment)|benefits|opportunities|prospects)\b|believes? (?:that )?there(?:['’]s| is) (?:an? )?(?:huge|great|big|real|strong|enormous) (?:potential|opportunit|fit|synerg)|stands? out\b|strives?\b)`,
    'iu',
  ),
  /^(?:congratulations|congrats|kudos|well done|hats off|(?:that['’]s |what )?an? (?:(?:really|truly|very) )?(?:great|amazing|impressive|fantastic|huge|remarkable) (?:achievement|milestone|step|success))\b/i,
]
const praises = ofSentence(
  ({ text, question }: Pick<Sentence, 'text' | 'question'>) =>
    !question && PRAISES.some((pattern) => pattern.test(text)),
)

/** “…, and our award-winning team is passionate about helping”: the praise goes, what stands before it stays. */
function praiseBehind(doc: Doc, sentence: Sentence): Proposal[] {
  const { text, start } = sentence
  const [, joint = '', tail = ''] = AND_WE.exec(text) ?? []
  if (tail === '' || !(CONGRATULATES.test(tail) || PRAISES.some((pattern) => pattern.test(tail)))) return []
  const from = start + text.length - joint.length - tail.length - 1
  const range = { start: from, end: start + text.length - 1 }
  if (/\d/.test(tail) || !doc.source.isPlain(range)) return []
  return [
    {
      type: 'cut',
      rule: null,
      field: 'draft',
      edits: [{ ...doc.source.toSource(range), replacement: '' }],
      reason: PRAISE,
    },
  ]
}
const AND_WE = /(,? and )((?:i|we|our)\b[^,;:.!?]+)[.!]$/i
const CONGRATULATES =
  /^(?:i|we) (?:just )?(?:want(?:ed)?|would (?:like|love)) to (?:congratulate|say (?:congratulations|congrats|well done))\b/i

/** “They’re also prone to errors. And nobody enjoys doing them.”: both speak of what stands before. */
function sharesSubject({ tokens: [first] }: Sentence, next: Sentence | undefined): boolean {
  const own = SUBJECTS.find((group) => group.test(first?.lower ?? ''))
  const pointing = next?.tokens.filter(({ lower }) => ANY.test(lower)) ?? []
  return own !== undefined && pointing.length > 0 && pointing.every(({ lower }) => own.test(lower))
}
const SUBJECTS: readonly RegExp[] = [/^(?:it|its)(?:['’]\p{L}+)?$/u, /^(?:they|them|their)(?:['’]\p{L}+)?$/u]
const ANY =
  /^(?:he|she|him|her|it|its|they|them|their|this|that|these|those|such|both|ones?)(?:['’]\p{L}+)?$/u
