/** Who writes and who reads, where a thought of a brief names them. */
import { capitalised } from '../../../engine/edit.ts'
import type { BriefInput } from '../../brief.ts'
import { OUR_CUSTOMER, RUNS } from '../../brief-thoughts.ts'
import { isPast, isVerb } from '../../material/verbs.ts'
import { COMMA } from '../wording.ts'

const NAME = String.raw`\p{Lu}[\p{L}’'-]+`
/** Before a surname. */
export const TITLES = 'Dr|Mr|Mrs|Ms|Mx|Miss|Prof|Professor|Herr|Frau|Madame|Monsieur|Señora?|Signora?|Sir'
const WHO = String.raw`(?:(?:${TITLES})\.? )?${NAME}(?: (?:de |van |von |der )?${NAME}){0,2}`
const FIRM = String.raw`\p{Lu}[\p{L}\d&’'.-]*(?: (?:\p{Lu}[\p{L}\d&’'.-]*|&|of|and(?= \p{Lu}))){0,4}`

export interface People {
  sender: NonNullable<BriefInput['sender']>
  reader: NonNullable<BriefInput['recipient']>
  /** What it tells of who writes; `null` for nothing. */
  told: string | null
  /** What else the thought says; `null` for nothing. */
  rest: string | null
}

const PERSON = new RegExp(
  `^(?<name>${WHO})(?:(?:,| \\()? ?(?<role>(?!from |at |of |with )\\p{L}[\\p{L} &/-]{1,40}?))?(?:(?:,| from| at| of| with| @|,? from \\p{Ll}+ at)+ (?<firm>${FIRM}))?\\)?$`,
  'u',
)

/** `Dr. Jana Voss, ErgoWerk`, `Hannah Lindqvist, VP Finance at Northbay Freight`; `null` for no person. */
export function personNamed(text: string): { name: string; company?: string } | null {
  const said = text.trim().replace(/(?: \([^)]*\))?[.!]*$/, '')
  const [, name, firm] = new RegExp(`^(${WHO})(?:, (${FIRM}))?$`, 'u').exec(said) ?? []
  if (name !== undefined) return { name, ...(firm === undefined ? {} : { company: firm }) }
  const found = PERSON.exec(said)?.groups
  return found?.name === undefined
    ? null
    : { name: found.name, ...(found.firm === undefined ? {} : { company: found.firm }) }
}

const I_AM = new RegExp(`^(?:i am|i['’]m|my name is|this is|it['’]s) (?<who>${NAME}\\b.*)$`, 'u')
const WE_ARE = new RegExp(
  `^(?:we are|we['’]re|we (?=\\()|our (?:company|firm|agency|studio) is) ?\\(?(?<firm>${FIRM})(?:,? (?<what>(?:an?|the) [^)]+?))?\\)?(?<rest> (?:want|offer|sell|make|do|help|need|would)\\b.+)?$`,
  'u',
)
const NAMED_FIRM = new RegExp(`^(?:we are|we['’]re|i am|i['’]m) called (?<firm>${FIRM})$`, 'u')
const FROM = new RegExp(
  `^(?:[-–—] ?|[Ff]rom |(?:[Bb]est|[Rr]egards|[Tt]hanks|[Tt]hx|[Cc]heers),? )?(?<who>${NAME}(?: ${NAME})?(?:,| from| at| @)(?: \\p{Ll}+,)? ${FIRM})$`,
  'u',
)
/** `Sign off as Jonas from Nordlinnen` */
const SIGNS = new RegExp(
  `^(?:[Ss]ign(?:ed)?(?:[ -]?off)?(?: it)?(?: as| by| with)?:?|[Ss]ender|(?:[Bb]est|[Rr]egards|[Tt]hanks|[Cc]heers)(?: wishes| regards)?,) (?<who>(?:(?:${TITLES})\\.? )?${NAME}(?: ${NAME})?(?:(?:,| from| at| of) ${FIRM})?)$`,
  'u',
)
/** `Signed, the Ledgerly team`, `team of Fitness Nord` */
const TEAM = new RegExp(
  `^(?:(?:[Ss]igned|[Ff]rom|[Rr]egards),? (?:by )?the (?<firm>${FIRM}) team|(?:[Ff]rom |[Ss]igned,? )?(?:[Yy]our |[Tt]he )?[Tt]eam (?:of|at) (?<of>${FIRM}))$`,
  'u',
)
/** `currently in Lyon, wrote on her profile …`: what they did, behind where they are. */
function ofThem(rest: string): string {
  const parts = rest.split(COMMA)
  const did = parts.findIndex((part) => {
    const [verb = ''] = part.split(' ')
    return isPast(verb) ? verb !== 'was' : isVerb(verb) && verb.endsWith('s')
  })
  return did < 0 ? rest : `She ${parts.slice(did).join(', ')}`
}

/** `prospect is Dr Amara Nwosu, runs a clinic`, `Tenant Mr Kowalczyk, flat 3B, …`: who reads, and what is said of them. */
const READER_AND = new RegExp(
  `^(?:the |our |my )?(?:customer|client|tenant|prospect|lead|candidate|contact|supplier|donor|member|patient)(?: is|:)? (?<who>(?<=(?:candidate|contact|prospect) )${NAME}(?=,)|(?:(?:${TITLES})\\.? ${NAME}|${NAME} ${NAME})(?: ${NAME})?)(?:,? (?:at|of|from) (?<firm>${FIRM}))?, (?:\\d[^,]*, )?(?<rest>\\p{Ll}.+)$`,
  'u',
)

/** “Our client Oakfield Dental never answered …”, “Tenant Mr Novak flat 3B is two months behind …” */
const READER_DID = new RegExp(
  `^(?:the |our |my )?(?:customer|client|tenant|supplier|donor|member|patient) (?:(?<who>(?:${TITLES})\\.? ${NAME})|(?<firm>${FIRM}))(?:,? (?:flat|room|unit|house|apartment|plot|office) \\S+)? (?<rest>(?:is|was|has|had|owes|wants|needs|never|did|didn['’]t|hasn['’]t|still|\\p{Ll}+ed|sent|bought|left|got|took) .+)$`,
  'u',
)

const MET = new RegExp(
  `^(?:(?:I|[Ww]e) )?(?<verb>[Mm]et|[Ss]poke (?:to|with)|[Tt]alked (?:to|with)) (?<who>${WHO})(?: (?:from|of|at) (?<firm>${FIRM}))? (?<where>(?:at|on|in|during|last|yesterday)\\b.*)$`,
  'u',
)

/** Who a thought names as its writer or reader; `null` where it names neither. */
export function peopleIn(text: string, mayEnd: boolean): People | null {
  const none: People = { sender: {}, reader: {}, told: null, rest: null }
  const said = text.replace(
    /^(?:His|Her|Their|I['’]?m?|My|This|It|We|Our|The|Customer|Client|Tenant|Donor|Member|Patient|Supplier|Contact|Name|Prospect|Lead|Candidate|Applicant|Recipient|Account|Reader|From)\b/,
    (word) => word.toLowerCase(),
  )
  const { who: me } = I_AM.exec(said)?.groups ?? {}
  const self = me !== undefined && /^\p{Lu}/u.test(me) ? (personNamed(me) ?? ofDepartment(me)) : null
  if (self !== null) return { ...none, sender: self }
  const { firm: named } = NAMED_FIRM.exec(said.charAt(0).toLowerCase() + said.slice(1))?.groups ?? {}
  if (named !== undefined) return { ...none, sender: { company: named } }
  const us = WE_ARE.exec(said)?.groups
  if (us?.firm !== undefined && /^\p{Lu}/u.test(us.firm))
    return {
      ...none,
      sender: { company: us.firm },
      told: us.what === undefined ? null : `We are ${us.firm}, ${us.what}`,
      rest: us.rest === undefined ? null : `We${us.rest}`,
    }
  const { who: signs } = SIGNS.exec(text)?.groups ?? {}
  const byTeam = TEAM.exec(text)?.groups
  if (byTeam !== undefined) return { ...none, sender: { company: byTeam.of ?? byTeam.firm } }
  const signer = signs === undefined ? null : personNamed(signs.replace(/ (?:from|at|of) (?=\p{Lu})/u, ', '))
  if (signer !== null) return { ...none, sender: signer }
  const { who: last } = mayEnd ? (FROM.exec(text)?.groups ?? {}) : {}
  const [, short, at] = /^(\p{L}+) @ (\p{L}[\p{L}\d]*)$/u.exec(text) ?? []
  if (short !== undefined && at !== undefined)
    return { ...none, sender: { name: capitalised(short), company: capitalised(at) } }
  const owner = RUNS.exec(text)?.groups
  if (owner?.name !== undefined)
    return {
      ...none,
      sender: { name: owner.name, company: owner.firm },
      told: `I run ${owner.firm}, ${owner.rest}`,
    }
  const signed =
    last === undefined ? null : personNamed(last.replace(/, \p{Ll}+,/u, ',').replace(/ (?:from|at|@) /, ', '))
  if (signed !== null) return { ...none, sender: signed }
  const [, called] =
    /^(?:(?:the |our |my |his |her )?(?:contact(?: person)?|name|prospect|lead|candidate|applicant|recipient)(?: is|:)?|[Ss]peak to|[Tt]alk to|[Aa]ddressed to) (\p{Lu}.+)$/u.exec(
      said,
    ) ?? []
  const one = called === undefined ? null : personNamed(called)
  if (one !== null) return { ...none, reader: one }
  const spoken = READER_AND.exec(said)?.groups
  if (spoken?.who !== undefined && spoken.rest !== undefined)
    return {
      ...none,
      reader: { name: spoken.who, ...(spoken.firm === undefined ? {} : { company: spoken.firm }) },
      rest: ofThem(spoken.rest),
    }
  const did = READER_DID.exec(said)?.groups
  if (did?.rest !== undefined)
    return {
      ...none,
      reader: did.who === undefined ? { company: did.firm } : { name: did.who },
      rest: `She ${did.rest}`,
    }
  const met = MET.exec(text.replace(/ \((?:[^()]*(?:,| at| of) )?([^()]*)\)/u, ' from $1'))?.groups
  if (met?.who !== undefined)
    return {
      ...none,
      reader: { name: met.who, ...(met.firm === undefined ? {} : { company: met.firm }) },
      told: `We ${(met.verb ?? 'met').toLowerCase().split(' ')[0]} ${met.where}`,
    }
  const ours = OUR_CUSTOMER.exec(text)?.groups
  const known = ours?.who === undefined ? null : personNamed(ours.who)
  if (known !== null)
    return {
      ...none,
      reader: known,
      told: ours?.rest === undefined ? null : `You are ${ours.rest.replace(/^on (?=\p{Lu})/u, 'on the ')}`,
    }
  return null
}

/** “We're a two-person agency called Tall Order”: the firm by its name; all of it is told. */
export const firmCalled = (text: string): string | null => CALLED.exec(text)?.groups?.firm ?? null
const CALLED = new RegExp(
  `^(?:We|I)(?:['’](?:re|m)| are| am| run| own) (?:an? |the )[^.]*\\b(?:called|named) (?<firm>${FIRM})`,
  'u',
)

/** `Dev from accounts at Northgate Timber` */
function ofDepartment(text: string): { name: string; company: string } | null {
  const { name, firm } =
    new RegExp(
      `^(?<name>${WHO})(?: from|,| in) [\\p{L} &-]{2,40} (?:at|of|for|with) (?<firm>${FIRM})$`,
      'u',
    ).exec(text)?.groups ?? {}
  return name === undefined || firm === undefined ? null : { name, company: firm }
}
