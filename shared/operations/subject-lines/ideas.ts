/** Everything the mail offers as a subject, before it is judged. */
import type { Doc } from '../../engine/doc.ts'
import type { Family } from '../../engine/kinds.ts'
import type { BriefInput } from '../brief.ts'
import type { RichMaterial } from '../material/from-draft.ts'
import { askedAngles } from './asked-angles.ts'
import type { Angle } from './contract.ts'
import type { Idea } from './idea.ts'
import { announcedLines } from './lines/announced.ts'
import { applicationLines } from './lines/application.ts'
import { askLines } from './lines/ask.ts'
import { briefLines } from './lines/brief.ts'
import { closedLines } from './lines/closed.ts'
import { companyLines } from './lines/company.ts'
import { customerResultLines } from './lines/customer-result.ts'
import { datedLines } from './lines/dated.ts'
import { deadlineLines } from './lines/deadline.ts'
import { eventLines } from './lines/event.ts'
import { figureLines } from './lines/figure.ts'
import { gerundLines } from './lines/gerund.ts'
import { handedLines } from './lines/handed.ts'
import { introAskLines } from './lines/intro-ask.ts'
import { itemLines } from './lines/item.ts'
import { labelLines } from './lines/label.ts'
import { learnedLines } from './lines/learned.ts'
import { listedLines } from './lines/listed.ts'
import { mannersLines } from './lines/manners.ts'
import { matterLines } from './lines/matter.ts'
import { meetingLines } from './lines/meeting.ts'
import { missingThingLines } from './lines/missing-thing.ts'
import { movedLines } from './lines/moved.ts'
import { numberedLines } from './lines/numbered.ts'
import { offerEndsLines } from './lines/offer-ends.ts'
import { openingLines } from './lines/opening.ts'
import { outageLines } from './lines/outage.ts'
import { overdueLines } from './lines/overdue.ts'
import { partiesLines } from './lines/parties.ts'
import { peopleLines } from './lines/people.ts'
import { phrasedLines } from './lines/phrased.ts'
import { planLines } from './lines/plan.ts'
import { priceLines } from './lines/price.ts'
import { purposeLines } from './lines/purpose.ts'
import { roleLines } from './lines/role.ts'
import { spareLines } from './lines/spare.ts'
import { statementLines } from './lines/statement.ts'
import { takesPlaceLines } from './lines/takes-place.ts'
import { titleLines } from './lines/title.ts'
import { topicLines } from './lines/topic.ts'
import { totalLines } from './lines/total.ts'
import { once } from './once.ts'
import { type Core, coreOf } from './reading/core.ts'
import { isEmpty } from './unfit/empty-words.ts'
import { halfSaid } from './unfit/half-said.ts'
import { inPassing } from './unfit/in-passing.ts'
import { besideAskIn } from './unfit/side-asks.ts'
import { isSideMatter } from './unfit/side-matter.ts'
import { isSubordinate } from './unfit/subordinate.ts'

/** Angles that suit a family when none is asked for, with what each is worth there. */
const USUAL: Readonly<Record<Family, Partial<Record<Angle, number>>>> = {
  cold: { trigger: 1.5, specific: 1, referral: 1.2, question: 0.4, plain_internal: 0.6, number: 0.3 },
  warm: {
    specific: 1,
    trigger: 1,
    referral: 1.2,
    question: 0.5,
    number: 0.5,
    plain_internal: 0.3,
    benefit: 0,
  },
  bulk_content: { specific: 1, number: 0.6, benefit: 0.6, curiosity: 0.4, question: 0 },
  bulk_promo: { benefit: 1, specific: 1, number: 0.8, question: 0.2, curiosity: 0.2 },
  operational: { specific: 1.5, benefit: 0.8, number: 0.5, trigger: 1 },
}

/** A brief names its parts, so that each serves. */
const FOR_BRIEF: Partial<Record<Angle, number>> = {
  benefit: 1,
  question: 0.8,
  curiosity: 0.4,
  plain_internal: 0.3,
}

/** Ideas looked at, at most. */
const MOST = 300
/** And of each angle that was asked for. */
const MOST_OF_ANGLE = 100

type Source = (doc: Doc, material: RichMaterial, brief: BriefInput | undefined) => Idea[]
const alone =
  (lines: (material: RichMaterial) => Idea[]): Source =>
  (_, material) =>
    lines(material)

/** What looks for subjects beside the topics, the figures and the statements of a mail. */
const SOURCES: readonly Source[] = [
  labelLines,
  customerResultLines,
  takesPlaceLines,
  phrasedLines,
  offerEndsLines,
  outageLines,
  overdueLines,
  partiesLines,
  applicationLines,
  alone(introAskLines),
  mannersLines,
  alone(askLines),
  peopleLines,
  listedLines,
  eventLines,
  alone(deadlineLines),
  itemLines,
  datedLines,
  alone(gerundLines),
  handedLines,
  alone(planLines),
  companyLines,
  (doc, _, brief) => briefLines(brief, doc.family),
  alone(spareLines),
  priceLines,
  numberedLines,
  learnedLines,
  openingLines,
  titleLines,
  roleLines,
  alone(purposeLines),
  alone(meetingLines),
  announcedLines,
  totalLines,
  matterLines,
  alone(movedLines),
  alone(closedLines),
  missingThingLines,
]

/** What each angle is worth to this mail. */
function worthOf(
  family: Family,
  angles: readonly Angle[] | undefined,
  brief: BriefInput | undefined,
): Partial<Record<Angle, number>> {
  if (angles) return Object.fromEntries(angles.map((a) => [a, 1]))
  return brief ? { ...USUAL[family], ...FOR_BRIEF } : USUAL[family]
}

/** Lines of the mail's own topics, figures and statements. */
function centralLines(
  doc: Doc,
  material: RichMaterial,
  angles: readonly Angle[] | undefined,
  worth: Partial<Record<Angle, number>>,
  core: Core,
): Idea[] {
  const teases = worth.curiosity !== undefined
  return [
    ...topicLines(doc, material, core),
    ...figureLines(doc, material, core),
    ...statementLines(doc, material, core, teases),
    // Each angle asked for has the lines it would have alone, whichever others are asked for.
    ...(angles ? statementLines(doc, material, core, !teases) : []),
  ]
}

/** Whether no line of its kind is ever a subject, whatever the mail offers beside it. */
export const isUnfit = (idea: Idea, doc: Doc, { recipient }: RichMaterial): boolean =>
  // The reader's own firm says to whom, and not what; who asks for names gets it.
  (idea.angle !== 'name' && idea.text === recipient.company?.text) ||
  halfSaid(idea) ||
  isEmpty(idea, doc) ||
  isSideMatter(idea) ||
  inPassing(idea, doc) ||
  isSubordinate(idea, doc)

/** Ideas of the angles asked for, or of those that suit the mail; heaviest first. */
export function ideasFor(
  doc: Doc,
  material: RichMaterial,
  angles: readonly Angle[] | undefined,
  brief: BriefInput | undefined,
): Idea[] {
  const worth = worthOf(doc.family, angles, brief)
  const core = coreOf(doc, material)
  const found = [
    ...centralLines(doc, material, angles, worth, core),
    ...SOURCES.flatMap((lines) => lines(doc, material, brief)),
  ]
  // A notice asks nothing; a mail whose own ask is a question was written by somebody, whatever its kind.
  const asks = (idea: Idea) =>
    idea.angle === 'question' &&
    (idea.line?.sentence.question === true || idea.role === 'ask') &&
    material.ask?.text.trimEnd().endsWith('?') === true
  const besideAsk = brief ? () => false : besideAskIn(doc)
  const unfit = once((idea) => isUnfit(idea, doc, material))
  const heaviest = [...found, ...(angles ? askedAngles(found, angles, material) : [])]
    .filter((idea) => !unfit(idea) && !besideAsk(idea))
    .flatMap((idea) => {
      const bonus = worth[idea.angle] ?? (asks(idea) ? 0 : undefined)
      if (bonus !== undefined) return [{ ...idea, weight: idea.weight + bonus }]
      if (!angles && (idea.also || idea.said)) return [idea]
      return angles || (idea.angle !== 'curiosity' && idea.angle !== 'benefit')
        ? []
        : [{ ...idea, spare: true }]
    })
    .sort((a, b) => b.weight - a.weight || (a.text < b.text ? -1 : a.text > b.text ? 1 : 0))
  return angles
    ? angles.flatMap((angle) => heaviest.filter((idea) => idea.angle === angle).slice(0, MOST_OF_ANGLE))
    : heaviest.slice(0, MOST)
}
