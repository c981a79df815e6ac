/** What a mail is about: its noun phrases, ranked by how well they tell it from other mail. */
import { isAllCaps, isCapitalised } from '../../engine/characters.ts'
import type { Dictionary } from '../../engine/dictionary.ts'
import type { Token } from '../../engine/doc.ts'
import { STOPWORDS } from '../../engine/lexicon/stopwords.ts'
import { stem, stemsOf } from '../../engine/measures/content-words.ts'
import { type Line, pieceOf } from './line.ts'
import type { Topic } from './material.ts'
import { nounPhrases, type Phrase } from './noun-phrases.ts'
import { isTitled } from './word-class.ts'
import { EMPTY, IDLE, READERS, SENDERS, STAFF } from './words.ts'

/** Topics kept at most. */
const MOST = 120

/** A topic with what a writer needs to put it into a line. */
export interface RichTopic extends Topic {
  line: Line
  phrase: Phrase
  /** Stems of its content words. */
  stems: ReadonlySet<string>
}

/** Marks of talk that sells or fills; what they touch is no topic. */
const NOISE = new Set([
  'hype',
  'cliches',
  'jargon',
  'flattery',
  'vague-claim',
  'spam-phrases',
  'over-apology',
  'over-formality',
  'rudeness',
  'pressure',
  'guilt-trip',
  'introductions',
  'over-formality',
])

/** Topics of all lines, best first, one for each set of words. */
export function topicsOf(
  lines: readonly Line[],
  dictionary: Dictionary | null,
  known: ReadonlySet<string>,
): RichTopic[] {
  const counts = stemCounts(lines)
  const best = new Map<string, RichTopic>()
  for (const line of lines)
    for (const phrase of nounPhrases(line.sentence.tokens)) {
      const topic = topicOf(line, phrase, counts, dictionary, known)
      if (!topic) continue
      const key = [...topic.stems].sort().join(' ')
      const other = best.get(key)
      if (!other || other.weight < topic.weight) best.set(key, topic)
    }
  return [...best.values()]
    .sort((a, b) => b.weight - a.weight || a.text.length - b.text.length || (a.text < b.text ? -1 : 1))
    .slice(0, MOST)
}

/** A number and a name is an address or a label, a time of day no topic: `405 Lorne Street`. */
const isLabel = (own: readonly Token[]) =>
  // “size M”
  (own.length === 2 && own[0]?.lower === 'size') ||
  own.some((t) => /^(?:[A-Z]\d[A-Z]|\d[A-Z]\d)$/.test(t.text)) ||
  // “at 4 pm GMT for a session”
  /^(?:GMT|UTC|BST|CES?T|EES?T|[ECMP][SD]?T|AES?T|IST|JST)$/.test(own[0]?.text ?? '') ||
  (own[0]?.kind === 'number' && own.length > 1 && own.slice(1).every((t) => isCapitalised(t.text)))

/** “I'm a Senior Growth Strategist”, “I am the head of …”, “As a coach, I …”: who writes. */
const isSender = (tokens: readonly Token[], { from, determiner }: Phrase): boolean => {
  const at = determiner === '' ? from - 1 : from - 2
  const is = tokens[at]?.lower ?? ''
  // “I run partnerships at Plasterbox”
  if (/^(?:run|lead|head|manage|oversee|handle)$/.test(is) && tokens[at - 1]?.lower === 'i') return true
  return /^i['’]m$/.test(is) || (is === 'am' && tokens[at - 1]?.lower === 'i') || (is === 'as' && at === 0)
}

/** `this year’s fair` is `fair`. */
const PERIOD = /^(?:year|week|month|day|today|tomorrow|quarter)'s$/

/** In a sentence of more words a thing is one among many. */
const RAMBLING = 38

/** In how many lines each stem stands. */
function stemCounts(lines: readonly Line[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const { sentence } of lines) for (const s of stemsOf(sentence)) counts.set(s, (counts.get(s) ?? 0) + 1)
  return counts
}

function topicOf(
  line: Line,
  phrase: Phrase,
  counts: ReadonlyMap<string, number>,
  dictionary: Dictionary | null,
  known: ReadonlySet<string>,
): RichTopic | null {
  const { sentence } = line
  const { tokens } = sentence
  // Who works for the sender is no matter: “our field engineers”.
  if (SENDERS.has(phrase.determiner) && STAFF.has(tokens[phrase.head]?.lower ?? '')) return null
  if (tokens[phrase.from - 1]?.kind === 'placeholder' || tokens[phrase.to]?.kind === 'placeholder')
    return null
  let from = phrase.from
  while (
    from < phrase.head &&
    IDLE.has(tokens[from]?.lower ?? '') &&
    !/['’]s$/.test(tokens[from + 1]?.text ?? '')
  )
    from++
  if (from < phrase.head && from === phrase.from && PERIOD.test(tokens[from]?.lower ?? '')) from++
  const own = tokens.slice(from, phrase.to)
  const content = own.filter(
    (t) => (t.kind === 'word' && !STOPWORDS.has(t.lower) && t.lower.length > 1) || t.kind === 'number',
  )
  const telling = content.filter(
    (t) => t.kind === 'word' && !EMPTY.has(t.lower) && !known.has(t.lower) && !IDLE.has(t.lower),
  )
  if (telling.length === 0 || isLabel(own) || isSender(tokens, phrase)) return null
  const headEmpty = EMPTY.has(tokens[phrase.head]?.lower ?? '')
  const joinedHead = tokens[phrase.to - 1]?.lower ?? ''
  if (
    phrase.joined &&
    (headEmpty ||
      (EMPTY.has(joinedHead) &&
        tokens[phrase.to - 2]?.kind === 'word' &&
        !telling.includes(tokens[phrase.to - 2] as Token)))
  )
    return null
  const stems = new Set(content.map((t) => (t.kind === 'number' ? t.lower : stem(t.lower))))
  if (noisy(line, from, phrase.to)) return null
  let weight = line.weight - (sentence.words > RAMBLING ? 1.5 : 0)
  weight += Math.min(content.length - 1, 3) * 1.2
  for (const t of telling) {
    if (t !== tokens[0] && isCapitalised(t.text)) weight += 0.8
    else if (t.lower.includes('-') || (dictionary && !dictionary.isEveryday(t.lower))) weight += 0.6
    weight += Math.min((counts.get(stem(t.lower)) ?? 1) - 1, 3) * 0.4
  }
  for (const t of telling) {
    if (isAllCaps(t.text) && t.text.length > 4) weight -= 1.5
    if (
      dictionary &&
      t.text === t.lower &&
      !t.lower.includes('-') &&
      !/\d/.test(t.lower) &&
      !dictionary.has(t.lower)
    )
      weight -= 1.5
  }
  if (isTitled(tokens)) weight -= 1
  if (own.some((t) => t.kind === 'number')) weight += 0.6
  if (content.length === 1) weight -= isCapitalised(own[0]?.text ?? '') ? 0.5 : 1.2
  if (headEmpty) weight -= 1
  if (phrase.joined) weight -= 1
  // “Brian on plot 31”: a name by itself takes only “at”.
  if (
    phrase.joined &&
    phrase.head === from &&
    isCapitalised(tokens[from]?.text ?? '') &&
    from > 0 &&
    tokens[from + 1]?.lower !== 'at'
  )
    weight -= 2.5
  const readers = READERS.has(phrase.determiner)
  if (readers) weight += 1
  if (SENDERS.has(phrase.determiner)) weight -= 1.5
  return { ...pieceOf(line, from, phrase.to), weight, readers, line, phrase: { ...phrase, from }, stems }
}

/** Whether talk that sells or fills touches the range. */
export const noisy = ({ sentence }: Line, from: number, to: number) =>
  sentence.hits.some((h) => NOISE.has(h.lexicon.id) && h.from < to && h.to > from)
