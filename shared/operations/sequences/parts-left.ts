/** What a written mail leaves open, and the line of it that a preview shows. */
import { findPlaceholders } from '../../engine/placeholders.ts'

/** Parts that the frame of a mail leaves open. */
export const NAMES = ['[first name]', '[your name]']

/** How a note asks for the name of its matter, where no line of the mail has it. */
export const MATTER = 'what your first mail was about, in two to five words'

/** True while something has to be filled in: a mail with holes has no score. */
export const isOpen = (text: string, subject: string | null, holes: readonly string[]): boolean =>
  [...holes, ...NAMES].some((hole) => text.includes(hole) || subject?.includes(hole)) ||
  leftIn(text).length > 0

/** Holes of the draft's own greeting or footer. */
export const leftIn = (text: string): string[] =>
  findPlaceholders(text)
    .filter(({ role }) => role === 'leftover')
    .map(({ raw }) => raw)
    .filter((raw) => !raw.startsWith('<'))

const PREVIEW_MAX = 110

/** A line of the mail that fits a preview, one with a figure first; `null` where none does. */
export function previewOf(paragraphs: readonly string[]): string | null {
  const short = paragraphs.filter((p) => p.length <= PREVIEW_MAX && /[.!?]$/.test(p) && !p.includes('['))
  return short.find((p) => /\d/.test(p)) ?? short[0] ?? null
}
