/** Many briefs are one breath: `SaaS for dentists, reduces no-shows, want a demo`. Here each part of it goes where it belongs. */
import { nounNumber } from '../engine/measures/noun-number.ts'
import { tokenize } from '../engine/tokens.ts'
import type { BriefInput } from './brief.ts'
import { begun, listed, started, toYou } from './brief-heads.ts'
import { isPast, isVerb, maybeVerb } from './material/verbs.ts'

/** The brief with what is wanted, whom it is for and what is sold told apart; one in whole sentences stays as it is. */
export function inParts(brief: BriefInput): BriefInput {
  let { ask, recipient } = brief
  const sentences = brief.about
    .split(/(?<=[.!?])(?<!\b(?:Dr|Mr|Mrs|Ms|Prof|St|e\.g|vs)\.)\s+/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
  const told = sentences.flatMap((text, at) => {
    const parts = text.replace(/[.!]+$/, '').split(PARTED)
    const [only = ''] = parts
    const early = parts.length === 1 && only !== '' ? begun(parts) : null
    if (early !== null) return [/[.!?]$/.test(early) ? early : `${early}.`]
    const left = (MAIL_ONLY.test(only) ? parts.slice(1) : parts).filter((part) => {
      const wish =
        ask === undefined ? (wishIn(part) ?? (at > 0 && parts.length === 1 ? orderIn(part) : null)) : null
      ask ??= wish ?? undefined
      return wish === null
    })
    if (left.length === 0) return []
    const met = MET_ONE.exec(left[0] ?? '') ?? MET_FIRST.exec(left[0] ?? '')
    if (met?.groups) {
      const { talk, name, firm } = met.groups
      recipient = { name, company: firm, ...recipient }
      return [`Thank you for your time in the ${talk}.`, ...left.slice(1).map((part) => started(toYou(part)))]
    }
    const isTold =
      recipient !== brief.recipient || (/^follow/i.test(sentences[0] ?? '') && OF_READER.test(text))
    if (at > 0 && isTold) return [left.map((part) => started(toYou(part))).join(' ')]
    const said =
      begun(left) ??
      (at === 0 ? wares(left, sentences.length > 1) : null) ??
      (left.length === parts.length ? null : left.join(', '))
    return said === null ? [text] : [/[.!?]$/.test(said) ? said : `${said}.`]
  })
  const about = told.join(' ')
  return about === '' || (about === brief.about && ask === brief.ask)
    ? brief
    : {
        ...brief,
        about,
        ...(ask === undefined ? {} : { ask }),
        ...(recipient === undefined ? {} : { recipient }),
      }
}

/** Says only what is to be written. */
const MAIL_ONLY = /^(?:cold )?(?:outreach|sales e-?mail|e-?mail|e-?mail campaign)$/i

/** Between parts of one breath; a comma within a figure parts nothing. */
const PARTED = /\s*[;,](?!\d)\s+|\s+[-–—]\s+/

/** What a reader may be wanted for, at the end of a few words. */
const WANTED =
  /^(?:(?:book|get|have|arrange|schedule|set up|try|start|come to) )?(?:(?:an?|the|one|their|your|our|\d+|[\p{L}\d]+-min(?:ute)?|min(?:ute)?s?|short|quick|free|brief|first|site|discovery|phone|video|intro|in-person|quote) ){0,4}(?:demo|call|meeting|visit|tour|trial|pilot|chat|conversation|reply|answer|intro(?:duction)?|appointment|viewing|tasting|test drive|consultation)s?\b/iu
const WISH =
  /^(?:and )?(?:(?:we|i)(?:['’](?:d|re|m)| would| are| am)? )?(?:want|wants|need|like|looking for|hoping for|asking for|ask(?: (?:them|her|him|people))? for|(?:the )?(?:goal|cta|ask|aim)(?: is|:)) (?:(?:them|her|him|people) )?(?:to )?(.+)$/i

function wishIn(part: string): string | null {
  const [, wish = ''] = WISH.exec(part.trim()) ?? []
  if (!WANTED.test(wish)) return null
  return /^(?:demo|call|meeting|visit|trial|pilot|chat|reply|intro(?:duction)?)\b/i.test(wish)
    ? `a ${wish}`
    : wish
}

/** `Book a demo.`: what the reader is to do, said to the writer. */
const orderIn = (part: string): string | null =>
  (/^(?:book|schedule|arrange|request|try)\b/i.test(part) && WANTED.test(part)) ||
  /^(?:rsvp|register|sign up|reply|apply|order|enrol+) by (?:\d|\p{Lu})/iu.test(part)
    ? part.charAt(0).toLowerCase() + part.slice(1)
    : null

/** `They were comparing …`, where whom it follows up is the reader. */
const OF_READER = /^(?:they|she|he) (?:were|was|had|have|has|said|asked|wanted|liked|\p{Ll}+ed)\b/iu

const TALK = '(?<talk>(?:[a-z-]+ )?(?:demo|call|meeting|visit|presentation|chat|conversation|workshop|trial))'
const NAME = '(?<name>\\p{Lu}\\p{L}+)(?: \\p{Lu}\\p{L}+)?'
const FIRM = "(?: (?:at|from|of) (?<firm>\\p{Lu}[\\p{L}\\p{N}&’'-]*(?: \\p{Lu}[\\p{L}\\p{N}&’'-]*){0,3}))?"
const WHEN = "(?:(?:our|the|a|my|yesterday['’]s|today['’]s|last week['’]s|[A-Z][a-z]+day['’]s) )?"
/** `follow up after the demo with Karen at Finley Logistics` */
const MET_ONE = new RegExp(
  `^[Ff]ollow(?:ing)?[ -]?up (?:after|on|from) ${WHEN}${TALK} with ${NAME}${FIRM}(?: yesterday| today| last week)?$`,
  'u',
)
/** `Follow up with Karen at Finley Logistics after the demo` */
const MET_FIRST = new RegExp(
  `^[Ff]ollow(?:ing)?[ -]?up with ${NAME}${FIRM} (?:after|on|from) ${WHEN}${TALK}(?: yesterday| today| last week| this (?:week|morning)| on [A-Z][a-z]+day)?$`,
  'u',
)

/** A name for something, and no sentence: `SaaS for dentists`. */
const isThing = (head: string): boolean =>
  !/^(?:we|our|i|my|they|their|you|your|he|she|it|this|that|there)\b/i.test(head) &&
  !/^\p{L}+ing\b/u.test(head) &&
  !/^(?:need|due|ends?|starts?|topic) /i.test(head) &&
  // “trial users accounting app” names two things.
  !(/^\p{Ll}/u.test(head) && / [^\s]+[^s\W]s \p{Ll}+ \p{Ll}+$/u.test(head)) &&
  head.split(' ').every((word, i) => i === 0 || !VERB.test(word)) &&
  !isVerb(head.split(' ')[0]?.toLowerCase() ?? '')
const VERB =
  /^(?:is|are|was|were|has|have|had|will|can|wants?|wanted|asked|said|told|liked|loved|needed|worried|we|they|you|who|that|which)$/i

/** “SaaS for dentists”, “reduces no-shows”: what is sold, what it does, and what else is to say. */
export function wares([head = '', ...rest]: readonly string[], goesOn: boolean): string | null {
  if (!isThing(head)) return null
  if (HELD.test(head))
    return DAY.test(rest[0] ?? '')
      ? `You are invited to our ${begunSmall(head)} on ${rest.join(', ')}.`
      : [`You are invited to our ${begunSmall(head)}.`, listed(rest)].join(' ').trim()
  if (rest.length === 0 && !goesOn) return null
  const does = rest.filter((part) => tellsOf(part))
  const others = rest.filter((part) => !does.includes(part))
  const isFor = / for (?!\p{Lu})\p{L}/u.test(head) && !OCCASION.test(head)
  if (does.length === 0 && (isFor || TRADE.test(head)) && head.length <= MOST_OF_HEAD) {
    // “…, looked after by us” says more of the thing.
    const [more, also] = [others.filter(isDone), others.filter((part) => !isDone(part))]
    return [`We offer ${[withArticle(head), ...more].join(', ')}.`, listed(also)]
      .filter((text) => text !== '')
      .join(' ')
  }
  if (does.length === 0)
    return /\d|\b(?:one|two|three|four|five|daily|weekly|monthly)\b/i.test(rest[0] ?? '') &&
      /^\p{L}[\p{L} '’&-]{3,40}$/u.test(head) &&
      !/ (?:for|to|at|in) /.test(head)
      ? `${head.replace(LAUNCH, 'our new $1')}: ${rest.join(', ')}`
      : null
  const list =
    does.length > 1 ? `${does.slice(0, -1).join(', ')} and ${does.at(-1)?.replace(/^and /, '')}` : does[0]
  return [`We offer ${withArticle(head)}. It ${list}.`, listed(others)]
    .filter((text) => text !== '')
    .join(' ')
}
const isDone = (part: string): boolean => isPast(part.split(' ')[0] ?? '') && / by /.test(part)
/** What somebody does for a living, and where: `office cleaning in Ghent`. */
const TRADE =
  /^(?:\p{L}+ ){0,3}(?:\p{L}{3,}ing|services?|software|apps?|platforms?|tools?|repairs?|rentals?|hire|insurance|maintenance|design|photography|translations?)(?: (?:in|at|near|around|across) \p{L}[\p{L} ]*)?$/u
/** `Webinar on 12 November for HR managers about parental leave`, `An evening for school heads` */
const HELD =
  /^(?:(?:free|online|live|our|the|an?|annual|spring|summer|autumn|winter|half-day|one-day) )*(?:webinar|workshop|seminar|roundtable|(?:open|study) day|tasting|meetup|evening|breakfast|lunch|dinner|reception|conference|masterclass|summit|(?:information|info) session)s? (?:on|in|at|about|for|with) /i
const DAY =
  /^(?:\p{Lu}\p{Ll}+day,? )?(?:\d{1,2}(?:st|nd|rd|th)? \p{Lu}\p{Ll}{2,8}|\p{Lu}\p{Ll}{2,8} \d{1,2})(?: |$)/u
const begunSmall = (head: string) => {
  const bare = head.replace(/^(?:our|the|an?) /i, '')
  return bare.charAt(0).toLowerCase() + bare.slice(1)
}
const MOST_OF_HEAD = 60
/** What is no ware: something that takes place, is asked for or was written. */
const OCCASION =
  /\b(?:webinar|workshop|event|gala|survey|invitation|invite|newsletter|campaign|reminder|appeal|invoice|quote|proposal|offer|application|sale|review|request|apology|engineer|developer|manager|nurse|designer|role|job|pitch)s?\b/i

/** `newsletter launch about remote work` */
const LAUNCH = /^(?:the |our )?(newsletter|podcast|magazine|blog|course|app|shop) launch\b/i

/** A part that begins with what a thing does: `reduces no-shows`, and not `links per issue`. */
function tellsOf(part: string): boolean {
  const [verb = '', next = ''] = part.replace(/^(?:and|that|which|it) /i, '').split(' ')
  if (
    next === '' ||
    (/^\d/.test(next) && !isVerb(verb)) ||
    !/^\p{Ll}+s$/u.test(verb) ||
    /^(?:per|of|for|in|on|at|with|and|or|to)$/.test(next)
  )
    return false
  return isVerb(verb) || maybeVerb(verb)
}

export function withArticle(head: string): string {
  const words = head.split(/ (?:for|that|with|to|in|of|at|on|near|by|from) /)[0] ?? head
  const tokens = tokenize(words)
  const last = tokens.at(-1)
  if (
    /^(?:an?|the|our|\d(?!\d*-(?:day|week|month|year|hour|minute) ))/i.test(head) ||
    last === undefined ||
    nounNumber(tokens, 0) === 'many'
  )
    return head
  const isMass = /(?:ware|ing|aas|s|ance|ment|data|support|advice|insurance)$/i.test(last.text)
  return isMass ? head : `${/^(?:[aeio]|8|11\b|18\b)/i.test(head) ? 'an' : 'a'} ${head}`
}
