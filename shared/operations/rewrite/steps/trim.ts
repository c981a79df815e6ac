import type { Doc, Sentence } from '../../../engine/doc.ts'
import { capitalised } from '../../../engine/edit.ts'
import type { Family } from '../../../engine/kinds.ts'
import { HEDGES } from '../../../engine/lexicon/hedges.ts'
import { hasOneReader } from '../../../engine/measures/one-reader.ts'
import { ofSentence } from '../../../engine/of-sentence.ts'
import { filled } from '../../filled.ts'
import { sieve } from '../../sieve.ts'
import type { Proposal, Step, Wishes } from '../step.ts'
import { hedgesFact } from './hedged-facts.ts'
import { leavesHalf } from './second-half.ts'
import { editIn, secondThat, withoutThat } from './second-that.ts'
import { holdsFigure } from './sentence-cuts.ts'
import { soundly } from './trim-net.ts'
import { TRIMS, type Trim, type TrimKind } from './trim-table.ts'

const REASONS: Record<TrimKind, string> = {
  padding: 'The sentence says as much without these words.',
  wordy: 'Fewer words say the same.',
  gush: 'The news is what counts, not how glad you are of it.',
  preamble: 'The sentence says as much without these words.',
  flourish: 'The news is what counts, not how glad you are of it.',
  pointer: 'The link shows where; the verb says what for.',
  wrapping: 'The request alone is easier to answer.',
  softener: 'The request is plainer without the words around it.',
  hedge: 'Said plainly, without the hedge.',
}

/** Mail to many has a voice of its own, and its “very” may be part of it. */
const OWN_VOICE: ReadonlySet<Family> = new Set(['bulk_content', 'bulk_promo'])
/** Hedges in one sentence from which they only take each other back. */
const STACKED = 2

/** What a wish takes out of sentences: a shorter mail loses softeners as well, a direct one every hedge. */
function kindsFor({ shorter, sameLength, tones }: Wishes, doc: Doc): ReadonlySet<TrimKind> {
  const isToMany = OWN_VOICE.has(doc.family)
  const kinds = new Set<TrimKind>(sameLength ? [] : ['gush', 'preamble', 'pointer', 'wordy'])
  // To one person, “I am pleased to offer you the post” is courtesy.
  if (!sameLength && isToMany) kinds.add('flourish')
  const direct = tones?.has('direct') ?? false
  if (shorter || direct || !(sameLength || (isToMany && !hasOneReader(doc)))) kinds.add('padding')
  if (shorter || direct || !sameLength) kinds.add('wrapping')
  if (shorter || direct) kinds.add('softener')
  if (direct) kinds.add('hedge')
  return kinds
}

const mayFind = sieve(TRIMS.map(({ find }) => find))

/** What may go of a sentence, each with its places. */
const trimsIn = ofSentence(({ text }) =>
  mayFind(text).flatMap((index) => {
    const { kind, find, put } = TRIMS[index] as Trim
    const matches = [...text.matchAll(find)]
    return matches.length > 0 ? [{ kind, put, matches }] : []
  }),
)

const STATES = /^(?:i|we)\b/i
/** “Totally fine!” is not “Fine!”. */
const BRIEF = 3

/** Proposes to take padding, softeners and hedges out of the sender's own sentences, as length and tone ask. */
export const trim: Step = ({ doc, report }, wishes) => {
  if (wishes.rules || wishes.light || !doc.english) return []
  const kinds = kindsFor(wishes, doc)
  return doc.sentences.flatMap((sentence): Proposal[] => {
    if (sentence.region !== 'opening' && sentence.region !== 'body' && sentence.region !== 'ask') return []
    const found = trimsIn(sentence)
    const hedged = !wishes.sameLength && hedgesIn(sentence, found) >= STACKED
    return (
      found
        .filter(({ kind }) => kinds.has(kind) || (hedged && kind === 'hedge'))
        // “I guess a meeting makes sense?” is a question only by its first words.
        .filter(
          ({ kind }) =>
            !(
              sentence.question &&
              (kind === 'padding' || (kind === 'hedge' && STATES.test(sentence.text)))
            ) && !(kind === 'padding' && sentence.words <= BRIEF),
        )
        // Without its hedge an estimate is a promise: “it would probably take two weeks”.
        .filter(({ kind }) => !(kind === 'hedge' && !sentence.question && holdsFigure(sentence)))
        .flatMap(({ kind, put: words, matches }) =>
          matches.flatMap((match): Proposal[] => {
            const put = soundly(sentence.text, match, putFor(words, match))
            if (put === null) return []
            const rest = sentence.text.slice(match.index + match[0].length)
            if (kind === 'hedge' && !sentence.question && hedgesFact(match[0], put + rest)) return []
            const chain = secondThat(doc, sentence, match.index + match[0].length, match[0], put)
            const stays =
              sentence.text.slice(0, match.index) + put + (chain.length > 0 ? withoutThat(rest) : rest)
            if (leavesHalf(sentence.text, stays)) return []
            const { start, end, text } = trimmed(sentence, match, put)
            const edit = editIn(doc, { start, end }, text)
            if (!edit || doc.text.slice(start, end) === text) return []
            const finding = report.annotations.find(
              (a) =>
                a.field === 'draft' &&
                edit.start <= a.start &&
                a.start < a.end &&
                a.end <= edit.end &&
                a.points > 0,
            )
            return [
              {
                type: 'fix',
                rule: finding?.rule_id ?? null,
                field: 'draft',
                edits: [edit, ...chain],
                reason: finding?.message ?? REASONS[kind],
                ...(wishes.tones?.has('direct') ? { tone: 'direct' as const } : {}),
              },
            ]
          }),
        )
    )
  })
}

/** Places where a sentence takes itself back. */
const hedgesIn = ({ hits }: Sentence, found: ReturnType<typeof trimsIn>): number =>
  hits.filter(({ lexicon }) => lexicon === HEDGES).length +
  found.reduce((sum, { kind, matches }) => sum + (kind === 'hedge' ? matches.length : 0), 0)

const putFor = (put: Trim['put'], match: RegExpExecArray): string | null =>
  typeof put === 'string' ? filled(put, match) : put(match)

/** The range to replace and its new text; at the start of a sentence what follows takes the capital over. */
function trimmed(sentence: Sentence, match: RegExpExecArray, put: string) {
  const from = match.index
  const to = from + match[0].length
  if (from > 0) return { start: sentence.start + from, end: sentence.start + to, text: put }
  // The next word whole, so that a change reads as words.
  const next = put === '' ? (/^\S+/.exec(sentence.text.slice(to))?.[0] ?? '') : ''
  const whole = put === '' ? next : put
  return {
    start: sentence.start,
    end: sentence.start + to + next.length,
    text: capitalised(whole),
  }
}
