/** Stretches of a mail that must stay letter by letter: code, names of files and settings, and what others wrote or said. */
import type { Span } from './draft.ts'

/** `npm test`: code within a sentence. */
const INLINE = /`[^`\n]{1,400}`/g

/** What a machine takes letter by letter: `--force`, `#launch`, `@ana.reed`, `<client>`, `/etc/app`, `.\\logs`, `mode=fast`, `plan.pdf`. */
const NAMED =
  /(?<![^\s("'“])(?:--[a-z][\w-]*|#[a-z]\w*|@[a-z][\w.-]*\w|<+[a-z][\w -]{0,60}>+|(?:~|\.{1,2}|[a-z]:)?[\\/][\w.-]+(?:[\\/][\w.-]+)*|[\w.-]+=\w+|[\w-]+(?:\.[\w-]+)*\.(?:csv|docx?|exe|gif|html?|ics|ini|jpe?g|js|json|md|mp[34]|pdf|png|pptx?|py|sh|sql|svg|ts|txt|xlsx?|xml|ya?ml|zip))(?![\w/])/gi

/** “You wrote: "…"”: several words in quotation marks, or one behind a colon or a verb of saying. */
const CITED =
  /(?:(?::|\b(?:wrote|writes|said|says|asked|told (?:me|us|them)|replied|answered|reads|read|states|stated|call(?:s|ed) it))[ \t]*,?\s?)(["“«][^"“”«»]{2,600}["”»])|(?<![\w"])("(?=\w[^"\s]*[ ])[^"\n]{3,600}(?<! )"(?!\w)|[“„](?=\w[^“”„\s]*[ ])[^“”„\n]{3,600}[”“]|«(?=[^«»\s]+[ ])[^«»\n]{3,600}»|‘(?=\w)(?:[^‘’\n]|’(?=[a-z])){1,300}’(?![a-z]))/gi

/** Code and the words of others in the text of a block that is not quoted as a whole. */
export function verbatimIn(block: string): readonly Span[] {
  const isNamed = NAMES.test(block)
  const isMarked = MARKS.test(block)
  if (!isNamed && !isMarked) return NONE
  const found: Span[] = []
  if (isNamed)
    for (const { 0: name, index } of block.matchAll(NAMED))
      found.push({ start: index, end: index + name.length })
  if (!isMarked) return found
  for (const { 0: code, index } of block.matchAll(INLINE))
    found.push({ start: index, end: index + code.length })
  for (const { 0: all, 1: said, 2: words = said ?? '', index } of block.matchAll(CITED)) {
    const end = index + all.length
    found.push({ start: end - words.length, end })
  }
  return found
}

const MARKS = /["“«`„‘]/
const NAMES = /--\w|[#@<][a-z]|\w=\w|\.[a-z]|[\\/]\w/i
const NONE: readonly Span[] = []

/** In order and without overlap. */
export function joined(found: Span[]): readonly Span[] {
  if (found.length === 0) return found
  const spans = found.sort((a, b) => a.start - b.start || b.end - a.end)
  const kept: Span[] = []
  for (const { start, end } of spans) {
    const last = kept.at(-1)
    if (last && start < last.end) last.end = Math.max(last.end, end)
    else kept.push({ start, end })
  }
  return kept
}
