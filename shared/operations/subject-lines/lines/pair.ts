/** Subjects of two things that the mail names together: `Row counter and yarn calculator`. */
import type { RichMaterial } from '../../material/from-draft.ts'
import type { RichTopic } from '../../material/topics.ts'
import type { Idea } from '../idea.ts'
import { endsWell } from '../reading/request-cuts.ts'
import { DETAILS } from '../reading/thing-words.ts'
import { isShouted } from '../unfit/shouted.ts'

const LONGEST = 9

export function pairLines({ topics }: RichMaterial): Idea[] {
  return topics.flatMap((first): Idea[] => {
    const { tokens, question } = first.line.sentence
    if (question || isShouted(first.line.sentence) || !isThing(first)) return []
    if (tokens[first.phrase.to]?.lower !== 'and') return []
    // “a first flush from Ilam, a smoky black and a white tea”: two of three.
    if (tokens[first.phrase.from - 2]?.text === ',' && first.phrase.from > 4) return []
    return topics
      .filter(
        (second) =>
          second.line.sentence === first.line.sentence &&
          second.phrase.from - (second.phrase.determiner === '' ? 0 : 1) <= first.phrase.to + 2 &&
          second.phrase.from > first.phrase.to &&
          isThing(second) &&
          !tokens.slice(second.phrase.from, second.phrase.to).some((t) => t.lower === 'and'),
      )
      .flatMap((second): Idea[] => {
        const owned = ({ readers, text }: RichTopic) => (readers ? `your ${text}` : text)
        const text = `${owned(first)} and ${owned(second)}`
        if (text.split(' ').length > LONGEST) return []
        return [
          {
            text,
            angle: 'specific',
            shape: 'says',
            weight: 2 + (first.weight + second.weight) / 4,
            why: 'Names two things the mail is about.',
            line: first.line,
          },
        ]
      })
  })
}

/** A thing of its own, told by its article, and no circumstance. */
const isThing = ({ line, phrase, text }: RichTopic): boolean =>
  /^(?:an?|the|your)$/.test(phrase.determiner) &&
  text.includes(' ') &&
  !DETAILS.has(line.sentence.tokens[phrase.head]?.lower ?? '') &&
  endsWell(line.sentence.tokens, phrase.to)
