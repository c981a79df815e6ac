/** Turns a draft into what rules read. */
import { askOf } from './asks.ts'
import { htmlBlocks, textBlocks } from './blocks.ts'
import { detectKind } from './detect.ts'
import type { Dictionary } from './dictionary.ts'
import type { Ask, Block, Counts, Doc, Link, ParsedSentence, Sentence } from './doc.ts'
import type { Draft, Field, Region } from './draft.ts'
import { isEnglish } from './english.ts'
import { extractHtml, looksLikeHtml, plainSourceMap } from './html.ts'
import { kindOf } from './kinds.ts'
import { syllables } from './measures/syllables.ts'
import type { Memo } from './memo.ts'
import { findPlaceholders, type Placeholder } from './placeholders.ts'
import type { Profile } from './profile.ts'
import { type PlacedBlock, placeBlocks } from './regions.ts'
import { splitSentences } from './sentences.ts'
import { TABLE } from './table.ts'
import { tokenize } from './tokens.ts'

/** How many sentences at the start of the body are its opening. */
const OPENING = 2

/** Parses a draft. Never throws, whatever the strings hold. */
export function parse(draft: Draft, profile: Profile, memo: Memo, dictionary: Dictionary | null = null): Doc {
  const html = draft.format === 'html' || (draft.format !== 'text' && looksLikeHtml(draft.draft))
  const extracted = html ? extractHtml(draft.draft) : null
  const text = extracted ? extracted.text : draft.draft
  const raw = extracted ? htmlBlocks(text, extracted.blocks) : textBlocks(text)
  const placed = placeBlocks(text, raw)
  const placeholders: Placeholder[] = []
  const sentences: Sentence[] = []
  const blocks = readBlocks(text, placed, placeholders, sentences, memo)
  const subject = readLine(draft.subject, 'subject', placeholders, memo)
  const preheader = readLine(draft.preheader, 'preheader', placeholders, memo)
  const english = isEnglish(sentences.length > 0 || !subject ? sentences : [subject])
  const links = extracted ? htmlLinks(extracted.links, blocks) : textLinks(sentences)
  const asks = markAsks(sentences, blocks)
  const images = extracted?.images ?? []
  const named = draft.kind === undefined || draft.kind === 'auto' ? null : draft.kind
  const { kind, confidence } = named
    ? { kind: named, confidence: 1 }
    : detectKind({
        sentences,
        subject,
        html,
        footer: blocks.some((b) => b.region === 'footer'),
        quoted: blocks.some((b) => b.region === 'quoted'),
        links: links.length,
        images: images.length,
      })
  return {
    draft,
    profile,
    dictionary,
    format: html ? 'html' : 'text',
    text,
    source: extracted ? extracted.source : plainSourceMap(text),
    blocks,
    sentences,
    subject,
    preheader,
    links,
    images,
    placeholders,
    html: extracted ? extracted.facts : null,
    kind,
    kindConfidence: confidence,
    ...kindOf(kind),
    locale: draft.locale ?? profile.locale ?? 'en-US',
    english,
    counts: count(sentences),
    asks,
  }
}

function readBlocks(
  text: string,
  placed: readonly PlacedBlock[],
  placeholders: Placeholder[],
  sentences: Sentence[],
  memo: Memo,
): Block[] {
  const found = findPlaceholders(text)
  let next = 0
  const skip = (at: number): number => {
    while (next < found.length && (found[next] as { end: number }).end <= at) next++
    const here = found[next]
    return here && here.start <= at ? here.end : 0
  }
  for (const p of found) placeholders.push({ ...p, field: 'draft' })
  let opened = 0
  return placed.map((b, index) => {
    const from = sentences.length
    splitSentences(text, b.start, b.end, skip, (start, end) => {
      const region: Region =
        b.region === 'body' && b.kind !== 'button' && opened++ < OPENING ? 'opening' : b.region
      sentences.push(sentence(text.slice(start, end), start, 'draft', region, index, memo))
    })
    return { ...b, from, to: sentences.length }
  })
}

function readLine(
  line: string | undefined,
  field: Field,
  placeholders: Placeholder[],
  memo: Memo,
): Sentence | null {
  if (line === undefined) return null
  for (const p of findPlaceholders(line)) placeholders.push({ ...p, field })
  return sentence(line, 0, field, 'body', 0, memo)
}

function sentence(
  text: string,
  start: number,
  field: Field,
  region: Region,
  block: number,
  memo: Memo,
): Sentence {
  const parsed = memo.sentence(text, parseSentence)
  return {
    text,
    tokens: parsed.tokens,
    words: parsed.words,
    syllables: parsed.syllables,
    hits: parsed.hits,
    mark: parsed.mark,
    question: parsed.question,
    start,
    end: start + text.length,
    field,
    region,
    block,
    parsed,
  }
}

/** Everything about a sentence that follows from its text alone. */
export function parseSentence(text: string): ParsedSentence {
  const tokens = tokenize(text)
  let words = 0
  let count = 0
  for (const token of tokens) {
    if (token.kind === 'word') {
      words++
      count += syllables(token.lower)
    } else if (token.kind === 'number' || token.kind === 'placeholder') {
      words++
      count++
    }
  }
  const mark = endMark(text)
  return { text, tokens, words, syllables: count, hits: TABLE.find(tokens), mark, question: mark === '?' }
}

/** Closing mark of a sentence, behind quotes and brackets; `?` wins in `?!`. */
function endMark(text: string): string {
  let mark = ''
  for (let i = text.length - 1; i >= 0; i--) {
    const c = text[i] as string
    if ('"\')]”’»*_'.includes(c)) continue
    if (!'.?!…:'.includes(c)) break
    if (c === '?') return c
    if (mark === '' || (mark === '.' && c === '!')) mark = c
  }
  return mark
}

/** Gives sentences that ask the region `ask`, openings excepted. */
function markAsks(sentences: Sentence[], blocks: readonly Block[]): Ask[] {
  const asks: Ask[] = []
  sentences.forEach((s, i) => {
    if (s.region !== 'body' && s.region !== 'opening') return
    const ask = askOf(s, i, blocks[s.block]?.kind)
    if (!ask) return
    asks.push(ask)
    if (s.region === 'body') s.region = 'ask'
  })
  return asks
}

function textLinks(sentences: readonly Sentence[]): Link[] {
  return sentences.flatMap((s) =>
    s.tokens.flatMap((t) =>
      t.kind === 'url'
        ? [
            {
              start: s.start + t.start,
              end: s.start + t.end,
              href: t.text,
              text: t.text,
              button: false,
              region: s.region,
            },
          ]
        : [],
    ),
  )
}

function htmlLinks(found: readonly Omit<Link, 'region'>[], blocks: readonly Block[]): Link[] {
  let b = 0
  return found.map((link) => {
    while (b + 1 < blocks.length && (blocks[b] as Block).end <= link.start) b++
    return { ...link, region: blocks[b]?.region ?? 'body' }
  })
}

const YOU = new Set(['you', 'your', 'yours', "you're", "you've", "you'll", "you'd", 'yourself'])
const WE = new Set([
  'i',
  'we',
  'my',
  'our',
  'me',
  'us',
  'mine',
  'ours',
  "i'm",
  "i've",
  "i'll",
  "i'd",
  "we're",
  "we've",
  "we'll",
  "we'd",
])

function count(sentences: readonly Sentence[]): Counts {
  const counts: Counts = { words: 0, sentences: 0, syllables: 0, questions: 0, you: 0, we: 0 }
  for (const s of sentences) {
    if (s.region !== 'body' && s.region !== 'opening' && s.region !== 'ask') continue
    counts.words += s.words
    counts.syllables += s.syllables
    if (s.words > 0) counts.sentences++
    if (s.question) counts.questions++
    for (const t of s.tokens) {
      if (YOU.has(t.lower)) counts.you++
      else if (WE.has(t.lower)) counts.we++
    }
  }
  return counts
}
