/** `50% off everything until Sunday`, `SAVE50: 50% off`: an offer with the day it ends and the code it needs, wherever the mail names them. */
import type { Doc } from '../../../engine/doc.ts'
import type { RichMaterial } from '../../material/from-draft.ts'
import type { Idea } from '../idea.ts'
import { DAY } from './phrasings/phrasing.ts'

const OFF =
  /(?<most>\bup to )?(?<off>(?:[$£€]\d[\d.,]*|\d{1,2} ?%) off)(?<on> (?:everything|sitewide|(?:all|every|any|your|our) \p{L}[\p{L}-]*(?: (?!(?:in|and|or|with|when|until|this|on|at|from|for)\b)\p{L}[\p{L}-]*){0,3}))?/iu
/** “all running shoes are 30% off” */
const BEFORE =
  /\b(?<on>(?:all|every|everything)(?: (?:in|on) \p{L}+| \p{L}[\p{L}-]*){0,3}?) (?:is|are) (?:now )?(?:up to )?[$£€]?\d[\d.,]* ?%? off/iu
const ENDS = new RegExp(
  String.raw`\b(?:(?:offer|sale|deal|discount|promotion|it|this|code)(?: \p{Lu}+\d*)?(?: starts? [^.;]{3,40}? and)?(?: (?:is )?(?:ends?|expires?|closes?|runs?|valid))(?: on| until| through| till)?|(?:until|through|before)) (?<day>${DAY}|tonight|tomorrow)(?: at (?<hour>midnight|noon|\d{1,2}(?::\d\d)? ?[ap]m\b))?`,
  'iu',
)
const OFFER_ENDS = new RegExp(
  String.raw`\b(?:offer|sale|deal|discount|promotion|code)(?: \p{Lu}+\d*)?(?: starts? [^.;]{3,40}? and)? (?:is )?(?:ends?|expires?|closes?|runs?|valid)(?: on| until| through| till)? (?<day>${DAY}|tonight|tomorrow)(?: at (?<hour>midnight|noon|\d{1,2}(?::\d\d)? ?[ap]m\b))?`,
  'iu',
)
const CODE = /\bcode:? (?<code>[A-Z][A-Z0-9]{3,14})\b/u

/** Headings of an offer with the day on which it ends and the code it needs. */
export function offerEndsLines({ family }: Doc, { lines }: RichMaterial): Idea[] {
  if (family !== 'bulk_promo') return []
  const line = lines.find(({ sentence }) => OFF.test(sentence.text))
  const { most = '', off = '', on: after = '' } = (line && OFF.exec(line.sentence.text)?.groups) ?? {}
  const before = line && BEFORE.exec(line.sentence.text)?.groups?.on
  const on = after === '' && before ? ` ${before}` : after
  // Of two offers the day may be that of the other.
  if (!line || lines.some((other) => other !== line && OFF.test(other.sentence.text))) return []
  const told = (pattern: RegExp) =>
    lines.map(({ sentence }) => pattern.exec(sentence.text)?.groups).find(Boolean)
  // “Our store is closed until Sunday” ends no offer.
  const ends = ENDS.exec(line.sentence.text)?.groups ?? told(OFFER_ENDS)
  const { code } = told(CODE) ?? {}
  const what = `${most.toLowerCase()}${off.toLowerCase()}`
  const until = ends && `until ${ends.day}`
  const offer = `${what}${on.toLowerCase()}`
  const said = [
    ...(until ? [`${offer} ${until}${ends.hour ? ` ${hourOf(ends.hour)}` : ''}`] : []),
    ...(code ? [`${code}: ${until ? `${what} ${until}` : offer}`] : []),
  ]
  return said.map((text, i) => ({
    text: text.replace(/^u/, 'U'),
    angle: 'benefit',
    shape: 'says',
    role: 'offer',
    plain: true,
    also: true,
    promise: offer,
    weight: 6 - i,
    why: 'Says what the reader saves, and until when.',
    line,
  }))
}

const hourOf = (hour: string) => (/\d/.test(hour) ? `at ${hour}` : hour)
