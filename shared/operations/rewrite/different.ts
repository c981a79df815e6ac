/** When one text of a mail is another variant of it, and no mere copy with a comma moved. */
import type { z } from 'zod'
import { CONTRACTIONS } from '../../engine/lexicon/contractions.ts'
import { longestCommon } from '../../engine/measures/longest-common.ts'
import type { contract } from './contract.ts'

type Variant = z.output<typeof contract.result>['variants'][number]

/** Words that differ before a text reads otherwise. */
const WORDS = 5

/** Whether a variant differs from the draft in substance: in what its body says, its order, its labels or its subject. */
export const differsFromDraft = (variant: Variant, draft: string, subject: string | null): boolean =>
  noticed(variant) !== '' ||
  othersWords(variant.subject, subject) ||
  wordsApart(variant.draft, draft) >= WORDS

/** Whether two variants of one draft differ from each other in substance. */
export const differ = (a: Variant, b: Variant): boolean =>
  noticed(a) !== noticed(b) || othersWords(a.subject, b.subject) || wordsApart(a.draft, b.draft) >= WORDS

const othersWords = (a: string | null, b: string | null): boolean =>
  wordsOf(a ?? '').join(' ') !== wordsOf(b ?? '').join(' ')

/** A line for each change of the order or of what is pressed. Equal lists make equal strings. */
const noticed = ({ angle, changes }: Variant): string =>
  changes
    .filter(({ type }) => type === 'order' || (type === 'ask' && / label$/.test(angle)))
    .map(({ type, field, start, end, after }) => `${type} ${field} ${start} ${end} ${after}`)
    .join('\n')

/** Words of the one that the other lacks, on the side that lacks more; texts too long to compare are apart. */
export function wordsApart(a: string, b: string): number {
  const [one, two] = [wordsOf(a), wordsOf(b)]
  const common = longestCommon(one, two)
  return common === null ? WORDS : Math.max(one.length, two.length) - common
}

/** Words of a text, “we’ll” as “we will”: a contraction says nothing else. */
const wordsOf = (text: string): string[] =>
  (
    text
      .toLowerCase()
      .replaceAll(/<[^<>]{0,2000}>/g, ' ')
      .replaceAll('’', "'")
      .match(/[\p{L}\p{N}]+(?:'[\p{L}\p{N}]+)*/gu) ?? []
  ).flatMap((word) => FULL.get(word) ?? word)

const FULL = new Map(
  CONTRACTIONS.map(([full, short]) => [short.toLowerCase(), full.toLowerCase().split(' ')] as const),
)
