/** What a line serves beside the others of its mail, by what the mail is for: the order in which they are offered. */
import type { Doc, Sentence } from '../../engine/doc.ts'
import { ACTS } from '../../engine/lexicon/asks.ts'
import { tokenize } from '../../engine/tokens.ts'
import type { BriefInput } from '../brief.ts'
import { classesOf } from '../material/word-class.ts'
import type { FitIdea } from './choose.ts'
import type { Fit } from './fit.ts'
import type { Idea } from './idea.ts'
import { tellingSentences } from './reading/telling.ts'
import { FINITE } from './reading/words.ts'
import type { Role } from './role.ts'
import { soundIn } from './sound.ts'

/** Fit from which a line may take the place of a subject unasked. */
export const SERVES = 75
/** Lines that serve worse are not offered. */
export const LEAST_FIT = 59
/** What a sum or a share gives up to the thing it is of. */
const SIDE = 15
/** What the thing that a brief begins with has before others of its fit. */
const FIRST_NAMED = 6
/** What the news of the first sentence has. */
const FIRST_TOLD = 14
/** Parts of a mail that name what there is to come to. */
const NAMES: ReadonlySet<Role> = new Set(['purpose', 'news', 'trigger', 'heading', 'offer'])

/** What a line serves, 0 to 100. */
type Serves = (idea: Idea, fit: Fit) => number

/** Judges the lines of one mail, or of a brief, whose ask is no subject: it says nothing of what is written. */
export function servesIn(doc: Doc, brief: BriefInput | undefined): Serves {
  const isSound = soundIn(doc)
  const about = brief?.about.toLowerCase().replace(/^(?:an?|the|our|my|we \p{L}+) (?:an? |the )?/u, '')
  return (idea, fit) => {
    const { points } = fit
    if (about === undefined) {
      if (idea.said) return Math.min(100, points + FIRST_NAMED)
      if (!isSound(idea.text, fit) && !isIntroduction(idea, doc)) return belowServing(points)
      const side = sideOf(idea, doc, points)
      return isInvitation(idea, fit, doc) ||
        (side === 0 && (fit.role === 'purpose' || isFirstNews(idea, doc)))
        ? Math.min(100, points + (isFirstNews(idea, doc) ? FIRST_TOLD : FIRST_NAMED))
        : points - side
    }
    if (fit.role === 'ask' || idea.angle === 'question') return belowServing(points)
    const [start = ''] = /^\S+ \S+/.exec(idea.text.toLowerCase()) ?? []
    return start !== '' && about.startsWith(start) ? Math.min(100, points + FIRST_NAMED) : points
  }
}

/** The same, where no detail of a later sentence outranks what the first tells and tells well. */
export function behindFirst(doc: Doc, serves: Serves, offered: readonly FitIdea[]): Serves {
  const lead = offered.reduce(
    (most, idea) => (isFirstNews(idea, doc) ? Math.max(most, serves(idea, idea.fit)) : most),
    0,
  )
  if (lead < SERVES) return serves
  const [first] = tellingSentences(doc)
  const at = first ? doc.sentences.indexOf(first) : 0
  return (idea, fit) => {
    const isLater = TELLS.has(fit.role) && (idea.line?.index ?? 0) > at
    return isLater ? Math.min(serves(idea, fit), lead - LONGER) : serves(idea, fit)
  }
}
/** What a line may cost that is a few words longer than its kind likes. */
const LONGER = 9
const TELLS: ReadonlySet<Role> = new Set(['news', 'problem', 'proof', 'detail'])

/** The fit of a line that is beside the point of the mail or names nothing of it: in its order below those that serve. */
const belowServing = (points: number) =>
  points < LEAST_FIT
    ? points
    : LEAST_FIT + Math.floor(((points - LEAST_FIT) * (SERVES - LEAST_FIT)) / (101 - LEAST_FIT))

/** “Introduction to Dana Whitlock”: names all there is to ask. */
const isIntroduction = ({ text }: Idea, { kind }: Doc): boolean =>
  kind === 'referral_intro' && /^Introduction to \p{Lu}/u.test(text)

/** “The mobile library will stop coming to Marton after 26 February”: what the first sentence tells comes before a thing of the second. */
const isFirstNews = ({ text, shape, line, angle, spare }: Idea, doc: Doc): boolean =>
  // “We stayed in room 314”: what somebody did before they wrote.
  !(spare && /^(?:i|we) /i.test(text)) &&
  doc.kind !== 'billing' &&
  doc.kind !== 'meeting_request' &&
  // “The pallets were delivered today but 14 boxes are wet”: the news comes behind.
  !/^,? but\b/.test(asSaid({ text, line }).rest) &&
  // “The audit took place this morning”: what came of it is the news.
  !HELD.test(text) &&
  (doc.family === 'operational' || doc.family === 'warm') &&
  shape === 'says' &&
  angle !== 'question' &&
  line !== null &&
  line.index !== null &&
  line.index === doc.sentences.indexOf(tellingSentences(doc)[0] as Sentence) &&
  (HEADLINE.test(text) ||
    tokenize(text).some(({ lower }) => FINITE.has(lower)) ||
    classesOf(tokenize(text)).some((c) => c === 'be' || c === 'modal' || c === 'verb'))

/** “Passenger lift out of service until 6 May”: as a heading says it, without its verb. */
const HEADLINE = /\b(?:out of (?:service|order|use)|closed|moved|pushed|postponed|cancelled|delayed)\b/i

const HELD = /\b(?:took place|was held|were held|has taken place|met)\b/i

/** “Open workshop day, Saturday, 7 February”: before all that happens there. */
const isInvitation = ({ text }: Idea, { role }: Fit, { kind }: Doc): boolean =>
  kind === 'event_invitation' && NAMES.has(role) && DATED.test(text)
const DATED =
  /^[^,]{6,}(?:,| on) (?:\p{Lu}\p{Ll}+,? )?(?:\d{1,2}(?:st|nd|rd|th)? \p{Lu}|\p{Lu}\p{Ll}{2,} \d)/u

/** What a line gives up that tells the side of a matter which the mail tells as well. */
const sideOf = (idea: Idea, doc: Doc, points: number) =>
  !idea.headline && SIDES.some((isSide) => isSide(idea, doc))
    ? Math.max(0, Math.min(SIDE, points - LEAST_FIT))
    : 0

const ADDED = /^the (?:extra|additional|remaining|other|same|rest) \p{Ll}/iu
const GIVEN = /\b(?:awarded|granted|donated|raised) /i
const SIDES: readonly ((idea: Idea, doc: Doc) => boolean)[] = [
  // “Members pay $95, guests $140”: but for advertisements and bargaining what a thing costs or brings comes behind the thing.
  (idea, doc) => {
    const { text, line, role } = idea
    const { family, kind } = doc
    return (
      role !== 'purpose' &&
      // “The interest rate will go down to 2.75%”: told first, it is the news.
      !isFirstNews(idea, doc) &&
      // “60-tonne mobile crane: £4,850” is what a proposal is.
      !(kind === 'proposal' && /^(?!total\b)\S+ [^:]+: [$£€]/i.test(text)) &&
      // “Invoice 2231: £184.00, due 15 November” is what a bill is.
      !(kind === 'billing' && /^(?:invoice|bill) \S*\d\S*: [$£€]/i.test(text)) &&
      (family !== 'bulk_promo' || kind === 'event_invitation') &&
      // “Kirkdale Boxing Club: £7,500”: what is given is the news.
      !(line !== null && GIVEN.test(line.sentence.text)) &&
      kind !== 'negotiation' &&
      /[$£€]\s?\d|\d\s?[%€]/.test(text)
    )
  },
  // “Sign page 6 of the attached PDF”: between people what there is to tell comes before what is to be done.
  ({ angle, text, role, line }, { family, kind }) =>
    (family === 'warm' || kind === 'internal' || kind === 'proposal') &&
    angle === 'specific' &&
    line !== null &&
    (role === undefined || role === 'ask') &&
    ACTS.has(/^\p{L}+/u.exec(text.toLowerCase())?.[0] ?? '') &&
    new RegExp(`\\bplease ${/^\p{L}+/u.exec(text.toLowerCase())?.[0] ?? ''}\\b`, 'i').test(
      line.sentence.text,
    ),
  // “The extra hour costs 4 euro”: to what it is added, only the first sentence says.
  (idea, doc) => ADDED.test(idea.text) && !isFirstNews(idea, doc),
  // “We hold your old price until 30 April”: the amends come behind what happened.
  ({ text }, { kind }) => kind === 'apology' && AMENDS.test(text),
  // “Jonas runs procurement at Alstad”: one of the two who are to meet.
  (idea, { kind }) => kind === 'referral_intro' && OF_PERSON.test(asSaid(idea).said),
  // “40 spaces at the church hall”: what may be used instead of what is closed.
  (idea) => INSTEAD.test(asSaid(idea).rest),
]

/** The words of a line as its sentence has them, and what follows there. */
const asSaid = ({ text, line }: Pick<Idea, 'text' | 'line'>) => {
  const own = line?.sentence.text ?? ''
  const at = own.toLowerCase().indexOf(text.toLowerCase())
  const end = at + text.length
  return at < 0 ? { said: '', rest: '' } : { said: own.slice(at, end), rest: own.slice(end) }
}

/** What the sender does, will do or has put right since; “We paid 38 of your staff without their overtime” is what happened. */
const AMENDS =
  /\b(?:is|are) yours\b|^(?:i|we)(?:['’]ll| will| can| hold| offer| give| are (?!sorry)\p{L}+ing|(?:['’]ve| have) (?:now |already |just |since )?(?:refunded|credited|sent|returned|replaced|fixed|repaired|restored|corrected|changed|added|given|reset|waived|cancelled|booked|put|paid|asked|arranged)) /iu
const OF_PERSON = /^\p{Lu}\p{Ll}+(?:['’]s)? (?!and\b|on\b|at\b|for\b|meets?\b)\p{Ll}/u
/** Behind it the sentence says that it may be used meanwhile. */
const INSTEAD =
  /^[^.]{0,30}\b(?:(?:which|that) (?:we|you|everyone|staff) can use|instead\b|in the meantime\b|meanwhile\b)/i
