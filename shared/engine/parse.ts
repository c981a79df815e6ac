/** Turns a draft into what rules read. */
import { askOf } from './asks.ts'
import { htmlBlocks, textBlocks } from './blocks.ts'
import { detectKind, isSure } from './detect.ts'
import type { Dictionary } from './dictionary.ts'
import type { Ask, Block, BlockKind, Counts, Doc, Link, ParsedSentence, Sentence } from './doc.ts'
import type { Draft, Field, Region, Span } from './draft.ts'
import { isEnglish } from './english.ts'
import { extractHtml, looksLikeHtml, plainSourceMap } from './html.ts'
import { kindOf } from './kinds.ts'
import { localeOf } from './locale.ts'
import { inBody } from './measures/body.ts'
import { hasContent } from './measures/content-words.ts'
import { answersMail } from './measures/thread.ts'
import type { Memo, ParsedBlock, PlacedSentence } from './memo.ts'
import { roomForDocFacts } from './of-doc.ts'
import { ofSentence } from './of-sentence.ts'
import { parseSentence } from './parsed-sentence.ts'
import { findPlaceholders, type Placeholder } from './placeholders.ts'
import type { Profile } from './profile.ts'
import { type PlacedBlock, placeBlocks } from './regions.ts'
import { splitSentences } from './sentences.ts'
import { hasTrait } from './traits.ts'
import { joined, verbatimIn } from './verbatim.ts'

/** How many sentences at the start of the body are its opening. */
const OPENING = 2
/** Longer sentences without a word of meaning, “It is what it is”, open nothing. */
const BRIEF = 4

/** Parses a draft. Never throws, whatever the strings hold. */
export function parse(draft: Draft, profile: Profile, memo: Memo, dictionary: Dictionary | null = null): Doc {
  const spelling = dictionary && memo.spelling(dictionary)
  return memo.draft(draft, profile, spelling, () => read(draft, profile, memo, spelling))
}

function read(draft: Draft, profile: Profile, memo: Memo, dictionary: Dictionary | null): Doc {
  const html = draft.format === 'html' || (draft.format !== 'text' && looksLikeHtml(draft.draft))
  const extracted = html ? extractHtml(draft.draft) : null
  const text = extracted ? extracted.text : draft.draft
  const raw = extracted ? htmlBlocks(text, extracted.blocks) : textBlocks(text)
  const placed = placeBlocks(text, raw, memo)
  const placeholders: Placeholder[] = []
  const sentences: Sentence[] = []
  // What the markup names, and what else is found in the blocks.
  const verbatim = extracted ? extracted.code.filter(({ start, end }) => end > start) : []
  const blocks = readBlocks(text, placed, { placeholders, sentences, verbatim }, memo)
  const subject = readLine(draft.subject, 'subject', placeholders, memo)
  const preheader = readLine(draft.preheader, 'preheader', placeholders, memo)
  // A reply may be in another language than the thread under it.
  const own = sentences.filter(({ region }) => region !== 'quoted')
  const told = own.length > 0 ? own : sentences.length > 0 || !subject ? sentences : [subject]
  const english = isEnglish(
    told.map(({ parsed }) => parsed),
    dictionary,
  )
  const links = extracted ? htmlLinks(extracted.links, blocks) : textLinks(sentences)
  const asks = markAsks(sentences, blocks)
  const images = extracted?.images ?? []
  const facts = extracted?.facts ?? null
  const named = draft.kind === undefined || draft.kind === 'auto' ? profile.default_kind : draft.kind
  const guess = named
    ? { kind: named, kindConfidence: 1, familyConfidence: 1, rivalKind: named, eitherConfidence: 1 }
    : (draft.taken ??
      detectKind({
        sentences,
        subject,
        html,
        footer: blocks.some((b) => b.region === 'footer'),
        quoted: answersMail(blocks),
        links: links.length,
        items: blocks.filter(({ kind }) => kind === 'item').length,
        images: images.length,
        mailing: isMailing(links, placeholders, images.length, blocks),
      }))
  const { kind, kindConfidence, familyConfidence, rivalKind, eitherConfidence } = guess
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
    verbatim: joined(verbatim),
    html: facts,
    guess,
    kind,
    kindConfidence,
    familyConfidence,
    rivalKind,
    eitherConfidence,
    family: kindOf(kind).family,
    // On a bare guess only what holds for any mail is asked of it.
    bands: kindOf(isSure(familyConfidence) ? kind : 'other').bands,
    locale: localeOf(draft, profile, { html: facts, sentences, english }),
    english,
    counts: count(sentences),
    asks,
    facts: roomForDocFacts(),
  }
}

/** Whether a mail holds what a letter from one person to another has no need of. */
const isMailing = (
  links: readonly Link[],
  placeholders: readonly Placeholder[],
  images: number,
  blocks: readonly Block[],
): boolean =>
  images > 0 ||
  placeholders.length > 0 ||
  links.some(({ region }) => region !== 'signature' && region !== 'quoted') ||
  blocks.some(({ region }) => region === 'footer')

/** What the blocks of a draft hold, as it is collected. */
interface Pieces {
  placeholders: Placeholder[]
  sentences: Sentence[]
  verbatim: Span[]
}

function readBlocks(
  text: string,
  placed: readonly PlacedBlock[],
  { placeholders, sentences, verbatim }: Pieces,
  memo: Memo,
): Block[] {
  const parse = (block: string) => parseBlock(block, memo)
  let opened = 0
  return placed.map((b, index) => {
    const from = sentences.length
    const parsed = memo.block(text.slice(b.start, b.end), parse)
    for (const p of parsed.placeholders)
      placeholders.push({ ...p, start: p.start + b.start, end: p.end + b.start, field: 'draft' })
    if (b.kind === 'code') verbatim.push({ start: b.start, end: b.end })
    if (b.region !== 'quoted')
      for (const { start, end } of parsed.verbatim)
        verbatim.push({ start: start + b.start, end: end + b.start })
    for (const s of parsed.sentences) {
      const region: Region =
        b.region === 'body' && b.kind !== 'button' && opened < OPENING ? 'opening' : b.region
      const read = inDraft(s, b.start + s.start, region, index, b.kind)
      sentences.push(read)
      if (region === 'opening' && (read.words < BRIEF || hasContent(read))) opened++
    }
    return { kind: b.kind, start: b.start, end: b.end, region: b.region, from, to: sentences.length }
  })
}

/**
 * A sentence of the draft: the one that stood there last where nothing moved, as nearly all do while one is
 * edited. `markAsks` may have changed its region, and would do so again.
 */
function inDraft(s: PlacedSentence, start: number, region: Region, block: number, kind: BlockKind): Sentence {
  const { last } = s
  if (
    last &&
    last.region === region &&
    last.kind === kind &&
    last.sentence.start === start &&
    last.sentence.block === block
  )
    return last.sentence
  const made = sentence(s.parsed, start, 'draft', region, block)
  s.last = { sentence: made, region, kind }
  return made
}

/** Sentences and placeholders of one block. */
function parseBlock(text: string, memo: Memo): ParsedBlock {
  const placeholders = findPlaceholders(text)
  const sentences: PlacedSentence[] = []
  let next = 0
  const skip = (at: number): number => {
    while (next < placeholders.length && (placeholders[next] as { end: number }).end <= at) next++
    const here = placeholders[next]
    return here && here.start <= at ? here.end : 0
  }
  splitSentences(text, 0, text.length, skip, (start, end) => {
    sentences.push({ start, parsed: memo.sentence(text.slice(start, end), parseSentence), last: null })
  })
  return { sentences, placeholders, verbatim: verbatimIn(text) }
}

function readLine(
  line: string | undefined,
  field: Field,
  placeholders: Placeholder[],
  memo: Memo,
): Sentence | null {
  if (line === undefined) return null
  const parsed = memo.sentence(line, parseSentence)
  for (const p of placeholdersIn({ parsed })) placeholders.push({ ...p, field })
  return sentence(parsed, 0, field, 'body', 0)
}

const placeholdersIn = ofSentence(({ text }) => findPlaceholders(text))

function sentence(
  parsed: ParsedSentence,
  start: number,
  field: Field,
  region: Region,
  block: number,
): Sentence {
  const { text, tokens, words, syllables, hits, mark, question } = parsed
  const end = start + text.length
  return { text, tokens, words, syllables, hits, mark, question, start, end, field, region, block, parsed }
}

/** Gives sentences that ask the region `ask`, openings excepted. Those that stood there before have it already. */
function markAsks(sentences: Sentence[], blocks: readonly Block[]): Ask[] {
  const asks: Ask[] = []
  const closed = blocks.findIndex((b) => b.region === 'signoff' || b.region === 'signature')
  sentences.forEach((s, i) => {
    if (!inBody(s)) return
    const ask = askOf(s, i, blocks[s.block]?.kind)
    if (!ask) return
    asks.push(closed >= 0 && s.block > closed ? { ...ask, postscript: true } : ask)
    if (s.region === 'body') s.region = 'ask'
  })
  return asks
}

function textLinks(sentences: readonly Sentence[]): Link[] {
  const links: Link[] = []
  for (const sentence of sentences) {
    if (!hasTrait(sentence, 'link')) continue
    const { start, region } = sentence
    for (const { kind, start: from, end, text } of sentence.tokens)
      if (kind === 'url')
        links.push({ start: start + from, end: start + end, href: text, text, button: false, region })
  }
  return links
}

function htmlLinks(found: readonly Omit<Link, 'region'>[], blocks: readonly Block[]): Link[] {
  let b = 0
  return found.map((link) => {
    while (b + 1 < blocks.length && (blocks[b] as Block).end <= link.start) b++
    return { ...link, region: blocks[b]?.region ?? 'body' }
  })
}

function count(sentences: readonly Sentence[]): Counts {
  const counts: Counts = { words: 0, sentences: 0, syllables: 0, questions: 0, you: 0, we: 0 }
  for (const sentence of sentences) {
    if (!inBody(sentence)) continue
    const { words, syllables, question, parsed } = sentence
    counts.words += words
    counts.syllables += syllables
    if (words > 0) counts.sentences++
    if (question) counts.questions++
    counts.you += parsed.you
    counts.we += parsed.we
  }
  return counts
}
