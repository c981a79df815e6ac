/** What the sentences of a mail are about, and which of them say again what others do. */
import type { Doc, Sentence } from '../../../engine/doc.ts'
import { STOPWORDS } from '../../../engine/lexicon/stopwords.ts'
import { stem } from '../../../engine/measures/content-words.ts'
import { ofDoc } from '../../../engine/of-doc.ts'
import { ofSentence } from '../../../engine/of-sentence.ts'

/** Whether a sentence stands in the mail itself, between greeting and sign-off. */
export const isOwn = ({ region }: Sentence): boolean =>
  region === 'opening' || region === 'body' || region === 'ask'

/** First letters by which a topic is told, so that endings count as one. */
const STEM = 6
/** Topics from which a sentence can be told to repeat others. */
const TOPICS = 4

/** Words with a topic of their own. */
const topicsOf = ofSentence(
  ({ tokens }): ReadonlySet<string> =>
    new Set(
      tokens.flatMap(({ kind, lower }) =>
        kind === 'word' && lower.length > 3 && !STOPWORDS.has(lower) ? [lower.slice(0, STEM)] : [],
      ),
    ),
)

/** How many sentences hold each topic. */
const timesHeld = ofDoc(({ sentences }): ReadonlyMap<string, number> => {
  const times = new Map<string, number>()
  for (const sentence of sentences)
    if (isOwn(sentence)) for (const topic of topicsOf(sentence)) times.set(topic, (times.get(topic) ?? 0) + 1)
  return times
})

/** Whether other sentences than this one hold a topic of it. */
const isElsewhere = (doc: Doc, sentence: Sentence, topic: string): boolean =>
  (timesHeld(doc).get(topic) ?? 0) > (isOwn(sentence) ? 1 : 0)

/** Whether a sentence alone says what the subject line is about. */
export function namesTopic(doc: Doc, sentence: Sentence): boolean {
  const announced = doc.subject && topicsOf(doc.subject)
  return (
    announced !== null &&
    [...topicsOf(sentence)].some((topic) => announced.has(topic) && !isElsewhere(doc, sentence, topic))
  )
}

/** Whether at least this share of what a sentence is about stands in others as well. */
export function isRestated(doc: Doc, sentence: Sentence, share: number): boolean {
  const own = [...topicsOf(sentence)]
  return (
    own.length >= TOPICS &&
    own.filter((topic) => isElsewhere(doc, sentence, topic)).length >= own.length * share
  )
}

/** Index of the first sentence that holds each word, by the stem of the word. */
const firstHeld = ofDoc(({ sentences }): ReadonlyMap<string, number> => {
  const first = new Map<string, number>()
  sentences.forEach((sentence, i) => {
    if (!isOwn(sentence)) return
    for (const { lower } of sentence.tokens) if (!first.has(stem(lower))) first.set(stem(lower), i)
  })
  return first
})

/** How far into a sentence its subject stands. */
export const SUBJECT = 4

/** Whether the next sentence takes up by name what only this one has told: “in two pumps. The pump for the north basin …” */
export function bringsIn(doc: Doc, i: number): boolean {
  const [own, next] = [doc.sentences[i], doc.sentences[i + 1]]
  const the = next?.tokens.slice(0, SUBJECT).findIndex(({ lower }) => lower === 'the') ?? -1
  const noun = next?.tokens[the + 1]?.lower
  if (!own || the < 0 || noun === undefined) return false
  const named = stem(noun)
  return (
    own.tokens.some(({ lower }) => stem(lower) === named) &&
    !((firstHeld(doc).get(named) ?? Number.POSITIVE_INFINITY) < i)
  )
}
