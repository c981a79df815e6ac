/** Which annotations a request wants to see, and how much of each. Nothing here changes the score. */
import type { z } from 'zod'
import type { Draft } from '../../engine/draft.ts'
import type { Annotation } from '../../engine/report.ts'
import type { contract } from './contract.ts'

type Input = z.output<typeof contract.input>
type Range = NonNullable<Input['ranges']>[number]

/** The annotations that were asked for, in the order of the text; of too many, the dearest. */
export function listed(all: readonly Annotation[], input: Input): Annotation[] {
  const { dimensions, ranges, max_annotations: most } = input
  const wanted = all.filter(
    (a) =>
      (!dimensions || dimensions.includes(a.dimension)) && (!ranges || ranges.some((r) => touches(a, r))),
  )
  return inBrief(dearest(wanted, most), input.explain)
}

const touches = (a: Annotation, { field, start, end }: Range): boolean =>
  a.field === field && a.start <= end && a.end >= start && (a.start < end || a.end > start || start === end)

function dearest(all: Annotation[], most = all.length): Annotation[] {
  if (most >= all.length) return all
  const kept = new Set([...all].sort((a, b) => b.points - a.points).slice(0, most))
  return all.filter((a) => kept.has(a))
}

const inBrief = (all: Annotation[], explain: Input['explain']): Annotation[] =>
  explain === 'full' ? all : all.map((a) => ({ ...a, why: '', evidence: [], fixes: a.fixes.slice(0, 1) }))

export function listingWarnings(
  { draft, subject, preheader }: Draft,
  shown: number,
  all: number,
  input: Input,
): { code: string; message: string }[] {
  const lengths = { draft: draft.length, subject: subject?.length ?? 0, preheader: preheader?.length ?? 0 }
  const warnings = (input.ranges ?? []).flatMap(({ field, end }, i) =>
    end > lengths[field]
      ? [
          {
            code: 'range_outside',
            message: `ranges[${i}] ends at ${end}; ${field} has ${lengths[field]} UTF-16 code units.`,
          },
        ]
      : [],
  )
  if (shown < all)
    warnings.push({
      code: 'annotations_left_out',
      message: `${shown} of ${all} annotations are listed, as asked; the score, the dimensions and the gate count all of them.`,
    })
  return warnings
}

export const crowdWarnings = (left: number): { code: string; message: string }[] =>
  left === 0
    ? []
    : [
        {
          code: 'marks_left_out',
          message: `${left} more ${left === 1 ? 'place' : 'places'} of rules that are listed ${left === 1 ? 'is' : 'are'} left out, as ${left === 1 ? 'it costs' : 'they cost'} nothing more. Send \`everything\` to list ${left === 1 ? 'it' : 'them'}.`,
        },
      ]
