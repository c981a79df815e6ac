/** What a mail tells of the thing it names by a number, in whichever sentence: “Invoice 883: 45 days overdue”. */

import type { Doc } from '../../../engine/doc.ts'
import { capitalised } from '../../../engine/edit.ts'
import type { RichMaterial } from '../../material/from-draft.ts'
import type { Line } from '../../material/line.ts'
import type { Idea } from '../idea.ts'

const NUMBERED =
  /\b(invoice|order|booking|ticket|quote|bill|policy|contract|claim|case|reservation) (?:no\. ?|number )?(#?[A-Z]{0,5}-?\d[\d-]{2,})(?![\d.,]*\d|%)/gi
const UNNUMBERED = /\byour (order|booking|parcel|package|reservation)\b/i
/** Of whichever thing is meant when the mail speaks of one only. */
const IT =
  '(?:it|they|(?:your|the|this) (?:invoice|order|booking|ticket|issue|problem|package|parcel|delivery|case|claim|payment))'
/** Left open, or of what came before. */
const OPEN = /^\W*(?:if|once|should|when|unless|after|before)\b/i

const OVERDUE = /\b(\d+ (?:days|weeks|months)) (?:overdue|late|past due)\b/i
const MOVES = new RegExp(
  `\\b${IT} (?:now |will |should |also )*(ships?|leaves?|arrives?) ((?:by|on|before|within|in) (?:the )?[\\p{L}\\d][\\p{L}\\d –-]*?)(?= and\\b|[.,;:!]|$)`,
  'iu',
)
const ARRIVES =
  /\bto arrive ((?:by|on|before|within|in) (?:the )?[\p{L}\d][\p{L}\d –-]*?)(?= and\b|[.,;:!]|$)/iu
const IS = new RegExp(
  // “… a tracking number once it has been dispatched”: it has not.
  `(?<!\\b(?:once|if|when|until|unless|after|before|soon as) )\\b${IT}(?: that [^,.]{3,30})? (?:has|have|is|was)(?: now| already)*(?: been)?(?: now| already)* (resolved|fixed|solved|closed|shipped|dispatched|cancelled|refunded|approved|confirmed|delivered|declined)(?=[ .,;:!]|$)`,
  'i',
)

export function numberedLines(doc: Doc, { lines }: RichMaterial): Idea[] {
  if (!doc.english || (doc.family !== 'operational' && doc.family !== 'warm')) return []
  const own = lines.filter(({ index }) => index !== null)
  const text = [doc.subject?.text ?? '', ...own.map(({ sentence }) => sentence.text)].join('\n')
  const found = new Map(
    [...text.matchAll(NUMBERED)].map(([, thing = '', number = '']) => [
      number.replace('#', ''),
      { thing, number },
    ]),
  )
  // Of two orders nobody knows which is meant.
  if (found.size > 1) return []
  const [numbered] = found.values()
  const plain = UNNUMBERED.exec(doc.sentences.map((s) => s.text).join('\n'))?.[1]
  if (numbered === undefined && plain === undefined) return []
  const called = numbered
    ? `${capitalised(numbered.thing.toLowerCase())} ${numbered.number}`
    : `Your ${plain}`
  // Whoever bought it tells the seller what it was like, and not how far it has come.
  const ours = own.some(({ sentence }) => BOUGHT.test(sentence.text))
  const isMoney = /invoice|bill/i.test(called)
  const inBody = numbered === undefined || own.some(({ sentence }) => sentence.text.includes(numbered.number))
  return own.flatMap((line): Idea[] => {
    const said = line.sentence.text
    if (OPEN.test(said)) return []
    const idea = (told: string, angle: Idea['angle'], more = 0): Idea => ({
      text: `${called}${told}`,
      angle,
      shape: 'says',
      role: 'news',
      weight: 4 + more,
      why: 'Says what the mail tells of it.',
      line,
      // The number may stand in the subject alone.
      ...(inBody ? {} : { promise: told }),
    })
    if (isMoney) return OVERDUE.test(said) ? [idea(`: ${OVERDUE.exec(said)?.[0]}`, 'number', 1)] : []
    return ours ? claimed(line, called) : moved(said, idea)
  })
}

const BOUGHT =
  /\b(?:i|we) (?:have |had )?(?:bought|ordered|booked|purchased)\b|\bmy (?:order|booking|parcel)\b/i
/** What a buyer wants done, and what it is called; “Refund for” would be read as given. */
const CLAIMS: readonly (readonly [RegExp, string])[] = [
  [/\breplace(?:ment)?\b/i, 'Replacement for'],
  [/\bcancel\b/i, 'Cancelling'],
  [/\bexchange\b/i, 'Exchange for'],
  [/\brefund\b/i, 'Refund request for'],
]
/** “a refund rather than a replacement” */
const UNWANTED = /\b(?:rather than|instead of|not|no) (?:an? |the |your )?(?:\p{Ll}+ )?\p{Ll}+/giu
/** “It was delivered with a dented door.” */
const FAULT =
  /\b(?:with|has|had|have) (?:an? |the )?((?:dented|broken|cracked|missing|faulty|wrong|torn|damaged|scratched|leaking|loose|bent|chipped|stained|split) \p{Ll}+)/u

/** `Replacement for order 88412`, `Order 88412: dented door`. */
function claimed(line: Line, called: string): Idea[] {
  const { text } = line.sentence
  const asked = text.replaceAll(UNWANTED, '')
  const [, claim] = WANTS.test(text) ? (CLAIMS.find(([word]) => word.test(asked)) ?? []) : []
  const [, fault] = FAULT.exec(text) ?? []
  const [owed] = /\bdifference of [$£€]\d[\d.,]*\d\b/i.exec(text) ?? []
  const idea = (said: string, role: Idea['role'], why: string): Idea => ({
    text: said,
    angle: 'specific',
    shape: 'says',
    ...(role && { role }),
    weight: 6,
    why,
    line,
    promise: called,
    plain: true,
  })
  return [
    ...(claim === undefined
      ? []
      : [
          idea(
            `${claim} ${called.charAt(0).toLowerCase()}${called.slice(1)}`,
            'ask',
            'Says what you want, and for which.',
          ),
        ]),
    ...(owed === undefined
      ? []
      : [idea(`${called}: ${owed}`, 'ask', 'Says what you are owed, and for which.')]),
    ...(fault === undefined
      ? []
      : [idea(`${called}: ${fault}`, 'news', 'Says what is wrong, and with which.')]),
  ]
}
const WANTS =
  /\b(?:want|would like|['’]d like|please|could you|can you|ask(?:ing)? for|request|expect|owed?)\b/i

type Make = (told: string, angle: Idea['angle'], more?: number) => Idea

function moved(said: string, idea: Make): Idea[] {
  const [, verb = '', when = ''] = MOVES.exec(said) ?? []
  const [, arrives = ''] = ARRIVES.exec(said) ?? []
  const [, state] = IS.exec(said) ?? []
  const span = /^(?:within|in) (.*\d.*)$/.exec(arrives || when)?.[1]
  return [
    ...(when === '' ? [] : [idea(` ${verb.toLowerCase().replace(/s?$/, 's')} ${when}`, 'specific', 1)]),
    ...(arrives === '' ? [] : [idea(` arrives ${arrives}`, 'specific')]),
    ...(span === undefined ? [] : [idea(`: ${span}`, 'number')]),
    ...(state === undefined ? [] : [idea(` is ${state.toLowerCase()}`, 'specific', 1)]),
  ]
}
