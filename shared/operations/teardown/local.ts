import type { z } from 'zod'
import type { Draft } from '../../engine/draft.ts'
import { lazy } from '../../engine/lazy.ts'
import type { Annotation, Report } from '../../engine/report.ts'
import { competingWith } from '../cta/competing.ts'
import { findAsks } from '../cta/found.ts'
import { issuesOf } from '../cta/issues.ts'
import { factsOf } from '../facts.ts'
import { draftOf } from '../fields.ts'
import type { Answer, Context } from '../operation.ts'
import { type ReadDraft, readDraft } from '../read-draft.ts'
import { type Anatomy, anatomyOf } from './anatomy.ts'
import type { contract, TeardownResult } from './contract.ts'
import { expectedIn } from './expectations.ts'
import { homeOf } from './home.ts'
import { ctaOffer } from './offers.ts'
import { withOwnAsk } from './own-ask.ts'
import { prioritiesOf } from './priorities.ts'
import { NO_REWRITE, withRewrites } from './rewrites.ts'
import { type Judged, scorecardOf } from './scorecard.ts'
import { headPlaces, problemsOf, sectionsOf } from './sections.ts'
import type { SectionName } from './sections-contract.ts'
import { praised } from './strengths.ts'
import { structureOf } from './structure.ts'
import { timelineOf } from './timeline.ts'

type Input = z.output<typeof contract.input>
type Warnings = Report['warnings']

interface TakenApart extends Judged, ReadDraft {
  anatomy: Anatomy
  heads: SectionName[]
}

export function local(input: Input, context: Context): Answer<TeardownResult> {
  const draft = draftOf(input)
  const mine = takeApart(draft, context)
  const { doc, report, anatomy } = mine
  const homes = new Map(
    report.annotations.map((a): [Annotation, string | null] => [a, homeOf(a, doc, anatomy.parts)]),
  )
  const asked = new Set<string>(input.sections ?? [])
  const isAsked = ({ id }: { id: string }) => !input.sections || asked.has(id.replace(/_\d+$/, ''))
  const expected = expectedIn(doc, report)
  const askIssues = askIssuesOf(mine)
  const plain = sectionsOf(doc, anatomy, homes, expected, untold(askIssues, report))
  const whole = [...homes].filter(([, home]) => home === null).map(([a]) => a)
  const problems = problemsOf(whole.filter((a) => a.severity !== 'praise'))
  const facts = factsOf(report)
  const ask = lazy(() => ctaOffer(mine, context))
  const { other, kind } = against(input, draft, mine, context)
  return {
    ...facts,
    warnings: [...facts.warnings, ...warningsOf(mine, other)],
    result: {
      sections: input.include_rewrite
        ? withRewrites(plain, isAsked, { ...mine, ask }, context)
        : plain.filter(isAsked).map((section) => ({ ...section, ...NO_REWRITE })),
      whole_mail: {
        points: problems.reduce((sum, p) => sum + p.points, 0),
        strengths: whole.filter((a) => a.severity === 'praise').map(praised),
        problems,
      },
      structure: structureOf(doc, anatomy, mine.heads, report, expected, askIssues),
      reader_timeline: timelineOf(doc, anatomy),
      priority_fixes: prioritiesOf(report, homes, (a) => withOwnAsk(a, draft, ask)),
      scorecard: scorecardOf(mine, other, kind, new Set(expected.map(([id]) => id))),
    },
  }
}

/** What the `cta` operation finds wrong with how the mail asks. */
function askIssuesOf({ doc, report, anatomy: { primary } }: TakenApart) {
  const found = findAsks(doc)
  return issuesOf(doc, report, found, primary, competingWith(primary, found, doc))
}

/** How many of them no rule of the score tells of. */
const untold = (issues: ReturnType<typeof issuesOf>, { annotations }: Report): number =>
  issues.filter(
    ({ code, start, end }) =>
      code !== 'vague_link_text' && !annotations.some((a) => a.start === start && a.end === end),
  ).length

function takeApart(draft: Draft, context: Context): TakenApart {
  const read = readDraft(draft, context)
  const anatomy = anatomyOf(read.doc)
  const heads = headPlaces(read.doc).map(([name]) => name)
  return { ...read, anatomy, heads, sections: [...heads, ...anatomy.parts.map((p) => p.name)] }
}

/** What the mail is held against, and whose bands apply. */
function against({ compare_to }: Input, draft: Draft, { doc }: TakenApart, context: Context) {
  if ('benchmark' in compare_to)
    return { other: null, kind: compare_to.benchmark === 'auto' ? doc.kind : compare_to.benchmark }
  const { draft: body, subject, preheader, from_name, format } = compare_to
  // Judged as the same kind: a guess that differs would compare two yardsticks, not two mails.
  const second: Draft = { ...draft, draft: body, subject, preheader, from_name, format, kind: draft.kind }
  return { other: takeApart(second, context), kind: doc.kind }
}

function warningsOf({ doc, anatomy }: TakenApart, other: Judged | null): Warnings {
  const warnings: Warnings = []
  if (!doc.english)
    warnings.push({
      code: 'sections_by_layout',
      message:
        'Proof, call to action and missing parts are told by English words; here sections follow the layout only.',
    })
  if (anatomy.leftOut > 0)
    warnings.push({
      code: 'sections_left_out',
      message: `The body has ${anatomy.leftOut} more parts that are not listed.`,
    })
  if (other && other.report.kind !== doc.kind)
    warnings.push({
      code: 'kinds_differ',
      message: `This mail was taken for ${doc.kind}, the other for ${other.report.kind}, and each is scored as what it was taken for. Name a \`kind\` to judge both alike.`,
    })
  return warnings
}
