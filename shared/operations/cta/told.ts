/** Questions made of what the mail says beside its ask: what it suggests, offers, promises, claims and proves. */
import { isSure } from '../../engine/detect.ts'
import type { Doc } from '../../engine/doc.ts'
import { customersOf } from '../material/customers/got.ts'
import { materialOf } from '../material/from-draft.ts'
import { hangingOn } from './followed.ts'
import type { FoundAsk } from './found.ts'
import { isStranger, toMany } from './primary.ts'
import type { Slots } from './slots.ts'
import { straight } from './straight.ts'
import { bills } from './told/bills.ts'
import { choices } from './told/choices.ts'
import { conditions } from './told/conditions.ts'
import { datesListed } from './told/dates-listed.ts'
import { decisions } from './told/decisions.ts'
import { gatherings, isInvitation } from './told/gatherings.ts'
import { introductions } from './told/introductions.ts'
import { onOffer } from './told/on-offer.ts'
import { peers } from './told/peers.ts'
import { plans } from './told/plans.ts'
import { results } from './told/results.ts'
import { roles } from './told/roles.ts'
import { saidIn, type Told } from './told/said.ts'
import { suggested } from './told/suggested.ts'
import { talks } from './told/talks.ts'
import { promised, value } from './told/value.ts'

/** Most questions of one mail: each is scored in its place. */
const MOST = 6

/** Who was written to before was told what others do, and colleagues and customers are no market. */
const KNOWN: ReadonlySet<Doc['kind']> = new Set<Doc['kind']>([
  'internal',
  'support_reply',
  'apology',
  'billing',
  'follow_up',
  'breakup',
  'meeting_recap',
  'thank_you',
])

/** Questions of the mail's own matter, nearest to its purpose first. */
export function toldQuestions(
  doc: Doc,
  primary: FoundAsk | null,
  wish: FoundAsk | null,
  slots: Slots,
): Told[] {
  if (!doc.english) return []
  const said = saidIn(doc)
  if (isInvitation(doc, said)) return said.flatMap((each) => gatherings(each, doc, primary)).slice(0, 2)
  const unpaid = givesWay(primary) ? bills(doc, said) : []
  if (unpaid.length > 0) return unpaid
  // A guess at a bill does not make one.
  const mailed = isSure(doc.kindConfidence) || (/^bulk/.test(doc.family) && primary?.form !== 'question')
  if ((toMany(doc) && mailed) || !givesWay(primary)) return []
  const asked = primary?.own?.text.replace(/\s+/g, ' ').trim() ?? ''
  const pitch = isStranger(doc) || (!isSure(doc.kindConfidence) && !KNOWN.has(doc.kind))
  const lines = [
    ...said
      .filter(({ index }) => [1, 2].includes((primary?.sentence ?? 0) - index))
      .flatMap((each) => choices(straight(asked)[0] ?? asked, each)),
    ...said.flatMap((each) => datesListed(asked, each)),
    ...said
      .filter(({ index }) => index - 1 === primary?.sentence)
      .flatMap((each) => [...decisions(asked, each), ...introductions(asked, each)]),
    ...(leavesChoice(primary)
      ? []
      : [
          ...said.flatMap((each) => suggested(each, asked, primary?.sentence ?? null)),
          ...said.flatMap((each) => [...onOffer(each, primary), ...conditions(each)]),
        ]),
    ...(primary && hangingOn(doc, primary.sentence ?? -1) === null ? talks(doc, primary, wish, slots) : []),
    ...roles(doc, said),
    ...(pitch ? [...plans(doc, said), ...pitched(doc, said)] : []),
  ]
  return [...new Map(lines.map((line) => [line.text, line])).values()].slice(0, MOST)
}

/** A question of what a customer got done, one of what others like the reader do, and one of what the sender does for them. */
function pitched(doc: Doc, said: ReturnType<typeof saidIn>): Told[] {
  const read = customersOf(doc, materialOf(doc))
  return [
    ...said.flatMap((each) => results(each, read)).slice(0, 1),
    ...said.flatMap(peers).slice(0, 1),
    ...said.flatMap(value).slice(0, 1),
    ...promised(doc.subject?.text),
  ]
}

/** “Shall I change the order to 30, or would you like to keep all 40?”: what takes its place would take the choice away. */
const leavesChoice = (primary: FoundAsk | null): boolean =>
  primary?.form === 'question' && primary.kind !== 'meeting' && /\bor\b/i.test(primary.text)

/** Work and clicks that are asked for are what the mail is for; a nod, an answer and a talk may be asked for otherwise. */
const givesWay = (primary: FoundAsk | null): boolean =>
  primary === null ||
  primary.weak ||
  primary.kind === 'interest' ||
  primary.kind === 'meeting' ||
  primary.kind === 'reply'
