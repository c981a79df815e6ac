/** Asks on lines of their own that one sentence runs together: “Read it: https://…” over “Sign up: https://…”. */
import { GOAL_OF } from '../../engine/asks/goals.ts'
import type { Ask, Doc, Sentence } from '../../engine/doc.ts'
import type { Span } from '../../engine/draft.ts'
import { ACTS } from '../../engine/lexicon/asks.ts'
import { inBody } from '../../engine/measures/body.ts'
import { Memo } from '../../engine/memo.ts'
import { parse } from '../../engine/parse.ts'
import { linkLines } from '../link-lines.ts'
import { lateRequest, WONDERS } from './late-request.ts'
import { toMany } from './primary.ts'

/** Lines that are read on their own; behind so many links no mail has asks. */
const MOST = 40

interface Piece {
  ask: Ask
  /** The line as a sentence; its tokens count from its own start. */
  own: Sentence
  span: Span
  /** The whole sentence, where this is one of the ways that it leaves the reader to choose from. */
  ways: Span | null
  /** What goes with a request that a long sentence ends in, when another line takes its place: “, so please …” */
  tail: Span | null
  /** Up to the other way that goes on alone: “I'd love to show you it, or |you could look at https://…” */
  lead?: Span
  /** True where what stands before such a request leans on it, so that no other line can take its place. */
  bound: boolean
}

/** Sentences that hold several lines, and the asks among those lines. */
export function piecesOf(doc: Doc): { cut: ReadonlySet<number>; asks: Piece[] } {
  const cut = new Set<number>()
  const asks: Piece[] = []
  const memo = new Memo()
  let read = 0
  const personal = doc.english && !toMany(doc)
  // A promotion that offers three ways leaves the choice to the reader as well.
  const promotes = doc.english && doc.family === 'bulk_promo'
  const asking = new Set(doc.asks.map((ask) => ask.sentence))
  for (const [index, sentence] of doc.sentences.entries()) {
    const own = (personal || promotes) && asking.has(index) && inBody(sentence) ? clausesOf(sentence) : []
    const clauses = own.filter(({ choice }) => personal || choice)
    if (clauses.length > 0 && read + clauses.length <= MOST) {
      read += clauses.length
      const parts = clauses.flatMap(({ from, to }) => pieceOf(doc, sentence, index, from, to, memo))
      if (parts.length >= FEWEST) {
        const ways = clauses.some(({ choice }) => choice)
          ? { start: sentence.start, end: sentence.end }
          : null
        cut.add(index)
        asks.push(...parts.map((part) => ({ ...part, ways })))
        continue
      }
    }
    const other = personal && asking.has(index) && inBody(sentence) ? otherWayIn(sentence) : null
    if (other && read + 2 <= MOST) {
      read += 2
      const known = doc.asks.find((ask) => ask.sentence === index)
      const look: Ask = { sentence: index, kind: 'click', friction: 1, question: false }
      const [first] = pieceOf(doc, sentence, index, 0, other.to, memo, known)
      const [second] = pieceOf(doc, sentence, index, other.from, sentence.tokens.length, memo, look)
      if (first && second && GOAL_OF[first.ask.kind] === 'meet') {
        const ways = { start: sentence.start, end: sentence.end }
        const lead = { start: sentence.start, end: second.span.start }
        cut.add(index)
        asks.push({ ...first, ways, lead }, { ...second, ways })
        continue
      }
    }
    const wonders = personal && !sentence.question && WONDERS.test(sentence.text)
    const late =
      doc.english && (asking.has(index) || wonders) && inBody(sentence)
        ? lateRequest(sentence, endsInAddress(sentence))
        : null
    if (late && read < MOST) {
      read++
      const parts = pieceOf(
        doc,
        sentence,
        index,
        late.from,
        sentence.tokens.length,
        memo,
        doc.asks.find((ask) => ask.sentence === index) ??
          (wonders ? { sentence: index, kind: 'task', friction: 3, question: false } : undefined),
      )
      if (parts.length > 0) {
        const tail = {
          start: sentence.start + (sentence.tokens[late.joint - 1]?.end ?? 0),
          end: sentence.end,
        }
        cut.add(index)
        asks.push(...parts.map((part) => ({ ...part, tail, bound: late.bound })))
        continue
      }
    }
    const linked =
      doc.format === 'html' && asking.has(index) && inBody(sentence) ? linkClauses(doc, sentence) : []
    if (linked.length > 1 && read + linked.length <= MOST) {
      const parts = linked.flatMap(({ from, to }) => pieceOf(doc, sentence, index, from, to, memo))
      read += linked.length
      if (parts.length > 1) {
        cut.add(index)
        asks.push(...parts)
        continue
      }
    }
    if (!inBody(sentence) || !sentence.text.includes('\n')) continue
    const lines = linkLines(sentence)
    if (lines.length < 2 || read + lines.length > MOST) continue
    read += lines.length
    cut.add(index)
    for (const { from, to } of lines) {
      asks.push(...pieceOf(doc, sentence, index, from, to, memo))
    }
  }
  return { cut, asks }
}

/** Where a sentence leaves a way to look instead, which ends in an address: “…, or alternatively you could see https://…”; in tokens. */
function otherWayIn(sentence: Sentence): { to: number; from: number } | null {
  const { tokens } = sentence
  if (!endsInAddress(sentence)) return null
  const or = tokens.findLastIndex(({ lower }) => lower === 'or')
  if (or < 4) return null
  let from = or + 1
  while (/^(?:alternatively|instead|otherwise|,|else)$/.test(tokens[from]?.lower ?? '')) from++
  const you =
    tokens[from]?.lower === 'you' && /^(?:can|could|may|might|are)$/.test(tokens[from + 1]?.lower ?? '')
  return you ? { to: tokens[or - 1]?.lower === ',' ? or - 1 : or, from } : null
}

/** One address, and nothing behind it. */
const endsInAddress = ({ tokens }: Sentence): boolean =>
  tokens.findLast(({ kind }) => kind !== 'mark')?.kind === 'url' &&
  tokens.filter(({ kind }) => kind === 'url').length === 1

/** The tokens `from` up to, not including, `to` of a sentence, read on their own; nothing where they do not ask, and no ask is `known`. */
function pieceOf(
  doc: Doc,
  sentence: Sentence,
  index: number,
  from: number,
  to: number,
  memo: Memo,
  known?: Ask,
): Piece[] {
  const start = sentence.tokens[from]?.start ?? 0
  const end = sentence.tokens[to - 1]?.end ?? 0
  const piece = parse(
    { draft: sentence.text.slice(start, end), format: 'text', kind: doc.kind },
    doc.profile,
    memo,
  )
  const ask = piece.asks[0] ?? known
  const own = ask && piece.sentences[piece.asks[0]?.sentence ?? 0]
  if (!ask || !own) return []
  const span = { start: sentence.start + start + own.start, end: sentence.start + start + own.end }
  return [{ ask: { ...ask, sentence: index }, own, span, ways: null, tail: null, bound: false }]
}

/** Requests in one sentence from which on each is an ask of its own. */
const FEWEST = 3
/** What a request is for begins with one of these. */
const OBJECT =
  /^(?:an?|the|this|that|these|those|your|my|our|me|us|it|them|him|her|whether|if|to|both|all|here|now|today|online|\p{Lu}.*|\d.*)$/u

/** Verbs of working something: a way through its screens is one instruction, whatever its length. */
const WORKS =
  /^(?:open|choose|select|pick|enter|type|paste|click|tap|press|go|switch|turn|drag|scroll|log|set|check|save|add)$/
const TO_US = /^(?:me|us|my|our)$/

/** “Open an invoice, choose Split, and enter a percentage”: steps, and no requests for the sender's sake. */
export const isSteps = ({ tokens, question }: Pick<Sentence, 'tokens' | 'question'>): boolean => {
  const verbs = question ? [] : behind(tokens, /^(?:,|and|then|please|:)$/)
  return (
    verbs.length >= FEWEST &&
    verbs.every((at) => WORKS.test(tokens[at]?.lower ?? '')) &&
    !tokens.some(({ lower }) => TO_US.test(lower))
  )
}

/** Where a request begins behind a joint, or opens the sentence. */
const behind = (tokens: Sentence['tokens'], joint: RegExp): number[] =>
  tokens.flatMap(({ lower }, i) => {
    if (!joint.test(tokens[i - 1]?.lower ?? ':')) return []
    // “and feel free to share this”
    const free = lower === 'feel' && tokens[i + 1]?.lower === 'free' && tokens[i + 2]?.lower === 'to'
    const verb = free ? i + 3 : i
    return ACTS.has(tokens[verb]?.lower ?? '') && OBJECT.test(tokens[verb + 1]?.text ?? '') ? [verb] : []
  })

/** Where each request of a sentence begins, in tokens. */
export const requestsIn = (tokens: Sentence['tokens']): number[] =>
  behind(tokens, /^(?:,|;|and|then|please|:)$/)

/**
 * “Send me your plates, sign the sheet and tell Marta …”: three requests or more in one statement, as ranges of tokens;
 * with `choice` where any of them will do: “Book a time, call me or reply to this email.”
 */
function clausesOf(sentence: Sentence): { from: number; to: number; choice: boolean }[] {
  const { tokens, question } = sentence
  if (question || tokens.some((t) => t.kind === 'url' || t.kind === 'placeholder') || isSteps(sentence))
    return []
  // “Sign it and send it or bring it”: what is to be done all the same is no choice.
  const choice = behind(tokens, /^or$/).length > 0 && behind(tokens, /^(?:and|then)$/).length === 0
  const starts = behind(tokens, choice ? /^(?:,|or|please|:)$/ : /^(?:,|and|then|please|:)$/)
  if (starts.length < FEWEST) return []
  return starts.map((from, n) => {
    let to = starts[n + 1] ?? tokens.length
    if (tokens[to - 3]?.lower === 'feel' && tokens[to - 2]?.lower === 'free') to -= 3
    while (to > from && /^(?:,|and|or|then|please|\.|!)$/.test(tokens[to - 1]?.lower ?? '')) to--
    return { from, to, choice }
  })
}

/** “Click here to give, click here to shop, click here to share”: the clause of each link, as ranges of tokens. */
function linkClauses(doc: Doc, { start, end, tokens }: Sentence): { from: number; to: number }[] {
  const links = doc.links.filter((l) => l.start >= start && l.end <= end && l.start < l.end && l.href !== '')
  if (new Set(links.map(({ href }) => href)).size < 2) return []
  const starts = links.map((link, n) => {
    if (n === 0) return 0
    const last = (links[n - 1]?.end ?? 0) - start
    const parted = tokens.findLastIndex(
      (t) => t.start >= last && t.end <= link.start - start && /^(?:,|;|and|or)$/.test(t.lower),
    )
    return parted + 1
  })
  // Where no comma parts two links, they belong to one thought.
  if (starts.slice(1).some((at) => at === 0)) return []
  return starts.map((from, n) => {
    let to = starts[n + 1] ?? tokens.length
    while (to > from && /^(?:,|;|and|or|\.|!)$/.test(tokens[to - 1]?.lower ?? '')) to--
    return { from, to }
  })
}
