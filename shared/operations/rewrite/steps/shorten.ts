import type { Doc, Sentence } from '../../../engine/doc.ts'
import { tellsOfReader } from '../../../engine/measures/reader-facts.ts'
import type { Annotation } from '../../../engine/report.ts'
import { beginsWithSigner } from '../../material/signed.ts'
import type { State, Step } from '../step.ts'
import { isAnnounced } from './announced.ts'
import { isKindness } from './kindness.ts'
import {
  argues,
  binds,
  carriesFact,
  cutOut,
  givesReason,
  hasGapAfter,
  holdsFigure,
  namesOccasion,
  sentencesThatAsk,
} from './sentence-cuts.ts'
import { isTerm } from './terms.ts'
import { bringsIn, isOwn, isRestated, namesTopic, SUBJECT } from './topics.ts'

/** Cuts tried before the next look at what is left. */
const MOST_TRIED = 12
/** Share of its topics that others hold, from which a sentence says them again. */
const SHARED = 0.75
/** Never fewer sentences than these; a mail of one sentence has nothing to spare. */
const LEAST = 3

/**
 * Proposes to cut sentences while the body is longer than wished: what stands elsewhere as well, and where a number of
 * words is to be met, what rules call empty, and in personal mail asides where somebody asked for fewer words. What gives a reason, a limit or a figure, a
 * yes or a no, or says what the sender offers, stays; a sentence with a name or a link in it is refused later, when the
 * facts are compared.
 */
export const shorten: Step = (state, wishes) => {
  const { doc } = state
  if (wishes.wordsMax === null || doc.counts.words <= wishes.wordsMax || doc.counts.sentences <= LEAST)
    return []
  // As short as it gets without a loss: only what says nothing new may go.
  const lossless = wishes.wordsMax === 0 && !wishes.shortest
  const offers = offersOf(doc)
  const candidates = doc.sentences
    .map((sentence, i) => ({ sentence, i }))
    .filter(
      ({ sentence, i }) =>
        !offers.includes(i) &&
        canGo(doc, sentence, i) &&
        !(wishes.shortest ? binds(sentence) : carriesFact(sentence)) &&
        !hasGapAfter(doc, i) &&
        !isAnnounced(doc, i) &&
        !bringsIn(doc, i) &&
        !namesTopic(doc, sentence) &&
        !isTerm(sentence, isFaulted(sentence, state)) &&
        !tellsOfReader(sentence) &&
        !isKindness(doc, i) &&
        (lossless
          ? saysNothingNew(sentence, state)
          : isRestated(doc, sentence, SHARED) ||
            isExtra(doc, sentence) ||
            ((wishes.shortest || !givesReason(sentence)) &&
              !takesStand(sentence) &&
              (isFaulted(sentence, state) ||
                isBoasting(sentence, state) ||
                (wishes.asides && isAside(doc, sentence, i))))),
    )
    .map(({ sentence, i }) => ({ i, worth: worth(sentence, state) }))
    .sort((a, b) => a.worth - b.worth || b.i - a.i)
  const reason = 'The mail is longer than it should be, and this sentence carries least.'
  return candidates.slice(0, MOST_TRIED).flatMap(({ i }) => cutOut(doc, i, { rule: null, reason }))
}

/**
 * Whether a sentence may be cut without leaving a gap: an ordinary statement that nothing refers to, or that what
 * refers to it is told by name (`named`).
 */
export function canGo(doc: Doc, sentence: Sentence, i: number, named = false): boolean {
  if (!isOwn(sentence) || namesOccasion(doc, i)) return false
  if (doc.blocks[sentence.block]?.kind !== 'paragraph') return false
  const next = doc.sentences[i + 1]
  // It may be the answer; “Dennis asked whether they come with trays. They do.”
  if (ASKED.test(doc.sentences[i - 1]?.text ?? '') && doc.sentences[i - 1]?.block === sentence.block)
    return false
  if (doc.sentences[i - 1]?.question && doc.sentences[i - 1]?.block === sentence.block) return false
  if (!named && next && next.block === sentence.block && hasGapAfter(doc, i)) return false
  if (next && LEANS_FAR.test(next.text)) return false
  if (COUNTS.test(sentence.text)) return false
  // What has no full stop is a heading or a label; a question leads on to its answer.
  return '.!…'.includes(sentence.mark || '?') && !sentencesThatAsk(doc).has(i)
}

/** What takes up the paragraph before: “If it’s the former, I’ll close your file.” */
const LEANS_FAR =
  /\bthe (?:former|latter)\b|^if (?:so|not|it|that|this)\b(?! (?:interests|sounds|appeals|is of interest)\b)/i

/** “The second would be the design”: one of several that are counted. */
const COUNTS = /^(?:the )?(?:first|second|third|fourth|fifth|last)(?:ly)?\b/i

const ASKED = /\b(?:asked|wanted to know|wondered) (?:whether|if|how|what|when|about)\b/i

const SENDER = new Set(['we', 'our', "we're", "we've", 'i', "i'm", "i've"])
/**
 * The sentences that first say what the sender does or wants: without them the mail has no point. “Most hauliers we talk
 * to” may come before “We book the ferry”.
 */
const offersOf = (doc: Doc): number[] =>
  [SUBJECT, 1].map((reach) =>
    doc.sentences.findIndex(
      (s, i) =>
        isOwn(s) &&
        s.words > 4 &&
        !sentencesThatAsk(doc).has(i) &&
        ((s.tokens.slice(0, reach).some(({ lower }) => SENDER.has(lower)) &&
          (/\b(?:we|our|we['’](?:re|ve))\b/i.test(s.text) || I_DO.test(s.text))) ||
          beginsWithSigner(doc, s)),
    ),
  )

/** “I run a small agency that helps independent shops”. */
const I_DO = /\bI (?:run|own|lead|help|build|make|sell|teach|offer|work (?:with|for)) /

/** Whether a sentence only says again what stands in others, or boasts; one that answers, argues or judges does neither. */
const saysNothingNew = (sentence: Sentence, state: State): boolean =>
  !takesStand(sentence) &&
  !givesReason(sentence) &&
  !argues(sentence) &&
  (isRestated(state.doc, sentence, 1) || isBoasting(sentence, state))

/** Rules that mark what says nothing, whoever writes it. */
const BOASTS = new Set('hype generic-flattery pressure vague-claim template-smell cliches jargon'.split(' '))
const isBoast = ({ rule_id }: Annotation): boolean => BOASTS.has(rule_id)
const isBoasting = (sentence: Sentence, { doc, report }: State): boolean =>
  faultsIn(sentence, doc, report, isBoast) > 0

/** “We are happy with the draft”, “the logo would be too small”, “but they always pay late”, “they have asked to see it”: a yes, a no, a wish, or a judgement that the reader acts on. */
const STANDS =
  /\b(?:(?:happy|pleased|satisfied|content|fine|okay|ok) (?:with|by|about)|too \p{Ll}+|prefer|approve|agree|like|love|would rather|doubt|worr(?:y|ied)|concern(?:s|ed)?|afraid|fear|unsure|wrong|perhaps|maybe|probably|(?:i|we)(?:['’]d| would) say|(?:i|we) (?:think|believe|guess|suppose)|but|although|though|asked (?:to|for|us|me|you|that|if|whether|about)|than (?:i|we|you|they)(?:['’]d| had)? (?:expected|thought|hoped|planned))\b/iu
const takesStand = ({ text }: Sentence): boolean => STANDS.test(text)

/** “We also do tissue and tape.” in a mail to a stranger, who has not asked for the first thing yet. */
const isExtra = (doc: Doc, { text }: Sentence): boolean =>
  doc.family === 'cold' &&
  /^(?:(?:we|i|they|it|you)(?: can| could)? also|also|plus|besides|on top of that|what['’]s more)\b/i.test(
    text,
  )

/** What takes more words is no aside. */
const ASIDE_WORDS = 18

/** Whether a sentence of a personal mail says something that neither opens it nor binds anybody. */
const isAside = (doc: Doc, sentence: Sentence, i: number): boolean =>
  (doc.family === 'cold' || doc.family === 'warm') &&
  doc.sentences.findIndex(isOwn) < i &&
  sentence.words <= ASIDE_WORDS &&
  !binds(sentence) &&
  !holdsFigure(sentence) &&
  !argues(sentence)

/** Whether a rule dislikes something in the sentence; what pleases or is only long may still be the point. */
const isFaulted = (sentence: Sentence, { doc, report }: State): boolean => faultsIn(sentence, doc, report) > 0

function faultsIn(sentence: Sentence, doc: Doc, report: State['report'], counts = isTalk): number {
  const { start, end } = doc.source.toSource(sentence)
  return report.annotations.filter(
    (a) => a.field === 'draft' && counts(a) && a.severity !== 'praise' && a.start >= start && a.end <= end,
  ).length
}

/** Dimensions whose findings mark empty talk; a typo, a long word or a missing comma makes no sentence needless. */
const TALK = new Set(['opening', 'tone', 'personalization'])
const isTalk = ({ dimension }: Annotation): boolean => TALK.has(dimension)

/** Long words that are not said elsewhere count for a sentence, what rules dislike in it counts against it. */
function worth(sentence: Sentence, { doc, report }: State): number {
  const content = sentence.tokens.filter((t) => t.kind === 'word' && t.lower.length > 5).length
  return content - 2 * faultsIn(sentence, doc, report)
}
