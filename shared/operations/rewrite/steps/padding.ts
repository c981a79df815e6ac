import type { Doc, Sentence } from '../../../engine/doc.ts'
import { ofSentence } from '../../../engine/of-sentence.ts'
import { anyOf } from '../../sieve.ts'
import type { Proposal, Step } from '../step.ts'
import { isCourtesyOnly } from './courtesy-words.ts'
import { isKindness } from './kindness.ts'
import { BOILERPLATE, COMES_IN, COURTESIES, TOUCHING_BASE, WRITES_AGAIN } from './padding-table.ts'
import {
  cutOut,
  hasGapAfter,
  holdsFigure,
  namesOccasion,
  POINTING,
  sentencesThatAsk,
} from './sentence-cuts.ts'
import { isSoleMention } from './sole-mention.ts'

/** A mail keeps at least so many words. */
const LEAST = 12

const EMPTY = 'Every firm writes this, so it tells the reader nothing.'
const COURTESY = 'Courtesy that the mail can do without.'
const SOONER = 'Without this the answer comes sooner.'
const ONCE = 'One apology is enough.'

/** Proposes to cut sentences of mere politeness: all where a shorter mail is wished for, else what rules complain of. */
export const padding: Step = ({ doc, report }, wishes) => {
  if (wishes.rules || wishes.light || wishes.sameLength || doc.counts.sentences < 2) return []
  const ruled = (id: string) => report.annotations.some(({ rule_id }) => rule_id === id)
  const [late, sorry] = [ruled('answer-late'), ruled('over-apology')]
  const why = (sentence: Sentence, i: number): string | null => {
    // The only apology is more than a courtesy.
    const courtesy =
      isCourteous(sentence) &&
      (WISHES_OR_THANKS.test(sentence.text) || isCourtesyOnly(sentence)) &&
      (!SORRY.test(sentence.text) || isSorryAgain(doc, i)) &&
      !isKindness(doc, i)
    if (isBoilerplate(sentence)) return EMPTY
    if (writesAgain(sentence) && !isSoleMention(doc, i)) return EMPTY
    if (TOUCHING_BASE.test(sentence.text) && (BUMPS.test(sentence.text) || !hasGapAfter(doc, i))) return EMPTY
    if (isSorryBeside(doc, i)) return ONCE
    if ((wishes.shorter || sorry) && isSorryAgain(doc, i) && !isSoleMention(doc, i)) return ONCE
    if (wishes.shorter && courtesy) return COURTESY
    return late && courtesy && i < EARLY ? SOONER : null
  }
  return doc.sentences.flatMap((sentence, i): Proposal[] => {
    const reason = why(sentence, i)
    if (reason === null || !canGo(doc, sentence, i) || doc.counts.words - sentence.words < LEAST) return []
    return cutOut(doc, i, { rule: null, reason }, leadsOver(doc, i) ? i + 1 : i)
  })
}

/** Whether the next sentence only leads over from this one to the sender, and goes with it. */
const leadsOver = ({ sentences }: Doc, i: number): boolean =>
  sentences[i + 1]?.block === sentences[i]?.block && COMES_IN.test(sentences[i + 1]?.text ?? '')

/** Thanks and wishes may name what they are for; “we are happy with the draft” is an answer. */
const WISHES_OR_THANKS =
  /\bthank|\blook(?:ing)? forward to\b|\b(?:hope|trust|have a choice)\b|\b(?:not|n['’]t) be more\b/i

/** Sentences in which an answer is waited for. */
const EARLY = 5

const courteous = anyOf(COURTESIES)
export const isCourteous = ofSentence(({ text }) => courteous(text))

const boilerplate = anyOf(BOILERPLATE)
const isBoilerplate = ofSentence(({ text }) => boilerplate(text))

const isPadding = (sentence: Sentence): boolean => isCourteous(sentence) || isBoilerplate(sentence)

/** The mail itself is all that is named, and nothing behind points at it. */
const BUMPS = /\bto the top of (?:your|the) /i

const writesAgain = ({ text }: Sentence): boolean => WRITES_AGAIN.test(text)

const SORRY = /\b(?:sorry|apolog)/i

/** Words of a sentence that can do no more than apologise. */
const APOLOGY = 18

/** “You gave up a morning for nothing, and I’m sorry.” */
const TELLS_FIRST = /\p{L}, and (?:i|we)\b[^,]*\b(?:sorry|apolog)/iu

/** Whether a sentence only apologises after another has. */
const isSorryAgain = ({ sentences }: Doc, i: number): boolean =>
  SORRY.test(sentences[i]?.text ?? '') &&
  (sentences[i]?.words ?? 0) <= APOLOGY &&
  !TELLS_FIRST.test(sentences[i]?.text ?? '') &&
  sentences.slice(0, i).some(({ text }) => SORRY.test(text))

/** An apology for “the inconvenience”, beside one that says what for. */
const FOR_NOTHING =
  /\b(?:inconvenience|trouble|frustration)\b(?:[^.?!]*\b(?:may|might|could)\b|[^.?!]*\b(?:caused|recent(?:ly)?|experience(?:d)?)\b|[.!]*$)/i
const FOR_SOMETHING = /\b(?:sorry|apologi[sz]e) (?:that|for|about|to)\b/i

const isSorryBeside = ({ sentences }: Doc, i: number): boolean => {
  const own = sentences[i]
  if (!own || !SORRY.test(own.text) || !FOR_NOTHING.test(own.text)) return false
  const real = ({ text }: Sentence) => FOR_SOMETHING.test(text) && !FOR_NOTHING.test(text)
  const next = sentences[i + 1]
  return (next?.block === own.block && real(next)) || sentences.slice(0, i).some(real)
}

/** Words that bind somebody: then a courtesy is more than one. */
const BINDING = new Set(
  (
    'attached enclosed refund refunded replace replacement promise guarantee deadline until today tomorrow tonight yesterday ' +
    'monday tuesday wednesday thursday friday saturday sunday cancel cancelled canceled credited'
  ).split(' '),
)
const binds = ({ tokens }: Sentence) => tokens.some(({ lower }) => BINDING.has(lower))

/** Whether a sentence is courtesy, or what every firm writes, and holds nothing that binds and no figure. */
export const saysNothing = (sentence: Sentence): boolean =>
  isPadding(sentence) && !binds(sentence) && !holdsFigure(sentence)

/** A sentence that begins so takes up the one before. */
const TURNS = new Set(['that', 'however', 'but', 'so', 'therefore', 'still', 'yet', 'instead', 'otherwise'])

/** A courtesy with more words, or with a turn in it, is more than one. */
const MOST = 30
const GOES_ON = /\b(?:however|but)\b|, which (?!(?:i|we) )/i

/** Whether a sentence of courtesy carries nothing else. A mail of thanks or of regret is sent for its courtesies. */
function canGo(doc: Doc, sentence: Sentence, i: number): boolean {
  if (doc.kind === 'thank_you' || namesOccasion(doc, i)) return false
  if (sentence.words > MOST || GOES_ON.test(sentence.text)) return false
  if (sentence.region !== 'body' && sentence.region !== 'opening' && sentence.region !== 'ask') return false
  if (doc.blocks[sentence.block]?.kind !== 'paragraph' || !'.!…'.includes(sentence.mark || '?')) return false
  // An offer of help may be all that the mail asks; beside another ask it is not.
  const isAsk = !SORRY.test(sentence.text) && sentencesThatAsk(doc).has(i)
  if (
    isAsk &&
    !doc.asks.some((ask) => ask.sentence !== i && !isPadding(doc.sentences[ask.sentence] ?? sentence))
  )
    return false
  const behind = doc.sentences[leadsOver(doc, i) ? i + 2 : i + 1]
  // “We’re here to help! 😊”: the face would be left alone.
  if (behind && behind.block === sentence.block && behind.words === 0) return false
  const next = (behind?.tokens[0]?.lower ?? '').replace(/['’].*/, '')
  // “Our two companies” is no figure where every firm says it.
  const says =
    binds(sentence) || (holdsFigure(sentence) && !isBoilerplate(sentence) && !writesAgain(sentence))
  return !says && !POINTING.has(next) && !TURNS.has(next)
}
