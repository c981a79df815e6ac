import type { Doc, Sentence } from '../../../engine/doc.ts'
import type { Proposal, State, Step } from '../step.ts'
import { REFERS } from './ask.ts'

/** Cuts tried before the next look at what is left. */
const MOST_TRIED = 12
/** Never fewer sentences than these; a mail of one sentence has nothing to spare. */
const LEAST = 3

/**
 * Proposes to cut the emptiest sentences while the body is longer than wished: those with findings first,
 * then those that say least. A sentence with a fact in it is refused later, when the facts are compared.
 */
export const shorten: Step = (state, wishes) => {
  const { doc } = state
  if (wishes.wordsMax === null || doc.counts.words <= wishes.wordsMax || doc.counts.sentences <= LEAST)
    return []
  const candidates = doc.sentences
    .map((sentence, i) => ({ sentence, i, worth: worth(sentence, state) }))
    .filter(
      ({ sentence, i }) =>
        canGo(doc, sentence, i) && (isFaulted(sentence, state) || isAside(doc, sentence, i)),
    )
    .sort((a, b) => a.worth - b.worth || b.i - a.i)
  return candidates.slice(0, MOST_TRIED).map(({ sentence, i }): Proposal => {
    const span = withGap(doc, sentence, i)
    return {
      type: 'cut',
      rule: null,
      field: 'draft',
      edits: [{ ...doc.source.toSource(span), replacement: '' }],
      reason: 'The mail is longer than it should be, and this sentence carries least.',
    }
  })
}

/** Words of promises, attachments, dates and next steps: a mail may be sent for such a sentence alone. */
const BINDING = new Set(
  (
    "will won't we'll i'll you'll they'll shall attached attach attaching enclosed enclose sent send sending refund refunded replace replaced " +
    'replacement promise guarantee deadline due by before until today tomorrow tonight yesterday monday tuesday wednesday thursday friday ' +
    'saturday sunday next week sorry apologise apologize apologies cancel cancelled canceled changed moved must'
  ).split(' '),
)

const binds = ({ tokens }: Sentence) => tokens.some((t) => BINDING.has(t.lower))

/** Whether a sentence may be cut without leaving a gap: an ordinary statement that nothing refers to. */
export function canGo(doc: Doc, sentence: Sentence, i: number): boolean {
  if (sentence.region !== 'body' && sentence.region !== 'opening') return false
  if (doc.blocks[sentence.block]?.kind !== 'paragraph') return false
  const next = doc.sentences[i + 1]
  if (next && next.block === sentence.block && REFERS.has(next.tokens[0]?.lower ?? '')) return false
  // What has no full stop is a heading or a label; a question leads on to its answer.
  if (!'.!…'.includes(sentence.mark || '?') || doc.asks.some((a) => a.sentence === i)) return false
  return doc.source.isPlain(withGap(doc, sentence, i))
}

/** Whether a sentence of a personal mail says something that neither opens it nor binds anybody. */
const isAside = (doc: Doc, sentence: Sentence, i: number): boolean =>
  (doc.family === 'cold' || doc.family === 'warm') &&
  doc.sentences.findIndex((s) => s.region === 'opening' || s.region === 'body') < i &&
  !binds(sentence)

/** Whether a rule dislikes something in the sentence; what pleases or is only long may still be the point. */
const isFaulted = (sentence: Sentence, { doc, report }: State): boolean => faultsIn(sentence, doc, report) > 0

function faultsIn(sentence: Sentence, doc: Doc, report: State['report']): number {
  const { start, end } = doc.source.toSource(sentence)
  return report.annotations.filter(
    (a) =>
      a.field === 'draft' &&
      TALK.has(a.dimension) &&
      a.severity !== 'praise' &&
      a.start >= start &&
      a.end <= end,
  ).length
}

/** Dimensions whose findings mark empty talk; a typo or a missing comma does not make a sentence needless. */
const TALK = new Set(['opening', 'tone', 'clarity', 'personalization'])

/** Long words that are not said elsewhere count for a sentence, what rules dislike in it counts against it. */
function worth(sentence: Sentence, { doc, report }: State): number {
  const content = sentence.tokens.filter((t) => t.kind === 'word' && t.lower.length > 5).length
  return content - 2 * faultsIn(sentence, doc, report)
}

/** The sentence with the space that parts it from its neighbour, or with its whole paragraph's gap. */
export function withGap(doc: Doc, sentence: Sentence, i: number): { start: number; end: number } {
  const next = doc.sentences[i + 1]
  const before = doc.sentences[i - 1]
  if (next && next.block === sentence.block) return { start: sentence.start, end: next.start }
  if (before && before.block === sentence.block) return { start: before.end, end: sentence.end }
  if (doc.format === 'text' && next) return { start: sentence.start, end: next.start }
  return { start: sentence.start, end: sentence.end }
}
