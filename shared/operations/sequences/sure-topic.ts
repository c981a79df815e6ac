/** What a mailing is about, where neither its subject nor its kind says so: only what its words make sure. */
import type { Doc } from '../../engine/doc.ts'
import type { RichMaterial } from '../material/from-draft.ts'
import type { RichTopic } from '../material/topics.ts'
import { inSentence, KEPT, startsAt, tells } from './matter.ts'

/** What a sentence is about, where that is sure: what the ask names as well, or what it begins with and says something of. */
export function topicIn(
  text: string | null,
  material: RichMaterial,
  doc: Doc | null,
  asked: ReadonlySet<string>,
): string | null {
  const own = material.topics.filter(
    (t) => t.line.sentence.text.replaceAll(/\s+/g, ' ').trim() === text && tells(t, ''),
  )
  const topic =
    own.find(({ stems }) => [...stems].some((stem) => asked.has(stem))) ??
    own.find((t) => KEPT.has(t.phrase.determiner) && t.phrase.determiner !== 'the' && !isPlace(t)) ??
    own.find((t) => startsAt(t.phrase, 0) && !POINTS_ON.test(text ?? ''))
  return topic ? inSentence(topic, doc) : null
}

/** “Starter plans get them on 2 June” is about what came before. */
const POINTS_ON = /\b(?:it|them|this|these|that|those)\b/i

/** What a mail begins with: the first thing its first line names, where that is what the line is about. */
export function openingIn(
  material: RichMaterial,
  doc: Doc | null,
  asked: ReadonlySet<string>,
): string | null {
  const first = material.lines.find(({ index }) => index !== null)
  const named = material.topics
    .filter((t) => t.line.index === first?.index)
    .sort((a, b) => a.phrase.from - b.phrase.from || b.phrase.to - a.phrase.to)
  // “The new Gedeb tastes of apricot and black tea” is about neither of the two.
  const topic = named.find((t) => t.phrase.from === named[0]?.phrase.from && tells(t, ''))
  if (!topic) return null
  const isSure =
    startsAt(topic.phrase, 0) ||
    (KEPT.has(topic.phrase.determiner) && !isPlace(topic)) ||
    [...topic.stems].some((stem) => asked.has(stem)) ||
    // “We are holding our spring open days”, and not “You last opened it on a hike near Keswick”
    BY_SENDER.test(first?.sentence.text.slice(0, 40) ?? '')
  return isSure ? inSentence(topic, doc) : null
}

/** “at our Leith workshop” says where. */
const isPlace = ({ line, phrase }: RichTopic) =>
  /^(?:at|in|near|from|by)$/.test(line.sentence.tokens[phrase.from - 2]?.lower ?? '')

const BY_SENDER = /^\s*(?:we|I|we['’](?:re|ve)|I['’](?:m|ve))\b/i
