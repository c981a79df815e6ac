import type { RichTopic } from '../material/topics.ts'
import { maybeVerb } from '../material/verbs.ts'

/** “We sell a sensor set for £180”: behind one thing a base form is no verb, and so belongs to its name. */
export function wholeName({ text, phrase, line }: RichTopic): string {
  const next = line.sentence.tokens[phrase.to]
  const isNoun =
    /^an?$/.test(phrase.determiner) &&
    next?.kind === 'word' &&
    maybeVerb(next.lower) &&
    !/(?:s|ed|ing)$/.test(next.lower)
  return isNoun ? `${text} ${next.text}` : text
}
