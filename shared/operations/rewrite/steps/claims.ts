/** Sentences of praise for the sender, without which the mail still says who writes, what they offer and why. */
import type { Doc, Sentence } from '../../../engine/doc.ts'
import { HYPE } from '../../../engine/lexicon/hype.ts'
import { TEMPLATE_SMELL } from '../../../engine/lexicon/template-smell.ts'
import { VAGUE_CLAIMS } from '../../../engine/lexicon/vague-claims.ts'
import { stemsOf, stemsOfTokens } from '../../../engine/measures/content-words.ts'
import { ofSentence } from '../../../engine/of-sentence.ts'
import { CORE, isPraise } from '../../praise.ts'
import type { Proposal, Step } from '../step.ts'
import { cutOut, sentencesThatAsk } from './sentence-cuts.ts'
import { canGo } from './shorten.ts'

/** Words of praise, or phrases that a rule marks, from which a sentence is one. */
const ENOUGH = 2

/** Who praises: the sender, or somebody who is told how well the sender's customers fare. */
const BOASTS =
  /^(?:and |so |plus,? |also,? )?(?:(?:i|we)(?:['’]\p{L}+)?\b|our\b|at \p{Lu}[^,]{1,40},? (?:we|our)\b|they (?:offer|have|provide|are)\b|(?:companies|businesses|teams|organi[sz]ations|brands|customers|clients|people) (?:that|who|like)\b|this (?:is|could be) (?:an?|your|the) |there (?:is|has|are|could|might)\b|with our\b|(?:whatever|no matter) [^,]{1,60}, (?:we|our)\b|as (?:an?|the) [^,]{1,60}, (?:we|our)\b)/iu

/** Phrases of claims that other rules know. */
const MARKED: readonly unknown[] = [VAGUE_CLAIMS, TEMPLATE_SMELL, HYPE]
/** What is worse, less or over is no praise. */
const TURNS = /\b(?:not|no|never|but|however|unfortunately|sorry|without)\b|n['’]t\b/i

const isClaim = ofSentence((sentence): boolean => {
  if (sentence.question || !BOASTS.test(sentence.text) || TURNS.test(sentence.text)) return false
  const { tokens } = sentence
  if (
    tokens.some(
      ({ kind }) => kind === 'number' || kind === 'url' || kind === 'email' || kind === 'placeholder',
    )
  )
    return false
  const first = tokens.findIndex(({ kind }) => kind === 'word')
  // A name is told from praise where the facts are compared; here it is only left out of the count.
  const plain = new Set(
    stemsOfTokens(tokens.filter(({ text, lower }, at) => at === first || text === lower || lower === 'i')),
  )
  const praise =
    [...plain].filter((stem) => CORE.has(stem)).length +
    sentence.hits.filter(({ lexicon }) => MARKED.includes(lexicon)).length
  return praise >= ENOUGH && isPraise(plain)
})

const isOwn = ({ region }: Sentence) => region === 'opening' || region === 'body' || region === 'ask'

/** A mail keeps at least so many words. */
const WORDS = 20
/** Words of a sentence of its own kind that says what the mail is about. */
const SAYS = 4

/** Whether something is told beside claims and asks, so that the mail still has a point. */
const tellsMore = (doc: Doc): boolean =>
  doc.sentences.some(
    (sentence, i) =>
      isOwn(sentence) &&
      !isClaim(sentence) &&
      sentence.words > SAYS &&
      !sentencesThatAsk(doc).has(i) &&
      !isPraise(stemsOf(sentence)),
  )

/** “I work for Brightpath, a provider of growth”: the only sentence that says who writes. */
const namesSomebody = (sentence: Sentence | undefined): boolean =>
  sentence?.tokens
    .slice(1)
    .some(({ kind, text, lower }) => kind === 'word' && text !== lower && lower.length > 2) ?? false

/** “If this interests you” means the mail, and not the sentence before. */
export const OF_MAIL = /^if (?:this|that|it|any of this) (?:interests|sounds|appeals|is of interest)\b/i

/** Proposes to cut claims that nothing stands behind; the first of them stays where nothing else says what is offered. */
export const claims: Step = ({ doc }, wishes) => {
  if (wishes.rules || wishes.light || wishes.sameLength || !doc.english) return []
  if (doc.kind === 'thank_you' || doc.family === 'bulk_promo' || doc.family === 'bulk_content') return []
  const found = doc.sentences.flatMap((sentence, i) => (isOwn(sentence) && isClaim(sentence) ? [i] : []))
  const kept = tellsMore(doc) ? undefined : (found.find((i) => namesSomebody(doc.sentences[i])) ?? found[0])
  return found.flatMap((i): Proposal[] => {
    if (i === kept) return []
    const sentence = doc.sentences[i] as Sentence
    if (
      !canGo(doc, sentence, i, OF_MAIL.test(doc.sentences[i + 1]?.text ?? '')) ||
      doc.counts.words - sentence.words < WORDS
    )
      return []
    return cutOut(doc, i, {
      rule: null,
      reason: 'Every firm says this of itself, so it tells the reader nothing.',
    })
  })
}
