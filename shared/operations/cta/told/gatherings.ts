/** What is held, and when: “Will you join us on December 3 at 11am ET?” */

import { isSure } from '../../../engine/detect.ts'
import type { Doc } from '../../../engine/doc.ts'
import { capitalised } from '../../../engine/edit.ts'
import { tokenize } from '../../../engine/tokens.ts'
import { dateEnd } from '../../material/dates.ts'
import type { FoundAsk } from '../found.ts'
import type { Said, Told } from './said.ts'

const HOLDS =
  /\b(?:we|i)(?:'re| are|'m| am|'ll be| will be)? (?:(?:also|now) )?(?:hosting|holding|running|organi[sz]ing|throwing|putting on|bringing together|gathering|host|hold)\b|\b(?:join us|you(?:'re| are) invited|(?:we'd|we would|i'd|i would) (?:love|like) (?:you to (?:join|come)|to (?:invite|see|welcome) you))\b|\b(?:invite|inviting) (?:you|\p{L}+ \p{L}+) to\b/iu
/** “I hold the keys”, “we are gathering data”: an occasion has to be named. */
const LOOSELY = /\b(?:we|i)(?:'re| are|'m| am)? (?:gathering|hold|holding|run|running|host|hosting)\b/i
/** An hour, with its zone, behind a day. */
const HOUR =
  /^,? (?:at|from) (?:\d{1,2}(?:[:.]\d\d)?(?: ?[ap]\.?m\b\.?)?|noon)(?: (?:to|until) \d{1,2}(?:[:.]\d\d)?(?: ?[ap]\.?m\b\.?)?)?(?: (?:[A-Z]{2,4}|Pacific|Eastern|Central|Mountain)\b)?(?! or\b)/u

const SAVES =
  /^(?:please )?(?:click|tap|press) (?:here|below) to ((?:save|reserve|book|claim) (?:your|a) (?:seat|place|spot))[.!]?$/i
const ANSWERS = /^(?:please |kindly )?(?:rsvp|let (?:me|us) know|reply|respond|confirm)\b/i
const COMES =
  /^(?:will|can|could|would|are) you\b.*\b(?:join|come|make it|attend|be there)\b[^?]{0,30}\?$|^(?:can|may) (?:i|we) count (?:you in|on you)\?$/i

/** The question whether the reader comes to what a sentence says is held; none where it names no day, or two. */
export function gatherings({ text }: Said, doc: Doc, primary: FoundAsk | null): Told[] {
  if (
    !HOLDS.test(text) ||
    (LOOSELY.test(text) && !OCCASION.test(text)) ||
    (primary?.kind === 'meeting' && /\d/.test(primary.text))
  )
    return []
  const tokens = tokenize(text)
  const days = tokens.flatMap((token, i) => {
    const end = dateEnd(tokens, i)
    return end > i && tokens[i - 1]?.lower !== 'by'
      ? [{ start: token.start, end: tokens[end - 1]?.end ?? 0, at: i, to: end }]
      : []
  })
  const [first] = days
  if (!first || days.some(({ at }) => at >= first.to)) return []
  const hour = HOUR.exec(text.slice(first.end))?.[0] ?? ''
  const when = `${text.slice(first.start, first.end)}${hour}`
  const question = `Will you join us on ${when}?`
  const own = primary?.own?.text.replace(/\s+/g, ' ').trim() ?? ''
  const place = SAVES.exec(own)?.[1]
  if (place !== undefined)
    return [{ text: question }, { text: `${capitalised(place)} for ${text.slice(first.start, first.end)}.` }]
  if (!ANSWERS.test(own)) return [{ text: question }]
  // “Will you be able to join us? Please RSVP by 20 February.”: by when stays.
  const before = (primary?.sentence ?? 0) - 1
  if (COMES.test(doc.sentences[before]?.text ?? ''))
    return [{ text: `${question} ${own}`, sentence: before, own: true }]
  return [
    { text: `${question} ${own}`, own: true },
    { text: `Can we count you in for ${text.slice(first.start, first.end)}? ${own}`, own: true },
  ]
}

const OCCASION =
  /\b(?:breakfast|brunch|lunch|dinner|webinar|workshop|demo|event|seminar|open (?:house|day|evening)|tasting|party|reception|meetup|roundtable|briefing|conference|class|concert|panel|fair|tour)\b/i

/** Mail that is for coming to something. */
export const isInvitation = ({ kind, kindConfidence }: Doc, said: readonly Said[]): boolean =>
  kind === 'event_invitation' ||
  (!isSure(kindConfidence) && said.some(({ text }) => HOLDS.test(text) && OCCASION.test(text)))
