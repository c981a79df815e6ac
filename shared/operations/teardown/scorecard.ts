/** The mail's figures side by side with its kind's bands or with another mail. */
import type { Doc } from '../../engine/doc.ts'
import type { Kind } from '../../engine/kinds.ts'
import { kindOf } from '../../engine/kinds.ts'
import type { Report } from '../../engine/report.ts'
import { RULESET } from '../../engine/score.ts'
import { type Difference, fromOther, fromUsual, kindName, type Side } from './differences.ts'
import { figuresOf, inside, USUAL } from './measures.ts'
import { MEASURES, type ScorecardResult } from './scorecard-contract.ts'
import type { SectionName } from './sections-contract.ts'
import { cited } from './strengths.ts'

/** A mail with its report and the sections it has. */
export interface Judged {
  doc: Doc
  report: Report
  sections: readonly SectionName[]
}

/** Sections that only some mails of a kind have, and whose presence may tell two mails apart. */
const sideOf = ({ doc, report, sections }: Judged, expected: ReadonlySet<SectionName>): Side => ({
  figures: figuresOf(doc),
  annotations: report.annotations,
  sections: new Set(sections.filter((s) => expected.has(s))),
})

/** `kind` is whose bands apply: the mail's own, or that of the benchmark asked for. */
export function scorecardOf(
  mine: Judged,
  other: Judged | null,
  kind: Kind,
  expected: ReadonlySet<SectionName>,
): ScorecardResult {
  const { bands, family } = kindOf(kind)
  const side = sideOf(mine, expected)
  const theirs = other && sideOf(other, expected)
  const differences = theirs ? fromOther(side, theirs, kind) : fromUsual(side.figures, kind)
  const { score, grade, gate, dimensions } = mine.report
  return {
    score,
    grade,
    threshold: gate.threshold,
    score_with_fixes: gate.score_with_fixes,
    dimensions: dimensions.map(({ id, score: own, points }, i) => ({
      id,
      score: own,
      points,
      other_score: other?.report.dimensions[i]?.score ?? null,
      other_points: other?.report.dimensions[i]?.points ?? null,
    })),
    compared_with: {
      type: other ? 'email' : 'benchmark',
      kind,
      score: other?.report.score ?? null,
      basis: other
        ? `Both mails were judged by ruleset ${RULESET} as ${kindName(kind)} mail; a difference in score is no forecast of replies.`
        : `The bands of ruleset ${RULESET} for ${kindName(kind)} mail, which rest on the evidence named at each measure and on house judgement where none is named. They say what is usual or was answered more; they are no averages, and there is no average score to compare with.`,
    },
    measures: MEASURES.map((id) => {
      const band = USUAL[id]?.of(bands) ?? null
      return {
        id,
        value: side.figures[id],
        other: theirs?.figures[id] ?? null,
        usual: band && [...band],
        inside: inside(side.figures[id], band),
        evidence: band ? cited(USUAL[id]?.evidence[family] ?? []) : [],
      }
    }),
    differences,
    verdict: other ? verdictOnTwo(score, other.report.score, differences) : verdictOnOne(differences, kind),
  }
}

function verdictOnTwo(mine: number, other: number, differences: readonly Difference[]): string {
  const gap = mine - other
  const first = differences.find((d) => d.favours === (gap > 0 ? 'this' : 'other') && (d.points ?? 0) > 0)
  const most = first ? ` The most comes from ${aboutOf(first)} (${first.points} points).` : ''
  if (gap === 0) return `Both mails score ${mine}.`
  return `This mail scores ${mine}, the other ${other}: ${Math.abs(gap)} points ${gap > 0 ? 'ahead' : 'behind'}.${most}`
}

const aboutOf = ({ about }: Difference) => about.replaceAll(/[_-]/g, ' ')

function verdictOnOne(differences: readonly Difference[], kind: Kind): string {
  if (differences.length === 0) return `Every figure lies within what is usual for ${kindName(kind)} mail.`
  const told = differences.map(({ message }) =>
    message.replace(/; (.+?) (?:is|are) usual .*$/s, ' (usually $1)'),
  )
  return `Outside what is usual for ${kindName(kind)} mail: ${told.join(', ')}.`
}
