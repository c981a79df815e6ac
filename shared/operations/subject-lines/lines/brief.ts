/** Subjects out of the fields of a brief: its offer as the gain, its ask as a question. */

import { capitalised } from '../../../engine/edit.ts'
import type { Family } from '../../../engine/kinds.ts'
import { ACTS } from '../../../engine/lexicon/asks.ts'
import { tokenize } from '../../../engine/tokens.ts'
import type { BriefInput } from '../../brief.ts'
import { plain } from '../../material/line.ts'
import { classesOf } from '../../material/word-class.ts'
import type { Idea } from '../idea.ts'
import { endsWell, requestCuts, tells, wordsIn } from '../reading/request-cuts.ts'

const LONGEST = 10
const ARTICLE = /^(?:an?|the) /i
/** `last quarter's printer spend`: when is a detail. */
const WHEN = /\b(?:last|this|next) [\p{L}]+['’]s /giu
/** `a reply with the number of printers`: the reply goes without saying. */
const REPLY = /^(?:(?:an?|your|their) )?(?:reply|answer|note|response|line) (?:with|on|about|to say) /i
const COUNT = /^(?:the )?number of /i

export function briefLines(brief: BriefInput | undefined, family: Family): Idea[] {
  if (!brief) return []
  const offer = short(brief.offer)
  // Many are told what to do: “Shop the sale”. One is asked.
  const isTold = family !== 'cold' && family !== 'warm'
  const call = isTold ? called(brief.ask) : null
  const ask = call === null ? asked(brief.ask) : null
  // “Dr Osei” is called by no part of it.
  const whole = brief.recipient?.name ?? ''
  const name = TITLED.test(whole) ? whole : whole.split(' ')[0]
  return [
    ...happened(brief.trigger),
    ...(offer && isThing(offer)
      ? [
          line(capitalised(offer.replace(ARTICLE, '')), 'benefit', 'offer', 'Says what the reader gets.'),
          {
            ...line(`${capitalised(offer)}?`, 'question', 'offer', 'Asks whether the offer is wanted.'),
            aside: true,
          },
        ]
      : []),
    ...(isTold ? [] : offered(brief.offer, brief.recipient?.company)),
    ...(call ? [line(call, 'specific', 'ask', 'Says what to do, as the brief puts it.')] : []),
    ...(ask ? [line(ask, 'question', 'ask', 'Asks what the brief asks.')] : []),
    ...(ask && name
      ? [
          line(
            `${name}, ${ask.charAt(0).toLowerCase()}${ask.slice(1)}`,
            'name',
            'ask',
            `Calls ${name} and asks what the brief asks.`,
          ),
        ]
      : []),
  ]
}

const TITLED = /^(?:dr|mr|mrs|ms|mx|prof|professor|sir|dame)\b/i

/** Words of an offer at most, once it is short. */
const SHORT = 6

/** `Free trial month for Penfold Foods`: the offer up to what it is for, alone and with whose it would be. */
function offered(offer: string | undefined, company: string | undefined): Idea[] {
  const said = plain(offer ?? '')
    .replaceAll(WHEN, '')
    .replace(/[.!?]+$/, '')
  const text = said.replace(ARTICLE, '')
  if (text === '' || /[.!?;]/.test(text)) return []
  const tokens = tokenize(text)
  // “we file the application for you for £290”: who does it goes without saying only where a thing is offered.
  const clause = /^(?:we|i|each|every|you)\b/i.test(text)
  const cuts = requestCuts(tokens, clause ? 2 : 0).filter((end) => {
    const words = wordsIn(tokens, 0, end)
    return (
      words > (clause ? 3 : 1) &&
      words <= SHORT &&
      endsWell(tokens, end) &&
      tells(tokens, clause ? 1 : 0, end, 1) &&
      !/^(?:and|or)$/.test(tokens[end]?.lower ?? '')
    )
  })
  if (cuts.length === 0 || (!clause && !isThing(said))) return []
  const till = (end: number | undefined) => capitalised(text.slice(0, tokens[(end ?? 1) - 1]?.end ?? 0))
  const short = wordsIn(tokens, 0, tokens.length) > SHORT ? till(cuts[0]) : null
  const thing = till(cuts.at(-1))
  return [
    ...(short === null ? [] : [line(short, 'benefit', 'offer', 'Says what the reader gets, in few words.')]),
    ...(company === undefined || clause || /\b(?:for|at|your|off)\b/i.test(thing)
      ? []
      : [
          {
            ...line(`${thing} for ${company}`, 'specific', 'offer', 'Says what is offered, and to whom.'),
            weight: 6,
            promise: thing,
          },
        ]),
  ]
}

/** `You took over the Swindon distribution centre`: what happened, whole or before what may be left out. */
function happened(trigger: string | undefined): Idea[] {
  const text = short(trigger)
  if (text === null) return []
  const tokens = tokenize(text)
  return requestCuts(tokens, 1)
    .filter((to) => wordsIn(tokens, 0, to) > 3 && endsWell(tokens, to) && tells(tokens, 1, to, 2))
    .map((to) => ({
      ...line(
        capitalised(text.slice(0, tokens[to - 1]?.end ?? 0)),
        'trigger',
        'trigger',
        'Says what made you write.',
      ),
      spare: true,
    }))
}

const line = (text: string, angle: Idea['angle'], role: 'offer' | 'ask' | 'trigger', why: string): Idea => ({
  text,
  angle,
  shape: 'says',
  role,
  // The ask is what the mail is for; whether the offer is wanted comes second.
  weight: role === 'ask' ? 10 : 4,
  why,
  line: null,
})

/** One sentence of few words, without its end mark and without when. */
function short(field: string | undefined): string | null {
  const text = plain(field ?? '')
    .replaceAll(WHEN, '')
    .replace(/[.!?]+$/, '')
  return text === '' || text.split(' ').length > LONGEST || /[.!?:;]/.test(text) ? null : text
}

const isThing = (text: string): boolean => {
  const classes = classesOf(tokenize(text))
  return (
    !['verb', 'subject', 'modal', 'be', 'preposition', 'break'].includes(classes[0] ?? 'break') &&
    !classes.includes('subject') &&
    !classes.includes('be')
  )
}

/** `Register by 5 June`; `null` for what is no request. */
function called(field: string | undefined): string | null {
  const text = short(field)
  return text !== null && isRequest(text) ? capitalised(text) : null
}

const isRequest = (text: string) => {
  const [first] = tokenize(text)
  return first !== undefined && (ACTS.has(first.lower) || classesOf(tokenize(text))[0] === 'verb')
}

/** “Tell us which you prefer”: of what, the line does not say. */
const LEANS = /^(?:tell|let|show|give) (?:us|me) (?:know )?(?:which|what|if|whether|when|how)\b/i

function asked(field: string | undefined): string | null {
  const text = short(field)
  if (text === null || LEANS.test(text)) return null
  const bare = text.replace(REPLY, '')
  if (COUNT.test(bare)) return `How many ${bare.replace(COUNT, '')}?`
  const [first] = classesOf(tokenize(bare))
  if (first === 'verb') return `Could you ${bare.charAt(0).toLowerCase()}${bare.slice(1)}?`
  return isThing(bare) ? `${capitalised(bare.replace(/^the /i, ''))}?` : null
}
