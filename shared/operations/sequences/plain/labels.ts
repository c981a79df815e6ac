/** A line with a label, `Deadline: 20 November`: what of it the reader is told, and in which frame. */
import type { Kind } from '../../../engine/kinds.ts'
import type { BriefInput } from '../../brief.ts'
import { withArticle } from '../../brief-parts.ts'
import { spokenTo } from '../../brief-people.ts'
import { isPast, isVerb } from '../../material/verbs.ts'
import { bare, COMMA } from '../wording.ts'
import type { Role } from './facts.ts'
import { offerTold } from './fields.ts'
import { isWhole } from './grammar.ts'
import { headOf, jobIn } from './heads.ts'
import { personNamed } from './people.ts'
import { questionOf, wishIn } from './wish.ts'

export interface Labelled {
  told: { text: string; role?: Role }[]
  ask?: { ask: string; rank: number }
  topic?: string
  sender?: NonNullable<BriefInput['sender']> | undefined
  reader?: NonNullable<BriefInput['recipient']> | undefined
  /** What the first mail begins with. */
  lead?: string
  /** The subject the brief gives. */
  subject?: string
  /** True where the line reaches no reader and the sender should know. */
  left?: boolean
}

const LABEL = /^(?<label>\p{L}[\p{L}\d '’/-]{1,28}?)\s*(?::|=| – | - (?=\p{L}))\s*(?<value>\S.*)$/u
/** “I have data: 212 rooms” is a sentence. */
const SUBJECT = /^(?:i|we|you|they|he|she|it) \p{L}/iu
const NONE = /^(?:none|n\/a|no|nothing|-|tbd|not yet)$/i
const DATE =
  /^(?:on |by |before |until )?(?:\p{L}+day,? )?(?:\d{1,2}(?:st|nd|rd|th)? \p{Lu}\p{Ll}+|\p{Lu}\p{Ll}+ \d{1,2})(?: \d{4})?$/u
/** What a value says of its label: `Price: stays at €4,800`. */
const SAYS = /^(?:is|are|was|stays|starts|ends|goes|costs|takes|includes|remains|will|can|has)\b/i

type Put = (value: string, label: string, kind: Kind) => Labelled

const asked =
  (rank: number): Put =>
  (value) => {
    const [order] =
      /^(?:get|ask|invite|convince|persuade|remind|nudge|encourage) .+ to \p{Ll}/iu.exec(value) ?? []
    const ask =
      order === undefined
        ? (questionOf(value) ?? questionOf(value.split(COMMA)[0] ?? value))
        : (wishIn(value)?.ask ?? null)
    return ask === null ? { told: [], left: true } : { told: [], ask: { ask, rank } }
  }
const silent: Put = () => ({ told: [] })
/** `people who attended our webinar`: what they did is said to them. */
const ofReaders: Put = (value) => {
  const person = /^\p{Lu}\S+ \p{Lu}\S+(?:,| at | from )/u.test(value) ? personNamed(value) : null
  if (person !== null) return { told: [], reader: person }
  const head = headOf(value, true)
  return { told: [], ...(head?.ofReader && head.lead !== undefined ? { lead: head.lead } : {}) }
}

/** Labels by what they mean. */
const LABELS: readonly (readonly [RegExp, Put])[] = [
  [
    /^(?:who|whom|audience|targets?|target \p{L}+|persona|icp|segment|readers?|(?:\p{L}+ )?(?:partners|prospects|recipients|candidates|leads|volunteers|contacts|buyers?))$/iu,
    ofReaders,
  ],
  [/^(?:tone|style|voice|length|format|language|channels?|steps|cadence|notes?|kind|type)$/i, silent],
  [
    /^(?:recruiting|hiring|role|job|position|vacancy)$/i,
    (value) => {
      const { told = [], ...job } = jobIn(lower(value))
      return { ...job, told: told.map((text) => ({ text })) }
    },
  ],
  [
    /^(?:her|his|their|main) (?:worry|concern|doubt|objection|question)$/i,
    (value, label) => ({ told: [{ text: `You mentioned one ${label.split(' ')[1]}: ${spokenTo(value)}` }] }),
  ],
  [
    /^(?:webinar|workshop|seminar|breakfast|conference|meetup|open day|tasting|course)$/i,
    (value, label) => ({ told: [], lead: `You are invited to our ${label.toLowerCase()} ${value}.` }),
  ],
  [/^subject$/i, (value) => ({ told: [], subject: value })],
  [/^(?:cta|ask|asks?|wants?|wish|call to action|question|next step)$/i, asked(1)],
  [/^(?:goal|aim|objective|purpose)$/i, asked(4)],
  [
    /^(?:pains?|pain points?|problems?|challenges?)$/i,
    (value) => ({ told: [{ text: value, role: 'pain' }] }),
  ],
  [
    /^(?:proof|proof points?|results?|case(?: study)?|evidence|social proof|references?)$/i,
    (value) => ({ told: [{ text: value, role: 'proof' }] }),
  ],
  [/^(?:product|service|solution|offer|offering|what|what we (?:do|sell|offer)|tool|thing)$/i, product],
  [
    /^(?:from|sender|me|sign(?:ed)?(?:[ -]?off)?(?: by| as)?|signature|recruiter|consultant|account manager|(?:press|media|our) contact)$/i,
    signer,
  ],
  [
    /^(?:(?:existing|current) )?(?:customer|client|account)$/i,
    (value) => {
      const [whole = '', contact] = value.split(/,? contact:? /i)
      const [firm = '', ...rest] = whole.split(COMMA)
      const does = rest.filter((part) => isVerb(part.split(' ')[0] ?? '') || isPast(part.split(' ')[0] ?? ''))
      const person = / (?:at|from|of) /.test(firm) ? personNamed(firm) : null
      return {
        told: does.map((part) => ({ text: `She ${part}` })),
        reader: person ?? {
          company: firm,
          ...(contact === undefined ? {} : { name: contact }),
        },
      }
    },
  ],
  [
    /^(?:contact|recipient|addressee|candidate|applicant|prospect|lead|to|name)$/i,
    (value) => {
      const reader = personNamed(value) ?? personNamed(value.split(COMMA)[0] ?? '')
      if (reader === null) return { told: [], left: !/^\p{Ll}/u.test(value) }
      const did = value.split(COMMA).filter((part) => isPast(part.split(' ')[0] ?? ''))
      return { told: did.map((part) => ({ text: `You ${part}` })), reader }
    },
  ],
  // “he: Mr Hughes, warehouse in Hull, I was there on Friday”
  [
    /^(?:he|she|him|her|reader)$/i,
    (value) => {
      const [who = '', ...rest] = value.split(COMMA)
      const reader = personNamed(value) ?? personNamed(who)
      const told = personNamed(value) === null ? rest.filter(isWhole).map((text) => ({ text })) : []
      return reader === null ? { told: [], left: true } : { told, reader, left: told.length < rest.length }
    },
  ],
  [/^(?:company|firm|charity|organi[sz]ation|brand|we|business|association)$/i, ofFirm],
]

/** The line as the reader is told it; `null` where the thought has no label. */
export function labelOf(text: string, kind: Kind): Labelled | null {
  const { label: named, value } = LABEL.exec(text)?.groups ?? {}
  const label = named?.replace(/^(?:our|my) (?=\p{L})/iu, '')
  if (label === undefined || value === undefined || label.split(' ').length > 3 || SUBJECT.test(label))
    return null
  if (NONE.test(bare(value))) return { told: [] }
  // “reply yes = interview this week”
  if (/^reply\b/i.test(label))
    return {
      told: [],
      ask: { ask: `Could you ${lower(label).replace(/^reply (?=yes$)/, 'reply with a ')}?`, rank: 2 },
      left: true,
    }
  for (const [pattern, put] of LABELS) if (pattern.test(label)) return put(value, label, kind)
  if (isWhole(value)) return { told: [{ text: value }] }
  const name = `The ${label.charAt(0).toLowerCase()}${label.slice(1)}`
  const isThing = !/^(?:new|more|also|plus|why|how|when|where)\b/i.test(label)
  if (isThing && DATE.test(value)) return { told: [{ text: `${name} is ${value}`, role: 'day' }] }
  if (isThing && SAYS.test(value)) return { told: [{ text: `${name} ${value}` }] }
  return { told: [{ text: spokenTo(`${label}: ${value}`) }] }
}

/** Kinds whose readers are customers. */
const HAVE_IT: ReadonlySet<Kind> = new Set<Kind>([
  'renewal',
  'billing',
  'customer_success',
  'onboarding',
  're_engagement',
  'announcement',
  'survey',
  'review_request',
])

/** `BakeGuard, oven maintenance plan`: what it is called, and what it is. */
function product(value: string, label: string, kind: Kind): Labelled {
  if (isWhole(value)) return { told: [{ text: value, role: 'ours' }] }
  const [name = '', ...rest] = value.split(', ')
  const isName = /^\p{Lu}\S*(?: \p{Lu}\S*)*$/u.test(name)
  if (/^offer/i.test(label) && !isName) return { told: [{ text: offerTold(value, 'deal', false) }] }
  // Who has it already is not told what it is.
  if (HAVE_IT.has(kind)) return { told: [], topic: isName ? name : `your ${lower(name)}` }
  if (!isName) return { told: [{ text: `We offer ${withArticle(lower(value))}`, role: 'ours' }] }
  const does = /^\p{Ll}+s (?!(?:for|of|in|with|to|and)\b)\p{L}/u.test(rest.join(', '))
  return rest.length === 0
    ? { told: [], topic: name }
    : does
      ? { told: [{ text: `${name} ${rest.join(', ')}`, role: 'ours' }], topic: name }
      : { told: [{ text: `${name} is ${withArticle(rest.join(', '))}`, role: 'ours' }], topic: name }
}

/** `Riverbank Trust, cleans rivers in Wales` */
function ofFirm(value: string, _label: string, kind: Kind): Labelled {
  if (isWhole(value)) return { told: [{ text: value, role: 'ours' }] }
  const [company = '', ...rest] = value.split(', ')
  const said = rest.join(', ')
  if (said === '' || HAVE_IT.has(kind)) return { told: [], sender: { company } }
  return { told: [{ text: isWhole(said) ? said : `${company}: ${said}`, role: 'ours' }], sender: { company } }
}

/** `Nina Frost, Second Loaf, 0161 496 0182`: a number reaches who writes, and names nobody. */
function signer(value: string): Labelled {
  const who = value.replaceAll(/, (?:[+(]?\d[\d ()-]{5,}|\S+@\S+)$/g, '')
  const sender = personNamed(who) ?? (/^\p{Lu}/u.test(who) ? { company: who } : null)
  return sender === null ? { told: [], left: true } : { told: [], sender }
}

const lower = (text: string) =>
  /^\p{Lu}\p{Ll}/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text
