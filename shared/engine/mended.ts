/** Phrases and what they should be, written once. */

/** “[your > you're] losing (money|time)”: what is wrong, and what is right in its place. */
const SLIP = /\[([^\]>]*) > ([^\]]*)\]/g
const I_ALONE = /(?<![\w'])i(?!\w)/g

const said = (line: string, side: '$1' | '$2'): string =>
  line.replaceAll(SLIP, side).replaceAll(/ {2,}/g, ' ').trim()

/** Each line as the wrong phrase and the right one, as a lexicon takes them; “I” gets its capital in what is right. */
export const mended = (lines: readonly string[]): Record<string, string> =>
  Object.fromEntries(lines.map((line) => [said(line, '$1'), said(line, '$2').replaceAll(I_ALONE, 'I')]))
