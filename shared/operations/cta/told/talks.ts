/** The talk that the mail asks for, in one question with its length, its day and what it is for. */
import type { Doc } from '../../../engine/doc.ts'
import type { FoundAsk } from '../found.ts'
import { MINUTES } from '../slot-words.ts'
import type { Slots } from '../slots.ts'
import { onTime } from '../turned.ts'
import { sayable, type Told } from './said.ts'

/** Somebody else is to be there: a question without them would leave them out. */
const WITH_OTHERS =
  /\bwith (?!me\b|us\b|you\b)|\b(?:the two of you|you two|you both|both of you|you and|for your|your team)\b|\band \p{Lu}/u
const WEEK = /\b(?:next|this) week\b/i
const PURPOSE =
  / (to (?:see|plan|discuss|go|walk|talk|review|look|show|explore|compare|hear|learn) [^,.?!]{3,70})(?=[.?!])/iu
/** “Shall I set one up for your team?” */
const SETS_UP =
  /^(?:would you like me to|do you want me to|shall i|should i|can i) ((?:set|book|arrange|schedule|reserve|hold|save)\b[^,?]{2,50})\?$/iu
/** “Should we try one of those?” */
const POINTS =
  /\b(?:one|either|any) of (?:those|these|them|the two)\b|^(?:does|would|will) (?:either|one|any)\b/i
/** “We built Dockwise to fix that”: what the sender makes, by its name. */
const MADE =
  /\b(?:We|we|I) (?:have |just |recently )?(?:built|made|make|created|developed|launched) (\p{Lu}[\p{L}\d]+)(?= (?:to|for|so|which|that)\b|,)/u

/** Questions for a talk out of the ask and the wish before it, best first. */
export function talks(doc: Doc, primary: FoundAsk, wish: FoundAsk | null, { days, minutes }: Slots): Told[] {
  const asked = sayable(`${wish?.text ?? ''} ${primary.text}`.trim())
  const either = days.join(' or ')
  const set = days.length > 0 ? SETS_UP.exec(sayable(primary.text))?.[1] : undefined
  if (set !== undefined && !days.some((day) => primary.text.includes(day)))
    return [
      `Shall I ${set} on ${either}?`,
      ...(days.length > 1 ? [`Which suits you better, ${either}?`] : []),
    ].map((text) => ({ text }))
  if (days.length > 1 && POINTS.test(primary.text))
    return [{ text: onTime(`Would ${either} suit you?`) }, { text: `Which suits you better, ${either}?` }]
  if (primary.kind !== 'meeting' || WITH_OTHERS.test(asked)) return []
  const long = minutes ?? MINUTES.exec(asked)?.[1]?.toLowerCase()
  const when = days.length > 0 ? `on ${either}` : WEEK.exec(asked)?.[0]
  if (when === undefined || (long === undefined && days.length === 0)) return []
  // An ask that has all of it says it already.
  const own = sayable(primary.text)
  if (days.every((day) => own.includes(day)) && (long === undefined || own.includes(long))) return []
  const purpose = PURPOSE.exec(asked)?.[1]
  const product = doc.sentences.map(({ text }) => MADE.exec(text)?.[1]).find(Boolean)
  const lines = [
    `${long === undefined ? `Are you free ${when}` : `Do you have ${long} minutes ${when}`}${purpose === undefined ? '' : ` ${purpose}`}?`,
    ...(long === undefined || product === undefined
      ? []
      : [`Is ${product} worth ${long} minutes of your time ${when}?`]),
  ]
  return lines.map((text) => ({ text: onTime(text) }))
}
