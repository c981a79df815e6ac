/** What a reader has seen at which moment, in the mail's own words. */
import { CLIENTS, pixelWidth, previews } from '../../engine/clients.ts'
import type { Doc } from '../../engine/doc.ts'
import type { Span } from '../../engine/draft.ts'
import { EVIDENCE } from '../../engine/evidence.ts'
import { previewText } from '../../engine/measures/preview-text.ts'
import { readingSeconds, round1 } from '../../engine/measures/readability.ts'
import type { Anatomy } from './anatomy.ts'
import type { MomentResult } from './contract.ts'
import { cited } from './strengths.ts'

const READING_SPEED = {
  title: 'Brysbaert (2019): how many words do we read per minute? Journal of Memory and Language 109',
  url: 'https://doi.org/10.1016/j.jml.2019.104047',
}
const PER_MINUTE = Math.round(60 / readingSeconds(1))
/** Share of readers who are still there, by E48: 30 % look for less than 2 s, 29 % for more than 8 s. */
const STILL_READING = [
  { moment: 'after_2_seconds', seconds: 2, readers: 70 },
  { moment: 'after_8_seconds', seconds: 8, readers: 29 },
] as const

/** The lists a sender has to fit: one of a phone and one of a computer, both with figures for the preview text. */
const LISTS = [
  { moment: 'inbox_phone', client: 'gmail_mobile' },
  { moment: 'inbox_computer', client: 'gmail_desktop' },
] as const

/** A small phone, in CSS pixels: an assumption, and said to be one. */
const SCREEN = { width: 360, height: 640, bars: 160, margin: 16, type: 16, line: 24 }
const LINES = Math.floor((SCREEN.height - SCREEN.bars) / SCREEN.line)

/** What a reader has seen of the mail at each moment: in the list, and once it is open. */
export function timelineOf(doc: Doc, anatomy: Anatomy): MomentResult[] {
  const words = wordsOf(doc)
  return [
    ...LISTS.map(({ moment, client }) => inList(doc, moment, client)),
    ...STILL_READING.map(({ moment, seconds, readers }) => {
      const most = Math.floor((seconds * PER_MINUTE) / 60)
      return reading(doc, anatomy, words, {
        moment,
        seconds,
        end: words[most - 1]?.end ?? words.at(-1)?.end ?? 0,
        readers_pct: readers,
        how: `At ${PER_MINUTE} words a minute ${most} words are read in ${seconds} s, from the first word on. Many skim instead: take it for the most that is read.`,
        sources: [READING_SPEED, ...(EVIDENCE.E48?.sources ?? [])],
        evidence: cited(['E48']),
      })
    }),
    onScreen(doc, anatomy, words),
  ]
}

function inList(doc: Doc, moment: (typeof LISTS)[number]['moment'], client: string): MomentResult {
  const { from_name: sender, subject, preheader } = doc.draft
  const preview = previewText(doc)
  const body = doc.text.slice(0, 2000).replaceAll(/\s+/g, ' ').trim().slice(0, 300)
  const shown = previews(subject ?? null, preview?.text ?? body).find((p) => p.client === client)
  const known = CLIENTS.find((c) => c.id === client)
  const lines = [sender, shown?.subject_shown, shown?.preheader_shown].flatMap((line) =>
    line?.trim() ? [line] : [],
  )
  const where = preview?.hidden
    ? 'the hidden text at the top'
    : preheader?.trim()
      ? 'the preheader'
      : 'the first words of the mail'
  const seen = lines.join('\n')
  return {
    moment,
    seconds: 0,
    seen,
    start: null,
    end: null,
    words: seen.split(/\s+/).filter((w) => w !== '').length,
    readers_pct: null,
    reaches: null,
    ask_seen: null,
    how: `${known?.name ?? client}: about ${known?.subjectChars} characters of the subject and ${known?.preheaderChars} of the preview text, which is ${where}. Programs cut by pixels, so this is an estimate.${sender ? '' : ' No sender name was given.'}`,
    sources: known ? [{ title: `Figure for ${known.name}`, url: known.source }] : [],
    evidence: preview ? [] : cited(['E58']),
  }
}

type Reading = Pick<MomentResult, 'moment' | 'seconds' | 'readers_pct' | 'how' | 'sources' | 'evidence'> & {
  end: number
}

function reading(
  doc: Doc,
  { parts, ask }: Anatomy,
  words: readonly Span[],
  { end, ...rest }: Reading,
): MomentResult {
  const start = words[0]?.start ?? 0
  const stop = Math.max(start, end)
  const asked = ask === null ? null : (doc.sentences[ask] ?? null)
  const place = doc.source.toSource({ start, end: stop })
  return {
    ...rest,
    seen: doc.text.slice(start, stop),
    ...(stop > start ? place : { start: 0, end: 0 }),
    words: words.filter((w) => w.end <= stop).length,
    reaches: parts.findLast((p) => p.start < stop)?.id ?? null,
    ask_seen: asked && asked.start + (asked.tokens.findLast((t) => t.kind !== 'mark')?.end ?? 0) <= stop,
  }
}

function onScreen(doc: Doc, anatomy: Anatomy, words: readonly Span[]): MomentResult {
  const limit = filled(doc.text, words[0]?.start ?? 0)
  const last = words.findLast((w) => w.end <= limit)
  const seconds = round1(readingSeconds(words.filter((w) => w.end <= limit).length))
  return reading(doc, anatomy, words, {
    moment: 'phone_screen',
    seconds,
    end: last?.end ?? 0,
    readers_pct: null,
    how: `Assumes a screen of ${SCREEN.width} by ${SCREEN.height} CSS pixels, ${SCREEN.bars} of them under bars and subject, and type of ${SCREEN.type} on lines of ${SCREEN.line}: ${LINES} lines. Pictures and design are left out of account. The assumption is ours, no measurement.`,
    sources: [],
    evidence: [],
  })
}

/** Place in the text where a phone's first screen is full. */
function filled(text: string, from: number): number {
  const width = SCREEN.width - 2 * SCREEN.margin
  let lines = 1
  let used = 0
  let word = 0
  let at = from
  for (; at < text.length; at++) {
    const character = text[at] ?? ''
    if (character === '\n') {
      lines++
      used = word = 0
    } else {
      const wide = pixelWidth(character, SCREEN.type)
      used += wide
      word = character === ' ' ? 0 : word + wide
      if (used > width) {
        lines++
        // The word that does not fit goes to the next line, unless it is longer than a line.
        used = word < width ? word : wide
        word = used
      }
    }
    if (lines > LINES) break
  }
  return at
}

/** Places of everything that is read as a word, in order; a quoted thread is not read again. */
function wordsOf(doc: Doc): Span[] {
  const words: Span[] = []
  for (const { region, start, tokens } of doc.sentences) {
    if (region === 'quoted') continue
    for (const t of tokens)
      if (t.kind !== 'mark' && t.kind !== 'emoji') words.push({ start: start + t.start, end: start + t.end })
  }
  return words
}
