/** What a brief says, told apart: each thought is put where it surely belongs, and left out where nothing is sure. */
import type { Dictionary } from '../../../engine/dictionary.ts'
import { capitalised } from '../../../engine/edit.ts'
import { KINDS, type Kind } from '../../../engine/kinds.ts'
import type { BriefInput } from '../../brief.ts'
import { withGiven } from '../../brief-people.ts'
import { written } from '../../brief-shorthand.ts'
import { TO_MANY } from '../ground.ts'
import { bare, inside } from '../wording.ts'
import { askOf } from './ask.ts'
import type { Case, Fact, Role } from './facts.ts'
import { offerTold, proofTold, triggerTold } from './fields.ts'
import { headed, withContact, withSubject } from './headed.ts'
import { headingHeld, heldIn } from './held.ts'
import { withoutLink } from './page.ts'
import { proofread } from './proofread.ts'
import { NAMES_READER, PUTS, type Reading, SAYING, spokenOfReader, type Thought, WEAK } from './puts.ts'
import { needsBefore } from './referent.ts'
import { STRANGERS } from './say.ts'
import { topicOf } from './topic.ts'

/** Reads the thoughts of a brief one by one. */
export function caseOf(sent: BriefInput, kind: Kind, dictionary: Dictionary | null = null): Case {
  const given = withSubject(withContact(withGiven(sent)))
  const found: Case = {
    lead: null,
    facts: [],
    ask: null,
    wanted: sent.ask,
    link: sent.link ?? null,
    topic: null,
    held: kind === 'event_invitation' ? heldIn(written(sent.about)) : null,
    subject: null,
    sender: { ...sent.sender },
    reader: { ...given.recipient, ...sent.recipient },
    purpose: null,
    left: [],
  }
  const own = sent.ask === undefined ? null : askOf(sent.ask)
  const asks = own === null ? [] : [{ ask: own, rank: 0 }]
  const reading: Reading = {
    found,
    kind,
    asks,
    topic: null,
    audience: null,
    last: 'other',
    focus: {
      many: 'reader',
      one: 'reader',
      isNote: NOTE.test(sent.about.trim()) || TO_MANY.has(KINDS[kind].family),
    },
    isOfReader: false,
  }
  // “We need a head chef” asks nobody for one.
  const about =
    kind === 'recruiting' ? given.about.replace(/\b[Ww]e need (?=an? )/, 'We are looking for ') : given.about
  const { thoughts, heads } = headed(about, kind)
  for (const [at, thought] of thoughts.entries()) {
    const text = withoutLink(thought, found)
    const place: Thought = {
      text,
      hadPage: text !== thought,
      begins: at === 0 && thoughts.length > 1,
      isHead: at < heads,
      isFirst: at === 0,
    }
    const known = heardIn(reading)
    const taken = PUTS.find((put) => put(reading, place))
    // What names its reader is for the writer, and what follows speaks of them.
    if (taken !== undefined && NAMES_READER.has(taken)) spokenOfReader(reading, text)
    // Nothing is dropped in silence.
    if (
      taken !== undefined &&
      SAYING.has(taken) &&
      !place.isHead &&
      heardIn(reading) === known &&
      !WRITING.test(text)
    )
      found.left.push(text)
  }
  inFields(found, sent, kind)
  return closed(reading, sent, dictionary)
}

/** “Writing to housing associations”: who reads is no news to them. */
const WRITING = /^(?:writing|pitch|pitching|e-?mail|mail|outreach|reaching out|targeting|selling) /i

/** How much is known of a brief so far. */
const heardIn = ({ found, asks, topic }: Reading): number =>
  found.facts.length +
  found.left.length +
  asks.length +
  Object.keys(found.sender).length +
  Object.keys(found.reader).length +
  [found.lead, found.link, found.subject, found.purpose, topic].filter((part) => part !== null).length

/** What stands in the fields of a brief is told whole, and in the first mail but for its proof. */
function inFields(found: Case, { trigger, problem, offer, proof = [] }: BriefInput, kind: Kind): void {
  const { facts } = found
  const manner = TO_MANY.has(KINDS[kind].family) ? 'campaign' : 'deal'
  const whole = (text: string, role: Role) => ({ text: bare(text), raw: bare(text), whole: true, role })
  if (trigger !== undefined)
    found.lead = [triggerTold(trigger), found.lead].filter((part) => part !== null).join(' ')
  if (problem !== undefined) facts.unshift({ ...whole(problem, 'pain') })
  const isSaid = facts.some(
    ({ text }) => offer !== undefined && text.toLowerCase().includes(inside(offer).toLowerCase()),
  )
  for (const text of proof) facts.push(whole(proofTold(text), 'proof'))
  if (offer !== undefined && !isSaid)
    facts.push({ ...whole(offerTold(offer, manner, kind === 'fundraising'), 'price'), isOffer: true })
}

/** The case with the best of its asks; what else is wished for is told. */
function closed(
  { found, asks, topic, kind }: Reading,
  sent: BriefInput,
  dictionary: Dictionary | null,
): Case {
  const isOpen =
    STRANGERS.has(kind) &&
    topic?.startsWith('our ') &&
    !found.facts.some(({ text }) => /^(?:We|I|Our) /.test(text))
  if ((found.facts.length === 0 || isOpen) && found.lead === null && topic !== null)
    found.lead = `This is about ${topic}.`
  asks.sort((one, other) => one.rank - other.rank)
  found.ask = asks[0]?.ask ?? null
  for (const { ask } of asks.slice(1).filter(({ rank }) => rank !== WEAK)) {
    const [, act] = /^(?:Could you|Would you like to) (?!tell me\b)(.+)\?$/.exec(ask) ?? []
    const wish = `We would like you to ${act}`
    if (act !== undefined) found.facts.splice(1, 0, { text: wish, raw: wish, whole: true, role: 'wish' })
    else if (ask !== found.ask) found.left.push(ask)
  }
  // “Ours runs on WhatsApp”, where nothing before it says what.
  if (topic?.startsWith('our '))
    for (const fact of found.facts)
      fact.text = fact.text.replace(/^Ours (?=\p{Ll}+s\b|is\b)/u, `${capitalised(topic)} `)
  if (kind === 'event_invitation')
    found.held ??= headingHeld(found.lead?.replace(/^You are invited to /, '').replace(/\.$/, '') ?? '')
  mended(found, dictionary)
  found.topic =
    topic ??
    found.held?.name ??
    topicOf(
      [...(found.lead === null ? [] : [lead(found.lead)]), ...found.facts],
      written(sent.about),
      kind,
      found.sender.company,
      found.ask,
      dictionary,
    )
  return found
}
/** Words of a brief about its mail, or of its reader by name: no reader is told these. */
const isOfBrief = (text: string, reader: string | undefined): boolean =>
  OF_BRIEF.test(text) || (reader !== undefined && wordsOf(text).includes(wordsOf(reader).at(-1) ?? ''))
const wordsOf = (text: string): string[] => text.split(/[^\p{L}-]+/u).filter((word) => word !== '')
const OF_BRIEF =
  /^(?:CTA|Signed|Please (?:make|keep|write|be|use|add|mention)|(?:\p{L}+ )?[Ff]ollow[- ]?up|Upsell|Prospects?|Leads?|Pitch|Sequence|Candidates?|Audience|Goal|Tone|Subject|Target)\b(?! times?\b)/u

/** “…, no hard feelings if not?”: said behind the question. */
const NO_PRESSURE = /,? (?=no (?:hard feelings|problem|worries|pressure|rush|obligation))([^?]+)\?$/i

/** “Would you like to visit you?”: what the sender wants to do is no question. */
const SELF = /\byou (?:like )?(?:to )?\p{Ll}+ you\b/u

/** What stays broken, or speaks of somebody it does not name, is left to the sender. */
function mended(found: Case, dictionary: Dictionary | null): void {
  const { facts, lead, ask } = found
  const [begins, asks, ...told] = proofread(
    [lead ?? '', ask ?? '', ...facts.map(({ text }) => text)],
    dictionary,
  )
  found.lead = lead === null ? null : (begins ?? null)
  found.ask =
    ask === null || SELF.test(ask)
      ? null
      : (asks?.replace(NO_PRESSURE, (_, said: string) => `? ${capitalised(said)}.`) ?? null)
  found.facts = facts.flatMap((fact, at) => {
    const text = told[at] ?? null
    // Nothing stands before what a first mail begins with.
    const leans =
      at === 0 &&
      found.lead === null &&
      /^(?:It|This|That|They|These)\b(?! (?:is about\b|is the \p{Ll}+ reminder))/u.test(fact.text)
    if (text !== null && !leans && !needsBefore(fact.text) && !isOfBrief(fact.text, found.reader.name))
      return [
        {
          ...fact,
          text: bare(text),
          raw: fact.raw.slice(1) === fact.text.slice(1) ? fact.raw.charAt(0) + bare(text).slice(1) : fact.raw,
        },
      ]
    found.left.push(fact.text)
    return []
  })
}
const lead = (text: string): Fact => ({ text: bare(text), raw: text, whole: true, role: 'other' })

/** A brief that was typed as notes: a thought of it begins small. */
const NOTE = /(?:^|\n|[.!?] )(?:[-*•–] )?\p{Ll}/u
