/** What one sentence announces and the next ones tell: “There are two ways to keep the price. You can sign …” */
import type { Doc, Sentence } from '../../../engine/doc.ts'
import { STOPWORDS } from '../../../engine/lexicon/stopwords.ts'
import { ofSentence } from '../../../engine/of-sentence.ts'

const SOME = String.raw`(?:only |also |just |but )*(?<count>one|two|three|four|five|six|an?|some|several|a few|a couple of|\d+)`
/** What is only counted until it is told. */
const THING =
  '(?:ways?|options?|things?|reasons?|steps?|catch(?:es)?|conditions?|rules?|exceptions?|points?|problems?|issues?|caveats?|snags?|hitch(?:es)?|downsides?|drawbacks?|possibilit(?:y|ies)|choices?|mistakes?|differences?|warnings?|traps?|tricks?)'
const ANNOUNCES = new RegExp(
  String.raw`\b(?:there(?: is| are| was| were|['’](?:s|re))|(?:has|have|had|comes? with|for|with|in|ma[kd]e(?! an? (?:\p{Ll}+ ){0,2}difference\b))) ${SOME} (?:\p{Ll}+ ){0,2}?${THING}\b|\bhere(?: is| are|['’](?:s|re)) (?:what|how|why|where|when|who|which|the|an?|some|my|our|two|three)\b|\bthe following\b(?! (?:day|week|month|year|quarter|morning|\p{L}+day)\b)|\bas follows\b`,
  'iu',
)
/** Behind “this” they name no thing: “has tested this yet”. */
const NO_THING = new Set(['yet', 'today', 'already', 'lately', 'recently', 'anywhere'])

/** “Nobody has tested this yet.”: what, nothing before it in its paragraph tells. */
const looksAhead = ({ sentences }: Doc, i: number): boolean => {
  const own = sentences[i] as Sentence
  return (
    sentences[i - 1]?.block !== own.block &&
    own.tokens.some(({ lower }, at) => {
      const next = own.tokens[at + 1]
      return (
        lower === 'this' &&
        at > 0 &&
        (next === undefined || next.kind === 'mark' || NO_THING.has(next.lower) || STOPWORDS.has(next.lower))
      )
    })
  )
}

/** How many sentences tell what is counted so; without a count all the paragraph does. */
const COUNTED: Readonly<Record<string, number>> = { one: 1, a: 1, an: 1, two: 2, '1': 1, '2': 2 }

/** How many sentences behind this one tell what it announces. */
const reach = ofSentence(({ text }): number => {
  const found = ANNOUNCES.exec(text)
  return found ? (COUNTED[found.groups?.count?.toLowerCase() ?? ''] ?? Infinity) : 0
})

/**
 * Whether a sentence announces what the next ones tell, or tells what one before it has announced: in its paragraph, or
 * in the one before where that ends so.
 */
export function isAnnounced(doc: Doc, i: number): boolean {
  const { sentences } = doc
  const own = sentences[i] as Sentence
  const [before, next] = [sentences[i - 1], sentences[i + 1]]
  if (next && isTold(next) && (reach(own) > 0 || (next.block === own.block && looksAhead(doc, i))))
    return true
  if (before?.block === own.block && looksAhead(doc, i - 1)) return true
  const first = sentences.findIndex(({ block }) => block === own.block)
  return sentences.slice(Math.max(0, first - 1), i).some((s, at, all) => reach(s) >= all.length - at)
}

const isTold = ({ region }: Sentence): boolean =>
  region === 'opening' || region === 'body' || region === 'ask'
