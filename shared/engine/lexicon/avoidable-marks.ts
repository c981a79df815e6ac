/** Marks that are a writer's habit, and that a brand voice may do without. */
import { everyUnicode } from '../unicode.ts'

export const AVOIDABLE_MARKS = ['dash', 'semicolon', 'ellipsis'] as const
export type AvoidedMark = (typeof AVOIDABLE_MARKS)[number]

/** How each is written within a line; a dash between figures is a range, and at the start of a line a list. */
export const MARKS: Readonly<Record<AvoidedMark, () => RegExp>> = {
  dash: () => everyUnicode`(?<=\S[ \u{A0}])(?:[–—]|--?)(?=[ \u{A0}]\S)|(?<=\p{L})—(?=\p{L})`,
  semicolon: () => /;(?=\s|$)/gu,
  ellipsis: () => /…|(?<!\.)\.{3}(?!\.)/gu,
}
