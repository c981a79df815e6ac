/** Which ideas are worth judging: of the right length, new, promised by the body, and unlike each other. */

import type { Token } from '../../engine/doc.ts'
import type { Bands } from '../../engine/kinds.ts'
import { emojiCount } from '../../engine/measures/emoji-count.ts'
import { parseSentence } from '../../engine/parsed-sentence.ts'
import { likeness, MOST_LIKE, overlap, stemsOfLine } from './alike.ts'
import type { Angle } from './contract.ts'
import type { Fit } from './fit.ts'
import type { Idea } from './idea.ts'
import { type Body, promiseOf } from './promise/promise.ts'
import { hasAdjective, namesMatter, namesSomething } from './reading/request-cuts.ts'

export interface FitIdea extends Idea {
  fit: Fit
}

export interface Limits {
  bands: Bands
  maxChars: number
  /** True where little else is there. */
  spare?: boolean
  /** True when the caller set `maxChars`: then no line is longer. */
  firm: boolean
  /** Headings are written to be read in full, so they may be longer. */
  headlineChars: number
  emoji: boolean
  avoid: readonly string[]
  /** Subjects sent before, and behind them the current one. */
  history: readonly string[]
  /** How many of them went with other mails. */
  past: number
}

/** Words over the band that still pass; one more than the studies' figure is no fault. */
export const GRACE = 1
/** What a line may be longer where the mail gives too few of the usual length. */
export const LOOSE_WORDS = 3
const LOOSE_CHARS = 15
const SAME = 0.7
/** Share of a line's words that a subject of another mail had. */
const MOSTLY = 0.66
const ALIKE = 0.66
/** What each further candidate of an angle must outweigh. */
const CROWDED = 1.1
/** And each further one of the same sentence. */
const SAME_LINE = 1.4

/** Up to `most` ideas, those of `first` and then best first, no two alike. A mail with little to say may say it a little longer. */
export function choose(
  ideas: readonly FitIdea[],
  body: Body,
  limits: Limits,
  most: number,
  first: readonly FitIdea[] = [],
): FitIdea[] {
  const usual = chooseUsual(ideas, body, limits, most, first)
  const enough = Math.min(ENOUGH, most)
  if (usual.length >= enough) return usual
  const loose = loosened(limits)
  const more = chooseUsual(ideas, body, loose, enough, usual)
  // Between people a longer line may take the place of the bare things that are parts of it.
  if (limits.bands.subjectWords === null || first.length > 0) return more
  const other = chooseUsual(ideas, body, loose, enough)
  return other.length > more.length || (other.length === more.length && worth(other) > worth(more))
    ? other
    : more
}

const worth = (ideas: readonly FitIdea[]) => ideas.reduce((sum, { fit }) => sum + fit.points, 0)

/** The ideas of the right length that the body keeps and nobody has had yet. */
export function eligible(ideas: readonly FitIdea[], body: Body, limits: Limits): FitIdea[] {
  const sent = limits.history.map((each) => stemsOfLine(each.replace(PREFIX, '')))
  return ideas.filter(
    (i) =>
      fits(i, limits) &&
      promiseOf(i.promise ?? i.text, body).kept &&
      !isSent(i.text, sent, limits.history, limits.past, i.fit.stems),
  )
}

/** The same, within the limits of the kind whatever there is. */
export function chooseUsual(
  ideas: readonly FitIdea[],
  body: Body,
  limits: Limits,
  most: number,
  first: readonly FitIdea[] = [],
): FitIdea[] {
  const stemmed = (idea: FitIdea) => ({ idea, stems: idea.fit.stems })
  const said = new Set(ideas.flatMap(({ spare, text }) => (spare ? [] : text)))
  // The same line out of another's hands has the lesser reason.
  const rest = eligible(ideas, body, limits)
    .filter(({ spare, text }) => !(spare && said.has(text)))
    .map(stemmed)
  const chosen = first.map(stemmed)
  const used = new Map<Angle, number>()
  for (const { angle } of first) used.set(angle, (used.get(angle) ?? 0) + 1)
  const fill = (limit: number, count: number, least = 0, like = MOST_LIKE) => {
    while (chosen.length < count) {
      let best: (typeof rest)[number] | undefined
      let most = Number.NEGATIVE_INFINITY
      for (const each of rest) {
        const lines =
          each.idea.line === null
            ? 0
            : chosen.filter((c) => c.idea.line?.sentence === each.idea.line?.sentence).length
        const weight = worthOf(each.idea) - CROWDED * (used.get(each.idea.angle) ?? 0) - SAME_LINE * lines
        if (
          weight <= most ||
          each.idea.fit.points < least ||
          chosen.some(
            (c) =>
              isAlike(c.stems, each.stems, limit, like) ||
              (chosen.length >= ENOUGH && isPart(c.idea, each.idea)),
          )
        )
          continue
        best = each
        most = weight
      }
      if (!best) break
      chosen.push(best)
      used.set(best.idea.angle, (used.get(best.idea.angle) ?? 0) + 1)
    }
  }
  // Two ways to say what serves come before what serves little.
  fill(ALIKE, most, STRONG)
  fill(1, Math.min(FEW, most), STRONG)
  fill(ALIKE, most)
  // A mail with little to say may vary its one matter, but not fill a list so.
  fill(1, Math.min(ENOUGH, most))
  // Where that leaves one line, the shorter or longer way to say it is a choice all the same.
  if (limits.spare) fill(2, Math.min(FEW, most), STRONG, VARIED)
  return chosen.map((c) => c.idea)
}

const ENOUGH = 3
const FEW = 2
/** Lines of this fit make weaker ones needless. */
export const STRONG = 69
/** Words that two ways of saying one thing share at most. */
const VARIED = 0.8

/** What a mail may do that has too few lines of the usual length. */
export const loosened = (limits: Limits): Limits => ({
  ...limits,
  spare: true,
  maxChars: limits.maxChars + (limits.firm ? 0 : LOOSE_CHARS),
  bands: {
    ...limits.bands,
    subjectWords: limits.bands.subjectWords && [
      limits.bands.subjectWords[0],
      limits.bands.subjectWords[1] + LOOSE_WORDS,
    ],
  },
})

/** Characters of a word with its space, as subjects go. */
const WORD_CHARS = 7

/** The limits of a caller who says how long a line may be: with more characters come more words. */
export const withinChars = (bands: Bands, chars: number) => ({
  bands: {
    ...bands,
    subjectWords: bands.subjectWords && [
      bands.subjectWords[0],
      Math.max(bands.subjectWords[1], Math.floor(chars / WORD_CHARS)),
    ],
  } satisfies Bands,
  maxChars: chars,
  headlineChars: chars,
  firm: true,
})

/** `Re:` before a subject says nothing. */
const PREFIX = /^(?:\s*(?:re|fwd?|aw|wg)\s*:)+/i

/** Whether a line has more characters than the kind of mail or the caller allows. */
export const isLong = ({ text, headline }: Idea, { maxChars, headlineChars }: Limits): boolean =>
  text.length > (headline ? headlineChars : maxChars)

/** Fit leads; between lines of about the same fit, how promising each looks. */
export const worthOf = ({ fit, weight }: FitIdea) =>
  fit.points / FIT_PER_WEIGHT + Math.max(-2, Math.min(weight, 10)) * 0.3
const FIT_PER_WEIGHT = 6

const isAlike = (a: ReadonlySet<string>, b: ReadonlySet<string>, limit: number, like: number) =>
  // One word in common does not make a question the same as an offer.
  (Math.min(a.size, b.size) > 1 && overlap(a, b) >= limit) || likeness(a, b) > like

/** Characters every phone shows; of what is longer a shorter form may be worth a test. */
const ON_PHONES = 33
/** “Give a bed” of “Give a bed for a week”. */
const isPart = (a: Idea, b: Idea) => {
  if (a.shape !== 'says' || b.shape !== 'says') return false
  const [short = '', long = ''] = [a.text, b.text]
    .map((t) => t.toLowerCase())
    .sort((x, y) => x.length - y.length)
  return long.length <= ON_PHONES && short.includes(' ') && long.startsWith(`${short} `)
}

/** “Tap the camera icon”: what to do on a screen, once one is there. */
const STEP = /^(?:tap|press|click|scroll|swipe|tick) /i

/** “We open on Sundays from 2 June”: a house and its days. */
const OPENS = /\b(?:open|opens|close|closes|closed|shut|reopens?)\b.*(?:\d|days?\b)/i

/** “The numbers for October are in”: plain words, and of which month. */
const OF_MONTH =
  /^The \p{Ll}+ (?:for|of) (?:January|February|March|April|May|June|July|August|September|October|November|December|Q[1-4]) (?:is|are)\b/u

/** “My last day is Friday 28 February”: plain words, and a day. */
const MY_DAY = /^My .* (?:is|was|will be) .*\d/

/** `Your account is ready`: plain words, and the whole news. */
const STATE = /^Your \p{L}+(?: for \p{L}+)? (?:is|are|has been|have been) \p{L}+$/u

/** What of a line does not depend on any limit. */
interface Read {
  words: number
  hasEmoji: boolean
  /** Whether it says something by itself. */
  stands: boolean
}

const read = new WeakMap<Idea, Read>()

function readOf(idea: Idea): Read {
  const known = read.get(idea)
  if (known) return known
  const sentence = parseSentence(idea.text)
  const emoji = emojiCount({
    ...sentence,
    start: 0,
    end: idea.text.length,
    field: 'subject',
    region: 'body',
    block: 0,
    parsed: sentence,
  })
  const found = { words: sentence.words, hasEmoji: emoji > 0, stands: standsAlone(idea, sentence.tokens) }
  read.set(idea, found)
  return found
}

function fits(idea: Idea, limits: Limits): boolean {
  const { text } = idea
  const { bands, emoji, avoid } = limits
  if (text.trim() === '' || isLong(idea, limits) || (idea.spare && !limits.spare)) return false
  const { words, hasEmoji, stands } = readOf(idea)
  // Short words that every phone shows whole may be a few more.
  const grace = text.length <= ON_PHONES ? LOOSE_WORDS : GRACE
  const isWide = bands.subjectWords && !idea.headline && words > bands.subjectWords[1] + grace
  return stands && !isWide && (emoji || !hasEmoji) && !avoids(text, avoid)
}

function standsAlone(idea: Idea, tokens: readonly Token[]): boolean {
  const { text, angle } = idea
  // “Your booking page”: where something was seen, and the reader’s own.
  const isOwn = angle === 'trigger' && /^Your \p{L}+ \p{L}+/u.test(text)
  if (
    angle !== 'referral' &&
    !idea.plain &&
    !isOwn &&
    !namesSomething(tokens) &&
    !STATE.test(text) &&
    !MY_DAY.test(text) &&
    !OPENS.test(text) &&
    !OF_MONTH.test(text)
  )
    return false
  // “How to stop it from happening”: what, the line does not say. “Your colleague Dennis” is nobody's matter.
  if (/\bhow to \p{L}+ (?:it|them|this|that)\b/iu.test(text)) return false
  if (/^your (?:colleague|manager|boss|assistant)s?(?: \p{Lu}\S*)?$/iu.test(text)) return false
  if (leansOnSomebody(text) || STEP.test(text)) return false
  // “How in the shed”: how what is done.
  if (/\bhow (?:in|on|at|by|from|with|for)\b/i.test(text)) return false
  if (
    tokens.some(
      (t, i) => t.lower === 'one' && /^(?:first|next|last|new|old|other)$/.test(tokens[i - 1]?.lower ?? ''),
    )
  )
    return false
  if (
    !/^(?:Sorry|Thank you|Thanks) |: .*\d|[$£€¥]\d|\d% off \p{L}/u.test(text) &&
    // “Invoice 20418 was due on 1 November”: by its number it is a thing of its own.
    !/^(?:your )?(?:invoice|order|quote|ticket|policy|booking|contract) (?:no\.? ?|#)?\w*\d/i.test(text) &&
    !STATE.test(text) &&
    !MY_DAY.test(text) &&
    !OPENS.test(text) &&
    !OF_MONTH.test(text) &&
    angle !== 'referral' &&
    angle !== 'name' &&
    !isOwn &&
    !idea.plain &&
    !namesMatter(tokens) &&
    !hasAdjective(tokens)
  )
    return false
  return true
}

/** “How her team cut payroll corrections”, “The checks they run”: of whom, the line does not say. */
const leansOnSomebody = (text: string): boolean => {
  const at = /\b(?:he|she|him|her|his|hers|they|them|theirs)\b/iu.exec(text)
  if (at) return true
  const owner = /\btheir\b/iu.exec(text)
  return owner !== null && !/[^s]s\b/u.test(text.slice(0, owner.index))
}

/** Whether a line holds a word or phrase to avoid, whatever its case and marks. */
export function avoids(text: string, avoid: readonly string[]): boolean {
  const lower = ` ${text.toLowerCase().replaceAll(/[^\p{L}\p{N}%$£€]+/gu, ' ')} `
  return avoid.some((phrase) => {
    const words = phrase
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}%$£€]+/gu, ' ')
      .trim()
    return words === '' ? text.includes(phrase) : lower.includes(` ${words} `)
  })
}

/** Whether a subject that was sent says the same. The first `past` of them went with other mails: of those a part is the same too. */
export const isSent = (
  text: string,
  sent: readonly ReadonlySet<string>[],
  history: readonly string[],
  past: number,
  stems = stemsOfLine(text),
) => {
  return sent.some(
    (s, i) =>
      likeness(s, stems) >= SAME ||
      // “Your fifth practice” after “Fifth practice in Reading”, “Second depot in Leeds” after “We opened a second depot”.
      (i < past &&
        stems.size > 1 &&
        [...stems].filter((each) => s.has(each)).length >= MOSTLY * stems.size) ||
      history[i]?.trim().toLowerCase() === text.toLowerCase(),
  )
}
