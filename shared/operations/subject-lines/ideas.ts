/** Everything the mail offers as a subject, before it is judged. */
import type { Doc } from '../../engine/doc.ts'
import type { Family } from '../../engine/kinds.ts'
import type { BriefInput } from '../brief.ts'
import type { RichMaterial } from '../material/from-draft.ts'
import { absentLines } from './absent-lines.ts'
import { announcedLines } from './announced-lines.ts'
import { askLines } from './ask-lines.ts'
import { askedAngles } from './asked-angles.ts'
import { briefLines } from './brief-lines.ts'
import { choiceLines } from './choice-lines.ts'
import { companyLines } from './company-lines.ts'
import { conditionLines } from './condition-lines.ts'
import { congratulationLines } from './congratulation-lines.ts'
import type { Angle } from './contract.ts'
import { coreOf } from './core.ts'
import { datedLines } from './dated-lines.ts'
import { daysOfferedLines } from './days-offered-lines.ts'
import { deadlineLines } from './deadline-lines.ts'
import { dealLines } from './deal-lines.ts'
import { doingLines } from './doing-lines.ts'
import { dueLines } from './due-lines.ts'
import { isEmpty } from './empty-words.ts'
import { eventLines } from './event-lines.ts'
import { existingLines } from './existing-lines.ts'
import { figureLines } from './figure-lines.ts'
import { gerundLines } from './gerund-lines.ts'
import { halfSaid } from './half-said.ts'
import { handedLines } from './handed-lines.ts'
import { houseLines } from './house-lines.ts'
import type { Idea } from './idea.ts'
import { inPassing } from './in-passing.ts'
import { introAskLines } from './intro-ask-lines.ts'
import { itemLines } from './item-lines.ts'
import { labelLines } from './label-lines.ts'
import { learnedLines } from './learned-lines.ts'
import { listedLines } from './listed-lines.ts'
import { mannersLines } from './manners-lines.ts'
import { matterLines } from './matter-lines.ts'
import { meetingLines } from './meeting-lines.ts'
import { mendedLines } from './mended-lines.ts'
import { movedLines } from './moved-lines.ts'
import { newPriceLines } from './new-price-lines.ts'
import { numberedLines } from './numbered-lines.ts'
import { openingLines } from './opening-lines.ts'
import { optionLines } from './option-lines.ts'
import { pairLines } from './pair-lines.ts'
import { peopleLines } from './people-lines.ts'
import { plainLines } from './plain-lines.ts'
import { planLines } from './plan-lines.ts'
import { priceLines } from './price-lines.ts'
import { purposeLines } from './purpose-lines.ts'
import { quotedLines } from './quoted-lines.ts'
import { rateLines } from './rate-lines.ts'
import { readersWorkLines } from './readers-work-lines.ts'
import { referenceLines } from './reference-lines.ts'
import { relativeLines } from './relative-lines.ts'
import { reportedAskLines } from './reported-ask-lines.ts'
import { riseLines } from './rise-lines.ts'
import { roleLines } from './role-lines.ts'
import { besideAskIn } from './side-asks.ts'
import { isSideMatter } from './side-matter.ts'
import { spareLines } from './spare-lines.ts'
import { statementLines } from './statement-lines.ts'
import { sumLines } from './sum-lines.ts'
import { titleLines } from './title-lines.ts'
import { topicLines } from './topic-lines.ts'
import { totalLines } from './total-lines.ts'
import { underWayLines } from './under-way-lines.ts'
import { wantedLines } from './wanted-lines.ts'

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
    ...roleLines(doc),
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
  ]
  // A notice asks nothing; a mail whose own ask is a question was written by somebody, whatever its kind.
  const asks = (idea: Idea) =>
    idea.angle === 'question' &&
    idea.line?.sentence.question === true &&
    material.ask?.text.trimEnd().endsWith('?') === true
  const besideAsk = brief ? () => false : besideAskIn(doc)
  const heaviest = [...found, ...(angles ? askedAngles(found, angles, material) : [])]
    .filter(
      (idea) =>
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
