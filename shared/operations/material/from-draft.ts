/** What a parsed draft gives to write with. */
import type { Doc, Sentence } from '../../engine/doc.ts'
import { AUTHORED } from '../../engine/draft.ts'
import { ofDoc } from '../../engine/of-doc.ts'
import { datesIn } from './dates.ts'
import { figuresIn } from './figures.ts'
import type { Line } from './line.ts'
import type { Material } from './material.ts'
import { optOutIn } from './opt-out-lines.ts'
import { partsOf } from './parts.ts'
import { peopleIn } from './people.ts'
import { type RichTopic, topicsOf } from './topics.ts'

/** Sentences read at most: no mail needs more, and every reader of material stays fast. */
const MOST_LINES = 300

/** Material with what stands behind it, for writers of lines. */
export interface RichMaterial extends Material {
  topics: readonly RichTopic[]
  lines: readonly Line[]
}

/** What a draft gives to write with. For a draft that is not English only people, dates, link and placeholders are filled. */
export const materialOf = ofDoc((doc): RichMaterial => {
  const lineOf = (sentence: Sentence, index: number): Line => ({
    sentence,
    index,
    weight: weightOf(doc, sentence, index),
    origin: (start, end) => {
      const span = { start: sentence.start + start, end: sentence.start + end }
      const place = sentence.field === 'draft' ? doc.source.toSource(span) : span
      return { from: 'draft', field: sentence.field, ...place }
    },
  })
  const lines = doc.sentences.flatMap((s, i) =>
    AUTHORED.includes(s.region) && s.region !== 'greeting' && s.region !== 'signoff' && s.words > 0
      ? [lineOf(s, i)]
      : [],
  )
  const told = lines
    .filter(({ sentence }) => !optOutIn(sentence) && !WISH.test(sentence.text))
    .slice(0, MOST_LINES)
  const people = peopleIn(doc, lineOf)
  const parts = doc.english
    ? partsOf(doc, told)
    : { trigger: null, problem: null, offer: null, proof: [], ask: null }
  const special = new Map([
    [parts.trigger?.sentence, 1.5],
    [parts.ask?.sentence, 1.5],
    [parts.offer?.sentence, 0.5],
    [parts.problem?.sentence, 1],
  ])
  const weighed = told.map((l) => ({
    ...l,
    weight: l.weight + (l.index === null ? 0 : (special.get(l.index) ?? 0)),
  }))
  const known = new Set(
    [people.recipient.name?.text, people.sender.name?.text, doc.draft.from_name].flatMap((n) =>
      (n ?? '').toLowerCase().split(/[^\p{L}\p{N}]+/u),
    ),
  )
  return {
    topics: doc.english
      ? topicsOf(
          weighed.filter(({ sentence }) => !isFootnote(doc, sentence)),
          doc.dictionary,
          known,
        )
      : [],
    lines: weighed,
    figures: doc.english
      ? weighed.flatMap(figuresIn).map(({ text, origin, number }) => ({ text, origin, number }))
      : [],
    dates: unique(weighed.flatMap(datesIn)),
    ...people,
    ...parts,
    link: linkOf(doc),
    placeholders: [...new Set(doc.placeholders.filter((p) => p.role === 'value').map((p) => p.raw))],
  }
})

/** “Happy planning!” closes a mail and says nothing of it. */
const WISH = /^\s*happy \p{L}+ing[!.]*\s*$/iu

/** “*Excludes sale items. Terms apply.”: what hangs on an offer is not what the mail is about. */
function isFootnote(doc: Doc, { block }: Sentence): boolean {
  const { start, end, kind } = doc.blocks[block] ?? { start: 0, end: 0, kind: 'item' }
  if (kind !== 'paragraph' || !FOOTNOTE.test(doc.text.slice(start, start + 3))) return false
  return !doc.text.slice(start + 1, end).includes('*')
}
const FOOTNOTE = /^[*†‡]\s?[\p{L}\d]/u

/** First sentences say what a mail is about; headings say it in their own words. */
function weightOf(doc: Doc, sentence: Sentence, index: number): number {
  const kind = doc.blocks[sentence.block]?.kind
  if (kind === 'button') return -0.5
  if (kind === 'heading') return 1
  if (sentence.region === 'opening') return 1.5
  if (sentence.region === 'ask') return 0.5
  const place = doc.sentences.length > 1 ? index / (doc.sentences.length - 1) : 0
  return 0.8 - place
}

function unique<T extends { text: string }>(pieces: readonly T[]): T[] {
  const seen = new Set<string>()
  return pieces.filter(({ text }) => !seen.has(text.toLowerCase()) && seen.add(text.toLowerCase()))
}

function linkOf(doc: Doc): string | null {
  const own = doc.links.filter((l) => AUTHORED.includes(l.region) && /^https?:|\{|%|\*\|/.test(l.href))
  return (own.find((l) => l.button) ?? own[0])?.href ?? null
}
