/** Labels made of what the mail says round its link: what is offered, what is held and when, what the link leads to, the first step. */
import type { Doc, Sentence } from '../../engine/doc.ts'
import { capitalised } from '../../engine/edit.ts'
import { inBody } from '../../engine/measures/body.ts'
import { tokenize } from '../../engine/tokens.ts'
import { dateEnd } from '../material/dates.ts'
import { plainOfGerund } from '../material/verbs.ts'
import type { FoundAsk } from './found.ts'
import { isLook } from './goals.ts'
import { isVagueCall, MOST_LETTERS } from './own-labels.ts'
import { THINGS, WORDS_OF_THINGS } from './things.ts'
import { sayable } from './told/said.ts'

/** Most labels of one source. */
const EACH = 2

/** Labels, best first, each short enough for a button. */
export function labelsAround(doc: Doc, primary: FoundAsk | null, found: readonly FoundAsk[]): string[] {
  if (!doc.english || primary?.href == null) return []
  const near = stretchOf(doc, primary, found)
  const said = near.map(({ text }) => sayable(text))
  const vague =
    isVagueCall(primary.text.replace(primary.href, '')) || /^here(?:['’]s| is)\b/i.test(primary.text)
  const sources = [
    // What is only looked at is no place to do anything.
    vague ? asked(near, primary).filter((label) => isLook(label) || !LOOKS.test(primary.text)) : [],
    steps(doc, found),
    conditional(said),
    rewarded(
      doc.sentences.filter(inBody).map(({ text }) => sayable(text)),
      primary,
    ),
    /^bulk/.test(doc.family) ? coded(said) : [],
    doc.family === 'bulk_promo' ? offered(said) : [],
    held(doc, said),
    vague || POINTS.test(primary.text) ? things(near, doc, primary) : [],
    vague ? launched(said) : [],
  ]
  return [...new Set(sources.flatMap((labels) => labels.slice(0, EACH)))].filter(
    (label) =>
      label.length <= MOST_LETTERS && !/[{}[\]()"“”:;*_]|https?|(?<!\bwith )\b\p{Lu}{5}/u.test(label),
  )
}

/** What a link may be about: all of the mail, or, where it leads to several pages, what stands behind the link before. */
function stretchOf(doc: Doc, { start, href }: FoundAsk, found: readonly FoundAsk[]): Sentence[] {
  const others = found.filter((f) => f.href !== null && f.href !== href)
  const from = Math.max(0, ...others.filter((f) => f.start < start).map(({ end }) => end))
  const within = (s: Sentence) => others.length === 0 || (s.start >= from && s.start <= start)
  return doc.sentences.filter((s) => inBody(s) && within(s))
}

const LOOKS = /^(?:learn|read|see|find out|discover|view|more|details)\b/i

/** A link whose words name nothing: “You can download it here”. */
const POINTS = /\b(?:it|them|one) (?:here|below|now)\b|\bget started\b/i

/** “1. Create your first project”: what a beginner does first, on the one page that the mail leads to. */
function steps({ kind }: Doc, found: readonly FoundAsk[]): string[] {
  if (kind !== 'onboarding' || new Set(found.flatMap(({ href }) => href ?? [])).size !== 1) return []
  const first = found.find(({ stays, href, form }) => stays && href === null && form === 'request')
  const step = first?.text.replace(/[.!]+$/, '').replace(/^(?:step )?\d+[.:)]\s*/i, '')
  return step === undefined || /[,:;]| and /.test(step) ? [] : [step, step.replace(/\byour\b/, 'my')]
}

/** “If you switch to annual billing before January 31, you can lock in your current rate for another 12 months.” */
const IF_YOU =
  /^if you (?:can )?((?:switch|upgrade|renew|move|change|book|order|register|sign up|join|subscribe|start) [^,;:]{4,70}?)(?: (?:by|before|until) [^,;:]{3,24})?,? you(?:'ll| will| can|'ll be able to)(?: still)? ((?:lock in|keep|save|get|claim|stay on) [^,;:]{4,60})/iu

/** “To keep your transcripts, upgrade to a paid plan before your trial expires.” */
const TO_GAIN =
  /^(?:in order )?to ((?:keep|continue (?:using|with)|save|secure|claim|get|unlock|access|protect|avoid losing) [^,]{3,36}?)(?: and [^,]{3,50})?, (?:please |simply |just )?((?:upgrade|switch|renew|update|confirm|complete|add|activate|verify|choose|subscribe|register|book) [^,;:]{3,50}?)(?: (?:before|by|until|today|now)\b.*)?$/iu

/** “If you upgrade before Friday, your routes and history stay as they are.” */
const STAYS =
  /^if you (?:upgrade|renew|switch|subscribe|confirm)\b[^,;:]{0,40}, (your (?:\p{L}+(?:, | and )?){1,5}?) (?:will )?stays? (?:as (?:they are|it is)|the same|safe|where they are|available|yours)\b/iu

/** “You will receive a $10 gift card upon completion.” */
const GIFT =
  /^(?!.*\bif\b).*(?<!\bof )\byou(?:'ll| will)(?: also)? (?:receive|get|be sent) (an? [$£€]\d+ (?:[A-Z]\p{L}+ )?(?:gift card|voucher|credit|coupon))\b/u

/** “Take the survey for a $10 gift card” */
function rewarded(said: readonly string[], primary: FoundAsk): string[] {
  const gift = said.map((text) => GIFT.exec(text)?.[1]).find(Boolean)
  const call = primary.text.replace(primary.href ?? '', '').replace(/[:\s]+$/, '')
  return gift === undefined || !/^\p{L}+ (?:the|our|your) [\p{L} ]{3,20}$/u.test(call)
    ? []
    : [`${call} for ${gift}`]
}

function conditional(said: readonly string[]): string[] {
  const [, keeps, by = ''] = said.map((text) => TO_GAIN.exec(text.replace(/[.!]+$/, ''))).find(Boolean) ?? []
  if (keeps !== undefined && !/\b(?:it|this|that|them)\b/i.test(`${keeps} ${by}`))
    return [
      capitalised(keeps.replace(/ without .*$/i, '')),
      capitalised(by.replace(/^(\p{L}+ your \p{L}+) to .*$/iu, '$1')),
    ]
  const stays = said.map((text) => STAYS.exec(text)?.[1]).find(Boolean)
  if (stays !== undefined) return [`Keep ${stays}`]
  const [, deed = '', gain = ''] = said.map((text) => IF_YOU.exec(text)).find(Boolean) ?? []
  if (deed === '' || /\b(?:it|this|that|them)\b/i.test(`${deed} ${gain}`)) return []
  return [
    capitalised(gain.replace(/[.!]+$/, '').replace(/ for (?:another|the next) .*$/i, '')),
    capitalised(deed),
  ]
}

const OFF = /\b((?:up to )?(?:[$£€]\d[\d.,]*|\d{1,2}%) off)\b/i
const CODE =
  /\b(?:[Uu]se|[Ww]ith|[Ee]nter|[Aa]pply)(?: the| promo| discount| voucher| coupon| your)* code:? ([A-Z][A-Z\d]{3,14})\b/

/** “Use code SAVE50 at checkout.” with what it takes off. */
function coded(said: readonly string[]): string[] {
  const offers = new Set(said.flatMap((text) => OFF.exec(text)?.[1]?.toLowerCase() ?? []))
  const codes = new Set(
    said.flatMap((text) => CODE.exec(text.replace(/\bCODE\b|\bCode\b/g, 'code'))?.[1] ?? []),
  )
  const [offer, code] = [...offers, ...codes]
  return offers.size === 1 && codes.size === 1 && offer && code ? [`Get ${offer} with ${code}`] : []
}

/** “Come back today and get your first month for just $5”, “you can save 30% on all coats”. */
const GETS =
  /(?:^|[,;] |\b(?:and|to|you|you'll|can|or|now|today|please) )(get|claim|save|enjoy|grab|start|try) ((?:(?:your|an?|the|up to|an extra|our) )?(?:[^,;:.!?]{0,36}? )?(?:[$£€]\d(?:[\d,]*\d)?(?:\.\d\d)?|\d{1,2}%|free)(?: [^,;:.!?]{1,36})?)/iu

function offered(said: readonly string[]): string[] {
  return said.flatMap((text) => {
    const [, verb = '', rest = ''] = /\b(?:if|unless|not|never|when)\b/i.test(text)
      ? []
      : (GETS.exec(text) ?? [])
    if (rest === '' || /\b(?:it|this|that|them|who|which|each|me|us)\b/i.test(rest)) return []
    const gain = rest
      .replace(/\b(?:just|only) (?=[$£€\d])/gi, '')
      .replace(
        / (?:for a limited time|today|now|until|through|when|with code|by|before|so|on orders|and (?:get|save|enjoy|receive|we|you|it|your|free|shipping))\b.*$/i,
        '',
      )
      .replace(/\b\p{Lu}{4,}\b/gu, (word) => word.toLowerCase())
      .trim()
    return gain.split(' ').length < 2 ||
      /\b(?:on|in|for|of|to|with|from|your|the|an?|our|free|extra)$/i.test(gain)
      ? []
      : [capitalised(`${/^(?:enjoy|grab)$/i.test(verb) ? 'get' : verb.toLowerCase()} ${gain}`)]
  })
}

const INVITES =
  /\b(?:join|invited?|register|sign up|takes? place|(?:will be|is being|being) held|hosting|holding)\b/i
const PLACES = /\b(seat|spot|place|ticket|table)s?\b/i
const EVENT =
  /\b(webinar|workshop|class|conference|seminar|summit|meetup|tasting|tour|open day|open house|course|training|session|breakfast|lunch|dinner|briefing|fair|concert|festival)\b/i

/** “Register for the December 9 webinar”, “Save your spot for December 9”, where one day is named. */
function held({ kind }: Doc, said: readonly string[]): string[] {
  if (kind !== 'event_invitation') return []
  const days = new Set(
    said.flatMap((text) => {
      if (!INVITES.test(text)) return []
      const tokens = tokenize(text)
      return tokens.flatMap((token, i) => {
        const end = dateEnd(tokens, i)
        const before = tokens[i - 1]?.lower ?? ''
        return end > i && /^(?:on|,|this|for|:)$/.test(before)
          ? [text.slice(token.start, tokens[end - 1]?.end)]
          : []
      })
    }),
  )
  const [day] = days
  if (day === undefined || days.size > 1) return []
  const all = said.join(' ')
  const event = new Set([...all.matchAll(new RegExp(EVENT, 'gi'))].map(([name]) => name.toLowerCase()))
  const place = PLACES.exec(all)?.[1]?.toLowerCase()
  return [
    ...(place === undefined ? [] : [`${place === 'ticket' ? 'Get' : 'Save'} your ${place} for ${day}`]),
    ...(event.size === 1 ? [`Register for the ${day} ${[...event][0]}`] : []),
  ]
}

const DOES =
  /\b(?:book|reserve|register|sign up|join|order|buy|apply|donate|give|pay|upgrade|renew|update|confirm|choose|rsvp|claim|log in)\b/i

/** Praise of a thing is no part of its name. */
const LOUD =
  /\b(?:big|bigger|biggest|best|huge|massive|new|newest|latest|great|amazing|exciting|incredible|very|own|first|last|short|quick|brand|annual) /giu

/** “It would be great if you could take 3 minutes to complete our survey.”, “Would you mind leaving us a review?”: what the link below is for. */
const FRAMES: readonly RegExp[] = [
  /^(?:(?:if|when) [^,]{3,40}, )?(?:would you mind|would you be (?:willing|happy|open) to|(?:could|can|will|would) you|please|you can(?: now| also)?|(?:it|that)(?:'d| would) (?:be|mean) [^,]{1,24}? if you (?:could|would)|we(?:'d| would) (?:love|appreciate|be grateful)(?: for| it if)? you(?: to| could| would)?|we(?:'d| would) (?:love|appreciate) it if you (?:could|would)|we (?:invite|encourage) you to) (?:please |kindly )?(.+)$/iu,
  /^(?:so |and |but |just )?((?:sign up|register|rsvp|book|reserve|save|join|take|leave|tell|share|rate|vote|complete|apply|claim|order|shop|get|download|watch|update|upgrade|choose|pick|try|start|switch) .+)$/iu,
]
const PRESSED =
  /^(?:sign up|register|rsvp|book|reserve|save|join|take|leave|write|tell us|share your|rate|vote|complete|fill|answer|apply|claim|order|shop|get|download|watch|read|update|upgrade|choose|pick|try|start|switch|confirm|renew|add|donate|give|nominate|submit)\b/i

function asked(near: readonly Sentence[], primary: FoundAsk): string[] {
  const before = near.filter(({ start }) => start < primary.start).slice(-4)
  return before.toReversed().flatMap(({ text }) => {
    const said = sayable(text).replace(/[.!?]+$/, '')
    const act = FRAMES.map((frame) => frame.exec(said)?.[1]).find(Boolean)
    if (act === undefined) return []
    const [first = '', ...rest] = act
      .replace(/^(?:take|spare|spend) (?:\S+ ){1,3}?(?:minutes?|moments?|seconds?) (?:to|and) /i, '')
      .split(' ')
    const deed = [plainOfGerund(first.toLowerCase()) ?? first, ...rest]
      .join(' ')
      .replace(
        /(?:,| so | because | where | which | and | before | when | if | at \d| as a | with us\b| (?:for|until|on) the link).*$/i,
        '',
      )
      .replace(/ (?:now|today|below|here)(?= (?:to|and)\b|$)/i, '')
    return PRESSED.test(deed) &&
      deed.split(' ').length > 1 &&
      !/\b(?:it|this|them|that|link|button)\b/i.test(deed)
      ? [capitalised(deed)]
      : []
  })
}

/** “our guide”, “the recording”: what a link leads to that names nothing itself. */
function things(near: readonly Sentence[], doc: Doc, primary: FoundAsk): string[] {
  const before = near.filter((s) => s.start <= primary.start).map(({ text }) => sayable(text))
  for (const text of [...before.toReversed().slice(0, 6), doc.subject?.text ?? '']) {
    const [, owner = '', kind = '', noun = ''] = WORDS_OF_THINGS.exec(text) ?? []
    const verbs = THINGS.get(noun.toLowerCase())
    if (verbs === undefined) continue
    const own = /\b(?:download|watch|read|take|see|get|listen|start)\b/i
      .exec(primary.text)?.[0]
      ?.toLowerCase()
    const whose = /^your$/i.test(owner) ? 'your' : 'the'
    const name = `${whose} ${kind.replace(LOUD, '')}${noun}`.replace(/\b\p{Lu}{4,}\b/gu, (word) =>
      word.toLowerCase(),
    )
    // “Please book yours here” over the word of a survey: what is booked is no form.
    if (own === undefined && DOES.test(primary.text)) return []
    const fit = verbs.filter((verb) => verb.toLowerCase() === own)
    // A page to read is no file.
    const file =
      own === 'download' ||
      /\.(?:pdf|docx?|xlsx?|pptx?|zip|csv)\b/i.test(primary.href ?? '') ||
      before.some((line) => /\bdownload/i.test(line))
    const kept = verbs.filter((verb) => file || verb !== 'Download')
    return [...new Set([...fit, ...kept])].map((verb) => `${verb} ${name}`)
  }
  return []
}

/** “We're excited to announce that FlowBoard 3.0 is here”, “New on the shelf: Guji Highland” */
const LAUNCHES =
  /(?:\b(?:announce|introduce|present|unveil|launch(?:ed|ing)?|introducing|meet|released?)(?: that)?(?: our| the)? |^(?:new|now|just in|introducing|meet)\b[^:,.]{0,24}: (?:the |our )?)(\p{Lu}[\p{L}\d]+(?: (?:\p{Lu}[\p{L}\d]+|\d[\d.]*\d|\d))*)(?=,|\.| is\b| are\b| has\b| for\b| - | – |!|$)/u

function launched(said: readonly string[]): string[] {
  const names = new Set(said.flatMap((text) => LAUNCHES.exec(text)?.[1] ?? []))
  const [name] = names
  if (name === undefined || names.size > 1) return []
  return /\d$/.test(name)
    ? [`See what is new in ${name}`, `See ${name}`]
    : [`See ${name}`, `Read about ${name}`]
}
