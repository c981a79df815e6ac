/** What a brief is about, by the words of its facts: a thing with a name, or none. */
import type { Dictionary } from '../../../engine/dictionary.ts'
import type { Kind } from '../../../engine/kinds.ts'
import { isPast } from '../../material/verbs.ts'
import { UPGRADES } from '../side.ts'
import type { Fact } from './facts.ts'

const END = String.raw`(?= (?:for|to|that|which|who|with|so|in|of|from|at|on|and|by|done|before|after|when|if|because)\b|[.,;:(]|$)`
const SELLS = new RegExp(
  `^(?:We|I|Our (?:company|firm|agency|team|charity|studio|shop|school|clinic|club|practice)) (?:also )?(?:offer|offers|have a (?=new )|sell|sells|make|makes|supply|rent(?: out)?|build|builds|install|print|repair|design) (?!you\\b|them\\b)(?:an? |the |our )?(?<what>\\p{L}[^.,;:]{2,50}?)${END}`,
  'iu',
)
/** What begins on a day: “The spring season starts on 14 March”. */
const STARTS =
  /^(?:The|Our) (?<what>(?:\p{Ll}+ ){0,2}(?:season|course|sale|exhibition|festival|term|programme|series|class)) (?:starts|begins|opens) (?:on|in) /u
const BY_NAME =
  /^(?<what>\p{Lu}[\p{L}\d-]*\p{Ll}[\p{L}\d-]*(?: \p{Lu}[\p{L}\d-]+)?) (?<verb>\p{Ll}+s|is|helps|works)\b/u
const BILL = /\b(?:invoice|bill|order|quote)(?: no\.?| number)? #?(?<no>\p{Lu}*-?\d[\p{L}\d/-]*)/iu
const YOUR =
  /\b(?:your|the|annual|yearly) (?<what>(?:\p{Ll}+ ){0,2}(?:contract|subscription|plan|membership|licen[cs]e|policy|account))\b/u

const WORK = /\b(?:research|project|study|thesis|survey|article) (?:about|on|into) \p{L}[^.,;:]{3,40}/u
const OF_NAME =
  /\b(?:trial|account|membership|subscription|customers|users|members) (?:of|at|with) (?<what>\p{Lu}[\p{L}\d]*(?: \p{Lu}[\p{L}\d]*)?)/u
const QUOTED = /["“](?<what>\p{Lu}[^"“”]{3,50})["”]/u
const MOVES =
  /^(?:Would you like to|Could you) (?:move|switch|upgrade) (?:up )?to (?<what>(?:the )?\p{Lu}[^\s?]*(?: plan)?)/u
/** What each kind is about where nothing names it. */
const USUAL: Partial<Record<Kind, string>> = {
  billing: 'your payment',
  renewal: 'your renewal',
  event_invitation: 'the event',
  survey: 'our survey',
  recruiting: 'the role',
  partnership: 'working together',
  onboarding: 'your account',
  customer_success: 'your account',
  negotiation: 'our terms',
  review_request: 'your review',
  proposal: 'our proposal',
}

/** Not every customer has a plan. */
const usualOf = (kind: Kind, about: string): string | undefined =>
  kind === 'customer_success' && /\bplan\b/i.test(about) ? 'your plan' : USUAL[kind]

/** The name of the matter; what the kind is about where nothing names it, and `null` where that says nothing either. */
const PAPER =
  /\b(?:[Tt]he|[Oo]ur|[Yy]our) (?:(?!(?:and|of|for|a|the|their|new)\b)\p{Ll}+ )?(?:contract|rent|quote|proposal|order|lease|agreement|estimate)\b/u
const NUMBERED =
  /\b(?<paper>(?:[Qq]uote|[Pp]roposal|[Ee]stimate|[Oo]ffer) (?:no\.? ?)?#?[A-Z]*-?\d[\w-]*)(?![.,]?\d)(?! (?:euros|pounds|dollars|incl))/
const ON_PAPER: ReadonlySet<Kind> = new Set<Kind>([
  'negotiation',
  'proposal',
  'renewal',
  'follow_up',
  'other',
])

/** What is between the two is no thing that one sentence happens to name. */
const BETWEEN_TWO: ReadonlySet<Kind> = new Set<Kind>(['follow_up', 'event_invitation', 'press_pitch'])

export function topicOf(
  facts: readonly Fact[],
  about: string,
  kind: Kind,
  firm: string | undefined,
  ask: string | null,
  dictionary: Dictionary | null,
): string | null {
  const { what: plan } = MOVES.exec(ask ?? '')?.groups ?? {}
  if (plan !== undefined) return `the move to ${plan}`
  return (
    named(facts, about, kind, dictionary) ??
    OF_TALK.exec(ask ?? '')?.groups?.what ??
    (kind === 'cold_outreach' ? null : (usualOf(kind, about) ?? firm)) ??
    null
  )
}

/** “Would you be open to a call about the new reports page?” */
const OF_TALK =
  /\b(?:call|chat|talk|meeting|interview|questions?) (?:about|on) (?<what>(?:the|our|your) [^?.,]{3,40})\?$/u

/** “We met yesterday at the Hannover forum” */
const MET_AT = /^We (?:met|spoke|talked) (?:\p{Ll}+ )?(?:at|during) (the [^.,;]{3,40})$/u
/** “We talked about refillable jars” */
const TALKED =
  /\b(?:[Ww]e|I) (?:talked|spoke|chatted) about (?<what>(?!(?:how|what|why|whether|you|it|that)\b)\p{Ll}[^.,;:]{3,40}?)(?=[.,;:]|$| (?:and|but|for|at|in|with)\b)/u

/** “You downloaded our guide to heat pumps”: what the reader did it with. */
const DONE =
  /^You (?:\p{Ll}+ed|bought|left|took|had|got|began|read|saw) (?<what>(?:your|our|the) (?:\p{Ll}+ ){0,2}?\p{Ll}+(?: to \p{Ll}+(?: \p{Ll}+)?)?)(?= (?:in|on|at|from|for|last|this|and|but|with|before|after)\b|[.,]|$)/u

function named(
  facts: readonly Fact[],
  about: string,
  kind: Kind,
  dictionary: Dictionary | null,
): string | null {
  if (kind === 'billing') {
    const [whole = '', number] = BILL.exec(about) ?? []
    if (number !== undefined) return `${(whole.split(' ')[0] ?? '').toLowerCase()} ${number}`
  }
  if (kind === 'renewal' || kind === 'billing') {
    const { what } = YOUR.exec(about)?.groups ?? {}
    if (what !== undefined) return `your ${what}`
    if (kind === 'billing' && /\brent\b/i.test(about)) return 'your rent'
  }
  const { paper: numbered } = ON_PAPER.has(kind) ? (NUMBERED.exec(about)?.groups ?? {}) : {}
  if (numbered !== undefined) return `our ${lower(numbered)}`
  const [paper] = ON_PAPER.has(kind) ? (PAPER.exec(about) ?? []) : []
  if (paper !== undefined) return lower(paper)
  if (kind === 'customer_success' && (UPGRADES.test(about) || facts.some(({ text }) => UPGRADES.test(text))))
    return 'the upgrade'
  for (const { text } of facts) {
    const { what } = STARTS.exec(text)?.groups ?? {}
    if (what !== undefined) return `the ${what}`
  }
  for (const { text, whole } of BETWEEN_TWO.has(kind) ? [] : facts) {
    if (!whole) continue
    const { what } = SELLS.exec(text)?.groups ?? {}
    if (what !== undefined && !/\d/.test(what) && what.split(' ').length <= 4) {
      const thing = what.trim()
      // “We sell Chairfull”: behind a verb a capital names, and a name is nobody’s “our”.
      return /^\p{Lu}\S*$/u.test(thing) ? thing : `our ${thing}`
    }
  }
  for (const { text, whole, role } of BETWEEN_TWO.has(kind) ? [] : facts) {
    const { what, verb = '' } = (whole && role !== 'proof' && BY_NAME.exec(text)?.groups) || {}
    if (what !== undefined && !isPast(verb) && isName(what, dictionary)) return what
  }
  // “You have been using our booking engine for one house”
  const [, used] =
    kind === 'customer_success'
      ? (/\bus(?:es?|ing) our (\p{Ll}+(?: \p{Ll}+)?)(?= (?:for|since|in|at|on)\b|[.,]|$)/u.exec(about) ?? [])
      : []
  if (used !== undefined) return `our ${used}`
  if (kind === 'follow_up') {
    const { what } = TALKED.exec(about)?.groups ?? {}
    if (what !== undefined) return what
    const [, place] = facts.flatMap(({ text }) => MET_AT.exec(text) ?? [])
    if (place !== undefined) return place
  }
  for (const { text } of facts) {
    const { what } = DONE.exec(text)?.groups ?? {}
    if (what !== undefined) return text.startsWith('You visited ') ? `your visit to ${what}` : what
  }
  const { what: of } = OF_NAME.exec(about)?.groups ?? {}
  if (of !== undefined) return of
  const [work] = WORK.exec(about) ?? []
  if (work !== undefined) return `our ${work}`
  const { what: title } = QUOTED.exec(about)?.groups ?? {}
  return title === undefined ? null : `“${title}”`
}
const lower = (text: string) =>
  /^\p{Lu}\p{Ll}+(?: |$)(?!\p{Lu})/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text

/** A capital that only begins a sentence names nothing. */
function isName(what: string, dictionary: Dictionary | null): boolean {
  const first = (what.split(' ')[0] ?? '').toLowerCase()
  return dictionary === null || !dictionary.has(first) || dictionary.isProper(first)
}
