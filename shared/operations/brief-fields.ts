/** A note typed in a hurry: `- pain: …`, `I'm Rob from Quaypower`, `write 5 emails to cafe owners`. What it says goes into the fields it belongs to. */
import { capitalised } from '../engine/edit.ts'
import type { BriefInput } from './brief.ts'
import { sentencesOf } from './brief-heads.ts'
import { toYou, withYou } from './brief-people.ts'
import { written } from './brief-shorthand.ts'
import { isPast } from './material/verbs.ts'

type Mutable = { -readonly [K in keyof BriefInput]: BriefInput[K] }

const NAME = String.raw`\p{Lu}[\p{L}’'-]+`
const WHO = String.raw`(?:(?:Dr|Mr|Mrs|Ms|Prof)\.? )?${NAME}(?: ${NAME}){0,2}`
const FIRM = String.raw`\p{Lu}[\p{L}\d&’'-]*(?: (?:\p{Lu}[\p{L}\d&’'-]*|&|of)){0,3}`

/** What stands before a colon, and where what stands behind it belongs. */
const LABELS: readonly (readonly [RegExp, (brief: Mutable, text: string) => string | null])[] = [
  [
    /^(?:who|whom|audience|targets?|target (?:audience|group|market)|persona|icp|segment|prospects?|readers?|tone|style|voice|length|format|language|channels?|steps|cadence|timing|notes?)$/i,
    () => '',
  ],
  [
    /^(?:recruiting|hiring|role|job|position|vacancy)$/i,
    (_, text) => {
      const [who = '', ...rest] = text.split(', ')
      const sought = /^(?:an?|the|our|two|three|\d)\b/i.test(who)
        ? who
        : `${/^[aeio]/i.test(who) ? 'an' : 'a'} ${who}`
      return [
        `We are looking for ${sought}.`,
        ...(rest.length === 0 ? [] : [`${capitalised(rest.join(', '))}.`]),
      ].join(' ')
    },
  ],
  [/^(?:event|occasion)$/i, (_, text) => `You are invited to our ${text.replace(/^(?:our|an?|the) /i, '')}`],
  [
    /^(?:product|service|solution|what|what we (?:do|sell|offer)|we (?:do|sell|offer)|about)$/i,
    (_, text) => (/^(?:we|our|it|i)\b/i.test(text) ? text : `We offer ${text}`),
  ],
  [/^(?:pains?|pain points?|problems?|challenges?)$/i, (brief, text) => taken(brief, 'problem', text)],
  [/^(?:trigger|why now|hook|news|reason)$/i, (brief, text) => taken(brief, 'trigger', text)],
  [
    /^(?:proof|proof points?|results?|case(?: study)?|evidence|references?|customers?|social proof)$/i,
    (brief, text) => {
      brief.proof = [...(brief.proof ?? []), text]
      return ''
    },
  ],
  [
    /^(?:cta|ask|call to action|goal|aim|objective|next step)$/i,
    (brief, text) => taken(brief, 'ask', wanted(text)),
  ],
  [
    /^(?:offer|deal|incentive|benefit)$/i,
    (brief, text) => (STATES.test(text) ? capitalised(withYear(text)) : taken(brief, 'offer', text)),
  ],
  [/^(?:from|sender|me|signed|my name)$/i, (brief, text) => (sentBy(brief, text) ? '' : null)],
  [
    /^(?:contact|name|recipient|prospect name|lead|to)$/i,
    (brief, text) => (addressed(brief, text) ? '' : null),
  ],
]

/** `2 year deal locks $48/seat`: a sentence, and no name for a thing. */
const STATES =
  /^(?:[\p{L}\d%-]+ ){1,4}(?:locks|saves|includes|gives|gets|costs|keeps|comes|brings|covers|cuts|adds|holds|is|are) \S/u
const withYear = (text: string) => text.replace(/^(\d+)[ -](year|month|week|day)\b/i, 'a $1-$2')

function taken(brief: Mutable, field: 'problem' | 'trigger' | 'ask' | 'offer', text: string): string | null {
  if (brief[field] !== undefined) return null
  brief[field] = text
  return ''
}

/** `Rob from Quaypower`, `Stina, Luftren` */
const SENDER = new RegExp(
  `^(?<name>${WHO})(?:(?: (?:from|at|of|with|/) |, (?:\\p{L}+ (?:from|at) )?)(?<firm>${FIRM}))?$`,
  'u',
)
function sentBy(brief: Mutable, text: string): boolean {
  const { name, firm } = SENDER.exec(text.trim())?.groups ?? {}
  if (name === undefined) return false
  brief.sender = { name, ...(firm === undefined ? {} : { company: firm }), ...brief.sender }
  return true
}

/** `Helen Marsh, ops dir at Brightwater Marinas`, `Mr Lin` */
const READER = new RegExp(
  `^(?<name>${WHO})(?:,? (?:[^,.]{2,40}? )?(?:at|from|of) (?<firm>${FIRM})|, [\\p{L} &/-]{2,40})?$`,
  'u',
)
function addressed(brief: Mutable, text: string): boolean {
  const { name, firm } = READER.exec(text.trim())?.groups ?? {}
  if (name === undefined) return false
  const called = /^(?:Dr|Mr|Mrs|Ms|Prof)\b/.test(name) ? name : name.split(' ')[0]
  brief.recipient = { name: called, ...(firm === undefined ? {} : { company: firm }), ...brief.recipient }
  return true
}

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
const MANNER =
  /^(?:please |but )?(?:(?:do not|don't|never|not) (?:sound|be|get|come across|make it)\b|(?:short|brief|friendly|casual|polite|formal|simple|plain) (?:messages?|mails?|e-?mails?|texts?|tone|language|sentences|words)\b|revive (?:it|this|them|him|her)\b|(?:keep|make) (?:it|them|this|messages|mails|e-?mails) \p{L}+|(?:without|not) being \p{L}+|no (?:fluff|bullshit|buzzwords|jargon|pressure)\b|(?:the )?(?:prospect|lead|customer|client|he|she|they)? ?(?:has |have )?(?:ghosted|went (?:quiet|silent|dark|cold)|gone (?:quiet|silent|dark|cold)|stopped (?:answering|replying|responding))\b|(?:has|have)(?:n't| not) (?:answered|replied|responded)\b)/iu

const GOAL =
  /^(?:(?:the |our |my )?(?:goal|aim|cta|ask|objective|call to action|next step) (?:is|=|would be) (?:to )?|cta )(?<what>.+)$/i
const SENDS =
  /^(?:(?:i'm|i am|my name is|this is|it's) (?=\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)?(?: (?:from|at|of|with)|,) \p{Lu})|[Ff]rom (?=\p{Lu}))(?<who>.+)$/iu
const CALLED =
  /^(?:(?:her|his|their|the|contact|prospect|lead)(?:'s)? )?(?:contact(?: person)?|name|prospect|lead) is (?<who>.+)$/iu
const LINK =
  /^(?:(?:the |our )?(?<what>register|registration|sign-?up|booking|book|apply|download|demo|pricing)?(?:payment|event|product|shop|order)? ?(?:(?:link|url|page)(?: is|:)?|(?<=\p{L} ?)(?: is|:)) )(?<link>https?:\S+)$/iu
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
/** `post demo follow up`, `follow up after demo` */
const AFTER =
  /^(?:post[ -](?<one>demo|call|meeting|visit)s? follow[ -]?ups?|follow[ -]?ups? (?:after|post) (?:the |our |a )?(?<two>demo|call|meeting|visit))$/i
/** `pilot 6 weeks, 12 vans, 1,900 eur` */
const TERMS = /^(pilot|trial|quote|package|starter) ((?:[£$€]\s?)?\d[^.]*)$/i
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
/** `need them by 5 December` */
const NEEDED_BY = /^(?:i |we )?(?:need|want) (?:them|it|this|that|these) by (.+)$/i
/** `need a firm date`: what is wanted of the reader. */
const NEEDED = /^(?:need|want) (?<what>(?:an?|the|their|his|her|your|one|two|three|\d+-minute) .+)$/i
/** `chase Hanbo Plastics for the delayed moulds, promised 10 November` */
const CHASED = new RegExp(
  `^(?:[Cc]hase|[Nn]udge|[Rr]emind) (?:(?:our|my|the) (?:\\p{Ll}+ ){0,2})?(?<firm>${FIRM}) (?:for|about|on|over|of) (?<what>.+,.+)$`,
  'u',
)
/** `Cuts energy use by a tenth`: what was named in the sentence before does it. */
const DOES =
  /^(?:cuts|saves|reduces|lowers|helps|makes|gives|works|takes|costs|lets|keeps|replaces|removes|runs|fits|needs|frees|prevents|stops|finds|sends|tracks) (\p{L}+|\d\S*|[£$€]\S+)/iu
const RENEWS =
  /^(?:(?:the |their |your )?contract )?(?<verb>renews|expires|ends|runs out|is up for renewal) (?:on |in )?(?<day>\d[^,]*|\p{Lu}[^,]*)(?<more>,.+)?$/iu

/** `15 min call` is `a 15-minute call`. */
const wanted = (text: string): string => {
  const said = text.replace(/[.!]+$/, '')
  return /^(?:\d+-minute|(?:short|quick|free|site|first|intro|discovery|tasting|video|phone)\b.*\b(?:call|chat|visit|demo|meeting|appointment|trial|tasting|pilot)|call|chat|demo|meeting|visit|trial|pilot|appointment|tasting|reply(?! to )|intro)\b/i.test(
    said,
  )
    ? `${/^(?:[aeio]|8-|11-|18-)/i.test(said) ? 'an' : 'a'} ${said}`
    : said
}

const small = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)

/** Behind these commas of a hurried line another thought begins. */
const THOUGHTS = /, (?=(?:we|i|he|she|they|you|need|want|uses|has|have|hasn't|haven't) )/u

/** `hey, can you write …` */
const POLITE =
  /^(?:(?:hey|hi|hello)(?: there)?[,!]? )?(?:(?:can|could|would) (?:you|u) (?:please )?)(?=\p{L})/iu
const VERB_LED = /^(?:please )?(?:write|draft|create|make|build|give me|prepare) /i
function unitsOf(about: string): string[] {
  return about
    .split(/\n+|(?<=[.!?])(?<!\b(?:Dr|Mr|Mrs|Ms|Prof|St|e\.g|vs|approx|no)\.)\s+/i)
    .map((line) =>
      line
        .trim()
        .replace(/^[-*•–]\s+/, '')
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
      const thoughts = !headed && /^\p{Ll}|^(?:Met|Spoke) /u.test(line) ? line.split(THOUGHTS) : [line]
      return thoughts.length === 1 ? thoughts : thoughts.map(ended)
    })
}

/** `Followup seq for Helen Marsh, ops dir at Brightwater Marinas` */
const namesReader = (line: string): boolean =>
  READER.test(FOR_WHOM.exec(TO_WRITE.exec(line.replace(/[.!]+$/, ''))?.groups?.rest ?? '')?.groups?.who ?? '')

/** One thought of a note: what of it the reader is told; '' where it went into a field, `null` where it is none of these. */
function placed(brief: Mutable, unit: string, before: string): string | null {
  const said = unit.replace(/[.!]+$/, '').trim()
  const [, label = '', value = ''] = /^([\p{L} -]{2,22}?)\s*(?::|=| –| -)\s+(\S.*)$/u.exec(said) ?? []
  for (const [pattern, put] of label === '' ? [] : LABELS) {
    if (!pattern.test(label.trim())) continue
    const told = put(brief, value)
    if (told !== null) return told
  }
  if (MANNER.test(said) || WISHES.test(said)) return ''
  if (/^(?:thx|thanks|cheers|thank you)$/i.test(said)) return ''
  const after = AFTER.exec(said)?.groups
  if (after !== undefined) return `Thank you for your time in the ${(after.one ?? after.two)?.toLowerCase()}.`
  const link = LINK.exec(said)?.groups
  if (link?.link !== undefined && brief.link === undefined) {
    brief.link = link.link
    const what = link.what?.toLowerCase()
    if (what !== undefined) brief.ask ??= OF_LINK[what] ?? what
    return ''
  }
  const goal = GOAL.exec(said)?.groups?.what
  if (goal !== undefined && brief.ask === undefined) return taken(brief, 'ask', wanted(goal))
  const sends = SENDS.exec(said)?.groups?.who
  if (sends !== undefined && sentBy(brief, sends)) return ''
  const called = CALLED.exec(said)?.groups?.who
  if (called !== undefined && addressed(brief, called)) return ''
  const written = TO_WRITE.exec(said)?.groups
  if (written?.rest !== undefined) {
    const who = FOR_WHOM.exec(written.rest)?.groups?.who
    const more = FOR_MORE.exec(written.rest)?.groups?.what
    if (more !== undefined) brief.ask ??= `a short ${more.toLowerCase()}`
    const one = NAMED_READER.exec(written.rest)?.groups
    if (one?.who !== undefined && one.did !== undefined && addressed(brief, one.who)) return `You ${one.did}.`
    const re = RE.exec(written.rest)?.groups?.what
    if (re !== undefined) return `We offer ${re}.`
    if (
      who !== undefined &&
      (addressed(brief, who) || !(ABOUT.test(who) || TELLS.test(who.replace(OF_READERS, ''))))
    )
      return ''
    if (written.rest === '' || more !== undefined) return ''
  }
  const [, named, terms] = TERMS.exec(said) ?? []
  if (named !== undefined) return `The ${named.toLowerCase()}: ${terms}.`
  const [, by] = NEEDED_BY.exec(said) ?? []
  const [, chasing] = /^This is about ([^,]+)/.exec(before) ?? []
  if (by !== undefined && chasing !== undefined) return taken(brief, 'ask', `send me ${chasing} by ${by}`)
  const needed = NEEDED.exec(said)?.groups?.what
  if (needed !== undefined && brief.ask === undefined) return taken(brief, 'ask', wanted(needed))
  const chased = CHASED.exec(said)?.groups
  if (chased?.what !== undefined) {
    const isName = /^[Rr]emind [^ ]+ (?:for|about|on|over|of) /.test(said)
    brief.recipient = { [isName ? 'name' : 'company']: chased.firm, ...brief.recipient }
    const [thing = ''] = chased.what.split(', ')
    const [, day] = /, (?:is |are )?(?:needed|due|wanted) (?:by|on) ([^,]+)/i.exec(chased.what) ?? []
    if (day !== undefined) {
      brief.ask ??= `send me ${thing} by ${day}`
      const rest = chased.what
        .split(', ')
        .slice(1)
        .filter((part) => !part.includes(day))
      return [`This is about ${thing}.`, ...rest.map((part) => ended(capitalised(part)))].join(' ')
    }
    return `This is about ${chased.what}.`
  }
  const does = DOES.exec(said)
  if (does !== null && !isPast(does[1]?.toLowerCase() ?? '')) return `It ${small(said)}.`
  const met = MET.exec(said)?.groups
  if (met?.where !== undefined) return `We ${met.verb?.toLowerCase()} ${met.where}`
  return null
}
/** `…, left in the last 12 months`: more of who they are. */
const OF_READERS = /, (?:who )?(?:left|stopped|cancelled|signed up|bought|joined)\b[^,]*$/i
const TELLS = /,|\b(?:is|are|was|were|has|have|will|can)\b/i
/** Names what the mail says as well, which `brief-notes.ts` reads. */
const ABOUT = /\b(?:about|on|regarding|announcing|promoting|that|which|who|whose)\b|\bour\b|\bmy\b|:/i

/** The brief with each thought of a hurried note in the field it belongs to; one in whole sentences stays as it is. */
export function inFields(sent: BriefInput): BriefInput {
  const brief: Mutable = { ...sent, about: written(sent.about) }
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
    const one = OF_ONE.exec(unit.replace(/[.!]+$/, ''))?.groups
    if (one?.firm !== undefined) {
      brief.recipient = { company: one.firm, ...brief.recipient }
      ofReader = true
      return (one.rest ?? '')
        .split(/, /u)
        .flatMap(ofThem)
        .map((text) => ended(capitalised(text)))
    }
    const did = DID.exec(unit.replace(/[.!]+$/, ''))?.groups
    if (did?.rest !== undefined && brief.recipient?.name === undefined) {
      brief.recipient = {
        name: did.who?.split(' ')[0],
        ...(did.firm === undefined ? {} : { company: did.firm }),
        ...brief.recipient,
      }
      ofReader = true
      return did.rest
        .split(/, (?:but |and )?(?=\p{Ll}+ed )/u)
        .map((part) => `You ${part.replace(/^(?:was )?worried/, 'were worried')}.`)
    }
    const whole = BEGUN.test(unit) ? capitalised(unit) : unit
    return RENEWS.test(unit.replace(/[.!]+$/, '')) || ofReader
      ? ofThem(whole)
      : [isList ? ended(capitalised(whole)) : whole]
  })
  const about = told.join(' ')
  if (ofReader && brief.ask !== undefined) brief.ask = brief.ask.replaceAll(/\btheir\b/g, 'your')
  return about === sent.about.replaceAll(/\s+/g, ' ').trim() &&
    Object.keys(brief).every(
      (key) => brief[key as keyof BriefInput] === sent[key as keyof BriefInput] || key === 'about',
    )
    ? sent
    : { ...brief, about }
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
  const { verb: ends, day, more } = RENEWS.exec(said)?.groups ?? {}
  if (ends !== undefined)
    return [
      `Your contract ${ends.toLowerCase()} on ${day}.`,
      ...(more === undefined ? [] : [ended(capitalised(more.replace(/^, /, '')))]),
    ]
  const [, verb = '', rest = ''] = /^(\p{Ll}+s) (.+)$/u.exec(said) ?? []
  if (/^(?:uses|has|wants|needs|pays|runs|owns|likes|loves|buys|signs|asks)$/.test(verb))
    return [`You ${withYou(verb)} ${rest}.`]
  return /^(?:she|he)\b/i.test(said)
    ? [ended(capitalised(toYou(small(text)).replaceAll(/\btheir\b/g, 'your')))]
    : [text]
}
