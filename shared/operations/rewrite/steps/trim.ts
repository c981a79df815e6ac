import type { Sentence } from '../../../engine/doc.ts'
import { ofSentence } from '../../../engine/of-sentence.ts'
import type { Proposal, Step, Wishes } from '../step.ts'
import { TRIMS, type TrimKind } from './trim-table.ts'

const REASONS: Record<TrimKind, string> = {
  padding: 'The sentence says as much without these words.',
  softener: 'The request is plainer without the words around it.',
  hedge: 'Said plainly, without the hedge.',
}

/** What a wish takes out of sentences: a shorter mail loses padding and softeners, a direct one hedges as well. */
function kindsFor({ shorter, tones }: Wishes): ReadonlySet<TrimKind> {
  const kinds = new Set<TrimKind>()
  if (shorter) kinds.add('padding').add('softener')
  if (tones?.has('direct')) kinds.add('padding').add('softener').add('hedge')
  return kinds
}

/** What may go of a sentence, each with its places. */
const trimsIn = ofSentence(({ text }) =>
  TRIMS.flatMap(({ kind, find, put }) => {
    const matches = [...text.matchAll(find)]
    return matches.length > 0 ? [{ kind, put, matches }] : []
  }),
)

/** Proposes to take padding, softeners and hedges out of the sender's own sentences, as length and tone ask. */
export const trim: Step = ({ doc }, wishes) => {
  const kinds = kindsFor(wishes)
  if (kinds.size === 0 || wishes.rules || !doc.english) return []
  return doc.sentences.flatMap((sentence): Proposal[] => {
    if (sentence.region !== 'opening' && sentence.region !== 'body' && sentence.region !== 'ask') return []
    return trimsIn(sentence)
      .filter(({ kind }) => kinds.has(kind) && !(kind === 'padding' && sentence.question))
      .flatMap(({ kind, put, matches }) =>
        matches.flatMap((match): Proposal[] => {
          const { start, end, text } = trimmed(sentence, match, put)
          if (!doc.source.isPlain({ start, end }) || doc.text.slice(start, end) === text) return []
          return [
            {
              type: 'fix',
              rule: null,
              field: 'draft',
              edits: [{ ...doc.source.toSource({ start, end }), replacement: doc.source.encode(text) }],
              reason: REASONS[kind],
              ...(wishes.tones?.has('direct') ? { tone: 'direct' as const } : {}),
            },
          ]
        }),
      )
  })
}

/** The range to replace and its new text; at the start of a sentence what follows takes the capital over. */
function trimmed(sentence: Sentence, match: RegExpExecArray, put: string) {
  const from = match.index
  const filled = put.replace('$1', match[1] ?? '')
  const to = from + match[0].length
  if (from > 0) return { start: sentence.start + from, end: sentence.start + to, text: filled }
  const next = String.fromCodePoint(sentence.text.codePointAt(to) ?? 0x20)
  const whole = put === '' ? next : filled
  return {
    start: sentence.start,
    end: sentence.start + to + (put === '' ? next.length : 0),
    text: whole.charAt(0).toUpperCase() + whole.slice(1),
  }
}
