/** A brief is often an instruction to its writer: `Send him the numbers he asked for`. Each is turned to the reader here, or kept from the reader. */
import { capitalised } from '../engine/edit.ts'
import { nounNumber } from '../engine/measures/noun-number.ts'
import { tokenize } from '../engine/tokens.ts'
import type { BriefInput } from './brief.ts'
import { cased, toYou, withYou } from './brief-people.ts'
import { isPast, plainOfPast } from './material/verbs.ts'

/** What one order says to the reader; '' where it only says who that is or what is wanted. */
interface Turned {
  told: string
  ask?: string
  /** Whom it names. */
  reader?: { name?: string; company?: string } | undefined
}
type Turn = (groups: Record<string, string>) => Turned | null

const ONE = String.raw`(?:(?:Dr|Mr|Mrs|Ms|Prof)\. )?\p{Lu}[\p{L}’'-]+(?: \p{Lu}[\p{L}’'-]+){0,2}`
const THEM = '(?:them|him|her)'
const THEY = '(?:they|he|she)'
/** Whoever an order is about, up to what is said of them. */
const WHOM = String.raw`(?:(?:(?:Dr|Mr|Mrs|Ms|Prof)\. )?[^.:;,]{1,70}?)`

/** A second order in the sentence of the first: `… and send him the numbers`. */
export const AND = new RegExp(
  String.raw`,? (?:and|then|but) (?:then |also |please )*(?=(?:(?:send|give|show|promise) (?:${THEM}|${ONE}) |(?:ask|tell|remind|invite|thank) (?:${THEM}|${ONE}) |get ${THEM} to |(?:offer|propose|suggest|mention|explain|apologi[sz]e|congratulate)\b(?! by\b)|let (?:${THEM}|${ONE}) know ))`,
  'u',
)
const WANT =
  /^(?:please |now |also |then |(?:we|i)(?:'d| would)? (?:want|like|need|have|plan|hope) to |(?:the )?(?:goal|aim) (?:is|:) ?(?:to )?|goal: ?|aim: ?)/i

/** Somebody who does not answer is not told so. */
const SILENT =
  /^(?:(?:has|have|had) )?(?:went|gone|go|is|are|been|was|were) (?:quiet|silent|dark|cold)|^(?:(?:has|have)(?:n't| not)|did(?:n't| not)|never|stopped) (?:answer|repl|respond|got(?:ten)? back|come back|react)|^ghosted/i
/** Where the two met or what lies between them: behind “after our demo”. */
const BETWEEN_US =
  /\b(?:after|since|from|following) ((?:our|the|an?|my|last week's|yesterday's) (?:[a-z-]+ ){0,2}(?:demo|call|meeting|visit|chat|trial|pilot|workshop|tour|interview|presentation|conversation|site visit)\b.*)$/i

/** `who asked for a quote` is “You asked for a quote”; who went quiet is told what it was about. */
export function ofReader(clause: string): string {
  const [, met] = BETWEEN_US.exec(clause) ?? []
  const said = clause.replace(/^(?:who|that|which|whom) /i, '')
  if (SILENT.test(said)) return met === undefined ? '' : `I am coming back to ${personal(met)}.`
  const [verb = '', next = ''] = said.split(' ')
  if (!isPast(verb.toLowerCase()) && !/^(?:are|have|had|were|was|did|left)(?:n't)?$/i.test(verb)) return ''
  // “that left” says no more than that they are gone.
  return next === '' ? '' : `You ${personal(verb === 'was' ? `were ${said.slice(4)}` : said)}.`
}

/** Of somebody in an order, said to them. */
const personal = (text: string): string =>
  toYou(text)
    .replaceAll(/\btheir\b/gi, (word) => cased(word, 'your'))
    .replaceAll(/\bthey\b/gi, (word) => cased(word, 'you'))

/** “Here are the numbers you asked for: …” */
function given(what: string): Turned {
  const [head = ''] = what.split(/:| (?:that|which|who|for|of|to|he|she|they|we|you) /)
  const many = nounNumber(tokenize(head), 0) === 'many' || / and /.test(head)
  return { told: `Here ${many ? 'are' : 'is'} ${personal(what)}.` }
}

/** `a call on Tuesday`, `meeting next week`: whether it suits. */
const suits = (what: string): Turned => ({ told: '', ask: `Would ${personal(what)} work for you?` })

/** `Marta at Helix` */
const CALLED =
  /^(?<name>\p{Lu}\p{Ll}+)(?: \p{Lu}[\p{L}’'-]+)?(?: (?:at|from|of) (?<company>\p{Lu}[^.,;]{1,40}))?$/u
/** `our call yesterday`, without what it was about. */
const TALK_ONLY =
  /^(?:our|the|an?|my|last week's|yesterday's) (?:[a-z-]+ ){0,2}[a-z]+(?: yesterday| today| last week| this (?:week|morning)| on [A-Z][a-z]+day)?$/

/** Whom an order names, by the first name. */
function readerIn(whom: string): Turned['reader'] {
  const { name, company } = CALLED.exec(whom)?.groups ?? {}
  return name === undefined ? undefined : { name, ...(company === undefined ? {} : { company }) }
}

/** The first that fits turns an order. */
const ORDERS: readonly (readonly [RegExp, Turn])[] = [
  [
    new RegExp(
      `^(?:follow(?:ing)?[ -]up|check(?:ing)? in|get(?:ting)? back|reach(?:ing)? out)(?: with| to)? (?<whom>${WHOM}) (?<of>(?:who|that) .+|(?:after|since|following) (?:our|the|a|an|my) .+)$`,
      'iu',
    ),
    ({ whom = '', of = '' }) => {
      if (/\bwe (?:met|spoke|talked)\b/i.test(of)) return null
      const [, met] = /^who|^that/i.test(of) ? [] : (BETWEEN_US.exec(of) ?? [])
      const reader = readerIn(whom)
      if (met !== undefined)
        return reader !== undefined && TALK_ONLY.test(met)
          ? null
          : { told: `I am coming back to ${personal(met)}.`, reader }
      return /^(?:who|that) /i.test(of) && !of.includes(',') ? { told: ofReader(of), reader } : null
    },
  ],
  [
    new RegExp(
      `^(?:win|bring) (?:back ${WHOM}|${WHOM} back)(?: (?<of>(?:who|that) .+))?$|^(?:reactivate|re-?engage|wake up) ${WHOM} (?<left>(?:who|that) .+)$`,
      'iu',
    ),
    ({ of, left }) => ((of ?? left)?.includes(',') ? null : { told: ofReader(of ?? left ?? '') }),
  ],
  [
    new RegExp(
      `^(?:send|give|show|forward)(?: over)?(?: to)? (?:${THEM}|${ONE}) (?<what>(?:the|a|an|our|my|your|his|her|their|two|three|some|all) .+)$`,
      'u',
    ),
    ({ what = '' }) => given(what),
  ],
  [
    new RegExp(
      `^(?:offer|promise|give) (?:${THEM} (?<what>(?!to ).+)|${ONE} (?<given>(?:an?|the|our|my|one|two|three|\\d+|free|some) .+))$`,
      'u',
    ),
    ({ what, given = '' }) => ({ told: `We offer you ${personal(what ?? given)}.` }),
  ],
  [
    // “offer Team plan £45 a month instead of £29”
    /^offer (?:the )?(?<plan>\p{Lu}\S* (?:plan|package|tier|licen[cs]e))(?: (?:at|for))? (?<price>[£$€].+)$/u,
    ({ plan, price = '' }) => ({ told: `We offer you the ${plan} at ${personal(price)}.` }),
  ],
  [
    // “Upgrade offer to Leah, who is on our Basic plan”
    new RegExp(
      `^(?:an? |the |our )?(?:\\p{Ll}+ )?offer (?:to|for) (?<whom>${ONE})(?: (?:at|from|of) [^,]+)?, who (?<verb>\\p{Ll}+) (?<rest>(?!.* and \\p{Ll}+s ).+)$`,
      'u',
    ),
    ({ whom = '', verb = '', rest = '' }) => ({
      told: `You ${withYou(verb)} ${personal(rest)}.`,
      reader: readerIn(whom),
    }),
  ],
  [
    new RegExp(String.raw`^offer (?:(?:${THEM}|${ONE}) )?to (?<what>\p{Ll}.+)$`, 'u'),
    ({ what = '' }) => ({ told: '', ask: `Shall we ${personal(what).replaceAll(/\bthem\b/g, 'you')}?` }),
  ],
  [
    /^offer (?<what>(?:an?|one|two|three|\d+|the|our) .+)$/u,
    ({ what = '' }) => ({ told: `We offer ${personal(what).replace(/ to (?:you|them)$/, '')}.` }),
  ],
  [
    new RegExp(`^(?:propose|suggest)(?: to (?:${THEM}|${ONE}))? (?:that (?<that>.+)|(?<what>.+))$`, 'u'),
    ({ that, what = '' }) =>
      that !== undefined
        ? { told: `I suggest that ${personal(that)}.` }
        : /^to \p{Ll}/u.test(what)
          ? { told: `I suggest ${personal(what)}.` }
          : suits(what),
  ],
  [
    new RegExp(
      `^(?:chase|nudge|remind) (?:${THEM}|${ONE}|(?:the|our|my|an?) \\p{Ll}+) for (?<what>(?:the|a|an|our|my|his|her|their) .+)$`,
      'u',
    ),
    ({ what = '' }) => ({ told: '', ask: `send me ${personal(what)}` }),
  ],
  [
    new RegExp(`^congratulate ${WHOM} (?:on|for) (?<what>.+)$`, 'u'),
    ({ what = '' }) => ({ told: `Congratulations on ${personal(what)}.` }),
  ],
  [
    new RegExp(`^apologi[sz]e(?: to ${WHOM})? for (?<what>(?:the|our|a|an|my|his|her|their) .+)$`, 'u'),
    ({ what = '' }) => ({ told: `I am sorry about ${personal(what)}.` }),
  ],
  [
    new RegExp(
      `^invite (?:${ONE}|${THEM}) to (?<what>(?:give|speak|join|write|judge|host|teach|play|open|present|take|sit|chair|show|review)\\b.+)$`,
      'u',
    ),
    ({ what = '' }) => ({
      told: `You are invited to ${personal(what)}.`,
      ask: 'Is that something you would like to do?',
    }),
  ],
  [
    new RegExp(
      `^(?:persuade|convince|encourage|nudge|remind) (?!.* (?:that|about|of) )(?<whom>${WHOM}) to (?<what>\\p{Ll}.+)$`,
      'u',
    ),
    ({ what = '', whom = '' }) => ({ told: '', ask: personal(what), reader: readerIn(whom) }),
  ],
  [
    new RegExp(
      String.raw`^(?:ask|get|want|remind|persuade|convince|encourage|nudge) (?:${THEM}) to (?<what>(?!know\b).+)$`,
      'u',
    ),
    ({ what = '' }) => ({ told: '', ask: personal(what).replaceAll(/\b(or|and) to (?=\p{Ll})/gu, '$1 ') }),
  ],
  [
    new RegExp(`^ask (?:${THEM} )?(?<what>(?:whether|if) .+)$`, 'u'),
    ({ what = '' }) => ({ told: '', ask: personal(what).replace(/^if /, 'whether ') }),
  ],
  [
    new RegExp(
      `^ask(?: ${THEM})? for (?<what>(?:an?|one|some|their|the|half|\\d+|\\p{Ll}+ minutes) .+)$`,
      'u',
    ),
    ({ what = '' }) => ({ told: '', ask: personal(what) }),
  ],
  [
    new RegExp(`^(?:we|i)(?:'d| would)? (?:want|like|need) ${THEM} to (?<what>(?!know\\b).+)$`, 'iu'),
    ({ what = '' }) => ({ told: '', ask: personal(what) }),
  ],
  [
    /^(?<what>(?:an?|one) (?:short |quick )?(?:reply|answer|line|photo|call|yes or no)\b.*) would be (?:enough|great|ideal|perfect|plenty|fine)$/u,
    ({ what = '' }) => ({ told: '', ask: personal(what) }),
  ],
  [
    // “I'd love it if they told me which dates they have in mind”
    new RegExp(
      `^(?:(?:we|i)(?:'d| would)? (?:love|like|appreciate|be (?:glad|happy|grateful)|prefer)(?: it)?|it (?:would|'d) be (?:good|great|helpful|useful|nice|lovely)) if ${THEY} (?:(?:could|would|can) (?<may>\\p{Ll}+)|(?<past>\\p{Ll}+)) (?<what>.+)$`,
      'iu',
    ),
    ({ may, past = '', what = '' }) => {
      const verb = may ?? plainOfPast(past)
      return verb === null ? null : { told: '', ask: `${verb} ${personal(what)}` }
    },
  ],
  [
    /^(?:they|readers|people) should (?<what>(?!be\b|have\b|know\b|not\b|already\b|see\b|get\b|feel\b|understand\b)\p{Ll}+ .+)$/u,
    ({ what = '' }) => ({ told: '', ask: personal(what) }),
  ],
  [
    new RegExp(`^(?:ask|find out)(?: ${THEM})? (?<what>(?:what|how|which|when|where|why|who) .+)$`, 'u'),
    ({ what = '' }) => ({ told: '', ask: personal(what) }),
  ],
]

/** Says how the mail is to be written, and nothing that its reader is told. */
const MANNER =
  /^(?:keep (?:it|this|the (?:tone|mail|e-?mail|message))\b|make (?:it|this|the (?:tone|mail|e-?mail|message)) (?:sound|feel|short|friendly|warm|polite|clear|personal)|use (?:an?|the) [^.]{0,30}(?:tone|voice|style)\b|(?:tone|style|length|voice) ?:|(?:do not|don't|never|avoid|no need to) (?:mention|mentioning|say|saying|talk|talking|push|pushing|sound|sounding|name|naming|ask|asking|apologi[sz]e|include|including|blame|blaming|be|being)\b|(?:be|stay|sound) (?:polite|friendly|short|brief|firm|kind|warm|direct|honest|careful|clear|formal|gentle)\b|no (?:jargon|emoji|emojis|pressure|hard sell|small talk)\b|(?:short|friendly|warm|polite|formal|informal|firm|casual|brief)(?:,? (?:and|but) \p{Ll}+)?(?: tone)?$)/iu

/** Verbs of an order to the writer, which no mail tells its reader; “ask us” and “invite your team” are said to readers. */
const STILL_AN_ORDER = new RegExp(
  String.raw`^(?:(?:ask|tell|remind|thank|inform|notify|warn|convince|persuade|encourage|nudge|congratulate|chase|target|contact|pitch(?: to)?|write(?: to)?|e-?mail|invite|follow(?:ing)? up with|reach out to|check in with|get back to|win back|bring back|reactivate|re-?engage|decline|turn down|reject|cancel|approach|answer|reassure|apologi[sz]e to) (?:the|our|all|an?|my|past|new|former|existing|some|${THEM}|people|readers|everyone|everybody)\b|(?:let|make|get|have|send|give|show|offer) ${THEM} \S|(?:emphasi[sz]e|stress|highlight|point out|explain|mention) (?:that|the|our|how|why|what)\b)`,
  'iu',
)
const NAMED_ORDER =
  /^(?:Ask|Tell|Remind|Inform|Warn|Convince|Persuade|Congratulate|Decline|Reassure|Thank|Nudge|Chase|Answer) (?!You\b|Us\b)\p{Lu}\p{Ll}+\b/u
/** What is wanted, said of the sender, where the brief names its ask besides: “We want a demo.” */
const WISH =
  /^(?:we|i)(?:'d| would|'re| are|'m| am)? (?:want|like|need|hoping for|looking for|asking for) (?:an?|the|their|one|your|\d+)\b/i

const bare = (text: string): string =>
  text
    .trim()
    .replace(/[.!]+$/, '')
    .replace(WANT, '')

const sentencesOf = (text: string): string[] =>
  text
    .split(/(?<=[.!?])(?<!\b(?:Dr|Mr|Mrs|Ms|Prof|St|e\.g|vs)\.)\s+/)
    .map((part) => part.trim())
    .filter((part) => part !== '')

const small = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)

/** What one order says to the reader; `null` where no turn is sure. */
export function turnedOne(text: string): Turned | null {
  const said = small(bare(text))
  for (const [pattern, turn] of ORDERS) {
    const found = pattern.exec(said)
    const made = found && turn({ ...found.groups })
    if (made) return made
  }
  return null
}

/** The brief with its orders told apart and turned to the reader, as far as that is sure; the same where there are none. */
export function withOrders(brief: BriefInput): BriefInput {
  let { ask, recipient } = brief
  // Whom an order names is spoken of in what follows.
  let ofOne = false
  let isOther = false
  const told = sentencesOf(brief.about).flatMap((text, at, all) => {
    const parts =
      isOrder(text) || turnedOne(text) !== null || LEADS.test(bare(text)) ? text.split(AND) : [text]
    return parts.flatMap((part) => {
      const whole = parts.length > 1 ? `${capitalised(part.replace(/[.!]+$/, ''))}.` : part
      if (MANNER.test(bare(whole))) return []
      if (ofOne && ask === undefined && TO_DO.test(whole)) {
        ask = small(bare(whole))
        return []
      }
      if (ask !== undefined && WISH.test(whole) && isNear(whole, ask)) return []
      const made = turnedOne(whole)
      if (made === null) {
        const isSpokenOf = ofOne && OF_THEM.test(whole) && !(isOther && /^s?he\b/i.test(whole))
        if (LEADS.test(bare(whole))) ofOne = true
        else isOther ||= NAMED.test(whole)
        return [isSpokenOf ? personal(whole) : whole]
      }
      ofOne = true
      recipient = made.reader === undefined ? recipient : { ...made.reader, ...recipient }
      if (made.ask !== undefined) {
        if (ask !== undefined) return []
        ask = made.ask
        // “Propose a trial. It would cost £380.”: what is proposed is told before what it costs.
        const [, what] = /^Would (.+) work for you\?$/.exec(made.ask) ?? []
        if (what !== undefined && /^It\b/.test(all[at + 1] ?? '')) {
          ask = 'Would that work for you?'
          return [`I suggest ${what}.`]
        }
      }
      return made.told === '' ? [] : [made.told]
    })
  })
  const about = told.join(' ')
  return about === brief.about && ask === brief.ask
    ? brief
    : {
        ...brief,
        about,
        ...(ask === undefined ? {} : { ask }),
        ...(recipient === undefined ? {} : { recipient }),
      }
}
/** Somebody else, by a whole name. */
const NAMED = /\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+/u
/** “She liked the mileage feature”; “they” are people where they do what only people do. */
const OF_THEM =
  /^(?:she|he)\b|^they (?:(?:will|can|also|all|still|now) )?(?:learn|hear|see|get|find|know|want|need|worr|complain|ask|said|say|liked|like|bought|buy|use|used|pay|paid|think|thought|struggle|receive|meet|bring|join|lose|told|booked|ordered|cancel|left|signed|had)/iu
const LEADS =
  /^(?:thank|let|write to|inform|notify|offer|send|tell|remind|invite|ask|congratulate|welcome|apologi[sz]e|follow up|check in)\b/i

/** What the reader is to do, behind an order that names them. */
const TO_DO =
  /^(?:(?:book|schedule|arrange|request|try|order|reserve|visit) (?:an?|the|your|one)|register|sign up|reply|rsvp|call (?:me|us))\b/i

/** Whether a wish names what the ask names. */
const isNear = (wish: string, ask: string): boolean =>
  wish
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .some((word) => word.length > 3 && ask.toLowerCase().includes(word))

/** Whether a sentence tells the writer what to do. */
export const isOrder = (text: string): boolean =>
  STILL_AN_ORDER.test(bare(text)) || NAMED_ORDER.test(bare(text))

/** `Ask Jonas for feedback on the prototype`, where something else is asked already. */
const WANTS_OF = new RegExp(
  `^ask (?:${THEM}|${ONE}|(?:the|our|an?) \\p{L}+) for (?!every|each)(\\S.+)$`,
  'iu',
)

/** Orders that no turn was found for, out of what is to be told: each is left to the sender. */
export function withoutOrders(brief: BriefInput): { brief: BriefInput; left: string[] } {
  const sentences = sentencesOf(brief.about)
  const left = sentences.filter((text) => isOrder(text) && !WANTS_OF.test(bare(text)))
  const told = sentences.flatMap((text) => {
    const [, what] = isOrder(text) ? (WANTS_OF.exec(bare(text)) ?? []) : []
    return what === undefined ? (isOrder(text) ? [] : [text]) : [`I would be glad of ${personal(what)}.`]
  })
  return told.join(' ') === brief.about
    ? { brief, left }
    : { brief: { ...brief, about: told.join(' ') }, left }
}
