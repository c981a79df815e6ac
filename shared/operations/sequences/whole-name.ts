import type { RichMaterial } from '../material/from-draft.ts'
import type { RichTopic } from '../material/topics.ts'
import { maybeVerb } from '../material/verbs.ts'
import { STAFF } from '../material/words.ts'
import { PARTIES } from './matter-words.ts'

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

/** A topic as one thing: with “leads” in “a breakfast for finance leads”, and no further than the robots in “Our robots clean open floors”. */
export function oneThing(topic: RichTopic): string {
  const { text, phrase, line } = topic
  const { tokens } = line.sentence
  const next = tokens[phrase.to]
  const isGuests =
    next !== undefined &&
    /[^s]s$/.test(next.lower) &&
    (PARTIES.has(next.lower) || STAFF.has(next.lower) || next.lower === 'heads') &&
    tokens.slice(phrase.from, phrase.to).some(({ lower }) => lower === 'for')
  if (isGuests) return `${text} ${next.text}`
  const words = text.split(' ')
  const at = line.index !== null && holdsVerb(topic) ? words.findIndex((word) => isMany(word)) : -1
  return at < 0 || at > words.length - MORE ? text : words.slice(0, at + 1).join(' ')
}

/** What the sender calls theirs, up to its verb: “our software texts patients” is a sentence, and no thing. */
export function beforeVerb(topic: RichTopic): string {
  const words = oneThing(topic).split(' ')
  // A noun before another has no -s.
  const at = words.findIndex(
    (word, i) => i > 0 && i < words.length - 1 && /[^s]s$/.test(word) && maybeVerb(word.toLowerCase()),
  )
  return at < 0 ? words.join(' ') : words.slice(0, at).join(' ')
}

/** Behind the thing there are a verb and what it does it to. */
const MORE = 3

/** Whether a phrase that begins its sentence and has no verb behind it took one in. */
const holdsVerb = ({ phrase, line }: RichTopic): boolean => {
  const next = line.sentence.tokens[phrase.to]?.lower ?? ''
  return phrase.from === 1 && !phrase.joined && !maybeVerb(next) && !AUXILIARY.test(next)
}

const AUXILIARY =
  /^(?:has|have|had|can|will|may|might|must|should|would|could|also|now|that|which|who|,)$|ly$/

/** More than one of a thing, and no word that stands so before another noun: “our sales training days”. */
const isMany = (word: string): boolean =>
  /[^suia]s$/.test(word) &&
  !/^(?:sales|goods|claims?|returns|news|systems|operations|communications|parts|savings|sports|arts|works|rights|services|accounts|payments|benefits|careers|events|customs|clothes|glasses|women['’]?s|men['’]?s)$/i.test(
    word,
  ) &&
  !/['’]s$/.test(word)

/** “downtime at Bramley” of a reader at Bramley Dental: the firm is named where a step names it. */
export function withoutPlace(matter: string | null, { recipient }: RichMaterial): string | null {
  const [, what = '', place = ''] = /^(.+) at (\p{Lu}\S*)$/u.exec(matter ?? '') ?? []
  return place !== '' && recipient.company?.text.split(' ')[0] === place ? what : matter
}
