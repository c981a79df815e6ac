/** Which step tells which fact: the first mail has to stand by itself, and each later step has one fact of its own. */
import type { Kind } from '../../../engine/kinds.ts'
import { isPast } from '../../material/verbs.ts'
import { type Angle, LAST, ORDER, type Play } from '../angles.ts'
import { UPGRADES } from '../side.ts'
import type { Case, Fact, Role } from './facts.ts'
import { needsBefore } from './referent.ts'

export interface Shared {
  /** What the first mail tells, in the order of the brief. */
  first: readonly Fact[]
  /** What later steps tell, by their angle. */
  later: Readonly<Partial<Record<Angle, Fact>>>
  /** The angles of the later steps, in their order; the one that closes is not among them. */
  angles: readonly Angle[]
}

/** What is asked for: steps to write, whether the first mail is one of them, and the angles that were named. */
export interface Wanted {
  steps: number
  begins: boolean
  angles: readonly Angle[] | undefined
}

/** Who owes or is told of a change reads all of it at once. */
const AT_ONCE: ReadonlySet<Kind> = new Set<Kind>(['billing', 'announcement'])
/** Angles that any fact may be told under, the most fitting first. */
const ANY: readonly Angle[] = ['smaller_ask', 'resource', 'how_it_works', 'options', 'objection']
/** What is kept for later first, and its own angles. */
const KEPT: readonly (readonly [Role, readonly Angle[]])[] = [
  ['proof', ['proof']],
  ['how', ['how_it_works']],
  ['day', ['timing']],
  ['price', ['cost', 'options']],
  ['other', ['resource']],
  ['ours', []],
]
const SLIGHT = 9
/** A first mail keeps so many thoughts, its lead counted. */
const LEAST = 2

/** Shares the facts of a brief among its steps. */
export function shared(found: Case, kind: Kind, play: Play | null, wanted: Wanted): Shared {
  const { facts } = found
  const first = [...facts]
  const later: Partial<Record<Angle, Fact>> = {}
  if (play === null) return { first, later, angles: [] }
  const total = wanted.steps - (wanted.begins ? 1 : 0)
  const closes =
    wanted.steps >= 3 && LAST[play] === 'close_file' && kind !== 'announcement' && wanted.angles === undefined
  const may = (angle: Angle) =>
    ORDER[play].includes(angle) && angle !== 'close_file' && (wanted.angles?.includes(angle) ?? true)
  const reminds = play !== 'outreach' && (found.held !== null || dayOf(found) !== null) && may('timing')
  const room = Math.max(0, total - (closes ? 1 : 0))
  const most = room - (reminds ? 1 : 0)
  const proofs = facts.filter(({ role }) => role === 'proof')
  const opening =
    facts.find((fact) => fact.role === 'ours' && !isOfReader(fact)) ??
    // A stranger is told first what it is about.
    facts.find((fact) => /^(?:We|I|Our) /.test(fact.text) && fact.role !== 'proof' && !isOfReader(fact))
  for (const [role, own] of AT_ONCE.has(kind) ? [] : KEPT)
    for (const fact of [...facts].reverse()) {
      const angle = [...own, ...(role === 'day' ? [] : ANY)].find(
        (one) => may(one) && later[one] === undefined,
      )
      const isFree = fact.role === role && fact !== opening && fact !== facts[0] && isApart(fact, facts)
      const isNeeded =
        fact.isOffer ||
        // Of several results the first mail tells one.
        (fact === proofs[0] && proofs.length > 1) ||
        ((play === 'campaign' || play === 'renewal') && role === 'price') ||
        (role === 'day' && play !== 'outreach') ||
        (play === 'deal' && UPGRADES.test(fact.text))
      // Nobody opens a mail of a list for a few words.
      const isSlight = play === 'campaign' && (!fact.whole || fact.text.split(' ').length < SLIGHT)
      const kept = first.length + (found.lead === null ? 0 : 1)
      if (
        !isFree ||
        isNeeded ||
        isSlight ||
        angle === undefined ||
        kept <= LEAST ||
        Object.keys(later).length >= most
      )
        continue
      later[angle] = fact
      first.splice(first.indexOf(fact), 1)
    }
  return { first, later, angles: inOrder(found, later, play, room, may, reminds) }
}

/** Angles with a fact, the result first; then what needs none, as far as there is room. */
function inOrder(
  { facts }: Case,
  later: Readonly<Partial<Record<Angle, Fact>>>,
  play: Play,
  room: number,
  may: (angle: Angle) => boolean,
  reminds: boolean,
): Angle[] {
  const told = (Object.keys(later) as Angle[]).sort(
    (one, other) => Number(other === 'proof') - Number(one === 'proof'),
  )
  const asksProof = play === 'outreach' && may('proof') && !facts.some(({ role }) => role === 'proof')
  // Who is known already need not be asked who else to write to.
  const stands = play === 'outreach' && facts.some(isOfReader) ? STANDS.deal : STANDS[play]
  const [other] = (stands ?? []).filter((angle) => may(angle) && !told.includes(angle))
  const all: Angle[] = [
    ...told,
    ...(reminds ? (['timing'] as const) : []),
    ...(other === undefined ? [] : [other]),
    ...(asksProof ? (['proof'] as const) : []),
  ]
  return all.slice(0, room)
}

/** What is true of any mail of a play, for one step where a brief has no more to tell: whom else to ask, or what is open. */
export const STANDS: Readonly<Partial<Record<Play, readonly Angle[]>>> = {
  outreach: ['other_person'],
  recruiting: ['other_person'],
  press: ['other_person'],
  meeting: ['other_person'],
  payment: ['objection', 'other_person'],
  renewal: ['objection'],
  deal: ['objection'],
  customer: ['objection'],
}

/** The day readers are reminded of: one that is still to come by its sentence. */
export function dayOf({ facts }: Case): Fact | null {
  const open = facts.filter(
    ({ text }) =>
      DATED.test(text) && !OVER.test(text) && !/^You (?:said|told|asked|wrote|mentioned)\b/.test(text),
  )
  const dated = open.filter(({ text }) => /\d \p{Lu}\p{Ll}|\p{Lu}\p{Ll}+ \d/u.test(text))
  const isDay = ({ role }: Fact) => role === 'day'
  return (
    dated.find(({ text }) => /\b(?:by|before|until) \d/.test(text)) ??
    dated.find(({ text }) => /\bdue on \d/.test(text)) ??
    dated.find(isDay) ??
    dated[0] ??
    open.find(isDay) ??
    open[0] ??
    null
  )
}
const DATED =
  /\d{1,2}(?:st|nd|rd|th)? (?:of )?(?:January|February|March|April|May|June|July|August|September|October|November|December)\b|\b(?:January|February|March|April|June|July|August|September|October|November|December) \d|\b(?:before|by|until) (?:the end of )?\p{Lu}/u
/** What is over: nobody is reminded of a day that is past. */
const OVER =
  /\bago\b|\boverdue\b|^(?:Promised|Sent|Ordered|Signed|Bought|Booked) |^(?:We|I|You|The \p{Ll}+|Invoice \S+(?:, .{1,40}?,)?) (?:was|were|had|did|\p{Ll}+ed|sent|met|saw|spoke)\b(?!.*\b(?:by|before|until)\b)/u

/** Whether a fact stands without its neighbours: “It works with GitLab” belongs to what stands before it. */
function isApart(fact: Fact, facts: readonly Fact[]): boolean {
  const next = facts[facts.indexOf(fact) + 1]
  return !(leans(fact) || (next !== undefined && leans(next)) || isOfReader(fact))
}
const leans = ({ text }: Fact): boolean =>
  needsBefore(text) ||
  /\b(?:do|does|did) (?:it|this|that)\b/.test(text) ||
  / (?:of|with|for|about|on|to|after) (?:them|it)$/.test(text) ||
  /^(?:(?:last|this|next|in|on|since|from|until|after|before|by) [^,]{1,24}?,? )?(?:(?:it|they|these|those|he|she)\b|(?:this|that) (?:is|was|means|makes|saves|costs|takes|works|includes)\b|(?:step|day|week|phase|part) \p{L}+:)/iu.test(
    text,
  )
/** What the reader gets or may do can be said later. */
const GAINS =
  /^(?:can|may|will|would|could|get|receive|earn|keep|save|only|need|pay|do|don['’]t|might|also|then|just|see|find|choose)$/
/** What readers did or said comes first, and all of it. */
function isOfReader({ text }: Fact): boolean {
  if (/^We sent you\b/.test(text)) return true
  if (
    /^(?:You['’](?:ve|re)|We (?:talked|spoke) about|(?:I|We) (?:promised|agreed|said|suggest|saw|heard|read|noticed|met|spoke|talked)) /.test(
      text,
    )
  )
    return true
  const [, verb] = /^You (\p{Ll}+)/u.exec(text) ?? []
  return verb !== undefined && (isPast(verb) || !GAINS.test(verb))
}

/** What a step could tell that a brief says nothing of, and to whom. */
const LACKS: readonly (readonly [Role, string, readonly Play[] | null])[] = [
  ['proof', 'a result at a customer with its figure', ['outreach', 'deal', 'customer']],
  ['price', 'what it costs', ['outreach', 'deal', 'customer', 'renewal', 'recruiting']],
  ['how', 'how it works and how long it takes', ['outreach', 'deal', 'customer', 'recruiting']],
  ['other', 'one more fact in a sentence of its own', ['campaign', 'press', 'buying', 'meeting']],
  ['day', 'a day by which to answer', null],
]

/** What would give a brief more steps, by what readers of its play ask themselves. */
export const lacking = ({ facts, held }: Case, play: Play): string[] =>
  LACKS.filter(
    ([role, , plays]) =>
      (plays?.includes(play) ?? true) &&
      (role === 'other' || !facts.some((fact) => fact.role === role)) &&
      !(role === 'day' && held !== null),
  ).map(([, name]) => name)
