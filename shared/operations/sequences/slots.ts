/** Fills the slots of the scripts. */
import type { Doc } from '../../engine/doc.ts'
import type { Audience } from '../../engine/draft.ts'
import { capitalised } from '../../engine/edit.ts'
import type { Kind } from '../../engine/kinds.ts'
import type { BriefInput } from '../brief.ts'
import { customerNamed } from '../material/customers/got.ts'
import type { RichMaterial } from '../material/from-draft.ts'
import type { Ground } from './ground.ts'
import { ANY, type Aspect, pointFor } from './points.ts'
import { tellsOfOthers } from './recall.ts'
import type { Slots } from './script.ts'

export interface Source {
  doc: Doc | null
  brief: BriefInput | null
  material: RichMaterial
  audience: Audience | undefined
}

/** An ask of this friction or more takes the reader's time. */
const TIME = 3
const PRICED: ReadonlySet<Kind> = new Set<Kind>(['proposal', 'negotiation', 'follow_up', 'cold_outreach'])

/** Slots for one step; `holes` collects parts to fill. */
export function slotsOf(
  source: Source,
  kind: Kind,
  ground: Ground,
  holes: string[],
  wanted: readonly Aspect[] = ANY,
): Slots {
  const { doc, material, audience } = source
  const company = material.recipient.company?.text ?? null
  return {
    ...ground,
    about: ground.on === 'this' ? '' : ` about ${ground.on}`,
    point: ground.sayings[0] ?? null,
    does: withinSentence(ground.does),
    kind,
    priced: PRICED.has(kind),
    company,
    at: company === null ? '' : ` at ${company}`,
    deadline: ground.deadline?.text ?? null,
    isLast: ground.deadline?.isLast ?? false,
    customer:
      kind === 'partnership'
        ? 'partner of yours'
        : audience?.industry
          ? `${audience.industry} customer of the same size`
          : 'customer of the same size',
    told: pointFor(ground.points, wanted),
    item: ground.items[0] ?? null,
    ends: false,
    spare: () => [],
    facts: [...ground.points.map(({ text }) => capitalised(`${text}.`)), ...ground.sayings],
    example: customerNamed(doc, material) ?? ground.points.find(({ who }) => who)?.who ?? null,
    shown: tellsOfOthers(material),
    askedForTime: doc?.asks.some((a) => a.friction >= TIME) ?? false,
    hole: (instruction) => {
      const text = `[${instruction}]`
      if (!holes.includes(text)) holes.push(text)
      return text
    },
  }
}

/** `We make …` behind a comma; a sentence of the first person singular does not go there. */
function withinSentence(does: string | null): string | null {
  if (does === null || /^I\b/.test(does)) return null
  return /^(?:We|Our)\b/.test(does) ? does.charAt(0).toLowerCase() + does.slice(1) : does
}
