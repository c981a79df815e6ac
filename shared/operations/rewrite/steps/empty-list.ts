import type { Block, Doc, Sentence } from '../../../engine/doc.ts'
import type { Span } from '../../../engine/draft.ts'
import { cutRange } from '../../../engine/markup-edit.ts'
import type { Report } from '../../../engine/report.ts'
import type { Proposal, Step } from '../step.ts'
import { hasGapAfter, holdsFigure } from './sentence-cuts.ts'

/** Rules that mark what every firm says of itself. */
const EMPTY = new Set(['vague-claim', 'jargon', 'hype', 'cliches', 'template-smell'])
/** Words of an item that can be no more than a claim. */
const CLAIM = 20
/** Items of which it is a list, and the share of them that rules have to mark. */
const ITEMS = 2
const MARKED = 0.6
/** Words that the mail keeps at least. */
const LEFT = 20
/** “Here's what sets us apart:” */
const LEADS = /^[^.?!]{3,90}:$/

/** “Why Nexora?” */
const CALLS = /^(?:why|what|how)\b[^.?!]{2,60}\?$/i

/**
 * Proposes to cut a list in which every item is a claim without a figure or a name, with the line that leads to it: a
 * stranger believes none of it, and what the mail does say stands out.
 */
export const emptyList: Step = ({ doc, report }, wishes) => {
  if (wishes.rules || wishes.light || wishes.sameLength) return []
  if (doc.family !== 'cold' && doc.family !== 'warm') return []
  return listsOf(doc).flatMap(([from, to]): Proposal[] => {
    const items = doc.blocks.slice(from, to)
    const sentences = items.flatMap((block) => doc.sentences.slice(block.from, block.to))
    const marked = items.filter((item) => isMarked(doc, item, report)).length
    if (items.length < ITEMS || marked < items.length * MARKED || !sentences.every((s) => isClaim(doc, s)))
      return []
    const before = doc.blocks[from - 1]
    const lead = leadOf(doc, before)
    // A heading of another kind would be left over nothing.
    if (!lead && before && !/[.!?…]\s*$/.test(doc.text.slice(before.start, before.end))) return []
    const words = [...sentences, ...(lead ? [lead] : [])].reduce((sum, s) => sum + s.words, 0)
    const last = (items.at(-1)?.to ?? 0) - 1
    if (doc.counts.words - words < LEFT || hasGapAfter(doc, last)) return []
    const ranges = doc.format === 'html' ? inHtml(doc, items, lead) : inText(doc, items, lead)
    if (!ranges) return []
    const [finding] = report.annotations.filter((a) =>
      ranges.some((r) => EMPTY.has(a.rule_id) && holds(r, a)),
    )
    return [
      {
        type: 'cut',
        rule: finding?.rule_id ?? null,
        field: 'draft',
        edits: ranges.map((range) => ({ ...range, replacement: '' })),
        reason:
          'Every firm could send this list, so it tells the reader nothing; what only you can say stands out without it.',
      },
    ]
  })
}

const holds = (span: Span, { start, end }: Span): boolean => span.start <= start && end <= span.end

/** Runs of items in the body, as half-open ranges of blocks. */
function listsOf({ blocks }: Doc): [from: number, to: number][] {
  const lists: [number, number][] = []
  blocks.forEach(({ kind, region }, i) => {
    if (kind !== 'item' || region !== 'body') return
    const last = lists.at(-1)
    if (last?.[1] === i) last[1] = i + 1
    else lists.push([i, i + 1])
  })
  return lists
}

const isMarked = (doc: Doc, block: Block, { annotations }: Report): boolean =>
  annotations.some((a) => a.field === 'draft' && EMPTY.has(a.rule_id) && holds(doc.source.toSource(block), a))

/** Whether a sentence names nothing: no figure, no name, no link, no merge tag, and no question. */
function isClaim(doc: Doc, sentence: Sentence): boolean {
  const { tokens, words, question, start, end } = sentence
  const inside = (span: Span) => holds({ start, end }, span)
  const names = tokens.filter(
    ({ kind, text }, i) =>
      kind === 'word' && /^\p{Lu}/u.test(text) && text !== 'AI' && i > 0 && tokens[i - 1]?.kind === 'word',
  )
  return (
    words <= CLAIM &&
    !question &&
    !holdsFigure(sentence) &&
    names.length === 0 &&
    !tokens.some(({ kind }) => kind === 'url' || kind === 'email') &&
    !doc.links.some(inside) &&
    !doc.images.some(inside) &&
    !doc.placeholders.some((p) => p.field === 'draft' && inside(p))
  )
}

/** The sentence that leads to the list and says nothing besides. */
function leadOf(doc: Doc, before: Block | undefined): Sentence | null {
  const sentence = before && doc.sentences[before.to - 1]
  if (!sentence || before.region !== 'body') return null
  return CALLS.test(sentence.text) || (LEADS.test(sentence.text) && isClaim(doc, sentence)) ? sentence : null
}

/** From the lead to what comes behind the list, marks of the items included. */
function inText(doc: Doc, items: readonly Block[], lead: Sentence | null): Span[] | null {
  const [first, last] = [items[0], items.at(-1)]
  if (!first || !last) return null
  const before = lead && doc.sentences[doc.sentences.indexOf(lead) - 1]
  if (lead && before && before.block === lead.block) return [{ start: before.end, end: last.end }]
  const start = lead ? lead.start : doc.text.lastIndexOf('\n', first.start - 1) + 1
  const next = doc.blocks[doc.blocks.indexOf(last) + 1]
  return next ? [{ start, end: next.start }] : null
}

const OPENS = /<(ul|ol)\b[^<>]*>\s*(?:<li\b[^<>]*>\s*)?$/i
const CLOSES = /^\s*(?:<\/li>\s*)?<\/(ul|ol)>[^\S\n]*\n?/i

/** The list element with all its items, and the paragraph that leads to it. */
function inHtml(doc: Doc, items: readonly Block[], lead: Sentence | null): Span[] | null {
  const [first, last] = [items[0], items.at(-1)]
  if (!first || !last) return null
  const html = doc.draft.draft
  const { start } = doc.source.toSource(first)
  const { end } = doc.source.toSource(last)
  const [open, close] = [OPENS.exec(html.slice(0, start)), CLOSES.exec(html.slice(end))]
  if (!open || !close || /<(?!\/?(?:li|b|strong|i|em|span|p|br)\b)/i.test(html.slice(start, end))) return null
  const list = { start: start - open[0].length, end: end + close[0].length }
  const led = lead && cutRange(doc, lead)
  if (lead && !led) return null
  return led ? [led, list] : [list]
}
