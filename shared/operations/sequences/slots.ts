/** Fills the slots of the scripts from draft or brief. */
import type { Doc } from '../../engine/doc.ts'
import type { Audience } from '../../engine/draft.ts'
import { capitalised } from '../../engine/edit.ts'
import type { Kind } from '../../engine/kinds.ts'
import type { BriefInput } from '../brief.ts'
import { customerOf } from '../cta/slots.ts'
import type { RichMaterial } from '../material/from-draft.ts'
import { customerIn, ofProofs } from './example-named.ts'
import type { Ground } from './ground.ts'
import { isClause } from './opening.ts'
import { ANY, type Aspect, pointFor } from './points.ts'
import { showsResult, tellsOfOthers } from './recall.ts'
import type { Slots } from './script.ts'
import { inside, sentence, toReader } from './wording.ts'

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
  proofs: readonly string[],
  holes: string[],
  wanted: readonly Aspect[] = ANY,
): Slots {
  const { doc, brief, material, audience } = source
  const company = material.recipient.company?.text ?? null
  const [proof] = proofs
  const problem = brief?.problem === undefined ? undefined : toReader(brief.problem)
  return {
    ...ground,
    about: ground.on === 'this' ? '' : ` about ${ground.on}`,
    point: ground.sayings[0] ?? null,
    trouble: problem !== undefined && isClause(problem) ? inside(problem) : null,
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
    proof: proof === undefined ? null : sentence(proof),
    told: pointFor(ground.points, wanted),
    item: ground.items[0] ?? null,
    ends: false,
    spare: [],
    facts: [...proofs, ...ground.points.map(({ text }) => capitalised(`${text}.`)), ...ground.sayings],
    example: doc ? (customerOf(material) ?? customerIn(ground.points)) : customerIn(ofProofs(brief)),
    shown: brief ? !ground.holdsProof && (brief.proof ?? []).some(showsResult) : tellsOfOthers(material),
    askedForTime: doc
      ? doc.asks.some((a) => a.friction >= TIME)
      : /\b(?:min|mins|minutes?|hours?|call|meeting|demo|coffee)\b/i.test(brief?.ask ?? ''),
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
