import type { ParsedSentence, Sentence, Token } from '../../../engine/doc.ts'
import type { Span } from '../../../engine/draft.ts'
import type { Edit } from '../../../engine/edit.ts'
import { ofSentence } from '../../../engine/of-sentence.ts'
import type { Proposal, Step } from '../step.ts'
import type { Reworded } from './adverbials.ts'
import { awaitsMain, isVerbLike, mainClause, ONE_OF_US, SUBORDINATE, VERBAL } from './clauses.ts'
import { joint } from './joints.ts'
import { medial } from './medial.ts'
import { reworded } from './reworded-joints.ts'
import { isSound } from './sound-split.ts'

/** Fewest words on either side of a split; shorter ones read as chopped. */
const LEAST = 6
/** Words up to which a part is split no further. */
const SHORT = 28

/** A place where a sentence can end, with what takes its place, and the words before it. */
interface Joint {
  start: number
  end: number
  replacement: string
  before: number
  /** One of several that are cut together or not at all. */
  isOneOf: boolean
  /** True for a comma between two statements, which parts them in shorter sentences as well. */
  isSplice: boolean
  /** A word further on that goes with the joint, and the space before it. */
  drop: Span | null
  /** Words that a joint lies nearer to the middle than another that is as good. */
  behind: number
}

/** A joint whose words change gives way to one whose words stay. */
const CHANGED = 10
/** And the second of two relatives to the first, which takes it along. */
const SECOND = 6

/** Words from which a sentence is parted where a comma joins two statements, though it is not too long. */
const SPLICED = 16
const OWN: ReadonlySet<string> = new Set(['opening', 'body', 'ask'])

/** Proposes splits for each sentence that a rule calls too long, where all parts are sentences of their own. */
export const split: Step = ({ doc, report }) => {
  const long = new Set(report.annotations.filter((a) => a.rule_id === 'long-sentence').map((a) => a.start))
  const isTwice = (noun: string): boolean => {
    const form = one(noun)
    return doc.sentences.flatMap(({ tokens }) => tokens).filter(({ lower }) => one(lower) === form).length > 1
  }
  return doc.sentences.flatMap((sentence, i): Proposal[] => {
    const isLong = long.has(doc.source.toSource(sentence).start)
    if (!isLong && !(sentence.words >= SPLICED && OWN.has(sentence.region) && sentence.text.includes(',')))
      return []
    const inText = ({ start, end }: Span): Span => ({
      start: sentence.start + start,
      end: sentence.start + end,
    })
    const joints = (isLong ? jointsIn : splicesIn)(sentence).filter(
      (joint) => doc.source.isPlain(inText(joint)) && (!joint.drop || doc.source.isPlain(inText(joint.drop))),
    )
    const moved =
      isLong && !leansBack(sentence, doc.sentences[i + 1]) ? medial(sentence, joints, isTwice) : null
    if (moved?.every((edit) => doc.source.isPlain(inText(edit))) && isSound(sentence, moved))
      return [
        {
          type: 'split',
          rule: 'long-sentence',
          field: 'draft',
          edits: moved.map((edit) => ({
            ...doc.source.toSource(inText(edit)),
            replacement: doc.source.encode(edit.replacement),
          })),
          reason:
            'The verb is nearer to its subject now, and two sentences are easier to follow than one this long.',
        },
      ]
    const all = chosen(joints, 0, sentence.words)
    const series = joints.filter(({ isOneOf }) => isOneOf)
    const whole = (cuts: Joint[]) =>
      cuts.some(({ isOneOf }) => isOneOf) ? [...new Set([...cuts, ...series])] : cuts
    // Two parts may be too long each, and then only all cuts together help; or one cut may do what all would not.
    const ways =
      all.length > 1 ? [whole(all), ...all.map((one) => whole([one]))] : all.map((one) => whole([one]))
    const sound = ways.filter((cuts) => isSound(sentence, editsAt(cuts)))
    return sound.map((cuts) => ({
      type: 'split',
      rule: isLong ? 'long-sentence' : null,
      field: 'draft',
      edits: editsAt(cuts).map((edit) => ({
        ...doc.source.toSource(inText(edit)),
        replacement: doc.source.encode(edit.replacement),
      })),
      reason: !isLong
        ? 'A comma joins two sentences here; a full stop parts them.'
        : cuts.length > 1
          ? 'Short sentences are easier to follow than one this long.'
          : 'Two sentences are easier to follow than one this long.',
    }))
  })
}

/** “lease” of “leases”, as far as two words are compared. */
const one = (noun: string): string => noun.replace(/s$/, '')

/** Cuts as edits of the sentence's own text. */
const editsAt = (cuts: readonly Joint[]): Edit[] =>
  cuts.flatMap(({ start, end, replacement, drop }) => [
    { start, end, replacement },
    ...(drop && cuts.every((other) => other.end <= drop.start || drop.end <= other.start)
      ? [{ ...drop, replacement: '' }]
      : []),
  ])

/** “So we will have to wait.”: what goes before it must stay before it. */
const leansBack = ({ block }: Sentence, next: Sentence | undefined): boolean =>
  next?.block === block && LEANING.test(next.tokens[0]?.lower ?? '')
const LEANING =
  /^(?:so|but|and|that|this|these|those|it|they|he|she|therefore|however|also|then|instead|otherwise)(?:['’]\p{L}+)?$/u

/** The joints to cut between `from` and `to` words: the one nearest to the middle, and so on in parts that are still long. */
function chosen(joints: readonly Joint[], from: number, to: number, isPart = false): Joint[] {
  if (isPart && to - from <= SHORT) return []
  const middle = (from + to) / 2
  const [best] = joints
    .filter(({ before }) => before - from >= LEAST && to - before >= LEAST)
    .sort((a, b) => Math.abs(a.before - middle) + a.behind - Math.abs(b.before - middle) - b.behind)
  return best
    ? [...chosen(joints, from, best.before, true), best, ...chosen(joints, best.before, to, true)]
    : []
}

/** All places where a sentence can end. */
const jointsIn = ofSentence((parsed) => findJoints(parsed, false))
/** Those where a comma joins two statements. */
const splicesIn = ofSentence((parsed) => findJoints(parsed, true).filter(({ isSplice }) => isSplice))

function findJoints(sentence: ParsedSentence, onlySplices: boolean): Joint[] {
  const { tokens, words, text, question } = sentence
  const first = tokens.find((t) => t.kind === 'word')
  // Parted, “Would it help, and would you come?” loses the mark of its first question.
  if (question && ASKS.test(text)) return []
  // “Can you tell me how to pay, it depends on …”: the mark that its question needs stands nowhere.
  if (onlySplices && !question && TURNED.test(text)) return []
  // “The bigger the order, the lower the price” is one thought.
  if (!first || /^the (?:\p{L}+er|more|less)\b.*, the (?:\p{L}+er|more|less)\b/iu.test(text)) return []
  // Behind “If …” a sentence can end only when its main clause is through.
  const earliest = SUBORDINATE.has(first.lower) ? mainClause(tokens) : 0
  const joints: Joint[] = []
  let before = 0
  let depth = 0
  let verbal = /^thanks?$/.test(first.lower)
  for (let i = 0; i < tokens.length - 2; i++) {
    const token = tokens[i] as Token
    if ('([“'.includes(token.text)) depth++
    if (')]”'.includes(token.text)) depth--
    if (token.kind !== 'mark') before++
    // “We supply”: behind its subject, any word is the verb.
    if (VERBAL.has(token.lower) || (before > 1 && isVerbLike(token)) || isBehindSubject(tokens, i))
      verbal = true
    if (
      depth > 0 ||
      before < LEAST ||
      words - before < LEAST ||
      !verbal ||
      (onlySplices && token.text !== ',') ||
      i < earliest ||
      awaitsMain(tokens, i)
    )
      continue
    const kept = joint(tokens, i)
    const cut: Reworded | null = kept
      ? { text: kept.text, to: i + kept.words, isPlain: true }
      : question || onlySplices
        ? null
        : reworded(tokens, i)
    if (cut === null) continue
    const end = tokens[cut.to]?.end ?? token.end
    const start = token.kind === 'mark' ? token.start : (tokens[i - 1]?.end ?? token.start)
    if (text.slice(start, end).includes('\n')) continue
    if (onlySplices && OF_THREE.test(text.slice(end))) continue
    // A question would end in what is none.
    if (question && !ASKS.test(cut.text.slice(STOP) + text.slice(end))) continue
    joints.push({
      start,
      end,
      replacement: cut.text,
      before,
      isOneOf: cut.isOneOf === true,
      // “As the board, which meets in May, was away, we …”: the comma may end what leads on.
      isSplice: kept?.isSplice === true && !SUBORDINATE.has(first.lower),
      drop:
        cut.drop === undefined
          ? null
          : { start: tokens[cut.drop - 1]?.end ?? end, end: tokens[cut.drop]?.end ?? end },
      behind: (cut.isPlain ? 0 : CHANGED) + (cut.isSecond ? SECOND : 0),
    })
  }
  // “I did not salt it, I did not press it, I cut it”: said in one breath on purpose.
  const isSeries =
    tokens.filter(({ text: mark }, at) => mark === ',' && tokens[at + 1]?.lower === first.lower).length > 1
  const kept = withoutHalves(tokens, isSeries ? joints.filter(({ isSplice }) => !isSplice) : joints)
  const series = kept.filter(({ isOneOf }) => isOneOf)
  return kept.filter((one) => isSound(sentence, editsAt(one.isOneOf ? series : [one])))
}

/** How a question begins. */
const ASKS =
  /^ ?(?:(?:and|but|so|or|also|then),? |(?:if|when|once) [^,]+, )*(?:(?:if|when|once) [^,]+ )?(?:could|can|would|will|do|does|did|is|are|was|were|have|has|shall|should|may|might|what|which|who|when|where|why|how)(?:n['’]t)?\b/i
/** A helper before its subject. */
const TURNED =
  /^(?:(?:and|but|so|or|also|then),? )?(?:could|can|would|will|do|does|did|are|is|have|has|shall)(?:n['’]t)? (?:i|we|you|they|he|she|it|the|your|our|this|these)\b/i
/** “The oven is lit, the table is laid and the guests are here”: of three clauses, the comma parts the first two. */
const OF_THREE = /^[^,;]*,? and (?:the|an?|you|we|I|it|they|he|she|our|your|my|this|there)\b/u
/** “. ” */
const STOP = 2

/** “The second is done, and the third of which” would be left: all of a series can be cut, or none is. */
function withoutHalves(tokens: readonly Token[], joints: Joint[]): Joint[] {
  const series = joints.filter(({ isOneOf }) => isOneOf).length
  return series ===
    tokens.filter(({ lower }, at) => lower === 'of' && /^who?i?[cm]h?$/.test(tokens[at + 1]?.lower ?? ''))
      .length
    ? joints
    : joints.filter(({ isOneOf }) => !isOneOf)
}

const isBehindSubject = (tokens: readonly Token[], i: number): boolean =>
  ONE_OF_US.has(tokens[i - 1]?.lower ?? '') && tokens[i]?.kind === 'word'
