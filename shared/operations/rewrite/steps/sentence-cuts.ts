/** What a whole sentence takes with it when it is cut. */
import type { Doc, Sentence } from '../../../engine/doc.ts'
import { cutRange } from '../../../engine/markup-edit.ts'
import { ofDoc } from '../../../engine/of-doc.ts'
import { NUMBER_WORDS } from '../../material/words.ts'
import type { Proposal } from '../step.ts'
import { itemCut } from './item-cuts.ts'
import { lacksNoun } from './leans.ts'
import { asksBesides } from './second-half.ts'

/** Words of promises, attachments, dates and next steps: a mail may be sent for such a sentence alone. */
const BINDING = new Set(
  (
    "will won't we'll i'll you'll they'll shall attached attach attaching enclosed enclose sent send sending refund refunded replace replaced " +
    'replacement promise guarantee deadline due attachment attachments by before until today tomorrow tonight yesterday monday tuesday wednesday thursday friday ' +
    'saturday sunday need needs takes bring next week sorry apologise apologize apologies cancel cancelled canceled changed moved must suggest propose recommend'
  ).split(' '),
)
/** Figures in words; “one” and “second” are often none. */
const NO_FIGURE = new Set(['one', 'ones', 'second', 'seconds'])
const FIGURES = new Set('twice third quarter couple double weekly monthly daily yearly annual'.split(' '))
/** Causes, limits and news: what a reader would have to ask for if it were gone. */
const REASONS =
  /\b(?:because|since|therefore|hence|due to|so that|means?|reasons?|causes?|caused|fix(?:es|ed)?|problem|instead|unless|except|only|not|never|cannot|nobody|no one|nothing|without|approved|accepted|confirmed|rejected|agreed|decided|welcome|allowed|permitted|forwarded|need|needs|needed|looking for|hiring|offer|offered|free of charge|at no (?:extra |additional )?(?:charge|cost)|price|prices|cost|costs|same|within an? \w+)\b|n['’]t\b/i

/** What follows from something: the argument of a mail. */
const ARGUMENT =
  /\b(?:lose|loses|losing|lost|saves?|saving|earns?|wastes?|wasting|risks?|miss(?:es)?|hurts?|delays?|money|(?:led|leads?|leading) to|result(?:s|ed) in|mistakes?|errors?|complain\w*|fail(?:s|ed|ure)?|as a result|that way|that is why|below that|above that|otherwise|suggest|propose|proposal|idea|swap|would have to)\b/i

/** Whether a sentence argues: what is lost, saved or proposed. */
export const argues = ({ text }: Sentence): boolean => ARGUMENT.test(text)

/** Whether a sentence binds somebody: a promise, a date, a next step. */
export const binds = ({ tokens }: Sentence): boolean => tokens.some((t) => BINDING.has(t.lower))

/** Whether a sentence holds a figure, in digits or words. Names and links are compared elsewhere. */
export const holdsFigure = (sentence: Sentence): boolean =>
  sentence.tokens.some(
    ({ lower, kind }) =>
      kind === 'number' || FIGURES.has(lower) || (NUMBER_WORDS.has(lower) && !NO_FIGURE.has(lower)),
  )

/** Whether a sentence holds a date, a promise or a figure. */
export const carriesFact = (sentence: Sentence): boolean => binds(sentence) || holdsFigure(sentence)

/** Whether a sentence gives a reason, a limit or news. */
export const givesReason = ({ text }: Sentence): boolean => REASONS.test(text)

/** The words, and “they’re” and “it’ll” beside “they” and “it”. */
const CONTRACTED = /^(?:he|she|they|it|this|that|these|those|there)$/
const withContractions = (words: readonly string[]): string[] =>
  words.flatMap((word) =>
    CONTRACTED.test(word) ? [word, ...["'s", "'re", "'ll", "'ve", "'d"].map((end) => word + end)] : [word],
  )

/** Words that point back at what was named before. */
export const POINTING: ReadonlySet<string> = new Set(
  'he she him her they them it its this those these such both one ones'.split(' '),
)
const PEOPLE = new Set(['he', 'she', 'him', 'her', 'his'])
/** Sentences in which “he” may still be somebody of the sentence before. */
const SOON = 3
/** How far into a sentence a word is looked for that points back. */
const NEAR = 8

/** Whether the next sentence leans on the one at `i`: “Our service takes care of all of that.” */
export function hasGapAfter(doc: Doc, i: number): boolean {
  const next = doc.sentences[i + 1]
  if (!next || next.region === 'signoff' || next.region === 'signature' || next.region === 'quoted')
    return false
  const words = next.tokens.filter(({ kind }) => kind === 'word').map(({ lower }) => lower)
  if (IMPERSONAL.test(next.text)) words.splice(words.indexOf('it'), 1)
  return (
    doc.sentences
      .slice(i + 1, i + 1 + SOON)
      .some(({ region, tokens }) => region !== 'quoted' && tokens.some(({ lower }) => PEOPLE.has(lower))) ||
    refersBack(words) ||
    lacksNoun(next) ||
    ASKS_OF_BEFORE.test(next.text) ||
    words.slice(0, NEAR).some((word) => POINTING.has(word)) ||
    words.some((word, at) => word === 'that' && standsForTold(words, at))
  )
}

/** Whether a “that” stands for what was told and opens no clause: “of that”, “does that sound”, “cut that to”, “that week”. */
const standsForTold = (words: readonly string[], at: number): boolean => {
  const [before = '', next] = [words[at - 1], words[at + 1]]
  return (
    next === undefined || BEFORE_TOLD.has(before) || BEHIND_TOLD.has(next) || (at === 1 && ASKS.has(before))
  )
}
const BEFORE_TOLD = new Set('of all with on like about than after before for at by from into over'.split(' '))
const BEHIND_TOLD = new Set(
  'to down up out off back by for from into with within too week month year day time date point case way reason'.split(
    ' ',
  ),
)
const ASKS = new Set('is was does do did would will could can might'.split(' '))

/** “It would be great to meet”, “Would it help to see one?”, where “it” is nothing that was named. */
const IMPERSONAL =
  /^(?:it (?:would|might|could|will|['’]?d) be \p{Ll}+|(?:would|might|will) it (?:help|be \p{Ll}+)) (?:to|if)\b/iu

/** “Can you tell me by Wednesday?”: what is to be told, the sentence before says. */
const ASKS_OF_BEFORE =
  /^(?:(?:and )?(?:can|could|would|will) you (?:please )?|please )(?:tell me|let me know|let us know|confirm|decide|answer|check|find out)(?: (?:by|before|until|on|this|next|today|tomorrow)\b[^,?.!]{0,30})?[?.!]?$/iu

/** “If so, …” hangs on the sentence before; “If you come by car” does not. */
export const refersBack = ([first = '', second = '']: readonly string[]): boolean =>
  REFERS.has(first) && (first !== 'if' || IF_SO.has(second))
const IF_SO = new Set('so not yes this that it these those'.split(' '))

/** A sentence that begins so hangs on the one before. */
export const REFERS: ReadonlySet<string> = new Set(
  withContractions(
    'this that these those it they he she his her its their so but however therefore thus also and or then instead otherwise which such there both either neither yet still if'.split(
      ' ',
    ),
  ),
)

const OCCASION = /\b(?:call|chat|meeting|demo|conversation|coffee|visit)\b/i
const TIMES = /\b(?:good time|works?|suits?|free|available|availability)\b/i

/** The sentences that name an occasion to meet, and the last question that asks for its time; -1 when none does. */
const occasions = ofDoc(({ sentences }) => ({
  named: sentences.flatMap(({ text }, i) => (OCCASION.test(text) ? [i] : [])),
  lastAsked: sentences.findLastIndex(({ question, text }) => question && TIMES.test(text)),
}))

/** “Happy to have a call. When would be a good time?”: whether only this sentence says what the time is for. */
export function namesOccasion(doc: Doc, i: number): boolean {
  const { named, lastAsked } = occasions(doc)
  return named.length === 1 && named[0] === i && lastAsked > i
}

/** The sentences that ask for something. */
export const sentencesThatAsk = ofDoc(
  ({ asks }): ReadonlySet<number> => new Set(asks.map((ask) => ask.sentence)),
)

/** The sentences of a paragraph from `i` to `last` with the space that parts them from their neighbour, or with the whole paragraph's gap. */
function withGap(
  { sentences, format }: Doc,
  { start, block }: Sentence,
  i: number,
  last: number,
): { start: number; end: number } {
  const [before, next] = [sentences[i - 1], sentences[last + 1]]
  const end = (sentences[last] as Sentence).end
  if (next && next.block === block) return { start, end: next.start }
  if (before && before.block === block) return { start: before.end, end }
  return { start, end: format === 'text' && next ? next.start : end }
}

/** The last of the sentences of a paragraph that lean on the one at `i`, each on the one before it; `null` where more lean than may go along. */
export function lastLeaning(doc: Doc, i: number): number | null {
  let last = i
  for (;;) {
    const next = doc.sentences[last + 1]
    const beside = next?.block === doc.sentences[i]?.block
    // “… from 14 a year to 2 with it”: moved, its neighbour would be far away.
    const pointing = beside && next?.tokens.some(({ lower }) => POINTING.has(lower))
    if (!pointing && (!hasGapAfter(doc, last) || (!beside && OF_ALL.test(next?.text ?? '')))) return last
    if (!beside || sentencesThatAsk(doc).has(last + 1)) return null
    last++
  }
}
/** “If it looks right, …” under a quote means the quote, and not the line above. */
const OF_ALL =
  /^if (?:(?:it|this|that|all of this) (?:all )?(?:looks?|works|suits|sounds|is (?:right|fine|good|ok))\b|you(?:['’]re| are) happy with (?:it|this|that)\b)/i

/** The proposal to take a sentence out, or those of its paragraph as far as `last`; nothing where it asks for something besides, or where markup of more than looks stands in it. */
export function cutOut(
  doc: Doc,
  i: number,
  why: Pick<Proposal, 'rule' | 'reason' | 'mayDropFacts'>,
  last = i,
): Proposal[] {
  const sentence = doc.sentences[i]
  if (!why.mayDropFacts && doc.sentences.slice(i, last + 1).some(({ text }) => asksBesides(text))) return []
  const block = sentence && doc.blocks[sentence.block]
  if (block?.kind === 'item' && block.from >= i && block.to <= last + 1) {
    const edits = itemCut(doc, sentence?.block ?? -1)
    return edits ? [{ type: 'cut', field: 'draft', edits, ...why }] : []
  }
  const range = sentence && cutRange(doc, withGap(doc, sentence, i, last))
  return range ? [{ type: 'cut', field: 'draft', edits: [{ ...range, replacement: '' }], ...why }] : []
}
