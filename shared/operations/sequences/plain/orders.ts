/** What a brief orders its writer to do with somebody, as words to them: one frame for each way an order may end. */

import { begun } from '../../brief-heads.ts'
import { ofReader, turnedOne } from '../../brief-orders.ts'
import { wares } from '../../brief-parts.ts'
import { spokenTo, toYou } from '../../brief-people.ts'
import { plainOfGerund } from '../../material/verbs.ts'
import { bare, COMMA, sentence, sentencesOf } from '../wording.ts'
import { DUE, isWhole, withArticles } from './grammar.ts'
import type { Head } from './heads.ts'
import { questionOf } from './wish.ts'

const NAME = String.raw`\p{Lu}\p{Ll}[\p{L}’'-]*`
const WHO = String.raw`(?:(?:Dr|Mr|Mrs|Ms|Prof)\.? )?${NAME}(?: (?:de |van |von )?${NAME}){0,2}`
const FIRM = String.raw`\p{Lu}[\p{L}\d&’'-]*(?: (?:\p{Lu}[\p{L}\d&’'-]*|&|of))*`
/** `Follow up with Nadia Rossi, head of procurement at Volta Lighting, about our quote`: the verb, the person, the rest. */
const TO_ONE = new RegExp(
  String.raw`^(?<verb>follow(?:ing)?[ -]?up with|follow(?:ing)?[ -]?up(?: (?:after|on|from) (?<met>(?:the |our |a )?(?:demo|call|meeting|visit|trial|tour))) with|write to|e-?mail|chase|nudge|remind|thank|ask|congratulate|pitch to|pitch|invite|contact|reach out to|check in with|get back to|tell) (?<of>(?:our|the|my) \p{Ll}+ )?(?<who>${WHO})(?:,? (?:\p{L}[\p{L} &/-]{1,40} )?(?:at|of|from) (?<firm>${FIRM}))?,?(?<rest> .+)?$`,
  'u',
)
/** “Mention (that) it is £29 a month”: the sentence behind the order is told. */
const MENTIONS =
  /^(?:mention|say|add|point out|explain|note|stress|emphasi[sz]e|highlight|(?:tell|remind) (?:them|him|her|everyone|people)|let (?:them|him|her|everyone) know)(?: to (?:them|him|her))?(?: that|:)? (?!(?:why|how|what|when|where|about|to|if|whether)\b)(?<what>.+)$/iu
const THINGS = /^(?:the|our|an?|my|your|his|her|their|\d|two|three) /i

export type Ordered = Head

/** An order as words to whom it names; `null` where the thought is none that is sure. */
export function orderOf(text: string, first: boolean): Ordered | null {
  const plain = bare(text).replace(/^(?:please |(?:(?:we|i) )?(?:want|need|would like) to )/i, '')
  const small = plain.charAt(0).toLowerCase() + plain.slice(1)
  // “chasing Greg at Fulton Homes for …”
  const said = small.replace(
    /^\p{Ll}+ing(?= (?:\p{Lu}|our |my |the ))/u,
    (doing) => plainOfGerund(doing) ?? doing,
  )
  // “Tell them about Otto, a blind donkey who …”
  const [, of] = /^(?:tell|inform) (?:them|him|her|people|everyone) (?:about|of) (.+)$/i.exec(said) ?? []
  if (of !== undefined)
    return { told: [`This is about ${toYou(spokenTo(of))}`], topic: of.split(COMMA)[0] ?? of }
  const { what } = MENTIONS.exec(said)?.groups ?? {}
  if (what !== undefined && isWhole(what)) return { told: [what] }
  return (
    ofOne(said) ??
    afterTalk(said) ??
    turned(said) ??
    sentTo(plain) ??
    (first && !isWhole(withArticles(plain)) ? opened(plain) : null)
  )
}

function ofOne(said: string): Ordered | null {
  const { verb = '', met, of, who, firm, rest = '' } = TO_ONE.exec(said)?.groups ?? {}
  if (who === undefined || !/^\p{Lu}/u.test(who)) return null
  const isFirm =
    firm === undefined && / /.test(who) && (of !== undefined || /^(?:chase|nudge|remind)$/.test(verb))
  const name = calledBy(who)
  const reader = isFirm ? { company: who } : { name, ...(firm === undefined ? {} : { company: firm }) }
  const tail = tailOf(verb.toLowerCase().split(' ')[0] ?? '', rest.trim())
  if (tail === null) return null
  const thanks =
    met === undefined
      ? {}
      : {
          lead: `Thank you for your time in the ${met.replace(/^(?:the|our|a) /i, '')}.`,
          topic: `the ${met.replace(/^(?:the|our|a) /i, '')}`,
        }
  return { ...thanks, ...tail, reader, ofReader: true }
}

/** As a mail begins: `Dr Olsen`, `Marta`. */
const calledBy = (who: string): string =>
  /^(?:Dr|Mr|Mrs|Ms|Prof)\b/.test(who)
    ? `${who.split(' ')[0]?.replace('.', '')} ${who.split(' ').at(-1)}`
    : (who.split(' ')[0] ?? who)

/** What stands behind the person: what it is about, what is asked, or what is told. */
function tailOf(verb: string, rest: string): Head | null {
  const [head = '', ...more] = rest.split(COMMA)
  if (rest === '') return {}
  const [, bill] = /^(?:for|about|over|of) (?:the |our )?((?:invoice|bill)\b.+)$/i.exec(rest) ?? []
  if (bill !== undefined)
    return DUE.test(bill)
      ? { told: [bill] }
      : { lead: `This is about ${bill}.`, topic: bill.split(/[ ,]*[,(]/)[0] ?? bill }
  const [, about] = /^(?:about|on|regarding|re:?|over) (.+)$/i.exec(head) ?? []
  // “about the brochure proofs, were due Monday”
  const of = (thing: string) =>
    more.map((part) => (/^(?:was|were|is|are) /i.test(part) ? `${thing} ${part}` : part))
  if (about !== undefined && verb !== 'congratulate')
    return {
      lead: `This is about ${toYou(spokenTo(about))}.`,
      topic: about.split(/ (?:that|which|for|from) /)[0] ?? about,
      told: of(toYou(spokenTo(about))),
    }
  const [, act] = /^to (.+)$/i.exec(rest) ?? []
  const ask = act === undefined || /^know\b/i.test(act) ? null : questionOf(act)
  if (ask !== null) return { ask }
  const [, what] = /^(?:for|on) (.+)$/i.exec(head) ?? []
  if (what !== undefined && THINGS.test(what)) {
    const yours = toYou(spokenTo(what))
    if (verb === 'thank') return { lead: `Thank you for ${yours}.`, told: of(yours) }
    if (verb === 'congratulate') return { lead: `Congratulations on ${yours}.`, told: of(yours) }
    return {
      lead: `This is about ${yours.split(/ (?:by|before|until) /)[0]}.`,
      weak: `Could you send me ${yours}?`,
      topic: what.split(/ (?:by|before|until|for) /)[0] ?? what,
      told: of(yours),
    }
  }
  const [, that] = /^(?:know )?that (.+)$/i.exec(rest) ?? []
  if (that !== undefined) return { told: [toYou(spokenTo(that))] }
  if (!/^(?:who|that|,)/i.test(rest)) return null
  // “who saw our demo on Tuesday, liked the reporting, wants to know about SSO”
  const did = /^(?:who|that) /i.test(rest) ? rest.split(COMMA) : []
  return {
    told: did.flatMap((part) => {
      const [, asked] = /^wants? to know (.+)$/i.exec(part) ?? []
      const said = asked === undefined ? ofReader(part) : `You wanted to know ${toYou(spokenTo(asked))}`
      return said === '' ? [] : [bare(said)]
    }),
  }
}

const SENT = new RegExp(
  String.raw`^(?:[Oo]ur |[Tt]he )?(?<what>proposal|quote|offer|estimate|contract) (?:was )?sent to (?<who>${WHO})(?: (?:@|at|from|of) (?<firm>${FIRM}))?(?: (?:on )?(?<day>\d{1,2} \p{Lu}\p{Ll}+))?(?:, (?<rest>.+))?$`,
  'iu',
)
/** `price offer to Gerhard at Tischlerei Moser went out two weeks ago: edge bander, 38.500` */
const WENT_OUT = new RegExp(
  `^(?:[Oo]ur |[Tt]he )?(?:price )?(?<what>proposal|quote|offer|estimate|contract) (?:to|for) (?<who>${WHO})(?: (?:@|at|from|of) (?<firm>${FIRM}))? (?:went out|was sent|sent) (?<since>[^:,]+?)(?:[:,] (?<rest>.+))?$`,
  'iu',
)
/** `proposal sent to Ines at Casa Verde 18 November, 3 courtyards` */
function sentTo(said: string): Ordered | null {
  const {
    what = '',
    who,
    firm,
    day: on,
    since,
    rest,
  } = (SENT.exec(said) ?? WENT_OUT.exec(said))?.groups ?? {}
  const day = since ?? (on === undefined ? undefined : `on ${on}`)
  if (who === undefined || !/^\p{Lu}/u.test(who)) return null
  const thing = what.toLowerCase()
  return {
    lead: day === undefined ? `I sent you our ${thing}.` : `I sent you our ${thing} ${day}.`,
    topic: `our ${thing}`,
    told: rest === undefined ? [] : rest.split(COMMA),
    reader: { name: who.split(' ')[0], ...(firm === undefined ? {} : { company: firm }) },
    ofReader: true,
  }
}

const AFTER = new RegExp(
  String.raw`^(?:follow(?:ing)?[ -]?up (?:to|on|from|after)|after) (?:the |our |a |(?:yesterday|today|last week|\p{Lu}\p{Ll}+day)['’]s )?(?<met>(?:[a-z]+ )?(?:demo|call|meeting|visit|trial|tour|presentation|workshop))(?<when> (?:on|last|yesterday|this)\b[^,]*?)? with (?<who>${WHO})(?:(?:,| from| of| at) (?<firm>${FIRM}))?$`,
  'u',
)
/** `after the site visit on Monday with Mr. Okonkwo from Delta Plastics` */
function afterTalk(said: string): Ordered | null {
  const {
    met,
    when = '',
    who,
    firm,
  } = AFTER.exec(said.replace(/ \((?:[^()]*(?:@|,| at| of) )?([^()]*)\)/u, ', $1'))?.groups ?? {}
  if (met === undefined || who === undefined) return null
  return {
    lead: `Thank you for your time in the ${met}${when}.`.replace(
      /in the (?=(?:\p{Ll}+ )?(?:visit|tour))/u,
      'at the ',
    ),
    topic: `the ${met}`,
    reader: { name: calledBy(who), ...(firm === undefined ? {} : { company: firm }) },
    ofReader: true,
  }
}

/** Orders that other operations turn as well. */
function turned(said: string): Ordered | null {
  const made = turnedOne(said)
  if (made === null) return null
  const [, suggested] = /^Would (.+) work for you\?$/.exec(made.ask ?? '') ?? []
  if (suggested !== undefined)
    return { told: [`I suggest ${suggested}`], ask: 'Would that work for you?', ofReader: true }
  const ask = made.ask === undefined ? null : made.ask.endsWith('?') ? made.ask : questionOf(made.ask)
  if (made.ask !== undefined && ask === null) return null
  return {
    ...(ask === null ? {} : { ask }),
    ...(made.told === '' ? {} : { told: sentencesOf(made.told) }),
    ...(made.reader === undefined ? {} : { reader: made.reader }),
    ofReader: true,
  }
}

/** A note that begins with what it is: `SaaS for dentists, reduces no-shows`. */
function opened(said: string): Ordered | null {
  if (/^(?:prospect|lead|client|customer|candidate)s?\b/i.test(said)) return null
  const parts = said.split(/\s*[;,](?!\d)\s+/)
  const told = begun(parts) ?? wares(parts, true)
  return told === null ? null : { told: sentencesOf(sentence(told)) }
}
