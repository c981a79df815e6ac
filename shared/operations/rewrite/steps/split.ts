import type { Sentence } from '../../../engine/doc.ts'
import type { Proposal, Step } from '../step.ts'

/** Fewest words on either side of a split; shorter ones read as chopped. */
const LEAST = 6
const SUBJECTS = new Set([
  'we',
  'you',
  'i',
  'they',
  'it',
  'he',
  'she',
  "we're",
  "you're",
  "i'm",
  "they're",
  "it's",
  "we've",
  "i've",
  "you'll",
  "we'll",
  "i'll",
  'this',
  'there',
])
/** A sentence that begins so has its main clause further on, and splitting would leave a fragment. */
const SUBORDINATE = new Set(
  'if when while because since although though as once after before unless until whether given whereas even'.split(
    ' ',
  ),
)
/** Words that show a finite verb, or stand for one, in the first half. */
const VERBAL = new Set(
  "is are was were am be been has have had do does did can could will would should may might must i'm we're you're they're it's i've we've you've don't doesn't didn't can't won't isn't aren't".split(
    ' ',
  ),
)

/** Proposes one split for each sentence that a rule calls too long, where both halves are sentences of their own. */
export const split: Step = ({ doc, report }) => {
  const long = new Set(report.annotations.filter((a) => a.rule_id === 'long-sentence').map((a) => a.start))
  return doc.sentences.flatMap((sentence): Proposal[] => {
    if (!long.has(doc.source.toSource(sentence).start)) return []
    const cut = cutOf(sentence)
    if (!cut) return []
    const span = { start: sentence.start + cut.start, end: sentence.start + cut.end }
    if (!doc.source.isPlain(span)) return []
    return [
      {
        type: 'split',
        rule: 'long-sentence',
        field: 'draft',
        edits: [{ ...doc.source.toSource(span), replacement: doc.source.encode(cut.replacement) }],
        reason: 'Two sentences are easier to follow than one this long.',
      },
    ]
  })
}

/** The best place to cut: nearest to the middle. */
function cutOf({
  tokens,
  words,
  text,
}: Sentence): { start: number; end: number; replacement: string } | null {
  const first = tokens.find((t) => t.kind === 'word')
  if (!first || SUBORDINATE.has(first.lower)) return null
  let best: { start: number; end: number; replacement: string } | null = null
  let distance = Number.POSITIVE_INFINITY
  let before = 0
  let depth = 0
  let verbal = false
  for (let i = 0; i < tokens.length - 2; i++) {
    const token = tokens[i] as (typeof tokens)[number]
    if ('([“'.includes(token.text)) depth++
    if (')]”'.includes(token.text)) depth--
    if (token.kind !== 'mark') before++
    if (VERBAL.has(token.lower) || (before > 1 && /(?:ed|es|s)$/.test(token.lower))) verbal = true
    if (depth > 0 || before < LEAST || words - before < LEAST || !verbal) continue
    const next = tokens[i + 1] as (typeof tokens)[number]
    const after = tokens[i + 2] as (typeof tokens)[number]
    const cut = joint(token.text, next.lower, next.text, after.lower, after.text)
    if (cut === null) continue
    const away = Math.abs(before - words / 2)
    if (away >= distance) continue
    distance = away
    const end = cut.words === 2 ? after.end : next.end
    best = { start: token.start, end, replacement: cut.text }
  }
  return best && text.slice(best.start, best.end).includes('\n') ? null : best
}

/** What stands in place of the mark and the one or two words after it; `null` where no sentence can end. */
function joint(
  mark: string,
  next: string,
  nextText: string,
  after: string,
  afterText: string,
): { text: string; words: 1 | 2 } | null {
  if (mark === ';') {
    if (SUBJECTS.has(next) || next === 'however' || next === 'therefore')
      return { text: `. ${capital(nextText)}`, words: 1 }
    return null
  }
  if (mark !== ',') return null
  if ((next === 'and' || next === 'or') && SUBJECTS.has(after))
    return next === 'and' ? { text: `. ${capital(afterText)}`, words: 2 } : null
  if ((next === 'but' || next === 'so') && SUBJECTS.has(after))
    return { text: `. ${capital(nextText)} ${afterText}`, words: 2 }
  if (next === 'which' && after === 'means') return { text: '. That means', words: 2 }
  return null
}

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)
