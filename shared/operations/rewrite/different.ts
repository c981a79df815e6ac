/** When one text of a mail is another variant of it, and no mere copy with a comma moved. */
import type { z } from 'zod'
import { longestCommon } from '../../engine/measures/longest-common.ts'
import type { contract } from './contract.ts'

type Variant = z.output<typeof contract.result>['variants'][number]

/** Words that differ before a text reads otherwise. */
const WORDS = 5
/** Changes a reader notices however few words they touch. */
const NOTICED: ReadonlySet<string> = new Set(['cut', 'ask', 'order', 'include'])

/** Whether a variant differs from the draft in substance: in what it says, in its order, its ask or its subject. */
export const differsFromDraft = (variant: Variant, draft: string, subject: string | null): boolean =>
  variant.changes.some(({ type }) => NOTICED.has(type)) ||
  othersWords(variant.subject, subject) ||
  wordsApart(variant.draft, draft) >= WORDS

/** Whether two variants of one draft differ from each other in substance. */
export const differ = (a: Variant, b: Variant): boolean =>
  noticed(a) !== noticed(b) || othersWords(a.subject, b.subject) || wordsApart(a.draft, b.draft) >= WORDS

/** A line for each change that is noticed. Equal lists make equal strings. */
const noticed = ({ changes }: Variant): string =>
  changes
    .filter(({ type }) => NOTICED.has(type))
    .map(({ type, field, start, end, after }) => `${type} ${field} ${start} ${end} ${after}`)
    .join('\n')

const othersWords = (a: string | null, b: string | null): boolean =>
  wordsOf(a ?? '').join(' ') !== wordsOf(b ?? '').join(' ')

/** Words of the one that the other lacks, on the side that lacks more; texts too long to compare are apart. */
export function wordsApart(a: string, b: string): number {
  const [one, two] = [wordsOf(a), wordsOf(b)]
  const common = longestCommon(one, two)
  return common === null ? WORDS : Math.max(one.length, two.length) - common
}

const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .replaceAll(/<[^<>]{0,2000}>/g, ' ')
    .match(/[\p{L}\p{N}]+(?:['’][\p{L}\p{N}]+)*/gu) ?? []
