/** What sets a mail apart from what is usual, or from another mail, in sentences. */
import { capitalised } from '../../engine/edit.ts'
import type { Band, Kind } from '../../engine/kinds.ts'
import { kindOf } from '../../engine/kinds.ts'
import type { Annotation } from '../../engine/report.ts'
import { inBand, inside, USUAL } from './measures.ts'
import { MEASURES, type MeasureId, type ScorecardResult } from './scorecard-contract.ts'
import type { SectionName } from './sections-contract.ts'
import { cited } from './strengths.ts'

export type Difference = ScorecardResult['differences'][number]
export type Figures = Record<MeasureId, number | null>

/** Rules that say themselves that a section is missing. */
const TELLS_OF = new Map<string, SectionName>([
  ['missing-preheader', 'preheader'],
  ['missing-greeting', 'greeting'],
  ['missing-ask', 'cta'],
  ['missing-signoff', 'signature'],
  ['missing-unsubscribe', 'footer'],
])

/** One mail, as far as it is compared. */
export interface Side {
  figures: Figures
  annotations: readonly Annotation[]
  sections: ReadonlySet<SectionName>
}

/** Differences that are told; more is no summary. */
const MOST = 8
/** Steps of an ask's friction that make it another sort of ask. */
const EASIER = 2

/** A kind as it is said: `cold outreach`. */
export const kindName = (kind: Kind): string => kind.replaceAll('_', ' ')

/** How a mail differs from what is usual for its kind. */
export function fromUsual(figures: Figures, kind: Kind): Difference[] {
  const { bands, family } = kindOf(kind)
  return MEASURES.flatMap((id): Difference[] => {
    const usual = USUAL[id]
    const band = usual?.of(bands) ?? null
    const value = figures[id]
    if (!usual || band === null || value === null || inside(value, band) !== false) return []
    const evidence = cited(usual.evidence[family] ?? [])
    return [
      {
        about: id,
        message: `${capitalised(usual.says(value))}; ${inBand(band)} ${isOne(band) ? 'is' : 'are'} usual for ${kindName(kind)} mail${sourceOf(evidence)}.`,
        favours: 'other',
        points: null,
        evidence,
      },
    ]
  })
}

const isOne = ([, top]: Band) => top === 1
const sourceOf = (evidence: readonly { id: string }[]) =>
  evidence.length === 0 ? '' : ` (${evidence.map(({ id }) => id).join(', ')})`

/** How a mail differs from another one. */
export function fromOther(mine: Side, other: Side, kind: Kind): Difference[] {
  const measures = measureDifferences(mine, other, kind)
  const said = new Set(measures.flatMap(({ about }) => USUAL[about as MeasureId]?.rules ?? []))
  const rules = ruleDifferences(mine.annotations, other.annotations).filter(({ about }) => !said.has(about))
  const told = new Set<string>(rules.flatMap(({ about }) => TELLS_OF.get(about) ?? []))
  return [
    ...measures,
    ...rules,
    ...askDifference(mine.figures, other.figures, kind),
    ...sectionDifferences(mine.sections, other.sections).filter(({ about }) => !told.has(about)),
  ]
    .sort((a, b) => (b.points ?? 0) - (a.points ?? 0))
    .slice(0, MOST)
}

/** Measures of which one mail lies within the band and the other does not. */
function measureDifferences(mine: Side, other: Side, kind: Kind): Difference[] {
  const { bands, family } = kindOf(kind)
  return MEASURES.flatMap((id): Difference[] => {
    const usual = USUAL[id]
    const band = usual?.of(bands) ?? null
    const [a, b] = [mine.figures[id], other.figures[id]]
    if (!usual || !band || a === null || b === null || inside(a, band) === inside(b, band)) return []
    const evidence = cited(usual.evidence[family] ?? [])
    const cost = (side: Side) => pointsOf(side.annotations, (a) => usual.rules.includes(a.rule_id))
    return [
      {
        about: id,
        message: `${capitalised(usual.says(a))} here, ${b} there; ${inBand(band)} ${isOne(band) ? 'is' : 'are'} usual${sourceOf(evidence)}.`,
        favours: inside(a, band) ? 'this' : 'other',
        points: Math.abs(cost(mine) - cost(other)) || null,
        evidence,
      },
    ]
  })
}

/** Rules that cost the two mails differently. */
function ruleDifferences(mine: readonly Annotation[], other: readonly Annotation[]): Difference[] {
  const ids = new Set([...mine, ...other].map((a) => a.rule_id))
  return [...ids].flatMap((about): Difference[] => {
    const is = (a: Annotation) => a.rule_id === about
    const delta = pointsOf(mine, is) - pointsOf(other, is)
    const worse = (delta > 0 ? mine : other).find(is)
    if (delta === 0 || !worse) return []
    const places = (list: readonly Annotation[]) => list.filter(is).length
    const [here, there] = [places(mine), places(other)]
    const where =
      here === 0 ? 'Only the other mail' : there === 0 ? 'Only this mail' : `${here} here, ${there} there`
    const quote = worse.quote.replaceAll(/\s+/g, ' ').trim()
    return [
      {
        about,
        message: `${where}: ${worse.message}${quote === '' || quote.length > 90 ? '' : ` “${quote}”`}`,
        favours: delta > 0 ? 'other' : 'this',
        points: Math.abs(delta),
        evidence: [...worse.evidence],
      },
    ]
  })
}

function pointsOf(list: readonly Annotation[], picks: (a: Annotation) => boolean): number {
  return list.reduce((sum, a) => sum + (picks(a) ? a.points : 0), 0)
}

const FRICTION = ['', 'a nod', 'a word or a click', 'some thought', 'an appointment', 'an hour of work']

function askDifference(mine: Figures, other: Figures, kind: Kind): Difference[] {
  const [a, b] = [mine.ask_friction, other.ask_friction]
  if (a === null || b === null || Math.abs(a - b) < EASIER) return []
  return [
    {
      about: 'ask_friction',
      message: `The ask costs the reader ${FRICTION[a] ?? a} here and ${FRICTION[b] ?? b} there.`,
      favours: a < b ? 'this' : 'other',
      points: null,
      evidence: cited(kindOf(kind).family === 'cold' ? ['E25'] : []),
    },
  ]
}

const NAMES: Partial<Record<SectionName, string>> = {
  preheader: 'a preheader',
  greeting: 'a greeting',
  proof: 'proof that it worked for others',
  cta: 'an ask',
  signature: 'a signature',
  footer: 'a footer',
}

function sectionDifferences(mine: ReadonlySet<SectionName>, other: ReadonlySet<SectionName>): Difference[] {
  return (Object.keys(NAMES) as SectionName[]).flatMap((about): Difference[] => {
    if (mine.has(about) === other.has(about)) return []
    const here = mine.has(about)
    return [
      {
        about,
        message: `Only ${here ? 'this' : 'the other'} mail has ${NAMES[about]}.`,
        favours: here ? 'this' : 'other',
        points: null,
        evidence: [],
      },
    ]
  })
}
