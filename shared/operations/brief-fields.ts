/** A note typed in a hurry: `- pain: …`, `I'm Rob from Quaypower`, `write 5 emails to cafe owners`. What it says goes into the fields it belongs to. */
import { capitalised } from '../engine/edit.ts'
import { Memo } from '../engine/memo.ts'
import { parse } from '../engine/parse.ts'
import { DEFAULT_PROFILE } from '../engine/profile.ts'
import type { BriefInput } from './brief.ts'
import { sentencesOf } from './brief-heads.ts'
import {
  addressed,
  FIRM,
  labelled,
  type Mutable,
  NAME,
  READER,
  sentBy,
  taken,
  WHO,
  wanted,
} from './brief-labels.ts'
import { SPOKEN_OF, toYou, withYou } from './brief-people.ts'
import { written } from './brief-shorthand.ts'
import { OUR_CUSTOMER, onSale, RUNS, SALE, SAVED, whole } from './brief-thoughts.ts'
import { isPast } from './material/verbs.ts'

const MAILS =
  '(?:e-?mails?|mails?|messages?|notes?|sequences?|seq|cadences?|outbound|outreach|prospecting|campaigns?|flows?|touches|steps|follow-?ups?|something)'
/** `write 5 emails to cafe owners`, `need a sequence to get more meetings`, `Cold outbound to hospitals`: what is to be written, and no word to its reader. */
const TO_WRITE = new RegExp(
  `^(?:please )?(?:(?:i |we )?(?:write|draft|create|make|build|need|want|give me|prepare|plan)(?: me| us)? )?(?:(?:an?|the|some|my|our|\\d+|(?:\\p{L}+|\\d+)[ -](?:step|part|touch)|cold|sales|short|friendly|new|follow-?up|nurture|outbound|renewal|prospecting) )*${MAILS}(?: ${MAILS})?(?<rest>$| .+$)`,
  'iu',
)
const FOR_WHOM = /^ (?:to|for|at|aimed at|targeting) (?<who>.+)$/i
/** `… to get more meetings with HR directors` */
const FOR_MORE =
  /^ to (?:get|book|win|have|land|set up|arrange) (?:more |some |new )?(?<what>meeting|call|demo|visit|appointment)s?\b/i

/** Says how it is to be written, or that nobody answered. */
export const MANNER =
  /^(?:please |but )?(?:(?:do not|don't|never|not) (?:sound|be|get|come across|make it)\b|(?:short|brief|friendly|casual|polite|formal|simple|plain) (?:messages?|mails?|e-?mails?|texts?|tone|language|sentences|words)\b|revive (?:it|this|them|him|her)\b|(?:keep|make) (?:it|them|this|messages|mails|e-?mails) \p{L}+|(?:without|not) being \p{L}+|no (?:fluff|bullshit|buzzwords|jargon|pressure)\b|(?:the )?(?:prospect|lead|customer|client|he|she|they)? ?(?:has |have )?(?:ghosted|went (?:quiet|silent|dark|cold)|gone (?:quiet|silent|dark|cold)|stopped (?:answering|replying|responding))\b|(?:has|have)(?:n't| not) (?:answered|replied|responded)\b)/iu

const GOAL =
  /^(?:(?:the |our |my )?(?:goal|aim|cta|ask|objective|call to action|next step) (?:is|=|would be) (?:to )?|cta )(?<what>.+)$/i
const SENDS =
  /^(?:(?:i'm|i am|my name is|this is|it's) (?=\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)?(?: (?:from|at|of|with)|,) \p{Lu})|[Ff]rom (?=\p{Lu}))(?<who>.+)$/iu
const CALLED =
  /^(?:(?:her|his|their|the|contact|prospect|lead)(?:'s)? )?(?:(?:contact(?: person)?|name|prospect|lead) is|contact) (?<who>.+)$/iu
const LINK =
  /^(?:(?:(?:the|our|[\p{L}-]+) )?(?<what>register|registration|sign-?up|booking|book|apply|download|demo|pricing)?(?:payment|event|product|shop|order)? ?(?:(?:link|url|page)(?: is|:)?|(?<=\p{L} ?)(?: is|:)) )(?<link>(?:https?:\/\/)?[\w-]+(?:\.[\w-]+)+(?:\/\S*)?)$/iu
const OF_LINK: Readonly<Record<string, string>> = {
  registration: 'register',
  signup: 'sign up',
  'sign-up': 'sign up',
  booking: 'book',
}
/** `Karen at Finley Logistics liked the route view` */
const DID = new RegExp(
  `^(?<who>(?!(?:She|He|They|We|It|You|This|That|There|Who|Nobody|Everyone|Most|Some|All|Many|The|Our|One)\\b)${NAME}(?: ${NAME})?)(?: (?:at|from|of) (?<firm>${FIRM}))? (?<rest>(?:liked|loved|wanted|asked|said|mentioned|was|saw|tried|needed|worried)\\b.+)$`,
  'u',
)
/** `Drivers at Kestrel`: several, and nobody by name. */
const GROUPS =
  /(?:^| )(?:staff|people|teams?|users|buyers|owners|nurses|\p{L}{4,}[eo]rs|\p{L}+(?:ists|ees|ants|ents|ians))$/iu
/** `post demo follow up`, `follow up after demo` */
const AFTER =
  /^(?:post[ -](?<one>demo|call|meeting|visit)s? follow[ -]?ups?|follow[ -]?ups? (?:after|post) (?:the |our |a )?(?<two>demo|call|meeting|visit))$/i
/** `pilot 6 weeks, 12 vans, 1,900 eur` */
const TERMS = /^(?<named>pilot|trial|quote|package|starter) (?<terms>(?:[£$€]\s?)?\d[^.]*)$/i
/** Says what is wished for, and nothing of what is offered. */
const WISHES =
  /^(?:(?:i |we )?(?:get|need|want) )?more (?:leads|sales|customers|meetings|demos|clients|revenue|business)$/i
/** `… to Sam Okoro who downloaded our guide` */
const NAMED_READER = new RegExp(`^ (?:to|for|with) (?<who>${WHO}),? who (?<did>\\p{Ll}+ed .+)$`, 'u')
/** `… re: our comparison tool` */
const RE = / (?:re:?|about|on|for) (?<what>(?:our|my) [^,;:]+)$/i
/** `Met her at METS on 18 Nov`, `spoke to him last week` */
const MET =
  /^(?:i |we )?(?<verb>met|spoke|talked)(?: (?:with|to))? (?:her|him|them) (?<where>(?:at|in|on|last|yesterday|during|for)\b.+)$/i
/** `customer Petrov Dental renews 31 January` */
const OF_ONE = new RegExp(
  `^(?:[Tt]he |[Oo]ur |[Mm]y |[Aa]n? )?(?:[Cc]ustomer|[Cc]lient|[Aa]ccount|[Pp]rospect|[Ll]ead) (?<firm>${FIRM}) (?<rest>\\p{Ll}.+)$`,
  'u',
)
/** `renewal for Castlegate Gym, their contract ends 31 March` */
const RENEWED = new RegExp(`^[Rr]enewal (?:for|of|with) (?<firm>${FIRM})(?:, (?<rest>\\p{Ll}.+))?$`, 'u')
/** `need them by 5 December` */
const NEEDED_BY = /^(?:i |we )?(?:need|want) (?<what>them|it|this|that|these) by (?<day>.+)$/i
/** `need a firm date`: what is wanted of the reader. */
const NEEDED = /^(?:need|want) (?<what>(?:an?|the|their|his|her|your|one|two|three|\d+-minute) .+)$/i
/** `chase Hanbo Plastics for the delayed moulds, promised 10 November` */
const CHASED = new RegExp(
  `^(?<verb>[Cc]hase|[Nn]udge|[Rr]emind) (?<of>(?:our|my|the) (?:\\p{Ll}+ ){0,2})?(?<firm>${FIRM}) (?:for|about|on|over|of) (?<what>.+,.+)$`,
  'u',
)
/** `Cuts energy use by a tenth`: what was named in the sentence before does it. */
const DOES =
  /^(?:cuts|saves|reduces|lowers|helps|makes|gives|works|takes|costs|lets|keeps|replaces|removes|runs|fits|needs|frees|prevents|stops|finds|sends|tracks) (?<next>\p{L}+|\d\S*|[£$€]\S+)/iu
/** `pay by 6 March or we stop deliveries` */
const PAYS_BY = /^(?:please )?pay (?<day>(?:by|before|within) [^,]+?)(?:,? or (?<or>we .+))?$/i
/** `notary appointment is on 14 June`: a thing that has a day or a price. */
const THING =
  /^(?!(?:the|an?|our|my|your|their|his|her|it|he|she|this|that|there|what|who|which|where|each|every|nobody|everyone|all|start|name|link|contact) ?)(?<what>\p{Ll}+(?: \p{Ll}+){1,2}|\p{Ll}+(?= is [£$€])) (?<is>is (?:(?:on|at|due|in) |[£$€]).+)$/u
/** `can offer our founder for an interview` */
const WE_CAN = /^(?<may>can|will) (?<what>(?:do|offer|send|give|provide|share|show|deliver|start|come) .+)$/i
/** `Pitch to Hannah at The Grocer: our refill stations …` */
const PITCHED = new RegExp(
  `^[Pp]itch (?:to |for )?(?<who>${WHO}(?:,? (?:at|from|of) ${FIRM})?): (?<story>.+)$`,
  'u',
)
const RENEWS =
  /^(?:(?:(?:the|their|your) (?<of>\p{Ll}+ )?)?contract )?(?<verb>renews|expires|ends|runs out|is up for renewal) (?:on |in )?(?<day>\d[^,]*|\p{Lu}[^,]*)(?<more>,.+)?$/iu

const small = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)

/** Behind these commas of a hurried line another thought begins. */
const THOUGHTS =
  /, (?=(?:can|will) (?:do|offer|send|give|come)\b|(?:we|i|he|she|they|you|need|want|uses|has|have|hasn't|haven't) |pay (?:by|before|within) |met (?:him|her|them) |(?:\p{Ll}+ ){2,3}is (?:on|at|due) )/u

/** `hey, can you write …` */
const POLITE =
  /^(?:(?:hey|hi|hello)(?: there)?[,!]? )?(?:(?:can|could|would) (?:you|u) (?:please )?)(?=\p{L})/iu
/** `context: she saw the demo`: what stands behind it is told like all else. */
const ASIDE = /^(?:context|background|situation|status|history|details?): (?=\S)/iu
const VERB_LED = /^(?:please )?(?:write|draft|create|make|build|give me|prepare) /i
function unitsOf(about: string): string[] {
  return about
    .split(/\n+|(?<=[.!?])(?<!\b(?:Dr|Mr|Mrs|Ms|Prof|St|e\.g|vs|approx|no)\.)\s+/i)
    .map((line) =>
      line
        .trim()
        .replace(/^[-*•–]\s+/, '')
        .replace(ASIDE, '')
        .replace(POLITE, ''),
    )
    .filter((line) => line !== '')
    .flatMap((line) => {
      const [head = '', ...rest] = line.split(', ')
      const headed = !VERB_LED.test(line) && TO_WRITE.test(line)
      if (headed && rest.length > 0 && TO_WRITE.test(head) && !ABOUT.test(head) && !namesReader(line))
        return [
          head,
          ...sentencesOf(rest.map((part) => part.replace(/[.!]+$/, ''))).split(/(?<=\.) (?=\p{Lu})/u),
        ]
      const isHurried = /^\p{Ll}|^(?:Met|Spoke) /u.test(line) || MANNER.test(line)
      const thoughts = !headed && isHurried ? line.split(THOUGHTS) : [line]
      return thoughts.length === 1 ? thoughts : thoughts.map(ended)
    })
}

/** `Followup seq for Helen Marsh, ops dir at Brightwater Marinas` */
const namesReader = (line: string): boolean =>
  READER.test(FOR_WHOM.exec(TO_WRITE.exec(line.replace(/[.!]+$/, ''))?.groups?.rest ?? '')?.groups?.who ?? '')

type Found = Record<string, string | undefined>
/** What a thought is put down as: what of it the reader is told, '' where it went into a field, `null` where it is something else. `before` is what the reader was told last. */
type Put = (brief: Mutable, found: Found, said: string, before: string) => string | null

const nothing: Put = () => ''

/** Whose mail is ordered, and what they get: behind `write 5 emails`. */
function ordered(brief: Mutable, rest: string): string | null {
  const more = FOR_MORE.exec(rest)?.groups?.what
  if (more !== undefined) brief.ask ??= `a short ${more.toLowerCase()}`
  const { who: one, did } = NAMED_READER.exec(rest)?.groups ?? {}
  if (one !== undefined && did !== undefined && addressed(brief, one)) return `You ${did}.`
  const re = RE.exec(rest)?.groups?.what
  if (re !== undefined) return `We offer ${re}.`
  const who = FOR_WHOM.exec(rest)?.groups?.who
  const isReaders =
    who !== undefined &&
    (addressed(brief, who) || !(ABOUT.test(who) || TELLS.test(who.replace(OF_READERS, ''))))
  return isReaders || rest === '' || more !== undefined ? '' : null
}

/** Who is chased for what: the thing is told, and its day asked for. */
function chased(brief: Mutable, { verb = '', of, firm = '', what = '' }: Found): string {
  const isName = of === undefined && /^remind$/i.test(verb) && !firm.includes(' ')
  brief.recipient = { [isName ? 'name' : 'company']: firm, ...brief.recipient }
  const [thing = '', ...rest] = what.split(', ')
  const [, day] = /, (?:is |are )?(?:needed|due|wanted) (?:by|on) ([^,]+)/i.exec(what) ?? []
  if (BILL.test(thing)) return billed(brief, thing, rest)
  if (day === undefined) return `This is about ${what}.`
  brief.ask ??= `send me ${thing} by ${day}`
  return [
    `This is about ${thing}.`,
    ...rest.filter((part) => !part.includes(day)).map((part) => ended(capitalised(part))),
  ].join(' ')
}

const BILL = /^(?:the |our )?(?:invoice|bill)\b/i
/** `invoice 884, £2,310, due 3 May, third reminder`: what is owed since when. */
function billed(brief: Mutable, thing: string, rest: readonly string[]): string {
  const found = (pattern: RegExp) => rest.flatMap((part) => pattern.exec(part)?.[1] ?? [])[0]
  const [sum, due, time] = [
    found(/^([£$€].+)$/u),
    found(/^(?:was |is )?due (?:on )?(\d.+|\p{Lu}.+)$/u),
    found(/^(?:this is )?(?:the |our |a )?((?:second|third|final|last) reminder)$/i),
  ]
  brief.ask ??= 'When can we expect the payment?'
  const owed = `${capitalised(thing)}${sum === undefined ? '' : ` for ${sum}`}`
  return [
    due === undefined ? `${owed} has not been paid yet.` : `${owed} was due on ${due}.`,
    ...(time === undefined ? [] : [`This is the ${time}.`]),
  ].join(' ')
}

/** What is noted of a firm, said to it. */
function ofFirm(brief: Mutable, { firm, rest = '' }: Found): string {
  brief.recipient = { company: firm, ...brief.recipient }
  return rest
    .split(', ')
    .filter((part) => part !== '')
    .map((part) => part.replace(THING, 'The $<what> $<is>'))
    .flatMap(ofThem)
    .map((text) => ended(capitalised(text)))
    .join(' ')
}

/** How a thought begins or is built, and where it belongs; the first that takes it. */
const THOUGHT: readonly (readonly [RegExp, Put])[] = [
  [MANNER, nothing],
  [WISHES, nothing],
  [/^(?:thx|thanks|cheers|thank you)$/i, nothing],
  [AFTER, (_, { one, two }) => `Thank you for your time in the ${(one ?? two)?.toLowerCase()}.`],
  [
    LINK,
    (brief, { link, what }) => {
      if (brief.link !== undefined) return null
      brief.link = whole(link ?? '')
      if (what !== undefined) brief.ask ??= OF_LINK[what.toLowerCase()] ?? what.toLowerCase()
      return ''
    },
  ],
  // “Our goal is to halve waste” is told where something else is asked.
  [GOAL, (brief, { what = '' }) => (brief.ask === undefined ? taken(brief, 'ask', wanted(what)) : null)],
  [
    RUNS,
    (brief, { name, firm, rest }) => {
      brief.sender = { name, company: firm, ...brief.sender }
      return `I run ${firm}, ${rest}`
    },
  ],
  [SENDS, (brief, { who = '' }) => (sentBy(brief, who) ? '' : null)],
  [CALLED, (brief, { who = '' }) => (addressed(brief, who) ? '' : null)],
  [TO_WRITE, (brief, { rest = '' }) => ordered(brief, rest)],
  [TERMS, (_, { named, terms }) => `The ${named?.toLowerCase()}: ${terms}.`],
  [
    NEEDED_BY,
    (brief, { what, day }, _, before) => {
      const [, thing] = /^This is about ([^,]+)/.exec(before) ?? []
      return thing === undefined || brief.ask !== undefined
        ? `I need ${what} by ${day}.`
        : taken(brief, 'ask', `send me ${thing} by ${day}`)
    },
  ],
  [NEEDED, (brief, { what = '' }) => taken(brief, 'ask', wanted(what))],
  [CHASED, chased],
  [
    PAYS_BY,
    (brief, { day = '', or }) => {
      const told = taken(brief, 'ask', `pay ${day}`)
      return or === undefined ? told : `Otherwise ${or}.`
    },
  ],
  [SALE, onSale],
  [THING, (_, { what = '', is }) => `The ${what} ${is}`],
  [WE_CAN, (_, { may = '', what = '' }) => `We ${may.toLowerCase()} ${what}`],
  [PITCHED, (brief, { who = '', story = '' }) => (addressed(brief, who) ? ended(capitalised(story)) : null)],
  [DOES, (_, { next = '' }, said) => (isPast(next.toLowerCase()) ? null : `It ${small(said)}.`)],
  [MET, (_, { verb, where }) => `We ${verb?.toLowerCase()} ${where}`],
  [
    OUR_CUSTOMER,
    (brief, { who = '', rest }) => {
      if (!addressed(brief, who)) return null
      if (rest === undefined) return ''
      return /^(?:on|at|in|with) /.test(rest)
        ? `You are ${rest.replace(/^on (?=\p{Lu}\S* (?:plan|package|tier)\b)/u, 'on the ')}.`
        : ofThem(rest).join(' ')
    },
  ],
  [OF_ONE, ofFirm],
  [
    SAVED,
    (brief, { what = '' }) => {
      brief.proof = [...(brief.proof ?? []), `We ${what}`]
      return ''
    },
  ],
  [RENEWED, ofFirm],
  [
    DID,
    (brief, { who = '', firm, rest = '' }) => {
      // “Customers asked for it” and “Fenwick Print was quicker” are no people.
      const isPerson = firm === undefined ? SPOKEN_OF.test(brief.about) : !GROUPS.test(who)
      if (brief.recipient?.name !== undefined || !isPerson) return null
      brief.recipient = {
        name: who.split(' ')[0],
        ...(firm === undefined ? {} : { company: firm }),
        ...brief.recipient,
      }
      return rest
        .split(/, (?:but |and )?(?=(?:was )?\p{Ll}+ed )/u)
        .map((part) => `You ${part.replace(/^was\b/, 'were').replace(/^worried/, 'were worried')}.`)
        .join(' ')
    },
  ],
]

/** One thought of a note: what of it the reader is told; '' where it went into a field, `null` where it is none of these. */
function placed(brief: Mutable, unit: string, before: string): string | null {
  const said = unit.replace(/[.!]+$/, '').trim()
  const told = labelled(brief, said)
  if (told !== null) return told
  for (const [pattern, put] of THOUGHT) {
    const found = pattern.exec(said)
    const told = found && put(brief, found.groups ?? {}, said, before)
    if (told !== null) return told
  }
  return null
}
/** `…, left in the last 12 months`: more of who they are. */
const OF_READERS = /, (?:who )?(?:left|stopped|cancelled|signed up|bought|joined)\b[^,]*$/i
const TELLS = /,|\b(?:is|are|was|were|has|have|will|can)\b/i
/** Names what the mail says as well, which `brief-notes.ts` reads. */
const ABOUT = /\b(?:about|on|regarding|announcing|promoting|that|which|who|whose)\b|\bour\b|\bmy\b|:/i

/** The brief with each thought of a hurried note in the field it belongs to; one in whole sentences, or in another language, stays as it is. */
export function inFields(sent: BriefInput): BriefInput {
  const about = written(sent.about)
  // “im Abo” is no “I'm”; hurried English shows by what is written out.
  if (!parse({ draft: about, format: 'text' }, DEFAULT_PROFILE, new Memo()).english) return sent
  const brief: Mutable = { ...sent, about }
  let ofReader = false
  let before = ''
  const isList = sent.about.includes('\n')
  const told = unitsOf(brief.about).flatMap((unit, at, all) => {
    const had = brief.recipient
    // “…. Mia from Poolwerk”
    if (
      at > 0 &&
      at === all.length - 1 &&
      brief.sender === undefined &&
      SIGNED.test(unit) &&
      sentBy(brief, signature(unit))
    )
      return []
    const said = placed(brief, unit, before)
    before = said ?? unit
    ofReader ||= brief.recipient !== had || MET.test(unit)
    if (said !== null) return said === '' ? [] : [ended(said)]
    const whole = BEGUN.test(unit) ? capitalised(unit) : unit
    return RENEWS.test(unit.replace(/[.!]+$/, '')) || ofReader
      ? ofThem(whole)
      : [isList ? ended(capitalised(whole)) : whole]
  })
  brief.about = told.join(' ')
  if (ofReader && brief.ask !== undefined) brief.ask = brief.ask.replaceAll(/\btheir\b/g, 'your')
  return brief.about === sent.about.replaceAll(/\s+/g, ' ').trim() &&
    Object.keys(brief).every(
      (key) => brief[key as keyof BriefInput] === sent[key as keyof BriefInput] || key === 'about',
    )
    ? sent
    : brief
}

const SIGNED =
  /^(?!From )\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)?(?:, | (?:from|at) )\p{Lu}\S*(?: \p{Lu}\S*)?\.?$|^(?:[Tt]hx|[Tt]hanks|[Cc]heers|[Bb]est|[Rr]egards),? \p{Lu}\p{Ll}+\.?$|^\p{L}+ @ \p{L}\S*$/u
/** `thx, Ola`, `sam @ pawping` */
const signature = (unit: string): string =>
  unit
    .replace(/[.!]+$/, '')
    .replace(/^(?:thx|thanks|cheers|best|regards),? /i, '')
    .replace(
      /^(\p{L}+) @ (\p{L}\S*)$/u,
      (_, name: string, firm: string) => `${capitalised(name)} from ${capitalised(firm)}`,
    )
const BEGUN = /^(?:we|i|he|she|they|you|it)\b/
const ended = (text: string) => (/[.!?]$/.test(text) ? text : `${text}.`)

/** `uses 6 of 10 licences`, `she asked about our meters`: said to whom the note is about. */
function ofThem(text: string): string[] {
  const said = text.replace(/[.!]+$/, '')
  if (MANNER.test(said) || /^has(?:n't| not) (?:renewed|signed|paid|ordered)\b/.test(said)) return []
  const { of = '', verb: ends, day, more } = RENEWS.exec(said)?.groups ?? {}
  if (ends !== undefined)
    return [
      `Your ${of}contract ${ends.toLowerCase()} on ${day}.`,
      ...(more === undefined ? [] : [ended(capitalised(more.replace(/^, /, '')))]),
    ]
  const [, verb = '', rest = ''] = /^(\p{Ll}+s) (.+)$/u.exec(said) ?? []
  if (/^(?:is|uses|has|wants|needs|pays|runs|owns|likes|loves|buys|signs|asks)$/.test(verb))
    return [`You ${withYou(verb)} ${rest}.`]
  return /^(?:she|he|they)\b/i.test(said)
    ? [ended(capitalised(toYou(small(text).replace(/^they\b/, 'you')).replaceAll(/\btheir\b/g, 'your')))]
    : [text]
}
