/** Everything the mail offers as a subject, before it is judged. */
import type { Doc } from '../../engine/doc.ts'
import type { Family } from '../../engine/kinds.ts'
import type { BriefInput } from '../brief.ts'
import type { RichMaterial } from '../material/from-draft.ts'
import { askedAngles } from './asked-angles.ts'
import type { Angle } from './contract.ts'
import type { Idea } from './idea.ts'
import { absentLines } from './lines/absent.ts'
import { announcedLines } from './lines/announced.ts'
import { askLines } from './lines/ask.ts'
import { briefLines } from './lines/brief.ts'
import { choiceLines } from './lines/choice.ts'
import { closedLines } from './lines/closed.ts'
import { companyLines } from './lines/company.ts'
import { conditionLines } from './lines/condition.ts'
import { congratulationLines } from './lines/congratulation.ts'
import { datedLines } from './lines/dated.ts'
import { daysOfferedLines } from './lines/days-offered.ts'
import { deadlineLines } from './lines/deadline.ts'
import { dealLines } from './lines/deal.ts'
import { doingLines } from './lines/doing.ts'
import { dueLines } from './lines/due.ts'
import { eventLines } from './lines/event.ts'
import { existingLines } from './lines/existing.ts'
import { figureLines } from './lines/figure.ts'
import { gerundLines } from './lines/gerund.ts'
import { handedLines } from './lines/handed.ts'
import { houseLines } from './lines/house.ts'
import { introAskLines } from './lines/intro-ask.ts'
import { itemLines } from './lines/item.ts'
import { labelLines } from './lines/label.ts'
import { learnedLines } from './lines/learned.ts'
import { listedLines } from './lines/listed.ts'
import { mannersLines } from './lines/manners.ts'
import { matterLines } from './lines/matter.ts'
import { meetingLines } from './lines/meeting.ts'
import { mendedLines } from './lines/mended.ts'
import { movedLines } from './lines/moved.ts'
import { newPriceLines } from './lines/new-price.ts'
import { numberedLines } from './lines/numbered.ts'
import { openingLines } from './lines/opening.ts'
import { optionLines } from './lines/option.ts'
import { outingLines } from './lines/outing.ts'
import { pairLines } from './lines/pair.ts'
import { peopleLines } from './lines/people.ts'
import { plainLines } from './lines/plain.ts'
import { planLines } from './lines/plan.ts'
import { priceLines } from './lines/price.ts'
import { purposeLines } from './lines/purpose.ts'
import { quotedLines } from './lines/quoted.ts'
import { rateLines } from './lines/rate.ts'
import { readersWorkLines } from './lines/readers-work.ts'
import { referenceLines } from './lines/reference.ts'
import { relativeLines } from './lines/relative.ts'
import { reportedAskLines } from './lines/reported-ask.ts'
import { riseLines } from './lines/rise.ts'
import { roleLines } from './lines/role.ts'
import { spareLines } from './lines/spare.ts'
import { statementLines } from './lines/statement.ts'
import { suitsLines } from './lines/suits.ts'
import { sumLines } from './lines/sum.ts'
import { titleLines } from './lines/title.ts'
import { topicLines } from './lines/topic.ts'
import { totalLines } from './lines/total.ts'
import { underWayLines } from './lines/under-way.ts'
import { wantedLines } from './lines/wanted.ts'
import { coreOf } from './reading/core.ts'
import { isEmpty } from './unfit/empty-words.ts'
import { halfSaid } from './unfit/half-said.ts'
import { inPassing } from './unfit/in-passing.ts'
import { besideAskIn } from './unfit/side-asks.ts'
import { isSideMatter } from './unfit/side-matter.ts'

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

/** Ideas of the angles asked for, or of those that suit the mail; heaviest first. */
export function ideasFor(
  doc: Doc,
  material: RichMaterial,
  angles: readonly Angle[] | undefined,
  brief: BriefInput | undefined,
): Idea[] {
  const all = brief && !angles ? { ...USUAL[doc.family], ...FOR_BRIEF } : USUAL[doc.family]
  const worth = angles ? Object.fromEntries(angles.map((a) => [a, 1])) : all
  const core = coreOf(doc, material)
  const found = [
    ...topicLines(doc, material, core),
    ...figureLines(doc, material, core),
    ...statementLines(doc, material, core, worth.curiosity !== undefined),
    // Each angle asked for has the lines it would have alone, whichever others are asked for.
    ...(angles ? statementLines(doc, material, core, worth.curiosity === undefined) : []),
    ...optionLines(material),
    ...labelLines(doc, material),
    ...mannersLines(doc, material),
    ...askLines(material),
    ...peopleLines(doc, material),
    ...listedLines(doc, material),
    ...relativeLines(material),
    ...eventLines(doc, material),
    ...deadlineLines(material),
    ...doingLines(material),
    ...itemLines(doc, material),
    ...datedLines(doc, material),
    ...gerundLines(material),
    ...handedLines(doc, material),
    ...planLines(material),
    ...pairLines(material),
    ...companyLines(doc, material),
    ...briefLines(brief, doc.family),
    ...spareLines(material),
    ...plainLines(doc, material),
    ...priceLines(doc, material),
    ...referenceLines(doc, material),
    ...numberedLines(doc, material),
    ...newPriceLines(material),
    ...congratulationLines(material),
    ...sumLines(doc, material),
    ...learnedLines(doc, material),
    ...openingLines(doc, material),
    ...conditionLines(material),
    ...titleLines(doc, material),
    ...riseLines(material),
    ...mendedLines(material),
    ...roleLines(doc, material),
    ...underWayLines(doc, material),
    ...existingLines(material),
    ...purposeLines(material),
    ...meetingLines(material),
    ...announcedLines(doc, material),
    ...reportedAskLines(material),
    ...readersWorkLines(material),
    ...totalLines(doc, material),
    ...houseLines(doc, material),
    ...introAskLines(material),
    ...rateLines(doc, material),
    ...quotedLines(material),
    ...dueLines(material),
    ...dealLines(material),
    ...matterLines(doc, material),
    ...choiceLines(material),
    ...wantedLines(doc, material),
    ...movedLines(material),
    ...absentLines(doc, material),
    ...daysOfferedLines(doc, material),
    ...suitsLines(material),
    ...closedLines(material),
    ...outingLines(doc, material),
  ]
  // A notice asks nothing; a mail whose own ask is a question was written by somebody, whatever its kind.
  const asks = (idea: Idea) =>
    idea.angle === 'question' &&
    idea.line?.sentence.question === true &&
    material.ask?.text.trimEnd().endsWith('?') === true
  // The reader's own firm says to whom, and not what; who asks for names gets it.
  const isOnlyReader = ({ text, angle }: Idea) =>
    angle !== 'name' && text === material.recipient.company?.text
  const besideAsk = brief ? () => false : besideAskIn(doc)
  const heaviest = [...found, ...(angles ? askedAngles(found, angles, material) : [])]
    .filter(
      (idea) =>
        !isOnlyReader(idea) &&
        !halfSaid(idea) &&
        !isEmpty(idea, doc) &&
        !isSideMatter(idea) &&
        !inPassing(idea, doc) &&
        !besideAsk(idea),
    )
    .flatMap((idea) => {
      const bonus = worth[idea.angle] ?? (asks(idea) ? 0 : undefined)
      if (bonus !== undefined) return [{ ...idea, weight: idea.weight + bonus }]
      return angles || (idea.angle !== 'curiosity' && idea.angle !== 'benefit')
        ? []
        : [{ ...idea, spare: true }]
    })
    .sort((a, b) => b.weight - a.weight || (a.text < b.text ? -1 : a.text > b.text ? 1 : 0))
  return angles
    ? angles.flatMap((angle) => heaviest.filter((idea) => idea.angle === angle).slice(0, MOST_OF_ANGLE))
    : heaviest.slice(0, MOST)
}
